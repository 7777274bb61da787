//! A fresh engine, repositories to deploy, and waiting for a state with a deadline.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use tokio_util::sync::CancellationToken;
use uuid::Uuid;
use windlass_engine::{
    Build, BuildMode, BuildSpec, Engine, EngineError, EnvValue, InstanceId, InstanceSpec, Needs, Observed,
    ProcessConfig, ProcessEngine, ReadySpec, ShimCommand,
    git::{GitCache, GitSource},
};

pub(crate) const LONG: Duration = Duration::from_secs(30);

/// An engine over a temporary directory. What is left running is killed at the end.
pub(crate) struct Bed {
    pub(crate) engine: ProcessEngine,
    pub(crate) dir: tempfile::TempDir,
    pub(crate) service: Uuid,
}

impl Bed {
    pub(crate) fn new() -> Self {
        let dir = tempfile::tempdir().expect("a temporary directory");
        Self { engine: open(&dir.path().join("data")), dir, service: Uuid::new_v4() }
    }

    /// The same, as after a restart of the server.
    pub(crate) fn reopen(&mut self) {
        self.engine = open(&self.data());
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.dir.path().join("data")
    }

    pub(crate) fn instance_dir(&self, id: InstanceId) -> PathBuf {
        self.data().join("instances").join(id.deployment_id.to_string()).join(id.index.to_string())
    }

    /// A build without git: a program in a directory of its own.
    pub(crate) fn program(&self, words: &[&str]) -> Build {
        let directory = self.dir.path().join("work");
        fs::create_dir_all(&directory).expect("writable");
        Build {
            deployment_id: Uuid::new_v4(),
            commit: "0".repeat(40),
            directory,
            program: words[0].to_owned(),
            arguments: words[1..].iter().map(|w| (*w).to_owned()).collect(),
            expand_ports: false,
        }
    }

    pub(crate) fn spec(&self, words: &[&str]) -> InstanceSpec {
        let build = self.program(words);
        let id = InstanceId { deployment_id: build.deployment_id, index: 0 };
        InstanceSpec { grace: Duration::from_secs(5), ..InstanceSpec::new(id, self.service, build) }
    }

    /// A shell script as the program.
    pub(crate) fn script(&self, script: &str) -> InstanceSpec {
        self.spec(&["sh", "-c", script])
    }

    /// This test program as the program, in one of the roles of `helper`.
    pub(crate) fn helper(&self, role: &str) -> InstanceSpec {
        let me = std::env::current_exe().expect("this program has a path");
        let mut spec = self.spec(&[&me.to_string_lossy(), "--exact", "helper::role", "--nocapture"]);
        spec.env.push(("HELPER_ROLE".to_owned(), EnvValue::plain(role)));
        spec
    }

    pub(crate) async fn start(&self, spec: &InstanceSpec) {
        self.engine.start(spec).await.expect("the instance starts");
    }

    pub(crate) async fn ready(&self, spec: &InstanceSpec) -> Result<(), EngineError> {
        self.engine.ready(spec.id, &ReadySpec::new(LONG), &CancellationToken::new()).await
    }

    pub(crate) async fn observed(&self, id: InstanceId) -> Option<Observed> {
        let all = self.engine.instances().await.expect("instances can be listed");
        all.into_iter().find(|o| o.id == id)
    }

