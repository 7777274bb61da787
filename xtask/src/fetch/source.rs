//! Where a document comes from: an address, or a file.

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};
use url::Url;
use windlass_spec::Format;

use super::http;

/// A publisher's document is far smaller; what is larger is something else.
pub(crate) const MOST_BYTES: u64 = 32 * 1024 * 1024;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Source {
    Address(Url),
    File {
        /// As it was written, for people and for the lock.
        shown: String,
        path: PathBuf,
    },
}

/// What a source had to say.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Nothing, because it holds what the etag names.
    NotModified,
    Body {
        bytes: Vec<u8>,
        format: Format,
        etag: Option<String>,
    },
}

impl Source {
    /// Reads what somebody wrote. A path counts from `folder`; an address without a path means `/openapi.json` there,
    /// which is where Windlass's own server keeps it.
    pub(crate) fn parse(text: &str, folder: &Path) -> anyhow::Result<Self> {
        if !text.contains("://") {
            ensure!(!text.is_empty(), "the source is empty; name an address or a file");
            return Ok(Self::File { shown: text.to_owned(), path: folder.join(text) });
        }
        let mut address = Url::parse(text).with_context(|| format!("`{text}` is no address"))?;
        ensure!(
            matches!(address.scheme(), "http" | "https"),
            "`{text}` cannot be fetched; http and https can, and a file by its path"
        );
        ensure!(
            address.username().is_empty() && address.password().is_none(),
            "an address with a password would be written to the lock; give credentials by {} instead",
            http::AUTHORIZATION
        );
        address.set_fragment(None);
        if address.path() == "/" && address.query().is_none() {
            address.set_path("/openapi.json");
        }
        Ok(Self::Address(address))
    }

    /// Gets the document, unless it is still the one that `etag` names.
    pub(crate) fn get(&self, etag: Option<&str>) -> anyhow::Result<Answer> {
        match self {
            Self::Address(address) => http::get(address, etag),
            Self::File { shown, path } => {
                let length = path.metadata().with_context(|| format!("reading {shown}"))?.len();
                ensure!(length <= MOST_BYTES, "{shown} is larger than {} MiB", MOST_BYTES >> 20);
                let bytes = std::fs::read(path).with_context(|| format!("reading {shown}"))?;
                Ok(Answer::Body { bytes, format: Format::of_path(path), etag: None })
            }
        }
    }

    /// What an overlay's `extends` is held against.
    pub(crate) fn place(&self) -> String {
        match self {
            Self::Address(address) => address.to_string(),
            Self::File { path, .. } => path.display().to_string(),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(address) => address.fmt(f),
            Self::File { shown, .. } => shown.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, wanted: Result<&str, &str>) {
        let source = Source::parse(text, Path::new("/w")).map(|source| source.place());
        match (source, wanted) {
            (Ok(source), Ok(wanted)) => assert_eq!(source, wanted, "{text}"),
            (Err(error), Err(wanted)) => assert!(error.to_string().contains(wanted), "{text}: {error}"),
            (got, _) => panic!("{text}: {got:?}"),
        }
    }

    #[test]
    fn sources_are_addresses_and_files() {
        check("https://a.dev", Ok("https://a.dev/openapi.json"));
        check("http://127.0.0.1:8080/", Ok("http://127.0.0.1:8080/openapi.json"));
        check("https://a.dev/v3/api-docs?group=x#top", Ok("https://a.dev/v3/api-docs?group=x"));
        check("upstream/openapi.yaml", Ok("/w/upstream/openapi.yaml"));
        check("/tmp/openapi.json", Ok("/tmp/openapi.json"));
        check("ftp://a.dev/openapi.json", Err("http and https can"));
        check("https://me:secret@a.dev/", Err("WINDLASS_FETCH_AUTHORIZATION"));
        check("https://", Err("is no address"));
        check("", Err("is empty"));
    }
}
