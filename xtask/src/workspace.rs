//! Where the workspace is.

use std::path::{Path, PathBuf};

/// The workspace's root directory.
pub(crate) fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}
