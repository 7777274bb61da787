//! A raw request and what came back.

use bytes::Bytes;
use futures::TryStream;
use http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use reqwest::Body;
use serde_json::Value;

/// A request that is put together; [`Call::send`] sends it.
#[derive(Debug)]
#[must_use]
pub struct Call {
    http: reqwest::Client,
    method: Method,
    url: String,
    headers: HeaderMap,
    body: Option<Body>,
}

impl Call {
    pub(crate) fn new(http: reqwest::Client, method: Method, url: String) -> Self {
        Self { http, method, url, headers: HeaderMap::new(), body: None }
    }

    /// Authenticates with an API token, instead of the one that the request had.
    pub fn token(self, token: &str) -> Self {
        self.header(header::AUTHORIZATION, &format!("Token {token}"))
    }

    /// Sends no credential.
    pub fn anonymous(mut self) -> Self {
        self.headers.remove(header::AUTHORIZATION);
        self
    }

    /// Sets a header.
    ///
    /// # Panics
    ///
    /// When the value cannot be one.
    pub fn header(mut self, name: impl TryInto<HeaderName, Error: std::fmt::Debug>, value: &str) -> Self {
        let value = HeaderValue::from_bytes(value.as_bytes()).expect("the test's header has a valid value");
        self.headers.insert(name.try_into().expect("the test's header has a valid name"), value);
        self
    }

    /// Sends a JSON document.
    pub fn json(self, body: &Value) -> Self {
        self.body("application/json", body.to_string())
    }

    /// Sends bytes of a media type; an empty one is not told.
    pub fn body(mut self, media_type: &str, body: impl Into<Bytes>) -> Self {
        self.body = Some(body.into().into());
        if media_type.is_empty() {
            self.headers.remove(header::CONTENT_TYPE);
            return self;
        }
        self.header(header::CONTENT_TYPE, media_type)
    }

    /// Sends pieces without telling how many bytes they are together.
    pub fn stream<S>(mut self, media_type: &str, pieces: S) -> Self
    where
        S: TryStream<Error: Into<Box<dyn std::error::Error + Send + Sync>>> + Send + 'static,
        Bytes: From<S::Ok>,
    {
        self.body = Some(Body::wrap_stream(pieces));
        self.header(header::CONTENT_TYPE, media_type)
    }

    /// What this asks for, as a failure names it.
    pub fn what(&self) -> String {
        format!("{} {}", self.method, self.url)
    }

    /// Sends the request and reads the whole answer.
    ///
    /// # Panics
    ///
    /// When no answer arrives.
    pub async fn send(self) -> Answer {
        let what = self.what();
        let request = self.http.request(self.method, &self.url).headers(self.headers);
        let request = match self.body {
            Some(body) => request.body(body),
            None => request,
        };
        let response = match request.send().await {
            Ok(response) => response,
            Err(error) => panic!("{what}: no answer: {error:?}"),
        };
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let body = response.bytes().await.unwrap_or_else(|error| panic!("{what}: no whole answer: {error:?}"));
        Answer { what, status, headers, body }
    }
}

/// An answer, read whole.
#[derive(Debug, Clone)]
pub struct Answer {
    /// What was asked, for the messages of failures.
    pub what: String,
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body's bytes.
    pub body: Bytes,
}

impl Answer {
    /// The value of a header that is text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The value of a header that is a number.
    pub fn number(&self, name: &str) -> Option<i64> {
        self.header(name)?.parse().ok()
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON.
    ///
    /// # Panics
    ///
    /// When it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{}: the body is no JSON: {error}: {}", self.what, self.text()))
    }

    /// The record of a successful answer.
    ///
    /// # Panics
    ///
    /// When the status is no success.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert!((200..300).contains(&self.status), "{}: answered {} {}", self.what, self.status, self.text());
        self.json()
    }

    /// Everything that is wrong with this as an answer that refuses with `status`: an error body that tells it again,
    /// a message, a code, and the headers of the rate limit. Empty when all is well.
    pub fn refusal_faults(&self, status: u16) -> Vec<String> {
        let mut faults = Vec::new();
        if self.status != status {
            faults.push(format!("{}: answered {} and not {status}: {}", self.what, self.status, self.text()));
            return faults;
        }
        let mut fault = |text: String| faults.push(format!("{}: {status}: {text}", self.what));
        for name in ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"] {
            if self.number(name).is_none_or(|n| n < 0) {
                fault(format!("the header {name} is {:?}", self.headers.get(name)));
            }
        }
        if !self.header("content-type").is_some_and(|value| value.starts_with("application/json")) {
            fault(format!("the media type is {:?}", self.headers.get("content-type")));
        }
        let Ok(body) = serde_json::from_slice::<Value>(&self.body) else {
            fault(format!("the body is no JSON: {}", self.text()));
            return faults;
        };
        if body["status"] != status {
            fault(format!("the body tells another status: {body}"));
        }
        for field in ["error", "message", "code"] {
            if body[field].as_str().is_none_or(str::is_empty) {
                fault(format!("the body has no {field}: {body}"));
            }
        }
        faults
    }
}
