//! Null, and lists of types.

use serde_json::{Map, Value, json};

use super::{also, is_annotation};
use crate::document::Document;
use crate::normalize::{Pass, Report};

pub(in crate::normalize) const PASS: Pass =
    Pass { name: "3.1-types", about: "Says null as `nullable`, and several types as alternatives.", run };

fn run(document: &mut Document, report: &mut Report) {
    super::schemas(document, report, |schema, at, report| {
        // Lifting an alternative brings its own types up; the nesting ends somewhere.
        for _ in 0..64 {
            list(schema);
            if !null_alternative(schema, at, report) {
                break;
            }
        }
        null_value(schema);
    });
}

/// `type` as a list, or as null alone.
fn list(schema: &mut Map<String, Value>) {
    let names: Vec<String> = match schema.get("type") {
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        Some(Value::String(name)) if name == "null" => vec![name.clone()],
        _ => return,
    };
    let nullable = names.iter().any(|name| name == "null");
    let mut rest: Vec<&str> = Vec::new();
    for name in names.iter().map(String::as_str).filter(|name| *name != "null") {
        // Every integer is a number.
        let said = rest.contains(&name) || (name == "integer" && names.iter().any(|other| other == "number"));
        if !said {
            rest.push(name);
        }
    }
    schema.shift_remove("type");
    match rest.as_slice() {
        [] if nullable => {
            schema.entry("enum").or_insert_with(|| json!([null]));
        }
        [] => {}
        [only] => {
            schema.insert("type".into(), (*only).into());
        }
        // What the alternatives say is more than their types.
        _ if schema.contains_key("anyOf") || schema.contains_key("oneOf") => {}
        several => split(schema, several),
    }
    if nullable {
        schema.insert("nullable".into(), true.into());
    }
}

/// One alternative for each type, with the keywords that are about it.
fn split(schema: &mut Map<String, Value>, names: &[&str]) {
    let mut members = Vec::with_capacity(names.len());
    let enumeration = schema.shift_remove("enum");
    for name in names {
        let mut member = Map::new();
        member.insert("type".into(), (*name).into());
        for key in keywords(name) {
            if let Some(value) = schema.get(*key) {
                member.insert((*key).into(), value.clone());
            }
        }
        if let Some(values) = enumeration.as_ref().and_then(Value::as_array) {
            let own: Vec<Value> = values.iter().filter(|value| is_of(value, name)).cloned().collect();
            if own.is_empty() {
                continue;
            }
            member.insert("enum".into(), Value::Array(own));
        }
        members.push(Value::Object(member));
    }
    for name in names {
        for key in keywords(name) {
            schema.shift_remove(*key);
        }
    }
    schema.insert("anyOf".into(), Value::Array(members));
}

