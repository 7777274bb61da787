//! What schemas say beside which values fit, and the version itself.

use serde_json::{Map, Value};

use super::applies;
use crate::document::Document;
use crate::normalize::{Pass, Report};
use crate::pointer::join;

pub(in crate::normalize) const PASS: Pass = Pass {
    name: "3.1-annotations",
    about: "Says examples and encodings of content in the words of 3.0, leaves out `$id`, \
            `$schema`, `$comment` and empty lists, and writes the version 3.0.3.",
    run,
};

fn run(document: &mut Document, report: &mut Report) {
    if !applies(document) {
        return;
    }
    super::schemas(document, report, schema);
    let version = document.openapi_version().to_owned();
    document.root_mut()["openapi"] = "3.0.3".into();
    report.note("/openapi", format!("the document is lowered from {version}"));
}

fn schema(schema: &mut Map<String, Value>, at: &str, report: &mut Report) {
    if let Some(examples) = schema.shift_remove("examples")
        && !schema.contains_key("example")
    {
        let first = match examples {
            Value::Array(examples) => examples.into_iter().next(),
            // Not what 3.1 asks for, but met: the map of a media type.
            Value::Object(examples) => {
                examples.into_iter().next().map(|(_, one)| one.get("value").cloned().unwrap_or(one))
            }
            _ => None,
        };
        if let Some(first) = first {
            schema.insert("example".into(), first);
        }
    }
    for key in ["required", "enum", "allOf", "anyOf", "oneOf"] {
        // Without an item it says nothing, and 3.0 does not let it stand.
        if schema.get(key).and_then(Value::as_array).is_some_and(Vec::is_empty) {
            schema.shift_remove(key);
        }
    }
    content(schema, at, report);
    for key in ["$id", "$schema"] {
        if schema.shift_remove(key).is_some() {
            report.note(join(at, key), "3.0 does not know it; left out");
        }
    }
    schema.shift_remove("$comment");
}

/// `contentEncoding` and `contentMediaType` are formats in 3.0.
fn content(schema: &mut Map<String, Value>, at: &str, report: &mut Report) {
    let encoding = schema.shift_remove("contentEncoding");
    let media = schema.shift_remove("contentMediaType");
    let format = match (encoding.as_ref().and_then(Value::as_str), media.as_ref().and_then(Value::as_str)) {
        (Some(name), _) if name.eq_ignore_ascii_case("base64") => "byte",
        (None | Some("binary"), Some(media)) if !media.starts_with("text/") && !media.contains("json") => "binary",
        (Some("binary"), None) => "binary",
        (None, None) => return,
        _ => {
            let key = if encoding.is_some() { "contentEncoding" } else { "contentMediaType" };
            report.note(join(at, key), "3.0 has no format for it; left out");
            return;
        }
    };
    schema.entry("type").or_insert_with(|| "string".into());
    schema.entry("format").or_insert_with(|| format.into());
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::super::testing::run as run_pass;
    use super::super::testing::document;
    use super::*;

    #[track_caller]
    fn check(given: Value, wanted: Value) {
        let (document, _) = run_pass(&PASS, document(json!({ "A": given })));
        assert_eq!(document.root()["openapi"], "3.0.3");
        assert_eq!(document.root()["components"]["schemas"]["A"], wanted);
    }

    #[test]
    fn annotations_are_said_anew() {
        check(json!({"examples": [1, 2]}), json!({"example": 1}));
        check(json!({"examples": [1], "example": 3}), json!({"example": 3}));
        check(json!({"contentEncoding": "base64"}), json!({"type": "string", "format": "byte"}));
        check(
            json!({"type": "string", "contentMediaType": "application/octet-stream"}),
            json!({"type": "string", "format": "binary"}),
        );
        check(json!({"type": "string", "contentMediaType": "application/json"}), json!({"type": "string"}));
        check(json!({"required": [], "enum": [], "type": "object"}), json!({"type": "object"}));
        check(json!({"$id": "a", "$schema": "b", "$comment": "c"}), json!({}));
    }
}
