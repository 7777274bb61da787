//! Documents of a few kilobytes that are made to take forever, or all of the stack or the memory: each is answered soon.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use serde_json::{Map, Value, json};
use windlass_spec::{Format, load, normalize};

use crate::{Diagnostics, Options, emit, format, lower};

/// Far more than any of these takes in a build that is not optimized, and far less than what doubles with every level.
const LIMIT: Duration = Duration::from_secs(30);

/// The stack that a thread has when nobody asks for more.
const STACK: usize = 2 << 20;

/// Goes all the way to source.
fn generated(text: &str, written: Format) -> Diagnostics {
    let document = load(text, written).unwrap_or_else(|errors| panic!("{errors}"));
    let document = normalize(document).unwrap_or_else(|problems| panic!("{problems}")).document;
    let lowered = lower(&document);
    let options = Options::default();
    for tokens in [emit::types(&lowered.ir, &options), emit::server(&lowered.ir, &options)] {
        format(tokens).unwrap();
    }
    // It may refuse the document, as long as it does so soon.
    #[cfg(feature = "client")]
    let _ = emit::client(&document, &options);
    lowered.diagnostics
}

#[track_caller]
fn check_text(text: String, written: Format, told: &str) {
    let (done, answer) = mpsc::channel();
    let work = move || done.send(generated(&text, written)).unwrap();
    let worker = thread::Builder::new().stack_size(STACK).spawn(work).unwrap();
    match answer.recv_timeout(LIMIT) {
        Ok(diagnostics) => assert!(diagnostics.to_string().contains(told), "{told} is missing in:\n{diagnostics}"),
        Err(mpsc::RecvTimeoutError::Timeout) => panic!("no answer after {LIMIT:?}"),
        Err(mpsc::RecvTimeoutError::Disconnected) => panic!("{:?}", worker.join()),
    }
}

/// A document with these schemas is answered, and this is among what it is told.
#[track_caller]
fn check(schemas: Value, told: &str) {
    let document = json!({
        "openapi": "3.0.3", "info": { "title": "t", "version": "1" }, "paths": {}, "components": { "schemas": schemas },
    });
    check_text(document.to_string(), Format::Json, told);
}

/// Thirty schemas, each made of references to the next.
fn chain(last: Value, make: impl Fn(&Value) -> Value) -> Value {
    let mut schemas = Map::new();
    for index in 0..30 {
        let next = json!({ "$ref": format!("#/components/schemas/A{}", index + 1) });
        schemas.insert(format!("A{index}"), make(&next));
    }
    schemas.insert("A30".to_owned(), last);
    Value::Object(schemas)
}

#[test]
fn members_of_members_that_come_twice() {
    let last = json!({ "type": "object", "properties": { "a": {} } });
    check(chain(last, |next| json!({ "type": "object", "allOf": [next, next, { "properties": { "b": {} } }] })), "");
    let nine = |next: &Value| json!({ "allOf": [next, next, next, next, next, next, next, next, {}] });
    check(chain(json!({ "type": "string" }), nine), "only the first that has a type is used");
}

#[test]
fn properties_inside_of_those_taken_over() {
    let inside = |next: &Value| json!({ "allOf": [next, { "properties": { "z": { "type": "string" } } }] });
    let last = json!({ "type": "object", "properties": { "a": {} } });
    check(chain(last, |next| json!({ "properties": { "p": inside(next), "q": inside(next) } })), "");
    let own = inside(&json!({ "$ref": "#/components/schemas/A" }));
    check(json!({ "A": { "properties": { "p": own, "q": { "type": "array", "items": own } } } }), "");
}

#[test]
fn unions_of_unions() {
    let inside = |next: &Value| json!({ "oneOf": [next, { "type": "string" }, { "type": "array", "items": next }] });
    let last = json!({ "type": "object", "properties": { "a": {} } });
    check(
        chain(last, |next| {
            let (one, other) = (inside(next), inside(next));
            json!({ "anyOf": [one, { "properties": { "p": other, "q": other } }] })
        }),
        "",
    );
}

