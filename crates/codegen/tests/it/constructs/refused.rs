//! What cannot be expressed is told with its place, and everything else is there.

use proptest::prelude::*;
use serde_json::{Value, json};
use windlass_codegen::{Document, Options, emit, format, lower};

use crate::types::{change, changes, places};

/// The diagnostics of a document with this one operation, whose server is still made.
#[track_caller]
fn check(path: &str, operation: Value, expected: &[&str]) {
    let document = json!({
        "openapi": "3.0.3", "info": {"title": "t", "version": "1"},
        "paths": {path: {"post": operation}},
    });
    let lowered = lower(&windlass_spec::load_value(document).unwrap());
    let told: Vec<String> = lowered.diagnostics.0.iter().map(ToString::to_string).collect();
    assert_eq!(told, expected);
    assert_eq!(lowered.ir.operations.len(), 1);
    let source = format(emit::server(&lowered.ir, &Options::default())).unwrap();
    assert!(source.contains("pub static OPERATIONS"));
}

#[test]
fn names_that_http_does_not_have() {
    let string = json!({"type": "string"});
    check(
        "/a",
        json!({
            "parameters": [{"name": "no header", "in": "header", "schema": string}],
            "requestBody": {"content": {"examples": {}, "application/json": {}}},
            "responses": {"200": {"description": "", "headers": {"é": {"schema": string}}}},
        }),
        &[
            "/paths/~1a/post/parameters/0: no header can have this name; the parameter is left out",
            "/paths/~1a/post/requestBody/content/examples/schema: `examples` is no media type; left out",
            "/paths/~1a/post/responses/200/headers/é: no header can have this name; left out",
        ],
    );
}

#[test]
fn parameters_that_nothing_parts() {
    let parameter = |name: &str| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}});
    check(
        "/a/{x}{y}",
        json!({"parameters": [parameter("x"), parameter("y")], "responses": {"204": {"description": ""}}}),
        &[
            "/paths/~1a~1{x}{y}/post: nothing parts the parameters of the segment {x}{y}; no request reaches the operation",
        ],
    );
}

/// The types and the server are Rust, whatever is wrong with the document. (The client's view has a test of its own.)
fn is_answered(document: &Document) -> Result<(), TestCaseError> {
    let lowered = lower(document);
    let options = Options::default();
    for tokens in [emit::types(&lowered.ir, &options), emit::server(&lowered.ir, &options)] {
        let source = format(tokens);
        prop_assert!(source.is_ok(), "{:?}", source);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn a_damaged_document_is_answered(changes in changes()) {
        let whole = windlass_spec::load(include_str!("../fixtures/constructs.yaml"), windlass_spec::Format::Yaml);
        let mut root = whole.unwrap().into_root();
        let mut found = Vec::new();
        places(&root["paths"], "/paths", &mut found);
        places(&root["components"], "/components", &mut found);
        for (index, value) in changes {
            change(&mut root, index.get::<String>(&found), value);
        }
        if let Ok(document) = windlass_spec::load_value(root) {
            is_answered(&document)?;
            if let Ok(normalized) = windlass_spec::normalize(document) {
                is_answered(&normalized.document)?;
            }
        }
    }
}
