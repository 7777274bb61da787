//! What is generated equals its snapshots, so that a change of the document is seen as a change of code.

use std::process::{Command, Output};

use anyhow::{Context as _, bail};

use super::finding::Finding;
use crate::contract::Contract;
use crate::output;

/// The tests that hold the snapshots have this in their names.
const TESTS: &str = "surface";

/// So many lines of a difference are told.
const MOST_LINES: usize = 30;

pub(super) fn look(contract: &Contract, offline: bool) -> anyhow::Result<Finding> {
    let packages = &contract.settings.surface;
    if packages.is_empty() {
        return Ok(Finding::skipped("Cargo.toml names no packages with snapshots of what is generated"));
    }
    let mut arguments = vec!["test", "--quiet"];
    packages.iter().for_each(|package| arguments.extend(["--package", package]));
    arguments.extend(["--test", "*"]);
    let command = format!("INSTA_UPDATE=always cargo {} {TESTS}", arguments.join(" ").replace('*', "'*'"));
    if offline {
        arguments.push("--offline");
    }
    output::complain(&format!("drift: building the tests of {}", packages.join(", ")));
    // What does not build is another thing than what differs.
    let built = cargo(contract, &[&arguments[..], &["--no-run"]].concat())?;
    if !built.status.success() {
        let said = String::from_utf8_lossy(&built.stderr);
        bail!("the tests do not build\n{}", last_lines(&said));
    }
    let run = cargo(contract, &[&arguments[..], &["--no-fail-fast", TESTS]].concat())?;
    let said = String::from_utf8_lossy(&run.stdout);
    if run.status.success() {
        let count = passed(&said);
        if count == 0 {
            bail!("no test of {} has `{TESTS}` in its name", packages.join(", "));
        }
        let tests = if count == 1 { "test" } else { "tests" };
        return Ok(Finding::fresh(format!("what is generated equals its snapshots, in {count} {tests}")));
    }
    let causes = causes(&said);
    if causes.is_empty() {
        bail!("the tests could not be run\n{}", last_lines(&String::from_utf8_lossy(&run.stderr)));
    }
    Ok(Finding::stale("what is generated differs from its snapshots", causes, format!("look at it, then: {command}")))
}

fn cargo(contract: &Contract, arguments: &[&str]) -> anyhow::Result<Output> {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .current_dir(&contract.root)
        .args(arguments)
        .env("INSTA_UPDATE", "no")
        .env("INSTA_FORCE_PASS", "0")
        .env("CARGO_TERM_COLOR", "never")
        .env("NO_COLOR", "1")
        .output()
        .context("cannot run cargo")
}

/// The last lines of what cargo said.
fn last_lines(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    lines[lines.len().saturating_sub(20)..].join("\n")
}

/// How many tests passed, over all test programs.
fn passed(said: &str) -> usize {
    let count = |line: &str| line.strip_prefix("test result: ok. ")?.split(' ').next()?.parse::<usize>().ok();
    said.lines().filter_map(count).sum()
}

/// The failed tests, each with the difference that it printed.
fn causes(said: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut lines = 0;
    for line in said.lines() {
        if let Some(name) = line.strip_prefix("---- ").and_then(|rest| rest.strip_suffix(" stdout ----")) {
            out.push(name.to_owned());
            lines = 0;
        }
        let changed = line.split_once('│').map(|(_, text)| text).filter(|text| text.starts_with(['+', '-']));
        if let (Some(changed), Some(cause)) = (changed, out.last_mut()) {
            lines += 1;
            if lines <= MOST_LINES {
                cause.push('\n');
                cause.push_str(changed);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failed_tests_are_causes_with_their_differences() {
        let said = "running 1 test\nF\n---- surface::calls stdout ----\nSnapshot Summary\n    3     3 │ same\n    4       \
                    │-old\n          4 │+new\n\nfailures:\n    surface::calls\n";
        assert_eq!(causes(said), ["surface::calls\n-old\n+new"]);
        assert_eq!(causes("error: could not run"), Vec::<String>::new());
    }

    #[test]
    fn passed_tests_are_counted() {
        assert_eq!(passed("test result: ok. 2 passed; 0 failed\n.\ntest result: ok. 1 passed; 0 failed"), 3);
    }
}
