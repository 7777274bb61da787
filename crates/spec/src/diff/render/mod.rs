//! A report as people and machines read it.

mod github;
mod json;
mod junit;
mod lines;
mod markdown;
mod text;

pub use github::github;
pub use json::json;
pub use junit::junit;
pub use markdown::markdown;
pub use text::{Style, text};

use super::report::{Change, Class, Report};

/// How many of each class, as `2 breaking, 1 warning, 3 safe`.
fn counts(report: &Report) -> String {
    let one = |class: Class| match (report.count(class), class) {
        (0, _) => None,
        (1, Class::Warning) => Some("1 warning".to_owned()),
        (count, Class::Warning) => Some(format!("{count} warnings")),
        (count, class) => Some(format!("{count} {class}")),
    };
    let parts: Vec<_> = Class::ALL.into_iter().filter_map(one).collect();
    if parts.is_empty() { "no changes".to_owned() } else { parts.join(", ") }
}

/// The operations of a change, each with where it uses what changed: `GET /pets` at `body` and `200`.
fn uses(change: &Change) -> Vec<(&str, Vec<&str>)> {
    let places = |operation: &str| {
        let mut places: Vec<&str> = Vec::new();
        for used in change.uses.iter().filter(|used| used.operation == operation && !used.place.is_empty()) {
            if !places.contains(&used.place.as_str()) {
                places.push(&used.place);
            }
        }
        places
    };
    change.operations().into_iter().map(|operation| (operation, places(operation))).collect()
}

/// Some of the uses as lines, the name of each operation between marks, and how many more there are.
fn lines_of_uses(change: &Change, most: usize, mark: &str) -> Vec<String> {
    let uses = uses(change);
    let shown = if uses.len() > most { most - 1 } else { uses.len() };
    let line = |(operation, places): &(&str, Vec<&str>)| {
        let operation = format!("{mark}{operation}{mark}");
        if places.is_empty() { operation } else { format!("{operation} ({})", places.join(", ")) }
    };
    let mut out: Vec<_> = uses.iter().take(shown).map(line).collect();
    if shown < uses.len() {
        out.push(format!("and {} more operations", uses.len() - shown));
    }
    out
}

/// The pointer to show where one is enough: the newer, if there is one.
fn place(change: &Change) -> &str {
    change.new.as_deref().or(change.old.as_deref()).unwrap_or_default()
}
