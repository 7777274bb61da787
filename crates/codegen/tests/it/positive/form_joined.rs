//! `style: form` without `explode`: one parameter whose items commas part.

use serde_json::json;
use windlass_contract::Nullable;
use windlass_contract::axum::Rejection;

use self::made::api::{self, SearchParams, SearchResponse};
use self::made::types::{Point, Seen};
use super::Server;

made!(form_joined);

impl api::Search for Server {
    async fn search(&self, params: SearchParams) -> Result<SearchResponse, Rejection> {
        Ok(SearchResponse::Ok(Seen { ids: params.ids, words: params.words, point: params.point }))
    }
}

#[tokio::test]
async fn commas_part_items_and_names_from_values() {
    let (site, client) = start(Server).await;
    site.get("/search?ids=1,2&words=a").await.check(json!({"ids": [1, 2], "words": ["a"]}));
    site.get("/search?ids=1%2C2").await.check(json!({"ids": [1, 2]}));
    site.get("/search?words=").await.check(json!({"words": []}));
    site.get("/search?point=x,1,y,2.5").await.check(json!({"point": {"x": 1, "y": 2.5}}));
    let sent = Seen {
        ids: Some(vec![1, 2]),
        words: Some(vec!["a".to_owned(), "b c&d".to_owned()]),
        point: Some(Point { x: 1, y: Nullable::Value(2.5) }),
    };
    let read = client.search(sent.ids.as_ref(), sent.point.as_ref(), sent.words.as_ref()).await.unwrap();
    assert_eq!(*read, sent);
    site.get("/search?ids=1,x,3").await.check_refused(&["/query/ids/1 must be an integer, and is `x`"]);
    site.get("/search?ids=1,0&point=y,1")
        .await
        .check_refused(&["/query/ids/1 must be at least 1", "/query/point/x is required"]);
}
