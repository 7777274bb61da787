//! The server in a process of its own.

use std::{
    fs::File,
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use tempfile::TempDir;
use windlass_client::Client;

const TOKEN: &str = "bench-token-0123456789abcdef";

pub(super) struct Server {
    pub(super) address: SocketAddr,
    pub(super) token: String,
    pub(super) client: Client,
    pub(super) directory: TempDir,
    child: Child,
}

/// The command that is measured, built beside this program.
pub(super) fn windlass() -> anyhow::Result<PathBuf> {
    let path = std::env::current_exe()?.with_file_name("windlass");
    anyhow::ensure!(path.exists(), "{} is missing; run this as `cargo xtask bench platform`", path.display());
    Ok(path)
}

impl Server {
    pub(super) async fn start() -> anyhow::Result<Self> {
        Self::start_in(tempfile::Builder::new().prefix("windlass-bench-").tempdir()?).await
    }

    /// Stops, and starts again over the same data.
    pub(super) async fn restart(mut self) -> anyhow::Result<Self> {
        self.end();
        let directory = std::mem::replace(&mut self.directory, tempfile::tempdir()?);
        Self::start_in(directory).await
    }

    async fn start_in(directory: TempDir) -> anyhow::Result<Self> {
        // Taken and let go: nothing else on the machine is started meanwhile.
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let log = directory.path().join("server.log");
        let child = Command::new(windlass()?)
            .args(["serve", "--listen", &address.to_string()])
            .arg("--data-dir")
            .arg(directory.path().join("data"))
            .env("WINDLASS_BOOTSTRAP_TOKEN", TOKEN)
            .env("WINDLASS_RATE_LIMIT", "1000000000000")
            .stdout(Stdio::null())
            .stderr(File::create(&log)?)
            .spawn()
            .context("cannot start the server")?;
        let client = Client::builder(format!("http://{address}")).token(TOKEN).build()?;
        let server = Self { address, token: TOKEN.to_owned(), client, directory, child };
        server.wait(&log).await?;
        Ok(server)
    }

    async fn wait(&self, log: &Path) -> anyhow::Result<()> {
        let until = Instant::now() + Duration::from_secs(30);
        while reqwest::get(format!("http://{}/readyz", self.address)).await.is_err() {
            if Instant::now() > until {
                bail!("the server did not start: {}", std::fs::read_to_string(log)?);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Resident memory, in MiB.
    pub(super) fn resident_mib(&self) -> anyhow::Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).context("no VmRSS")?;
        let kib: f64 = line.split_whitespace().nth(1).context("no figure")?.parse()?;
        Ok(kib / 1024.0)
    }

    fn end(&mut self) {
        if !matches!(self.child.try_wait(), Ok(None)) {
            return;
        }
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let until = Instant::now() + Duration::from_secs(20);
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
        // What was deployed outlives its server, as it should; here its directory goes away.
        for supervisor in processes_of(self.directory.path()) {
            let _ = Command::new("kill").arg(supervisor).status();
        }
    }
}

/// The ids of the processes that name the directory in an argument: the supervisors of its instances.
fn processes_of(directory: &Path) -> Vec<String> {
    let named = directory.as_os_str().as_encoded_bytes();
    let Ok(all) = std::fs::read_dir("/proc") else { return Vec::new() };
    all.flatten()
        .filter(|entry| {
            let arguments = std::fs::read(entry.path().join("cmdline")).unwrap_or_default();
            arguments.windows(named.len()).any(|window| window == named)
        })
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|id| id.bytes().all(|byte| byte.is_ascii_digit()))
        .collect()
}
