//! Types that contain themselves: directly, in lists and maps, through each other, and through nothing else.

use serde_json::{Value, json};
use windlass_contract::axum::Rejection;

use self::made::api::{self, PlantResponse};
use self::made::types::{List, Node, Pair};
use super::Server;

made!(recursive);

impl api::Trees for Server {
    async fn plant(&self, body: Node) -> Result<PlantResponse, Rejection> {
        Ok(PlantResponse::Ok(body))
    }
}

#[tokio::test]
async fn a_type_may_contain_itself() {
    let (site, client) = start(Server).await;
    let leaf = Node::new(1);
    let pair = Pair { right: Some(Box::new(Pair::new(leaf.clone()))), ..Pair::new(leaf.clone()) };
    let node = Node {
        next: Some(Box::new(leaf.clone())),
        children: Some(vec![leaf.clone(), leaf.clone()]),
        named: Some([("a".to_owned(), leaf)].into()),
        pair: Some(Box::new(pair)),
        list: Some(List(vec![List(Vec::new())])),
        ..Node::new(0)
    };
    assert_eq!(*client.plant(&node).await.unwrap(), node);
    let wrong = json!({
        "value": -1,
        "next": {"value": "x"},
        "children": [{"value": 1}, {"next": {"value": -1}}],
        "named": {"a": {"value": null}},
        "pair": {"left": {"value": 1}, "right": {"left": {"value": -1}}},
        "list": [[[], [], []], 1],
    });
    site.post("/trees", &wrong).await.check_refused(&[
        "/value must be at least 0",
        "/next/value must be an integer, not a string",
        "/children/1/value is required",
        "/children/1/next/value must be at least 0",
        "/named/a/value must be an integer, not null",
        "/pair/right/left/value must be at least 0",
        "/list/0 must have at most 2 items",
        "/list/1 must be an array, not a number",
    ]);
}

#[tokio::test]
async fn a_body_that_is_nested_too_deep_is_refused() {
    let (site, _) = start(Server).await;
    let deep = format!("{}{{\"value\":1}}{}", "{\"value\":1,\"next\":".repeat(10_000), "}".repeat(10_000));
    let answer = site.send("POST", "/trees", &[("content-type", "application/json")], deep).await;
    assert_eq!(answer.status, 400);
    let told: Value = serde_json::from_str(&answer.text).unwrap();
    assert_eq!(told["code"], "malformed_json");
}
