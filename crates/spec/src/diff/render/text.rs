//! For people at a terminal.

use std::fmt::Write as _;

use super::{counts, lines_of_uses};
use crate::diff::report::{Class, Report};

/// How to write for people.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Style {
    /// With ANSI colours.
    pub colour: bool,
    /// With every use and both pointers.
    pub verbose: bool,
}

/// So many uses are told of each change, unless all are asked for.
const USES: usize = 6;

impl Style {
    fn paint(self, code: &str, text: &str) -> String {
        if self.colour { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    fn class(self, class: Class, text: &str) -> String {
        let code = match class {
            Class::Breaking => "1;31",
            Class::Warning => "1;33",
            Class::Safe => "1;32",
        };
        self.paint(code, text)
    }

    fn faint(self, text: &str) -> String {
        self.paint("2", text)
    }
}

/// The report as text, grouped by class, each change with its number, its uses and its place.
pub fn text(report: &Report, style: Style) -> String {
    let mut out = String::new();
    let mut number = 0;
    for class in Class::ALL {
        let mut of_class = report.of(class).peekable();
        if of_class.peek().is_none() {
            continue;
        }
        let heading = match class {
            Class::Breaking => "Breaking",
            Class::Warning => "Warnings",
            Class::Safe => "Safe",
        };
        let _ = writeln!(out, "{}\n", style.class(class, heading));
        for change in of_class {
            number += 1;
            let rule = style.faint(&format!("[{}]", change.rule.id));
            let _ = writeln!(out, "{number:>4}  {}. {rule}", change.sentence);
            let most = if style.verbose { usize::MAX } else { USES };
            for used in lines_of_uses(change, most, "") {
                let _ = writeln!(out, "        {used}");
            }
            let places = match (&change.old, &change.new) {
                (Some(old), Some(new)) if old == new => format!("at {new}"),
                (Some(old), Some(new)) => format!("at {old}, now {new}"),
                (Some(old), None) => format!("was at {old}"),
                (None, Some(new)) => format!("at {new}"),
                (None, None) => String::new(),
            };
            if !places.is_empty() {
                let _ = writeln!(out, "        {}", style.faint(&places));
            }
        }
        out.push('\n');
    }
    let _ = writeln!(out, "{} from {} to {}", counts(report), report.version.old, report.version.new);
    if !report.ignored.is_empty() {
        let _ = writeln!(out, "{} accepted by the ignore file", report.ignored.len());
        if style.verbose {
            for ignored in &report.ignored {
                let _ = writeln!(out, "      {}. {}", ignored.change.sentence, style.faint(&ignored.reason));
            }
        }
    }
    if let Some(advice) = report.version.advice() {
        let _ = writeln!(out, "{}", style.class(Class::Warning, &advice));
    } else if let Some(suggested) = &report.version.suggested
        && report.worst().is_some()
    {
        let _ = writeln!(out, "The lowest version that tells these changes is {suggested}.");
    }
    out
}
