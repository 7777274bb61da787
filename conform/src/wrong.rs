//! From a schema and a valid value: values that break the schema at one place.

use serde_json::{Value, json};

use crate::{
    schema::{Checker, resolve, value_of_text},
    value::{bounds, places},
};

/// Texts that patterns and formats forbid for one reason or another.
const ODD_TEXTS: &[&str] =
    &["", " ", "\u{0}", "a\u{0}b", "a\nb", "-", "..", "../a", "~", "1a", "é", "javascript:alert(1)", "zz zz"];
/// Longest text that is sent to break a length.
const LONGEST: u64 = 200_000;

/// Bodies that are wrong at one place, and what is wrong with them. The checker has the last word on each.
pub(crate) fn bodies(root: &Value, schema: &Value, checker: &Checker, valid: &Value) -> Vec<(String, Value)> {
    let mut found = Vec::new();
    for (at, of) in places(root, schema, valid) {
        let Some(here) = valid.pointer(&at) else { continue };
        let place = if at.is_empty() { "the body" } else { &at };
        let mut kinds: Vec<&str> = Vec::new();
        for (what, wrong) in wrongs(root, of, here) {
            let mut value = valid.clone();
            if let Some(slot) = value.pointer_mut(&at) {
                *slot = wrong;
            }
            // Of texts that break a pattern, one is enough.
            if !kinds.contains(&what) && !checker.accepts(&value) {
                kinds.push(what);
                found.push((format!("{place}: {what}"), value));
            }
        }
        for name in here.as_object().into_iter().flat_map(|members| members.keys()) {
            let mut value = valid.clone();
            if let Some(members) = value.pointer_mut(&at).and_then(Value::as_object_mut) {
                members.remove(name);
            }
            if !checker.accepts(&value) {
                found.push((format!("{at}/{name}: left out"), value));
            }
        }
        if here.is_object() {
            let mut value = valid.clone();
            if let Some(members) = value.pointer_mut(&at).and_then(Value::as_object_mut) {
                members.insert("x_unknown_member".into(), json!(1));
            }
            if !checker.accepts(&value) {
                found.push((format!("{place}: an unknown member"), value));
            }
        }
    }
    found
}

/// Texts for a parameter that its schema forbids.
pub(crate) fn texts(root: &Value, schema: &Value, checker: &Checker) -> Vec<(&'static str, String)> {
    let schema = resolve(root, schema);
    let mut found: Vec<(&'static str, String)> = Vec::new();
    if matches!(schema["type"].as_str(), Some("array" | "object")) {
        return found;
    }
    let mut candidates: Vec<(&'static str, String)> = vec![
        ("no number and no word", "not-what-is-meant!".to_owned()),
        ("a fraction", "1.5".to_owned()),
        ("out of every range", "99999999999999999999".to_owned()),
    ];
    let (least, most) = bounds(schema);
    candidates.extend(least.and_then(|least| least.checked_sub(1)).map(|value| ("too small", value.to_string())));
    candidates.extend(most.and_then(|most| most.checked_add(1)).map(|value| ("too large", value.to_string())));
    if let Some(most) = schema["maxLength"].as_u64().filter(|most| *most < 4096) {
        candidates.push(("too long", "a".repeat(usize::try_from(most).unwrap_or_default() + 1)));
    }
    candidates.push(("empty", String::new()));
    for (what, text) in candidates {
        if !checker.accepts(&value_of_text(schema, &text)) {
            found.push((what, text));
        }
    }
    found
}

fn wrongs(root: &Value, schema: &Value, here: &Value) -> Vec<(&'static str, Value)> {
    let schema = resolve(root, schema);
    let mut found = vec![("null", Value::Null)];
    let types: &[Value] = &[json!("text"), json!(5), json!(true), json!([]), json!({})];
    found.extend(
        types.iter().filter(|other| kind(other) != kind(here)).take(3).map(|other| ("wrong type", other.clone())),
    );
    // One of each type is enough to see whether types are looked at, but one that is taken for the other is not.
    if let (Some(number), Some("integer" | "number")) = (here.as_i64(), schema["type"].as_str()) {
        found.push(("a number as a text", json!(number.to_string())));
        found.push(("a fraction", json!(1.5)));
    }
    if schema.get("enum").is_some() {
        found.push(("not in the enum", json!("NOT_IN_THE_ENUM")));
        found.push(("not in the enum", json!(-987_654_321)));
    }
    let (least, most) = bounds(schema);
    found.extend(least.and_then(|least| least.checked_sub(1)).map(|value| ("below the minimum", json!(value))));
    found.extend(most.and_then(|most| most.checked_add(1)).map(|value| ("above the maximum", json!(value))));
    if let Some(step) = schema["multipleOf"].as_i64() {
        found.extend(here.as_i64().map(|value| ("not a multiple", json!(value + step.max(2) / 2))));
    }
    if let Some(text) = here.as_str() {
        let length = |bound: &str| schema[bound].as_u64().filter(|length| *length < LONGEST);
        if let Some(least) =
            length("minLength").and_then(|least| usize::try_from(least).ok()).filter(|least| *least > 0)
        {
            found.push(("too short", json!(text.chars().take(least - 1).collect::<String>())));
        }
        if let Some(most) = length("maxLength").and_then(|most| usize::try_from(most).ok()) {
            let padding = "a".repeat((most + 1).saturating_sub(text.chars().count()));
            found.push(("too long", json!(format!("{text}{padding}"))));
        }
        if schema.get("pattern").is_some() {
            found.extend(ODD_TEXTS.iter().map(|text| ("against the pattern", json!(text))));
        }
        if schema.get("format").is_some() {
            found.push(("not in the format", json!("not-in-the-format")));
        }
    }
    if let Some(items) = here.as_array() {
        if schema["minItems"].as_u64().is_some_and(|least| least > 0) {
            found.push(("too few items", json!([])));
        }
        if let Some(item) = items.first() {
            found.push(("an item twice", json!([item, item])));
            if let Some(most) = schema["maxItems"].as_u64().filter(|most| *most < 1000) {
                let count = usize::try_from(most).unwrap_or_default() + 1;
                found.push(("too many items", Value::Array(vec![item.clone(); count])));
            }
        }
    }
    found
}

fn kind(value: &Value) -> u8 {
    match value {
        Value::Null => 0,
        Value::Bool(_) => 1,
        Value::Number(_) => 2,
        Value::String(_) => 3,
        Value::Array(_) => 4,
        Value::Object(_) => 5,
    }
}
