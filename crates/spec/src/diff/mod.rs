//! What changed between two documents, in the terms of those who use the API.
//!
//! Two normalized documents are compared by meaning: references are followed, `allOf` is read as one schema, order
//! counts nowhere, and the name of a path parameter does not either. Each operation is compared with its counterpart;
//! pairs of schemas are compared once and remembered, so that a shared schema's change is told once, with every
//! operation that it reaches, and circular schemas come to an end.
//!
//! What differs in a field that no rule knows is told by a rule for everything else: silence always means equality.
//! Only texts for people (titles, descriptions, examples) are left out unless [`Options::texts`] asks for them.

mod body;
mod date;
mod found;
mod ignore;
mod info;
mod operation;
mod parameter;
pub mod render;
mod report;
mod response;
mod rules;
mod rules_page;
mod schema;
mod security;
mod server;
mod spot;
mod version;

use std::collections::HashSet;
use std::rc::Rc;

pub use ignore::{Ignore, IgnoreEntry, IgnoreError};
pub use report::{Change, Class, Ignored, Report, Side, Use};
pub use rules::{Area, RULES, Rule};
pub use rules_page::rules_page;
pub use version::{Bump, Verdict, Version};

use crate::document::Document;
use found::{Found, Usage};
use schema::Graph;
use spot::Spot;

/// How to compare.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// The day, as `2030-01-31`, against which sunsets are held.
    pub today: String,
    /// Also tell changes of titles, descriptions, examples and other texts for people.
    pub texts: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { today: date::today(), texts: false }
    }
}

/// Compares two normalized documents, today, without texts for people.
pub fn diff(old: &Document, new: &Document) -> Report {
    diff_with(old, new, &Options::default())
}

/// Compares two normalized documents.
pub fn diff_with(old: &Document, new: &Document, options: &Options) -> Report {
    let mut differ = Differ {
        old,
        new,
        options,
        graph: Graph::default(),
        roots: Vec::new(),
        found: Found::default(),
        visited: HashSet::new(),
        schemes: security::renamed(old, new),
    };
    differ.info();
    differ.servers();
    differ.schemes();
    differ.operations();
    differ.schemas();
    differ.unused();
    let text = |document: &Document| {
        let version = document.at("/info/version").and_then(serde_json::Value::as_str);
        version.unwrap_or_default().to_owned()
    };
    let version = Version::new(&text(old), &text(new));
    let mut report = Report { changes: differ.found.into_changes(), ignored: Vec::new(), version };
    report.settle();
    report
}

/// The state of one comparison.
struct Differ<'a> {
    old: &'a Document,
    new: &'a Document,
    options: &'a Options,
    /// The pairs of schemas seen so far.
    graph: Graph<'a>,
    /// Where operations enter the graph.
    roots: Vec<(usize, Rc<Usage>)>,
    found: Found,
    /// The components that were looked at, by pointer.
    visited: HashSet<Rc<str>>,
    /// Security schemes that only changed their names, from old to new.
    schemes: Vec<(&'a str, &'a str)>,
}

impl<'a> Differ<'a> {
    /// Follows a place to what it means, and remembers that this was looked at.
    fn visit(&mut self, spot: &Spot<'a>, document: &'a Document) -> Spot<'a> {
        let spot = spot.followed(document);
        if is_component(&spot.at) {
            self.visited.insert(spot.at.clone());
        }
        spot
    }

    /// Follows both sides to what they mean.
    fn follow(&mut self, old: &Spot<'a>, new: &Spot<'a>) -> (Spot<'a>, Spot<'a>) {
        (self.visit(old, self.old), self.visit(new, self.new))
    }
}

/// Whether a pointer names a whole component.
fn is_component(at: &str) -> bool {
    at.strip_prefix("/components/").is_some_and(|rest| rest.matches('/').count() == 1)
}
