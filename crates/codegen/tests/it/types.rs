//! Types: the source of a small document, and what is told of one that cannot be expressed.

use serde_json::{Value, json};
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

#[test]
fn rules_that_decoding_asks_stay_with_the_types() {
    let form = json!({"type": "object", "properties": {"size": {"$ref": "#/components/schemas/Size"}}});
    let lowered = lower(&document(json!({
        "openapi": "3.0.3",
        "info": {"title": "t", "version": "1"},
        "paths": {},
        "components": {"schemas": {
            "Size": {"type": "string", "pattern": "^[a-z]+$"},
            "Code": {"type": "string", "pattern": "^[0-9]+$"},
            "Form": form,
            "Choice": {"anyOf": [{"$ref": "#/components/schemas/Form"}, {"type": "boolean"}]},
            "Alone": {"type": "object", "properties": {"code": {"$ref": "#/components/schemas/Code"}}},
        }},
    })));
    let emit::TypesApart { definitions, rules } = emit::types_apart(&lowered.ir, &Options::default());
    let (definitions, rules) = (format(definitions).unwrap(), format(rules).unwrap());
    for name in ["Size", "Form", "Choice"] {
        assert!(definitions.contains(&format!("Validate for {name} ")), "{definitions}");
        assert!(!rules.contains(&format!("Validate for {name} ")), "{rules}");
    }
    for name in ["Code", "Alone"] {
        assert!(definitions.contains(&format!("pub struct {name}")), "{definitions}");
        assert!(!definitions.contains(&format!("Validate for {name} ")), "{definitions}");
        assert!(rules.contains(&format!("Validate for {name} ")), "{rules}");
    }
    assert!(definitions.contains("^[a-z]+$\",") && !definitions.contains("^[0-9]+$\","), "{definitions}");
    assert!(rules.starts_with("use ::windlass_types::*;"), "{rules}");
}
