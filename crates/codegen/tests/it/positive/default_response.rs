//! `default`: one answer for every status that is not declared.

use axum::http::StatusCode;
use windlass_contract::axum::Rejection;

use self::made::api::{self, BareResponse, TypedParams, TypedResponse};
use self::made::client::Error;
use self::made::types::Problem;
use super::Server;

made!(default_response);

impl api::Answers for Server {
    async fn typed(&self, params: TypedParams) -> Result<TypedResponse, Rejection> {
        Ok(match params.status {
            200 => TypedResponse::Ok(1),
            418 => return Err(Rejection::new(StatusCode::IM_A_TEAPOT, "teapot", "any status may be rejected with")),
            _ => TypedResponse::Default { status: StatusCode::INSUFFICIENT_STORAGE, body: Problem::new("full") },
        })
    }

    async fn bare(&self) -> Result<BareResponse, Rejection> {
        Ok(BareResponse::Default { status: StatusCode::RESET_CONTENT })
    }
}

#[tokio::test]
async fn any_status_may_be_answered() {
    let (site, client) = start(Server).await;
    assert_eq!(*client.typed(200).await.unwrap(), 1);
    let Err(Error::ErrorResponse(told)) = client.typed(1).await else { panic!("507 is no success") };
    assert_eq!((told.status().as_u16(), told.title.as_str()), (507, "full"));
    assert_eq!(site.get("/typed?status=418").await.status, 418);
    assert_eq!(client.bare().await.unwrap().status(), 205);
}
