//! Writing a declared answer.

use std::borrow::Cow;

use axum::body::{Body, Bytes};
use axum::http::StatusCode;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::response::Response;
use chrono::{DateTime, NaiveDate, Utc};
use futures::{Stream, StreamExt as _};
use serde::Serialize;
use uuid::Uuid;

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

    /// A response with this status, one that the document declares.
    #[must_use]
    pub fn of(status: u16) -> Self {
        // The generator lets no other number through.
        Self::new(StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR))
    }

    /// Adds a header; none for `None`.
    ///
    /// # Errors
    ///
    /// A 500 when `value` holds characters that no header may have, since the
    /// implementer gave it.
    pub fn header<T: HeaderText + ?Sized>(mut self, name: &'static str, value: &T) -> Result<Self, Rejection> {
        if let Some(text) = value.header_text() {
            let value = HeaderValue::from_str(&text).map_err(|error| {
                Rejection::internal(format!("the response header {name} cannot be written: {error}"))
            })?;
            self.headers.append(HeaderName::from_static(name), value);
        }
        Ok(self)
    }

    /// Ends the response without a body.
    #[must_use]
    pub fn empty(self) -> Response {
        self.finish(Body::empty())
    }

    /// Ends the response without a body, as the other ends do.
    ///
    /// # Errors
    ///
    /// None.
    pub fn done(self) -> Result<Response, Rejection> {
        Ok(self.empty())
    }

    /// Ends the response with `body` as JSON.
    ///
    /// # Errors
    ///
    /// A 500 when `body` cannot be serialized.
    pub fn json<T: Serialize>(self, body: &T) -> Result<Response, Rejection> {
        self.json_as("application/json", body)
    }

    /// Ends the response with `body` as JSON of another name, such as `application/problem+json`.
    ///
    /// # Errors
    ///
    /// A 500 when `body` cannot be serialized.
    pub fn json_as<T: Serialize>(self, media_type: &'static str, body: &T) -> Result<Response, Rejection> {
        let bytes = serde_json::to_vec(body).map_err(Rejection::internal)?;
        self.bytes(media_type, bytes)
    }

    /// Ends the response with bytes of another media type.
    ///
    /// # Errors
    ///
    /// A 500 when the media type is no header, which the generator does not let through.
    pub fn bytes(self, media_type: &'static str, body: impl Into<Bytes>) -> Result<Response, Rejection> {
        self.stream(media_type, Body::from(body.into()))
    }

    /// Ends the response with bytes as they come.
    ///
    /// # Errors
    ///
    /// As [`bytes`](Self::bytes).
    pub fn stream(mut self, media_type: &'static str, body: Body) -> Result<Response, Rejection> {
        // Checked, and not copied.
        let value = HeaderValue::from_maybe_shared(Bytes::from_static(media_type.as_bytes()));
        self.headers.insert(header::CONTENT_TYPE, value.map_err(Rejection::internal)?);
        Ok(self.finish(body))
    }

    fn finish(self, body: Body) -> Response {
        let mut response = Response::new(body);
        *response.status_mut() = self.status;
        *response.headers_mut() = self.headers;
        response
    }
}

/// A value that a response header carries.
pub trait HeaderText {
    /// The text; `None` when the header is not sent.
    fn header_text(&self) -> Option<Cow<'_, str>>;
}

impl HeaderText for str {
    fn header_text(&self) -> Option<Cow<'_, str>> {
        Some(Cow::Borrowed(self))
    }
}

impl HeaderText for String {
    fn header_text(&self) -> Option<Cow<'_, str>> {
        Some(Cow::Borrowed(self))
    }
}

impl<T: HeaderText> HeaderText for Option<T> {
    fn header_text(&self) -> Option<Cow<'_, str>> {
        self.as_ref().and_then(T::header_text)
    }
}

impl HeaderText for DateTime<Utc> {
    fn header_text(&self) -> Option<Cow<'_, str>> {
        Some(Cow::Owned(self.to_rfc3339()))
    }
}

macro_rules! displayed {
    ($($type:ty)*) => {$(
        impl HeaderText for $type {
            fn header_text(&self) -> Option<Cow<'_, str>> {
                Some(Cow::Owned(self.to_string()))
            }
        }
    )*};
}
displayed!(bool i32 i64 u8 u16 u32 u64 f64 Uuid NaiveDate);

/// The body of `text/event-stream`: each value is an event whose data is its JSON, sent when it comes. The stream ends
/// with the first error, which is logged.
pub fn events<T, E>(values: impl Stream<Item = Result<T, E>> + Send + 'static) -> Body
where
    T: Serialize,
    E: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    Body::from_stream(values.map(|value| {
        let written = value.map_err(Into::into).and_then(|value| Ok(serde_json::to_string(&value)?));
        written.map(|json| format!("data: {json}\n\n")).inspect_err(|error| {
            tracing::error!(%error, "a stream of events ends early");
        })
    }))
}
