//! A request body of several media types and several types: an enum says which one came.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, NoteBody, NoteResponse};
use self::made::types::Point;
use super::Server;

made!(media_types);

impl api::Notes for Server {
    async fn note(&self, body: NoteBody) -> Result<NoteResponse, Rejection> {
        Ok(NoteResponse::Ok(format!("{body:?}")))
    }
}

#[tokio::test]
async fn the_media_type_tells_the_type() {
    let (site, client) = start(Server).await;
    let send = async |media_type: &str, body: &'static str| {
        site.send("POST", "/note", &[("content-type", media_type)], body).await
    };
    for (media_type, body, expected) in [
        ("application/json", "{\"x\":1}", "Json(Point { x: 1 })"),
        ("Application/JSON; charset=utf-8", "{\"x\":1}", "Json(Point { x: 1 })"),
        ("text/plain", "words", "Text(\"words\")"),
        ("application/yaml", "a: 1", "Text(\"a: 1\")"),
        ("image/gif", "GIF", "Bytes(b\"GIF\")"),
        ("image/png", "PNG", "Bytes(b\"PNG\")"),
        ("application/x-www-form-urlencoded", "x=1", "Form(Point { x: 1 })"),
    ] {
        let answer = send(media_type, body).await;
        assert_eq!((answer.status, answer.text.as_str()), (200, expected), "{media_type}");
    }
    let made = client.note(&Point::new(2)).await.unwrap();
    assert_eq!(super::text(made).await, "Json(Point { x: 2 })");
    send("application/json", "{}").await.check_refused(&["/x is required"]);
    send("application/x-www-form-urlencoded", "x=a").await.check_refused(&["/x must be an integer, not a string"]);
    assert_eq!(send("video/mp4", "x").await.status, 415);
    site.send("POST", "/note", &[], "").await.check_refused(&["it needs a body, and none was sent"]);
    let untyped = site.send("POST", "/note", &[], json!({"x": 1}).to_string()).await;
    assert_eq!(untyped.status, 415);
}
