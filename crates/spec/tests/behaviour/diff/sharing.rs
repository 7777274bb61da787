//! Shared things are told once, with their uses; circles come to an end.

use serde_json::{Value, json};
use windlass_spec::diff::{Class, Side};

use super::{edited, lines, place, remove, report, shop};

#[test]
fn a_shared_schema_is_told_once_with_its_uses() {
    let report = edited(|root| {
        *place(root, "/components/schemas/Tag/properties/name/maxLength") = json!(20);
    });
    let [change] = report.changes.as_slice() else { panic!("{:#?}", lines(&report)) };
    assert_eq!(change.sentence, "The greatest length of `Tag.name` was tightened from `30` to `20`");
    assert_eq!(change.old.as_deref(), Some("/components/schemas/Tag/properties/name/maxLength"));
    let uses: Vec<_> =
        change.uses.iter().map(|used| format!("{} {} {}", used.operation, used.place, used.class)).collect();
    assert_eq!(
        uses,
        [
            "GET /pets 200 safe",
            "POST /pets body breaking",
            "POST /pets 201 safe",
            "POST /pets the callback `created POST {$request.body#/hook}` body safe",
            "GET /pets/{petId} 200 safe",
            "PUT /pets/{petId} body breaking",
            "PUT /pets/{petId} 200 safe",
            "PATCH /pets/{petId} 200 safe",
            "POST /search 200 safe",
        ]
    );
    assert_eq!(change.class, Class::Breaking);
}

#[test]
fn the_class_is_that_of_the_uses() {
    let with = |schema: &str| edited(|root| *place(root, schema) = json!(99));
    // Only sent, only received, neither.
    assert_eq!(with("/components/schemas/NewPet/properties/born/maxLength").worst(), Some(Class::Breaking));
    assert_eq!(with("/components/schemas/Pet/properties/born/maxLength").worst(), Some(Class::Safe));
    let unused = with("/components/schemas/Unused/properties/a/maxLength");
    assert_eq!(unused.worst(), Some(Class::Safe));
    assert_eq!(unused.changes[0].uses, []);
}

#[test]
fn a_shared_parameter_header_or_response_is_told_once() {
    let shared = || {
        let mut root = shop();
        *place(&mut root, "/paths/~1health/get/parameters") = json!([{"$ref": "#/components/parameters/limit"}]);
        root
    };
    let mut new = shared();
    *place(&mut new, "/components/parameters/limit/required") = json!(true);
    *place(&mut new, "/components/responses/NotFound/headers") = json!({"Age": {"schema": {"type": "string"}}});
    let report = report(shared(), new);
    assert_eq!(
        lines(&report),
        [
            "breaking parameter-became-required: The query parameter `limit` became required",
            "safe response-header-added: The response header `Age` was added",
        ]
    );
    assert_eq!(report.changes[0].operations(), ["GET /health", "GET /pets"]);
    assert_eq!(report.changes[1].operations(), ["GET /pets", "GET /pets/{petId}"]);
}

#[test]
fn a_change_of_who_may_call_is_told_once() {
    let scheme = edited(|root| *place(root, "/components/securitySchemes/oauth/flows/password/scopes") = json!({}));
    assert_eq!(scheme.changes.len(), 1);
    assert_eq!(scheme.changes[0].operations(), ["POST /pets"]);
    let everywhere = edited(|root| *place(root, "/security") = json!([{"token": [], "spare": []}]));
    assert_eq!(
        lines(&everywhere),
        ["breaking security-alternative-narrowed: What has no security of its own took `token` and now needs \
          `token` with `spare`"]
    );
    assert_eq!(everywhere.changes[0].operations().len(), 8);
}