/// Puts one level around a schema.
type Nest = fn(Value) -> Value;

#[test]
fn schemas_as_deep_as_they_load() {
    let nests: [(usize, Nest); 9] = [
        (56, |inner| json!({ "type": "array", "minItems": 1, "uniqueItems": true, "items": inner })),
        (56, |inner| json!({ "additionalProperties": inner, "minProperties": 1 })),
        (28, |inner| json!({ "properties": { "a": inner } })),
        (28, |inner| json!({ "allOf": [inner, { "minLength": 3 }] })),
        (28, |inner| json!({ "allOf": [inner, { "properties": { "a": {} } }] })),
        (28, |inner| json!({ "oneOf": [inner, { "type": "integer" }] })),
        (28, |inner| json!({ "anyOf": [inner, { "type": "integer", "nullable": true }] })),
        (56, |inner| json!({ "properties": { "a": {} }, "not": inner })),
        (28, |inner| json!({ "type": ["array", "string", "null"], "prefixItems": [inner], "items": false })),
    ];
    for (levels, nest) in nests {
        let schema = (0..levels).fold(json!({ "type": "string", "maxLength": 3 }), |inner, _| nest(inner));
        let content = json!({ "application/json": { "schema": schema } });
        let document = json!({
            "openapi": "3.1.0", "info": { "title": "t", "version": "1" },
            "paths": { "/a": { "post": {
                "parameters": [{ "$ref": "#/components/parameters/a" }],
                "requestBody": { "$ref": "#/components/requestBodies/a" },
                "responses": { "200": { "$ref": "#/components/responses/a" } },
            } } },
            "components": {
                "parameters": { "a": { "name": "a", "in": "query", "schema": schema } },
                "requestBodies": { "a": { "content": content } },
                "responses": { "a": { "description": "", "headers": { "A": { "schema": {} } }, "content": content } },
                "schemas": { "A": schema },
            },
        });
        check_text(document.to_string(), Format::Json, "");
    }
}

#[test]
fn rules_as_deep_as_they_load() {
    for key in ["anyOf", "allOf", "oneOf", "not"] {
        let rule = (0..25).fold(json!({ "required": ["a"] }), |inner, _| match key {
            "not" => json!({ "not": { "not": inner } }),
            _ => json!({ key: [inner, { "required": ["b"] }] }),
        });
        check(json!({ "A": { "properties": { "a": {}, "b": {} }, "anyOf": [rule, { "required": ["b"] }] } }), "");
    }
}

#[test]
fn as_many_aliases_as_are_repeated() {
    let mut text = "openapi: 3.0.3\ninfo: {title: t, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n".to_owned();
    text.push_str("    A0: &a0 {type: object, properties: {a: {type: string}}}\n");
    for level in 1..4 {
        let members: Vec<_> = (0..7).map(|index| format!("p{index}: *a{}", level - 1)).collect();
        text.push_str(&format!("    A{level}: &a{level} {{properties: {{{}}}}}\n", members.join(", ")));
    }
    check_text(text, Format::Yaml, "");
}

#[test]
fn patterns_that_are_large() {
    let schemas: Map<String, Value> = (0..60)
        .map(|index| {
            (format!("A{index}"), json!({ "type": "string", "pattern": format!("(\\w{{99}}){{{}}}", 500 + index) }))
        })
        .collect();
    check(Value::Object(schemas), "is not checked");
}

#[test]
fn texts_that_are_long() {
    let signs: Vec<_> = (0..900).map(|count| "-".repeat(count % 30) + &"+".repeat(count / 30)).collect();
    check(
        json!({
            "A": { "type": "string", "pattern": format!("{}a{}", "(".repeat(4000), ")".repeat(4000)) },
            "B": { "description": "[".repeat(8000), "title": "> ".repeat(4000) },
            "C": { "enum": signs },
            "D": { "properties": { "x-".repeat(4000): { "properties": { "y".repeat(4000): { "enum": ["a", "b"] } } } } },
        }),
        "is not checked",
    );
}
