//! A large document: the work grows with its size, not with the number of ways through it.

use serde_json::{Map, Value, json};

use super::{lines, report};

const SCHEMAS: usize = 120;
const OPERATIONS: usize = 200;

/// Schemas that all lead to several others, in circles; operations that use them on both sides.
fn large() -> Value {
    let reference = |index: usize| json!({"$ref": format!("#/components/schemas/Schema{}", index % SCHEMAS)});
    let schema = |index: usize| {
        json!({
            "type": "object",
            "required": ["id"],
            "properties": {
                "id": {"type": "string", "maxLength": 10 + index},
                "count": {"type": "integer"},
                "next": reference(index + 1),
                "jump": {"type": "array", "items": reference(index * 7 + 3)},
                "choice": {"oneOf": [reference(index + 2), reference(index * 3 + 5)]},
                "part": {"allOf": [reference(index * 5 + 1), {"type": "object", "properties": {"own": {"type": "string"}}}]},
            },
        })
    };
    let schemas: Map<String, Value> = (0..SCHEMAS).map(|index| (format!("Schema{index}"), schema(index))).collect();
    let operation = |index: usize| {
        let body = json!({"application/json": {"schema": reference(index)}});
        json!({"post": {
            "operationId": format!("operation{index}"),
            "requestBody": {"content": body},
            "responses": {"200": {"description": "Success.", "content": body}},
        }})
    };
    let paths: Map<String, Value> =
        (0..OPERATIONS).map(|index| (format!("/things/{index}"), operation(index))).collect();
    json!({"openapi": "3.0.3", "info": {"title": "Large", "version": "1.0.0"}, "paths": paths,
        "components": {"schemas": schemas}})
}

#[test]
fn every_edit_of_a_large_document_is_told_once() {
    let mut new = large();
    let mut wanted = Vec::new();
    for index in (0..SCHEMAS).step_by(6) {
        let schema = &mut new["components"]["schemas"][format!("Schema{index}")]["properties"];
        if index % 12 == 0 {
            schema["id"]["maxLength"] = json!(5);
            wanted.push(format!("/components/schemas/Schema{index}/properties/id/maxLength"));
        } else {
            schema["count"]["type"] = json!("boolean");
            wanted.push(format!("/components/schemas/Schema{index}/properties/count/type"));
        }
    }
    let told = report(large(), new);
    let mut places: Vec<_> = told.changes.iter().filter_map(|change| change.new.clone()).collect();
    places.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(places, wanted, "{:#?}", lines(&told));
    assert!(told.changes.iter().all(|change| change.operations().len() == OPERATIONS));
}
