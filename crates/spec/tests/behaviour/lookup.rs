//! Finding things in a document.

use serde_json::json;
use windlass_spec::{Document, load_value};

fn document() -> Document {
    load_value(json!({
        "openapi": "3.0.3",
        "info": {},
        "paths": {
            "/b/{id}": {"post": {"n": 1}, "get": {"n": 2}, "summary": "s"},
            "x-skip": {"get": {}},
            "/a": {"$ref": "#/paths/~1b~1%7Bid%7D"},
        },
        "components": {"schemas": {
            "A": {"$ref": "#/components/schemas/B"},
            "B": {"type": "string"},
            "Round": {"$ref": "#/components/schemas/Round"},
            "Far": {"$ref": "far.json"},
            "Lost": {"$ref": "#/nowhere"},
        }},
    }))
    .expect("the fixture loads")
}

#[test]
fn operations_are_listed_by_path_and_method() {
    let document = document();
    let listed: Vec<_> = document
        .operations()
        .map(|operation| (operation.path, operation.method, operation.pointer, operation.operation["n"].as_u64()))
        .collect();
    assert_eq!(
        listed,
        [
            ("/b/{id}", "get", "/paths/~1b~1{id}/get".into(), Some(2)),
            ("/b/{id}", "post", "/paths/~1b~1{id}/post".into(), Some(1)),
            ("/a", "get", "/paths/~1a/get".into(), Some(2)),
            ("/a", "post", "/paths/~1a/post".into(), Some(1)),
        ]
    );
}

#[test]
fn references_are_followed_as_far_as_they_lead() {
    let document = document();
    let resolve = |name: &str| document.resolve(document.schema(name).unwrap());
    assert_eq!(resolve("A"), &json!({"type": "string"}));
    assert_eq!(resolve("B"), &json!({"type": "string"}));
    for name in ["Round", "Far", "Lost"] {
        assert_eq!(Some(resolve(name)), document.schema(name));
    }
    assert_eq!(document.schemas().map(|(name, _)| name).collect::<Vec<_>>(), ["A", "B", "Round", "Far", "Lost"]);
    assert_eq!(document.schema("None"), None);
}
