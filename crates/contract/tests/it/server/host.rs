//! An implementer of the example, and a way to ask it things.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::header::{self, HeaderValue};
use axum::http::request::{Builder, Parts};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use axum::response::Response;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;
use windlass_contract::Operation;
use windlass_contract::axum::{Host, Rejection};

use super::example::{
    CreateThingResponse, Extras, GetThingParams, GetThingResponse, ListThingParams, Thing, Things, TouchThingResponse,
    router,
};

/// Knows the tokens `writer` and `reader`.
pub(crate) struct Server;

impl Host for Server {
    type Principal = String;

    async fn authenticate(&self, operation: &'static Operation, parts: &Parts) -> Result<String, Rejection> {
        assert!(parts.extensions.get::<&'static Operation>().is_some());
        let Some(token) = parts.headers.get(header::AUTHORIZATION) else {
            return Err(Rejection::missing_credentials("Send a token."));
        };
        match token.as_bytes() {
            b"writer" => Ok("writer".to_owned()),
            b"reader" if operation.scope != Some("Write") => Ok("reader".to_owned()),
            b"reader" => Err(Rejection::forbidden("Use a token that may write.")),
            _ => Err(Rejection::unauthorized("Use a token that is known.")
                .with_header(header::WWW_AUTHENTICATE, HeaderValue::from_static("Token"))),
        }
    }

    fn reject(&self, operation: Option<&'static Operation>, rejection: Rejection) -> Response {
        let body = json!({
            "status": rejection.status,
            "code": rejection.code,
            "message": rejection.message,
            "violations": rejection.violations,
            "operation": operation.map(|operation| operation.id),
        });
        rejection.reply(&body)
    }
}

impl Things for Server {
    async fn get_thing(&self, caller: String, params: GetThingParams) -> Result<GetThingResponse, Rejection> {
        Ok(GetThingResponse::Ok(Thing { name: format!("{} for {caller}", params.thing_id) }))
    }

    async fn create_thing(&self, _caller: String, body: Thing) -> Result<CreateThingResponse, Rejection> {
        match body.name.as_str() {
            "panic" => panic!("out of cheese"),
            "taken" => Err(Rejection::new(StatusCode::CONFLICT, "taken", "It is taken.")),
            "teapot" => Err(Rejection::new(StatusCode::IM_A_TEAPOT, "teapot", "secret")),
            "broken" => Err(Rejection::internal("the disk is full")),
            name => Ok(CreateThingResponse::Created { location: format!("/thing/{name}"), body }),
        }
    }
}

impl Extras for Server {
    async fn touch_thing(&self, caller: Option<String>, body: Option<Thing>) -> Result<TouchThingResponse, Rejection> {
        match (caller, body) {
            (Some(_), Some(_)) | (None, None) => Ok(TouchThingResponse::NoContent),
            other => Err(Rejection::bad_request(format!("{other:?}"))),
        }
    }

    async fn list_thing(&self, params: ListThingParams) -> Result<GetThingResponse, Rejection> {
        Ok(GetThingResponse::Ok(Thing {
            name: format!("{} {:?} {:?} {:?}", params.tail, params.name, params.ids, params.x_trace),
        }))
    }
}

/// An implementer that implements nothing.
pub(crate) struct Bare;

impl Host for Bare {
    type Principal = ();

    async fn authenticate(&self, _: &'static Operation, _: &Parts) -> Result<(), Rejection> {
        Ok(())
    }

    fn reject(&self, operation: Option<&'static Operation>, rejection: Rejection) -> Response {
        Server.reject(operation, rejection)
    }
}

impl Things for Bare {}
impl Extras for Bare {}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Value,
    pub(crate) operation: Option<&'static str>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("")
    }

    /// Each violation as `pointer code`.
    pub(crate) fn violations(&self) -> Vec<String> {
        let list = self.body["violations"].as_array().cloned();
        list.unwrap_or_default()
            .iter()
            .map(|one| format!("{} {}", one["pointer"], one["code"]).replace('"', ""))
            .collect()
    }
}

pub(crate) fn ask(method: Method, path: &str) -> Builder {
    Request::builder().method(method).uri(path)
}

pub(crate) async fn send(request: Request<Body>) -> Answer {
    send_to(router(Arc::new(Server)), request).await
}

pub(crate) async fn send_to(router: Router, request: Request<Body>) -> Answer {
    let response = router.oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let bytes = body.collect().await.unwrap().to_bytes();
    let body = if bytes.is_empty() { Value::Null } else { serde_json::from_slice(&bytes).unwrap() };
    Answer {
        status: parts.status.as_u16(),
        headers: parts.headers,
        body,
        operation: parts.extensions.get::<&'static Operation>().map(|operation| operation.id),
    }
}

/// Posts a body to the operation that requires one.
pub(crate) async fn create(media_type: Option<&str>, body: impl Into<Body>) -> Answer {
    let mut request = ask(Method::POST, "/thing").header(header::AUTHORIZATION, "writer");
    if let Some(media_type) = media_type {
        request = request.header(header::CONTENT_TYPE, media_type);
    }
    send(request.body(body.into()).unwrap()).await
}

pub(crate) async fn get(path: &str) -> Answer {
    let request = ask(Method::GET, path).header(header::AUTHORIZATION, "reader");
    send(request.body(Body::empty()).unwrap()).await
}