#[test]
fn a_part_of_several_schemas_is_told_once() {
    let shared = || {
        let mut root = shop();
        *place(&mut root, "/components/schemas/Tag") = json!({
            "allOf": [{"$ref": "#/components/schemas/Base"}],
            "type": "object",
            "required": ["name"],
            "properties": {"name": {"type": "string"}},
        });
        root
    };
    let mut new = shared();
    remove(&mut new, "/components/schemas/Base/required");
    *place(&mut new, "/components/schemas/Base/properties/by") = json!({"type": "string"});
    let report = report(shared(), new);
    assert_eq!(
        lines(&report),
        [
            "breaking property-became-optional: `Base.created_at` became optional",
            "safe property-added-optional: `Base.by` was added; it is optional",
        ]
    );
    assert!(report.changes[0].operations().contains(&"POST /search"));
    assert!(report.changes[0].operations().contains(&"POST /orders"));
}

#[test]
fn circles_come_to_an_end() {
    // Directly, through another schema, through parts, alternatives, items and maps, and in circles of other lengths.
    let circles = |maximum: i64, through: Value| {
        let mut root = shop();
        *place(&mut root, "/components/schemas/Tag") = json!({
            "type": "object",
            "properties": {
                "name": {"type": "string", "maxLength": maximum},
                "parent": {"$ref": "#/components/schemas/Tag"},
                "children": {"type": "array", "items": through},
                "others": {"additionalProperties": {"oneOf": [{"$ref": "#/components/schemas/Tag"}, {"type": "string"}]}},
                "none": {"not": {"$ref": "#/components/schemas/Tag"}},
                "part": {"allOf": [{"$ref": "#/components/schemas/Tag"}, {"$ref": "#/components/schemas/Loop"}]},
            },
        });
        *place(&mut root, "/components/schemas/Loop") = json!({
            "allOf": [{"$ref": "#/components/schemas/Loop"}, {"properties": {
                "loop": {"anyOf": [{"$ref": "#/components/schemas/Loop"}, {"$ref": "#/components/schemas/Tag"}]},
            }}],
        });
        root
    };
    let direct = || json!({"$ref": "#/components/schemas/Tag"});
    assert_eq!(lines(&report(circles(1, direct()), circles(1, direct()))), [""; 0]);
    let longer = json!({"allOf": [{"$ref": "#/components/schemas/Tag"}]});
    assert_eq!(lines(&report(circles(1, direct()), circles(1, longer))), [""; 0]);
    let changed = report(circles(1, direct()), circles(2, direct()));
    let told = changed.changes.iter().filter(|change| change.rule.id == "max-length-loosened").count();
    assert_eq!(told, 1, "{:#?}", lines(&changed));
}

#[test]
fn kinds_that_only_extend_are_followed() {
    let kinds = || {
        let mut root = shop();
        *place(&mut root, "/components/schemas/Error") = json!({
            "type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}},
            "discriminator": {"propertyName": "kind"},
        });
        *place(&mut root, "/components/schemas/Quota") = json!({
            "allOf": [{"$ref": "#/components/schemas/Error"}], "properties": {"left": {"type": "integer"}},
        });
        root
    };
    let mut new = kinds();
    remove(&mut new, "/components/schemas/Quota/properties/left");
    *place(&mut new, "/components/schemas/Locked") = json!({"allOf": [{"$ref": "#/components/schemas/Error"}]});
    let report = report(kinds(), new);
    assert_eq!(
        lines(&report),
        [
            "breaking property-removed: `Quota.left` was removed",
            "breaking discriminator-value-added: `Error` has got the discriminator value `Locked`",
        ]
    );
    assert!(report.changes[0].uses.iter().all(|used| used.side == Side::Response));
}

#[test]
fn a_long_chain_does_not_exhaust_the_stack() {
    let chain = |prefix: &str| {
        let mut root = shop();
        for index in 0..3_000 {
            let next = format!("#/components/schemas/{prefix}{}", (index + 1) % 3_000);
            root["components"]["schemas"][format!("{prefix}{index}")] =
                json!({"oneOf": [{"$ref": next}, {"type": "array", "items": {"type": "string"}}]});
        }
        let first = json!({"$ref": format!("#/components/schemas/{prefix}0")});
        *place(&mut root, "/components/schemas/Tag/properties/chain") = first;
        root
    };
    assert_eq!(lines(&report(chain("Same"), chain("Same"))), [""; 0]);
    // Of other names it may be taken for another; it only has to come to an end.
    report(chain("Old"), chain("New"));
}
