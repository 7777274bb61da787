//! Which document an overlay is meant for.

use std::fmt;
use std::path::{Component, Path, PathBuf};

/// The reference to the document that an overlay extends: an address, or a path from the overlay's own folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extends(String);

/// An overlay that is laid over another document than it is meant for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExtendsError {
    extends: String,
    source: String,
}

impl fmt::Display for ExtendsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { extends, source } = self;
        write!(f, "it extends `{extends}`, but the document comes from `{source}`; correct `extends` or leave it out")
    }
}

impl std::error::Error for ExtendsError {}

impl Extends {
    pub(super) fn new(reference: String) -> Self {
        Self(reference)
    }

    /// The reference as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Checks that this names the document that comes from `source`, an address or a file.
    ///
    /// `overlay` is the overlay's file, and `document` the file that the result is kept in: an overlay may name that,
    /// wherever its text comes from.
    ///
    /// # Errors
    ///
    /// When it names another.
    pub fn check(&self, source: &str, overlay: &Path, document: &Path) -> Result<(), ExtendsError> {
        let reference = self.0.split('#').next().unwrap_or_default();
        let named = if let Some(path) = reference.strip_prefix("file://") {
            PathBuf::from(path)
        } else if is_address(reference) {
            return if reference == source { Ok(()) } else { Err(self.error(source)) };
        } else {
            overlay.parent().unwrap_or(Path::new("")).join(reference)
        };
        let named = plain(&named);
        let from = if is_address(source) { None } else { Some(plain(Path::new(source))) };
        if named == plain(document) || Some(named) == from { Ok(()) } else { Err(self.error(source)) }
    }

    fn error(&self, source: &str) -> ExtendsError {
        ExtendsError { extends: self.0.clone(), source: source.to_owned() }
    }
}

fn is_address(text: &str) -> bool {
    text.starts_with("http://") || text.starts_with("https://")
}

/// A path without `.` and `..`, as far as that can be told without looking at the disk.
fn plain(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir if out.file_name().is_some() => {
                out.pop();
            }
            part => out.push(part),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(extends: &str, source: &str, fits: bool) {
        let extends = Extends::new(extends.to_owned());
        let result = extends.check(source, Path::new("/w/overlays/a.yaml"), Path::new("/w/openapi.json"));
        assert_eq!(result.is_ok(), fits, "{extends:?} {source}");
    }

    #[test]
    fn an_overlay_is_for_one_document() {
        check("https://a.dev/openapi.json", "https://a.dev/openapi.json", true);
        check("https://a.dev/openapi.json", "https://b.dev/openapi.json", false);
        check("https://a.dev/openapi.json", "/w/openapi.json", false);
        check("../openapi.json", "https://a.dev/openapi.json", true);
        check("../upstream.yaml", "/w/upstream.yaml", true);
        check("./../x/../upstream.yaml", "/w/./upstream.yaml", true);
        check("file:///w/upstream.yaml", "/w/upstream.yaml", true);
        check("../upstream.yaml", "/w/other.yaml", false);
        check("upstream.yaml", "https://a.dev/upstream.yaml", false);
    }
}
