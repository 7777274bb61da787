//! A part of a document: some operations, and what they refer to.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use windlass_spec::{Document, METHODS, pointer};

/// The document with the operations at these pointers alone, and with what they refer to.
pub(crate) fn part(document: &Document, operations: &BTreeSet<String>) -> Value {
    let mut root = Map::new();
    for (key, value) in document.root().as_object().into_iter().flatten() {
        let kept = match key.as_str() {
            "paths" => paths(value, operations),
            // Its place is kept until it is known what is needed of it.
            "components" => Value::Null,
            _ => value.clone(),
        };
        root.insert(key.clone(), kept);
    }
    if let Some(all) = document.root().get("components") {
        let needed = needed(&root, all);
        root.insert("components".to_owned(), components(all, &needed));
    }
    Value::Object(root)
}

fn paths(paths: &Value, operations: &BTreeSet<String>) -> Value {
    let mut kept = Map::new();
    for (path, item) in paths.as_object().into_iter().flatten() {
        let is_kept = |key: &str| {
            !METHODS.contains(&key) || operations.contains(&pointer::join_all("/paths", &[path.as_str(), key]))
        };
        let members = item.as_object().into_iter().flatten().filter(|(key, _)| is_kept(key));
        let members: Map<String, Value> = members.map(|(key, value)| (key.clone(), value.clone())).collect();
        if METHODS.iter().any(|method| members.contains_key(*method)) {
            kept.insert(path.clone(), Value::Object(members));
        }
    }
    Value::Object(kept)
}

/// The components that are referred to, as section and name, whether from outside of them or from each other.
fn needed(root: &Map<String, Value>, components: &Value) -> BTreeSet<(String, String)> {
    let mut reached = BTreeSet::new();
    let mut open = Vec::new();
    root.values().for_each(|value| references(value, &mut open));
    while let Some((section, name)) = open.pop() {
        let Some(value) = components.get(&section).and_then(|section| section.get(&name)) else { continue };
        if reached.insert((section, name)) {
            references(value, &mut open);
        }
    }
    reached
}

fn components(all: &Value, needed: &BTreeSet<(String, String)>) -> Value {
    let mut kept = Map::new();
    for (section, members) in all.as_object().into_iter().flatten() {
        let is_needed = |name: &String| needed.contains(&(section.clone(), name.clone()));
        let members = match members {
            // Security names its schemes without a reference.
            Value::Object(members) if section != "securitySchemes" => {
                let members = members.iter().filter(|(name, _)| is_needed(name));
                members.map(|(name, value)| (name.clone(), value.clone())).collect()
            }
            other => other.clone(),
        };
        kept.insert(section.clone(), members);
    }
    Value::Object(kept)
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
