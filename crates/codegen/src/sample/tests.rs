//! What is made fits, is at the bounds, and ends.

use serde_json::{Value, json};

use super::*;
use crate::lower;

/// The three values of the schema `S`, with further schemas beside it.
fn made(schema: Value, others: Value, sender: Sender) -> [Option<Value>; 3] {
    let mut schemas = others;
    schemas["S"] = schema;
    let document = json!({
        "openapi": "3.0.3", "info": {"title": "t", "version": "1"},
        "paths": {"/s": {"post": {
            "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/S"}}}},
            "responses": {"204": {"description": ""}},
        }}},
        "components": {"schemas": schemas},
    });
    let document = windlass_spec::normalize(windlass_spec::load_value(document).unwrap()).unwrap().document;
    let ir = lower(&document).ir;
    let schema = &ir.operations[0].body.as_ref().unwrap().contents[0].schema;
    let samples = Samples::new(&ir);
    Size::ALL.map(|size| samples.value(schema, Wanted { size, sender, letters: Letters::Any }))
}

#[track_caller]
fn check(schema: Value, expected: [Value; 3]) {
    assert_eq!(made(schema, json!({}), Sender::Client), expected.map(Some));
}

#[test]
fn numbers_are_at_their_bounds() {
    check(json!({"type": "integer", "minimum": 3, "maximum": 9}), [json!(3), json!(3), json!(9)]);
    let exclusive = json!({"type": "integer", "minimum": -5, "exclusiveMinimum": true, "maximum": 5, "multipleOf": 3});
    check(exclusive, [json!(3), json!(-3), json!(3)]);
    check(json!({"type": "integer", "format": "int32"}), [json!(1), json!(i32::MIN), json!(i32::MAX)]);
    check(json!({"type": "number", "minimum": 0, "maximum": 1}), [json!(1.0), json!(0.0), json!(1.0)]);
    let open =
        json!({"type": "number", "minimum": 0, "maximum": 1024, "exclusiveMinimum": true, "exclusiveMaximum": true});
    check(open, [json!(1.5), json!(1.0), json!(1023.0)]);
    check(json!({"type": "integer", "enum": [4, 2]}), [json!(4), json!(4), json!(2)]);
}

#[test]
fn texts_have_the_length_and_form_that_is_asked() {
    check(json!({"type": "string", "minLength": 2, "maxLength": 3}), [json!("tex"), json!("aa"), json!("a/b")]);
    check(
        json!({"type": "string", "pattern": "^[A-Z]{2,4}-[0-9]+$", "maxLength": 9}),
        [json!("AA-0"), json!("AA-0"), json!("AAAA-0000")],
    );
    check(json!({"type": "string", "pattern": "^(red|blue)$"}), [json!("red"), json!("red"), json!("red")]);
    check(json!({"type": "string", "enum": ["a", "b"]}), [json!("a"), json!("a"), json!("b")]);
    check(json!({"type": "string", "format": "date"}), [json!("2026-01-01"), json!("1970-01-01"), json!("2999-12-31")]);
}

#[test]
fn an_example_counts_when_it_fits() {
    let [shown, ..] = made(json!({"type": "string", "maxLength": 4, "example": "abcd"}), json!({}), Sender::Client);
    assert_eq!(shown, Some(json!("abcd")));
    let [shown, ..] = made(json!({"type": "string", "maxLength": 3, "example": "abcd"}), json!({}), Sender::Client);
    assert_eq!(shown, Some(json!("tex")));
}

#[test]
fn objects_have_what_is_required_or_all_that_this_side_sends() {
    let object = json!({
        "type": "object", "required": ["id", "name"],
        "properties": {
            "id": {"type": "integer", "minimum": 1, "readOnly": true},
            "name": {"type": "string", "maxLength": 1},
            "tags": {"type": "array", "items": {"type": "boolean"}, "maxItems": 2},
        },
    });
    let [shown, least, most] = made(object.clone(), json!({}), Sender::Client);
    assert_eq!(shown, Some(json!({"name": "t", "tags": [true]})));
    assert_eq!(least, Some(json!({"name": ""})));
    assert_eq!(most, Some(json!({"name": "a", "tags": [true, false]})));
    let [_, least, _] = made(object, json!({}), Sender::Server);
    assert_eq!(least, Some(json!({"id": 1, "name": ""})));
}

