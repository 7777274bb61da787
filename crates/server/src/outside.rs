//! What stands outside the contract: the contract itself, health and metrics. None of it needs a credential.

use std::sync::{Arc, LazyLock};

use axum::{
    Router,
    extract::State,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
    routing::get,
};
use sha2::{Digest as _, Sha256};
use windlass_contract::axum::Rejection;
use windlass_platform::Platform;

use crate::{OPENAPI, host::error_body, layers::RequestId, metrics::Metrics};

#[derive(Clone)]
struct Outside {
    platform: Arc<Platform>,
    metrics: Arc<Metrics>,
}

pub(crate) fn router(platform: Arc<Platform>, metrics: Arc<Metrics>) -> Router {
    Router::new()
        .route("/openapi.json", get(openapi))
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(readyz))
        .route("/metrics", get(scrape))
        .method_not_allowed_fallback(other_method)
        .with_state(Outside { platform, metrics })
}

/// All of it is only read.
async fn other_method(method: Method, uri: Uri) -> Response {
    let rejection = Rejection::method_not_allowed(&method, uri.path(), HeaderValue::from_static("GET, HEAD"));
    rejection.reply(&error_body(&rejection, RequestId::current()))
}

/// Quoted, as HTTP wants it.
static ETAG: LazyLock<HeaderValue> = LazyLock::new(|| {
    let digest: String = Sha256::digest(OPENAPI).iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::try_from(format!("\"{digest}\"")).expect("hexadecimal digits are a valid header value")
});

/// The contract, byte for byte, or 304 when the client has it.
async fn openapi(headers: HeaderMap) -> Response {
    let known = headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(|tag| tag.trim().trim_start_matches("W/"))
        .any(|tag| tag == "*" || tag.as_bytes() == ETAG.as_bytes());
    let tag = [(header::ETAG, ETAG.clone()), (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
    if known {
        return (StatusCode::NOT_MODIFIED, tag).into_response();
    }
    (tag, [(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}

/// Whether requests can be served: the store answers.
async fn readyz(State(outside): State<Outside>) -> Response {
    match outside.platform.ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "not ready; the server's log tells why\n").into_response()
        }
    }
}

async fn scrape(State(outside): State<Outside>) -> Response {
    let counts = match outside.platform.deployment_counts().await {
        Ok(counts) => counts,
        Err(error) => {
            tracing::warn!(%error, "the deployments could not be counted");
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
    };
    match outside.metrics.text(counts) {
        Ok(text) => ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text)
            .into_response(),
        Err(error) => {
            tracing::error!(%error, "the metrics could not be written");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}
