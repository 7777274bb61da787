//! (being filled)
use std::{path::PathBuf, time::Duration};
use tokio_util::sync::CancellationToken;
use super::{Commit, GitError, GitSource, Reference};

/// The mirrors of repositories, one directory each.
#[derive(Debug, Clone)]
pub struct GitCache { root: PathBuf, timeout: Duration }

impl GitCache {
    /// Opens the mirrors below `root`, which is created when missing. `timeout` limits [`resolve`](Self::resolve).
    pub fn open(root: PathBuf, timeout: Duration) -> Result<Self, GitError> { Ok(Self { root, timeout }) }

    /// The commit that the reference names now.
    pub async fn resolve(&self, source: &GitSource, reference: &Reference, _cancel: &CancellationToken) -> Result<Commit, GitError> {
        source.check()?;
        Err(GitError::UnknownReference { url: source.shown_url(), reference: reference.shown() + &format!("{:?}{:?}", self.root, self.timeout) })
    }
}
