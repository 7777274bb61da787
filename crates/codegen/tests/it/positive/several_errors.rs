//! Several failures, each of its own type.

use windlass_contract::axum::Rejection;

use self::made::api::{self, TakeParams, TakeResponse};
use self::made::client::Error;
use self::made::client::types::TakeError;
use self::made::types::{Missing, Taken};
use super::Server;

made!(several_errors);

impl api::Seats for Server {
    async fn take(&self, params: TakeParams) -> Result<TakeResponse, Rejection> {
        Ok(match params.number {
            1 => TakeResponse::NoContent,
            2 => TakeResponse::Conflict(Taken::new("Emma")),
            3 => TakeResponse::Gone("It broke.".to_owned()),
            4 => TakeResponse::Locked,
            // A rejection whose status the document has no word for does not leave the server.
            5 => return Err(Rejection::new(axum::http::StatusCode::IM_A_TEAPOT, "teapot", "short and stout")),
            _ => TakeResponse::NotFound(Missing::new(4)),
        })
    }
}

#[tokio::test]
async fn the_status_tells_what_went_wrong() {
    let (site, client) = start(Server).await;
    assert_eq!(client.take(1).await.unwrap().status(), 204);
    let told = async |number| match client.take(number).await {
        Err(Error::ErrorResponse(told)) => (told.status().as_u16(), told.into_inner()),
        other => panic!("{other:?}"),
    };
    let (status, taken) = told(2).await;
    assert!(matches!(&taken, TakeError::Taken(taken) if status == 409 && taken.by == "Emma"), "{status} {taken:?}");
    let (status, missing) = told(9).await;
    assert!(matches!(&missing, TakeError::Missing(one) if status == 404 && one.seats == 4), "{status} {missing:?}");
    for (number, status, media_type, text) in
        [(3, 410, "text/plain", "It broke."), (4, 423, "", ""), (5, 500, "application/json", "internal_error")]
    {
        let answer = site.send("PUT", &format!("/seats/{number}"), &[], "").await;
        assert_eq!((answer.status, answer.header("content-type")), (status, media_type));
        assert!(answer.text.contains(text), "{}", answer.text);
        assert_eq!(super::refusal(client.take(number).await), status);
    }
}
