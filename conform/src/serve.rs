//! Our own server, started for one run.

use std::{
    fs::File,
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail, ensure};
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

/// The Admin token of the server that is started; it listens on this machine alone, and not for long.
pub(crate) const TOKEN: &str = "conform-0123456789abcdef0123456789abcdef";
/// Longest that a start or a stop may take.
const PATIENCE: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_millis(20);

pub(crate) struct Server {
    address: SocketAddr,
    child: Child,
    _directory: TempDir,
}

impl Server {
    /// Starts the command that was built beside this program.
    pub(crate) fn start() -> anyhow::Result<Self> {
        let program = std::env::current_exe()?.with_file_name("windlass");
        ensure!(program.exists(), "{} is missing; run this as `cargo xtask conform`", program.display());
        let directory = tempfile::Builder::new().prefix("windlass-conform-").tempdir()?;
        // Taken and let go: nothing else on the machine is started meanwhile.
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let log = directory.path().join("server.log");
        let child = Command::new(&program)
            .args(["serve", "--listen", &address.to_string(), "--data-dir"])
            .arg(directory.path().join("data"))
            .env("WINDLASS_BOOTSTRAP_TOKEN", TOKEN)
            .env("WINDLASS_RATE_LIMIT", "1000000000")
            .stdout(Stdio::null())
            .stderr(File::create(&log)?)
            .spawn()
            .with_context(|| format!("{} cannot be run", program.display()))?;
        let mut server = Self { address, child, _directory: directory };
        let until = Instant::now() + PATIENCE;
        while !server.ready() {
            let ended = server.child.try_wait()?.is_some();
            if ended || Instant::now() > until {
                let log = std::fs::read_to_string(&log).unwrap_or_default();
                bail!("the server did not get ready; its log:\n{log}");
            }
            std::thread::sleep(PAUSE);
        }
        Ok(server)
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    fn ready(&self) -> bool {
        let ask = || -> std::io::Result<bool> {
            let mut stream = TcpStream::connect(self.address)?;
            stream.set_read_timeout(Some(Duration::from_secs(2)))?;
            stream.write_all(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok(answer.starts_with("HTTP/1.1 2"))
        };
        ask().unwrap_or(false)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // In good order first, so that it takes down what it runs.
        let _ = kill_process(Pid::from_child(&self.child), Signal::TERM);
        let until = Instant::now() + PATIENCE;
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < until {
            std::thread::sleep(PAUSE);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
