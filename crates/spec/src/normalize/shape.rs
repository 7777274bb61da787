//! Every OpenAPI object stands where the grammar wants one, so that later passes need not ask.

use serde_json::Value;

use super::{Pass, Report};
use crate::document::Document;
use crate::grammar::{self, Holds, Kind};
use crate::pointer;

pub(super) const PASS: Pass = Pass {
    name: "shape",
    about: "Refuses objects, arrays and maps of the wrong JSON type, and paths without a slash.",
    run,
};

fn run(document: &mut Document, report: &mut Report) {
    grammar::walk(document.root(), &mut |kind, value, at| {
        let Some(object) = value.as_object() else {
            report.problem(at, format!("has to be an object, but is {}", json_type(value)));
            return;
        };
        if object.get("$ref").is_some_and(|value| !value.is_string()) && kind.section().is_some() {
            report.problem(pointer::join(at, "$ref"), "has to be a string");
        }
        for (field, child) in object {
            let wanted = match (kind.holds(field), child) {
                (Holds::List(_), Value::Array(_)) | (Holds::OneOrFlag(_), Value::Bool(_)) => None,
                (Holds::List(_), _) => Some("an array"),
                (Holds::OneOrFlag(_), Value::Object(_)) => None,
                (Holds::OneOrFlag(_), _) => Some("a schema, true or false"),
                // One object is visited itself and complains then.
                (Holds::Data | Holds::One(_), _) => None,
                (_, Value::Object(_)) => None,
                (_, _) => Some("an object"),
            };
            if let Some(wanted) = wanted {
                report.problem(pointer::join(at, field), format!("has to be {wanted}, but is {}", json_type(child)));
            }
        }
        texts(kind, value, at, report);
    });
    if let Some(paths) = document.root().get("paths").and_then(Value::as_object) {
        for path in paths.keys() {
            if !path.starts_with('/') && !path.starts_with("x-") {
                report.problem(pointer::join("/paths", path), "a path has to start with a slash");
            }
        }
    }
}

/// The few fields that the passes read as text.
fn texts(kind: Kind, value: &Value, at: &str, report: &mut Report) {
    let (fields, required): (&[&str], bool) = match kind {
        Kind::Operation => (&["operationId"], false),
        Kind::Parameter if value.get("$ref").is_none() => (&["name", "in"], true),
        Kind::Tag => (&["name"], true),
        _ => return,
    };
    for field in fields {
        match value.get(*field) {
            Some(Value::String(_)) => {}
            None if !required => {}
            None => report.problem(at, format!("`{field}` is missing")),
            Some(other) => {
                report.problem(pointer::join(at, field), format!("has to be a string, but is {}", json_type(other)))
            }
        }
    }
    if kind == Kind::Operation
        && let Some(tags) = value.get("tags")
        && !tags.as_array().is_some_and(|tags| tags.iter().all(Value::is_string))
    {
        report.problem(pointer::join(at, "tags"), "has to be an array of strings");
    }
}

fn json_type(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::testing::{document, problems};
    use super::*;

    #[test]
    fn every_wrong_type_is_told() {
        let found = problems(
            &PASS,
            document(
                json!({"pets": {}, "/a": {
                    "get": {"operationId": 3, "tags": "x", "parameters": {}},
                    "put": 7,
                    "post": {"parameters": [{"name": "id"}], "responses": []},
                }}),
                json!({"schemas": {"A": {"properties": [], "additionalProperties": 1, "items": []}}}),
            ),
        );
        assert_eq!(
            found,
            [
                "/paths/~1a/get/parameters: has to be an array, but is an object",
                "/paths/~1a/get/operationId: has to be a string, but is a number",
                "/paths/~1a/get/tags: has to be an array of strings",
                "/paths/~1a/put: has to be an object, but is a number",
                "/paths/~1a/post/responses: has to be an object, but is an array",
                "/paths/~1a/post/parameters/0: `in` is missing",
                "/components/schemas/A/properties: has to be an object, but is an array",
                "/components/schemas/A/additionalProperties: has to be a schema, true or false, \
                 but is a number",
                "/components/schemas/A/items: has to be an object, but is an array",
                "/paths/pets: a path has to start with a slash",
            ]
        );
    }

    #[test]
    fn data_and_extensions_are_not_looked_into() {
        let found = problems(
            &PASS,
            document(
                json!({"x-more": 1, "/a": {"get": {"responses": {"x-note": 1}, "x-any": []}}}),
                json!({"schemas": {"A": {"default": {"properties": 1}, "additionalProperties": true}}}),
            ),
        );
        assert!(found.is_empty(), "{found:?}");
    }
}
