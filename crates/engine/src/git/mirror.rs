//! The mirrors of repositories: one bare repository each, below a directory of ours, named by a digest of its URL.
//!
//! The URL's credential is part of the name, so a commit of a private repository is found only with its credential.
//! A mirror is used by one at a time: a lock in this process keeps the order, a lock on a file keeps other processes
//! away. While it is used a mark stands beside it; who finds the mark of somebody that was killed makes it anew.

use std::{
    collections::HashMap,
    fs::{self, File, OpenOptions},
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use rustix::fs::FlockOperation;
use sha2::{Digest, Sha256};
use tokio::sync::OwnedMutexGuard;
use tokio_util::sync::CancellationToken;

use super::{
    Commit, GitError, GitSource, Reference,
    command::{Git, Limit, Output, Remote, end_abandoned},
};

/// The mirrors of repositories, one directory each.
#[derive(Debug, Clone)]
pub struct GitCache {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    root: PathBuf,
    timeout: Duration,
    repositories: Mutex<HashMap<String, Arc<tokio::sync::Mutex<Recent>>>>,
}

/// When each refspec was last fetched: who asked before that is served by it.
#[derive(Debug, Default)]
struct Recent {
    started: HashMap<String, Instant>,
}

impl GitCache {
    /// Opens the mirrors below `root`, which is created when missing. `timeout` limits [`resolve`](Self::resolve).
    pub fn open(root: PathBuf, timeout: Duration) -> Result<Self, GitError> {
        fs::create_dir_all(&root).map_err(GitError::internal("its directory could not be made"))?;
        Ok(Self { inner: Arc::new(Inner { root, timeout, repositories: Mutex::default() }) })
    }

    /// The commit that the reference names now. Fifty callers at once cost few fetches.
    pub async fn resolve(
        &self,
        source: &GitSource,
        reference: &Reference,
        cancel: &CancellationToken,
    ) -> Result<Commit, GitError> {
        let remote = Remote::new(&source.url)?;
        reference.check()?;
        let limit = Limit::new(self.inner.timeout, cancel);
        match self.resolve_once(&remote, &limit, reference).await {
            // The mirror was damaged and is made anew.
            Err(GitError::Internal { .. }) => self.resolve_once(&remote, &limit, reference).await,
            result => result,
        }
    }

    /// The id of the commit that a branch, a tag or the default branch names now. Nothing is fetched, so that it is
    /// quick also where [`resolve`](Self::resolve) is not.
    pub async fn tip(
        &self,
        source: &GitSource,
        reference: &Reference,
        cancel: &CancellationToken,
    ) -> Result<String, GitError> {
        let remote = Remote::new(&source.url)?;
        reference.check()?;
        let names = match reference {
            Reference::Default => vec!["HEAD".to_owned()],
            Reference::Branch(name) => vec![format!("refs/heads/{name}")],
            // An annotated tag is an object of its own; the peeled line names its commit.
            Reference::Tag(name) => vec![format!("refs/tags/{name}^{{}}"), format!("refs/tags/{name}")],
            Reference::Commit(id) => return Ok(id.to_ascii_lowercase()),
        };
        let limit = Limit::new(self.inner.timeout, cancel);
        let output = Git::new(&remote, &limit).args(["ls-remote", "--", &remote.bare]).args(&names).run().await?;
        if !output.success {
            return Err(refused(&remote, &output, reference));
        }
        let text = output.text();
        let of = |name: &String| text.lines().find_map(|line| line.strip_suffix(name)?.strip_suffix('\t'));
        names.iter().find_map(of).map(str::to_owned).ok_or_else(|| unknown(&remote, reference))
    }

    async fn resolve_once(&self, remote: &Remote, limit: &Limit, reference: &Reference) -> Result<Commit, GitError> {
        let asked = Instant::now();
        let mut mirror = self.mirror(remote, limit).await?;
        let result = mirror.resolve(reference, asked).await;
        mirror.finish(&result);
        result
    }

    /// Takes the mirror for this remote, alone.
    pub(super) async fn mirror<'a>(&self, remote: &'a Remote, limit: &'a Limit) -> Result<Mirror<'a>, GitError> {
        let name = digest(&remote.url);
        let recent = {
            let mut all = self.inner.repositories.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(all.entry(name.clone()).or_default())
        };
        let late = || GitError::TimedOut { url: remote.shown(), after: limit.total };
        let recent = tokio::select! {
            guard = tokio::time::timeout_at(limit.until.into(), recent.lock_owned()) => guard.map_err(|_| late())?,
            () = limit.cancel.cancelled() => return Err(GitError::Canceled),
        };
        let lock = self.lock(&name, limit, late).await?;
        let mut mirror = Mirror {
            dir: self.inner.root.join(&name),
            busy: self.inner.root.join(format!("{name}.busy")),
            lock,
            recent,
            remote,
            limit,
        };
        mirror.prepare().await?;
        Ok(mirror)
    }

    async fn lock(&self, name: &str, limit: &Limit, late: impl Fn() -> GitError) -> Result<File, GitError> {
        let path = self.inner.root.join(format!("{name}.lock"));
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .read(true)
            .open(path)
            .map_err(GitError::internal("a lock could not be opened"))?;
        loop {
            match rustix::fs::flock(&file, FlockOperation::NonBlockingLockExclusive) {
                Ok(()) => return Ok(file),
                Err(rustix::io::Errno::WOULDBLOCK | rustix::io::Errno::INTR) => {}
                Err(e) => {
                    return Err(GitError::Internal { doing: "a lock could not be taken".into(), source: e.into() });
                }
            }
            if Instant::now() >= limit.until {
                return Err(late());
            }
            end_abandoned(&self.inner.root.join(format!("{name}.busy")));
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(5)) => {}
                () = limit.cancel.cancelled() => return Err(GitError::Canceled),
            }
        }
    }
}

