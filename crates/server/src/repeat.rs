//! `Idempotency-Key`: a POST that names itself is carried out once.

use std::sync::Arc;

use axum::{
    body::{Body, Bytes, to_bytes},
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts},
    middleware::Next,
    response::Response,
};
use http_body_util::LengthLimitError;
use sha2::{Digest as _, Sha256};
use uuid::Uuid;
use windlass_contract::{
    Violation,
    axum::{Rejection, codes},
};
use windlass_platform::{Begun, Caller, Platform, Remembered, Repeatable};
use zeroize::Zeroizing;

use crate::{
    host::{error_body, refused},
    layers::{Identity, RequestId},
};

const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");
const REPLAYED: HeaderName = HeaderName::from_static("idempotency-replayed");
/// The contract's bound on a key.
const LONGEST_KEY: usize = 255;
/// Largest body that is read here, as the contract's operations read: larger ones are refused by them.
const LARGEST_BODY: usize = 1 << 20;

/// Answers a repeated POST as the first one was answered.
pub(crate) async fn repeat(State(platform): State<Arc<Platform>>, request: Request, next: Next) -> Response {
    let caller = match request.extensions().get::<Identity>() {
        Some(Identity::Caller(caller)) if request.method() == Method::POST => caller.clone(),
        _ => return next.run(request).await,
    };
    let key = match key_of(request.headers()) {
        Ok(Some(key)) => key,
        Ok(None) => return next.run(request).await,
        Err(rejection) => return answer(&rejection),
    };
    let (parts, body) = request.into_parts();
    let body = match to_bytes(body, LARGEST_BODY).await {
        Ok(body) => body,
        Err(error) => return answer(&unread(&error)),
    };
    let repeatable = Repeatable { key, fingerprint: fingerprint(&parts, &body) };
    let id = match platform.repeatable_begin(&caller, &repeatable).await {
        Ok(Begun::First(id)) => id,
        Ok(Begun::Again(remembered)) => return again(remembered),
        Err(error) => return answer(&refused(error)),
    };
    // A client that goes away comes back with the same key: what was begun for it is brought to its end.
    let work = RequestId::detach(async move {
        let response = next.run(Request::from_parts(parts, Body::from(body))).await;
        keep(&platform, &caller, &repeatable, id, response).await
    });
    work.await.unwrap_or_else(|error| answer(&Rejection::internal(error)))
}

/// Why a body was not read.
fn unread(error: &axum::Error) -> Rejection {
    let too_large = std::error::Error::source(error).is_some_and(|source| source.is::<LengthLimitError>());
    if too_large {
        return Rejection::payload_too_large(LARGEST_BODY);
    }
    Rejection::bad_request("The request body ended before it was complete. Send it again.")
        .with_code(codes::INCOMPLETE_BODY)
}

/// Keeps a success to be answered again; anything else may be tried anew.
async fn keep(platform: &Platform, caller: &Caller, request: &Repeatable, id: Uuid, response: Response) -> Response {
    let (parts, body) = response.into_parts();
    // Answers of the contract are in memory as a whole.
    let body = to_bytes(body, usize::MAX).await.unwrap_or_default();
    let location = parts.headers.get(header::LOCATION).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let remembered = parts.status.is_success().then(|| Remembered {
        status: parts.status.as_u16(),
        location,
        body: Zeroizing::new(body.to_vec()),
    });
    if let Err(error) = platform.repeatable_end(caller, request, id, remembered.as_ref()).await {
        // The request was carried out and is answered; only a repetition would not be recognized.
        tracing::error!(%error, "the answer to a repeatable request could not be kept");
    }
    Response::from_parts(parts, Body::from(body))
}

fn again(remembered: Remembered) -> Response {
    let mut response = Response::new(Body::from(Bytes::copy_from_slice(&remembered.body)));
    *response.status_mut() = StatusCode::from_u16(remembered.status).unwrap_or(StatusCode::OK);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(REPLAYED, HeaderValue::from_static("true"));
    if let Some(location) = remembered.location.and_then(|location| HeaderValue::try_from(location).ok()) {
        headers.insert(header::LOCATION, location);
    }
    response
}

fn key_of(headers: &HeaderMap) -> Result<Option<String>, Rejection> {
    let mut keys = headers.get_all(IDEMPOTENCY_KEY).iter();
    let Some(key) = keys.next() else { return Ok(None) };
    let wrong = |code: &str, message: &str| {
        let violation = Violation {
            pointer: "/header/Idempotency-Key".to_owned(),
            code: code.to_owned(),
            message: message.to_owned(),
        };
        Err(Rejection::invalid("The request", vec![violation]))
    };
    if keys.next().is_some() {
        return wrong("max_items", "is given more than once");
    }
    match key.to_str() {
        Ok("") => wrong("min_length", "must have at least 1 character"),
        Ok(key) if key.len() > LONGEST_KEY => wrong("max_length", "must have at most 255 characters"),
        Ok(key) if key.bytes().all(|byte| byte.is_ascii_graphic()) => Ok(Some(key.to_owned())),
        _ => wrong("pattern", "must consist of visible ASCII characters, without blanks"),
    }
}

fn fingerprint(parts: &Parts, body: &[u8]) -> String {
    let mut hash = Sha256::new();
    for part in [parts.method.as_str().as_bytes(), parts.uri.to_string().as_bytes(), body] {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

fn answer(rejection: &Rejection) -> Response {
    rejection.reply(&error_body(rejection, RequestId::current()))
}
