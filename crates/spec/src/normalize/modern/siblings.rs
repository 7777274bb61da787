//! A reference with something beside it.

use serde_json::{Map, Value, json};

use super::applies;
use crate::document::Document;
use crate::grammar::{self, Kind};
use crate::normalize::{Pass, Report};

pub(in crate::normalize) const PASS: Pass = Pass {
    name: "3.1-siblings",
    about: "Wraps a schema's `$ref` in `allOf` when anything stands beside it, and says the schemas \
            `true` and `false` as objects.",
    run,
};

fn run(document: &mut Document, _: &mut Report) {
    if !applies(document) {
        return;
    }
    // Below keywords that 3.0 does not know there are schemas too, so this walk is wider than the
    // grammar's.
    grammar::walk_mut(document.root_mut(), &mut |kind, value, _| {
        if kind == Kind::Schema {
            schema(value, 0);
        }
    });
}

/// Keywords whose value is a schema, a list of schemas or a map of schemas, and which the grammar
/// of 3.0 does not lead into.
pub(super) const ONE: &[&str] =
    &["if", "then", "else", "contains", "propertyNames", "unevaluatedProperties", "unevaluatedItems", "contentSchema"];
pub(super) const LISTS: &[&str] = &["prefixItems"];
pub(super) const MAPS: &[&str] = &["$defs", "definitions", "patternProperties", "dependentSchemas"];

fn schema(value: &mut Value, depth: usize) {
    match value {
        Value::Bool(true) => *value = json!({}),
        Value::Bool(false) => *value = json!({ "not": {} }),
        Value::Object(object) => {
            if object.contains_key("$ref") && object.len() > 1 {
                wrap(object);
            }
            if depth > 64 {
                return;
            }
            for key in ONE {
                if let Some(inner) = object.get_mut(*key)
                    && (inner.is_object() || !key.starts_with("unevaluated"))
                {
                    schema(inner, depth + 1);
                }
            }
            for key in LISTS {
                for inner in object.get_mut(*key).and_then(Value::as_array_mut).into_iter().flatten() {
                    schema(inner, depth + 1);
                }
            }
            for key in MAPS {
                for (_, inner) in object.get_mut(*key).and_then(Value::as_object_mut).into_iter().flatten() {
                    schema(inner, depth + 1);
                }
            }
        }
        _ => {}
    }
}

fn wrap(object: &mut Map<String, Value>) {
    let Some(reference) = object.shift_remove("$ref") else {
        return;
    };
    let member = json!({ "$ref": reference });
    match object.get_mut("allOf") {
        Some(Value::Array(members)) => members.insert(0, member),
        _ => {
            object.insert("allOf".into(), json!([member]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::check;
    use super::*;

    #[test]
    fn what_stands_beside_a_reference_counts() {
        let b = json!({"$ref": "#/components/schemas/B"});
        check(&PASS, b.clone(), b.clone());
        check(
            &PASS,
            json!({"$ref": "#/components/schemas/B", "description": "own"}),
            json!({"description": "own", "allOf": [b]}),
        );
        check(
            &PASS,
            json!({"$ref": "#/components/schemas/B", "allOf": [{"type": "object"}]}),
            json!({"allOf": [b, {"type": "object"}]}),
        );
        check(
            &PASS,
            json!({"prefixItems": [{"$ref": "#/components/schemas/B", "title": "t"}]}),
            json!({"prefixItems": [{"title": "t", "allOf": [b]}]}),
        );
    }

    #[test]
    fn true_and_false_are_objects() {
        check(
            &PASS,
            json!({"properties": {"a": true, "b": false}, "additionalProperties": false, "items": true}),
            json!({"properties": {"a": {}, "b": {"not": {}}}, "additionalProperties": false, "items": {}}),
        );
    }
}
