//! A workspace in a temporary folder, and the command in it.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

/// The contract of this workspace.
pub(crate) const CONTRACT: &str = include_str!("../../../openapi.json");

/// The contract after some edits, in normal form.
pub(crate) fn edited(edit: impl FnOnce(&mut Value)) -> String {
    let mut root: Value = serde_json::from_str(CONTRACT).unwrap();
    edit(&mut root);
    let document = windlass_spec::load_value(root).unwrap();
    windlass_spec::normalize(document).unwrap().document.to_json_string()
}

/// The contract at a version that stays the same when it grows.
pub(crate) fn contract() -> String {
    edited(|root| root["info"]["version"] = "1.0.4".into())
}

/// How a command ended.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    /// What it said, first to standard output, then to standard error.
    pub(crate) said: String,
}

impl Run {
    #[track_caller]
    pub(crate) fn ends(self, code: i32, says: &[&str]) -> Self {
        assert_eq!(self.code, code, "{}", self.said);
        for text in says {
            assert!(self.said.contains(text), "`{text}` is missing in:\n{}", self.said);
        }
        self
    }

    #[track_caller]
    pub(crate) fn keeps_quiet_of(self, text: &str) -> Self {
        assert!(!self.said.contains(text), "`{text}` is in:\n{}", self.said);
        self
    }
}

pub(crate) struct Workspace {
    folder: TempDir,
}

impl Workspace {
    /// A workspace whose `[workspace.metadata.windlass.contract]` has these lines.
    pub(crate) fn new(settings: &str) -> Self {
        let workspace = Self { folder: tempfile::tempdir().unwrap() };
        workspace.set(settings);
        workspace
    }

    pub(crate) fn set(&self, settings: &str) {
        let manifest = format!("[workspace]\nmembers = []\n\n[workspace.metadata.windlass.contract]\n{settings}\n");
        self.write("Cargo.toml", &manifest);
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        fs::write(self.path().join(name), text).unwrap();
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path().join(name)).unwrap()
    }

    /// The names of all files but those of git.
    pub(crate) fn files(&self) -> Vec<String> {
        let names = fs::read_dir(self.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.filter(|name| name != ".git").collect();
        names.sort();
        names
    }

    /// Runs a task on this workspace.
    pub(crate) fn run(&self, arguments: &[&str]) -> Run {
        self.run_with(arguments, None)
    }

    /// Runs a task on this workspace with credentials.
    pub(crate) fn run_with(&self, arguments: &[&str], authorization: Option<&str>) -> Run {
        let folder = self.path().to_str().unwrap();
        self.started(&[arguments, &["--workspace", folder]].concat(), authorization)
    }

    /// Runs a task that knows nothing of workspaces, in this folder.
    pub(crate) fn plain(&self, arguments: &[&str]) -> Run {
        self.started(arguments, None)
    }

    fn started(&self, arguments: &[&str], authorization: Option<&str>) -> Run {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.current_dir(self.path()).args(arguments);
        // Nothing of the surroundings may take part: no credentials, proxies or shared folders.
        for name in
            ["WINDLASS_FETCH_AUTHORIZATION", "http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY", "CARGO_TARGET_DIR"]
        {
            command.env_remove(name);
        }
        if let Some(value) = authorization {
            command.env("WINDLASS_FETCH_AUTHORIZATION", value);
        }
        let output = isolated(&mut command).output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        Run { code: output.status.code().unwrap(), said: String::from_utf8(said).unwrap() }
    }

    /// Runs git.
    #[track_caller]
    pub(crate) fn git(&self, arguments: &[&str]) {
        let mut command = Command::new("git");
        command.current_dir(self.path()).args(["-c", "user.name=Test", "-c", "user.email=test@acme.dev"]);
        let output = isolated(command.args(arguments)).output().unwrap();
        assert!(output.status.success(), "git {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// Commits everything.
    #[track_caller]
    pub(crate) fn commit(&self, message: &str) {
        self.git(&["add", "--all"]);
        self.git(&["commit", "--quiet", "--message", message]);
    }
}

/// Git as it is without anybody's configuration, and not that of a hook which may run these tests.
fn isolated(command: &mut Command) -> &mut Command {
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
        command.env_remove(name);
    }
    command.env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_CONFIG_NOSYSTEM", "1").env("NO_COLOR", "1")
}
