//! A document as a crate: types, server and client in source, with the manifest that they need.

mod code;
mod manifest;
mod texts;

use std::path::Path;

use anyhow::Context as _;

pub(crate) use self::code::{Generated, Part, Tests, generate, tests};
pub(crate) use self::manifest::{Contract, versions};

/// A crate that is to be written.
#[derive(Debug)]
pub(crate) struct Package<'a> {
    /// The package's name.
    pub(crate) name: &'a str,
    /// How to generate it anew.
    pub(crate) command: &'a str,
    /// It is a workspace by itself, also below another one.
    pub(crate) standalone: bool,
    /// Where the crate is that generated code leans on.
    pub(crate) contract: &'a Contract,
    /// The source.
    pub(crate) generated: &'a Generated,
    /// What tests it.
    pub(crate) tests: &'a Tests,
    /// What the workspace here says of dependencies.
    pub(crate) versions: &'a toml::Table,
}

impl Package<'_> {
    /// Every file, by its path in the crate.
    pub(crate) fn files(&self) -> anyhow::Result<Vec<(&'static str, String)>> {
        let code = &self.generated.code;
        let mut files = vec![
            ("Cargo.toml", self.manifest()?),
            ("README.md", self.readme()),
            ("src/lib.rs", self.library()),
            ("src/types.rs", code.types.clone()),
            ("src/rules.rs", code.rules.clone()),
            ("src/api.rs", code.api.clone()),
            ("src/mock.rs", self.tests.mock.clone()),
        ];
        if let Some(client) = &code.client {
            files.push(("src/client.rs", client.clone()));
        }
        if let Some(round_trip) = &self.tests.round_trip {
            files.push(("tests/round_trip/main.rs", self.test()));
            files.push(("tests/round_trip/operations.rs", round_trip.clone()));
        }
        Ok(files)
    }

    /// Writes every file below `directory`, which is made when it is missing.
    pub(crate) fn write(&self, directory: &Path) -> anyhow::Result<usize> {
        let files = self.files()?;
        for (path, text) in &files {
            let path = directory.join(path);
            if let Some(parent) = path.parent() {
                std::fs::create_dir_all(parent).with_context(|| format!("making {}", parent.display()))?;
            }
            std::fs::write(&path, text).with_context(|| format!("writing {}", path.display()))?;
        }
        Ok(files.len())
    }

    /// The crate's name in Rust.
    fn crate_name(&self) -> String {
        crate_name(self.name)
    }
}

/// The name that a package has in Rust.
pub(crate) fn crate_name(package: &str) -> String {
    package.replace('-', "_")
}
