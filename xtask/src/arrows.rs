//! `cargo xtask arrows`: dependencies inside the workspace point one way, only some crates know
//! axum, and every dependency from outside has its reason in `crates/ARCHITECTURE.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use anyhow::{Context, bail};
use serde_json::Value;

use crate::{Outcome, output, workspace};

/// What a crate of the workspace may depend on.
struct Rule {
    name: &'static str,
    /// Crates of the workspace that it may link.
    may: &'static [&'static str],
    /// Crates of the workspace that its build script may use.
    build: &'static [&'static str],
    /// Whether it may know axum.
    axum: bool,
}

const fn rule(name: &'static str, may: &'static [&'static str]) -> Rule {
    Rule { name, may, build: &[], axum: false }
}

impl Rule {
    const fn generated(mut self) -> Self {
        self.build = &["windlass-codegen", "windlass-spec"];
        self
    }

    const fn knows_axum(mut self) -> Self {
        self.axum = true;
        self
    }
}

/// The arrows. What is not written here is not allowed. Development dependencies are free: they
/// reach nobody who uses the crate.
const RULES: &[Rule] = &[
    rule("windlass-contract", &[]).knows_axum(),
    rule("windlass-spec", &[]),
    rule("windlass-domain", &[]),
    rule("windlass-codegen", &["windlass-spec"]),
    rule("windlass-types", &["windlass-contract"]).generated(),
    rule("windlass-api", &["windlass-types", "windlass-contract"]).generated().knows_axum(),
    rule("windlass-client", &["windlass-types", "windlass-contract"]).generated(),
    rule("windlass-store", &["windlass-domain"]),
    rule("windlass-engine", &["windlass-domain"]),
    rule(
        "windlass-platform",
        &["windlass-types", "windlass-domain", "windlass-store", "windlass-engine", "windlass-contract"],
    ),
    rule(
        "windlass-server",
        &[
            "windlass-api",
            "windlass-platform",
            "windlass-types",
            "windlass-domain",
            "windlass-store",
            "windlass-engine",
            "windlass-contract",
        ],
    )
    .knows_axum(),
    rule(
        "windlass",
        &[
            "windlass-server",
            "windlass-client",
            "windlass-types",
            "windlass-contract",
            // The shim that stays beside a native instance is a command of this binary.
            "windlass-engine",
        ],
    ),
    rule("xtask", &["windlass-codegen", "windlass-spec"]),
    rule(
        "windlass-bench",
        &["windlass-client", "windlass-codegen", "windlass-contract", "windlass-spec", "windlass-types"],
    )
    .generated()
    .knows_axum(),
    rule("windlass-round-trip", &[]).generated(),
    rule("bookshop", &["windlass-contract"]).generated().knows_axum(),
    rule("windlass-conform", &["windlass-spec"]),
    rule(
        "windlass-tests",
        &["windlass", "windlass-client", "windlass-engine", "windlass-platform", "windlass-server", "windlass-types"],
    )
    .knows_axum(),
];

#[derive(clap::Args)]
pub(crate) struct Args {}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let packages = packages(&metadata()?)?;
        let mut complaints = check_arrows(RULES, &packages);
        complaints.extend(check_reasons()?);
        for complaint in &complaints {
            output::say(complaint);
        }
        if complaints.is_empty() {
            output::say(&format!("the arrows of {} crates hold", packages.len()));
            Ok(Outcome::Good)
        } else {
            Ok(Outcome::Bad)
        }
    }
}

/// A crate of the workspace and what its manifest names.
#[derive(Debug)]
struct Package {
    name: String,
    links: Vec<String>,
    builds_with: Vec<String>,
}

