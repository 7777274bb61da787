//! Silence means equality: whatever is edited, something is told.

use serde_json::{Value, json};
use windlass_spec::diff::{Class, diff};
use windlass_spec::{load_value, normalize, pointer};

use super::{lines, normal, place, report, shop};

/// Texts for people, what goes without saying, and a list whose items make no sense to begin with.
const PASSED_OVER: [&str; 6] =
    ["/info/", "description", "/openapi", "/scopes/", "{petId}/parameters/0/required", "/get/security"];

fn leaves(value: &Value, at: String, out: &mut Vec<String>) {
    match value {
        Value::Object(object) if !object.is_empty() => {
            for (key, value) in object {
                leaves(value, pointer::join(&at, key), out);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            for (index, value) in items.iter().enumerate() {
                leaves(value, format!("{at}/{index}"), out);
            }
        }
        _ => out.push(at),
    }
}

#[test]
fn an_edit_of_any_value_is_told() {
    let base = || {
        let mut root = shop();
        root["components"]["schemas"]["Spare"] = json!({"type": "object", "properties": {"spare": {"type": "string"}}});
        root
    };
    let old = normal(base());
    let mut all = Vec::new();
    leaves(&shop(), String::new(), &mut all);
    let (mut tried, mut silent) = (0, Vec::new());
    for at in all {
        if at.starts_with("/tags/") || PASSED_OVER.iter().any(|part| at.contains(part)) {
            continue;
        }
        let mut new = base();
        let value = new.pointer_mut(&at).expect("the leaf is there");
        *value = match value.take() {
            Value::Bool(flag) => json!(!flag),
            Value::Number(number) => json!(number.as_i64().unwrap_or_default() + 7),
            Value::String(text) if text.starts_with("#/components/schemas/") => json!("#/components/schemas/Spare"),
            Value::String(text) => json!(format!("{text}x")),
            Value::Array(_) => json!(["x"]),
            Value::Object(_) => json!({"x": 1}),
            Value::Null => json!(1),
        };
        // Some edits make no document.
        let Ok(new) = load_value(new).map_err(drop).and_then(|new| normalize(new).map_err(drop)) else {
            continue;
        };
        tried += 1;
        if diff(&old, &new.document).changes.is_empty() {
            silent.push(at);
        }
    }
    assert!(tried > 250, "only {tried} edits");
    assert_eq!(silent, [""; 0]);
}

#[test]
fn a_field_that_no_rule_knows_is_told_wherever_it_stands() {
    for at in [
        "",
        "/info",
        "/paths/~1pets/get",
        "/paths/~1pets/get/parameters/1",
        "/paths/~1pets/post/requestBody",
        "/paths/~1pets/post/requestBody/content/application~1json",
        "/paths/~1pets/get/responses/200",
        "/paths/~1pets/get/responses/200/headers/X-Total",
        "/paths/~1pets/get/responses/200/links/first",
        "/components/schemas/Tag",
        "/components/schemas/Payment/discriminator",
        "/components/securitySchemes/token",
        "/components/securitySchemes/oauth/flows/password",
        "/servers/0",
    ] {
        for field in ["novel", "x-novel"] {
            let mut new = shop();
            new.pointer_mut(at).expect("the place is there")[field] = json!({"a": 1});
            let told = report(shop(), new);
            assert_eq!(told.changes.len(), 1, "{at} {field}: {:#?}", lines(&told));
        }
    }
}

#[test]
fn a_component_that_is_used_where_no_rule_looks_is_told() {
    let with = |header: &str, schema: &str| {
        let mut root = shop();
        root["components"]["headers"]["Part"] = json!({"schema": {"type": header}});
        root["components"]["schemas"]["Far"] = json!({"type": schema});
        *place(&mut root, "/paths/~1pets/post/requestBody/content/multipart~1form-data/encoding/photo/headers/Part") =
            json!({"$ref": "#/components/headers/Part"});
        *place(&mut root, "/components/schemas/NewPet/patternProperties") =
            json!({"^x": {"$ref": "#/components/schemas/Far"}});
        root
    };
    let base = || with("string", "string");
    assert_eq!(lines(&report(base(), base())), [""; 0]);
    for (header, schema) in [("integer", "string"), ("string", "integer")] {
        let told = report(base(), with(header, schema));
        assert_eq!(told.changes.len(), 1, "{:#?}", lines(&told));
        assert_eq!(told.worst(), Some(Class::Warning));
    }
}

/// Odd values anywhere: every document that can be normalized can be compared, and does not differ from itself.
#[test]
fn odd_documents_are_survived() {
    fn places(value: &Value, at: String, out: &mut Vec<String>) {
        let children: Vec<(String, &Value)> = match value {
            Value::Object(object) => object.iter().map(|(key, value)| (pointer::join(&at, key), value)).collect(),
            Value::Array(items) => items.iter().enumerate().map(|(i, value)| (format!("{at}/{i}"), value)).collect(),
            _ => Vec::new(),
        };
        for (at, value) in children {
            out.push(at.clone());
            places(value, at, out);
        }
    }
    let mut all = Vec::new();
    places(&shop(), String::new(), &mut all);
    let odd = [
        json!(null),
        json!(-1.5),
        json!([]),
        json!({}),
        json!("x"),
        json!(["x", 1, null]),
        json!({"$ref": "#/components/schemas/Tag"}),
        json!({"$ref": "#/paths/~1pets"}),
        json!(true),
    ];
    let old = normal(shop());
    let mut compared = 0;
    for (index, at) in all.iter().enumerate().step_by(4) {
        let mut new = shop();
        *new.pointer_mut(at).expect("the place is there") = odd[index % odd.len()].clone();
        let Ok(new) = load_value(new).map_err(drop).and_then(|new| normalize(new).map_err(drop)) else {
            continue;
        };
        diff(&old, &new.document);
        diff(&new.document, &old);
        assert_eq!(lines(&diff(&new.document, &new.document)), [""; 0], "{at}");
        compared += 1;
    }
    assert!(compared > 60, "only {compared} of {} documents", all.len());
}