/// A mirror that is ours alone until it is dropped.
pub(super) struct Mirror<'a> {
    dir: PathBuf,
    busy: PathBuf,
    lock: File,
    recent: OwnedMutexGuard<Recent>,
    remote: &'a Remote,
    limit: &'a Limit,
}

impl Mirror<'_> {
    /// Makes the mirror when it is missing, and anew when its last user was killed.
    async fn prepare(&mut self) -> Result<(), GitError> {
        if self.busy.exists() {
            self.discard()?;
        }
        fs::write(&self.busy, b"").map_err(GitError::internal("a mirror could not be marked"))?;
        if self.dir.join("HEAD").exists() {
            return Ok(());
        }
        self.discard()?;
        let made = Git::new(self.remote, self.limit)
            .args(["init", "--quiet", "--bare", "--template=", "--"])
            .args([&self.dir])
            .holding(&self.lock, &self.busy)
            .run()
            .await?;
        if made.success { Ok(()) } else { Err(self.broken(&made)) }
    }

    fn discard(&mut self) -> Result<(), GitError> {
        self.recent.started.clear();
        match fs::remove_dir_all(&self.dir) {
            Err(e) if e.kind() != std::io::ErrorKind::NotFound => {
                Err(GitError::Internal { doing: "a damaged mirror could not be removed".into(), source: e })
            }
            _ => Ok(()),
        }
    }

    /// Gives the mirror back: what was killed in the middle, or failed for a reason of this machine, is not trusted.
    pub(super) fn finish<T>(self, result: &Result<T, GitError>) {
        let killed = matches!(result, Err(GitError::TimedOut { .. } | GitError::Canceled | GitError::Internal { .. }));
        if !killed {
            let _ = fs::remove_file(&self.busy);
        }
    }

    pub(super) fn git(&self) -> Git<'_> {
        Git::new(self.remote, self.limit).env("GIT_DIR", &self.dir).holding(&self.lock, &self.busy)
    }

    pub(super) fn broken(&self, output: &Output) -> GitError {
        broken(output)
    }

    async fn resolve(&mut self, reference: &Reference, asked: Instant) -> Result<Commit, GitError> {
        match reference {
            Reference::Default => {
                let (spec, branch) = match self.default_branch().await? {
                    Some(branch) => (tracking(&format!("refs/heads/{branch}")), Some(branch)),
                    None => (tracking("HEAD"), None),
                };
                self.fetch(reference, &spec, asked).await?;
                let commit = self.describe(&tracked(&spec), reference).await?;
                Ok(Commit { branch, ..commit })
            }
            Reference::Branch(name) => {
                let spec = tracking(&format!("refs/heads/{name}"));
                self.fetch(reference, &spec, asked).await?;
                let commit = self.describe(&tracked(&spec), reference).await?;
                Ok(Commit { branch: Some(name.clone()), ..commit })
            }
            Reference::Tag(name) => {
                let spec = tracking(&format!("refs/tags/{name}"));
                self.fetch(reference, &spec, asked).await?;
                let commit = self.describe(&tracked(&spec), reference).await?;
                Ok(Commit { tag: Some(name.clone()), ..commit })
            }
            Reference::Commit(id) => self.commit(reference, &id.to_ascii_lowercase(), asked).await,
        }
    }

    async fn commit(&mut self, reference: &Reference, id: &str, asked: Instant) -> Result<Commit, GitError> {
        if id.len() < 40 {
            self.fetch_all(asked).await?;
            let found =
                self.git().args(["rev-parse", "--verify", "--end-of-options"]).args([format!("{id}^{{commit}}")]);
            let found = found.run().await?;
            if !found.success {
                return Err(if found.stderr.contains("ambiguous") {
                    GitError::AmbiguousCommit { prefix: id.to_owned() }
                } else {
                    self.unknown(reference)
                });
            }
            return self.describe(found.text().trim(), reference).await;
        }
        self.ensure(id).await?;
        self.describe(id, reference).await
    }

    /// Makes sure that the commit, by its full id, is here with all of its files.
    pub(super) async fn ensure(&mut self, id: &str) -> Result<(), GitError> {
        let reference = Reference::Commit(id.to_owned());
        if self.has(id).await? {
            return Ok(());
        }
        let asked = Instant::now();
        let spec = tracking(id);
        match self.fetch(&reference, &spec, asked).await {
            Ok(()) => return Ok(()),
            Err(GitError::UnknownReference { .. } | GitError::Unreachable { .. }) => {}
            Err(other) => return Err(other),
        }
        // Some servers give a commit only as part of a branch.
        self.fetch_all(asked).await?;
        if self.has(id).await? { Ok(()) } else { Err(self.unknown(&reference)) }
    }

    async fn default_branch(&self) -> Result<Option<String>, GitError> {
        let output = self.git().args(["ls-remote", "--symref", "--", &self.remote.bare, "HEAD"]).run().await?;
        if !output.success {
            return Err(self.refused(&output, &Reference::Default));
        }
        let text = output.text();
        if text.trim().is_empty() {
            return Err(self.unknown(&Reference::Default));
        }
        let target = text.lines().find_map(|l| l.strip_prefix("ref: refs/heads/")?.strip_suffix("\tHEAD"));
        match target {
            Some(name) => Reference::Branch(name.to_owned()).check().map(|()| Some(name.to_owned())),
            None => Ok(None),
        }
    }

    /// Brings one reference up to date, without its history: enough to describe and to check out.
    async fn fetch(&mut self, reference: &Reference, spec: &str, asked: Instant) -> Result<(), GitError> {
        if self.recent.started.get(spec).is_some_and(|started| *started >= asked) {
            return Ok(());
        }
        let started = Instant::now();
        let mut output = self.fetch_command(&["--depth=1"], &[spec]).await?;
        if !output.success && output.stderr.contains("does not support shallow") {
            output = self.fetch_command(&[], &[spec]).await?;
        }
        if !output.success {
            return Err(self.refused(&output, reference));
        }
        self.recent.started.insert(spec.to_owned(), started);
        Ok(())
    }

    /// Brings every branch and tag, with all history: only so can the beginning of an id be known as unambiguous.
    async fn fetch_all(&mut self, asked: Instant) -> Result<(), GitError> {
        const ALL: [&str; 2] = ["+refs/heads/*:refs/all/heads/*", "+refs/tags/*:refs/all/tags/*"];
        if self.recent.started.get(ALL[0]).is_some_and(|started| *started >= asked) {
            return Ok(());
        }
        let started = Instant::now();
        let depth: &[&str] = if self.dir.join("shallow").exists() { &["--unshallow"] } else { &[] };
        let output = self.fetch_command(depth, &ALL).await?;
        if !output.success {
            return Err(self.refused(&output, &Reference::Default));
        }
        self.recent.started.insert(ALL[0].to_owned(), started);
        Ok(())
    }

    async fn fetch_command(&self, depth: &[&str], specs: &[&str]) -> Result<Output, GitError> {
        self.git()
            .args(["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--prune"])
            .args(depth)
            .args(["--", &self.remote.bare])
            .args(specs)
            .run()
            .await
    }

    pub(super) fn unknown(&self, reference: &Reference) -> GitError {
        unknown(self.remote, reference)
    }

    fn refused(&self, output: &Output, reference: &Reference) -> GitError {
        refused(self.remote, output, reference)
    }
}

