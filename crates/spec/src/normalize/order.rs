//! Keys stand in one order, so that two documents that say the same look the same.

use serde_json::{Map, Value};

use super::{Pass, Report};
use crate::document::Document;
use crate::grammar::{self, Holds, Kind};

pub(super) const PASS: Pass = Pass {
    name: "order",
    about: "Puts the fields of each object in the conventional order, sorts paths, responses and \
            components by name, and leaves out maps of components that are empty.",
    run,
};

fn run(document: &mut Document, _: &mut Report) {
    let root = document.root_mut();
    grammar::walk_mut(root, &mut |kind, value, _| {
        if let Some(object) = value.as_object_mut() {
            sort_fields(kind, object);
        }
    });
    if let Some(components) = root.get_mut("components").and_then(Value::as_object_mut) {
        components.retain(|section, value| {
            Kind::Components.holds(section) == Holds::Data
                || value.as_object().is_none_or(|entries| !entries.is_empty())
        });
    }
}

fn sort_fields(kind: Kind, object: &mut Map<String, Value>) {
    let mut rest = std::mem::take(object);
    for (field, holds) in kind.fields() {
        let Some(mut value) = rest.shift_remove(*field) else {
            continue;
        };
        if let (Holds::Sorted(_) | Holds::SortedWithExtensions(_), Value::Object(entries)) = (holds, &mut value) {
            sort_entries(*holds, entries);
        }
        object.insert((*field).to_owned(), value);
    }
    // What the table does not know keeps the author's order, extensions last. The expressions of
    // a callback are such fields too.
    let (extensions, unknown): (Vec<_>, Vec<_>) = rest.into_iter().partition(|(field, _)| field.starts_with("x-"));
    object.extend(unknown);
    object.extend(extensions);
}

fn sort_entries(holds: Holds, entries: &mut Map<String, Value>) {
    let mut sorted: Vec<_> = std::mem::take(entries).into_iter().collect();
    sorted.sort_by(|(left, _), (right, _)| {
        let is_extension = |name: &str| !grammar::is_entry(holds, name);
        is_extension(left).cmp(&is_extension(right)).then_with(|| left.cmp(right))
    });
    entries.extend(sorted);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::testing::{changed, document};
    use super::*;

    fn check(given: Value, wanted: Value) {
        assert_eq!(changed(&PASS, Document::from_root(given)).to_string(), wanted.to_string());
    }

    #[test]
    fn fields_and_names_are_ordered() {
        check(
            json!({
                "x-own": {"b": 1, "a": 2},
                "components": {
                    "schemas": {
                        "B": {"example": {"b": 1, "a": 2}, "properties": {"z": {}, "a": {
                            "maximum": 3, "unknown": 1, "minimum": 2, "type": "integer",
                        }}, "required": ["z", "a"], "x-first": 1, "type": "object"},
                        "A": {"enum": ["z", "a"], "type": "string"},
                    },
                    "headers": {},
                    "x-empty": {},
                    "parameters": {"b": {"in": "query", "name": "b"}},
                },
                "paths": {
                    "x-a": 1,
                    "/b": {"trace": {}, "post": {"responses": {
                        "default": {}, "x-r": 1, "404": {}, "200": {"content": {"b/b": {}, "a/a": {}}},
                    }, "tags": ["z", "a"]}, "get": {}},
                    "/a": {},
                },
                "info": {"version": "1", "title": "T"},
                "openapi": "3.0.3",
            }),
            json!({
                "openapi": "3.0.3",
                "info": {"title": "T", "version": "1"},
                "paths": {
                    "/a": {},
                    "/b": {"get": {}, "post": {"tags": ["z", "a"], "responses": {
                        "200": {"content": {"b/b": {}, "a/a": {}}}, "404": {}, "default": {}, "x-r": 1,
                    }}, "trace": {}},
                    "x-a": 1,
                },
                "components": {
                    "parameters": {"b": {"name": "b", "in": "query"}},
                    "schemas": {
                        "A": {"type": "string", "enum": ["z", "a"]},
                        "B": {"type": "object", "required": ["z", "a"], "properties": {"z": {}, "a": {
                            "type": "integer", "minimum": 2, "maximum": 3, "unknown": 1,
                        }}, "example": {"b": 1, "a": 2}, "x-first": 1},
                    },
                    "x-empty": {},
                },
                "x-own": {"b": 1, "a": 2},
            }),
        );
    }

    #[test]
    fn the_order_of_callbacks_is_kept() {
        let paths = json!({"/a": {"post": {"callbacks": {"done": {"{$b}": {}, "{$a}": {}}}}}});
        let result = changed(&PASS, document(paths.clone(), json!({"schemas": {"A": {}}})));
        assert_eq!(result["paths"].to_string(), paths.to_string());
    }
}
