//! What an error says.

use std::time::Duration;

use serde_json::json;
use uuid::Uuid;
use windlass_client::{CallError, Client, Details as _, Error, RetryPolicy};

use crate::server::{Server, error, reply, reply_json};

async fn failed(status: u16, headers: &'static [(&str, &str)], body: &str) -> CallError {
    let body = body.to_owned();
    let server = Server::start(move |_| reply(status, headers, body.clone())).await;
    let client = server.builder().retry(RetryPolicy::never()).build().unwrap();
    client.get_application(&Uuid::nil()).await.unwrap_err()
}

#[tokio::test]
async fn the_error_body_is_read() {
    let mut body = error(400, "invalid_request", "The request body is invalid");
    body["request_id"] = "r-1".into();
    body["violations"] = json!([{ "pointer": "/name", "code": "required", "message": "is required" }]);
    let error = failed(400, &[], &body.to_string()).await;
    assert_eq!(error.status().unwrap(), 400);
    assert_eq!(error.code(), Some("invalid_request"));
    assert_eq!(error.request_id(), Some("r-1"));
    assert_eq!(error.violations()[0].pointer, "/name");
    assert_eq!(error.message(), "The request body is invalid; /name: is required");
    assert!(!error.is_transient());
    let error = Error::from(error);
    assert_eq!(error.to_string(), "The request body is invalid; /name: is required");
    assert_eq!(error.code(), Some("invalid_request"));
}

#[tokio::test]
async fn a_status_that_is_not_declared_has_its_message_too() {
    let body = error(418, "teapot", "short and stout").to_string();
    let error = failed(418, &[], &body).await;
    assert_eq!(error.message(), "short and stout");
    assert_eq!(error.code(), Some("teapot"));
}

#[tokio::test]
async fn what_a_proxy_says_is_an_error_as_well() {
    let text: &[(&str, &str)] = &[("content-type", "text/plain; charset=utf-8")];
    let html: &[(&str, &str)] = &[("content-type", "text/html")];
    for (status, headers, body, want) in [
        (502, text, "no upstream\n", "no upstream"),
        (502, html, "<h1>no</h1>", "the server answered 502 Bad Gateway without saying why"),
        (500, text, "", "the server answered 500 Internal Server Error without saying why"),
        (403, &[], r#"{"message":"blocked"}"#, "blocked"),
        (400, &[], r#"{"status":"odd"}"#, "the server answered 400 Bad Request without saying why"),
    ] {
        let error = failed(status, headers, body).await;
        assert_eq!(error.status().unwrap(), status);
        assert_eq!(error.message(), want, "{body}");
        assert_eq!(error.is_transient(), status == 502);
    }
}

#[tokio::test]
async fn a_redirect_is_told_and_not_followed() {
    let error = failed(301, &[("location", "https://new.example.com/")], "").await;
    let message = error.message();
    assert!(message.contains("https://new.example.com/"), "{message}");
}

#[tokio::test]
async fn an_answer_that_cannot_be_read_is_an_error() {
    let error = failed(200, &[], "{}").await;
    assert!(error.message().starts_with("the server's answer could not be read"));
}

#[tokio::test]
async fn no_error_shows_the_credential() {
    let server = Server::start(|_| reply_json(401, &error(401, "unauthorized", "no"))).await;
    let client = server.client();
    let error = client.get_application(&Uuid::nil()).await.unwrap_err();
    let unreachable = Client::builder("http://127.0.0.1:1").token("s3cret");
    let client = unreachable.retry(RetryPolicy::never()).build().unwrap();
    let lost = client.get_application(&Uuid::nil()).await.unwrap_err();
    assert!(lost.is_transient());
    for text in [
        format!("{error} {error:?} {error:#}"),
        format!("{lost} {lost:?} {lost:#} {}", lost.message()),
        format!("{:?}", Error::from(lost)),
    ] {
        assert!(!text.contains("s3cret"), "{text}");
    }
}

#[tokio::test]
async fn a_server_that_says_nothing_runs_into_the_timeout() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let silent = tokio::spawn(async move {
        let mut held = Vec::new();
        while let Ok((stream, _)) = listener.accept().await {
            held.push(stream);
        }
    });
    let client = Client::builder(url).timeout(Duration::from_millis(50)).build().unwrap();
    match client.get_application(&Uuid::nil()).await.unwrap_err() {
        CallError::CommunicationError(error) => assert!(error.is_timeout()),
        other => panic!("{other}"),
    }
    silent.abort();
}