/// What git's refusal to read from a remote means.
fn refused(remote: &Remote, output: &Output, reference: &Reference) -> GitError {
    let said = |what: &str| output.stderr.contains(what);
    let (url, reason) = (remote.shown(), output.reason());
    if said("couldn't find remote ref") || said("not our ref") || said("unadvertised object") {
        return unknown(remote, reference);
    }
    // What the remote says, and what it is called, is not git's word about the mirror.
    let own = output.stderr.lines().filter(|line| !line.starts_with("remote:")).collect::<Vec<_>>().join("\n");
    let own = own.replace(&url, "").replace(&remote.bare, "");
    if damaged(&own) && !said("does not appear to be a git repository") {
        return broken(output);
    }
    if said("unable to update url base from redirection") || said("redirect") {
        let reason = "it redirects to another address; a URL with a credential has to be the final one".to_owned();
        return GitError::Denied { url, reason };
    }
    let denied = [
        "Authentication failed",
        "could not read Username",
        "could not read Password",
        "Permission denied",
        "returned error: 403",
        "returned error: 401",
        "Host key verification failed",
    ];
    if denied.into_iter().any(said) {
        return GitError::Denied { url, reason };
    }
    GitError::Unreachable { url, reason }
}

fn unknown(remote: &Remote, reference: &Reference) -> GitError {
    GitError::UnknownReference { url: remote.shown(), reference: reference.shown() }
}

