//! Keywords with schemas below them that 3.0 does not have.

use serde_json::{Map, Value, json};

use crate::document::Document;
use crate::normalize::{Pass, Report};
use crate::pointer::join;

pub(in crate::normalize) const PASS: Pass = Pass {
    name: "3.1-subschemas",
    about: "Says `prefixItems`, `patternProperties` and `unevaluatedProperties` in the words of 3.0 \
            and leaves out what it has none for.",
    run,
};

fn run(document: &mut Document, report: &mut Report) {
    super::schemas(document, report, schema);
}

/// What is left out as it stands: 3.0 cannot say it.
const DROPPED: &[&str] = &[
    "if",
    "then",
    "else",
    "contains",
    "minContains",
    "maxContains",
    "propertyNames",
    "dependentSchemas",
    "dependentRequired",
    "dependencies",
    "unevaluatedItems",
    "contentSchema",
    "$anchor",
    "$dynamicRef",
    "$dynamicAnchor",
    "$vocabulary",
];

fn schema(schema: &mut Map<String, Value>, at: &str, report: &mut Report) {
    prefix_items(schema, at, report);
    pattern_properties(schema, at, report);
    unevaluated(schema, at, report);
    for key in DROPPED {
        if schema.shift_remove(*key).is_some() {
            report.loss(&join(at, key), format!("3.0 cannot say `{key}`; it is left out and not checked"));
        }
    }
    // `items` is a schema in both, but in 3.0 an array cannot go without.
    let is_array = match schema.get("type") {
        Some(Value::String(name)) => name == "array",
        Some(Value::Array(names)) => names.iter().any(|name| name == "array"),
        _ => false,
    };
    if is_array && !schema.contains_key("items") {
        schema.insert("items".into(), json!({}));
    }
}

fn prefix_items(schema: &mut Map<String, Value>, at: &str, report: &mut Report) {
    let Some(Value::Array(prefix)) = schema.shift_remove("prefixItems") else {
        return;
    };
    report.loss(&join(at, "prefixItems"), "3.0 cannot tell items apart by position; each may be any of them");
    let count = prefix.len();
    let mut any: Vec<Value> = Vec::with_capacity(count + 1);
    for item in prefix {
        if !any.contains(&item) {
            any.push(item);
        }
    }
    match schema.shift_remove("items") {
        // Nothing may follow: `false` has become `{not: {}}` on the way here.
        Some(rest) if rest == json!({"not": {}}) || rest == json!(false) => {
            schema.entry("maxItems").or_insert_with(|| count.into());
        }
        Some(rest) if rest == json!({}) || rest == json!(true) => any = vec![json!({})],
        Some(rest) if !any.contains(&rest) => any.push(rest),
        Some(_) => {}
        // Without a word about the others, they may be anything.
        None if schema.get("maxItems").and_then(Value::as_u64).is_none_or(|most| most > count as u64) => {
            any = vec![json!({})];
        }
        None => {}
    }
    let items = if any.len() == 1 { any.swap_remove(0) } else { json!({ "anyOf": any }) };
    schema.insert("items".into(), items);
    schema.entry("type").or_insert_with(|| "array".into());
}

fn pattern_properties(schema: &mut Map<String, Value>, at: &str, report: &mut Report) {
    let Some(Value::Object(patterns)) = schema.shift_remove("patternProperties") else {
        return;
    };
    report.loss(
        &join(at, "patternProperties"),
        "3.0 cannot tell properties apart by pattern; their schemas go for every further property",
    );
    let mut any: Vec<Value> = Vec::new();
    for inner in patterns.into_iter().map(|(_, inner)| inner) {
        if !any.contains(&inner) {
            any.push(inner);
        }
    }
    match schema.get("additionalProperties") {
        Some(Value::Bool(false)) => {}
        Some(other @ Value::Object(object)) if !object.is_empty() => {
            if !any.contains(other) {
                any.push(other.clone());
            }
        }
        // Anything may stand beside, so nothing is known of any.
        _ => return,
    }
    let values = if any.len() == 1 { any.swap_remove(0) } else { json!({ "anyOf": any }) };
    schema.insert("additionalProperties".into(), values);
    schema.entry("type").or_insert_with(|| "object".into());
}

fn unevaluated(schema: &mut Map<String, Value>, at: &str, report: &mut Report) {
    let Some(further) = schema.shift_remove("unevaluatedProperties") else {
        return;
    };
    let alone = !["allOf", "anyOf", "oneOf", "additionalProperties"].iter().any(|key| schema.contains_key(*key));
    if alone && (further.is_boolean() || further.is_object()) {
        schema.insert("additionalProperties".into(), further);
    } else if further != Value::Bool(true) && further != json!({}) {
        report.loss(
            &join(at, "unevaluatedProperties"),
            "3.0 cannot look into the schemas beside it; further properties are let through",
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, notes};
    use super::*;

    #[test]
    fn items_by_position_become_alternatives() {
        check(
            &PASS,
            json!({"prefixItems": [{"type": "string"}, {"type": "integer"}], "items": {"not": {}}}),
            json!({"maxItems": 2, "items": {"anyOf": [{"type": "string"}, {"type": "integer"}]}, "type": "array"}),
        );
        check(
            &PASS,
            json!({"type": "array", "prefixItems": [{"type": "number"}, {"type": "number"}], "maxItems": 2}),
            json!({"type": "array", "maxItems": 2, "items": {"type": "number"}}),
        );
        check(&PASS, json!({"prefixItems": [{"type": "number"}]}), json!({"items": {}, "type": "array"}));
        check(&PASS, json!({"type": "array"}), json!({"type": "array", "items": {}}));
    }

    #[test]
    fn properties_by_pattern_become_further_ones() {
        check(
            &PASS,
            json!({"patternProperties": {"^x": {"type": "string"}}, "additionalProperties": false}),
            json!({"additionalProperties": {"type": "string"}, "type": "object"}),
        );
        check(
            &PASS,
            json!({"type": "object", "patternProperties": {"^x": {"type": "string"}}}),
            json!({"type": "object"}),
        );
        check(
            &PASS,
            json!({"type": "object", "unevaluatedProperties": false}),
            json!({"type": "object", "additionalProperties": false}),
        );
    }

    #[test]
    fn what_cannot_be_said_is_told() {
        let schema = json!({"if": {}, "then": {}, "contains": {}, "allOf": [{}], "unevaluatedProperties": false});
        let told = notes(&PASS, schema.clone());
        assert_eq!(told.len(), 4, "{told:?}");
        assert!(told[0].starts_with("/components/schemas/A/unevaluatedProperties: "), "{told:?}");
        check(&PASS, schema, json!({"allOf": [{}]}));
    }
}
