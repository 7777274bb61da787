//! Where a document comes from.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::str::FromStr;

use anyhow::{Context as _, bail, ensure};
use windlass_spec::{Document, Format};

use crate::fetch::{self, Answer};
use crate::{output, workspace};

const CONTRACT: &str = "openapi.json";

/// A file, a file as it was in a revision, or an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Source {
    File(PathBuf),
    Git { revision: String, path: String },
    Address(fetch::Source),
}

impl FromStr for Source {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        if text.contains("://") {
            return fetch::Source::parse(text, Path::new("")).map(Self::Address);
        }
        let Some(rest) = text.strip_prefix("git:") else {
            return Ok(Self::File(text.into()));
        };
        let (revision, path) = rest.split_once(':').unwrap_or((rest, CONTRACT));
        ensure!(!revision.is_empty() && !path.is_empty(), "write git:REV or git:REV:PATH, as git:main:openapi.json");
        Ok(Self::Git { revision: revision.to_owned(), path: path.to_owned() })
    }
}

impl Source {
    /// The document in normal form.
    pub(super) fn load(&self) -> anyhow::Result<Document> {
        let document = match self {
            Self::File(path) => windlass_spec::load_file(&self.place(path))?,
            Self::Git { revision, path } => {
                let object = format!("{revision}:{path}");
                let shown = Command::new("git")
                    .current_dir(workspace::root())
                    .args(["show", "--end-of-options", &object])
                    .output()
                    .context("cannot run git")?;
                let said = String::from_utf8_lossy(&shown.stderr);
                ensure!(shown.status.success(), "git has no {object}: {}", said.trim());
                let text = String::from_utf8(shown.stdout).with_context(|| format!("{object} is not text"))?;
                windlass_spec::load(&text, Format::of_path(Path::new(path)))
                    .map_err(|errors| errors.in_file(&object))?
            }
            Self::Address(source) => {
                let Answer::Body { bytes, format, .. } = source.get(None)? else {
                    bail!("{source} answered that nothing changed, though it was not asked for changes");
                };
                let text = String::from_utf8(bytes).with_context(|| format!("{source} is not text"))?;
                windlass_spec::load(&text, format).map_err(|errors| errors.in_file(&source.to_string()))?
            }
        };
        if document.at("/webhooks").is_some() {
            output::complain(&format!("{}: webhooks are not compared", self.file()));
        }
        match windlass_spec::normalize(document) {
            Ok(normalized) => Ok(normalized.document),
            Err(problems) => bail!("{} has problems that have to be mended first:\n{problems}", self.file()),
        }
    }

    /// The file's name, without its revision.
    pub(super) fn file(&self) -> String {
        match self {
            Self::File(path) => path.display().to_string(),
            Self::Git { path, .. } => path.clone(),
            Self::Address(source) => source.to_string(),
        }
    }

    /// The text of a JSON file, for its lines.
    pub(super) fn json(&self) -> Option<String> {
        match self {
            Self::File(path) if Format::of_path(path) == Format::Json => std::fs::read_to_string(self.place(path)).ok(),
            _ => None,
        }
    }

    /// The contract is that of the workspace, wherever the command runs.
    fn place(&self, path: &Path) -> PathBuf {
        if path == Path::new(CONTRACT) && !path.exists() { workspace::root().join(path) } else { path.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, wanted: Option<Source>) {
        assert_eq!(text.parse::<Source>().ok(), wanted, "{text}");
    }

    fn git(revision: &str, path: &str) -> Option<Source> {
        Some(Source::Git { revision: revision.to_owned(), path: path.to_owned() })
    }

    #[test]
    fn sources_are_files_and_revisions() {
        check("a/b.yaml", Some(Source::File("a/b.yaml".into())));
        check("git:main", git("main", "openapi.json"));
        check("git:v1.2^:docs/a.yaml", git("v1.2^", "docs/a.yaml"));
        check("git:", None);
        check("git:main:", None);
        let address = fetch::Source::parse("https://api.acme.dev/openapi.json", Path::new("")).unwrap();
        check("https://api.acme.dev/openapi.json", Some(Source::Address(address)));
        check("ftp://api.acme.dev/openapi.json", None);
    }

    #[test]
    fn a_missing_revision_is_told() {
        let source: Source = "git:no-such-revision".parse().unwrap();
        let error = source.load().unwrap_err().to_string();
        assert!(error.starts_with("git has no no-such-revision:openapi.json: "), "{error}");
    }
}
