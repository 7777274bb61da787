//! What every generated call goes through.

use std::fmt;

use bytes::{Bytes, BytesMut};
use progenitor_client::{ClientHooks, OperationInfo};
use reqwest::header::{AUTHORIZATION, CONTENT_LENGTH, CONTENT_TYPE, HeaderValue, TRANSFER_ENCODING};
use reqwest::{Request, Response, ResponseBuilderExt as _};
use serde_json::{Value, json};

use crate::retry::{Outcome, RetryPolicy};
use crate::{Client, generated};

/// As much of an error's body as is looked at.
const MAX_ERROR_BODY: usize = 256 * 1024;
/// As much of a text that is no error body as is repeated in the message.
const MAX_QUOTE: usize = 500;

/// What a client holds beside its HTTP client.
#[derive(Clone)]
pub struct Inner {
    pub(crate) authorization: Option<HeaderValue>,
    pub(crate) retry: RetryPolicy,
}

impl fmt::Debug for Inner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Inner")
            .field("authenticated", &self.authorization.is_some())
            .field("retry", &self.retry)
            .finish()
    }
}

impl ClientHooks<Inner> for Client {
    async fn pre<E>(&self, request: &mut Request, info: &OperationInfo) -> Result<(), progenitor_client::Error<E>> {
        let headers = request.headers_mut();
        if let Some(value) = &self.inner.authorization {
            headers.insert(AUTHORIZATION, value.clone());
        }
        if let Some(media) = generated::content_type(info.operation_id) {
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(media));
        }
        Ok(())
    }

    async fn exec(&self, request: Request, info: &OperationInfo) -> reqwest::Result<Response> {
        let response = self.send(request).await?;
        let status = response.status();
        if status.is_client_error() || status.is_server_error() {
            Ok(with_error_body(response).await)
        } else if generated::empty_is_null(info.operation_id) {
            with_null_for_nothing(response).await
        } else {
            Ok(response)
        }
    }
}

impl Client {
    /// Sends a request, again where the policy says so.
    async fn send(&self, mut request: Request) -> reqwest::Result<Response> {
        let policy = &self.inner.retry;
        let method = request.method().clone();
        for attempt in 1.. {
            // A body that is a stream can be sent once.
            let Some(next) = request.try_clone() else {
                break;
            };
            let result = self.client.execute(request).await;
            let outcome = match &result {
                Ok(response) => Outcome::Answer(response.status(), response.headers()),
                Err(error) if error.is_connect() => Outcome::NoConnection,
                Err(error) if error.is_request() && !error.is_timeout() => Outcome::Lost,
                Err(_) => Outcome::Other,
            };
            let Some(wait) = policy.next_wait(attempt, &method, outcome) else {
                return result;
            };
            // Nothing is held on to while waiting.
            drop(result);
            tokio::time::sleep(wait).await;
            request = next;
        }
        self.client.execute(request).await
    }
}

/// Gives an answer that is an error the contract's error body, where it has another one or none:
/// what stands between client and server (a proxy, a balancer) has errors of its own.
async fn with_error_body(mut response: Response) -> Response {
    let mut body = BytesMut::new();
    // An error that is cut off is still the error of its status.
    while let Ok(Some(chunk)) = response.chunk().await {
        let room = MAX_ERROR_BODY.saturating_sub(body.len());
        body.extend_from_slice(&chunk[..chunk.len().min(room)]);
        if chunk.len() > room {
            break;
        }
    }
    let body = body.freeze();
    if serde_json::from_slice::<windlass_types::Error>(&body).is_ok() {
        return rebuilt(response, body);
    }
    let status = response.status();
    let words = status.canonical_reason().unwrap_or("Error");
    let message = said_otherwise(&response, &body)
        .unwrap_or_else(|| format!("the server answered {} {words} without saying why", status.as_u16()));
    let body = json!({ "status": status.as_u16(), "error": words, "message": message });
    rebuilt(response, body.to_string().into())
}

/// What a body says that is not the contract's.
fn said_otherwise(response: &Response, body: &[u8]) -> Option<String> {
    if let Ok(value) = serde_json::from_slice::<Value>(body) {
        return ["message", "detail", "error_description", "title", "error"]
            .iter()
            .find_map(|key| value.get(key)?.as_str())
            .filter(|text| !text.trim().is_empty())
            .map(str::to_owned);
    }
    let media = response.headers().get(CONTENT_TYPE)?.to_str().ok()?;
    let text = std::str::from_utf8(body).ok()?.trim();
    (media.starts_with("text/plain") && !text.is_empty()).then(|| text.chars().take(MAX_QUOTE).collect())
}

/// Reads nothing as `null`, for calls whose success may have no body.
async fn with_null_for_nothing(mut response: Response) -> reqwest::Result<Response> {
    let mut body = BytesMut::new();
    while let Some(chunk) = response.chunk().await? {
        body.extend_from_slice(&chunk);
    }
    let body = match body.is_empty() {
        true => Bytes::from_static(b"null"),
        false => body.freeze(),
    };
    Ok(rebuilt(response, body))
}

/// The same answer with another body.
fn rebuilt(response: Response, body: Bytes) -> Response {
    let mut parts = http::Response::new(body);
    *parts.status_mut() = response.status();
    *parts.version_mut() = response.version();
    *parts.headers_mut() = response.headers().clone();
    for name in [CONTENT_LENGTH, TRANSFER_ENCODING] {
        parts.headers_mut().remove(name);
    }
    let (mut parts, body) = parts.into_parts();
    // Only a builder takes the address; its extension is moved over.
    if let Ok(with_url) = http::Response::builder().url(response.url().clone()).body(()) {
        parts.extensions.extend(with_url.into_parts().0.extensions);
    }
    http::Response::from_parts(parts, body).into()
}
