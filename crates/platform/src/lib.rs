//! The application layer: one file per resource.
//!
//! [`Platform`] holds what every operation needs; each resource's file adds the operations on it. Functions are named
//! noun first (`application_create`), take the caller, and answer types of the contract or the one [`Error`]. Beside
//! them run three workers ([`Platform::run`]): deployments, observation of what runs, and webhook deliveries.

mod address;
mod application;
mod bootstrap;
mod caller;
mod cluster;
mod database;
mod deployment;
mod environment;
mod error;
mod helm_index;
mod helm_repository;
mod idempotency;
mod limit;
mod log;
mod organization;
mod page;
mod project;
mod record;
mod secret;
mod status;
mod token;
mod variable;
mod vault;
mod webhook;
mod webhook_delivery;
mod webhook_worker;

use std::sync::{Arc, atomic::AtomicI64};

use tokio_util::sync::CancellationToken;
use windlass_engine::Engine;
use windlass_store::Store;

pub use bootstrap::Bootstrap;
pub use caller::{Actor, Caller};
pub use error::{Error, Kind as ErrorKind, Result};
pub use idempotency::{Begun, Remembered, Repeatable};
pub use limit::{Counted, Limiter, Rate};
pub use page::{MAX_PAGE_SIZE, PageRequest};
pub use vault::{KeyError, Vault};

/// What an operator decides.
#[derive(Debug, Clone)]
pub struct Options {
    /// Requests per hour for one API token, or one peer without a credential.
    pub rate_limit: u64,
    /// Requests per hour for the subject of a Bearer token.
    pub subject_rate_limit: u64,
    /// Whether webhooks may be sent to private addresses.
    pub webhook_allow_private: bool,
    /// Deployments that work at the same time, per cluster.
    pub max_deployments: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self { rate_limit: 1000, subject_rate_limit: 10_000, webhook_allow_private: false, max_deployments: 4 }
    }
}

/// Everything that the operations need.
pub struct Platform {
    store: Store,
    engine: Arc<dyn Engine>,
    git: windlass_engine::git::GitCache,
    vault: Vault,
    limiter: Limiter,
    cluster_tokens: caller::ClusterTokens,
    charts: helm_index::IndexReader,
    sender: webhook_delivery::Sender,
    options: Options,
    /// When the reconciler last looked at what runs, in microseconds since 1970; 0 before it first has.
    looked_at: AtomicI64,
}

impl Platform {
    /// A platform over the given store and engine.
    pub fn new(
        store: Store,
        engine: Arc<dyn Engine>,
        git: windlass_engine::git::GitCache,
        vault: Vault,
        options: Options,
    ) -> Result<Self> {
        let unbuilt = |error| Error::internal("set up the HTTP client", error);
        Ok(Self {
            limiter: Limiter::new(options.rate_limit, options.subject_rate_limit),
            cluster_tokens: caller::ClusterTokens::new(&vault),
            charts: helm_index::IndexReader::new(
                reqwest::Client::builder()
                    .user_agent(concat!("windlass/", env!("CARGO_PKG_VERSION")))
                    .build()
                    .map_err(unbuilt)?,
            ),
            sender: webhook_delivery::Sender::new(options.webhook_allow_private).map_err(unbuilt)?,
            store,
            engine,
            git,
            vault,
            options,
            looked_at: AtomicI64::new(0),
        })
    }

    /// Runs the workers until `shutdown`: deployments, observation of what runs, webhook deliveries. Returns when each
    /// has given back what it held.
    pub async fn run(self: Arc<Self>, shutdown: CancellationToken) {
        tokio::join!(
            self.clone().work(shutdown.clone()),
            self.clone().reconcile(shutdown.clone()),
            self.clone().deliver(shutdown),
        );
    }

    /// Counts requests.
    pub fn limiter(&self) -> &Limiter {
        &self.limiter
    }

    /// Whether the platform can serve: its store answers.
    pub async fn ready(&self) -> Result<()> {
        self.store.ping().await.map_err(|error| Error::internal("reach the store", error))
    }
}