#[test]
fn rules_between_properties_are_kept() {
    let object = |rule: Value| {
        let mut object = json!({"type": "object", "properties": {"a": {"type": "boolean"}, "b": {"type": "boolean"}}});
        object.as_object_mut().unwrap().extend(rule.as_object().unwrap().clone());
        object
    };
    let one = object(json!({"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}));
    check(one, [json!({"b": true}), json!({"a": false}), json!({"b": true})]);
    check(
        object(json!({"minProperties": 2})),
        [json!({"a": true, "b": true}), json!({"a": false, "b": false}), json!({"a": true, "b": true})],
    );
}

#[test]
fn what_holds_itself_ends_and_what_requires_itself_has_no_value() {
    let node = |required: Value| json!({"type": "object", "required": required, "properties": {"next": {"$ref": "#/components/schemas/S"}}});
    let [_, least, most] = made(node(json!([])), json!({}), Sender::Client);
    assert_eq!(least, Some(json!({})));
    assert!(most.is_some_and(|most| most["next"].is_object()));
    assert_eq!(made(node(json!(["next"])), json!({}), Sender::Client), [None, None, None]);
}

#[test]
fn alternatives_are_told_apart() {
    let others = json!({
        "Cat": {"type": "object", "required": ["lives"], "properties": {"lives": {"type": "integer", "maximum": 9}}},
        "Dog": {"type": "object", "required": ["kind", "name"],
            "properties": {"kind": {"type": "string"}, "name": {"type": "string", "maxLength": 2}}},
    });
    let pet = json!({
        "oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}],
        "discriminator": {"propertyName": "kind", "mapping": {"cat": "Cat", "dog": "Dog"}},
    });
    let [shown, least, most] = made(pet, others, Sender::Client);
    assert_eq!(shown, Some(json!({"kind": "cat", "lives": 1})));
    assert_eq!(least, Some(json!({"kind": "cat", "lives": i64::MIN})));
    assert_eq!(most, Some(json!({"kind": "dog", "name": "a/"})));
}

#[test]
fn a_value_that_grows_with_the_power_of_its_depth_is_not_made() {
    let wide = |inner: Value| {
        let properties = ["p", "q", "r", "s"].map(|name| (name.to_owned(), inner.clone()));
        json!({"type": "object", "required": ["p", "q", "r", "s"], "properties": serde_json::Map::from_iter(properties)})
    };
    let mut others = json!({"A0": {"type": "boolean"}});
    for depth in 1..14 {
        others[format!("A{depth}")] = wide(json!({"$ref": format!("#/components/schemas/A{}", depth - 1)}));
    }
    let schema = wide(json!({"$ref": "#/components/schemas/A13"}));
    assert_eq!(made(schema, others.clone(), Sender::Client), [None, None, None]);
    let schema = wide(json!({"$ref": "#/components/schemas/A3"}));
    assert!(made(schema, others, Sender::Client).iter().all(Option::is_some));
}

#[test]
fn limits_that_no_machine_reaches_are_no_reason_to_try() {
    let beyond = u64::MAX;
    for schema in [
        json!({"type": "string", "minLength": beyond}),
        json!({"type": "string", "minLength": beyond, "pattern": "^a*$"}),
        json!({"type": "array", "items": {"type": "boolean"}, "minItems": beyond}),
        json!({"type": "object", "additionalProperties": {"type": "boolean"}, "minProperties": beyond}),
    ] {
        assert_eq!(made(schema.clone(), json!({}), Sender::Client), [None, None, None], "{schema}");
    }
    for schema in [
        json!({"type": "string", "maxLength": beyond}),
        json!({"type": "string", "maxLength": beyond, "pattern": "^a*$"}),
        json!({"type": "array", "items": {"type": "boolean"}, "maxItems": beyond}),
        json!({"type": "integer", "multipleOf": 1e300}),
        json!({"type": "array", "items": {"type": "integer", "multipleOf": 1e300}, "minItems": 3, "uniqueItems": true}),
        json!({"type": "integer", "maximum": -1e300}),
        json!({"type": "integer", "minimum": 1e300, "exclusiveMinimum": true}),
        json!({"type": "number", "minimum": -1e308, "maximum": 1e308}),
        json!({"type": "number", "multipleOf": 1e-300, "minimum": 1e300}),
    ] {
        made(schema, json!({}), Sender::Client);
    }
}

#[test]
fn what_is_an_alternative_of_itself_ends() {
    let itself = || json!({"$ref": "#/components/schemas/S"});
    for schema in [
        json!({"oneOf": [itself(), {"type": "string", "maxLength": 1}]}),
        json!({"anyOf": [{"$ref": "#/components/schemas/Other"}, {"type": "boolean"}]}),
        json!({"allOf": [{"$ref": "#/components/schemas/Other"}]}),
        json!({"type": "array", "items": itself()}),
        json!({"type": "object", "additionalProperties": itself()}),
    ] {
        let others = json!({"Other": {"oneOf": [itself(), {"type": "integer", "enum": [1]}]}});
        made(schema, others, Sender::Client);
    }
}
