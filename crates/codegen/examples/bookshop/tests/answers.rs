//! A server that answers what the document does not allow, and a host that sees to it.

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use axum::http::request::Parts;
use axum::response::Response;
use bookshop::api::{self, Books, GetBookParams, GetBookResponse, Orders};
use bookshop::types::{Book, Isbn};
use tower::ServiceExt as _;
use windlass_contract::Operation;
use windlass_contract::axum::{BrokenAnswer, Host, Rejection};

struct Careless {
    checks: bool,
}

impl Host for Careless {
    type Principal = ();

    async fn authenticate(&self, _: &'static Operation, _: &Parts) -> Result<(), Rejection> {
        Ok(())
    }

    /// The cause stands in a header, which a real server keeps to its log.
    fn reject(&self, _: Option<&'static Operation>, rejection: Rejection) -> Response {
        let mut response = rejection.reply(&rejection.message);
        let cause = rejection.source.as_deref().and_then(|source| source.downcast_ref::<BrokenAnswer>());
        if let Some(cause) = cause {
            response.headers_mut().insert("cause", cause.to_string().try_into().unwrap());
        }
        response
    }

    fn checks_answers(&self) -> bool {
        self.checks
    }
}

fn without_authors() -> Book {
    Book::new(Isbn("12".to_owned()), "Emma", Vec::new())
}

impl Books for Careless {
    async fn get_book(&self, _: GetBookParams) -> Result<GetBookResponse, Rejection> {
        Ok(GetBookResponse::Ok(without_authors()))
    }
}

impl Orders for Careless {}

async fn get(checks: bool) -> Response {
    let request = Request::get("/books/9780141439587").body(Body::empty()).unwrap();
    api::router(Arc::new(Careless { checks })).oneshot(request).await.unwrap()
}

#[tokio::test]
async fn an_answer_that_breaks_the_document_is_a_failure_of_the_server() {
    let answer = get(true).await;
    assert_eq!(answer.status(), 500);
    let cause = answer.headers()["cause"].to_str().unwrap();
    assert!(cause.starts_with("the answer of getBook breaks the document: /isbn "), "{cause}");
    assert!(cause.contains("; /authors must have at least 1 item"), "{cause}");
}

#[tokio::test]
async fn a_host_that_does_not_ask_for_it_sends_what_it_has() {
    assert_eq!(get(false).await.status(), 200);
}
