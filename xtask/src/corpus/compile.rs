//! The generated code before the compiler.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context as _, bail};
use serde_json::Value;

use super::generate::Code;
use crate::workspace;

/// What the compiler said.
#[derive(Debug)]
pub(super) struct Compiled {
    /// Its errors, each on one line.
    pub(super) errors: Vec<String>,
    /// What checking the document's crate took, its dependencies not counted.
    pub(super) seconds: f64,
}

/// What a generated crate depends on.
const DEPENDENCIES: [&str; 10] =
    ["axum", "bytes", "chrono", "futures", "progenitor-client", "regex", "reqwest", "serde", "serde_json", "uuid"];

/// Writes a crate of its own below `target/corpus` and checks it.
pub(super) fn compile(name: &str, code: &Code) -> anyhow::Result<Compiled> {
    let directory = workspace::root().join("target/corpus").join(name);
    write(&directory, name, code)?;
    // What all documents share is built first, so that the time is the document's own.
    let source = directory.join("src/lib.rs");
    let whole = std::fs::read_to_string(&source)?;
    if !workspace::root().join("target/corpus/target/debug/deps").is_dir() {
        std::fs::write(&source, "")?;
        check(&directory)?;
        std::fs::write(&source, whole)?;
    }
    let start = Instant::now();
    let errors = check(&directory)?;
    Ok(Compiled { errors, seconds: start.elapsed().as_secs_f64() })
}

fn check(directory: &Path) -> anyhow::Result<Vec<String>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["check", "--offline", "--quiet", "--message-format", "json"])
        .current_dir(directory)
        .env("CARGO_TARGET_DIR", workspace::root().join("target/corpus/target"))
        .stdin(Stdio::null())
        .output()
        .context("cannot run cargo")?;
    let mut errors = Vec::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Ok(message) = serde_json::from_str::<Value>(line) else {
            continue;
        };
        let message = &message["message"];
        if message["level"] == "error" && message["spans"].as_array().is_some_and(|spans| !spans.is_empty()) {
            errors.push(one_line(message));
        }
    }
    if errors.is_empty() && !output.status.success() {
        bail!("cargo check failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(errors)
}

fn one_line(message: &Value) -> String {
    let span = &message["spans"][0];
    let file = span["file_name"].as_str().unwrap_or_default();
    let code = message["code"]["code"].as_str().unwrap_or("error");
    let text = message["message"].as_str().unwrap_or_default().replace('\n', " ");
    format!("{file}:{}: {code}: {text}", span["line_start"])
}

fn write(directory: &Path, name: &str, code: &Code) -> anyhow::Result<()> {
    let source = directory.join("src");
    std::fs::create_dir_all(&source).with_context(|| format!("making {}", source.display()))?;
    let put =
        |path: PathBuf, text: &str| std::fs::write(&path, text).with_context(|| format!("writing {}", path.display()));
    put(directory.join("Cargo.toml"), &manifest(name)?)?;
    let lock = workspace::root().join("Cargo.lock");
    std::fs::copy(&lock, directory.join("Cargo.lock")).with_context(|| format!("copying {}", lock.display()))?;
    put(source.join("types.rs"), &code.types)?;
    put(source.join("api.rs"), &code.api)?;
    put(source.join("client.rs"), &format!("{}{HOOKS}", code.client))?;
    put(source.join("lib.rs"), LIBRARY)
}

const LIBRARY: &str = "//! Generated.\n#![allow(warnings)]\npub mod api;\npub mod client;\npub mod types;\n";

const HOOKS: &str = "
/// Nothing is held beside the HTTP client.
#[derive(Debug, Clone)]
pub struct Inner;

impl ::progenitor_client::ClientHooks<Inner> for Client {}
";

/// A workspace of one crate, with the versions and features of this workspace's dependencies.
fn manifest(name: &str) -> anyhow::Result<String> {
    let root = workspace::root();
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).context("reading Cargo.toml")?;
    let manifest: toml::Table = manifest.parse().context("reading Cargo.toml")?;
    let all = &manifest["workspace"]["dependencies"];
    let mut dependencies = toml::Table::new();
    for dependency in DEPENDENCIES {
        let value = all.get(dependency).with_context(|| format!("{dependency} is no dependency of the workspace"))?;
        dependencies.insert(dependency.to_owned(), value.clone());
    }
    // Calls with bodies of several parts take them as the HTTP client makes them.
    if let Some(features) = dependencies
        .get_mut("reqwest")
        .and_then(|reqwest| reqwest.get_mut("features"))
        .and_then(toml::Value::as_array_mut)
    {
        features.push("multipart".into());
    }
    let mut contract = toml::Table::new();
    contract.insert("path".to_owned(), root.join("crates/contract").display().to_string().into());
    contract.insert("features".to_owned(), vec!["axum"].into());
    dependencies.insert("windlass-contract".to_owned(), contract.into());
    let mut package = toml::Table::new();
    package.insert("name".to_owned(), format!("corpus-{}", name.replace('_', "-")).into());
    package.insert("version".to_owned(), "0.0.0".into());
    package.insert("edition".to_owned(), "2024".into());
    let mut out = toml::Table::new();
    out.insert("package".to_owned(), package.into());
    out.insert("workspace".to_owned(), toml::Table::new().into());
    out.insert("dependencies".to_owned(), dependencies.into());
    Ok(out.to_string())
}
