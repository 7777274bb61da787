//! For programs.

use serde_json::{Value, json};

use crate::diff::report::{Change, Class, Report};
use crate::diff::version::{Bump, Verdict};

/// The report as a JSON value. Fields are only added to it, never renamed.
pub fn json(report: &Report) -> Value {
    let version = &report.version;
    json!({
        "summary": {
            "breaking": report.count(Class::Breaking),
            "warning": report.count(Class::Warning),
            "safe": report.count(Class::Safe),
            "ignored": report.ignored.len(),
        },
        "version": {
            "old": version.old,
            "new": version.new,
            "bump": match version.bump {
                Bump::None => "none",
                Bump::Minor => "minor",
                Bump::Major => "major",
            },
            "suggested": version.suggested,
            "verdict": match version.verdict {
                Verdict::Enough => "enough",
                Verdict::TooLow => "too-low",
                Verdict::Lower => "lower",
                Verdict::Unknown => "unknown",
            },
        },
        "changes": report.changes.iter().map(change).collect::<Vec<_>>(),
        "ignored": report.ignored.iter().map(|ignored| {
            let mut value = change(&ignored.change);
            value["reason"] = ignored.reason.clone().into();
            value
        }).collect::<Vec<_>>(),
    })
}

fn change(change: &Change) -> Value {
    json!({
        "rule": change.rule.id,
        "class": change.class.as_str(),
        "sentence": change.sentence,
        "old": change.old,
        "new": change.new,
        "uses": change.uses.iter().map(|used| json!({
            "operation": used.operation,
            "operationId": used.operation_id,
            "side": used.side.as_str(),
            "place": used.place,
            "class": used.class.as_str(),
        })).collect::<Vec<_>>(),
    })
}