    /// Waits until the instance is seen as wanted.
    pub(crate) async fn until(&self, id: InstanceId, what: &str, wanted: impl Fn(&Observed) -> bool) -> Observed {
        let start = Instant::now();
        loop {
            let seen = self.observed(id).await;
            if let Some(seen) = seen.as_ref().filter(|o| wanted(o)) {
                return seen.clone();
            }
            assert!(start.elapsed() < LONG, "never {what}: {seen:?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Waits until a line of the log is the wanted one.
    pub(crate) async fn until_logged(&self, wanted: &str) {
        let start = Instant::now();
        loop {
            let lines = self.engine.logs(self.service, 10_000).await.expect("the log can be read");
            if lines.iter().any(|line| line.message == wanted) {
                return;
            }
            assert!(start.elapsed() < LONG, "{wanted:?} is never logged: {lines:?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

impl Drop for Bed {
    fn drop(&mut self) {
        // Ends the supervisors, and they end the rest; a plain signal, as no event loop can be waited for here.
        for state in walk(&self.data().join("instances")).into_iter().filter(|p| p.ends_with("state.json")) {
            let text = fs::read_to_string(state).unwrap_or_default();
            let state: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
            if state["phase"] != "exited" && state["phase"] != "lost" {
                let shim = state["shim"]["pid"].to_string();
                if alive(&shim) {
                    let _ = Command::new("kill").arg(shim).status();
                } else if let Some(pid) = state["program"]["pid"].as_i64() {
                    let _ = Command::new("kill").args(["-9", "--", &format!("-{pid}")]).status();
                }
            }
        }
    }
}

pub(crate) fn open(data: &Path) -> ProcessEngine {
    let shim = ShimCommand { program: env!("CARGO_BIN_EXE_windlass-engine-shim").into(), args: Vec::new() };
    ProcessEngine::open(ProcessConfig { data_dir: data.to_owned(), shim, git_timeout: LONG }).expect("the engine opens")
}

pub(crate) fn walk(directory: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).into_iter().flatten().flatten() {
        if entry.file_type().is_ok_and(|t| t.is_dir()) {
            found.extend(walk(&entry.path()));
        } else {
            found.push(entry.path());
        }
    }
    found
}

/// A git repository on disk.
pub(crate) struct Repository {
    pub(crate) path: PathBuf,
}

impl Repository {
    pub(crate) fn new(path: PathBuf) -> Self {
        fs::create_dir_all(&path).expect("writable");
        let repository = Self { path };
        repository.git(&["init", "--quiet", "--initial-branch=main"]);
        repository
    }

    pub(crate) fn git(&self, args: &[&str]) -> String {
        let output = Command::new("git")
            .args(["-c", "user.name=Tester", "-c", "user.email=tester@example.com", "-c", "protocol.file.allow=always"])
            .args(["-c", "commit.gpgSign=false", "-c", "tag.gpgSign=false"])
            .args(args)
            .current_dir(&self.path)
            .env("GIT_CONFIG_GLOBAL", "/dev/null")
            .output()
            .expect("git runs");
        assert!(output.status.success(), "git {args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Writes a file and commits it; the answer is the commit.
    pub(crate) fn commit(&self, file: &str, text: &str) -> String {
        let path = self.path.join(file);
        fs::create_dir_all(path.parent().expect("a file is in a directory")).expect("writable");
        fs::write(path, text).expect("writable");
        self.commit_all(&format!("Write {file}"))
    }

    pub(crate) fn commit_all(&self, message: &str) -> String {
        self.git(&["add", "--all"]);
        self.git(&["commit", "--quiet", "--allow-empty", "-m", message]);
        self.git(&["rev-parse", "HEAD"])
    }

    pub(crate) fn url(&self) -> String {
        format!("file://{}", self.path.display())
    }

    pub(crate) fn source(&self) -> GitSource {
        GitSource { url: self.url(), root_path: "/".to_owned() }
    }

    pub(crate) fn build_spec(&self, commit: &str) -> BuildSpec {
        BuildSpec {
            deployment_id: Uuid::new_v4(),
            service_id: Uuid::new_v4(),
            source: self.source(),
            commit: commit.to_owned(),
            mode: BuildMode::Native { entrypoint: None, arguments: Vec::new() },
            needs: Needs::default(),
            deadline: LONG,
        }
    }
}

pub(crate) fn cache(root: &Path) -> GitCache {
    GitCache::open(root.to_owned(), LONG).expect("the cache opens")
}

pub(crate) fn never() -> CancellationToken {
    CancellationToken::new()
}

pub(crate) fn alive(pid: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with('Z'))
}
