//! What every request passes: an id, a count and a line of log, then its identity and the rate limit.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Instant,
};

use axum::{
    extract::{Request, State},
    http::{HeaderValue, StatusCode, header, header::HeaderName},
    middleware::Next,
    response::Response,
};
use chrono::Utc;
use tokio::task::JoinHandle;
use uuid::Uuid;
use windlass_contract::{Operation, axum::Rejection};
use windlass_platform::{Caller, Counted, ErrorKind, Platform, Rate};

use crate::{host::error_body, metrics::Metrics};

/// Who sent a request, as far as its credential tells.
#[derive(Debug, Clone)]
pub(crate) enum Identity {
    Caller(Caller),
    /// No valid credential, and what to tell about it.
    Nobody(String),
    /// It could not be found out.
    Failed(String),
}

/// The address of the peer that a connection comes from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer(pub(crate) SocketAddr);

tokio::task_local! {
    static REQUEST_ID: String;
}

/// The id under which a request stands in the log.
pub(crate) struct RequestId;

impl RequestId {
    /// The id of the request that is being answered.
    pub(crate) fn current() -> Option<String> {
        REQUEST_ID.try_with(Clone::clone).ok()
    }

    /// Carries the work on under the same id, also when the client goes away.
    pub(crate) fn detach<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
        tokio::spawn(REQUEST_ID.scope(Self::current().unwrap_or_default(), work))
    }
}

const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const X_RATELIMIT_LIMIT: HeaderName = HeaderName::from_static("x-ratelimit-limit");
const X_RATELIMIT_REMAINING: HeaderName = HeaderName::from_static("x-ratelimit-remaining");
const X_RATELIMIT_RESET: HeaderName = HeaderName::from_static("x-ratelimit-reset");

/// Gives the request an id, counts it and writes it to the log.
pub(crate) async fn observe(State(metrics): State<Arc<Metrics>>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let id = Uuid::now_v7().to_string();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let mut response = REQUEST_ID.scope(id.clone(), next.run(request)).await;
    let operation = response.extensions().get::<&'static Operation>().map(|operation| operation.id);
    let status = response.status().as_u16();
    let elapsed = started.elapsed();
    metrics.count(operation, status, elapsed);
    tracing::debug!(target: "windlass::access", request = %id, %method, path, operation, status,
        micros = u64::try_from(elapsed.as_micros()).unwrap_or(u64::MAX), "answered");
    if let Ok(value) = HeaderValue::try_from(id) {
        response.headers_mut().insert(X_REQUEST_ID, value);
    }
    response
}

/// Finds out who calls, counts the request against the limit, and puts the limit's headers on the answer.
pub(crate) async fn identify(State(platform): State<Arc<Platform>>, mut request: Request, next: Next) -> Response {
    let credential = request.headers().get(header::AUTHORIZATION).map(HeaderValue::as_bytes);
    let identity = match platform.authenticate(credential).await {
        Ok(caller) => Identity::Caller(caller),
        Err(error) if error.kind == ErrorKind::Unauthorized => Identity::Nobody(error.message),
        Err(error) => Identity::Failed(error.to_string()),
    };
    let counted = match &identity {
        Identity::Caller(caller) => caller.counted(),
        _ => Counted::Peer(peer(&request)),
    };
    let now = Utc::now();
    let rate = platform.limiter().take(counted, now);
    let mut response = if rate.allowed {
        request.extensions_mut().insert(identity);
        next.run(request).await
    } else {
        too_many(rate)
    };
    let headers = response.headers_mut();
    headers.insert(X_RATELIMIT_LIMIT, rate.limit.into());
    headers.insert(X_RATELIMIT_REMAINING, rate.remaining.into());
    headers.insert(X_RATELIMIT_RESET, rate.reset.into());
    response
}

fn peer(request: &Request) -> IpAddr {
    request.extensions().get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip())
}

fn too_many(rate: Rate) -> Response {
    let seconds = rate.retry_after.max(1);
    let message = format!("{} requests per hour are allowed; try again in {seconds} seconds", rate.limit);
    let rejection = Rejection::new(StatusCode::TOO_MANY_REQUESTS, "rate_limited", message)
        .with_header(header::RETRY_AFTER, seconds.into());
    rejection.reply(&error_body(&rejection, RequestId::current()))
}
