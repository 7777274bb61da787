//! The rival of reads: the least that an axum server can do to answer the same bytes.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
};

use anyhow::Context as _;
use axum::{Router, http::header, response::IntoResponse as _, serve::ListenerExt as _};
use bytes::Bytes;
use tokio::{net::TcpListener, runtime::Runtime};

use crate::output;

/// Serves the file's bytes under every path, and prints the address.
pub(crate) fn serve(body: &Path) -> anyhow::Result<()> {
    let body = Bytes::from(std::fs::read(body)?);
    Runtime::new()?.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        output::say(&listener.local_addr()?.to_string());
        let answer = move || {
            let body = body.clone();
            async move { ([(header::CONTENT_TYPE, "application/json")], body).into_response() }
        };
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        axum::serve(listener, Router::new().fallback(answer)).await?;
        Ok(())
    })
}

/// The rival in a process of its own, as the server is.
pub(super) struct Bare {
    pub(super) address: SocketAddr,
    child: Child,
    _body: tempfile::NamedTempFile,
}

impl Bare {
    pub(super) async fn start(body: &[u8]) -> anyhow::Result<Self> {
        let mut file = tempfile::NamedTempFile::new()?;
        file.write_all(body)?;
        let mut child = Command::new(std::env::current_exe()?)
            .arg("bare")
            .arg(file.path())
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start the rival")?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("the rival has no output")?).read_line(&mut line)?;
        Ok(Self { address: line.trim().parse().context("the rival did not start")?, child, _body: file })
    }
}

impl Drop for Bare {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
