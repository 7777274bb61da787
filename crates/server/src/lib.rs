//! The server: trait implementations, one thin file per tag, and around them configuration and middleware.

mod api_tokens;
mod applications;
mod clusters;
mod config;
mod databases;
mod deployments;
mod environment_variables;
mod environments;
mod greeting;
mod helm_repositories;
mod host;
mod layers;
mod linger;
mod metrics;
mod organizations;
mod outside;
mod projects;
mod repeat;
mod secrets;
mod stalled;
mod start;
mod webhooks;

use std::sync::Arc;

use axum::{Router, middleware};
use windlass_platform::Platform;

pub use config::{Confidential, Config, ConfigError, LogFormat, Settings};
pub use start::{Running, StartError, start};

/// The contract, byte for byte as the repository holds it.
pub const OPENAPI: &str = include_str!("../openapi.json");

/// Implements the contract's traits over the platform.
pub struct Server {
    platform: Arc<Platform>,
}

/// Everything that the server answers: the contract at the root and under `/api/v1`, and what stands outside of it.
pub fn app(platform: Arc<Platform>) -> Router {
    let metrics = Arc::new(metrics::Metrics::default());
    let contract = windlass_api::router(Arc::new(Server { platform: platform.clone() }));
    let limited = Router::new()
        .nest("/api/v1", contract.clone())
        .merge(contract)
        .layer(middleware::from_fn_with_state(platform.clone(), repeat::repeat))
        .layer(middleware::from_fn_with_state(platform.clone(), layers::identify));
    outside::router(platform, metrics.clone())
        .fallback_service(limited)
        .layer(middleware::from_fn_with_state(metrics, layers::observe))
        .layer(middleware::from_fn(linger::linger))
}
