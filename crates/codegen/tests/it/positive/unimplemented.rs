//! What nobody has written yet answers 501; and the tags of a document can be mounted one by one.

use axum::Router;
use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, KeepBookParams, KeepBookResponse};
use super::{Server, Site};

made!(unimplemented);

impl api::Books for Server {
    async fn keep_book(&self, _: KeepBookParams, _: String) -> Result<KeepBookResponse, Rejection> {
        Ok(KeepBookResponse::NoContent)
    }
}

impl api::Orders for Server {}

#[tokio::test]
async fn what_is_not_written_answers_501() {
    let (site, client) = start(Server).await;
    assert_eq!(client.keep_book(1, "Emma").await.unwrap().status(), 204);
    assert_eq!(super::refusal(client.list_books().await), 501);
    let answer = site.send("POST", "/orders", &[], "").await;
    assert_eq!(answer.status, 501);
    assert!(answer.text.contains("order (POST /orders) is declared and not implemented"), "{}", answer.text);
}

#[tokio::test]
async fn a_tag_can_be_mounted_alone_and_under_a_prefix() {
    let server = std::sync::Arc::new(Server);
    let site = Site::serve(Router::new().nest("/shop/v1", api::books::router(server.clone()))).await;
    let put = async |path: &str| {
        site.send("PUT", path, &[("content-type", "application/json")], json!("Emma").to_string()).await
    };
    assert_eq!(put("/shop/v1/books/7").await.status, 204);
    put("/shop/v1/books/x").await.check_refused(&["/path/id must be an integer, and is `x`"]);
    assert_eq!(put("/shop/v1/orders").await.status, 404);
    let other = Site::serve(api::orders::router(server)).await;
    assert_eq!(other.send("POST", "/orders", &[], "").await.status, 501);
    assert_eq!(other.get("/books").await.status, 404);
}
