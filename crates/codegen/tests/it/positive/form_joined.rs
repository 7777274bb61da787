//! `style: form` without `explode`: one parameter whose items commas part.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, SearchParams, SearchResponse};
use self::made::types::Seen;
use super::Server;

made!(form_joined);

impl api::Search for Server {
    async fn search(&self, params: SearchParams) -> Result<SearchResponse, Rejection> {
        Ok(SearchResponse::Ok(Seen { ids: params.ids, words: params.words, point: params.point }))
    }
}

#[tokio::test]
async fn commas_part_items_and_names_from_values() {
    let (site, _) = start(Server).await;
    site.get("/search?ids=1,2&words=a").await.check(json!({"ids": [1, 2], "words": ["a"]}));
    site.get("/search?ids=1%2C2").await.check(json!({"ids": [1, 2]}));
    site.get("/search?words=").await.check(json!({"words": []}));
    site.get("/search?point=x,1,y,2.5").await.check(json!({"point": {"x": 1, "y": 2.5}}));
    site.get("/search?ids=1,x,3").await.check_refused(&["/query/ids/1 must be an integer, and is `x`"]);
    site.get("/search?ids=1,0&point=y,1")
        .await
        .check_refused(&["/query/ids/1 must be at least 1", "/query/point/x is required"]);
}
