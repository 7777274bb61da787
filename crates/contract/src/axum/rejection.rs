//! Why a request was not answered as asked.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::response::Response;
use serde::Serialize;

use super::Reply;
use crate::{DecodeError, Operation, Violation};

/// The values of [`Rejection::code`] that the framework itself gives.
pub mod codes {
    /// The request carries no credentials, and the operation needs them.
    pub const MISSING_CREDENTIALS: &str = "missing_credentials";
    /// The credentials are unknown, expired or malformed.
    pub const UNAUTHORIZED: &str = "unauthorized";
    /// The credentials are valid and do not allow the operation.
    pub const FORBIDDEN: &str = "forbidden";
    /// No such path, or no such record.
    pub const NOT_FOUND: &str = "not_found";
    /// The path exists and does not answer this method.
    pub const METHOD_NOT_ALLOWED: &str = "method_not_allowed";
    /// The answer is of no media type that the request accepts.
    pub const NOT_ACCEPTABLE: &str = "not_acceptable";
    /// The body is larger than the limit.
    pub const PAYLOAD_TOO_LARGE: &str = "payload_too_large";
    /// The body is not of a media type that the operation takes.
    pub const UNSUPPORTED_MEDIA_TYPE: &str = "unsupported_media_type";
    /// The request is malformed in a way that no other code names.
    pub const BAD_REQUEST: &str = "bad_request";
    /// The body is not JSON.
    pub const MALFORMED_JSON: &str = "malformed_json";
    /// Parameters or body break the contract; the violations say where.
    pub const VALIDATION_FAILED: &str = "validation_failed";
    /// The body could not be read to its end.
    pub const INCOMPLETE_BODY: &str = "incomplete_body";
    /// The operation is declared and not implemented.
    pub const NOT_IMPLEMENTED: &str = "not_implemented";
    /// Something failed that is not the caller's fault.
    pub const INTERNAL: &str = "internal_error";
}

/// A failure on its way to [`Host::reject`](super::Host::reject).
///
/// `message` is for the caller. `source` is for the log alone and never
/// reaches a response.
pub struct Rejection {
    /// The HTTP status.
    pub status: u16,
    /// A stable word in snake_case that programs may match on.
    pub code: Cow<'static, str>,
    /// What happened, to what, and what to do, for a person.
    pub message: String,
    /// Every part of the request that breaks the contract.
    pub violations: Vec<Violation>,
    /// Headers that the response must carry.
    pub headers: Vec<(HeaderName, HeaderValue)>,
    /// The private cause.
    pub source: Option<Box<dyn Error + Send + Sync>>,
}

impl Rejection {
    /// A failure with any status.
    pub fn new(status: StatusCode, code: impl Into<Cow<'static, str>>, message: impl Into<String>) -> Self {
        Self {
            status: status.as_u16(),
            code: code.into(),
            message: message.into(),
            violations: Vec::new(),
            headers: Vec::new(),
            source: None,
        }
    }

