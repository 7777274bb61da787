//! `style: spaceDelimited`.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, SearchParams, SearchResponse};
use super::Server;

made!(space_delimited);

impl api::Search for Server {
    async fn search(&self, params: SearchParams) -> Result<SearchResponse, Rejection> {
        Ok(SearchResponse::Ok(params.ids.unwrap_or_default()))
    }
}

#[tokio::test]
async fn spaces_part_the_items() {
    let (site, client) = start(Server).await;
    site.get("/search?ids=1%202+3").await.check(json!([1, 2, 3]));
    assert_eq!(*client.search(Some(&vec![1, -2])).await.unwrap(), [1, -2]);
    site.get("/search").await.check(json!([]));
    site.get("/search?ids=1%202%203%204").await.check_refused(&["/query/ids must have at most 3 items"]);
    site.get("/search?ids=1,2").await.check_refused(&["/query/ids/0 must be an integer, and is `1,2`"]);
}