fn keywords(name: &str) -> &'static [&'static str] {
    match name {
        "string" => &["format", "minLength", "maxLength", "pattern", "contentEncoding", "contentMediaType"],
        "integer" | "number" => &["format", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
        "array" => &["items", "minItems", "maxItems", "uniqueItems"],
        "object" => &["properties", "required", "additionalProperties", "minProperties", "maxProperties"],
        _ => &[],
    }
}

fn is_of(value: &Value, name: &str) -> bool {
    match value {
        Value::Bool(_) => name == "boolean",
        Value::Number(number) => name == "number" || (name == "integer" && !number.is_f64()),
        Value::String(_) => name == "string",
        Value::Array(_) => name == "array",
        Value::Object(_) => name == "object",
        Value::Null => false,
    }
}

/// Takes null out of the alternatives. Answers whether a single one was lifted, which may have
/// more to say.
fn null_alternative(schema: &mut Map<String, Value>, at: &str, report: &mut Report) -> bool {
    for key in ["anyOf", "oneOf"] {
        let Some(Value::Array(members)) = schema.get_mut(key) else {
            continue;
        };
        let before = members.len();
        let kept: Vec<usize> = (0..before).filter(|index| !is_null(&members[*index])).collect();
        if kept.len() == before {
            continue;
        }
        members.retain(|member| !is_null(member));
        report.moves.step();
        for (now, then) in kept.into_iter().enumerate().filter(|(now, then)| now != then) {
            report.moves.add(format!("{at}/{key}/{then}"), format!("{at}/{key}/{now}"));
        }
        let last = if members.len() == 1 { members.pop() } else { None };
        let none = members.is_empty();
        schema.insert("nullable".into(), true.into());
        let Some(only) = last else {
            if none {
                schema.shift_remove(key);
                schema.entry("enum").or_insert_with(|| json!([null]));
            }
            return false;
        };
        schema.shift_remove(key);
        lift(schema, only);
        return true;
    }
    false
}

/// Says the only alternative in place of the list.
fn lift(schema: &mut Map<String, Value>, only: Value) {
    let bare = schema.keys().all(|key| is_annotation(key));
    match only {
        Value::Object(member) if bare && !member.contains_key("$ref") => {
            for (key, value) in member {
                // The outer words are about this place.
                schema.entry(key).or_insert(value);
            }
        }
        // Its type stands beside: both say the same of it.
        member => {
            schema.shift_remove("type");
            also(schema, member);
        }
    }
}

fn is_null(schema: &Value) -> bool {
    let only = |key: &str| schema.get(key).and_then(Value::as_array).is_some_and(|list| *list == [json!(null)]);
    schema.get("type").is_some_and(|name| *name == "null" || *name == json!(["null"]))
        || schema.get("const") == Some(&Value::Null)
        || only("enum")
}

/// A null among the values.
fn null_value(schema: &mut Map<String, Value>) {
    let has_null = schema.get("enum").and_then(Value::as_array).is_some_and(|values| values.contains(&Value::Null));
    if has_null {
        schema.insert("nullable".into(), true.into());
    } else if schema.get("nullable") == Some(&Value::Bool(true))
        && let Some(Value::Array(values)) = schema.get_mut("enum")
    {
        // In 3.0 an enum takes null only when it is among the values.
        values.push(Value::Null);
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::check;
    use super::*;

    #[test]
    fn null_becomes_nullable() {
        let b = json!({"$ref": "#/components/schemas/B"});
        let string = json!({"type": "string", "nullable": true});
        check(&PASS, json!({"type": ["string", "null"]}), string.clone());
        check(
            &PASS,
            json!({"anyOf": [{"type": ["string"]}, {"type": "null"}]}),
            json!({"nullable": true, "type": "string"}),
        );
        check(&PASS, json!({"oneOf": [{"type": "null"}, b]}), json!({"nullable": true, "allOf": [b]}));
        check(
            &PASS,
            json!({"description": "outer", "anyOf": [{"description": "inner", "type": "integer"}, {"enum": [null]}]}),
            json!({"description": "outer", "nullable": true, "type": "integer"}),
        );
        check(
            &PASS,
            json!({"oneOf": [b, {"type": "string"}, {"type": "null"}]}),
            json!({"oneOf": [b, {"type": "string"}], "nullable": true}),
        );
        check(
            &PASS,
            json!({"anyOf": [{"anyOf": [b, {"type": "null"}]}, {"type": "null"}]}),
            json!({"nullable": true, "allOf": [b]}),
        );
        check(&PASS, json!({"type": "null"}), json!({"enum": [null], "nullable": true}));
        check(
            &PASS,
            json!({"type": ["string", "null"], "enum": ["a"]}),
            json!({"type": "string", "nullable": true, "enum": ["a", null]}),
        );
    }

    #[test]
    fn several_types_become_alternatives() {
        check(
            &PASS,
            json!({"type": ["string", "integer", "null"], "minLength": 1, "maximum": 5, "title": "t"}),
            json!({"title": "t", "nullable": true, "anyOf": [
                {"type": "string", "minLength": 1}, {"type": "integer", "maximum": 5},
            ]}),
        );
        check(&PASS, json!({"type": ["integer", "number"]}), json!({"type": "number"}));
        check(
            &PASS,
            json!({"type": ["string", "integer"], "enum": ["a", 1]}),
            json!({"anyOf": [{"type": "string", "enum": ["a"]}, {"type": "integer", "enum": [1]}]}),
        );
    }
}
