//! What a mirror holds: commits described, their files written out.

use std::{collections::HashMap, fs, path::Path};

use super::{
    Commit, GitError, Reference,
    mirror::{Mirror, damaged},
};

/// Most of an author's name and of a message that is kept, in characters: they are told in every event.
const MAX_AUTHOR: usize = 512;
const MAX_MESSAGE: usize = 8192;

impl Mirror<'_> {
    pub(super) async fn has(&self, id: &str) -> Result<bool, GitError> {
        Ok(self.git().args(["cat-file", "-e"]).args([format!("{id}^{{commit}}")]).run().await?.success)
    }

    pub(super) async fn describe(&self, id: &str, reference: &Reference) -> Result<Commit, GitError> {
        let output = self
            .git()
            .args(["log", "-1", "--no-color", "--encoding=UTF-8", "--format=%H%x00%cI%x00%an <%ae>%x00%B"])
            .args(["--end-of-options", id, "--"])
            .run()
            .await?;
        let text = output.text();
        let mut fields = text.splitn(4, '\0');
        let (Some(id), Some(date), Some(author), Some(message)) =
            (fields.next(), fields.next(), fields.next(), fields.next())
        else {
            return Err(self.unknown(reference));
        };
        // Whoever makes a commit can write any date in it, also an impossible one.
        let date = chrono::DateTime::parse_from_rfc3339(date).unwrap_or_else(|_| chrono::DateTime::UNIX_EPOCH.into());
        Ok(Commit {
            id: id.to_owned(),
            date,
            author: author.chars().take(MAX_AUTHOR).collect(),
            tag: None,
            branch: None,
            message: message.trim_end().chars().take(MAX_MESSAGE).collect(),
        })
    }

    /// Writes the files of the commit into an empty directory, without any trace of git.
    pub(super) async fn write_tree(&self, id: &str, into: &Path) -> Result<(), GitError> {
        let index = into.with_extension("index");
        let output = self
            .git()
            .env("GIT_INDEX_FILE", &index)
            .env("GIT_WORK_TREE", into)
            .directory(into)
            .args(["read-tree", "--reset", "-u", id])
            .run()
            .await;
        let _ = fs::remove_file(&index);
        let output = output?;
        if output.success {
            return Ok(());
        }
        if damaged(&output.stderr) {
            return Err(self.broken(&output));
        }
        Err(GitError::Checkout { reason: format!("the commit cannot be checked out: {}", output.reason()) })
    }

    /// The commits of the submodules at these paths.
    pub(super) async fn links(&self, id: &str, paths: &[String]) -> Result<HashMap<String, String>, GitError> {
        let output =
            self.git().env("GIT_LITERAL_PATHSPECS", "1").args(["ls-tree", "-z", id, "--"]).args(paths).run().await?;
        let text = output.text();
        let entry = |line: &str| {
            let (meta, path) = line.split_once('\t')?;
            let id = meta.strip_prefix("160000 commit ")?;
            Some((path.to_owned(), id.trim().to_owned()))
        };
        Ok(text.split('\0').filter_map(entry).collect())
    }
}
