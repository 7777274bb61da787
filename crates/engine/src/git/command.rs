//! One run of the `git` program: what it is told, what it may see, and how it ends.

use std::{
    ffi::{OsStr, OsString},
    fs::File,
    path::{Path, PathBuf},
    process::Stdio,
    time::{Duration, Instant},
};

use base64::Engine as _;
use rustix::process::{Pid, Signal};
use serde::{Deserialize, Serialize};
use tokio::io::AsyncReadExt;
use tokio_util::sync::CancellationToken;

use super::{GitError, url};
use crate::procfs::ProcessRef;

/// More than this of git's answer is an error; nothing that is asked for comes near.
const MAX_OUTPUT: u64 = 64 << 20;

/// Variables of the operator that git needs to reach the network.
const PASSED_ON: [&str; 11] = [
    "PATH",
    "SSH_AUTH_SOCK",
    "http_proxy",
    "https_proxy",
    "HTTPS_PROXY",
    "no_proxy",
    "NO_PROXY",
    "all_proxy",
    "ALL_PROXY",
    "GIT_SSL_CAINFO",
    "SSL_CERT_FILE",
];

/// A repository elsewhere. The credential of its URL is kept apart: process arguments are visible to everybody.
#[derive(Clone)]
pub(super) struct Remote {
    /// As it was given, credentials and all; names the mirror and is blotted out in messages.
    pub(super) url: String,
    /// Without a password; what git is told.
    pub(super) bare: String,
    /// For `Authorization: Basic`.
    basic: Option<String>,
}

impl Remote {
    pub(super) fn new(url: &str) -> Result<Self, GitError> {
        url::check(url)?;
        let (bare, basic) = url::split_credential(url);
        let basic = basic.map(|pair| base64::engine::general_purpose::STANDARD.encode(pair));
        Ok(Self { url: url.to_owned(), bare, basic })
    }

    pub(super) fn shown(&self) -> String {
        url::shown(&self.url)
    }
}

/// What limits a run.
#[derive(Clone)]
pub(super) struct Limit {
    pub(super) total: Duration,
    pub(super) until: Instant,
    pub(super) cancel: CancellationToken,
}

impl Limit {
    pub(super) fn new(total: Duration, cancel: &CancellationToken) -> Self {
        Self { total, until: Instant::now() + total, cancel: cancel.clone() }
    }
}

pub(super) struct Output {
    pub(super) success: bool,
    pub(super) stdout: Vec<u8>,
    /// Already without credentials.
    pub(super) stderr: String,
}

impl Output {
    pub(super) fn text(&self) -> String {
        String::from_utf8_lossy(&self.stdout).into_owned()
    }

    /// What git said last, without its prefixes.
    pub(super) fn reason(&self) -> String {
        let lines = self.stderr.lines().map(str::trim).filter(|l| !l.is_empty());
        let said = |l: &&str| l.starts_with("fatal:") || l.starts_with("error:") || l.starts_with("remote:");
        let all: Vec<&str> = lines.collect();
        let line = all.iter().copied().find(said).or(all.last().copied()).unwrap_or("git failed without a word");
        let line = line.trim_start_matches("fatal:").trim_start_matches("error:").trim();
        line.chars().take(300).collect()
    }
}

/// A git command to run for a remote.
pub(super) struct Git<'a> {
    remote: &'a Remote,
    limit: &'a Limit,
    args: Vec<OsString>,
    env: Vec<(&'static str, OsString)>,
    directory: Option<PathBuf>,
    held: Option<(&'a File, &'a Path)>,
}

/// Who works in a mirror, written into its mark: when the server is dead, its git is ended by who comes next.
#[derive(Debug, Serialize, Deserialize)]
struct Worker {
    server: ProcessRef,
    git: ProcessRef,
}

/// Ends the git that a server left behind when it was killed: it may wait for an answer that never comes.
pub(super) fn end_abandoned(mark: &Path) {
    let worker = std::fs::read(mark).ok().and_then(|text| serde_json::from_slice::<Worker>(&text).ok());
    if let Some(Worker { server, git }) = worker
        && !server.is_alive()
        && git.is_alive()
        && let Some(pid) = Pid::from_raw(git.pid)
    {
        let _ = rustix::process::kill_process_group(pid, Signal::KILL);
    }
}

impl<'a> Git<'a> {
    pub(super) fn new(remote: &'a Remote, limit: &'a Limit) -> Self {
        Self { remote, limit, args: Vec::new(), env: Vec::new(), directory: None, held: None }
    }

