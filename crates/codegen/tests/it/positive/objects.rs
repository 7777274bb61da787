//! Rules for objects: required properties, how many there are, and the way to each violation.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, CheckResponse};
use self::made::types::{Inner, InnerBItem, Outer, OuterCounted};
use super::Server;

made!(objects);

impl api::Objects for Server {
    async fn check(&self, body: Outer) -> Result<CheckResponse, Rejection> {
        Ok(CheckResponse::Ok(body))
    }
}

#[tokio::test]
async fn as_many_as_are_allowed_are_taken() {
    let (site, client) = start(Server).await;
    let outer = Outer {
        few: Some([("a".to_owned(), 1), ("b".to_owned(), 2)].into()),
        free: Some(serde_json::Map::new()),
        counted: Some(OuterCounted { a: Some(1), b: Some(2) }),
        ..Outer::new(Inner::new(1, vec![InnerBItem::new("c")]))
    };
    assert_eq!(*client.check(&outer).await.unwrap(), outer);
    let named = json!({"inner": {"a": 1, "b": []}, "named": {"unsaid": null}});
    site.post("/objects", &named).await.check(named);
}

#[tokio::test]
async fn each_violation_is_told_with_its_place() {
    let (site, _) = start(Server).await;
    let wrong = json!({
        "inner": {"b": [{"c": "x"}, {}, {"c": 1}, 2]},
        "few": {},
        "free": {"a": 1, "b": 2},
        "counted": {"a": 1},
        "named": {},
    });
    site.post("/objects", &wrong).await.check_refused(&[
        "/inner/a is required",
        "/inner/b/1/c is required",
        "/inner/b/2/c must be a string, not a number",
        "/inner/b/3 must be an object, not a number",
        "/few must have at least 1 member",
        "/free must have at most 1 member",
        "/counted must have at least 2 members",
        "/named/unsaid is required",
    ]);
    let many = json!({"inner": {"a": 1, "b": []}, "few": {"a": 1, "b": 2, "c": 3}});
    site.post("/objects", &many).await.check_refused(&["/few must have at most 2 members"]);
    site.post("/objects", &json!({})).await.check_refused(&["/inner is required"]);
    site.post("/objects", &json!(null)).await.check_refused(&["must be an object, not null"]);
    let syntax = site.send("POST", "/objects", &[("content-type", "application/json")], "{\"inner\": }").await;
    assert_eq!(syntax.status, 400);
    assert!(syntax.text.contains("line 1, column 11"), "{}", syntax.text);
}
