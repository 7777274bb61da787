//! Puts a document and its lock in place.
//!
//! Each file is written beside its place, brought to the disk, and renamed: no reader ever sees half of one. The
//! document goes last, and that is the moment at which a fetch has happened. Before it, the old document is untouched;
//! a lock that is already the new one names a document that is not there, and such a lock counts for nothing.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::lock::LOCK;
use crate::contract::DOCUMENT;

/// What has been done so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    LockWritten,
    DocumentWritten,
    LockInPlace,
}

/// Writes both files. Without a document, only the lock.
pub(super) fn pair(root: &Path, document: Option<&str>, lock: &str) -> anyhow::Result<()> {
    stepwise(root, document, lock, |_| Ok(()))
}

/// As [`pair`], asking after each step whether to go on.
fn stepwise(
    root: &Path,
    document: Option<&str>,
    lock: &str,
    mut go_on: impl FnMut(Step) -> io::Result<()>,
) -> anyhow::Result<()> {
    let lock = Staged::write(root, LOCK, lock)?;
    go_on(Step::LockWritten)?;
    let document = document.map(|text| Staged::write(root, DOCUMENT, text)).transpose()?;
    go_on(Step::DocumentWritten)?;
    lock.place()?;
    go_on(Step::LockInPlace)?;
    if let Some(document) = document {
        document.place()?;
    }
    Ok(())
}

/// A file that is written and not in its place yet. Dropped, it is removed.
struct Staged {
    from: PathBuf,
    to: PathBuf,
}

impl Staged {
    fn write(root: &Path, name: &str, text: &str) -> anyhow::Result<Self> {
        // The process's id keeps two fetches apart.
        let staged = Self { from: root.join(format!(".{name}.{}.new", std::process::id())), to: root.join(name) };
        let write = || {
            let mut file = File::create(&staged.from)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()
        };
        write().with_context(|| format!("writing {}", staged.from.display()))?;
        Ok(staged)
    }

    fn place(self) -> anyhow::Result<()> {
        std::fs::rename(&self.from, &self.to).with_context(|| format!("writing {}", self.to.display()))?;
        // The renaming itself has to reach the disk, in this order.
        if let Some(folder) = self.to.parent() {
            File::open(folder).and_then(|folder| folder.sync_all()).context("writing the workspace's folder")?;
        }
        Ok(())
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        // After `place` there is nothing left to remove.
        let _ = std::fs::remove_file(&self.from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(root: &Path) -> (String, String) {
        let read = |name| std::fs::read_to_string(root.join(name)).unwrap();
        (read(DOCUMENT), read(LOCK))
    }

    #[test]
    fn an_interruption_leaves_the_old_document() {
        for (last, lock) in
            [(Step::LockWritten, "old lock"), (Step::DocumentWritten, "old lock"), (Step::LockInPlace, "new lock")]
        {
            let root = tempfile::tempdir().unwrap();
            pair(root.path(), Some("old"), "old lock").unwrap();
            let error = stepwise(root.path(), Some("new"), "new lock", |step| {
                if step == last { Err(io::Error::other("interrupted")) } else { Ok(()) }
            });
            assert!(error.is_err());
            assert_eq!(read(root.path()), ("old".to_owned(), lock.to_owned()), "{last:?}");
            assert_eq!(std::fs::read_dir(root.path()).unwrap().count(), 2, "{last:?}: nothing is left over");
            pair(root.path(), Some("new"), "new lock").unwrap();
            assert_eq!(read(root.path()), ("new".to_owned(), "new lock".to_owned()));
        }
    }

    #[test]
    fn the_lock_alone_leaves_the_document() {
        let root = tempfile::tempdir().unwrap();
        pair(root.path(), Some("old"), "old lock").unwrap();
        pair(root.path(), None, "new lock").unwrap();
        assert_eq!(read(root.path()), ("old".to_owned(), "new lock".to_owned()));
    }
}
