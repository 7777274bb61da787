//! The client of a small document that has what progenitor refuses or gets wrong.

use serde_json::{Value, json};
use windlass_codegen::emit::client_view::{ClientView, ViewOptions, client_view};
use windlass_codegen::{ClientOptions, Options, emit, format};

fn fixture() -> Value {
    serde_json::from_str(include_str!("fixtures/client.json")).unwrap()
}

fn options() -> Options {
    Options {
        client: ClientOptions {
            inner_type: Some("crate::Inner".to_owned()),
            paging_module: Some("crate::paging".to_owned()),
            ..ClientOptions::default()
        },
        ..Options::default()
    }
}

fn view(document: &Value) -> ClientView {
    let options = ViewOptions { types_crate: "::types".to_owned(), ..ViewOptions::default() };
    client_view(document, &options)
}

#[test]
fn the_view_of_an_awkward_document() {
    let ClientView { document, replacements, wire_names, calls, diagnostics } = view(&fixture());
    insta::assert_snapshot!(format!(
        "{document:#}\n\nreplacements: {replacements:#?}\nwire names: {wire_names:#?}\ncalls: {calls:#?}\n\n{diagnostics}"
    ));
}

#[test]
fn the_client_of_an_awkward_document() {
    let document = windlass_spec::load_value(fixture()).unwrap();
    let code = emit::client(&document, &options()).unwrap();
    insta::assert_snapshot!(format(code.tokens).unwrap());
}

/// The responses of the view of a document with one operation.
#[track_caller]
fn check_responses(error_schema: Option<&str>, responses: Value, want: &Value) {
    let document = json!({
        "openapi": "3.0.3", "info": { "title": "", "version": "" },
        "paths": { "/": { "get": { "operationId": "get", "responses": responses } } },
        "components": { "schemas": { "A": {}, "B": {}, "Error": {} } },
    });
    let options = ViewOptions { error_schema: error_schema.map(str::to_owned), ..ViewOptions::default() };
    let view = client_view(&document, &options);
    let mut got = serde_json::Map::new();
    for (status, response) in view.document["paths"]["/"]["get"]["responses"].as_object().unwrap() {
        let content = match response["content"].as_object().and_then(|content| content.iter().next()) {
            None => json!("nothing"),
            Some((media, body)) => match body.get("schema") {
                Some(schema) => schema.get("$ref").unwrap_or(schema).clone(),
                None => media.as_str().into(),
            },
        };
        got.insert(status.clone(), content);
    }
    assert_eq!(&Value::Object(got), want);
}

fn answer(name: &str) -> Value {
    let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
    json!({ "description": "", "content": { "application/json": { "schema": schema } } })
}

#[test]
fn each_side_of_the_responses_has_one_type() {
    let a = "#/components/schemas/A";
    let error = "#/components/schemas/Error";
    let nothing = json!({ "description": "" });
    let bytes = json!({ "description": "", "content": { "image/png": {} } });
    let nullable = json!({ "nullable": true, "allOf": [{ "$ref": a }] });
    check_responses(None, json!({ "200": answer("A"), "201": answer("A") }), &json!({ "200": a, "201": a }));
    check_responses(
        None,
        json!({ "200": answer("A"), "202": answer("B") }),
        &json!({ "200": "#/components/schemas/GetSuccess", "202": "#/components/schemas/GetSuccess" }),
    );
    check_responses(None, json!({ "200": answer("A"), "204": nothing }), &json!({ "200": nullable, "204": nullable }));
    check_responses(
        None,
        json!({ "200": answer("A"), "206": bytes }),
        &json!({ "200": "application/octet-stream", "206": "application/octet-stream" }),
    );
    check_responses(None, json!({ "200": answer("A"), "401": nothing }), &json!({ "200": a }));
    check_responses(
        None,
        json!({ "204": nothing, "default": answer("Error") }),
        &json!({ "204": "nothing", "4XX": error, "5XX": error }),
    );
    check_responses(
        None,
        json!({ "400": answer("A"), "404": answer("B") }),
        &json!({ "400": "#/components/schemas/GetError", "404": "#/components/schemas/GetError" }),
    );
    // The declared error schema takes every error, and yields where an operation has another.
    check_responses(
        Some("Error"),
        json!({ "200": answer("A"), "404": answer("Error") }),
        &json!({ "200": a, "4XX": error, "5XX": error }),
    );
    check_responses(Some("Error"), json!({ "200": answer("A") }), &json!({ "200": a, "4XX": error, "5XX": error }));
    check_responses(Some("Error"), json!({ "200": answer("A"), "404": answer("A") }), &json!({ "200": a, "404": a }));
}

#[test]
fn what_is_no_document_at_all_is_no_panic() {
    for paths in [json!([]), json!({ "/": [] }), json!({ "/": { "get": 1 } }), json!({ "/{": { "get": {} } })] {
        let document = json!({ "openapi": "3.0.3", "info": {}, "paths": paths, "components": { "schemas": [] } });
        let view = view(&document);
        assert_eq!(view.document["openapi"], "3.0.3");
    }
}

#[test]
fn a_call_that_progenitor_refuses_is_left_out() {
    let mut document = fixture();
    document["paths"]["/bad{"] = json!({ "get": { "operationId": "bad", "responses": {} } });
    let code = emit::client(&windlass_spec::load_value(document).unwrap(), &options()).unwrap();
    let told = code.diagnostics.to_string();
    assert!(told.contains("/paths/~1bad{/get: the call is left out; progenitor refuses it"), "{told}");
    let source = format(code.tokens).unwrap();
    assert!(source.contains("fn list_things") && !source.contains("fn bad"));
}
