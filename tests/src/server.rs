//! A server in this process.

use std::{
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    path::Path,
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::Duration,
};

use http::{Method, header};
use serde_json::json;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use uuid::Uuid;
use windlass_client::Client;
use windlass_engine::ShimCommand;
use windlass_server::{Confidential, Running, Settings};

use crate::{Call, answer::Answer, windlass};

/// The Admin token of a test server's first organization.
const ADMIN: &str = "an-admin-token-for-tests-alone";
/// No test sends as many requests by chance.
const NO_LIMIT: u64 = 1_000_000_000;
/// Longest that taking a server down may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// What a test server is to be like.
#[derive(Debug, Clone, Default)]
#[must_use]
pub struct TestServerBuilder {
    settings: Settings,
}

impl TestServerBuilder {
    /// Requests per hour and token; as good as unlimited unless given.
    pub fn rate_limit(mut self, requests: u64) -> Self {
        self.settings.rate_limit = Some(requests);
        self
    }

    /// Lets webhooks be sent to this machine.
    pub fn webhook_allow_private(mut self) -> Self {
        self.settings.webhook_allow_private = Some(true);
        self
    }

    /// Deployments that work at the same time.
    pub fn max_deployments(mut self, most: u32) -> Self {
        self.settings.max_deployments = Some(most);
        self
    }

    /// Starts the server.
    ///
    /// # Panics
    ///
    /// When it does not start.
    pub async fn start(self) -> TestServer {
        let directory = tempfile::tempdir().expect("a temporary directory can be made");
        let settings = Settings {
            listen: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
            data_dir: Some(directory.path().join("data")),
            bootstrap_token: Some(Confidential::from(ADMIN.to_owned())),
            rate_limit: self.settings.rate_limit.or(Some(NO_LIMIT)),
            ..self.settings
        };
        let life = launch(settings.clone()).await;
        let address = life.running.address;
        let bootstrap = life.running.bootstrap.as_ref();
        let organization = bootstrap.expect("the first start makes an organization").organization_id;
        let http = reqwest::Client::builder().no_proxy().build().expect("an HTTP client can be made");
        TestServer { organization, address, http, settings, life: Some(life), directory }
    }
}

/// A running server with a data directory of its own.
///
/// It has a runtime of its own, so that dropping it takes everything down, whatever the test's runtime is doing.
pub struct TestServer {
    /// The organization that [`TestServer::admin`] belongs to.
    pub organization: Uuid,
    /// Where it listens.
    pub address: SocketAddr,
    http: reqwest::Client,
    settings: Settings,
    life: Option<Life>,
    directory: TempDir,
}

struct Life {
    runtime: Runtime,
    running: Running,
}

/// One more organization of a test server.
#[derive(Debug, Clone)]
pub struct Organization {
    /// Its id.
    pub id: Uuid,
    /// An Admin token of it.
    pub token: String,
}

impl TestServer {
    /// Starts a server with the usual options.
    pub async fn start() -> Self {
        Self::builder().start().await
    }

    /// Starts a server with other options.
    pub fn builder() -> TestServerBuilder {
        TestServerBuilder::default()
    }

    /// Stops the server in good order and starts it again on the same data directory. What it runs goes on meanwhile.
    ///
    /// # Panics
    ///
    /// When it does not start again.
    pub async fn restart(&mut self) {
        if let Some(life) = self.life.take() {
            apart(move || life.runtime.block_on(life.running.stop())).await;
        }
        let life = launch(self.settings.clone()).await;
        self.address = life.running.address;
        self.life = Some(life);
    }

