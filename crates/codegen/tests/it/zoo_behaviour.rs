//! What the generated types of the fixture do.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use windlass_contract::{DecodeError, Nullable, Validate, decode_json};

use crate::zoo::{Animal, Cat, Dog, Labels, Measure, Node, Order, Size, Tag};

#[track_caller]
fn check<T: Validate + DeserializeOwned>(body: Value, expected: &[(&str, &str)]) {
    let found = match decode_json::<T>(body.to_string().as_bytes()) {
        Ok(_) => Vec::new(),
        Err(DecodeError::Violations(violations)) => violations,
        Err(error) => panic!("{body}: {error}"),
    };
    let found: Vec<(&str, &str)> = found.iter().map(|one| (one.pointer.as_str(), one.code.as_str())).collect();
    assert_eq!(found, expected, "{body}");
}

#[test]
fn a_tag_tells_the_variant() {
    let cat: Animal = serde_json::from_value(json!({"kind": "cat", "name": "Tom", "lives": 9})).unwrap();
    assert!(matches!(&cat, Animal::Cat(Cat { lives: Some(9), .. })), "{cat:?}");
    let dog: Animal = serde_json::from_value(json!({"kind": "hound"})).unwrap();
    assert_eq!(dog, Animal::from(Dog::default()));
    // The type of the variant has no such property: the union writes it.
    assert_eq!(serde_json::to_value(&dog).unwrap(), json!({"kind": "dog"}));
    let bird: Animal = serde_json::from_value(json!({"kind": "bird", "wings": 2})).unwrap();
    assert_eq!(serde_json::to_value(&bird).unwrap(), json!({"kind": "bird", "wings": 2}));
}

#[test]
fn a_union_is_checked_as_its_variant() {
    check::<Animal>(json!({"kind": "cat", "name": "Tom"}), &[]);
    check::<Animal>(json!({"kind": "cat", "name": "", "lives": 10}), &[("/name", "min_length"), ("/lives", "maximum")]);
    check::<Animal>(json!({"kind": "cat", "lives": "many"}), &[("/name", "required"), ("/lives", "type")]);
    check::<Animal>(json!({"kind": "bird"}), &[("/kind", "enum")]);
    check::<Animal>(json!({}), &[("/kind", "required")]);
    check::<Animal>(json!({"kind": 1}), &[("/kind", "type")]);
    check::<Animal>(json!([]), &[("", "type")]);
}

#[test]
fn without_a_tag_the_first_form_that_is_valid_is_taken() {
    let read = |value: Value| serde_json::from_value::<Measure>(value).unwrap();
    assert!(matches!(read(json!(3)), Measure::Integer(3)));
    assert!(matches!(read(json!("3 m")), Measure::String(text) if text == "3 m"));
    assert!(matches!(read(json!({"tricks": ["sit"]})), Measure::Dog(_)));
    check::<Measure>(json!(-1), &[("", "minimum")]);
    check::<Measure>(json!(true), &[("", "any_of")]);
    check::<Measure>(json!({"tricks": ["sit", 3]}), &[("/tricks/1", "type")]);
}

#[test]
fn arrays_and_numbers_have_bounds() {
    check::<Dog>(json!({"weight": 0.5, "tricks": ["sit"]}), &[]);
    check::<Dog>(json!({"weight": null}), &[]);
    check::<Dog>(
        json!({"weight": 0.0, "tricks": ["sit", "sit", "roll over", "beg"]}),
        &[
            ("/tricks", "max_items"),
            ("/tricks/1", "unique_items"),
            ("/tricks/2", "pattern"),
            ("/weight", "exclusive_minimum"),
        ],
    );
    check::<Dog>(json!({"weight": 0.3}), &[("/weight", "multiple_of")]);
}

#[test]
fn a_type_may_contain_itself() {
    check::<Node>(json!({"value": "a", "next": {"value": "b", "next": null}, "children": []}), &[]);
    check::<Node>(
        json!({"value": "A", "next": {"value": "b"}, "children": [{"value": 1, "next": null}]}),
        &[("/value", "pattern"), ("/next/next", "required"), ("/children/0/value", "type")],
    );
    let node = Node::new(Tag::from("a".to_owned()), Some(Node::new(Tag("b".to_owned()), None)));
    assert_eq!(serde_json::to_value(&node).unwrap(), json!({"value": "a", "next": {"value": "b", "next": null}}));
}

#[test]
fn maps_are_checked_by_value() {
    check::<Labels>(json!({"a": "b"}), &[]);
    check::<Labels>(
        json!({"a": "long", "b": "", "c/d": 3}),
        &[("/c~1d", "type"), ("", "max_properties"), ("/a", "max_length")],
    );
    check::<Labels>(json!({"a": "long", "b": "", "c": ""}), &[("", "max_properties"), ("/a", "max_length")]);
}

#[test]
fn names_of_every_kind_become_fields_and_variants() {
    let id = "00000000-0000-0000-0000-000000000001";
    let body = json!({"id": id, "type": "+1", "self": false, "crate": 1, "fooBar": "x:y", "size": "small", "extra": 1});
    let order: Order = serde_json::from_value(body.clone()).unwrap();
    assert_eq!((&order.r#type, order.self_, order.crate_), (&Size::Plus1, Some(false), Some(1)));
    assert_eq!(order.foo_bar_2, Nullable::Absent);
    assert_eq!(order.foo_bar_2_or_default(), Some("x".to_owned()));
    assert_eq!(order.additional["extra"], 1);
    assert_eq!(serde_json::to_value(&order).unwrap(), body);
    assert_eq!(Size::from("Unknown"), Size::Unknown);
    assert_eq!(Size::from("else"), Size::Unknown2("else".to_owned()));
}

#[test]
fn rules_between_fields_hold_on_both_ways() {
    let order = |changes: Value| {
        let mut body = json!({"id": "00000000-0000-0000-0000-000000000001", "type": "small"});
        let (Value::Object(members), Value::Object(changes)) = (&mut body, changes) else { panic!("objects") };
        members.extend(changes);
        body
    };
    check::<Order>(order(json!({"size": "small"})), &[]);
    check::<Order>(order(json!({})), &[("", "min_properties")]);
    check::<Order>(order(json!({"size": "LARGE"})), &[("", "any_of")]);
    check::<Order>(order(json!({"size": "LARGE", "inner": {}})), &[]);
    check::<Order>(order(json!({"fooBar": "x:y", "foo_bar": null})), &[("", "not")]);
    check::<Order>(order(json!({"size": "LARGE", "self": 1})), &[("/self", "type"), ("", "any_of")]);
    check::<Order>(order(json!({"extra": 0})), &[("/extra", "minimum")]);
    check::<Order>(
        order(json!({"extra": 0, "more": "x", "crate": 3})),
        &[("/crate", "enum"), ("/extra", "minimum"), ("/more", "type")],
    );
    check::<Order>(order(json!({"inner": {"deep": "yesterday"}})), &[("/inner/deep", "format")]);
    check::<Order>(order(json!({"fooBar": "no uri"})), &[("/fooBar", "format")]);
    check::<Order>(order(json!({"anything": null, "size": "small"})), &[]);
}
