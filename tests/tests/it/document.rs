//! The contract as data, as the tests walk it.

use std::sync::LazyLock;

use jsonschema::Validator;
use serde_json::{Map, Value, json};
use uuid::Uuid;
use windlass_api::OPERATIONS;
use windlass_contract::Operation;

/// The document.
pub(crate) static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(windlass_server::OPENAPI).expect("the contract is JSON"));

/// The document's schemas in the words of JSON Schema 2020-12. Objects are closed: a server that sends more than is
/// declared leaks something.
static SCHEMAS: LazyLock<Value> = LazyLock::new(|| {
    let mut schemas = DOCUMENT["components"]["schemas"].clone();
    for schema in schemas.as_object_mut().expect("schemas are an object").values_mut() {
        modernize(schema);
        if schema.get("properties").is_some() && schema.get("additionalProperties").is_none() {
            schema["unevaluatedProperties"] = json!(false);
        }
    }
    schemas
});

/// The entry of the operation table.
#[track_caller]
pub(crate) fn operation(id: &str) -> &'static Operation {
    OPERATIONS.iter().find(|operation| operation.id == id).unwrap_or_else(|| panic!("{id} is no operation"))
}

/// What the document says of an operation.
pub(crate) fn described(operation: &Operation) -> &'static Value {
    &DOCUMENT["paths"][operation.path][operation.method.to_lowercase()]
}

/// Follows a reference, also one that is wrapped to give it a default or to let it be null.
pub(crate) fn resolve(value: &Value) -> &Value {
    let target = match (value.get("$ref"), value.get("allOf").and_then(Value::as_array)) {
        (Some(target), _) => target,
        (None, Some(all)) if all.len() == 1 => &all[0]["$ref"],
        _ => return value,
    };
    let Some(pointer) = target.as_str().and_then(|target| target.strip_prefix('#')) else { return value };
    resolve(DOCUMENT.pointer(pointer).unwrap_or_else(|| panic!("{pointer} leads nowhere")))
}

/// The schema of an operation's JSON body.
pub(crate) fn body_schema(operation: &Operation) -> Option<&'static Value> {
    described(operation).pointer("/requestBody/content/application~1json/schema")
}

/// The parameters of an operation in a location: name and schema.
pub(crate) fn parameters(operation: &Operation, location: &str) -> Vec<(&'static str, &'static Value)> {
    let shared = &DOCUMENT["paths"][operation.path]["parameters"];
    let own = &described(operation)["parameters"];
    [shared, own]
        .into_iter()
        .filter_map(Value::as_array)
        .flatten()
        .map(resolve)
        .filter(|parameter| parameter["in"] == location)
        .map(|parameter| (parameter["name"].as_str().expect("a parameter has a name"), &parameter["schema"]))
        .collect()
}

/// The status that tells that the operation was done.
pub(crate) fn success(operation: &Operation) -> u16 {
    let mut successes = operation.statuses.iter().copied().filter(|status| (200..300).contains(status));
    successes.next().unwrap_or_else(|| panic!("{} cannot succeed", operation.id))
}

/// Checks JSON against what the document declares for this answer.
pub(crate) fn answer_schema(operation: &Operation, status: u16) -> Option<Validator> {
    let response = resolve(&described(operation)["responses"][status.to_string()]);
    response.pointer("/content/application~1json/schema").map(validator)
}

/// A checker of a schema of the document.
pub(crate) fn validator(schema: &Value) -> Validator {
    let mut schema = schema.clone();
    modernize(&mut schema);
    let whole = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "allOf": [schema],
        "components": {"schemas": *SCHEMAS},
    });
    jsonschema::options()
        .should_validate_formats(true)
        .build(&whole)
        .unwrap_or_else(|error| panic!("a schema of the contract is none: {error}"))
}

/// From the dialect of OpenAPI 3.0: `nullable` is a type of its own.
fn modernize(schema: &mut Value) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(modernize),
        Value::Object(members) => {
            members.values_mut().for_each(modernize);
            if members.remove("nullable") == Some(Value::Bool(true)) {
                let rest = std::mem::replace(members, Map::new());
                members.insert("anyOf".into(), json!([{"type": "null"}, rest]));
            }
        }
        _ => {}
    }
}

/// A path of the template with each parameter replaced.
pub(crate) fn fill(template: &str, value: impl Fn(&str) -> String) -> String {
    let parts = template.split('/').map(|part| match part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
        Some(name) => value(name),
        None => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("/")
}

/// The same with an id that no record has.
pub(crate) fn nowhere(template: &str) -> String {
    fill(template, |_| Uuid::new_v4().to_string())
}

/// Fails with everything that was found.
#[track_caller]
pub(crate) fn assert_none(faults: Vec<String>) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Fails when a table has not exactly one row for each operation that it should have.
#[track_caller]
pub(crate) fn assert_rows<'a>(rows: impl IntoIterator<Item = &'a str>, wanted: impl Fn(&Operation) -> bool) {
    let mut rows: Vec<_> = rows.into_iter().collect();
    let mut operations: Vec<_> = OPERATIONS.iter().filter(|operation| wanted(operation)).map(|o| o.id).collect();
    rows.sort_unstable();
    operations.sort_unstable();
    assert_eq!(rows, operations, "the table's rows (left) are not the contract's operations (right)");
}
