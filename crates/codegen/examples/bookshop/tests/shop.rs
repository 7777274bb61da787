//! The shop over HTTP.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request};
use bookshop::{Shop, api};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

const KEY: &str = "sesame";

struct Answer {
    status: u16,
    headers: HeaderMap,
    body: Value,
}

fn shop() -> Router {
    api::router(Arc::new(Shop::new(KEY)))
}

async fn send(shop: &Router, request: Request<Body>) -> Answer {
    let response = shop.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let body = body.collect().await.unwrap().to_bytes();
    let body = serde_json::from_slice(&body).unwrap_or_default();
    Answer { status: parts.status.as_u16(), headers: parts.headers, body }
}

async fn get(shop: &Router, path: &str) -> Answer {
    send(shop, Request::get(path).body(Body::empty()).unwrap()).await
}

async fn post(shop: &Router, path: &str, key: Option<&str>, body: &Value) -> Answer {
    let mut request = Request::post(path).header("content-type", "application/json");
    if let Some(key) = key {
        request = request.header("x-key", key);
    }
    send(shop, request.body(Body::from(body.to_string())).unwrap()).await
}

fn book(isbn: &str, title: &str, author: &str) -> Value {
    json!({ "isbn": isbn, "title": title, "authors": [author], "format": "PAPERBACK" })
}

#[tokio::test]
async fn what_is_added_is_found() {
    let shop = shop();
    let emma = book("9780141439587", "Emma", "Jane Austen");
    let added = post(&shop, "/books", Some(KEY), &emma).await;
    assert_eq!((added.status, &added.body), (201, &emma));
    assert_eq!(added.headers["location"], "/books/9780141439587");
    let found = get(&shop, "/books/9780141439587").await;
    assert_eq!((found.status, &found.body), (200, &emma));
    assert_eq!(post(&shop, "/books", Some(KEY), &emma).await.status, 409);
}

#[tokio::test]
async fn lists_are_sorted_and_limited() {
    let shop = shop();
    for (isbn, title, author) in [
        ("9780141439518", "Pride and Prejudice", "Jane Austen"),
        ("9780141439587", "Emma", "Jane Austen"),
        ("9780141439556", "Wuthering Heights", "Emily Brontë"),
    ] {
        assert_eq!(post(&shop, "/books", Some(KEY), &book(isbn, title, author)).await.status, 201);
    }
    let titles = |answer: &Answer| {
        let books = answer.body["books"].as_array().unwrap();
        books.iter().map(|book| book["title"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let of_austen = get(&shop, "/books?author=Jane%20Austen").await;
    assert_eq!(titles(&of_austen), ["Emma", "Pride and Prejudice"]);
    assert_eq!(titles(&get(&shop, "/books?limit=1").await), ["Emma"]);
}

#[tokio::test]
async fn everything_that_is_wrong_is_told_at_once() {
    let wrong = json!({ "isbn": "12", "title": "", "authors": [], "pages": 0 });
    let refused = post(&shop(), "/books", Some(KEY), &wrong).await;
    assert_eq!(refused.status, 400);
    let places = refused.body["places"].as_array().unwrap();
    assert_eq!(places.len(), 4, "{places:?}");
    for (place, pointer) in places.iter().zip(["/isbn", "/title", "/authors", "/pages"]) {
        assert!(place.as_str().unwrap().starts_with(pointer), "{place}");
    }
}

#[tokio::test]
async fn the_key_is_asked_for_where_the_document_says_so() {
    let emma = book("9780141439587", "Emma", "Jane Austen");
    assert_eq!(post(&shop(), "/books", None, &emma).await.status, 401);
    assert_eq!(post(&shop(), "/books", Some("guess"), &emma).await.status, 401);
    assert_eq!(get(&shop(), "/books").await.status, 200);
    let missing = get(&shop(), "/books/9780141439587").await;
    assert_eq!((missing.status, &missing.body["code"]), (404, &json!("no_such_book")));
}

#[tokio::test]
async fn what_is_not_written_yet_answers_501() {
    let order = json!({ "lines": [{ "isbn": "9780141439587", "copies": 2 }] });
    let answer = post(&shop(), "/orders", Some(KEY), &order).await;
    assert_eq!((answer.status, &answer.body["code"]), (501, &json!("not_implemented")));
}
