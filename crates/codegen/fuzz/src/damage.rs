//! Damage to documents, for whoever asks whether every document is answered: the fuzz target `damaged`, the bounded
//! tests of the generator and `cargo xtask corpus --damage`. They differ in where their choices come from.

use serde_json::{Map, Value, json};

/// Damages a document in as many places as there are choices for: each takes up to four.
///
/// The same choices always do the same damage, and fewer of them do less.
pub fn damage(root: &mut Value, choices: impl IntoIterator<Item = u16>) {
    let mut choices = Choices(choices.into_iter());
    while let Some(kind) = choices.0.next() {
        let mut places = Vec::new();
        list(root, "", &mut places);
        let Some(place) = choices.of(&places) else { return };
        match kind % 10 {
            0 => remove(root, place),
            1 => rename(root, place, choices.of(NAMES).copied().unwrap_or_default()),
            2 => {
                let other = choices.of(&places).and_then(|other| root.pointer(other)).cloned();
                set(root, place, other.unwrap_or_default());
            }
            3 => {
                let target = choices.of(&places).map(|target| format!("#{target}"));
                set(root, place, json!({ "$ref": target }));
            }
            4 => wrap(root, place, &mut choices),
            5 => repeat(root, place),
            6 | 7 => add(root, place, &mut choices),
            _ => {
                let values = values();
                set(root, place, choices.of(&values).cloned().unwrap_or_default());
            }
        }
    }
}

/// Where choices come from. When there are no more, the first of everything is chosen.
struct Choices<I>(I);

impl<I: Iterator<Item = u16>> Choices<I> {
    fn of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        let choice = usize::from(self.0.next().unwrap_or_default());
        all.get(choice % all.len().max(1))
    }
}

/// Names that are hard to make identifiers, headers or paths of.
const NAMES: &[&str] = &[
    "",
    "a",
    "type",
    "Self",
    "r#type",
    "additional",
    "Unknown",
    "String",
    "2fa",
    "-1",
    "é",
    "日本",
    "a b",
    "a/b",
    "a~1b",
    "\"",
    "\n",
    "*/",
    "{",
    "{a}{b}",
    "/a/{id}.{id}",
    "$ref",
    "x-a",
    "default",
    "4XX",
    "application/json",
    "multipart/form-data",
    "content-type",
];

/// What may stand anywhere.
fn values() -> Vec<Value> {
    let component = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
    vec![
        json!(null),
        json!(true),
        json!(-1),
        json!(0.1),
        json!(1e300),
        json!(u64::MAX),
        json!(""),
        json!("("),
        json!("object"),
        json!("array"),
        json!("integer"),
        json!([]),
        json!({}),
        json!(["name", 3, null]),
        component("Order"),
        component("Order/properties/inner"),
        json!([component("Node"), { "required": ["x"] }]),
        json!({ "type": "object", "properties": { "\"": { "enum": ["", "\n", "a"] } } }),
        json!({ "type": "array", "items": { "type": ["string", "null"] } }),
    ]
}

/// What may be said beside anything else.
fn keywords() -> Vec<(&'static str, Value)> {
    let text = json!({ "type": "string" });
    vec![
        ("type", json!("object")),
        ("type", json!(["string", "integer", "null"])),
        ("nullable", json!(true)),
        ("readOnly", json!(true)),
        ("writeOnly", json!(true)),
        ("deprecated", json!(true)),
        ("title", json!("*/ \" \\ {}")),
        ("description", json!("# a\n```\nb\n\r\t*/ [`x`](y) <z>\u{202e}")),
        ("default", json!("a")),
        ("default", json!(1.5)),
        ("default", json!(-9_223_372_036_854_775_808_i64)),
        ("default", json!([1, "a", {}])),
        ("example", json!({ "a": [1.0, "\u{0}"] })),
        ("enum", json!([1, 1.0, "1", null, true, {}, []])),
        ("enum", json!(["a", "A", "a ", "", "self"])),
        ("enum", json!([i64::MIN, u64::MAX])),
        ("const", json!("\\\"")),
        ("format", json!("uuid")),
        ("format", json!("uint8")),
        ("format", json!("binary")),
        ("pattern", json!("[")),
        ("pattern", json!("^\\p{L}{1,64}$")),
        ("minLength", json!(1e30)),
        ("maxLength", json!(-1)),
        ("minimum", json!(-1e300)),
        ("maximum", json!(0.1)),
        ("exclusiveMinimum", json!(u64::MAX)),
        ("exclusiveMaximum", json!(true)),
        ("multipleOf", json!(0.01)),
        ("multipleOf", json!(i64::MAX)),
        ("uniqueItems", json!(true)),
        ("items", text.clone()),
        ("prefixItems", json!([text])),
        ("properties", json!({ "a": { "oneOf": [text, { "type": "integer" }] }, "A": {} })),
        ("required", json!(["a", "b"])),
        ("additionalProperties", json!(false)),
        ("additionalProperties", json!({ "type": "array", "items": {} })),
        ("patternProperties", json!({ "^x": {} })),
        ("not", json!({ "required": ["a"] })),
        ("allOf", json!([{ "type": "object", "properties": { "a": { "readOnly": true } } }, {}])),
        ("oneOf", json!([{ "type": "string" }, { "type": "object" }, { "type": "null" }])),
        ("anyOf", json!([{ "required": ["a"] }, { "required": ["b"] }])),
        (
            "discriminator",
            json!({ "propertyName": "a", "mapping": { "b": "#/components/schemas/Order", "c": "Node" } }),
        ),
        ("$defs", json!({ "a": { "$ref": "#/$defs/b" }, "b": {} })),
        ("operationId", json!("type")),
        ("tags", json!(["host"])),
        ("security", json!([{}, { "a": [], "b": ["c"] }])),
        ("style", json!("deepObject")),
        ("style", json!("matrix")),
        ("explode", json!(false)),
        ("in", json!("cookie")),
        ("name", json!("X-\"")),
        ("content", json!({ "text/plain": {}, "application/*": { "schema": text }, "a/b; c=\"d\"": {} })),
        ("headers", json!({ "X-A": { "schema": { "type": "array", "items": text } }, "é": {} })),
        ("parameters", json!([{ "name": "a", "in": "query", "style": "form", "schema": { "type": "object" } }])),
        ("responses", json!({ "2XX": { "description": "" }, "default": {}, "700": {} })),
        ("x-max-body", json!(u64::MAX)),
    ]
}

