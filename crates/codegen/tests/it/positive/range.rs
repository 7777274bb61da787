//! `2XX` and `4XX`: the implementer chooses the status, within the range.

use axum::http::StatusCode;
use windlass_contract::axum::Rejection;

use self::made::api::{self, TeaParams, TeaResponse};
use self::made::client::Error;
use self::made::types::{Problem, Tea};
use super::Server;

made!(range);

impl api::Kitchen for Server {
    async fn tea(&self, params: TeaParams) -> Result<TeaResponse, Rejection> {
        let status = u16::try_from(params.status).ok().and_then(|status| StatusCode::from_u16(status).ok());
        let status = status.ok_or_else(|| Rejection::bad_request("no status"))?;
        Ok(match status.as_u16() {
            404 => TeaResponse::NotFound,
            200..300 => TeaResponse::Status2xx { status, body: Tea::new("green") },
            _ => TeaResponse::Status4xx { status, body: Problem::new("no tea") },
        })
    }
}

#[tokio::test]
async fn every_status_of_a_range_is_declared() {
    let (site, client) = start(Server).await;
    for status in [200, 203] {
        let tea = client.tea(status).await.unwrap();
        assert_eq!((i64::from(tea.status().as_u16()), tea.kind.as_str()), (status, "green"));
    }
    for status in [410, 418] {
        let Err(Error::ErrorResponse(told)) = client.tea(status).await else { panic!("{status} is no success") };
        assert_eq!((i64::from(told.status().as_u16()), told.title.as_str()), (status, "no tea"));
        assert_eq!(told.headers()["content-type"], "application/problem+json");
    }
    let missing = site.get("/tea?status=404").await;
    assert_eq!((missing.status, missing.text.as_str()), (404, ""));
}
