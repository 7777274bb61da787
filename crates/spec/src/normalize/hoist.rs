//! The schemas of request and response bodies have names.

use std::collections::HashMap;

use serde_json::{Map, Value, json};

use super::{Pass, Report};
use crate::document::{Document, METHODS};
use crate::grammar;
use crate::names::{Taken, pascal};
use crate::pointer;

pub(super) const PASS: Pass = Pass {
    name: "hoist",
    about: "Turns inline schemas of bodies into named components; equal ones share a name.",
    run,
};

fn run(document: &mut Document, report: &mut Report) {
    let bodies = bodies(document.root());
    let mut hoist = Hoist::new(document.root());
    for body in bodies {
        let Some(schema) = document.root_mut().pointer_mut(&body.pointer) else {
            continue;
        };
        hoist.schema(schema, &body.pointer, &body.name, report);
    }
    if hoist.named.is_empty() {
        return;
    }
    if let Some(schemas) = grammar::section_mut(document.root_mut(), "schemas") {
        schemas.extend(hoist.named);
    }
}

/// A schema of a body, and the name that it gets when it needs one.
struct Body {
    pointer: String,
    name: String,
}

/// The schemas of all bodies, in an order that does not depend on how the document is written.
fn bodies(root: &Value) -> Vec<Body> {
    let mut out = Vec::new();
    for (path, item) in sorted(root.get("paths")) {
        for method in METHODS {
            let Some(operation) = item.get(method) else {
                continue;
            };
            let Some(id) = operation.get("operationId").and_then(Value::as_str) else {
                continue;
            };
            let at = pointer::join_all("/paths", &[path, method]);
            let id = pascal(id);
            if let Some(body) = operation.get("requestBody") {
                let at = pointer::join(&at, "requestBody");
                contents(body, &at, &id, "Request", &mut out);
            }
            let responses = sorted(operation.get("responses"));
            // The first success has the plain name, the others tell their status.
            let success = responses.iter().map(|(status, _)| *status).find(|status| status.starts_with('2'));
            for (status, response) in responses {
                let name = if Some(status) == success { id.clone() } else { format!("{id}{}", pascal(status)) };
                let at = pointer::join_all(&at, &["responses", status]);
                contents(response, &at, &name, "Response", &mut out);
            }
        }
    }
    for (section, suffix) in [("requestBodies", "Request"), ("responses", "Response")] {
        let components = root.get("components").and_then(|components| components.get(section));
        for (name, body) in sorted(components) {
            let at = pointer::join_all("/components", &[section, name]);
            let name = pascal(name);
            let stem = name.strip_suffix(suffix).unwrap_or(&name);
            contents(body, &at, stem, suffix, &mut out);
        }
    }
    out
}

/// The entries of an object by name, without extensions; nothing when it is none.
fn sorted(value: Option<&Value>) -> Vec<(&str, &Value)> {
    let mut entries: Vec<_> = value
        .and_then(Value::as_object)
        .into_iter()
        .flatten()
        .filter(|(name, _)| !name.starts_with("x-"))
        .map(|(name, value)| (name.as_str(), value))
        .collect();
    entries.sort_by_key(|(name, _)| *name);
    entries
}

/// The schemas of a request body or response, one per media type. The first has the plain name,
/// the others tell their media type.
fn contents(body: &Value, at: &str, stem: &str, suffix: &str, out: &mut Vec<Body>) {
    let content = body.get("content").and_then(Value::as_object);
    for (index, (media_type, _)) in content.into_iter().flatten().enumerate() {
        let kind = match index {
            0 => String::new(),
            _ => pascal(media_type.rsplit('/').next().unwrap_or(media_type)),
        };
        out.push(Body {
            pointer: pointer::join_all(at, &["content", media_type, "schema"]),
            name: format!("{stem}{kind}{suffix}"),
        });
    }
}

struct Hoist {
    taken: Taken,
    /// What was named, in order.
    named: Map<String, Value>,
    /// The name of each, by its canonical text.
    names: HashMap<String, String>,
}

impl Hoist {
    fn new(root: &Value) -> Self {
        let mut taken = Taken::default();
        let schemas = root.pointer("/components/schemas").and_then(Value::as_object);
        for (name, _) in schemas.into_iter().flatten() {
            taken.insert(name);
        }
        Self { taken, named: Map::new(), names: HashMap::new() }
    }

    /// Names this schema, or what it is a list or map of.
    fn schema(&mut self, schema: &mut Value, at: &str, name: &str, report: &mut Report) {
        if schema.get("$ref").is_some() {
            return;
        }
        if needs_name(schema) {
            let name = self.name(schema, name);
            report.note(at, format!("the schema is now `{name}`"));
            report.moves.add(at, pointer::join_all("/components/schemas", &[&name]));
            *schema = json!({ "$ref": pointer::component_reference("schemas", &name) });
            return;
        }
        for (field, word) in [("items", "Item"), ("additionalProperties", "Value")] {
            if let Some(inner) = schema.get_mut(field).filter(|inner| inner.is_object()) {
                let at = pointer::join(at, field);
                self.schema(inner, &at, &format!("{name}{word}"), report);
            }
        }
    }

