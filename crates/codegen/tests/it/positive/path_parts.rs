//! Parameters that are parts of a segment.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{
    self, CompareParams, CompareResponse, ReadAsJsonParams, ReadAsJsonResponse, ReadParams, ReadResponse,
};
use super::Server;

made!(path_parts);

impl api::Reports for Server {
    async fn read(&self, params: ReadParams) -> Result<ReadResponse, Rejection> {
        Ok(ReadResponse::Ok(vec!["read".to_owned(), params.id]))
    }

    async fn read_as_json(&self, params: ReadAsJsonParams) -> Result<ReadAsJsonResponse, Rejection> {
        Ok(ReadAsJsonResponse::Ok(vec!["readAsJson".to_owned(), params.id.to_string()]))
    }

    async fn compare(&self, params: CompareParams) -> Result<CompareResponse, Rejection> {
        Ok(CompareResponse::Ok(vec!["compare".to_owned(), params.from.to_string(), params.to.to_string()]))
    }
}

#[tokio::test]
async fn the_template_that_says_most_is_taken() {
    let (site, client) = start(Server).await;
    assert_eq!(*client.read("a.b/c").await.unwrap(), ["read", "a.b/c"]);
    assert_eq!(*client.read_as_json(7).await.unwrap(), ["readAsJson", "7"]);
    assert_eq!(*client.compare(-1, 2).await.unwrap(), ["compare", "-1", "2"]);
    site.get("/reports/0.json").await.check_refused(&["/path/id must be at least 1"]);
    site.get("/reports/1..x").await.check_refused(&["/path/to must be an integer, and is `x`"]);
    site.get("/reports/.json").await.check(json!(["read", ".json"]));
    let wrong = site.send("POST", "/reports/7.json", &[], "").await;
    assert_eq!((wrong.status, wrong.header("allow")), (405, "GET"));
}
