//! Writing a declared answer.

use axum::body::{Body, Bytes};
use axum::http::StatusCode;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::response::Response;
use serde::Serialize;

use super::Rejection;

/// A response in the making: status, headers, then the body.
#[derive(Debug)]
pub struct Reply {
    status: StatusCode,
    headers: HeaderMap,
}

impl Reply {
    /// A response with this status and no header.
    #[must_use]
    pub fn new(status: StatusCode) -> Self {
        Self { status, headers: HeaderMap::new() }
    }

    /// Adds a header.
    ///
    /// # Errors
    ///
    /// A 500 when `value` holds characters that no header may have, since the
    /// implementer gave it.
    pub fn header(mut self, name: &'static str, value: &str) -> Result<Self, Rejection> {
        let value = HeaderValue::from_str(value)
            .map_err(|error| Rejection::internal(format!("the response header {name} cannot be written: {error}")))?;
        self.headers.append(HeaderName::from_static(name), value);
        Ok(self)
    }

    /// Ends the response without a body.
    #[must_use]
    pub fn empty(self) -> Response {
        self.finish(Body::empty())
    }

    /// Ends the response with `body` as JSON.
    ///
    /// # Errors
    ///
    /// A 500 when `body` cannot be serialized.
    pub fn json<T: Serialize>(mut self, body: &T) -> Result<Response, Rejection> {
        let bytes = serde_json::to_vec(body).map_err(Rejection::internal)?;
        self.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        Ok(self.finish(Body::from(bytes)))
    }

    /// Ends the response with bytes of another media type.
    #[must_use]
    pub fn bytes(mut self, media_type: &'static str, body: impl Into<Bytes>) -> Response {
        self.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type));
        self.finish(Body::from(body.into()))
    }

    fn finish(self, body: Body) -> Response {
        let mut response = Response::new(body);
        *response.status_mut() = self.status;
        *response.headers_mut() = self.headers;
        response
    }
}
