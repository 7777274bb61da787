//! Where everything lies below the data directory.

use std::{
    fs, io,
    os::unix::fs::DirBuilderExt,
    path::{Path, PathBuf},
    time::Duration,
};

use uuid::Uuid;

use crate::InstanceId;

/// What a directory's name begins with while it is made or deleted.
pub(super) const MAKING: &str = ".making-";
const GONE: &str = ".gone-";

/// ```text
/// git/                        mirrors of repositories
/// builds/<deployment>/        source/ (the checkout), build.json
/// instances/<deployment>/<n>/ lock, state.json, ports.json, shim.err
/// logs/<service>/             log.jsonl, log.1.jsonl
/// ```
#[derive(Debug, Clone)]
pub(super) struct Layout {
    root: PathBuf,
}

impl Layout {
    pub(super) fn create(root: &Path) -> io::Result<Self> {
        make_private(root)?;
        // Absolute, because the supervisor works elsewhere.
        let layout = Self { root: root.canonicalize()? };
        for part in [layout.builds(), layout.instances(), layout.root.join("logs"), layout.git()] {
            make_private(&part)?;
        }
        Ok(layout)
    }

    /// Removes what a server that was killed left half made or half deleted. What is young may be another server's.
    pub(super) fn sweep(&self) {
        for directory in [self.builds(), self.instances(), self.root.join("logs")] {
            for entry in fs::read_dir(directory).into_iter().flatten().flatten() {
                let name = entry.file_name();
                let old = || {
                    let age = entry.metadata().and_then(|m| m.modified()).ok().and_then(|t| t.elapsed().ok());
                    age.is_some_and(|age| age > Duration::from_secs(3600))
                };
                let name = name.to_string_lossy();
                if name.starts_with(GONE) || (name.starts_with(MAKING) && old()) {
                    let _ = fs::remove_dir_all(entry.path());
                }
            }
        }
    }

    pub(super) fn git(&self) -> PathBuf {
        self.root.join("git")
    }

    pub(super) fn builds(&self) -> PathBuf {
        self.root.join("builds")
    }

    pub(super) fn build(&self, deployment: Uuid) -> PathBuf {
        self.builds().join(deployment.to_string())
    }

    pub(super) fn instances(&self) -> PathBuf {
        self.root.join("instances")
    }

    pub(super) fn instances_of(&self, deployment: Uuid) -> PathBuf {
        self.instances().join(deployment.to_string())
    }

    pub(super) fn instance(&self, id: InstanceId) -> PathBuf {
        self.instances_of(id.deployment_id).join(id.index.to_string())
    }

    pub(super) fn log(&self, service: Uuid) -> PathBuf {
        self.root.join("logs").join(service.to_string())
    }

    /// Every instance that has a directory, of one deployment or of all.
    pub(super) fn all_instances(&self, of: Option<Uuid>) -> io::Result<Vec<InstanceId>> {
        let deployments = match of {
            Some(id) => vec![id],
            None => named(&self.instances())?,
        };
        let mut found = Vec::new();
        for deployment_id in deployments {
            let indices: Vec<u32> = named(&self.instances_of(deployment_id))?;
            found.extend(indices.into_iter().map(|index| InstanceId { deployment_id, index }));
        }
        found.sort_unstable();
        Ok(found)
    }
}

/// The entries of a directory whose names are ids; a directory that is missing has none.
pub(super) fn named<T: std::str::FromStr>(directory: &Path) -> io::Result<Vec<T>> {
    let entries = match fs::read_dir(directory) {
        Ok(entries) => entries,
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(e) => return Err(e),
    };
    let mut found = Vec::new();
    for entry in entries {
        if let Some(id) = entry?.file_name().to_str().and_then(|name| name.parse().ok()) {
            found.push(id);
        }
    }
    Ok(found)
}

/// For this user alone: checkouts and logs are nobody else's business.
pub(super) fn make_private(directory: &Path) -> io::Result<()> {
    fs::DirBuilder::new().recursive(true).mode(0o700).create(directory)
}

/// Deletes a directory in two steps, so that a half-deleted one is never taken for a whole one.
pub(super) fn delete(directory: &Path) -> io::Result<()> {
    let Some(parent) = directory.parent() else { return Ok(()) };
    let gone = parent.join(format!("{GONE}{}", Uuid::new_v4()));
    match fs::rename(directory, &gone) {
        Ok(()) => fs::remove_dir_all(&gone),
        Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(e) => Err(e),
    }
}
