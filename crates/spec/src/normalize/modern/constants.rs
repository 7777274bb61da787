//! `const`, alone and as a list of alternatives.

use serde_json::{Map, Value};

use super::is_annotation;
use crate::document::Document;
use crate::normalize::{Pass, Report};

pub(in crate::normalize) const PASS: Pass = Pass {
    name: "3.1-constants",
    about: "Turns `const` into an `enum` of one value, and alternatives that are constants alone \
            into one `enum`, with their titles as `x-enum-varnames`.",
    run,
};

fn run(document: &mut Document, report: &mut Report) {
    super::schemas(document, report, |schema, _, _| {
        alternatives(schema);
        constant(schema);
    });
}

/// `{oneOf: [{const: 1, title: "One"}, …]}` is how an enum with words for its values is written.
fn alternatives(schema: &mut Map<String, Value>) {
    let Some(key) = ["oneOf", "anyOf"].into_iter().find(|key| schema.contains_key(*key)) else {
        return;
    };
    let Some(members) = schema.get(key).and_then(Value::as_array) else {
        return;
    };
    let only_constants = members.len() > 1
        && !schema.contains_key("enum")
        && !schema.contains_key("discriminator")
        && members.iter().all(|member| {
            member.as_object().is_some_and(|member| {
                member.get("const").is_some_and(|value| !value.is_object() && !value.is_array())
                    && member.keys().all(|key| key == "const" || key == "type" || is_annotation(key))
            })
        });
    if !only_constants {
        return;
    }
    let mut values: Vec<Value> = Vec::with_capacity(members.len());
    let mut titles: Vec<Value> = Vec::with_capacity(members.len());
    let mut prose: Vec<Value> = Vec::with_capacity(members.len());
    for member in members {
        let text = |key: &str| member.get(key).and_then(Value::as_str).unwrap_or_default();
        let value = member["const"].clone();
        if !values.contains(&value) {
            values.push(value);
            titles.push(text("title").into());
            prose.push(text("description").into());
        }
    }
    schema.shift_remove(key);
    if !schema.contains_key("type")
        && let Some(name) = type_of(&values)
    {
        schema.insert("type".into(), name.into());
    }
    schema.insert("enum".into(), Value::Array(values));
    // A null among them is said by the types' pass; words that are missing say nothing.
    for (key, words) in [("x-enum-varnames", titles), ("x-enum-descriptions", prose)] {
        if words.iter().all(|word| word != "") && !schema.contains_key(key) {
            schema.insert(key.into(), Value::Array(words));
        }
    }
}

fn constant(schema: &mut Map<String, Value>) {
    let Some(value) = schema.shift_remove("const") else {
        return;
    };
    let values = vec![value];
    if !schema.contains_key("type")
        && let Some(name) = type_of(&values)
    {
        schema.insert("type".into(), name.into());
    }
    schema.insert("enum".into(), Value::Array(values));
}

/// The one type that all values have, null aside.
fn type_of(values: &[Value]) -> Option<&'static str> {
    let mut found = None;
    for value in values {
        let name = match value {
            Value::Null => continue,
            Value::Bool(_) => "boolean",
            Value::Number(number) if number.is_f64() => "number",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        if found.is_some_and(|known| known != name) {
            return None;
        }
        found = Some(name);
    }
    found
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::testing::check;
    use super::*;

    #[test]
    fn a_constant_is_an_enum() {
        check(&PASS, json!({"const": "a"}), json!({"type": "string", "enum": ["a"]}));
        check(&PASS, json!({"type": "number", "const": 1}), json!({"type": "number", "enum": [1]}));
        check(&PASS, json!({"const": null}), json!({"enum": [null]}));
    }

    #[test]
    fn alternatives_of_constants_are_one_enum() {
        check(
            &PASS,
            json!({"oneOf": [{"const": 0, "title": "OFF"}, {"const": 1, "title": "ON", "description": "d"}]}),
            json!({"type": "integer", "enum": [0, 1], "x-enum-varnames": ["OFF", "ON"]}),
        );
        let other = json!({"oneOf": [{"type": "string", "enum": ["a"]}, {"type": "integer"}]});
        check(&PASS, other.clone(), other);
    }
}
