//! The part of a document that was asked for.

use std::collections::BTreeSet;

use serde_json::Value;
use windlass_spec::Document;

use crate::part::part;

/// What names no tag and no operation.
#[derive(Debug, PartialEq)]
pub(super) struct Unknown {
    pub(super) asked: String,
    /// Tags and operations with a similar name.
    alike: Vec<String>,
    tags: Vec<String>,
}

/// How many names are proposed.
const MOST_PROPOSED: usize = 5;

/// How many tags are listed.
const MOST_LISTED: usize = 20;

impl Unknown {
    /// What may be asked for instead.
    pub(super) fn remedy(&self) -> String {
        let quoted = |names: &[String]| names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
        if !self.alike.is_empty() {
            return format!("name one like it: {}", quoted(&self.alike));
        }
        let listed = quoted(&self.tags[..self.tags.len().min(MOST_LISTED)]);
        let more = match self.tags.len().saturating_sub(MOST_LISTED) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        format!("name a tag or an operationId of the document; its tags are {listed}{more}")
    }
}

/// The document with the operations of these tags and those with these ids alone, and with what they refer to.
pub(super) fn select(document: &Document, only: &[String]) -> Result<Document, Vec<Unknown>> {
    let unknown: Vec<_> =
        only.iter().filter(|asked| !is_known(document, asked)).map(|asked| tell(document, asked)).collect();
    if !unknown.is_empty() {
        return Err(unknown);
    }
    let kept: BTreeSet<String> = document
        .operations()
        .filter(|one| only.iter().any(|asked| tag(one.operation) == *asked || id(one.operation) == *asked))
        .map(|one| one.pointer)
        .collect();
    // It was a document, and the fields that make it one are untouched.
    windlass_spec::load_value(part(document, &kept)).map_err(|_| Vec::new())
}

/// The tag whose trait has the operation.
fn tag(operation: &Value) -> &str {
    operation.pointer("/tags/0").and_then(Value::as_str).unwrap_or("default")
}

fn id(operation: &Value) -> &str {
    operation.get("operationId").and_then(Value::as_str).unwrap_or_default()
}

fn is_known(document: &Document, asked: &str) -> bool {
    document.operations().any(|one| tag(one.operation) == asked || id(one.operation) == asked)
}

fn tell(document: &Document, asked: &str) -> Unknown {
    let mut tags: Vec<String> = Vec::new();
    for one in document.operations() {
        if !tags.iter().any(|known| known == tag(one.operation)) {
            tags.push(tag(one.operation).to_owned());
        }
    }
    let wanted = asked.to_lowercase();
    let alike = |id: &str| {
        let id = id.to_lowercase();
        id.contains(&wanted) || wanted.contains(&id) || similar::TextDiff::from_chars(&id, &wanted).ratio() > 0.75
    };
    let ids = document.operations().map(|one| id(one.operation).to_owned());
    let names = tags.iter().cloned().chain(ids).filter(|name| !name.is_empty() && alike(name));
    let alike = names.take(MOST_PROPOSED).collect();
    Unknown { asked: asked.to_owned(), alike, tags }
}
