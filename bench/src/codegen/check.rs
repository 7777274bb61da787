//! The two clients before the compiler, each with its types in one crate; and ours with the rules of its types too.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, ensure};

use super::rival::Rival;
use super::{Code, timed};
use crate::output::say;

/// What both clients depend on.
const DEPENDENCIES: [&str; 11] = [
    "bytes",
    "chrono",
    "futures",
    "http",
    "progenitor-client",
    "regex",
    "reqwest",
    "rustls",
    "serde",
    "serde_json",
    "uuid",
];

/// What progenitor's types match patterns with: the version that progenitor itself takes.
const REGRESS: &str = "0.12";

const LIBRARY: &str = "//! Generated.\n#![allow(warnings)]\n";

/// A crate in the workspace `target/bench-codegen`.
#[derive(Debug)]
struct Package {
    name: String,
    /// Its modules, with their source.
    modules: Vec<(&'static str, String)>,
}

/// All in one run, everything from outside that they depend on built before.
pub(super) fn compare(name: &str, code: &Code, rival: &Rival) -> anyhow::Result<()> {
    let ours = vec![("types", code.types.clone()), ("client", code.client.clone())];
    let mut ruled = ours.clone();
    ruled.push(("rules", code.rules.clone()));
    let client = Package { name: format!("{name}-client"), modules: ours };
    let ruled = Package { name: format!("{name}-ruled"), modules: ruled };
    let theirs = Package { name: format!("{name}-progenitor"), modules: vec![("client", rival.code.clone())] };
    let all = [&client, &theirs, &ruled];
    workspace(&all)?;
    for package in all {
        package.put("src/lib.rs", "//! Nothing yet.\n")?;
        package.manifest()?;
    }
    for package in all {
        package.check()?;
    }
    let told = ["the client, types and calls", "progenitor's own", "the client with the rules"];
    for (what, package) in told.into_iter().zip(all) {
        let mut library = LIBRARY.to_owned();
        for (module, source) in &package.modules {
            library.push_str(&format!("pub mod {module};\n"));
            package.put(&format!("src/{module}.rs"), source)?;
        }
        package.put("src/lib.rs", &library)?;
        say(&format!("  cargo check of {what}: {:.1} s", package.check()?.as_secs_f64()));
    }
    Ok(())
}

/// One workspace, so that what is checked for one crate is not checked again for another.
fn workspace(packages: &[&Package]) -> anyhow::Result<()> {
    let mut workspace = toml::Table::new();
    workspace.insert("resolver".to_owned(), "3".into());
    workspace.insert("members".to_owned(), packages.iter().map(|one| one.name.as_str()).collect::<Vec<_>>().into());
    let mut out = toml::Table::new();
    out.insert("workspace".to_owned(), workspace.into());
    write(&below().join("Cargo.toml"), &out.to_string())?;
    let lock = root().join("Cargo.lock");
    std::fs::copy(&lock, below().join("Cargo.lock")).with_context(|| format!("copying {}", lock.display()))?;
    Ok(())
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let directory = path.parent().context("a file is in a directory")?;
    std::fs::create_dir_all(directory).with_context(|| format!("making {}", directory.display()))?;
    std::fs::write(path, text).with_context(|| format!("writing {}", path.display()))
}

impl Package {
    fn put(&self, file: &str, text: &str) -> anyhow::Result<()> {
        write(&below().join(&self.name).join(file), text)
    }

    /// With the versions and features of this workspace's dependencies.
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
        let mut package = toml::Table::new();
        package.insert("name".to_owned(), self.name.clone().into());
        package.insert("version".to_owned(), "0.0.0".into());
        package.insert("edition".to_owned(), "2024".into());
        let mut out = toml::Table::new();
        out.insert("package".to_owned(), package.into());
        out.insert("dependencies".to_owned(), dependencies.into());
        self.put("Cargo.toml", &out.to_string())
    }

    fn check(&self) -> anyhow::Result<Duration> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let (time, output) = timed(|| {
            Command::new(cargo)
                .args(["check", "--offline", "--quiet", "--package", &self.name])
                .current_dir(below())
                .env("CARGO_TARGET_DIR", below().join("target"))
                // Nothing of an earlier run makes this one quicker.
                .env("CARGO_INCREMENTAL", "0")
                .stdin(Stdio::null())
                .output()
        });
        let output = output.context("cannot run cargo")?;
        let errors = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{} does not compile: {}", self.name, errors.trim());
        Ok(time)
    }
}

fn below() -> PathBuf {
    root().join("target/bench-codegen")
}

fn root() -> &'static Path {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest)
}
