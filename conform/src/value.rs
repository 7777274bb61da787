//! Values that a schema allows: examples, the least, the most, and those at the edges.

use regex::Regex;
use serde_json::{Map, Value, json};

use crate::schema::{Checker, resolve};

/// How much a made value has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Size {
    /// What is required.
    Least,
    /// Every member.
    Most,
}

/// Deep enough for what people send, and an end for schemas that hold themselves.
const DEEPEST: usize = 8;
/// Texts that a pattern without an example may allow.
const TEXTS: &[&str] = &[
    "a",
    "A",
    "1",
    "a1",
    "abc",
    "name",
    "NAME",
    "1.0",
    "1.0.0",
    "/",
    "/a",
    "main",
    "https://example.com/a",
    "user@example.com",
    "0123456789abcdef0123456789abcdef01234567",
];
const ID: &str = "00000000-0000-4000-8000-000000000001";

/// A value for a schema, or none when one cannot be made.
pub(crate) fn make(root: &Value, schema: &Value, size: Size) -> Option<Value> {
    make_at(root, schema, size, 0)
}

fn make_at(root: &Value, schema: &Value, size: Size, depth: usize) -> Option<Value> {
    if depth > DEEPEST {
        return None;
    }
    let own_example = schema.get("example").cloned();
    let schema = resolve(root, schema);
    let composite = schema.get("properties").is_some() || schema.get("allOf").is_some();
    if !composite && let Some(example) = own_example.or_else(|| schema.get("example").cloned()) {
        return Some(example);
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.first().cloned();
    }
    if let Some(all) = schema["allOf"].as_array() {
        let mut whole = members(root, schema, size, depth)?;
        for part in all {
            if let Value::Object(part) = make_at(root, part, size, depth + 1)? {
                whole.extend(part);
            }
        }
        return Some(Value::Object(whole));
    }
    for choice in ["oneOf", "anyOf"] {
        let Some(choices) = schema[choice].as_array() else { continue };
        if schema.get("properties").is_none() {
            return choices.iter().find_map(|choice| make_at(root, choice, size, depth + 1));
        }
        let mut whole = members(root, schema, size, depth)?;
        // The choice that demands the least beside what all have in common.
        let demands = |choice: &&Value| resolve(root, choice)["required"].as_array().map_or(0, Vec::len);
        if let Some(choice) = choices.iter().min_by_key(demands) {
            for name in resolve(root, choice)["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
                if let Some(of) = schema["properties"].get(name).filter(|_| !whole.contains_key(name)) {
                    whole.insert(name.to_owned(), make_at(root, of, size, depth + 1)?);
                }
            }
            if let Some(Value::Object(part)) = make_at(root, choice, size, depth + 1) {
                whole.extend(part);
            }
        }
        return Some(Value::Object(whole));
    }
    match schema["type"].as_str() {
        Some("string") => text(schema),
        Some("integer") => {
            let (least, most) = bounds(schema);
            let step = schema["multipleOf"].as_i64().unwrap_or(1).max(1);
            let value = least.unwrap_or(1).min(most.unwrap_or(i64::MAX));
            Some(json!(if value % step == 0 { value } else { value + step - value.rem_euclid(step) }))
        }
        Some("number") => Some(json!(schema["minimum"].as_f64().unwrap_or(1.0))),
        Some("boolean") => Some(json!(true)),
        Some("array") => {
            let least = schema["minItems"].as_u64().unwrap_or(0);
            let count = if size == Size::Most && schema["maxItems"] != 0 { least.max(1) } else { least };
            let item = if count == 0 { None } else { make_at(root, &schema["items"], size, depth + 1) };
            match item {
                Some(item) => Some(Value::Array(vec![item; usize::try_from(count).ok()?.min(64)])),
                None => (least == 0).then(|| json!([])),
            }
        }
        _ => members(root, schema, size, depth).map(Value::Object),
    }
}

fn members(root: &Value, schema: &Value, size: Size, depth: usize) -> Option<Map<String, Value>> {
    let required = schema["required"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut made = Map::new();
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        let needed = required.iter().any(|required| required == name);
        if resolve(root, property)["readOnly"] == true || !(needed || size == Size::Most) {
            continue;
        }
        match make_at(root, property, size, depth + 1) {
            Some(value) => {
                made.insert(name.clone(), value);
            }
            None if needed => return None,
            None => {}
        }
    }
    Some(made)
}

