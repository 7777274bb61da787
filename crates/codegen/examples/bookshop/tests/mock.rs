//! What stands in for the shop where somebody else's code is tested: it answers as the document says.

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use bookshop::{api, types::BookList};
use http_body_util::BodyExt as _;
use tower::ServiceExt as _;
use windlass_contract::axum::mock::Size;
use windlass_contract::{Validate as _, decode_json};

/// The mock, generated.
#[allow(dead_code, reason = "more is generated than is tested here")]
mod made {
    include!(concat!(env!("OUT_DIR"), "/mock.rs"));
}
use made::Mock;

async fn get(mock: &Arc<Mock>, path: &str) -> (u16, Vec<u8>) {
    let request = Request::get(path).body(Body::empty()).unwrap();
    let response = api::router(mock.clone()).oneshot(request).await.unwrap();
    let status = response.status().as_u16();
    (status, response.into_body().collect().await.unwrap().to_bytes().to_vec())
}

#[tokio::test]
async fn the_answers_are_those_of_the_document() {
    for (size, books) in [(Size::Example, 1), (Size::Least, 0), (Size::Most, 2)] {
        let (status, body) = get(&Arc::new(Mock::new(size)), "/books?limit=7").await;
        let list: BookList = decode_json(&body).unwrap();
        assert_eq!((status, list.books.len(), list.validate()), (200, books, Ok(())));
    }
}

#[tokio::test]
async fn it_tells_what_it_was_asked_and_answers_what_it_is_told() {
    let mock = Arc::new(Mock::default());
    mock.answer("getBook", 404).unwrap();
    assert_eq!(get(&mock, "/books/9780141439587").await.0, 404);
    let calls = mock.calls();
    assert_eq!(calls.len(), 1);
    assert_eq!(calls[0].operation, "getBook");
    assert!(calls[0].input.contains("9780141439587"), "{}", calls[0].input);
    // What breaks the document never reaches it.
    assert_eq!(get(&mock, "/books?limit=0").await.0, 400);
    assert_eq!(mock.calls(), calls);
    // `default` is any status, and there is no such operation.
    mock.answer("getBook", 418).unwrap();
    assert_eq!(get(&mock, "/books/9780141439587").await.0, 418);
    assert!(mock.answer("getMagazine", 200).is_err());
}
