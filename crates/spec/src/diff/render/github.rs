//! For GitHub Actions: a command for each change, which it shows at the file.

use std::fmt::Write as _;

use super::lines::Lines;
use super::{lines_of_uses, place};
use crate::diff::report::{Class, Report};

/// The report as workflow commands about the newer document's file; with its text, when that is JSON, at its lines.
/// Safe changes are left out: GitHub shows only a few.
pub fn github(report: &Report, file: &str, json: Option<&str>) -> String {
    let mut out = String::new();
    let lines = json.map(|text| Lines::find(text, report.changes.iter().map(place))).unwrap_or_default();
    for change in &report.changes {
        let level = match change.class {
            Class::Breaking => "error",
            Class::Warning => "warning",
            Class::Safe => continue,
        };
        let uses = lines_of_uses(change, 6, "");
        let mut message = format!("{}. At {}", change.sentence, place(change));
        for used in uses {
            let _ = write!(message, "\n{used}");
        }
        let _ = writeln!(
            out,
            "::{level} file={}{},title={}::{}",
            property(file),
            lines.of(place(change)).map_or_else(String::new, |line| format!(",line={line}")),
            property(&format!("{} API change: {}", change.class, change.rule.id)),
            data(&message)
        );
    }
    if let Some(advice) = report.version.advice() {
        let _ = writeln!(out, "::warning file={},title=API version::{}", property(file), data(&advice));
    }
    out
}

fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
