//! The contract's files and settings: `openapi.json`, `openapi.lock`, and `[workspace.metadata.windlass.contract]` of
//! the workspace's `Cargo.toml`.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde::Deserialize;
use windlass_spec::Document;

use crate::workspace;

/// The name of the document, at the root of the workspace.
pub(crate) const DOCUMENT: &str = "openapi.json";

/// A workspace as far as its contract is concerned.
#[derive(Debug)]
pub(crate) struct Contract {
    /// The workspace's root.
    pub(crate) root: PathBuf,
    pub(crate) settings: Settings,
}

/// What the workspace's manifest says.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Settings {
    /// Where the document comes from: an address, or a file. Without it, it is written here.
    pub(crate) source: Option<String>,
    /// The overlays to lay over what comes from there, in order.
    pub(crate) overlays: Vec<PathBuf>,
    /// The packages whose tests named `surface` hold snapshots of what is generated.
    pub(crate) surface: Vec<String>,
    /// Changes that are accepted, as `cargo xtask diff --ignore` takes them.
    pub(crate) ignore: Option<PathBuf>,
}

impl Contract {
    /// Reads the settings of a workspace; of this one when none is named.
    pub(crate) fn read(root: Option<&Path>) -> anyhow::Result<Self> {
        let root = root.map_or_else(workspace::root, Path::to_owned);
        let manifest = root.join("Cargo.toml");
        let text = std::fs::read_to_string(&manifest).with_context(|| format!("reading {}", manifest.display()))?;
        let settings = settings(&text).with_context(|| {
            format!("[workspace.metadata.windlass.contract] of {} cannot be read", manifest.display())
        })?;
        Ok(Self { root, settings })
    }

    /// The document's file.
    pub(crate) fn document(&self) -> PathBuf {
        self.root.join(DOCUMENT)
    }

    /// The document's text; `None` when there is none yet.
    pub(crate) fn text(&self) -> anyhow::Result<Option<String>> {
        match std::fs::read_to_string(self.document()) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error).with_context(|| format!("reading {}", self.document().display())),
        }
    }
}

fn settings(manifest: &str) -> anyhow::Result<Settings> {
    let manifest: toml::Table = toml::from_str(manifest)?;
    let path = ["workspace", "metadata", "windlass", "contract"];
    let mut found = Some(&manifest);
    for key in path {
        found = found.and_then(|table| table.get(key)).and_then(toml::Value::as_table);
    }
    Ok(found.map_or_else(|| Ok(Settings::default()), |table| table.clone().try_into())?)
}

/// A text as a normalized document.
pub(crate) fn normalized(text: &str, file: &str) -> anyhow::Result<Document> {
    let document = windlass_spec::load(text, windlass_spec::Format::of_path(Path::new(file)))
        .map_err(|errors| errors.in_file(file))?;
    match windlass_spec::normalize(document) {
        Ok(normalized) => Ok(normalized.document),
        Err(problems) => anyhow::bail!("{file} has problems that have to be mended first:\n{problems}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_stand_in_the_manifest() {
        let table = "[workspace.metadata.windlass.contract]\n";
        assert_eq!(settings("[workspace]\nmembers = []").unwrap(), Settings::default());
        assert_eq!(
            settings(&format!("{table}source = 'https://a.dev'\noverlays = ['b.yaml']")).unwrap(),
            Settings {
                source: Some("https://a.dev".to_owned()),
                overlays: vec!["b.yaml".into()],
                ..Settings::default()
            }
        );
        let error = settings(&format!("{table}sources = []")).unwrap_err().to_string();
        assert!(error.contains("unknown field `sources`"), "{error}");
    }
}
