//! What stands around the schemas.

use serde_json::{Map, Value};

use super::applies;
use crate::document::{Document, resolve_in};
use crate::grammar::{self, Kind};
use crate::normalize::{Pass, Report};
use crate::pointer;

pub(in crate::normalize) const PASS: Pass = Pass {
    name: "3.1-envelope",
    about: "Leaves out webhooks and other parts of a 3.1 document that 3.0 does not have, and \
            writes shared path items out.",
    run,
};

fn run(document: &mut Document, report: &mut Report) {
    if !applies(document) {
        return;
    }
    path_items(document);
    let root = document.root_mut();
    if let Some(object) = root.as_object_mut() {
        if let Some(webhooks) = object.shift_remove("webhooks") {
            let count = webhooks.as_object().map_or(0, Map::len);
            report.loss("/webhooks", format!("3.0 has no webhooks; left out, {count} of them"));
        }
        if object.shift_remove("jsonSchemaDialect").is_some() {
            report.note("/jsonSchemaDialect", "3.0 has one dialect alone; left out");
        }
        object.entry("paths").or_insert_with(|| Value::Object(Map::new()));
        if let Some(components) = object.get_mut("components").and_then(Value::as_object_mut)
            && components.shift_remove("pathItems").is_some()
        {
            report.note("/components/pathItems", "path items are written out where they are used");
        }
    }
    if let Some(info) = root.get_mut("info").and_then(Value::as_object_mut) {
        information(info, report);
    }
    grammar::walk_mut(root, &mut |kind, value, at| {
        let Some(object) = value.as_object_mut() else {
            return;
        };
        if kind != Kind::Schema && kind != Kind::PathItem && object.contains_key("$ref") {
            // A reference of 3.0 has nothing beside it.
            for key in ["summary", "description"] {
                if object.shift_remove(key).is_some() {
                    report.note(pointer::join(at, key), "beside a reference, 3.0 reads nothing; left out");
                }
            }
        }
        if kind == Kind::PathItem && object.shift_remove("$id").is_some() {
            report.note(pointer::join(at, "$id"), "3.0 does not know it; left out");
        }
    });
}

/// Writes out what leads to `components.pathItems`, also from callbacks.
fn path_items(document: &mut Document) {
    let before = document.root().clone();
    if before.pointer("/components/pathItems").is_none() {
        return;
    }
    grammar::walk_mut(document.root_mut(), &mut |kind, value, _| {
        let shared = kind == Kind::PathItem
            && value
                .get("$ref")
                .and_then(Value::as_str)
                .is_some_and(|reference| reference.starts_with("#/components/pathItems/"));
        if !shared {
            return;
        }
        if let Value::Object(target) = resolve_in(&before, value).clone() {
            let mut out = target;
            if let Value::Object(own) = std::mem::take(value) {
                out.extend(own);
            }
            out.shift_remove("$ref");
            *value = Value::Object(out);
        }
    });
}

fn information(info: &mut Map<String, Value>, report: &mut Report) {
    if let Some(summary) = info.shift_remove("summary") {
        // The one sentence is worth keeping where there is no longer text.
        if !info.contains_key("description") {
            info.insert("description".into(), summary);
        }
        report.note("/info/summary", "3.0 has no summary; the description stands for it");
    }
    if let Some(licence) = info.get_mut("license").and_then(Value::as_object_mut)
        && let Some(identifier) = licence.shift_remove("identifier")
    {
        let identifier = identifier.as_str().unwrap_or_default();
        let plain = !identifier.is_empty() && !identifier.contains([' ', '(', ')']);
        if plain && !licence.contains_key("url") {
            licence.insert("url".into(), format!("https://spdx.org/licenses/{identifier}.html").into());
        }
        report.note("/info/license/identifier", "3.0 names a licence by its address");
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::super::testing::{changed, run as run_pass};
    use super::*;

    fn newer() -> Document {
        Document::from_root(json!({
            "openapi": "3.1.0",
            "info": {"title": "T", "version": "1", "summary": "Short.", "license": {"name": "MIT", "identifier": "MIT"}},
            "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
            "webhooks": {"moved": {"post": {}}},
            "paths": {"/a": {"$ref": "#/components/pathItems/A", "summary": "own"}, "/b": {"get": {"responses": {
                "404": {"$ref": "#/components/responses/Missing", "description": "gone"},
            }}}},
            "components": {"pathItems": {"A": {"get": {"operationId": "a"}}}},
        }))
    }

    #[test]
    fn only_what_3_0_knows_stays() {
        let result = changed(&PASS, newer());
        assert_eq!(
            result,
            json!({
                "openapi": "3.1.0",
                "info": {"title": "T", "version": "1", "description": "Short.",
                    "license": {"name": "MIT", "url": "https://spdx.org/licenses/MIT.html"}},
                "paths": {"/a": {"get": {"operationId": "a"}, "summary": "own"}, "/b": {"get": {"responses": {
                    "404": {"$ref": "#/components/responses/Missing"},
                }}}},
                "components": {},
            })
        );
        let (_, report) = run_pass(&PASS, newer());
        let noted: Vec<_> = report.notes.iter().map(|note| note.pointer.as_str()).collect();
        assert_eq!(
            noted,
            [
                "/webhooks",
                "/jsonSchemaDialect",
                "/components/pathItems",
                "/info/summary",
                "/info/license/identifier",
                "/paths/~1b/get/responses/404/description",
            ]
        );
    }

    #[test]
    fn an_older_document_is_left_alone() {
        let mut older = newer();
        older.root_mut()["openapi"] = json!("3.0.3");
        assert_eq!(changed(&PASS, older.clone()), older.into_root());
    }
}
