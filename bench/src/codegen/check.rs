//! The two clients before the compiler.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, ensure};

use super::rival::Rival;
use super::{Code, timed};
use crate::output::say;

/// What both clients depend on.
const DEPENDENCIES: [&str; 9] =
    ["bytes", "chrono", "futures", "progenitor-client", "regex", "reqwest", "serde", "serde_json", "uuid"];

/// What progenitor's types match patterns with: the version that progenitor itself takes.
const REGRESS: &str = "0.12";

const HOOKS: &str = "
/// Nothing is held beside the HTTP client.
#[derive(Debug, Clone)]
pub struct Inner;

impl ::progenitor_client::ClientHooks<Inner> for Client {}
";

/// A crate below `target/bench-codegen`.
struct Package {
    directory: PathBuf,
    files: Vec<(&'static str, String)>,
}

/// Both in one run, everything that they depend on built before.
pub(super) fn compare(name: &str, code: &Code, rival: &Rival) -> anyhow::Result<()> {
    let below = root().join("target/bench-codegen");
    let ours = Package {
        directory: below.join(format!("{name}-windlass")),
        files: vec![
            ("lib.rs", "//! Generated.\n#![allow(warnings)]\npub mod client;\npub mod types;\n".to_owned()),
            ("types.rs", code.types.clone()),
            ("client.rs", format!("{}{HOOKS}", code.client)),
        ],
    };
    let theirs = Package {
        directory: below.join(format!("{name}-progenitor")),
        files: vec![
            ("lib.rs", "//! Generated.\n#![allow(warnings)]\npub mod client;\n".to_owned()),
            ("client.rs", rival.code.clone()),
        ],
    };
    for package in [&ours, &theirs] {
        package.put("lib.rs", "//! Nothing yet.\n")?;
        package.manifest()?;
        package.check()?;
    }
    for (whose, package) in [("the client and its types", &ours), ("progenitor's own", &theirs)] {
        for (file, text) in &package.files {
            package.put(file, text)?;
        }
        say(&format!("  cargo check of {whose}: {:.1} s", package.check()?.as_secs_f64()));
    }
    Ok(())
}

impl Package {
    fn put(&self, file: &str, text: &str) -> anyhow::Result<()> {
        let source = self.directory.join("src");
        std::fs::create_dir_all(&source).with_context(|| format!("making {}", source.display()))?;
        let path = source.join(file);
        std::fs::write(&path, text).with_context(|| format!("writing {}", path.display()))
    }

    /// A workspace of one crate, with the versions and features of this workspace's dependencies.
    fn manifest(&self) -> anyhow::Result<()> {
        let manifest = std::fs::read_to_string(root().join("Cargo.toml")).context("reading Cargo.toml")?;
        let manifest: toml::Table = manifest.parse().context("reading Cargo.toml")?;
        let all = &manifest["workspace"]["dependencies"];
        let mut dependencies = toml::Table::new();
        for name in DEPENDENCIES {
            let value = all.get(name).with_context(|| format!("{name} is no dependency of the workspace"))?;
            dependencies.insert(name.to_owned(), value.clone());
        }
        // Calls with bodies of several parts take them as the HTTP client makes them.
        let features = dependencies.get_mut("reqwest").and_then(|reqwest| reqwest.get_mut("features"));
        if let Some(features) = features.and_then(toml::Value::as_array_mut) {
            features.push("multipart".into());
        }
        dependencies.insert("regress".to_owned(), REGRESS.into());
        let mut contract = toml::Table::new();
        contract.insert("path".to_owned(), root().join("crates/contract").display().to_string().into());
        dependencies.insert("windlass-contract".to_owned(), contract.into());
        let name = self.directory.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let mut package = toml::Table::new();
        package.insert("name".to_owned(), name.into());
        package.insert("version".to_owned(), "0.0.0".into());
        package.insert("edition".to_owned(), "2024".into());
        let mut out = toml::Table::new();
        out.insert("package".to_owned(), package.into());
        out.insert("workspace".to_owned(), toml::Table::new().into());
        out.insert("dependencies".to_owned(), dependencies.into());
        let path = self.directory.join("Cargo.toml");
        std::fs::write(&path, out.to_string()).with_context(|| format!("writing {}", path.display()))?;
        let lock = root().join("Cargo.lock");
        std::fs::copy(&lock, self.directory.join("Cargo.lock"))
            .with_context(|| format!("copying {}", lock.display()))?;
        Ok(())
    }

    fn check(&self) -> anyhow::Result<Duration> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let (time, output) = timed(|| {
            Command::new(cargo)
                .args(["check", "--offline", "--quiet"])
                .current_dir(&self.directory)
                .env("CARGO_TARGET_DIR", root().join("target/bench-codegen/target"))
                // Nothing of an earlier run makes this one quicker.
                .env("CARGO_INCREMENTAL", "0")
                .stdin(Stdio::null())
                .output()
        });
        let output = output.context("cannot run cargo")?;
        let errors = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{} does not compile: {}", self.directory.display(), errors.trim());
        Ok(time)
    }
}

fn root() -> &'static Path {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest)
}
