//! For the test view of a CI system.

use std::fmt::Write as _;

use super::{lines_of_uses, place};
use crate::diff::report::{Class, Report};

/// The report as JUnit XML: a test case for each change, failed from a class on.
pub fn junit(report: &Report, fail_on: Option<Class>) -> String {
    let fails = |class: Class| fail_on.is_some_and(|limit| class >= limit);
    let failures = report.changes.iter().filter(|change| fails(change.class)).count();
    let skipped = report.ignored.len();
    let tests = report.changes.len() + skipped;
    let totals = format!("tests=\"{tests}\" failures=\"{failures}\" errors=\"0\" skipped=\"{skipped}\"");
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(out, "<testsuites {totals}>\n  <testsuite name=\"API changes\" {totals}>");
    for change in &report.changes {
        let name = format!("{} ({})", change.sentence, place(change));
        let _ = write!(out, "    <testcase classname=\"{}\" name=\"{}\"", change.rule.id, escaped(&name));
        if fails(change.class) {
            let _ = writeln!(
                out,
                ">\n      <failure type=\"{}\" message=\"{}\">{}</failure>\n    </testcase>",
                change.class,
                escaped(&change.sentence),
                escaped(&lines_of_uses(change, usize::MAX, "").join("\n"))
            );
        } else {
            out.push_str("/>\n");
        }
    }
    for ignored in &report.ignored {
        let change = &ignored.change;
        let name = format!("{} ({})", change.sentence, place(change));
        let _ = writeln!(
            out,
            "    <testcase classname=\"{}\" name=\"{}\">\n      <skipped message=\"{}\"/>\n    </testcase>",
            change.rule.id,
            escaped(&name),
            escaped(&ignored.reason)
        );
    }
    out.push_str("  </testsuite>\n</testsuites>\n");
    out
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(sign),
            // XML 1.0 has no place for these.
            sign if sign.is_control() => out.push('\u{fffd}'),
            sign => out.push(sign),
        }
    }
    out
}