    pub(super) fn args<S: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = S>) -> Self {
        self.args.extend(args.into_iter().map(|a| a.as_ref().to_owned()));
        self
    }

    pub(super) fn env(mut self, name: &'static str, value: impl AsRef<OsStr>) -> Self {
        self.env.push((name, value.as_ref().to_owned()));
        self
    }

    pub(super) fn directory(mut self, directory: &Path) -> Self {
        self.directory = Some(directory.to_owned());
        self
    }

    /// The lock that git holds as well, as its standard input: when this process is killed, the next one waits until
    /// the git that was left behind has ended. And the mark that tells who it is.
    pub(super) fn holding(mut self, lock: &'a File, mark: &'a Path) -> Self {
        self.held = Some((lock, mark));
        self
    }

    pub(super) async fn run(self) -> Result<Output, GitError> {
        if self.limit.cancel.is_cancelled() {
            return Err(GitError::Canceled);
        }
        let mut command = self.command()?;
        let mut child = command.spawn().map_err(GitError::internal("the program `git` could not be started"))?;
        let mut group = Group(child.id().and_then(|id| Pid::from_raw(id.cast_signed())));
        self.mark(child.id());
        let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
        let work = async {
            let (out, err) = tokio::try_join!(read(stdout, MAX_OUTPUT), read(stderr, 1 << 20))?;
            Ok::<_, std::io::Error>((child.wait().await?, out, err))
        };
        let result = tokio::select! {
            result = tokio::time::timeout_at(self.limit.until.into(), work) => result.ok(),
            () = self.limit.cancel.cancelled() => {
                group.kill();
                let _ = child.wait().await;
                return Err(GitError::Canceled);
            }
        };
        match result {
            Some(Ok((status, stdout, stderr))) => {
                group.0 = None;
                let stderr = url::sanitize(&String::from_utf8_lossy(&stderr), &self.remote.url);
                Ok(Output { success: status.success(), stdout, stderr })
            }
            Some(Err(source)) => Err(GitError::Internal { doing: "its answer could not be read".into(), source }),
            None => {
                group.kill();
                let _ = child.wait().await;
                Err(GitError::TimedOut { url: self.remote.shown(), after: self.limit.total })
            }
        }
    }

    /// Says who works in the mirror. Without the mark's text nothing is wrong, only slower after a kill.
    fn mark(&self, git: Option<u32>) {
        let me = rustix::process::getpid().as_raw_nonzero().get();
        let git = git.and_then(|pid| ProcessRef::of(pid.cast_signed()));
        if let (Some((_, mark)), Some(server), Some(git)) = (self.held, ProcessRef::of(me), git)
            && let Ok(text) = serde_json::to_vec(&Worker { server, git })
        {
            let _ = std::fs::write(mark, text);
        }
    }

    fn command(&self) -> Result<tokio::process::Command, GitError> {
        let mut command = tokio::process::Command::new("git");
        command.args(&self.args).env_clear();
        for name in PASSED_ON {
            if let Some(value) = std::env::var_os(name) {
                command.env(name, value);
            }
        }
        command
            .env("LC_ALL", "C")
            .env("HOME", "/nonexistent")
            .env("XDG_CONFIG_HOME", "/nonexistent")
            .env("GIT_CONFIG_NOSYSTEM", "1")
            .env("GIT_CONFIG_GLOBAL", "/dev/null")
            .env("GIT_ATTR_NOSYSTEM", "1")
            .env("GIT_ALLOW_PROTOCOL", "file:http:https:ssh")
            .env("GIT_TERMINAL_PROMPT", "0")
            .env("GIT_ASKPASS", "true")
            .env("SSH_ASKPASS", "true")
            .env(
                "GIT_SSH_COMMAND",
                "ssh -oBatchMode=yes -oStrictHostKeyChecking=accept-new -oConnectTimeout=15 -oServerAliveInterval=15",
            )
            .env("GIT_OPTIONAL_LOCKS", "0")
            .env("GIT_NO_REPLACE_OBJECTS", "1");
        let mut config = vec![
            ("core.hooksPath", "/dev/null".to_owned()),
            ("gc.auto", "0".to_owned()),
            ("maintenance.auto", "false".to_owned()),
            ("advice.detachedHead", "false".to_owned()),
            ("protocol.version", "2".to_owned()),
            // A server that has fallen silent.
            ("http.lowSpeedLimit", "1".to_owned()),
            ("http.lowSpeedTime", "60".to_owned()),
        ];
        if let Some(basic) = &self.remote.basic {
            // By the environment, not as an argument. Git would send it along to wherever it is redirected to.
            config.push(("http.extraHeader", format!("Authorization: Basic {basic}")));
            config.push(("http.followRedirects", "false".to_owned()));
        }
        command.env("GIT_CONFIG_COUNT", config.len().to_string());
        for (i, (key, value)) in config.iter().enumerate() {
            command.env(format!("GIT_CONFIG_KEY_{i}"), key).env(format!("GIT_CONFIG_VALUE_{i}"), value);
        }
        for (name, value) in &self.env {
            command.env(name, value);
        }
        if let Some(directory) = &self.directory {
            command.current_dir(directory);
        }
        let stdin = match self.held {
            Some((lock, _)) => lock.try_clone().map_err(GitError::internal("a lock could not be shared"))?.into(),
            None => Stdio::null(),
        };
        command.stdin(stdin).stdout(Stdio::piped()).stderr(Stdio::piped()).process_group(0);
        Ok(command)
    }
}

/// Kills git and its children when the run is dropped before its end.
struct Group(Option<Pid>);

impl Group {
    fn kill(&mut self) {
        if let Some(pid) = self.0.take() {
            let _ = rustix::process::kill_process_group(pid, Signal::KILL);
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        self.kill();
    }
}

async fn read(from: Option<impl tokio::io::AsyncRead + Unpin>, limit: u64) -> std::io::Result<Vec<u8>> {
    let mut out = Vec::new();
    if let Some(from) = from {
        from.take(limit + 1).read_to_end(&mut out).await?;
    }
    if out.len() as u64 > limit {
        return Err(std::io::Error::other("the answer is too long"));
    }
    Ok(out)
}