fn metadata() -> anyhow::Result<Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(workspace::root())
        .output()
        .context("running cargo metadata")?;
    if !output.status.success() {
        bail!("cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    serde_json::from_slice(&output.stdout).context("reading the output of cargo metadata")
}

fn packages(metadata: &Value) -> anyhow::Result<Vec<Package>> {
    let text = |value: &Value, field: &str| value[field].as_str().unwrap_or_default().to_owned();
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    Ok(packages
        .iter()
        .map(|package| {
            let of_kind = |wanted: Option<&str>| {
                package["dependencies"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .filter(|dependency| dependency["kind"].as_str() == wanted)
                    .map(|dependency| text(dependency, "name"))
                    .collect()
            };
            Package { name: text(package, "name"), links: of_kind(None), builds_with: of_kind(Some("build")) }
        })
        .collect())
}

fn check_arrows(rules: &[Rule], packages: &[Package]) -> Vec<String> {
    let rules: BTreeMap<_, _> = rules.iter().map(|rule| (rule.name, rule)).collect();
    let members: BTreeSet<_> = packages.iter().map(|package| package.name.as_str()).collect();
    let mut complaints = Vec::new();
    for package in packages {
        let name = &package.name;
        let Some(rule) = rules.get(name.as_str()) else {
            complaints
                .push(format!("{name} is not in the table of xtask/src/arrows.rs; say there what it may depend on"));
            continue;
        };
        for (dependencies, allowed, verb) in
            [(&package.links, rule.may, "depend on"), (&package.builds_with, rule.build, "build with")]
        {
            for dependency in dependencies {
                let dependency = dependency.as_str();
                if members.contains(dependency) && !allowed.contains(&dependency) {
                    complaints.push(format!("{name} must not {verb} {dependency}"));
                }
                if matches!(dependency, "axum" | "axum-core" | "axum-extra") && !rule.axum {
                    complaints.push(format!("{name} must not know {dependency}"));
                }
            }
        }
    }
    for name in rules.keys().filter(|name| !members.contains(*name)) {
        complaints.push(format!("{name} is in the table of xtask/src/arrows.rs, but no such crate exists"));
    }
    complaints
}

/// Every dependency that the root's manifest names has a list item in the architecture's text.
fn check_reasons() -> anyhow::Result<Vec<String>> {
    let root = workspace::root();
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).context("reading Cargo.toml")?;
    let manifest: toml::Table = manifest.parse().context("reading Cargo.toml")?;
    let dependencies = manifest
        .get("workspace")
        .and_then(|workspace| workspace.get("dependencies"))
        .and_then(toml::Value::as_table)
        .context("Cargo.toml has no [workspace.dependencies]")?;
    let path = "crates/ARCHITECTURE.md";
    let Ok(text) = std::fs::read_to_string(root.join(path)) else {
        return Ok(vec![format!("{path} is missing; it tells why each dependency is there")]);
    };
    let told = told(&text);
    Ok(dependencies
        .iter()
        .filter(|(name, value)| value.get("path").is_none() && !told.contains(name.as_str()))
        .map(|(name, _)| format!("{name} is a dependency without a reason; add \"- `{name}`: …\" to {path}"))
        .collect())
}

/// The names at the start of list items that go on with a reason: ``- `a`, `b`: because``.
fn told(text: &str) -> BTreeSet<&str> {
    let mut told = BTreeSet::new();
    for line in text.lines() {
        let line = line.trim_start();
        let Some(mut rest) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) else {
            continue;
        };
        let mut names = Vec::new();
        while let Some((name, after)) = rest.strip_prefix('`').and_then(|quoted| quoted.split_once('`')) {
            names.push(name);
            rest = after.strip_prefix(", ").or_else(|| after.strip_prefix(" and ")).unwrap_or(after);
        }
        if rest.chars().any(char::is_alphabetic) {
            told.extend(names);
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, links: &[&str], builds_with: &[&str]) -> Package {
        let owned = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        Package { name: name.to_owned(), links: owned(links), builds_with: owned(builds_with) }
    }

    #[test]
    fn what_the_table_does_not_allow_is_told() {
        let rules = [rule("a", &[]), rule("b", &["a"]), rule("c", &[]).knows_axum(), rule("gone", &[])];
        let packages = [
            package("a", &["b", "serde"], &["b"]),
            package("b", &["a", "axum"], &[]),
            package("c", &["axum"], &[]),
            package("new", &["a"], &[]),
        ];
        assert_eq!(
            check_arrows(&rules, &packages),
            [
                "a must not depend on b",
                "a must not build with b",
                "b must not know axum",
                "new is not in the table of xtask/src/arrows.rs; say there what it may depend on",
                "gone is in the table of xtask/src/arrows.rs, but no such crate exists",
            ]
        );
    }

    #[test]
    fn the_table_has_no_circles() {
        let reaches: BTreeMap<_, _> = RULES.iter().map(|rule| (rule.name, rule.may)).collect();
        for rule in RULES {
            let mut open = rule.may.to_vec();
            let mut seen = BTreeSet::new();
            while let Some(name) = open.pop() {
                assert_ne!(name, rule.name, "{} reaches itself", rule.name);
                if seen.insert(name) {
                    open.extend(reaches.get(name).copied().unwrap_or_default());
                }
            }
        }
    }

    #[test]
    fn reasons_are_list_items_with_a_text() {
        let text = "- `a`: why\n  - `b`, `c` and `d` do this\n* `e` too\n- `f`\n`g`: no item\n- h `i`";
        assert_eq!(told(text).into_iter().collect::<Vec<_>>(), ["a", "b", "c", "d", "e"]);
    }
}