    /// The value of an Admin token of the first organization.
    pub fn admin(&self) -> &'static str {
        ADMIN
    }

    /// The directory that the server keeps everything in.
    pub fn data_dir(&self) -> &Path {
        self.settings.data_dir.as_deref().unwrap_or(self.directory.path())
    }

    /// The address of a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// A client with the Admin token.
    pub fn client(&self) -> Client {
        self.client_with(ADMIN)
    }

    /// A client with another token.
    ///
    /// # Panics
    ///
    /// When the client cannot be made.
    pub fn client_with(&self, token: &str) -> Client {
        Client::builder(self.url("")).token(token).build().expect("a client can be made")
    }

    /// A raw request with the Admin token.
    pub fn call(&self, method: Method, path: &str) -> Call {
        Call::new(self.http.clone(), method, self.url(path)).token(ADMIN)
    }

    /// GET with the Admin token.
    pub async fn get(&self, path: &str) -> Answer {
        self.call(Method::GET, path).send().await
    }

    /// POST of a JSON document with the Admin token.
    pub async fn post(&self, path: &str, body: &serde_json::Value) -> Answer {
        self.call(Method::POST, path).json(body).send().await
    }

    /// DELETE with the Admin token.
    pub async fn delete(&self, path: &str) -> Answer {
        self.call(Method::DELETE, path).send().await
    }

    /// Creates an API token with these scopes and answers its id and its value.
    ///
    /// # Panics
    ///
    /// When the server refuses.
    pub async fn token(&self, scopes: &[&str]) -> (Uuid, String) {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("token-{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let path = format!("/organization/{}/apiToken", self.organization);
        let made = self.post(&path, &json!({"name": name, "scopes": scopes})).await.ok();
        let text = |field: &str| made[field].as_str().expect("a new token has an id and a value").to_owned();
        (text("id").parse().expect("ids are UUIDs"), text("token"))
    }

    /// Makes one more organization, with an Admin token.
    ///
    /// # Panics
    ///
    /// When the server refuses.
    pub async fn organization(&self, name: &str) -> Organization {
        let token = format!("an-admin-token-of-{name}");
        let platform = self.life.as_ref().expect("the server runs").running.platform();
        let id = platform.organization_create(name, &token).await.expect("an organization can be made");
        Organization { id, token }
    }

    /// Sends bytes as they are over a connection of their own, and answers whatever comes back within `patience`, until
    /// the server closes.
    ///
    /// # Panics
    ///
    /// When the server cannot be reached.
    pub async fn raw(&self, bytes: impl Into<Vec<u8>>, patience: Duration) -> String {
        let (address, bytes) = (self.address, bytes.into());
        let exchange = move || {
            let mut stream = TcpStream::connect(address).expect("the server accepts");
            stream.set_read_timeout(Some(patience)).expect("a timeout can be set");
            // The server may close before it has read everything; what it answered counts.
            let _ = stream.write_all(&bytes);
            let mut answer = Vec::new();
            let _ = stream.read_to_end(&mut answer);
            String::from_utf8_lossy(&answer).into_owned()
        };
        apart(exchange).await
    }

    /// The line that authenticates with the Admin token, for requests that are written by hand.
    pub fn authorization(&self) -> String {
        format!("{}: Token {ADMIN}\r\n", header::AUTHORIZATION)
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let Some(Life { runtime, running }) = self.life.take() else { return };
        // A runtime can neither be waited for nor be dropped inside of another one.
        let stopped = thread::spawn(move || {
            let stopped = runtime.block_on(async { tokio::time::timeout(PATIENCE, running.stop_everything()).await });
            runtime.shutdown_timeout(PATIENCE);
            matches!(stopped, Ok(Ok(())))
        })
        .join();
        if !thread::panicking() {
            assert!(matches!(stopped, Ok(true)), "the server could not be taken down");
        }
    }
}

/// Starts a server on a runtime of its own.
async fn launch(settings: Settings) -> Life {
    let config = settings.resolve(ShimCommand { program: windlass(), args: vec!["shim".into()] });
    apart(move || {
        let runtime =
            Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime can be made");
        match runtime.block_on(windlass_server::start(config)) {
            Ok(running) => Life { runtime, running },
            Err(error) => panic!("the server did not start: {error}"),
        }
    })
    .await
}

/// Does something that waits on another runtime.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic()))
}
