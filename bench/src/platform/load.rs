//! Sends requests over a number of connections, each one after the answer to the last.

use std::{
    fmt,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use bytes::Bytes;
use http::{Method, Request, header};
use http_body_util::{BodyExt as _, Full};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use tokio::{net::TcpStream, task::JoinSet};

type Body = Box<dyn Fn(usize) -> anyhow::Result<Vec<u8>> + Send + Sync>;

/// A kind of request.
#[derive(Clone)]
pub(super) struct Load(Arc<Inner>);

struct Inner {
    address: SocketAddr,
    method: Method,
    path: String,
    token: String,
    body: Option<Body>,
    sent: AtomicUsize,
}

/// What was measured.
#[derive(Default)]
pub(super) struct Figures {
    latencies: Vec<Duration>,
    elapsed: Duration,
}

impl Figures {
    pub(super) fn new(latencies: Vec<Duration>, elapsed: Duration) -> Self {
        Self { latencies, elapsed }
    }

    pub(super) fn add(&mut self, more: Self) {
        self.latencies.extend(more.latencies);
        self.elapsed += more.elapsed;
    }

    /// Per second.
    pub(super) fn rate(&self) -> f64 {
        self.latencies.len() as f64 / self.elapsed.as_secs_f64()
    }

    /// The time that the given share of all took at most.
    pub(super) fn quantile(&self, share: f64) -> Duration {
        let mut sorted = self.latencies.clone();
        sorted.sort_unstable();
        let last = sorted.len().saturating_sub(1);
        sorted.get(((last as f64) * share).round() as usize).copied().unwrap_or_default()
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = |share| self.quantile(share).as_secs_f64() * 1000.0;
        write!(f, "{:9.0} per second   p50 {:7.3} ms   p99 {:7.3} ms", self.rate(), millis(0.5), millis(0.99))
    }
}

impl Load {
    pub(super) fn get(address: SocketAddr, path: &str, token: &str) -> Self {
        Self::new(address, Method::GET, path, token, None)
    }

    /// Each request's body is made from its number.
    pub(super) fn post(
        address: SocketAddr,
        path: &str,
        token: &str,
        body: impl Fn(usize) -> anyhow::Result<Vec<u8>> + Send + Sync + 'static,
    ) -> Self {
        Self::new(address, Method::POST, path, token, Some(Box::new(body)))
    }

    fn new(address: SocketAddr, method: Method, path: &str, token: &str, body: Option<Body>) -> Self {
        let sent = AtomicUsize::new(0);
        Self(Arc::new(Inner { address, method, path: path.to_owned(), token: token.to_owned(), body, sent }))
    }

    /// One request, and the bytes of its answer.
    pub(super) async fn once(&self) -> anyhow::Result<Bytes> {
        self.send(&mut self.connect().await?).await
    }

    /// Requests for `time`.
    pub(super) async fn run(&self, connections: usize, time: Duration) -> anyhow::Result<Figures> {
        let started = Instant::now();
        let latencies = self.spread(connections, move |_| started.elapsed() < time).await?;
        Ok(Figures::new(latencies, started.elapsed()))
    }

    /// So many requests; answers how long they took.
    pub(super) async fn exactly(&self, connections: usize, requests: usize) -> anyhow::Result<Duration> {
        let started = Instant::now();
        let taken = AtomicUsize::new(0);
        self.spread(connections, move |_| taken.fetch_add(1, Ordering::Relaxed) < requests).await?;
        Ok(started.elapsed())
    }

    async fn spread(
        &self,
        connections: usize,
        go_on: impl Fn(usize) -> bool + Send + Sync + 'static,
    ) -> anyhow::Result<Vec<Duration>> {
        let go_on = Arc::new(go_on);
        let mut workers = JoinSet::new();
        for number in 0..connections {
            let (load, go_on) = (self.clone(), go_on.clone());
            workers.spawn(async move {
                let mut sender = load.connect().await?;
                let mut latencies = Vec::new();
                while go_on(number) {
                    let started = Instant::now();
                    load.send(&mut sender).await?;
                    latencies.push(started.elapsed());
                }
                anyhow::Ok(latencies)
            });
        }
        let mut all = Vec::new();
        while let Some(done) = workers.join_next().await {
            all.extend(done??);
        }
        Ok(all)
    }

    async fn connect(&self) -> anyhow::Result<SendRequest<Full<Bytes>>> {
        let stream = TcpStream::connect(self.0.address).await.context("cannot connect")?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        Ok(sender)
    }

    async fn send(&self, sender: &mut SendRequest<Full<Bytes>>) -> anyhow::Result<Bytes> {
        let Inner { address, method, path, token, body, sent } = &*self.0;
        let body = match body {
            Some(body) => body(sent.fetch_add(1, Ordering::Relaxed))?,
            None => Vec::new(),
        };
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, address.to_string())
            .header(header::AUTHORIZATION, format!("Token {token}"))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::from(body))?;
        sender.ready().await?;
        let response = sender.send_request(request).await?;
        let status = response.status();
        let bytes = response.into_body().collect().await?.to_bytes();
        ensure!(status.is_success(), "{method} {path} was answered {status}: {}", String::from_utf8_lossy(&bytes));
        Ok(bytes)
    }
}
