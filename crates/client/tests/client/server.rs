//! A server of the test's own: it answers by a function and keeps what it was asked.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, Response, StatusCode};
use serde_json::{Value, json};
use uuid::Uuid;
use windlass_client::{Client, ClientBuilder, RetryPolicy};

/// One request as it arrived.
#[derive(Debug, Clone)]
pub(crate) struct Asked {
    /// Which one it is, from 0.
    pub(crate) number: usize,
    pub(crate) method: String,
    /// Path and query.
    pub(crate) target: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

/// The server; it lives as long as the test's runtime.
pub(crate) struct Server {
    pub(crate) url: String,
    asked: Arc<Mutex<Vec<Asked>>>,
}

impl Server {
    pub(crate) async fn start(answer: impl Fn(&Asked) -> Response<Body> + Send + Sync + 'static) -> Self {
        let asked = Arc::new(Mutex::new(Vec::new()));
        let answer = Arc::new(answer);
        let kept = Arc::clone(&asked);
        let router = Router::new().fallback(move |request: Request<Body>| {
            let (kept, answer) = (Arc::clone(&kept), Arc::clone(&answer));
            async move {
                let (parts, body) = request.into_parts();
                let body = to_bytes(body, usize::MAX).await.unwrap();
                let one = {
                    let mut kept = kept.lock().unwrap();
                    let one = Asked {
                        number: kept.len(),
                        method: parts.method.to_string(),
                        target: parts.uri.to_string(),
                        headers: parts.headers,
                        body: String::from_utf8(body.to_vec()).unwrap(),
                    };
                    kept.push(one.clone());
                    one
                };
                answer(&one)
            }
        });
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { url, asked }
    }

    /// Everything that was asked so far.
    pub(crate) fn asked(&self) -> Vec<Asked> {
        self.asked.lock().unwrap().clone()
    }

    pub(crate) fn builder(&self) -> ClientBuilder {
        Client::builder(&self.url).token("s3cret").retry(quick())
    }

    pub(crate) fn client(&self) -> Client {
        self.builder().build().unwrap()
    }
}

/// The default policy with waits that a test can afford.
pub(crate) fn quick() -> RetryPolicy {
    RetryPolicy { first_delay: Duration::from_millis(1), max_delay: Duration::from_millis(2), ..RetryPolicy::default() }
}

pub(crate) fn reply(status: u16, headers: &[(&str, &str)], body: impl Into<Body>) -> Response<Body> {
    let mut response = Response::new(body.into());
    *response.status_mut() = StatusCode::from_u16(status).unwrap();
    for (name, value) in headers {
        let name: axum::http::HeaderName = name.parse().unwrap();
        response.headers_mut().append(name, value.parse().unwrap());
    }
    response
}

pub(crate) fn reply_json(status: u16, body: &Value) -> Response<Body> {
    reply(status, &[("content-type", "application/json")], body.to_string())
}

pub(crate) fn error(status: u16, code: &str, message: &str) -> Value {
    json!({ "status": status, "error": "Error", "message": message, "code": code })
}

pub(crate) const TIME: &str = "2026-01-15T09:30:00Z";

pub(crate) fn project(name: &str) -> Value {
    json!({
        "id": Uuid::nil(), "organization": { "id": Uuid::nil() }, "name": name, "description": "",
        "created_at": TIME, "updated_at": TIME,
    })
}

pub(crate) fn deployment(status: &str, reason: Option<&str>) -> Value {
    json!({
        "id": Uuid::from_u128(7), "status": status, "application_id": Uuid::from_u128(3),
        "service_id": Uuid::from_u128(3), "service_type": "APPLICATION", "created_at": TIME,
        "updated_at": TIME, "finished_at": null, "reason": reason, "message": null,
        "git_commit_id": null, "revision": 1,
    })
}
