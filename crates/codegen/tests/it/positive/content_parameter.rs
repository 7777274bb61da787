//! Parameters with `content`: JSON in a query and in a header.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, SearchParams, SearchResponse};
use self::made::types::{Point, Seen};
use super::Server;

made!(content_parameter);

impl api::Search for Server {
    async fn search(&self, params: SearchParams) -> Result<SearchResponse, Rejection> {
        Ok(SearchResponse::Ok(Seen { point: params.point, header: params.x_point, words: params.words }))
    }
}

#[tokio::test]
async fn the_value_is_json() {
    let (site, client) = start(Server).await;
    let path = "/search?point=%7B%22x%22:3,%22name%22:%22a%26b%22%7D&words=[%22a%22]";
    let answer = site.send("GET", path, &[("x-point", "{\"x\": 4}")], "").await;
    answer.check(json!({"point": {"x": 3, "name": "a&b"}, "header": {"x": 4}, "words": ["a"]}));
    let point = Point { x: 3, name: Some("a&b, \"ü\"".to_owned()) };
    let words = vec!["a".to_owned(), "b".to_owned()];
    let read = client.search(&point, Some(&words), Some(&Point::new(4))).await.unwrap();
    assert_eq!(*read, Seen { point, header: Some(Point::new(4)), words: Some(words) });
    let answer = site.get("/search?point=%7B%22x%22:10%7D&words=[%22a%22,%22b%22,%22c%22]").await;
    answer.check_refused(&["/query/point/x must be at most 9", "/query/words must have at most 2 items"]);
    site.get("/search?point=x").await.check_refused(&[
        "/query/point must be JSON of the declared type (expected value at line 1 column 1), and is `x`",
    ]);
    site.get("/search").await.check_refused(&["/query/point is required"]);
}
