//! Every reference leads somewhere inside the document.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::{Pass, Report};
use crate::document::Document;
use crate::grammar::{self, Kind};
use crate::pointer;

pub(super) const PASS: Pass = Pass {
    name: "references",
    about: "Refuses references that leave the document, lead nowhere or only go round.",
    run,
};

fn run(document: &mut Document, report: &mut Report) {
    let root = document.root();
    let mut kinds = HashMap::new();
    grammar::walk(root, &mut |kind, _, at| {
        kinds.insert(at.to_owned(), kind);
    });
    grammar::walk(root, &mut |kind, value, at| {
        if let Some(reference) = grammar::reference(kind, value) {
            if let Some(message) = complaint(root, &kinds, kind, reference) {
                report.problem(pointer::join(at, "$ref"), message);
            }
        } else if kind == Kind::Discriminator
            && let Some(mapping) = value.get("mapping").and_then(Value::as_object)
        {
            for (name, target) in mapping {
                // A bare name is the name of a schema; only what is written as a reference is
                // held to it.
                if let Some(reference) = target.as_str().filter(|text| text.starts_with('#'))
                    && let Some(message) = complaint(root, &kinds, Kind::Schema, reference)
                {
                    report.problem(pointer::join_all(at, &["mapping", name]), message);
                }
            }
        }
    });
}

/// Why this reference is of no use, if it is not.
fn complaint(root: &Value, kinds: &HashMap<String, Kind>, kind: Kind, reference: &str) -> Option<String> {
    let mut seen = HashSet::new();
    let mut current = reference;
    loop {
        if !current.starts_with('#') {
            return Some(format!("`{current}` leaves the document; bundle it first, nothing is fetched"));
        }
        let Some(at) = pointer::of_reference(current) else {
            return Some(format!("`{current}` is not a JSON pointer"));
        };
        let Some(target) = root.pointer(&at) else {
            return Some(format!("`{current}` leads nowhere"));
        };
        if !target.is_object() {
            return Some(format!("`{current}` does not lead to an object"));
        }
        let fits = match kinds.get(&at) {
            Some(found) => *found == kind,
            None => outside(&at),
        };
        if !fits {
            return Some(format!("`{current}` does not lead to an object of the kind {kind:?}"));
        }
        if !seen.insert(at) {
            return Some(format!("`{reference}` goes round in a circle"));
        }
        match target.get("$ref").and_then(Value::as_str) {
            Some(next) => current = next,
            None => return None,
        }
    }
}

/// Whether a pointer leads to a place that is no part of the format, where anything may stand:
/// below a field that OpenAPI does not know, or below an extension.
fn outside(at: &str) -> bool {
    let mut tokens = at.split('/').skip(1);
    let known = tokens.clone().next().is_none_or(|first| Kind::Root.fields().iter().any(|(field, _)| *field == first));
    !known || tokens.any(|token| token.starts_with("x-"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::testing::{document, problems};
    use super::*;

    #[test]
    fn useless_references_are_told() {
        let found = problems(
            &PASS,
            document(
                json!({}),
                json!({"schemas": {
                    "Far": {"$ref": "other.yaml#/A"},
                    "Web": {"$ref": "https://example.org/a.json"},
                    "Lost": {"$ref": "#/components/schemas/Nobody"},
                    "A": {"$ref": "#/components/schemas/B"},
                    "B": {"$ref": "#/components/schemas/A"},
                    "All": {"$ref": "#"},
                    "Anchor": {"$ref": "#here"},
                    "Text": {"$ref": "#/info/title"},
                    "Map": {"$ref": "#/components/schemas"},
                    "Union": {"oneOf": [], "discriminator": {"propertyName": "t", "mapping": {
                        "a": "#/components/schemas/Nobody", "b": "Fine"}}},
                }}),
            ),
        );
        assert_eq!(
            found,
            [
                "/components/schemas/Far/$ref: `other.yaml#/A` leaves the document; bundle it \
                 first, nothing is fetched",
                "/components/schemas/Web/$ref: `https://example.org/a.json` leaves the document; \
                 bundle it first, nothing is fetched",
                "/components/schemas/Lost/$ref: `#/components/schemas/Nobody` leads nowhere",
                "/components/schemas/A/$ref: `#/components/schemas/B` goes round in a circle",
                "/components/schemas/B/$ref: `#/components/schemas/A` goes round in a circle",
                "/components/schemas/All/$ref: `#` does not lead to an object of the kind Schema",
                "/components/schemas/Anchor/$ref: `#here` is not a JSON pointer",
                "/components/schemas/Text/$ref: `#/info/title` does not lead to an object",
                "/components/schemas/Map/$ref: `#/components/schemas` does not lead to an object \
                 of the kind Schema",
                "/components/schemas/Union/discriminator/mapping/a: \
                 `#/components/schemas/Nobody` leads nowhere",
            ]
        );
    }

    #[test]
    fn recursion_and_data_are_fine() {
        let found = problems(
            &PASS,
            document(
                json!({}),
                json!({"schemas": {"Tree": {
                    "properties": {
                        "children": {"items": {"$ref": "#/components/schemas/Tree"}},
                        "$ref": {"type": "string"},
                    },
                    "example": {"$ref": "nowhere"},
                }}}),
            ),
        );
        assert!(found.is_empty(), "{found:?}");
    }
}
