//! HTTP servers that a test talks to itself: a receiver of webhooks, and files that are given out when the test says so.

use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    Router,
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::{any, get},
};
use serde_json::Value;
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

/// One delivery as it came in.
#[derive(Debug, Clone)]
pub struct Delivery {
    /// The request's headers.
    pub headers: HeaderMap,
    /// Its body, byte for byte.
    pub raw: Bytes,
    /// The same as JSON.
    pub body: Value,
}

impl Delivery {
    /// A header's text.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// What it tells of.
    pub fn event(&self) -> &str {
        self.body["event_type"].as_str().unwrap_or_default()
    }

    /// The deployment it tells of.
    pub fn deployment(&self) -> &str {
        self.body["payload"]["deployment_id"].as_str().unwrap_or_default()
    }
}

type Answer = Box<dyn Fn(usize, &Delivery) -> Response + Send + Sync>;

struct Inbox {
    deliveries: Mutex<Vec<Delivery>>,
    answer: Answer,
}

/// Receives webhooks, as long as it lives.
pub struct Receiver {
    address: SocketAddr,
    inbox: Arc<Inbox>,
    serving: JoinHandle<()>,
}

impl Receiver {
    /// One that acknowledges everything.
    pub async fn start() -> Self {
        Self::answering(|_, _| StatusCode::OK.into_response()).await
    }

    /// One that answers as told: the first argument counts the deliveries from 0.
    pub async fn answering(answer: impl Fn(usize, &Delivery) -> Response + Send + Sync + 'static) -> Self {
        Self::listen(SocketAddr::from(([127, 0, 0, 1], 0)), answer).await
    }

    /// One at a given address.
    pub async fn listen(
        address: SocketAddr,
        answer: impl Fn(usize, &Delivery) -> Response + Send + Sync + 'static,
    ) -> Self {
        let inbox = Arc::new(Inbox { deliveries: Mutex::default(), answer: Box::new(answer) });
        let router = Router::new().fallback(any(receive)).with_state(inbox.clone());
        let (address, serving) = serve(address, router).await;
        Self { address, inbox, serving }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// A URL for a webhook.
    pub fn url(&self) -> String {
        format!("http://{}/hook", self.address)
    }

    /// What came in so far.
    pub fn deliveries(&self) -> Vec<Delivery> {
        self.inbox.deliveries.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The events of a deployment in the order in which they first came in.
    pub fn events_of(&self, deployment: uuid::Uuid) -> Vec<String> {
        let id = deployment.to_string();
        let mut seen = Vec::new();
        for delivery in self.deliveries() {
            if delivery.deployment() == id && !seen.iter().any(|event| event == delivery.event()) {
                seen.push(delivery.event().to_owned());
            }
        }
        seen
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn receive(State(inbox): State<Arc<Inbox>>, headers: HeaderMap, raw: Bytes) -> Response {
    let body = serde_json::from_slice(&raw).unwrap_or_default();
    let delivery = Delivery { headers, raw, body };
    let number = {
        let mut all = inbox.deliveries.lock().unwrap_or_else(PoisonError::into_inner);
        all.push(delivery.clone());
        all.len() - 1
    };
    (inbox.answer)(number, &delivery)
}

/// Gives out the files of a directory, but not before it is opened: whoever asks earlier waits.
pub struct Gate {
    address: SocketAddr,
    open: watch::Sender<bool>,
    asked: watch::Receiver<u32>,
    serving: JoinHandle<()>,
}

#[derive(Clone)]
struct Behind {
    root: Arc<PathBuf>,
    open: watch::Receiver<bool>,
    asked: Arc<watch::Sender<u32>>,
}

impl Gate {
    /// A closed gate in front of a directory.
    pub async fn before(root: PathBuf) -> Self {
        let (open, waiting) = watch::channel(false);
        let (count, asked) = watch::channel(0);
        let behind = Behind { root: Arc::new(root), open: waiting, asked: Arc::new(count) };
        let router = Router::new().route("/{*path}", get(give)).with_state(behind);
        let (address, serving) = serve(SocketAddr::from(([127, 0, 0, 1], 0)), router).await;
        Self { address, open, asked, serving }
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("http://{}/repository", self.address)
    }

    /// Lets everybody through from now on.
    pub fn open(&self) {
        self.open.send_replace(true);
    }

    /// How many requests came so far.
    pub fn asked(&self) -> u32 {
        *self.asked.borrow()
    }
}

impl Drop for Gate {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn give(State(mut behind): State<Behind>, Path(path): Path<String>) -> Response {
    behind.asked.send_modify(|count| *count += 1);
    if behind.open.wait_for(|open| *open).await.is_err() {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let Some(path) = path.strip_prefix("repository/").filter(|path| !path.contains("..")) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    match std::fs::read(behind.root.join(path)) {
        Ok(bytes) => bytes.into_response(),
        Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Serves a router until the task is aborted.
pub async fn serve(address: SocketAddr, router: Router) -> (SocketAddr, JoinHandle<()>) {
    let listener = TcpListener::bind(address).await.expect("an address to listen on");
    let address = listener.local_addr().expect("a listener has an address");
    let serving = tokio::spawn(async move {
        // Runs until it is aborted; a broken connection is the test's own doing.
        let _ = axum::serve(listener, router).await;
    });
    (address, serving)
}
