//! `style: simple`: segments of a path, and headers.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, ExplodedParams, ExplodedResponse, JoinedParams, JoinedResponse};
use self::made::types::{Point, Seen};
use super::Server;

made!(simple);

impl api::Places for Server {
    async fn joined(&self, params: JoinedParams) -> Result<JoinedResponse, Rejection> {
        let JoinedParams { ids, point, x_words, x_point } = params;
        Ok(JoinedResponse::Ok(Seen { ids: Some(ids), point: Some(point), words: x_words, header: x_point }))
    }

    async fn exploded(&self, params: ExplodedParams) -> Result<ExplodedResponse, Rejection> {
        let ExplodedParams { point, x_point } = params;
        Ok(ExplodedResponse::Ok(Seen { point: Some(point), header: Some(x_point), ..Seen::default() }))
    }
}

#[tokio::test]
async fn commas_part_what_is_in_a_segment_or_a_header() {
    let (site, client) = start(Server).await;
    site.get("/joined/1,2/x,3,y,0.5").await.check(json!({"ids": [1, 2], "point": {"x": 3, "y": 0.5}}));
    let headers = [("x-words", "one, two"), ("x-words", "three"), ("x-point", "x,5")];
    let answer = site.send("GET", "/joined/1/x,3", &headers, "").await;
    answer.check(json!({"ids": [1], "point": {"x": 3}, "words": ["one", "two", "three"], "header": {"x": 5}}));
    let answer = site.send("GET", "/exploded/x=1,y=2", &[("x-point", "x=3")], "").await;
    answer.check(json!({"point": {"x": 1, "y": 2.0}, "header": {"x": 3}}));
    let (ids, words) = (vec![1, 2], vec!["one".to_owned(), "two".to_owned()]);
    let (point, other) = (Point { x: 3, y: Some(0.5) }, Point::new(5));
    let read = client.joined(&ids, &point, Some(&other), Some(&words)).await.unwrap();
    let sent = Seen { ids: Some(ids), point: Some(point.clone()), words: Some(words), header: Some(other.clone()) };
    assert_eq!(*read, sent);
    let read = client.exploded(&point, &other).await.unwrap();
    assert_eq!((&read.point, &read.header), (&Some(point), &Some(other)));
    let answer = site.send("GET", "/joined/1,b/y,3", &[("x-words", "a,bc")], "").await;
    answer.check_refused(&[
        "/path/ids/1 must be an integer, and is `b`",
        "/path/point/x is required",
        "/header/X-Words/0 must be at least 2 characters long",
    ]);
    site.get("/exploded/x=1").await.check_refused(&["/header/X-Point is required"]);
}
