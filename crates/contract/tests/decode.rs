//! Decoding answers, whatever it is given.

use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use windlass_contract::inspect::{self, Presence};
use windlass_contract::{DecodeError, Nullable, Pointer, Validate, Violation, check, de, decode_json};

/// Written as the generator writes it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Port {
    internal_port: i64,
    #[serde(default, deserialize_with = "de::some", skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(deserialize_with = "de::required_nullable")]
    parent: Option<uuid::Uuid>,
    #[serde(default, skip_serializing_if = "Nullable::is_absent")]
    weight: Nullable<f64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    inner: Vec<Port>,
}

impl Validate for Port {
    fn validate_at(&self, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        check::minimum(self.internal_port, 1, &at.field("internal_port"), out);
        self.inner.validate_at(&at.field("inner"), out);
    }

    fn inspect(value: &Value, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        let Some(object) = inspect::object(value, at, out) else {
            return;
        };
        inspect::member_with::<i64>(object, "internal_port", Presence::Required, at, out, |value, at, out| {
            check::minimum(*value, 1, at, out);
        });
        inspect::member::<String>(object, "name", Presence::Optional, at, out);
        inspect::member::<uuid::Uuid>(object, "parent", Presence::RequiredNullable, at, out);
        inspect::member::<f64>(object, "weight", Presence::OptionalNullable, at, out);
        inspect::member::<Vec<Port>>(object, "inner", Presence::Optional, at, out);
    }
}

#[track_caller]
fn check_refused(text: &str, expected: &[(&str, &str)]) {
    match decode_json::<Port>(text.as_bytes()) {
        Err(DecodeError::Violations(violations)) => {
            let found: Vec<(&str, &str)> =
                violations.iter().map(|one| (one.pointer.as_str(), one.code.as_str())).collect();
            assert_eq!(found, expected, "{text}");
        }
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn every_problem_is_told_at_once() {
    check_refused("[]", &[("", "type")]);
    check_refused("{}", &[("/internal_port", "required"), ("/parent", "required")]);
    check_refused(
        r#"{"internal_port":"x","name":null,"parent":"urn:uuid:00000000-0000-0000-0000-000000000000","weight":[]}"#,
        &[("/internal_port", "type"), ("/name", "type"), ("/parent", "format"), ("/weight", "type")],
    );
    check_refused(
        r#"{"internal_port":0,"parent":null,"inner":[{"internal_port":0},3]}"#,
        &[
            ("/internal_port", "minimum"),
            ("/inner/0/internal_port", "minimum"),
            ("/inner/0/parent", "required"),
            ("/inner/1", "type"),
        ],
    );
    check_refused(r#"{"internal_port":1e30,"parent":null}"#, &[("/internal_port", "format")]);
    check_refused(r#"{"internal_port":1.5,"parent":null}"#, &[("/internal_port", "type")]);
}

#[test]
fn constraints_are_told_without_the_slow_path() {
    check_refused(r#"{"internal_port":0,"parent":null}"#, &[("/internal_port", "minimum")]);
}

#[test]
fn a_repeated_member_is_refused_where_it_is() {
    check_refused(r#"{"internal_port":1,"internal_port":2,"parent":null}"#, &[("", "type")]);
}

#[test]
fn whole_floats_are_integers() {
    let port: Port = decode_json(br#"{"internal_port":80.0,"parent":null,"weight":null}"#).unwrap();
    assert_eq!((port.internal_port, port.weight), (80, Nullable::Null));
    check_refused(r#"{"internal_port":0.0,"parent":null}"#, &[("/internal_port", "minimum")]);
}

#[test]
fn what_is_not_json_says_where() {
    match decode_json::<Port>(b"{\n  \"internal_port\": ,") {
        Err(DecodeError::Syntax { line, message, .. }) => {
            assert_eq!(line, 2);
            assert!(!message.contains(" at line "), "{message}");
        }
        other => panic!("{other:?}"),
    }
    // The first problem is one of data, and the text ends too early after it.
    assert!(matches!(decode_json::<Port>(br#"{"internal_port":"x""#), Err(DecodeError::Syntax { .. })));
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,8}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 32, 4, |inner| {
        let names = prop_oneof![
            Just("internal_port".to_owned()),
            Just("name".to_owned()),
            Just("parent".to_owned()),
            Just("weight".to_owned()),
            Just("inner".to_owned()),
            ".{0,4}",
        ];
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((names, inner), 0..5)
                .prop_map(|members| Value::Object(members.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

proptest! {
    #[test]
    fn any_bytes_are_answered(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = decode_json::<Port>(&bytes);
    }

    #[test]
    fn any_json_is_valid_or_says_why(value in any_json()) {
        match decode_json::<Port>(value.to_string().as_bytes()) {
            Ok(port) => {
                prop_assert!(port.validate().is_ok());
                let text = serde_json::to_vec(&port).unwrap();
                prop_assert_eq!(decode_json::<Port>(&text), Ok(port));
            }
            Err(DecodeError::Violations(violations)) => prop_assert!(!violations.is_empty()),
            Err(DecodeError::Syntax { message, .. }) => prop_assert!(false, "{}", message),
        }
    }

    #[test]
    fn a_valid_document_decodes(port in 1..=65535_i64, name in ".{0,10}", weight in -1e9..1e9_f64) {
        let text = json!({"internal_port": port, "name": name, "parent": null, "weight": weight}).to_string();
        let decoded = decode_json::<Port>(text.as_bytes());
        prop_assert!(decoded.is_ok(), "{:?}", decoded);
    }
}
