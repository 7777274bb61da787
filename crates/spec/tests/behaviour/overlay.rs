//! What an overlay makes of a document, and what is told of one that does not fit.

use serde_json::{Value, json};
use windlass_spec::Format;
use windlass_spec::overlay::Overlay;

fn base() -> Value {
    json!({
        "openapi": "3.0.3",
        "info": {"title": "Pets", "version": "1"},
        "tags": [{"name": "a"}, {"name": "b"}, {"name": "c"}],
        "paths": {
            "/pets": {
                "get": {"operationId": "list", "tags": ["a"], "responses": {}},
                "post": {"operationId": "create", "x-internal": true, "responses": {}}
            },
            "/owners": {"get": {"operationId": "owners", "x-internal": true, "responses": {}}}
        }
    })
}

fn overlay(actions: &Value) -> Overlay {
    let text = json!({"overlay": "1.0.0", "info": {"title": "Mend", "version": "1"}, "actions": actions}).to_string();
    Overlay::load(&text, Format::Json).unwrap()
}

fn check(actions: Value, pointer: &str, wanted: Value) {
    let result = overlay(&actions).apply(&base()).unwrap();
    assert_eq!(result.pointer(pointer), Some(&wanted), "{actions}");
}

fn check_error(actions: Value, wanted: &[&str]) {
    let errors = overlay(&actions).apply(&base()).unwrap_err();
    let told: Vec<String> = errors.0.iter().map(ToString::to_string).collect();
    assert_eq!(told, wanted, "{actions}");
}

#[test]
fn updates_merge_objects_and_append_to_arrays() {
    check(
        json!([{"target": "$.info", "update": {"title": "Dogs", "license": {"name": "MIT"}}}]),
        "/info",
        json!({"title": "Dogs", "version": "1", "license": {"name": "MIT"}}),
    );
    check(json!([{"target": "$.paths['/pets'].get.tags", "update": "b"}]), "/paths/~1pets/get/tags", json!(["a", "b"]));
    check(
        json!([{"target": "$.paths['/pets'].get.tags", "update": ["b", "c"]}]),
        "/paths/~1pets/get/tags",
        json!(["a", "b", "c"]),
    );
    check(
        json!([{"target": "$", "update": {"paths": {"/pets": {"get": {"tags": ["z"]}}}}}]),
        "/paths/~1pets/get",
        json!({"operationId": "list", "tags": ["a", "z"], "responses": {}}),
    );
    check(json!([{"target": "$.paths.*.get", "update": {"security": []}}]), "/paths/~1owners/get/security", json!([]));
}

#[test]
fn what_is_removed_is_gone_and_the_rest_keeps_its_order() {
    check(json!([{"target": "$.tags[0, 2]", "remove": true}]), "/tags", json!([{"name": "b"}]));
    check(
        json!([{"target": "$.paths.*[?@['x-internal'] == true]", "remove": true}]),
        "/paths",
        json!({"/pets": {"get": {"operationId": "list", "tags": ["a"], "responses": {}}}, "/owners": {}}),
    );
    // Parents and children together.
    check(json!([{"target": "$.tags..*", "remove": true}]), "/tags", json!([]));
    let result = overlay(&json!([{"target": "$.openapi", "remove": true}])).apply(&base()).unwrap();
    assert_eq!(result.as_object().unwrap().keys().collect::<Vec<_>>(), ["info", "tags", "paths"]);
}

#[test]
fn removing_wins_over_updating() {
    check(json!([{"target": "$.tags[1:]", "remove": true, "update": {"x": 1}}]), "/tags", json!([{"name": "a"}]));
}

#[test]
fn actions_see_what_the_ones_before_have_done() {
    check(
        json!([
            {"target": "$.tags", "update": {"name": "d"}},
            {"target": "$.tags[?@.name == 'd']", "update": {"description": "new"}},
            {"target": "$.tags[?@.name != 'd']", "remove": true}
        ]),
        "/tags",
        json!([{"name": "d", "description": "new"}]),
    );
}

#[test]
fn every_action_that_does_not_fit_is_told() {
    check_error(
        json!([
            {"target": "$.paths['/cats']", "remove": true},
            {"target": "$.info", "update": {"title": "fits"}},
            {"target": "$.info.title", "update": "Dogs"},
            {"target": "$.info", "update": ["no"]},
            {"target": "$", "remove": true}
        ]),
        &[
            "action 1 (`$.paths['/cats']`): matches nothing; correct its target, or take the action out if it is no \
             longer needed",
            "action 3 (`$.info.title`): /info/title is a string; only objects and arrays can be updated, so target what \
             holds it",
            "action 4 (`$.info`): /info is an object, and an array cannot be merged into it",
            "action 5 (`$`): the document as a whole cannot be removed",
        ],
    );
}

fn check_load(text: &str, wanted: &[&str]) {
    let told: Vec<String> = match Overlay::load(text, Format::Yaml) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.0.iter().map(ToString::to_string).collect(),
    };
    let fits = told.len() == wanted.len() && told.iter().zip(wanted).all(|(told, wanted)| told.starts_with(wanted));
    assert!(fits, "{text}\ntold {told:#?}\nwanted {wanted:#?}");
}

#[test]
fn an_overlay_is_read_strictly() {
    let head = "overlay: 1.0.0\ninfo: {title: Mend, version: '1'}\n";
    check_load(&format!("{head}x-owner: me\nactions: [{{target: $.info, update: {{}}}}]"), &[]);
    check_load("[]", &["document: an overlay is an object"]);
    check_load(
        "overlay: 1.1.0\nactions: []",
        &[
            "document: /overlay: Overlay 1.1.0 is not supported",
            "document: the `info` object is missing",
            "document: `actions` has to be a list with at least one action",
        ],
    );
    check_load(
        &format!(
            "{head}actions:\n- {{target: info, update: {{}}}}\n- {{target: $.info}}\n- {{target: $.a, updates: {{}}}}\n\
             - {{update: {{}}}}\n- {{target: $.a, remove: yes}}"
        ),
        &[
            "document: /actions/0/target: `info` is no JSONPath: ",
            "document: /actions/1: does nothing",
            "document: /actions/2/updates: there is no field `updates`",
            "document: /actions/2: does nothing",
            "document: /actions/3: the `target` field is missing",
            "document: /actions/4/remove: has to be true or false",
        ],
    );
    check_load("overlay: 1.0.0\noverlay: 1.0.0", &["document:2:"]);
}
