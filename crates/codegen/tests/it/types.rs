//! Types: the source of a small document, and answers to every document, however broken.

use proptest::prelude::*;
use serde_json::{Map, Value, json};
use windlass_codegen::{Document, Options, emit, format, lower};

const FIXTURE: &str = include_str!("fixtures/types.json");

fn document(root: Value) -> Document {
    windlass_spec::load_value(root).unwrap()
}

/// The diagnostics of a document with these schemas.
fn diagnostics(schemas: Value) -> Vec<String> {
    let lowered = lower(&document(json!({
        "openapi": "3.0.3",
        "info": {"title": "t", "version": "1"},
        "paths": {},
        "components": {"schemas": schemas},
    })));
    let source = format(emit::types(&lowered.ir, &Options::default()));
    assert!(source.is_ok(), "{source:?}");
    lowered.diagnostics.0.iter().map(|one| one.to_string()).collect()
}

#[track_caller]
fn check_told(schemas: Value, pointer: &str, words: &str) {
    let told = diagnostics(schemas);
    let found = told.iter().any(|one| one.starts_with(&format!("{pointer}: ")) && one.contains(words));
    assert!(found, "{pointer}: …{words}… is not in {told:#?}");
}

#[test]
fn the_types_of_a_small_document() {
    let lowered = lower(&document(serde_json::from_str(FIXTURE).unwrap()));
    assert_eq!(lowered.diagnostics.to_string(), "");
    let source = format(emit::types(&lowered.ir, &Options::default())).unwrap();
    // Not an insta file, because `zoo` is compiled from it.
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/generated/zoo.rs");
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(path, source).unwrap();
    } else {
        let same = std::fs::read_to_string(path).unwrap() == source;
        assert!(same, "{path} is out of date; run with INSTA_UPDATE=always and review the change");
    }
}

#[test]
fn what_is_not_expressed_is_told() {
    check_told(json!({"A": {"type": "string", "pattern": "^(?!x)"}}), "/components/schemas/A/pattern", "look-around");
    check_told(json!({"A": {"$ref": "#/components/schemas/B"}}), "/components/schemas/A", "leads nowhere");
    check_told(
        json!({"A": {"$ref": "#/components/schemas/B"}, "B": {"$ref": "#/components/schemas/A"}}),
        "/components/schemas/A",
        "refers to itself",
    );
    check_told(
        json!({"A": {"allOf": [{"$ref": "#/components/schemas/A"}, {"type": "object", "properties": {"x": {}}}]}}),
        "/components/schemas/A/allOf/0",
        "contains itself",
    );
    check_told(
        json!({"A": {"type": "object", "properties": {"x": {"type": "integer", "default": "one"}}}}),
        "/components/schemas/A/properties/x/default",
        "no value of the type",
    );
    check_told(
        json!({"A": {"type": "object", "properties": {"x": {}}, "oneOf": [{"type": "object", "properties": {"y": {}}}]}}),
        "/components/schemas/A",
        "alternatives beside properties",
    );
    check_told(
        json!({"A": {"oneOf": [{"type": "string"}, {"type": "integer"}], "discriminator": {"propertyName": "t"}}}),
        "/components/schemas/A/discriminator",
        "not a reference",
    );
    check_told(
        json!({"A": {"type": "object", "properties": {"x": {}}, "not": {"minProperties": 3}}}),
        "/components/schemas/A/not",
        "not checked",
    );
}

#[test]
fn deep_nesting_is_answered() {
    let mut schema = json!({"type": "string"});
    for _ in 0..55 {
        schema = json!({"type": "object", "properties": {"x": schema}});
    }
    let told = diagnostics(json!({"A": schema}));
    assert!(told.iter().any(|one| one.contains("nested too deep")), "{told:?}");
}

#[test]
fn names_that_meet_are_numbered() {
    let lowered = lower(&document(json!({
        "openapi": "3.0.3",
        "info": {"title": "t", "version": "1"},
        "paths": {},
        "components": {"schemas": {
            "foo_bar": {"type": "object"},
            "FooBar": {"type": "object", "properties": {"inner": {"type": "object", "properties": {"x": {}}}}},
            "FooBarInner": {"type": "object"},
            "String": {"type": "string"},
            "Option": {"type": "object", "properties": {"x": {"type": "string"}}},
        }},
    })));
    let names: Vec<&str> = lowered.ir.types.iter().map(|definition| definition.name.as_str()).collect();
    assert_eq!(names, ["FooBar", "FooBar2", "FooBar2Inner", "FooBarInner", "String", "Option"]);
}

/// Where to change the document, and what to put there.
pub(crate) fn changes() -> impl Strategy<Value = Vec<(prop::sample::Index, Option<Value>)>> {
    let value = prop_oneof![
        Just(json!(null)),
        Just(json!(true)),
        Just(json!(-1)),
        Just(json!(1e300)),
        Just(json!("")),
        Just(json!("(")),
        Just(json!("object")),
        Just(json!("array")),
        Just(json!("integer")),
        Just(json!([])),
        Just(json!({})),
        Just(json!(["name", 3, null])),
        Just(json!({"$ref": "#/components/schemas/Order"})),
        Just(json!({"$ref": "#/components/schemas/Order/properties/inner"})),
        Just(json!([{"$ref": "#/components/schemas/Node"}, {"required": ["x"]}])),
        Just(json!({"type": "object", "properties": {"\"": {"enum": ["", "\n", "a"]}}})),
    ];
    prop::collection::vec((any::<prop::sample::Index>(), prop::option::weighted(0.9, value)), 1..5)
}

/// Every place of a document, depth first.
pub(crate) fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (key, member) in object {
                let place = format!("{at}/{}", key.replace('~', "~0").replace('/', "~1"));
                out.push(place.clone());
                places(member, &place, out);
            }
        }
        Value::Array(items) => {
            for (position, item) in items.iter().enumerate() {
                let place = format!("{at}/{position}");
                out.push(place.clone());
                places(item, &place, out);
            }
        }
        _ => {}
    }
}

pub(crate) fn change(root: &mut Value, place: &str, value: Option<Value>) {
    match value {
        Some(value) => {
            if let Some(target) = root.pointer_mut(place) {
                *target = value;
            }
        }
        None => {
            let Some((parent, key)) = place.rsplit_once('/') else { return };
            if let Some(Value::Object(parent)) = root.pointer_mut(parent) {
                parent.retain(|name: &String, _| name != key);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_broken_document_is_answered_with_rust(changes in changes()) {
        let mut root: Value = serde_json::from_str(FIXTURE).unwrap();
        let mut found = Vec::new();
        places(&root["components"], "/components", &mut found);
        for (index, value) in changes {
            change(&mut root, index.get::<String>(&found), value);
        }
        if !root["components"].is_object() {
            root["components"] = Value::Object(Map::new());
        }
        let lowered = lower(&document(root));
        let source = format(emit::types(&lowered.ir, &Options::default()));
        prop_assert!(source.is_ok(), "{:?}", source);
    }
}
