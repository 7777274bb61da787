//! A server as a process of its own, as an operator runs it: it can be killed, and started again on what it left.

use std::{
    collections::BTreeMap,
    fs::{self, OpenOptions},
    io::Write as _,
    os::unix::process::ExitStatusExt as _,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    thread,
    time::{Duration, Instant},
};

use tempfile::TempDir;
use uuid::Uuid;
use windlass_client::Client;

use crate::windlass;

/// Longest that anything in these tests may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// An HTTP client that talks to this machine alone.
pub fn http() -> reqwest::Client {
    // Asked for by any TLS, also where none is spoken; one that is there already is as good.
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::builder().no_proxy().timeout(PATIENCE).build().expect("an HTTP client")
}

/// Asks again and again until there is an answer; fails the test after [`PATIENCE`].
pub async fn eventually<T>(what: &str, ask: impl AsyncFnMut() -> Option<T>) -> T {
    within(PATIENCE, what, ask).await
}

/// Asks again and again until there is an answer; fails the test after `patience`.
pub async fn within<T>(patience: Duration, what: &str, mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let until = Instant::now() + patience;
    loop {
        if let Some(answer) = ask().await {
            return answer;
        }
        assert!(Instant::now() < until, "not within {patience:?}: {what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// How a server of a test is started.
#[derive(Debug, Clone)]
pub struct ServerOptions {
    /// Deployments that work at the same time.
    pub max_deployments: u32,
    /// Whether webhooks may go to this machine.
    pub webhook_allow_private: bool,
    /// What it logs.
    pub log: String,
}

impl Default for ServerOptions {
    fn default() -> Self {
        Self { max_deployments: 4, webhook_allow_private: true, log: "info".into() }
    }
}

/// A server process with a data directory of its own. When it is dropped, it and all that it started are killed.
pub struct ServerProcess {
    directory: TempDir,
    options: ServerOptions,
    token: String,
    address: String,
    child: Option<Child>,
}

impl ServerProcess {
    /// Starts a server on a new data directory and waits until it is ready.
    pub async fn start(options: ServerOptions) -> Self {
        let mut server = Self::unstarted(options);
        server.restart().await;
        server
    }

    /// A server that was never started; its data directory does not exist yet.
    pub fn unstarted(options: ServerOptions) -> Self {
        let directory = tempfile::Builder::new().prefix("windlass-test-").tempdir().expect("a temporary directory");
        let token = format!("wl_test_{}", Uuid::new_v4().simple());
        Self { directory, options, token, address: String::new(), child: None }
    }

    /// Starts a server on the data directory that an earlier one left, and waits until it is ready.
    pub async fn restart(&mut self) {
        let before = fs::metadata(self.log_path()).map_or(0, |m| m.len());
        self.spawn();
        self.address = eventually("the server says where it listens", async || {
            let text = self.output();
            let text = text.get(usize::try_from(before).expect("a log of this size")..)?;
            let (_, rest) = text.split_once("listening on http://")?;
            let address = rest.split_once(|c: char| c.is_whitespace() || c == '"')?.0;
            Some(format!("http://{address}"))
        })
        .await;
        let http = http();
        eventually("the server is ready", async || {
            let answer = http.get(format!("{}/readyz", self.address)).send().await.ok()?;
            answer.status().is_success().then_some(())
        })
        .await;
    }

    /// Starts a server and waits for nothing.
    pub fn spawn(&mut self) {
        assert!(self.child.is_none(), "the server still runs");
        self.child = Some(self.command().spawn().expect("the windlass program starts"));
    }

    /// The command that starts a server on this data directory; what it prints is added to [`Self::output`].
    pub fn command(&self) -> Command {
        let open = || -> Stdio {
            let log = OpenOptions::new().create(true).append(true).open(self.log_path());
            log.expect("the server's log").into()
        };
        let mut command = Command::new(windlass());
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--rate-limit", "1000000000"])
            .args(["--max-deployments", &self.options.max_deployments.to_string()])
            .arg(format!("--webhook-allow-private={}", self.options.webhook_allow_private))
            .args(["--log", &self.options.log])
            .env("WINDLASS_DATA_DIR", self.data_dir())
            .env("WINDLASS_BOOTSTRAP_TOKEN", &self.token)
            .env("NO_COLOR", "1")
            .stdin(Stdio::null())
            .stdout(open())
            .stderr(open());
        command
    }

    /// Where it listens, with the scheme. Another place after each start.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The Admin token.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Where it keeps everything.
    pub fn data_dir(&self) -> PathBuf {
        self.directory.path().join("data")
    }

    /// A directory beside the data directory, for what a test needs.
    pub fn scratch(&self) -> &Path {
        self.directory.path()
    }

    fn log_path(&self) -> PathBuf {
        self.directory.path().join("server.log")
    }

    /// What it has printed so far, over all starts, both streams.
    pub fn output(&self) -> String {
        String::from_utf8_lossy(&fs::read(self.log_path()).unwrap_or_default()).into_owned()
    }

    /// The lines of its log so far that tell of trouble.
    pub fn complaints(&self) -> Vec<String> {
        let output = self.output();
        let troubled = |line: &&str| line.contains(" WARN ") || line.contains(" ERROR ");
        output.lines().filter(troubled).map(str::to_owned).collect()
    }

    /// A client with the Admin token.
    pub fn client(&self) -> Client {
        Client::builder(&self.address).token(&self.token).build().expect("a client")
    }

    /// Ends it as a crash would.
    pub fn kill9(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("our own child can be killed");
            child.wait().expect("our own child can be waited for");
        }
    }

    /// Asks it to end, and waits until it has.
    pub async fn terminate(&mut self) -> ExitStatus {
        let mut child = self.child.take().expect("the server runs");
        signal(child.id().cast_signed(), rustix::process::Signal::TERM);
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = child.try_wait().expect("our own child can be waited for") {
                assert_eq!(status.signal(), None, "the server ends by itself");
                return status;
            }
            assert!(Instant::now() < until, "the server does not end");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// The programs of the application that run: the first process of each instance.
    pub fn programs(&self, application: Uuid) -> Vec<Program> {
        let marker = format!("WINDLASS_APPLICATION_ID={application}");
        let mut found: Vec<_> = processes()
            .into_iter()
            .filter(|p| p.pid == p.group && p.variables().any(|pair| pair == marker.as_bytes()))
            .filter_map(|p| {
                Some(Program { deployment: p.variable("WINDLASS_DEPLOYMENT_ID")?.parse().ok()?, process: p })
            })
            .collect();
        found.sort_by_key(|program| program.process.pid);
        found
    }

    /// Every process that has to do with the data directory, the server among them.
    pub fn processes(&self) -> Vec<Process> {
        processes_of(self.directory.path())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        if thread::panicking() {
            // What the test's failure came from stands here, as a rule.
            let text = self.output();
            let tail: Vec<_> = text.lines().rev().take(60).collect();
            for line in tail.iter().rev() {
                let _ = writeln!(std::io::stderr(), "server | {line}");
            }
        }
        // The server first: it would start again what is killed.
        self.kill9();
        for _ in 0..500 {
            let left = self.processes();
            if left.is_empty() {
                break;
            }
            for process in left {
                signal(process.pid, rustix::process::Signal::KILL);
            }
            thread::sleep(Duration::from_millis(10));
        }
    }
}

/// Sends a signal; to one that has ended, none.
pub fn signal(pid: i32, signal: rustix::process::Signal) {
    if let Some(pid) = rustix::process::Pid::from_raw(pid) {
        let _ = rustix::process::kill_process(pid, signal);
    }
}

/// A program of an instance.
#[derive(Debug, Clone)]
pub struct Program {
    /// The deployment that it was started for.
    pub deployment: Uuid,
    /// The process.
    pub process: Process,
}

/// A process of this machine.
#[derive(Debug, Clone)]
pub struct Process {
    /// Its number.
    pub pid: i32,
    /// Its parent.
    pub parent: i32,
    /// Its group.
    pub group: i32,
    /// Its arguments, separated by NUL.
    pub arguments: Vec<u8>,
    /// The variables that it was started with, separated by NUL.
    pub environment: Vec<u8>,
}

impl Process {
    /// The variables, each as `KEY=value`.
    pub fn variables(&self) -> impl Iterator<Item = &[u8]> {
        self.environment.split(|byte| *byte == 0).filter(|pair| !pair.is_empty())
    }

    /// The value of a variable that is text.
    pub fn variable(&self, key: &str) -> Option<String> {
        self.environment_map().remove(key).and_then(|value| String::from_utf8(value).ok())
    }

    /// The variables by name.
    pub fn environment_map(&self) -> BTreeMap<String, Vec<u8>> {
        self.variables()
            .filter_map(|pair| {
                let at = pair.iter().position(|byte| *byte == b'=')?;
                Some((String::from_utf8(pair[..at].to_vec()).ok()?, pair[at + 1..].to_vec()))
            })
            .collect()
    }
}

/// Every process whose arguments or variables name the directory.
pub fn processes_of(directory: &Path) -> Vec<Process> {
    let name = directory.as_os_str().as_encoded_bytes();
    let names = |text: &[u8]| text.windows(name.len()).any(|part| part == name);
    processes().into_iter().filter(|p| names(&p.arguments) || names(&p.environment)).collect()
}

/// Every process of this user that has not ended.
pub fn processes() -> Vec<Process> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    entries.filter_map(|entry| read_process(entry.ok()?.file_name().to_str()?.parse().ok()?)).collect()
}

fn read_process(pid: i32) -> Option<Process> {
    let stat = fs::read(format!("/proc/{pid}/stat")).ok()?;
    // The name, in parentheses, may hold anything.
    let end = stat.iter().rposition(|byte| *byte == b')')?;
    let rest = String::from_utf8_lossy(stat.get(end + 2..)?).into_owned();
    let fields: Vec<_> = rest.split(' ').collect();
    if matches!(*fields.first()?, "Z" | "X") {
        return None;
    }
    Some(Process {
        pid,
        parent: fields.get(1)?.parse().ok()?,
        group: fields.get(2)?.parse().ok()?,
        arguments: fs::read(format!("/proc/{pid}/cmdline")).ok()?,
        environment: fs::read(format!("/proc/{pid}/environ")).unwrap_or_default(),
    })
}