/// Every place below `at`, as JSON pointers, depth first.
fn list(value: &Value, at: &str, out: &mut Vec<String>) {
    let members: Vec<(String, &Value)> = match value {
        Value::Object(members) => {
            members.iter().map(|(key, member)| (key.replace('~', "~0").replace('/', "~1"), member)).collect()
        }
        Value::Array(items) => items.iter().enumerate().map(|(index, item)| (index.to_string(), item)).collect(),
        _ => return,
    };
    for (token, member) in members {
        let place = format!("{at}/{token}");
        out.push(place.clone());
        list(member, &place, out);
    }
}

fn set(root: &mut Value, place: &str, value: Value) {
    if let Some(target) = root.pointer_mut(place) {
        *target = value;
    }
}

/// The value that holds a place, and the last token of the place.
fn holder<'a>(root: &'a mut Value, place: &str) -> Option<(&'a mut Value, String)> {
    let (holder, token) = place.rsplit_once('/')?;
    Some((root.pointer_mut(holder)?, token.replace("~1", "/").replace("~0", "~")))
}

fn remove(root: &mut Value, place: &str) {
    match holder(root, place) {
        Some((Value::Object(members), key)) => {
            members.shift_remove(&key);
        }
        Some((Value::Array(items), index)) => {
            if let Some(index) = index.parse().ok().filter(|index| *index < items.len()) {
                items.remove(index);
            }
        }
        _ => {}
    }
}

/// Gives a member another name and keeps its position.
fn rename(root: &mut Value, place: &str, name: &str) {
    if let Some((Value::Object(members), key)) = holder(root, place) {
        let renamed: Map<String, Value> = std::mem::take(members)
            .into_iter()
            .map(|(other, member)| (if other == key { name.to_owned() } else { other }, member))
            .collect();
        *members = renamed;
    }
}

/// Puts a schema, or whatever it is, inside of another.
fn wrap<I: Iterator<Item = u16>>(root: &mut Value, place: &str, choices: &mut Choices<I>) {
    let Some(target) = root.pointer_mut(place) else { return };
    let inner = target.take();
    let around = ["allOf", "oneOf", "anyOf", "not", "items", "additionalProperties", "properties"];
    *target = match choices.of(&around) {
        Some(&"properties") => json!({ "properties": { "a": inner } }),
        Some(&key @ ("not" | "items" | "additionalProperties")) => json!({ key: inner }),
        Some(&key) => json!({ key: [inner, { "type": "object", "properties": { "b": {} } }] }),
        None => inner,
    };
}

/// Says an item twice, or a member once more under another name.
fn repeat(root: &mut Value, place: &str) {
    match holder(root, place) {
        Some((Value::Array(items), index)) => {
            if let Some(item) = index.parse::<usize>().ok().and_then(|index| items.get(index)).cloned() {
                items.push(item);
            }
        }
        Some((Value::Object(members), key)) => {
            if let Some(member) = members.get(&key).cloned() {
                members.insert(format!("{key}_"), member);
            }
        }
        _ => {}
    }
}

/// Adds a keyword to an object.
fn add<I: Iterator<Item = u16>>(root: &mut Value, place: &str, choices: &mut Choices<I>) {
    if let Some(Value::Object(members)) = root.pointer_mut(place)
        && let Some((key, value)) = choices.of(&keywords()).cloned()
    {
        members.insert(key.to_owned(), value);
    }
}