    /// 400: the request is malformed.
    pub fn bad_request(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, codes::BAD_REQUEST, message)
    }

    /// 400: `what` (such as "The request body") breaks the contract in these places.
    #[must_use]
    pub fn invalid(what: &str, violations: Vec<Violation>) -> Self {
        let message = describe(what, &violations);
        let mut rejection = Self::new(StatusCode::BAD_REQUEST, codes::VALIDATION_FAILED, message);
        rejection.violations = violations;
        rejection
    }

    /// 401: no credentials. An operation whose security is optional goes on without.
    pub fn missing_credentials(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, codes::MISSING_CREDENTIALS, message)
    }

    /// 401: the credentials are not valid.
    pub fn unauthorized(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, codes::UNAUTHORIZED, message)
    }

    /// 403: the credentials do not allow the operation.
    pub fn forbidden(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, codes::FORBIDDEN, message)
    }

    /// 404: no such path or record.
    pub fn not_found(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, codes::NOT_FOUND, message)
    }

    /// 405 with `Allow`: the path does not answer `method`.
    #[must_use]
    pub fn method_not_allowed(method: &Method, path: &str, allow: HeaderValue) -> Self {
        let allowed = allow.to_str().unwrap_or_default();
        Self::new(
            StatusCode::METHOD_NOT_ALLOWED,
            codes::METHOD_NOT_ALLOWED,
            format!("{path} does not answer {method}. Use one of: {allowed}."),
        )
        .with_header(header::ALLOW, allow)
    }

    /// 413: the body is larger than `limit` bytes.
    #[must_use]
    pub fn payload_too_large(limit: usize) -> Self {
        Self::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            codes::PAYLOAD_TOO_LARGE,
            format!(
                "The request body is larger than {limit} bytes, which is the most that is read. Send a smaller body."
            ),
        )
    }

    /// 415: `given` is not among the media types that the operation takes.
    #[must_use]
    pub fn unsupported_media_type(given: Option<&str>, accepted: &[&str]) -> Self {
        let accepted = accepted.join(" or ");
        let message = match given {
            Some(given) => format!(
                "The request body has the media type `{given}`, which this operation does not take. Send `Content-Type: {accepted}`."
            ),
            None => format!("The request has a body and no media type. Send `Content-Type: {accepted}`."),
        };
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, codes::UNSUPPORTED_MEDIA_TYPE, message)
    }

    /// 501: the contract declares the operation and nothing implements it yet.
    #[must_use]
    pub fn not_implemented(operation: &'static Operation) -> Self {
        Self::new(
            StatusCode::NOT_IMPLEMENTED,
            codes::NOT_IMPLEMENTED,
            format!(
                "{} ({} {}) is declared and not implemented by this server. Use a server that implements it.",
                operation.id, operation.method, operation.path
            ),
        )
    }

    /// 500: `source` goes to the log, and the caller learns only that it failed.
    pub fn internal(source: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        let mut rejection = Self::failed();
        rejection.source = Some(source.into());
        rejection
    }

    /// 500 without a cause.
    pub(super) fn failed() -> Self {
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            codes::INTERNAL,
            "The server failed to answer this request. It is not the request's fault; try again, and tell the operator if it goes on.",
        )
    }

    /// Adds a header to the response.
    #[must_use]
    pub fn with_header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.headers.push((name, value));
        self
    }

    /// Replaces the code.
    #[must_use]
    pub fn with_code(mut self, code: impl Into<Cow<'static, str>>) -> Self {
        self.code = code.into();
        self
    }

    /// Adds the private cause.
    #[must_use]
    pub fn with_source(mut self, source: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        self.source = Some(source.into());
        self
    }

    /// The status; 500 when the number is not a status at all.
    #[must_use]
    pub fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The response with this rejection's status and headers and with `body` as JSON.
    #[must_use]
    pub fn reply<T: Serialize>(&self, body: &T) -> Response {
        let mut response = Reply::new(self.status_code()).json(body).unwrap_or_else(|error| {
            tracing::error!(error = %error.private_text(), "an error body cannot be written as JSON");
            Reply::new(StatusCode::INTERNAL_SERVER_ERROR).empty()
        });
        for (name, value) in &self.headers {
            response.headers_mut().append(name.clone(), value.clone());
        }
        response
    }

    /// The message and the chain of private causes on one line, for the log.
    pub(super) fn private_text(&self) -> String {
        let mut text = self.message.clone();
        let mut cause: Option<&dyn Error> = self.source.as_deref().map(|error| error as _);
        while let Some(error) = cause {
            text.push_str(": ");
            text.push_str(&error.to_string());
            cause = error.source();
        }
        text
    }
}

impl fmt::Debug for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rejection")
            .field("status", &self.status)
            .field("code", &self.code)
            .field("message", &self.message)
            .field("violations", &self.violations)
            .field("headers", &self.headers)
            .field("source", &self.source)
            .finish()
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.status, self.code, self.message)
    }
}

impl Error for Rejection {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.source.as_deref().map(|error| error as _)
    }
}

impl From<DecodeError> for Rejection {
    fn from(error: DecodeError) -> Self {
        match error {
            DecodeError::Syntax { message, line, column } => Self::new(
                StatusCode::BAD_REQUEST,
                codes::MALFORMED_JSON,
                format!(
                    "The request body is not valid JSON: {message} (line {line}, column {column}). Send one JSON document."
                ),
            ),
            DecodeError::Violations(violations) => Self::invalid("The request body", violations),
        }
    }
}

/// How many violations the message spells out; the rest is in the list.
const SPELLED_OUT: usize = 3;

fn describe(what: &str, violations: &[Violation]) -> String {
    let mut text = format!("{what} does not follow the contract");
    for (index, violation) in violations.iter().take(SPELLED_OUT).enumerate() {
        text.push_str(if index == 0 { ": " } else { "; " });
        text.push_str(&violation.to_string());
    }
    if violations.len() > SPELLED_OUT {
        text.push_str(&format!("; and {} more", violations.len() - SPELLED_OUT));
    }
    text.push('.');
    text
}
