//! Git repositories that applications are deployed from.

use std::{fs, path::Path, process::Command};

use tempfile::TempDir;

/// A git repository in a directory of its own.
pub struct Repository {
    directory: TempDir,
}

impl Repository {
    /// A repository whose branch `main` has one commit with these files: path and text.
    ///
    /// # Panics
    ///
    /// When git is missing or refuses.
    pub fn new(files: &[(&str, &str)]) -> Self {
        let repository = Self { directory: tempfile::tempdir().expect("a temporary directory can be made") };
        repository.git(&["init", "--quiet", "--initial-branch=main"]);
        repository.commit("first", files);
        repository
    }

    /// Writes files and commits them. Answers the commit's id.
    pub fn commit(&self, message: &str, files: &[(&str, &str)]) -> String {
        for (path, text) in files {
            let path = self.path().join(path);
            fs::create_dir_all(path.parent().expect("a file lies in a directory")).expect("directories can be made");
            fs::write(path, text).expect("files can be written");
        }
        self.git(&["add", "--all"]);
        self.git(&["commit", "--quiet", "--allow-empty", "--message", message]);
        self.git(&["rev-parse", "HEAD"])
    }

    /// Runs git in the repository and answers what it says.
    ///
    /// # Panics
    ///
    /// When git is missing or refuses.
    pub fn git(&self, arguments: &[&str]) -> String {
        // No configuration of the machine's or the user's is to matter.
        let output = Command::new("git")
            .current_dir(self.path())
            .args(arguments)
            .env("GIT_CONFIG_GLOBAL", "/dev/null")
            .env("GIT_CONFIG_SYSTEM", "/dev/null")
            .envs([("GIT_AUTHOR_NAME", "Test"), ("GIT_AUTHOR_EMAIL", "test@windlass.invalid")])
            .envs([("GIT_COMMITTER_NAME", "Test"), ("GIT_COMMITTER_EMAIL", "test@windlass.invalid")])
            .output()
            .expect("git can be run");
        assert!(output.status.success(), "git {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        self.directory.path()
    }

    /// The address that an application is created with.
    pub fn url(&self) -> String {
        format!("file://{}", self.path().display())
    }
}