fn broken(output: &Output) -> GitError {
    GitError::Internal { doing: "a mirror is damaged".into(), source: std::io::Error::other(output.reason()) }
}

/// The refspec that keeps one reference. The place where it is kept is named by a digest: so a branch `a` that was
/// here once does not stand in the way of a branch `a/b`, and no name is taken for the beginning of a commit's id.
fn tracking(reference: &str) -> String {
    format!("+{reference}:refs/one/{}", digest(reference))
}

fn tracked(spec: &str) -> String {
    spec.split_once(':').map_or(spec, |(_, to)| to).to_owned()
}

/// Whether git complains about our mirror and not about the repository.
pub(super) fn damaged(stderr: &str) -> bool {
    [
        "bad object",
        "not a git repository",
        "loose object",
        "corrupt",
        "unable to read tree",
        "shallow file",
        "Unable to create",
        "cannot lock ref",
        "invalid sha1 pointer",
        "missing blob",
        "unable to read sha1 file",
    ]
    .into_iter()
    .any(|what| stderr.contains(what))
}

fn digest(url: &str) -> String {
    use std::fmt::Write;
    let mut name = String::with_capacity(40);
    for byte in Sha256::digest(url.as_bytes()).iter().take(20) {
        let _ = write!(name, "{byte:02x}");
    }
    name
}
