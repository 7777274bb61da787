//! `windlass site`: serves a directory.

use std::{net::SocketAddr, path::PathBuf};

use anyhow::Context as _;
use clap::Args;
use hyper_util::{
    rt::{TokioExecutor, TokioIo},
    server::conn::auto::Builder,
    service::TowerToHyperService,
};
use tokio::net::TcpListener;
use tower_http::services::ServeDir;

use crate::output;

#[derive(Args)]
pub(crate) struct Site {
    /// The directory to serve; its `index.html` answers `/`.
    directory: PathBuf,
    /// Port to listen on.
    #[arg(long, env = "PORT", default_value_t = 8000)]
    port: u16,
}

impl Site {
    #[tokio::main(flavor = "current_thread")]
    pub(crate) async fn run(self) -> anyhow::Result<()> {
        anyhow::ensure!(self.directory.is_dir(), "{} is not a directory", self.directory.display());
        let address = SocketAddr::from(([127, 0, 0, 1], self.port));
        let listener = TcpListener::bind(address).await.with_context(|| format!("cannot listen on {address}"))?;
        output::line(format_args!("serving {} on http://{address}", self.directory.display()));
        let files = ServeDir::new(self.directory);
        loop {
            let (stream, _) = listener.accept().await.context("cannot accept connections any more")?;
            let service = TowerToHyperService::new(files.clone());
            tokio::spawn(async move {
                // A client that goes away in the middle is nothing to report.
                let _ = Builder::new(TokioExecutor::new()).serve_connection(TokioIo::new(stream), service).await;
            });
        }
    }
}