fn text(schema: &Value) -> Option<Value> {
    if let Some(default) = schema.get("default") {
        return Some(default.clone());
    }
    let made = match schema["format"].as_str() {
        Some("uuid") => ID,
        Some("date-time") => "2030-01-01T00:00:00Z",
        Some("date") => "2030-01-01",
        Some("time") => "12:00:00Z",
        Some("email") => "user@example.com",
        Some("uri" | "url") => "https://example.com/a",
        Some("hostname") => "example.com",
        Some("ipv4") => "192.0.2.1",
        Some("ipv6") => "2001:db8::1",
        Some("byte") => "YQ==",
        _ => "",
    };
    if !made.is_empty() {
        return Some(json!(made));
    }
    let least = usize::try_from(schema["minLength"].as_u64().unwrap_or(0)).ok()?;
    let most = usize::try_from(schema["maxLength"].as_u64().unwrap_or(u64::MAX)).unwrap_or(usize::MAX);
    let Some(pattern) = schema["pattern"].as_str() else {
        return Some(json!("a".repeat(least.max(1).min(most))));
    };
    let pattern = Regex::new(pattern).ok()?;
    let long = ["a".repeat(least), "A".repeat(least), "1".repeat(least)];
    let candidates = TEXTS.iter().copied().chain(long.iter().map(String::as_str));
    let fits = |text: &&str| (least..=most).contains(&text.chars().count()) && pattern.is_match(text);
    candidates.into_iter().find(fits).map(|text| json!(text))
}

/// The inclusive bounds of an integer.
pub(crate) fn bounds(schema: &Value) -> (Option<i64>, Option<i64>) {
    let exclusive = |flag: &str| i64::from(schema[flag] == true);
    let least = schema["minimum"].as_f64().map(|least| least.ceil() as i64);
    let most = schema["maximum"].as_f64().map(|most| most.floor() as i64);
    (least.map(|least| least + exclusive("exclusiveMinimum")), most.map(|most| most - exclusive("exclusiveMaximum")))
}

/// The valid values at the edges of one place: bounds, lengths, every word of an enum, null.
pub(crate) fn edges(root: &Value, schema: &Value, here: &Value) -> Vec<(String, Value)> {
    let mut found = Vec::new();
    let nullable = schema["nullable"] == true;
    let schema = resolve(root, schema);
    if nullable || schema["nullable"] == true {
        found.push(("null".to_owned(), Value::Null));
    }
    if let Some(values) = schema["enum"].as_array() {
        found.extend(values.iter().map(|value| (value.to_string(), value.clone())));
        return found;
    }
    match schema["type"].as_str() {
        Some("integer" | "number") => {
            let (least, most) = bounds(schema);
            found.extend(least.map(|least| ("the minimum".to_owned(), json!(least))));
            found.extend(most.map(|most| ("the maximum".to_owned(), json!(most))));
        }
        Some("boolean") => found.push(("the opposite".to_owned(), json!(here != &json!(true)))),
        Some("string") if schema.get("format").is_none() => {
            for (what, length) in [("the shortest", "minLength"), ("the longest", "maxLength")] {
                let Some(length) = schema[length].as_u64().and_then(|length| usize::try_from(length).ok()) else {
                    continue;
                };
                found.extend(["a", "A", "1"].map(|letter| (what.to_owned(), json!(letter.repeat(length)))));
            }
        }
        _ => {}
    }
    found
}

/// Every place of a value with its schema, outermost first.
pub(crate) fn places<'a>(root: &'a Value, schema: &'a Value, value: &Value) -> Vec<(String, &'a Value)> {
    let mut found = Vec::new();
    walk(root, schema, value, String::new(), &mut found);
    found
}

fn walk<'a>(root: &'a Value, schema: &'a Value, value: &Value, at: String, found: &mut Vec<(String, &'a Value)>) {
    let resolved = resolve(root, schema);
    match value {
        Value::Object(members) => {
            found.push((at.clone(), schema));
            for (name, member) in members {
                if let Some(property) = property(root, resolved, name, 0) {
                    let name = windlass_spec::pointer::escape(name);
                    walk(root, property, member, format!("{at}/{name}"), found);
                }
            }
        }
        Value::Array(items) => {
            found.push((at.clone(), schema));
            if let (Some(item), Some(of)) = (items.first(), resolved.get("items")) {
                walk(root, of, item, format!("{at}/0"), found);
            }
        }
        _ => found.push((at, schema)),
    }
}

/// The schema of a member, also when it stands in a part of an `allOf` or in a choice.
pub(crate) fn property<'a>(root: &'a Value, schema: &'a Value, name: &str, depth: usize) -> Option<&'a Value> {
    let schema = resolve(root, schema);
    if let Some(property) = schema["properties"].get(name) {
        return Some(property);
    }
    if depth > DEEPEST {
        return None;
    }
    let parts = ["allOf", "oneOf", "anyOf"].into_iter().filter_map(|kind| schema[kind].as_array()).flatten();
    parts.into_iter().find_map(|part| property(root, part, name, depth + 1))
}

/// The members that one value has and another lacks where both have the object around them: that object's pointer, the
/// name, and the member.
pub(crate) fn additions(most: &Value, base: &Value) -> Vec<(String, String, Value)> {
    let mut found = Vec::new();
    add(most, base, String::new(), &mut found);
    found
}

fn add(most: &Value, base: &Value, at: String, found: &mut Vec<(String, String, Value)>) {
    match (most, base) {
        (Value::Object(most), Value::Object(base)) => {
            for (name, member) in most {
                match base.get(name) {
                    None => found.push((at.clone(), name.clone(), member.clone())),
                    Some(there) => {
                        add(member, there, format!("{at}/{}", windlass_spec::pointer::escape(name)), found);
                    }
                }
            }
        }
        (Value::Array(most), Value::Array(base)) => {
            if let (Some(most), Some(base)) = (most.first(), base.first()) {
                add(most, base, format!("{at}/0"), found);
            }
        }
        _ => {}
    }
}

