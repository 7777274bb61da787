//! The generated code before the compiler.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context as _, bail};
use serde_json::Value;

use crate::package::{self, Contract, Generated, Package, Tests};
use crate::workspace;

/// What the compiler said.
#[derive(Debug)]
pub(super) struct Compiled {
    /// Its errors, each on one line.
    pub(super) errors: Vec<String>,
    /// What checking the document's crate took, its dependencies not counted.
    pub(super) seconds: f64,
}

/// Writes a crate of its own below `target/corpus` and checks it.
pub(super) fn compile(name: &str, generated: &Generated, tests: &Tests) -> anyhow::Result<Compiled> {
    let directory = workspace::root().join("target/corpus").join(name);
    write(&directory, name, generated, tests)?;
    // What documents share is built first, so that the time is the document's own.
    let source = directory.join("src/lib.rs");
    let whole = std::fs::read_to_string(&source)?;
    std::fs::write(&source, "")?;
    check(&directory)?;
    std::fs::write(&source, whole)?;
    let start = Instant::now();
    let errors = check(&directory)?;
    Ok(Compiled { errors, seconds: start.elapsed().as_secs_f64() })
}

fn check(directory: &Path) -> anyhow::Result<Vec<String>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["check", "--offline", "--quiet", "--all-targets", "--all-features", "--message-format", "json"])
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

/// The package of a document of this name.
pub(super) fn package_name(name: &str) -> String {
    format!("corpus-{}", name.replace('_', "-"))
}

fn write(directory: &Path, name: &str, generated: &Generated, tests: &Tests) -> anyhow::Result<()> {
    let root = workspace::root();
    let package = Package {
        name: &package_name(name),
        command: "cargo xtask corpus --compile",
        standalone: true,
        contract: &Contract::Path(root.join("crates/contract")),
        generated,
        tests,
        versions: &package::versions()?,
    };
    package.write(directory)?;
    let lock = root.join("Cargo.lock");
    std::fs::copy(&lock, directory.join("Cargo.lock")).with_context(|| format!("copying {}", lock.display()))?;
    Ok(())
}
