//! `style: pipeDelimited`.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, SearchParams, SearchResponse};
use self::made::types::{Tags, TagsItem};
use super::Server;

made!(pipe_delimited);

impl api::Search for Server {
    async fn search(&self, params: SearchParams) -> Result<SearchResponse, Rejection> {
        Ok(SearchResponse::Ok(params.tags))
    }
}

#[tokio::test]
async fn bars_part_the_items() {
    let (site, client) = start(Server).await;
    site.get("/search?tags=red|light%20blue%7Cgreen").await.check(json!(["red", "light blue", "green"]));
    let tags = Tags(vec![TagsItem::Red, TagsItem::LightBlue]);
    assert_eq!(*client.search(&tags).await.unwrap(), tags);
    site.get("/search").await.check_refused(&["/query/tags is required"]);
    site.get("/search?tags=").await.check_refused(&["/query/tags must have at least 1 item"]);
    site.get("/search?tags=red|pink|red")
        .await
        .check_refused(&["/query/tags/2 must not be repeated", "/query/tags/1 must be one of red, green, light blue"]);
}
