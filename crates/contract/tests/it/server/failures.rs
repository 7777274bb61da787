//! Credentials, and what implementers do wrong.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Method, Request, header};

use super::example::{OPERATIONS, router};
use super::host::{Answer, Bare, ask, create, send, send_to};

const JSON: Option<&str> = Some("application/json");

#[track_caller]
fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!(answer.status, status, "{}", answer.body);
    assert_eq!(answer.body["code"], code);
    assert!(answer.operation.is_some());
    assert_eq!(answer.body["operation"], answer.operation.unwrap_or_default());
}

fn post(token: Option<&str>) -> Request<Body> {
    let mut request = ask(Method::POST, "/thing").header(header::CONTENT_TYPE, "text/plain");
    if let Some(token) = token {
        request = request.header(header::AUTHORIZATION, token);
    }
    request.body(Body::from("not JSON")).unwrap()
}

#[tokio::test]
async fn credentials_come_before_everything_else() {
    refused(&send(post(None)).await, 401, "missing_credentials");
    let answer = send(post(Some("stranger"))).await;
    refused(&answer, 401, "unauthorized");
    assert_eq!(answer.header("www-authenticate"), "Token");
    refused(&send(post(Some("reader"))).await, 403, "forbidden");
    refused(&send(post(Some("writer"))).await, 415, "unsupported_media_type");
    let wrong_id = ask(Method::GET, "/thing/nonsense").body(Body::empty()).unwrap();
    refused(&send(wrong_id).await, 401, "missing_credentials");
}

#[tokio::test]
async fn optional_credentials_must_be_right_when_they_are_there() {
    let touch = |token: &str| {
        let request = ask(Method::POST, "/thing/1/touch").header(header::AUTHORIZATION, token);
        request.body(Body::empty()).unwrap()
    };
    refused(&send(touch("stranger")).await, 401, "unauthorized");
}

#[tokio::test]
async fn a_panic_is_500_and_says_nothing() {
    let answer = create(JSON, r#"{"name":"panic"}"#).await;
    refused(&answer, 500, "internal_error");
    assert!(!answer.body.to_string().contains("cheese"));
}

#[tokio::test]
async fn a_private_cause_stays_private() {
    let answer = create(JSON, r#"{"name":"broken"}"#).await;
    refused(&answer, 500, "internal_error");
    assert!(!answer.body.to_string().contains("disk"));
}

#[tokio::test]
async fn a_status_that_is_not_declared_becomes_500() {
    refused(&create(JSON, r#"{"name":"taken"}"#).await, 409, "taken");
    let answer = create(JSON, r#"{"name":"teapot"}"#).await;
    refused(&answer, 500, "internal_error");
    assert!(!answer.body.to_string().contains("secret"));
}

#[tokio::test]
async fn a_header_that_cannot_be_written_is_500() {
    let answer = create(JSON, r#"{"name":"a\nb"}"#).await;
    refused(&answer, 500, "internal_error");
    assert_eq!(answer.header("location"), "");
}

#[tokio::test]
async fn what_is_not_implemented_says_so() {
    for operation in OPERATIONS {
        let path = operation.path.replace("{thingId}", "3fa85f64-5717-4562-b3fc-2c963f66afa6").replace("{id}", "1");
        let method = Method::from_bytes(operation.method.as_bytes()).unwrap();
        let request = ask(method, &path).header(header::CONTENT_TYPE, "application/json");
        let request = request.body(Body::from(r#"{"name":"a"}"#)).unwrap();
        let answer = send_to(router(Arc::new(Bare)), request).await;
        refused(&answer, 501, "not_implemented");
        assert_eq!(answer.operation, Some(operation.id));
    }
}
