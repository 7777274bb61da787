//! `openapi.lock`: where the document came from, and what it was then.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The name of the lock, beside the document.
pub(crate) const LOCK: &str = "openapi.lock";

const HEAD: &str = "# Written by `cargo xtask fetch`: where openapi.json came from. Do not edit.\n";

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lock {
    /// The source, as it was named.
    pub(crate) source: String,
    /// The digest of what the source held.
    pub(crate) source_digest: String,
    /// What the source called that version.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) etag: Option<String>,
    /// The digest of the document that was made of it.
    pub(crate) document_digest: String,
    /// The overlays, in order.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub(crate) overlays: Vec<Locked>,
}

/// An overlay as it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Locked {
    pub(crate) path: PathBuf,
    pub(crate) digest: String,
}

impl Lock {
    /// Reads the lock of a workspace; `None` when there is none.
    pub(crate) fn read(root: &Path) -> anyhow::Result<Option<Self>> {
        let text = match std::fs::read_to_string(root.join(LOCK)) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error).with_context(|| format!("reading {LOCK}")),
        };
        let lock =
            toml::from_str(&text).with_context(|| format!("{LOCK} cannot be read; remove it and fetch again"))?;
        Ok(Some(lock))
    }

    pub(crate) fn to_text(&self) -> anyhow::Result<String> {
        Ok(format!("{HEAD}{}", toml::to_string(self)?))
    }
}

/// A digest as the lock holds it.
pub(crate) fn digest(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    Sha256::digest(bytes).iter().fold("sha256:".to_owned(), |mut out, byte| {
        // Writing to a string cannot fail.
        let _ = write!(out, "{byte:02x}");
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_read_as_it_was_written() {
        let lock = Lock {
            source: "https://a.dev/openapi.json".to_owned(),
            source_digest: digest(b""),
            etag: Some("\"1\"".to_owned()),
            document_digest: digest(b"a"),
            overlays: vec![Locked { path: "a.yaml".into(), digest: digest(b"b") }],
        };
        let text = lock.to_text().unwrap();
        assert_eq!(toml::from_str::<Lock>(&text).unwrap(), lock, "{text}");
        assert_eq!(lock.source_digest, "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }
}
