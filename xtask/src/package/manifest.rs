//! The manifest of a generated crate: what its source names, and nothing else.

use std::path::PathBuf;

use anyhow::Context as _;
use toml::Value;

use super::Package;
use crate::workspace;

/// Where a generated crate finds `windlass-contract`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Contract {
    /// In this directory.
    Path(PathBuf),
    /// In a registry, with this version.
    Version(String),
}

/// What generated source may name.
const DEPENDENCIES: [&str; 12] = [
    "axum",
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

/// The dependencies of the workspace here, with their versions and features.
pub(crate) fn versions() -> anyhow::Result<toml::Table> {
    let path = workspace::root().join("Cargo.toml");
    let manifest = std::fs::read_to_string(&path).context("reading Cargo.toml")?;
    let mut manifest: toml::Table = manifest.parse().context("reading Cargo.toml")?;
    let workspace = manifest.get_mut("workspace").and_then(Value::as_table_mut);
    let dependencies = workspace.and_then(|workspace| workspace.remove("dependencies"));
    match dependencies {
        Some(Value::Table(dependencies)) => Ok(dependencies),
        _ => anyhow::bail!("Cargo.toml has no [workspace.dependencies]"),
    }
}

impl Package<'_> {
    pub(super) fn manifest(&self) -> anyhow::Result<String> {
        let code = &self.generated.code;
        let client = code.client.as_deref().unwrap_or_default();
        let mut dependencies = String::new();
        let mut of_server = vec!["rules".to_owned(), "windlass-contract/axum".to_owned()];
        let (mut of_rules, mut of_client) = (Vec::new(), Vec::new());
        for name in DEPENDENCIES {
            let (always, rules) = (names(&code.types, name), names(&code.rules, name));
            let (server, call) = (names(&code.api, name), names(client, name));
            if !(always || rules || server || call) {
                continue;
            }
            let known = self.versions.get(name);
            let known = known.with_context(|| format!("{name} is no dependency of the workspace"))?;
            let more: &[&str] = match name {
                // Calls with bodies of several parts take them as the HTTP client makes them.
                "reqwest" if client.contains("reqwest::multipart") => &["multipart"],
                _ => &[],
            };
            dependencies.push_str(&format!("{name} = {}\n", entry(known, more, !always)?));
            if !always {
                let feature = format!("dep:{name}");
                if rules {
                    of_rules.push(feature.clone());
                }
                if server {
                    of_server.push(feature.clone());
                }
                if call {
                    of_client.push(feature);
                }
            }
        }
        let mut features = format!("rules = {}\nserver = {}\n", list(&of_rules), list(&of_server));
        let mut default = vec!["server".to_owned()];
        if code.client.is_some() {
            features.push_str(&format!("client = {}\n", list(&of_client)));
            default.push("client".to_owned());
        }
        features.push_str("mock = [\"server\"]\n");
        let ir = &self.generated.ir;
        Ok(format!(
            "[package]\nname = {}\ndescription = {}\nversion = {}\nedition = \"2024\"\n{}\n\
             [dependencies]\nwindlass-contract = {}\n{dependencies}\n\
             [features]\ndefault = {}\n{features}{}",
            quoted(self.name),
            quoted(&format!("{}: types, server and client, from its OpenAPI document", one_line(&ir.title))),
            quoted(version(&ir.version)),
            if self.standalone { "\n[workspace]\n" } else { "" },
            contract(self.contract),
            list(&default),
            self.manifest_of_tests()?,
        ))
    }

    /// What the tests name beyond the crate itself.
    fn manifest_of_tests(&self) -> anyhow::Result<String> {
        let Some(round_trip) = &self.tests.round_trip else { return Ok(String::new()) };
        let mut text = String::from(
            "\n[[test]]\nname = \"round_trip\"\nrequired-features = [\"mock\", \"client\"]\n\n[dev-dependencies]\n",
        );
        let needed: [(&str, &[&str]); 8] = [
            ("axum", &["http1", "tokio"]),
            ("chrono", &[]),
            ("futures", &[]),
            ("reqwest", &["multipart"]),
            ("rustls", &[]),
            ("serde_json", &[]),
            ("tokio", &["macros", "net", "rt"]),
            ("uuid", &[]),
        ];
        for (name, features) in needed {
            let always = matches!(name, "rustls" | "tokio" | "axum" | "futures");
            if always || names(round_trip, name) {
                let known = self.versions.get(name);
                let known = known.with_context(|| format!("{name} is no dependency of the workspace"))?;
                text.push_str(&format!("{name} = {}\n", entry(known, features, false)?));
            }
        }
        Ok(text)
    }
}