    fn name(&mut self, schema: &Value, wanted: &str) -> String {
        let text = canonical(schema).to_string();
        if let Some(name) = self.names.get(&text) {
            return name.clone();
        }
        let name = self.taken.free(wanted.to_owned());
        self.names.insert(text, name.clone());
        self.named.insert(name.clone(), schema.clone());
        name
    }
}

/// Whether a type has to be made for this schema: one with members, values or alternatives.
/// Strings, numbers, lists, plain maps and a single `allOf` around a reference need none.
fn needs_name(schema: &Value) -> bool {
    let filled = |field: &str| {
        schema.get(field).is_some_and(|value| match value {
            Value::Object(entries) => !entries.is_empty(),
            Value::Array(items) => !items.is_empty(),
            _ => false,
        })
    };
    let wraps_reference =
        schema.get("allOf").and_then(Value::as_array).is_some_and(|all| all.len() == 1 && all[0].get("$ref").is_some());
    filled("properties")
        || filled("enum")
        || filled("oneOf")
        || filled("anyOf")
        || (filled("allOf") && !wraps_reference)
}

/// The same value with every object sorted, so that equal schemas have equal text.
fn canonical(value: &Value) -> Value {
    match value {
        Value::Object(object) => {
            let mut entries: Vec<_> = object.iter().collect();
            entries.sort_by_key(|(key, _)| *key);
            entries.into_iter().map(|(key, value)| (key.clone(), canonical(value))).collect()
        }
        Value::Array(items) => items.iter().map(canonical).collect(),
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{changed, document};
    use super::*;

    fn json_body(schema: Value) -> Value {
        json!({"description": "d", "content": {"application/json": {"schema": schema}}})
    }

    fn reference(name: &str) -> Value {
        json!({"$ref": format!("#/components/schemas/{name}")})
    }

    #[test]
    fn bodies_get_names() {
        let error = json!({"properties": {"message": {"type": "string"}}});
        let same_error = json!({"properties": {"message": {"type": "string"}}});
        let result = changed(
            &PASS,
            document(
                json!({"/pets": {
                    "get": {"operationId": "listPets", "responses": {
                        "default": json_body(same_error.clone()),
                        "400": json_body(error.clone()),
                        "200": json_body(json!({"type": "array", "items": {"enum": ["a"]}})),
                    }},
                    "post": {
                        "operationId": "create_pet",
                        "requestBody": {"content": {
                            "application/json": {"schema": {"properties": {"a": {}}}},
                            "multipart/form-data": {"schema": {"properties": {"b": {}}}},
                        }},
                        "responses": {
                            "201": json_body(json!({"oneOf": [{"type": "string"}]})),
                            "202": json_body(json!({"additionalProperties": {"properties": {"c": {}}}})),
                            "204": {"description": "none"},
                        },
                    },
                }}),
                json!({
                    "schemas": {"create_pet_request": {"type": "string"}},
                    "responses": {"NotFound": json_body(json!({"properties": {"n": {}}}))},
                }),
            ),
        );
        let get = &result["paths"]["/pets"]["get"];
        let post = &result["paths"]["/pets"]["post"];
        let schema = |body: &Value| body["content"]["application/json"]["schema"].clone();
        assert_eq!(
            schema(&get["responses"]["200"]),
            json!({"type": "array", "items": reference("ListPetsResponseItem")})
        );
        assert_eq!(schema(&get["responses"]["400"]), reference("ListPets400Response"));
        assert_eq!(schema(&get["responses"]["default"]), reference("ListPets400Response"));
        assert_eq!(schema(&post["requestBody"]), reference("CreatePetRequest2"));
        assert_eq!(
            post["requestBody"]["content"]["multipart/form-data"]["schema"],
            reference("CreatePetFormDataRequest")
        );
        assert_eq!(schema(&post["responses"]["201"]), reference("CreatePetResponse"));
        assert_eq!(schema(&post["responses"]["202"])["additionalProperties"], reference("CreatePet202ResponseValue"));
        assert_eq!(schema(&result["components"]["responses"]["NotFound"]), reference("NotFoundResponse"));
        assert_eq!(result["components"]["schemas"]["ListPets400Response"], error);
    }

    #[test]
    fn what_needs_no_type_stays() {
        for schema in [
            json!({"type": "string"}),
            json!({"type": "object"}),
            json!({"type": "object", "additionalProperties": true}),
            json!({"allOf": [{"$ref": "#/components/schemas/A"}], "description": "d"}),
            json!({"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}),
        ] {
            let result = changed(
                &PASS,
                document(
                    json!({"/a": {"get": {"operationId": "a", "responses": {"200": json_body(schema.clone())}}}}),
                    json!({"schemas": {"A": {}}}),
                ),
            );
            assert_eq!(result["paths"]["/a"]["get"]["responses"]["200"], json_body(schema));
        }
    }
}
