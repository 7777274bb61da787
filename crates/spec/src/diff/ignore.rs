//! Changes that are accepted, each with its reason.

use std::fmt;

use serde::Deserialize;

use super::report::{Class, Ignored, Report};
use super::rules::Rule;

/// The entries of an ignore file: a list in YAML or JSON.
///
/// ```yaml
/// - rule: parameter-removed
///   operation: GET /pets        # optional: only there
///   pointer: /components/parameters/limit  # optional: only this place, in either document
///   reason: Never worked; agreed with everybody who calls it.
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Ignore {
    /// The entries, in the order of the file.
    pub entries: Vec<IgnoreEntry>,
}

/// One accepted change.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IgnoreEntry {
    /// The rule's id.
    pub rule: String,
    /// Method and path, or the `operationId`; without it, every operation.
    #[serde(default)]
    pub operation: Option<String>,
    /// A JSON pointer in the older or the newer document; without it, every place.
    #[serde(default)]
    pub pointer: Option<String>,
    /// Why the change is accepted.
    pub reason: String,
}

/// What is wrong with an ignore file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IgnoreError {
    /// The number of the entry, from 1; 0 is the file as a whole.
    pub entry: usize,
    /// What is wrong, and what to do.
    pub message: String,
}

impl fmt::Display for IgnoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.entry > 0 { write!(f, "entry {}: {}", self.entry, self.message) } else { f.write_str(&self.message) }
    }
}

impl std::error::Error for IgnoreError {}

impl Ignore {
    /// Reads an ignore file.
    ///
    /// # Errors
    ///
    /// A text that is no list of entries, a rule that does not exist, a reason that says nothing.
    pub fn parse(text: &str) -> Result<Self, Vec<IgnoreError>> {
        let whole = |message: String| vec![IgnoreError { entry: 0, message }];
        // A file of comments has no entries.
        let content = text.lines().any(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#'));
        let entries: Vec<IgnoreEntry> = if content {
            serde_saphyr::from_str(text).map_err(|error| whole(format!("cannot be read: {error}")))?
        } else {
            Vec::new()
        };
        let mut errors = Vec::new();
        for (index, entry) in entries.iter().enumerate() {
            let mut wrong = |message: String| errors.push(IgnoreError { entry: index + 1, message });
            if Rule::by_id(&entry.rule).is_none() {
                wrong(format!("there is no rule `{}`; `cargo xtask diff --rules` lists them", entry.rule));
            }
            if entry.reason.trim().is_empty() {
                wrong("the reason is empty; say why the change is accepted".to_owned());
            }
        }
        if errors.is_empty() { Ok(Self { entries }) } else { Err(errors) }
    }

    /// Takes the accepted changes out of a report. An entry of an operation takes only that use out.
    ///
    /// # Errors
    ///
    /// Entries that match nothing: they are to be removed. The report is changed nevertheless.
    pub fn apply(&self, report: &mut Report) -> Result<(), Vec<IgnoreError>> {
        let mut stale = Vec::new();
        for (index, entry) in self.entries.iter().enumerate() {
            if !entry.apply(report) {
                let message = format!("nothing matches `{}` any more; remove the entry", entry.describe());
                stale.push(IgnoreError { entry: index + 1, message });
            }
        }
        report.settle();
        if stale.is_empty() { Ok(()) } else { Err(stale) }
    }
}

impl IgnoreEntry {
    fn describe(&self) -> String {
        let parts = [Some(self.rule.as_str()), self.operation.as_deref(), self.pointer.as_deref()];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn apply(&self, report: &mut Report) -> bool {
        let mut matched = false;
        let mut kept = Vec::new();
        for mut change in std::mem::take(&mut report.changes) {
            let place = |at: &Option<String>| at.is_some() && *at == self.pointer;
            let here =
                change.rule.id == self.rule && (self.pointer.is_none() || place(&change.old) || place(&change.new));
            if !here {
                kept.push(change);
                continue;
            }
            let Some(operation) = &self.operation else {
                matched = true;
                report.ignored.push(Ignored { change, reason: self.reason.clone() });
                continue;
            };
            let named = |used: &super::report::Use| {
                used.operation == *operation || used.operation_id.as_deref() == Some(operation)
            };
            let (taken, left): (Vec<_>, Vec<_>) = change.uses.drain(..).partition(named);
            if taken.is_empty() {
                change.uses = left;
                kept.push(change);
                continue;
            }
            matched = true;
            let worst = |uses: &[super::report::Use]| uses.iter().map(|used| used.class).max().unwrap_or(Class::Safe);
            if !left.is_empty() {
                let mut rest = change.clone();
                rest.class = worst(&left);
                rest.uses = left;
                kept.push(rest);
            }
            change.class = worst(&taken);
            change.uses = taken;
            report.ignored.push(Ignored { change, reason: self.reason.clone() });
        }
        report.changes = kept;
        matched
    }
}
