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

use super::report::{Change, Class, Report, Side};

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

/// The operations of a change with the sides on which each uses it: `POST /pets (request, 201)`.
fn uses(change: &Change) -> Vec<String> {
    let places = |operation: &str| {
        let mut places: Vec<String> = Vec::new();
        for used in change.uses.iter().filter(|used| used.operation == operation) {
            let place = match (used.side, used.place.as_str()) {
                (Side::Operation, "") => continue,
                (_, place) => place.to_owned(),
            };
            if !places.contains(&place) {
                places.push(place);
            }
        }
        places
    };
    let show = |operation: &&str| {
        let places = places(operation);
        if places.is_empty() { (*operation).to_owned() } else { format!("{operation} ({})", places.join(", ")) }
    };
    change.operations().iter().map(show).collect()
}

/// Some of the uses, and how many more there are.
fn some_uses(change: &Change, most: usize) -> Vec<String> {
    let mut all = uses(change);
    if all.len() > most {
        let more = all.len() - most + 1;
        all.truncate(most - 1);
        all.push(format!("and {more} more operations"));
    }
    all
}

/// The pointer to show where one is enough: the newer, if there is one.
fn place(change: &Change) -> &str {
    change.new.as_deref().or(change.old.as_deref()).unwrap_or_default()
}
