//! Starting a server and stopping it in good order.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::Router;
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::{conn::auto::Builder, graceful::GracefulShutdown},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore},
    task::JoinHandle,
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;
use tower::ServiceBuilder;
use tower_http::{add_extension::AddExtensionLayer, timeout::RequestBodyTimeoutLayer};
use windlass_engine::{ProcessConfig, ProcessEngine};
use windlass_platform::{Bootstrap, Platform, Vault};
use windlass_store::Store;

use crate::{Config, app, greeting::Greeting, layers::Peer, stalled::Stalled};

/// Longest a client may take to send the head of a request.
const HEAD_TIMEOUT: Duration = Duration::from_secs(15);
/// Longest pause between two parts of a request's body.
const BODY_TIMEOUT: Duration = Duration::from_secs(30);
/// Longest a client may read nothing of its answer.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);
/// Connections that are served at the same time, if there are descriptors for them; further ones wait to be accepted.
const MAX_CONNECTIONS: usize = 8192;
/// How long requests may go on once the server stops.
const DRAIN: Duration = Duration::from_secs(10);
/// Longest a repository may take to say which commits it has.
const GIT_TIMEOUT: Duration = Duration::from_secs(10);

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The data directory cannot be used.
    #[error(transparent)]
    Store(#[from] windlass_store::StoreError),
    /// There is no usable key of secrets.
    #[error(transparent)]
    Key(#[from] windlass_platform::KeyError),
    /// Instances cannot be run.
    #[error(transparent)]
    Engine(#[from] windlass_engine::EngineError),
    /// The platform cannot be set up.
    #[error(transparent)]
    Platform(#[from] windlass_platform::Error),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}; choose another address with --listen")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        source: std::io::Error,
    },
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// What the first start made; absent at later ones.
    pub bootstrap: Option<Bootstrap>,
    shutdown: CancellationToken,
    serving: JoinHandle<()>,
    working: JoinHandle<()>,
    store: Store,
    platform: Arc<Platform>,
}

/// Starts a server.
pub async fn start(config: Config) -> Result<Running, StartError> {
    // Outgoing TLS asks for the process's provider; one that is there already is as good.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let store = Store::open(&config.data_dir).await?;
    let vault = match &config.secret_key {
        Some(key) => Vault::from_base64(key.expose())?,
        None => Vault::from_file(&config.data_dir.join("secret.key"))?,
    };
    let engine = ProcessEngine::open(ProcessConfig {
        data_dir: config.data_dir.join("engine"),
        shim: config.shim,
        git_timeout: GIT_TIMEOUT,
    })?;
    let git = engine.git().clone();
    let platform = Arc::new(Platform::new(store.clone(), Arc::new(engine), git, vault, config.platform)?);
    // Before the first start makes a token: one that nobody is shown is worse than none.
    let failed = |source| StartError::Listen { address: config.listen, source };
    let listener = TcpListener::bind(config.listen).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let bootstrap = platform.bootstrap(config.bootstrap_token.as_ref().map(|token| token.expose())).await?;

    let shutdown = CancellationToken::new();
    let working = tokio::spawn(platform.clone().run(shutdown.clone()));
    let serving = tokio::spawn(serve(listener, app(platform.clone()), shutdown.clone()));
    tracing::info!(%address, "listening on http://{address}");
    Ok(Running { address, bootstrap, shutdown, serving, working, store, platform })
}

impl Running {
    /// What the server serves.
    pub fn platform(&self) -> &Platform {
        &self.platform
    }

    /// Stops: no new connections, the open requests end, what is being deployed is left for the next start.
    pub async fn stop(self) {
        self.shutdown.cancel();
        for (what, task) in [("the listener", self.serving), ("the workers", self.working)] {
            if let Err(error) = task.await {
                tracing::error!(%error, "{what} ended badly");
            }
        }
        self.store.close().await;
    }

    /// Stops, and takes down whatever runs: for a data directory that is about to be deleted.
    pub async fn stop_everything(self) -> Result<(), windlass_platform::Error> {
        let platform = self.platform.clone();
        self.stop().await;
        platform.take_down_everything().await
    }
}

async fn serve(listener: TcpListener, app: Router, shutdown: CancellationToken) {
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEAD_TIMEOUT);
    builder.http2().timer(TokioTimer::new()).max_concurrent_streams(128).keep_alive_interval(HEAD_TIMEOUT);
    let builder = Arc::new(builder);
    let graceful = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(places(std::fs::read_to_string("/proc/self/limits").ok().as_deref())));
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &places) => accepted,
            () = shutdown.cancelled() => break,
        };
        let Some((stream, peer, place)) = accepted else { continue };
        let watcher = graceful.watcher();
        let service = ServiceBuilder::new()
            .layer(AddExtensionLayer::new(Peer(peer)))
            .layer(RequestBodyTimeoutLayer::new(BODY_TIMEOUT))
            .service(app.clone());
        let builder = builder.clone();
        tokio::spawn(async move {
            let service = TowerToHyperService::new(service);
            let stream = Greeting::new(Stalled::new(stream, WRITE_TIMEOUT), HEAD_TIMEOUT);
            let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service);
            if let Err(error) = watcher.watch(connection.into_owned()).await {
                tracing::debug!(%peer, error, "a connection ended badly");
            }
            drop(place);
        });
    }
    drop(listener);
    if timeout(DRAIN, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests did not end in {} seconds and are cut off", DRAIN.as_secs());
    }
}

/// How many connections may be served, given the process's limits as Linux tells them: at most half of the descriptors
/// are for them, so that files can be opened and programs started however many clients come.
fn places(limits: Option<&str>) -> usize {
    let files = limits.and_then(|text| text.lines().find_map(|line| line.strip_prefix("Max open files")));
    let soft = files.and_then(|values| values.split_whitespace().next()?.parse::<usize>().ok());
    soft.map_or(MAX_CONNECTIONS, |soft| (soft / 2).clamp(1, MAX_CONNECTIONS))
}

/// The next connection and its place among those that are served.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> Option<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let place = places.clone().acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, peer)) => {
            // Small answers are not to wait for more to send.
            let _ = stream.set_nodelay(true);
            Some((stream, peer, place))
        }
        Err(error) => {
            // Out of descriptors, most likely: trying again at once would only spin.
            tracing::warn!(%error, "a connection could not be accepted");
            sleep(Duration::from_millis(100)).await;
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_descriptors_for_others() {
        for (limits, expected) in [
            (Some("Limit  Soft Limit  Hard Limit  Units\nMax open files            1024      524288    files\n"), 512),
            (Some("Max open files            unlimited unlimited files\n"), MAX_CONNECTIONS),
            (Some("Max open files            1000000   1000000   files\n"), MAX_CONNECTIONS),
            (None, MAX_CONNECTIONS),
        ] {
            assert_eq!(places(limits), expected, "{limits:?}");
        }
    }
}
