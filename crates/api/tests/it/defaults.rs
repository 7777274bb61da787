//! An implementer that implements nothing still answers every operation as the document says.

use std::sync::Arc;

use axum::body::Body;
use axum::http::request::Parts;
use axum::http::{Method, Request, header};
use axum::response::Response;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;
use windlass_api::{OPERATIONS, router};
use windlass_contract::Operation;
use windlass_contract::axum::{Host, Rejection};
use windlass_types::Error;

const ID: &str = "3fa85f64-5717-4562-b3fc-2c963f66afa6";

/// Knows one token, and implements no operation.
struct Nothing;

impl Host for Nothing {
    type Principal = ();

    async fn authenticate(&self, _: &'static Operation, parts: &Parts) -> Result<(), Rejection> {
        match parts.headers.get(header::AUTHORIZATION) {
            Some(_) => Ok(()),
            None => Err(Rejection::missing_credentials("Send a token.")),
        }
    }

    fn reject(&self, _: Option<&'static Operation>, rejection: Rejection) -> Response {
        let status = rejection.status_code();
        let reason = status.canonical_reason().unwrap_or_default();
        rejection.reply(&Error::new(i64::from(rejection.status), reason.to_owned(), rejection.message.clone()))
    }
}

impl windlass_api::Organizations for Nothing {}
impl windlass_api::Projects for Nothing {}
impl windlass_api::Environments for Nothing {}
impl windlass_api::Applications for Nothing {}
impl windlass_api::Deployments for Nothing {}
impl windlass_api::EnvironmentVariables for Nothing {}
impl windlass_api::Secrets for Nothing {}
impl windlass_api::Databases for Nothing {}
impl windlass_api::Clusters for Nothing {}
impl windlass_api::HelmRepositories for Nothing {}
impl windlass_api::Webhooks for Nothing {}
impl windlass_api::ApiTokens for Nothing {}

/// A path of the template whose parameters are all one id.
fn path(operation: &Operation) -> String {
    let segments = operation.path.split('/').map(|segment| if segment.starts_with('{') { ID } else { segment });
    segments.collect::<Vec<_>>().join("/")
}

fn document() -> Value {
    serde_json::from_str(include_str!("../../openapi.json")).unwrap()
}

/// A body that the document allows, where the operation takes one: its examples, or what it requires.
fn body(document: &Value, operation: &Operation) -> Option<Value> {
    let declared = &document["paths"][operation.path][operation.method.to_lowercase()];
    let content = &declared["requestBody"]["content"]["application/json"];
    (!content.is_null()).then(|| example(document, &content["schema"]))
}

fn example(document: &Value, schema: &Value) -> Value {
    if let Some(reference) = schema["$ref"].as_str() {
        let pointer = reference.trim_start_matches('#');
        return example(document, document.pointer(pointer).unwrap());
    }
    if let Some(example) = schema.get("example") {
        return example.clone();
    }
    if let Some(first) = schema["enum"].get(0) {
        return first.clone();
    }
    match schema["type"].as_str() {
        Some("object") => {
            let required = schema["required"].as_array().cloned().unwrap_or_default();
            let members = required.iter().filter_map(Value::as_str).map(|name| {
                let member = example(document, &schema["properties"][name]);
                (name.to_owned(), member)
            });
            Value::Object(members.collect())
        }
        Some("array") => json!([example(document, &schema["items"])]),
        Some("integer" | "number") => schema.get("minimum").cloned().unwrap_or(json!(1)),
        Some("boolean") => json!(true),
        _ => json!("example"),
    }
}

async fn send(operation: &Operation, token: bool, body: Option<Value>) -> (u16, Value) {
    let method = Method::from_bytes(operation.method.as_bytes()).unwrap();
    let mut request = Request::builder().method(method).uri(path(operation));
    if token {
        request = request.header(header::AUTHORIZATION, "Token t");
    }
    let body = match body {
        Some(body) => {
            request = request.header(header::CONTENT_TYPE, "application/json");
            Body::from(body.to_string())
        }
        None => Body::empty(),
    };
    let response = router(Arc::new(Nothing)).oneshot(request.body(body).unwrap()).await.unwrap();
    let status = response.status().as_u16();
    let answered = response.extensions().get::<&'static Operation>().copied();
    assert_eq!(answered.map(|answered| answered.id), Some(operation.id));
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    (status, serde_json::from_slice(&bytes).unwrap())
}

#[tokio::test]
async fn every_operation_answers_501_after_authentication() {
    let document = document();
    for operation in OPERATIONS {
        let body = body(&document, operation);
        let (status, answer) = send(operation, false, body.clone()).await;
        assert_eq!(status, 401, "{}", operation.id);
        assert_eq!(answer["status"], 401);
        let (status, answer) = send(operation, true, body).await;
        assert_eq!(status, 501, "{}: {answer}", operation.id);
        assert_eq!(answer["error"], "Not Implemented");
        assert!(answer["message"].as_str().unwrap().contains(operation.id));
    }
}

#[test]
fn the_table_holds_every_operation_of_the_document() {
    let document = document();
    let mut declared = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            if let Some(id) = operation["operationId"].as_str() {
                let scope = operation["x-required-scope"].as_str();
                declared.push((id, method.to_uppercase(), path.as_str(), scope));
            }
        }
    }
    declared.sort_unstable();
    let mut table: Vec<_> =
        OPERATIONS.iter().map(|entry| (entry.id, entry.method.to_owned(), entry.path, entry.scope)).collect();
    table.sort_unstable();
    assert_eq!(table, declared);
    assert!(!OPERATIONS.iter().any(Operation::is_open));
}
