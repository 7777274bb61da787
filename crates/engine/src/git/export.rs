//! A checkout of a commit, submodules included.

use std::{fs, path::Path, time::Duration};

use tokio_util::sync::CancellationToken;

use super::{
    GitCache, GitError,
    command::{Limit, Remote},
    submodules,
};

/// Submodules of submodules, so deep and no deeper.
const MAX_DEPTH: usize = 5;

impl GitCache {
    /// Writes the files of the commit, given by its full id, into the empty directory `into`.
    pub(crate) async fn export(
        &self,
        url: &str,
        commit: &str,
        into: &Path,
        within: Duration,
        cancel: &CancellationToken,
    ) -> Result<(), GitError> {
        if !matches!(commit.len(), 40 | 64) || !commit.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(GitError::InvalidReference { reason: "the commit is not given by its full id".to_owned() });
        }
        let limit = Limit::new(within, cancel);
        // Every entry: URL, commit, where to, depth. Only one mirror is held at a time, whatever points where.
        let mut todo = vec![(url.to_owned(), commit.to_owned(), into.to_owned(), 0)];
        while let Some((url, commit, into, depth)) = todo.pop() {
            let remote = Remote::new(&url)?;
            let mut mirror = self.mirror(&remote, &limit).await?;
            let result = async {
                mirror.ensure(&commit).await?;
                mirror.write_tree(&commit, &into).await?;
                submodules::list(&mirror, &remote, &limit, &commit, &into).await
            }
            .await;
            mirror.finish(&result);
            for module in result? {
                if depth >= MAX_DEPTH {
                    return Err(GitError::Checkout {
                        reason: format!("submodules are nested more than {MAX_DEPTH} deep"),
                    });
                }
                let into = into.join(&module.path);
                fs::create_dir_all(&into).map_err(GitError::internal("a submodule's directory could not be made"))?;
                todo.push((module.url, module.commit, into, depth + 1));
            }
        }
        Ok(())
    }
}
