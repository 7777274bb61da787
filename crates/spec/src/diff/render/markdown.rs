//! For the comment of a pull request.

use std::fmt::Write as _;

use super::{counts, lines_of_uses};
use crate::diff::report::{Class, Report};

/// A class with more changes than this is folded away, as safe changes always are.
const OPEN: usize = 30;

/// The report as Markdown.
pub fn markdown(report: &Report) -> String {
    let mut out = format!("## API changes: {}\n", counts(report));
    if let Some(advice) = report.version.advice() {
        let _ = writeln!(out, "\n> {advice}.");
    } else if let Some(suggested) = report.version.suggested.as_ref().filter(|_| report.worst().is_some()) {
        let _ = writeln!(
            out,
            "\nFrom {} to {}; the lowest version that tells these changes is {suggested}.",
            report.version.old, report.version.new
        );
    }
    for class in Class::ALL {
        let count = report.count(class);
        if count == 0 {
            continue;
        }
        let heading = match class {
            Class::Breaking => "🔴 Breaking",
            Class::Warning => "🟡 Warnings",
            Class::Safe => "🟢 Safe",
        };
        let folded = class == Class::Safe || count > OPEN;
        if folded {
            let _ = writeln!(out, "\n<details><summary>{heading} ({count})</summary>\n");
        } else {
            let _ = writeln!(out, "\n### {heading} ({count})\n");
        }
        out.push_str("| Change | Where | Rule |\n|---|---|---|\n");
        for change in report.of(class) {
            let uses: Vec<_> = lines_of_uses(change, 6, "`").iter().map(|used| cell(used)).collect();
            let _ = writeln!(out, "| {} | {} | `{}` |", cell(&change.sentence), uses.join("<br>"), change.rule.id);
        }
        if folded {
            out.push_str("\n</details>\n");
        }
    }
    if !report.ignored.is_empty() {
        let _ = writeln!(out, "\n<details><summary>Accepted ({})</summary>\n", report.ignored.len());
        out.push_str("| Change | Reason |\n|---|---|\n");
        for ignored in &report.ignored {
            let _ = writeln!(out, "| {} | {} |", cell(&ignored.change.sentence), cell(&ignored.reason));
        }
        out.push_str("\n</details>\n");
    }
    out
}

/// Text in a cell of a table. What stands outside of backticks must not be taken for markup.
fn cell(text: &str) -> String {
    let text = text.replace('|', "\\|").replace(['\n', '\r'], " ");
    let mut out = String::new();
    for (index, part) in text.split('`').enumerate() {
        if index > 0 {
            out.push('`');
        }
        if index % 2 == 0 { out.push_str(&part.replace('<', "&lt;").replace('*', "\\*")) } else { out.push_str(part) }
    }
    out
}