/// A text on one line.
pub(super) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The document's version where cargo would take it too.
fn version(text: &str) -> &str {
    let is_number = |part: &str| part.parse::<u64>().is_ok_and(|number| number.to_string() == part);
    if text.split('.').count() == 3 && text.split('.').all(is_number) { text } else { "0.1.0" }
}

fn contract(contract: &Contract) -> String {
    match contract {
        Contract::Path(path) => format!("{{ path = {} }}", quoted(&path.display().to_string())),
        Contract::Version(version) => quoted(version),
    }
}

/// A dependency of the workspace as one of a crate.
fn entry(known: &Value, more: &[&str], optional: bool) -> anyhow::Result<String> {
    let version =
        known.as_str().or_else(|| known.get("version")?.as_str()).context("a dependency without a version")?;
    let mut features: Vec<String> = Vec::new();
    let given = known.get("features").and_then(Value::as_array);
    features.extend(given.into_iter().flatten().filter_map(Value::as_str).map(str::to_owned));
    features.extend(more.iter().map(|feature| (*feature).to_owned()));
    let bare = known.get("default-features").and_then(Value::as_bool) == Some(false);
    if features.is_empty() && !bare && !optional {
        return Ok(quoted(version));
    }
    let mut out = format!("{{ version = {}", quoted(version));
    if bare {
        out.push_str(", default-features = false");
    }
    if !features.is_empty() {
        out.push_str(&format!(", features = {}", list(&features)));
    }
    if optional {
        out.push_str(", optional = true");
    }
    Ok(out + " }")
}

fn list(values: &[String]) -> String {
    format!("[{}]", values.iter().map(|value| quoted(value)).collect::<Vec<_>>().join(", "))
}

fn quoted(text: &str) -> String {
    Value::String(text.to_owned()).to_string()
}

/// Whether the source names something of this crate.
fn names(source: &str, dependency: &str) -> bool {
    let name = dependency.replace('-', "_");
    source.match_indices(&name).any(|(start, _)| {
        let (before, after) = (&source[..start], &source[start + name.len()..]);
        let is_part = |text: &str| text.ends_with(|last: char| last.is_alphanumeric() || last == '_');
        let is_root = match before.strip_suffix("::") {
            // `a::http::b` names something of `a`.
            Some(before) => !is_part(before) && !before.ends_with('>'),
            None => !is_part(before),
        };
        let is_used = after.starts_with("::") || (before.ends_with("use ::") && after.starts_with(';'));
        is_root && is_used
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_named_is_a_dependency() {
        for source in ["a: ::http::Uri", "<http::Uri>", "pub use ::http;", "(&http::Uri)"] {
            assert!(names(source, "http"), "{source}");
        }
        for source in ["::axum::http::Uri", "with_http::a", "http", "let http = 1;", "https://http.example"] {
            assert!(!names(source, "http"), "{source}");
        }
        assert!(names("progenitor_client::Error", "progenitor-client"));
    }

    #[test]
    fn the_version_is_one_that_cargo_takes() {
        assert_eq!(
            ["1.2.3", "v1", "1.02.3", "1.2.3-x", "2024.1"].map(version),
            ["1.2.3", "0.1.0", "0.1.0", "0.1.0", "0.1.0"]
        );
    }

    #[test]
    fn dependencies_keep_their_features() {
        let known: toml::Table =
            "a = \"1\"\nb = { version = \"2\", default-features = false, features = [\"x\"] }".parse().unwrap();
        assert_eq!(entry(&known["a"], &[], false).unwrap(), "\"1\"");
        assert_eq!(entry(&known["a"], &[], true).unwrap(), "{ version = \"1\", optional = true }");
        assert_eq!(
            entry(&known["b"], &["y"], true).unwrap(),
            "{ version = \"2\", default-features = false, features = [\"x\", \"y\"], optional = true }"
        );
    }
}
