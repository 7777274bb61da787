//! OpenAPI 3.1 said in the words of 3.0, one kind of change per pass.
//!
//! The passes do nothing to a 3.0 document. Each leaves behind what the next relies on: first the
//! document around the schemas, then every sub-schema in a place that 3.0 knows, then the keywords
//! of the schemas themselves. What 3.0 has no words for is left out with a note.

pub(super) mod annotations;
pub(super) mod bounds;
pub(super) mod constants;
pub(super) mod definitions;
pub(super) mod envelope;
pub(super) mod siblings;
pub(super) mod subschemas;
pub(super) mod types;

use serde_json::{Map, Value, json};

use super::Report;
use crate::document::Document;
use crate::grammar::{self, Kind};

/// Whether the document was written for 3.1, and the last pass has not gone by.
fn applies(document: &Document) -> bool {
    document.openapi_version().starts_with("3.1")
}

/// Runs a change on every schema of a 3.1 document, parents first.
fn schemas(document: &mut Document, report: &mut Report, change: fn(&mut Map<String, Value>, &str, &mut Report)) {
    if !applies(document) {
        return;
    }
    grammar::walk_mut(document.root_mut(), &mut |kind, value, at| {
        if kind == Kind::Schema
            && let Some(schema) = value.as_object_mut()
            && !schema.contains_key("$ref")
        {
            change(schema, at, report);
        }
    });
}

/// Says that a value must also be of this schema.
fn also(schema: &mut Map<String, Value>, other: Value) {
    match schema.get_mut("allOf") {
        Some(Value::Array(members)) => members.push(other),
        _ => {
            schema.insert("allOf".into(), json!([other]));
        }
    }
}

/// Keywords that say nothing about which values fit.
fn is_annotation(key: &str) -> bool {
    key.starts_with("x-")
        || matches!(
            key,
            "title"
                | "description"
                | "default"
                | "example"
                | "examples"
                | "deprecated"
                | "nullable"
                | "readOnly"
                | "writeOnly"
                | "externalDocs"
                | "xml"
                | "$comment"
                | "discriminator"
        )
}

#[cfg(test)]
mod testing {
    use serde_json::{Value, json};

    use crate::document::Document;
    use crate::normalize::{Pass, testing};

    /// A 3.1 document with these schemas.
    pub(super) fn document(schemas: Value) -> Document {
        let mut document = testing::document(json!({}), json!({ "schemas": schemas }));
        document.root_mut()["openapi"] = json!("3.1.0");
        document
    }

    /// What a pass makes of one schema.
    #[track_caller]
    pub(super) fn check(pass: &Pass, schema: Value, wanted: Value) {
        let result = testing::changed(pass, document(json!({ "A": schema })));
        assert_eq!(result["components"]["schemas"]["A"], wanted);
    }

    /// The notes of a pass on one schema.
    pub(super) fn notes(pass: &Pass, schema: Value) -> Vec<String> {
        let (_, report) = testing::run(pass, document(json!({ "A": schema })));
        report.notes.iter().map(|note| format!("{}: {}", note.pointer, note.message)).collect()
    }
}
