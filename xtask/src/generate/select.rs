//! A part of a document: some operations, and what they need.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use windlass_spec::{Document, METHODS};

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
    let mut root = document.root().clone();
    if let Some(paths) = root.get_mut("paths").and_then(Value::as_object_mut) {
        for (path, item) in paths.iter_mut() {
            let Some(item) = item.as_object_mut() else { continue };
            item.retain(|key, _| {
                let pointer = windlass_spec::pointer::join_all("/paths", &[path, key]);
                !METHODS.contains(&key.as_str()) || kept.contains(&pointer)
            });
        }
        paths.retain(|_, item| METHODS.iter().any(|method| item.get(method).is_some()));
    }
    prune(&mut root);
    // It was a document, and the fields that make it one are untouched.
    windlass_spec::load_value(root).map_err(|_| Vec::new())
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

/// Takes out of `components` what nothing refers to any more.
fn prune(root: &mut Value) {
    let mut reached = BTreeSet::new();
    let mut open = Vec::new();
    for (key, value) in root.as_object().into_iter().flatten() {
        if key != "components" {
            references(value, &mut open);
        }
    }
    while let Some((section, name)) = open.pop() {
        if reached.insert((section.clone(), name.clone()))
            && let Some(value) = root["components"].get(&section).and_then(|section| section.get(&name))
        {
            references(value, &mut open);
        }
    }
    for (section, members) in root.get_mut("components").and_then(Value::as_object_mut).into_iter().flatten() {
        // Security names its schemes without a reference.
        if section != "securitySchemes"
            && let Some(members) = members.as_object_mut()
        {
            members.retain(|name, _| reached.contains(&(section.clone(), name.clone())));
        }
    }
}

/// The components that a value refers to, as section and name.
fn references(value: &Value, out: &mut Vec<(String, String)>) {
    match value {
        Value::Object(members) => {
            if let Some(reference) = members.get("$ref").and_then(Value::as_str) {
                out.extend(component(reference));
            }
            mapped(members, out);
            members.values().for_each(|value| references(value, out));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, out)),
        _ => {}
    }
}

/// The targets of a discriminator's mapping: references or bare names.
fn mapped(members: &Map<String, Value>, out: &mut Vec<(String, String)>) {
    let mapping = members.get("discriminator").and_then(|one| one.get("mapping")).and_then(Value::as_object);
    for target in mapping.into_iter().flat_map(Map::values).filter_map(Value::as_str) {
        out.push(component(target).unwrap_or_else(|| ("schemas".to_owned(), target.to_owned())));
    }
}

fn component(reference: &str) -> Option<(String, String)> {
    let pointer = windlass_spec::pointer::of_reference(reference)?;
    let mut parts = pointer.strip_prefix("/components/")?.split('/');
    Some((parts.next()?.to_owned(), parts.next()?.replace("~1", "/").replace("~0", "~")))
}