/// Makes texts that have to be unique differ from those sent before, as far as the schema lets them.
pub(crate) fn vary(root: &Value, schema: &Value, checker: &Checker, value: &mut Value, mark: &str) {
    let named = |name: &str| {
        let name = name.to_lowercase();
        ["name", "key", "slug", "title", "login", "email", "code", "handle"].iter().any(|word| name.ends_with(word))
    };
    let Some(members) = value.as_object() else { return };
    let names: Vec<String> = members.keys().filter(|name| named(name)).cloned().collect();
    for name in names {
        let Some(of) = property(root, schema, &name, 0).map(|of| resolve(root, of)) else { continue };
        let Some(text) = value[&name].as_str().map(str::to_owned) else { continue };
        if of.get("enum").is_some() || matches!(of["format"].as_str(), Some("uuid" | "date-time")) {
            continue;
        }
        let most = of["maxLength"].as_u64().and_then(|most| usize::try_from(most).ok()).unwrap_or(usize::MAX);
        let before = value[&name].clone();
        let (user, host) = text.split_once('@').map_or((text.as_str(), None), |(user, host)| (user, Some(host)));
        let varied = ["-", "_", ""].iter().find_map(|joint| {
            let tail = format!("{joint}{mark}{}", host.map(|host| format!("@{host}")).unwrap_or_default());
            let keep = most.checked_sub(tail.chars().count())?;
            value[&name] = json!(format!("{}{tail}", user.chars().take(keep).collect::<String>()));
            checker.accepts(value).then_some(())
        });
        if varied.is_none() {
            value[&name] = before;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(schema: Value, least: Option<Value>, most: Option<Value>) {
        assert_eq!(make(&Value::Null, &schema, Size::Least), least, "the least");
        assert_eq!(make(&Value::Null, &schema, Size::Most), most, "the most");
    }

    #[test]
    fn texts_keep_to_their_schema() {
        let both = |schema, text: Option<&str>| check(schema, text.map(|t| json!(t)), text.map(|t| json!(t)));
        both(json!({"type": "string", "minLength": 3}), Some("aaa"));
        both(json!({"type": "string", "pattern": "^[A-Z]{2}$", "minLength": 2}), Some("AA"));
        both(json!({"type": "string", "pattern": "^[xyz]{9}$"}), None);
        both(json!({"type": "string", "enum": ["B", "C"]}), Some("B"));
        both(json!({"type": "string", "format": "date"}), Some("2030-01-01"));
    }

    #[test]
    fn objects_have_what_is_required_or_all() {
        let of = |more: Value| {
            let mut schema = json!({
                "type": "object", "required": ["a"],
                "properties": {"a": {"type": "boolean"}, "b": {"type": "array", "items": {"type": "integer"}},
                    "c": {"type": "string", "readOnly": true}},
            });
            schema.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            schema
        };
        check(of(json!({})), Some(json!({"a": true})), Some(json!({"a": true, "b": [1]})));
        check(
            of(json!({"anyOf": [{"required": ["b"]}, {"properties": {"d": {"enum": ["x"]}}}]})),
            Some(json!({"a": true})),
            Some(json!({"a": true, "b": [1], "d": "x"})),
        );
        check(
            of(json!({"oneOf": [{"required": ["b"]}]})),
            Some(json!({"a": true, "b": []})),
            Some(json!({"a": true, "b": [1]})),
        );
    }

    #[test]
    fn a_schema_that_holds_itself_ends() {
        let root = json!({"components": {"schemas": {"Node": {
            "type": "object", "required": ["id"],
            "properties": {"id": {"type": "integer", "minimum": 3}, "next": {"$ref": "#/components/schemas/Node"}},
        }}}});
        let node = json!({"$ref": "#/components/schemas/Node"});
        assert_eq!(make(&root, &node, Size::Least), Some(json!({"id": 3})));
        let most = make(&root, &node, Size::Most).expect("its end is optional");
        assert_eq!(std::iter::successors(Some(&most), |node| node.get("next")).count(), DEEPEST);
        let endless = json!({"components": {"schemas": {"Node": {
            "type": "object", "required": ["next"], "properties": {"next": {"$ref": "#/components/schemas/Node"}},
        }}}});
        assert_eq!(make(&endless, &node, Size::Most), None);
    }

    #[test]
    fn what_is_missing_is_added_where_its_object_is() {
        let most = json!({"a": {"x": 1, "y": 2}, "b": [{"c": 1}], "d": {"e": 1}});
        let base = json!({"a": {"x": 0}, "b": [{}]});
        let expected = [("/a", "y", json!(2)), ("/b/0", "c", json!(1)), ("", "d", json!({"e": 1}))];
        let expected = expected.map(|(at, name, value)| (at.to_owned(), name.to_owned(), value));
        assert_eq!(additions(&most, &base), expected);
    }
}
