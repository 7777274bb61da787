//! The source has not moved.

use anyhow::Context as _;
use windlass_spec::diff::{Change, Report};

use super::finding::Finding;
use crate::contract::{Contract, DOCUMENT};
use crate::fetch::{self, Candidate, Look};

pub(super) fn look(contract: &Contract, offline: bool) -> anyhow::Result<Finding> {
    let Some(source) = fetch::configured(contract)? else {
        return Ok(Finding::skipped(format!("Cargo.toml names no source: {DOCUMENT} is written here")));
    };
    if offline {
        return Ok(Finding::skipped(format!("offline: {source} was not looked at")));
    }
    let candidate = match fetch::look(contract, &source).with_context(|| format!("{source} could not be compared"))? {
        Look::NotModified => return Ok(Finding::fresh(format!("{source} has not changed since the last fetch"))),
        Look::Fetched(candidate) => candidate,
    };
    let present = contract.text()?;
    if present.as_ref() == Some(&candidate.text) {
        return Ok(Finding::fresh(format!("{DOCUMENT} is what {source} holds")));
    }
    Ok(Finding::stale(candidate.why.clone(), causes(present.as_deref(), &candidate), fetch::command(None)))
}

fn causes(present: Option<&str>, candidate: &Candidate) -> Vec<String> {
    match fetch::changes(present, candidate) {
        None => vec![format!("there is no {DOCUMENT} yet")],
        Some(Err(error)) => vec![format!("the present {DOCUMENT} cannot be compared: {error:#}")],
        Some(Ok(report)) if report.changes.is_empty() => vec!["only texts and layout differ".to_owned()],
        Some(Ok(report)) => told(&report),
    }
}

/// The changes as causes.
pub(super) fn told(report: &Report) -> Vec<String> {
    report.changes.iter().map(sentence).collect()
}

/// A change in one line, with some of the operations that it concerns.
pub(super) fn sentence(change: &Change) -> String {
    let mut out = format!("{}: {} [{}]", change.class, change.sentence, change.rule.id);
    let operations = change.operations();
    if let Some((first, rest)) = operations.split_first() {
        out.push_str(&format!(", in {first}"));
        if !rest.is_empty() {
            out.push_str(&format!(" and {} more", rest.len()));
        }
    }
    out
}
