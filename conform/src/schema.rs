//! Schemas of the document as checkers of values. They share no code with the generator's validators.

use std::{collections::HashMap, sync::Arc};

use jsonschema::Validator;
use serde_json::{Map, Value, json};

/// Who sends a value: `readOnly` members need not be sent, `writeOnly` ones need not be answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Side {
    Request,
    Answer,
}

/// Checks values against one schema. One that cannot be used accepts everything.
#[derive(Debug)]
pub(crate) struct Checker(Option<Validator>);

impl Checker {
    pub(crate) fn accepts(&self, value: &Value) -> bool {
        self.0.as_ref().is_none_or(|validator| validator.is_valid(value))
    }

    /// What is wrong with a value: up to three complaints with their pointers.
    pub(crate) fn complaints(&self, value: &Value) -> Option<String> {
        let complaints: Vec<_> = self
            .0
            .iter()
            .flat_map(|validator| validator.iter_errors(value))
            .take(3)
            .map(|error| {
                let place = error.instance_path().to_string();
                // The checker quotes the value, which may be a whole document.
                let text: String = error.to_string().chars().take(200).collect();
                if place.is_empty() { text } else { format!("{place}: {text}") }
            })
            .collect();
        (!complaints.is_empty()).then(|| complaints.join("; "))
    }
}

/// Makes checkers, each schema once.
pub(crate) struct Schemas {
    components: HashMap<Side, Map<String, Value>>,
    made: HashMap<(String, Side), Arc<Checker>>,
    /// Schemas that cannot be used, and why.
    pub(crate) notes: Vec<String>,
}

impl Schemas {
    pub(crate) fn new(root: &Value) -> Self {
        let of = |side| {
            let mut schemas = root["components"]["schemas"].as_object().cloned().unwrap_or_default();
            schemas.values_mut().for_each(|schema| modernize(schema, side));
            (side, schemas)
        };
        let components = [of(Side::Request), of(Side::Answer)].into();
        Self { components, made: HashMap::new(), notes: Vec::new() }
    }

    pub(crate) fn checker(&mut self, schema: &Value, side: Side) -> Arc<Checker> {
        let key = (schema.to_string(), side);
        if let Some(made) = self.made.get(&key) {
            return made.clone();
        }
        let mut modern = schema.clone();
        modernize(&mut modern, side);
        // Only what is reached: a document may have thousands.
        let mut reached = Map::new();
        reach(&modern, &self.components[&side], &mut reached);
        let whole = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "allOf": [modern],
            "components": {"schemas": reached},
        });
        let validator = jsonschema::options().should_validate_formats(true).build(&whole);
        if let Err(error) = &validator {
            let text: String = key.0.chars().take(100).collect();
            let why: String = error.to_string().chars().take(200).collect();
            self.notes.push(format!("a schema cannot be used, so nothing is checked against it: {text}: {why}"));
        }
        let made = Arc::new(Checker(validator.ok()));
        self.made.insert(key, made.clone());
        made
    }
}

/// Gathers the named schemas that a schema refers to, directly or not.
fn reach(schema: &Value, components: &Map<String, Value>, reached: &mut Map<String, Value>) {
    match schema {
        Value::Array(items) => items.iter().for_each(|item| reach(item, components, reached)),
        Value::Object(members) => {
            let reference = members.get("$ref").and_then(Value::as_str);
            let pointer = reference.and_then(|reference| reference.strip_prefix("#/components/schemas/"));
            if let Some(token) = pointer.and_then(|pointer| pointer.split('/').next()) {
                let name = windlass_spec::pointer::unescape(token);
                if let Some(component) = components.get(name.as_ref())
                    && !reached.contains_key(name.as_ref())
                {
                    reached.insert(name.into_owned(), component.clone());
                    reach(component, components, reached);
                }
            }
            members.values().for_each(|member| reach(member, components, reached));
        }
        _ => {}
    }
}

/// From the dialect of OpenAPI 3.0 to JSON Schema: `nullable` becomes a type of its own, exclusive bounds numbers.
fn modernize(schema: &mut Value, side: Side) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(|item| modernize(item, side)),
        Value::Object(members) => {
            // Their texts are data that only looks like schemas.
            for data in ["example", "default", "x-examples"] {
                if members.get(data).is_some_and(|value| !value.get("type").is_some_and(Value::is_string)) {
                    members.remove(data);
                }
            }
            optional_members(members, side);
            members.iter_mut().filter(|(key, _)| *key != "enum").for_each(|(_, value)| modernize(value, side));
            for (flag, bound) in [("exclusiveMinimum", "minimum"), ("exclusiveMaximum", "maximum")] {
                if let Some(Value::Bool(exclusive)) = members.get(flag).cloned() {
                    members.remove(flag);
                    if let Some(limit) = exclusive.then(|| members.remove(bound)).flatten() {
                        members.insert(flag.into(), limit);
                    }
                }
            }
            if members.get("nullable") == Some(&Value::Bool(true)) {
                members.remove("nullable");
                let rest = std::mem::take(members);
                members.insert("anyOf".into(), json!([{"type": "null"}, rest]));
            }
        }
        _ => {}
    }
}

fn optional_members(members: &mut Map<String, Value>, side: Side) {
    let flag = match side {
        Side::Request => "readOnly",
        Side::Answer => "writeOnly",
    };
    let Some(properties) = members.get("properties").and_then(Value::as_object) else { return };
    let free: Vec<_> =
        properties.iter().filter(|(_, property)| property[flag] == true).map(|(name, _)| name.clone()).collect();
    if let Some(required) = members.get_mut("required").and_then(Value::as_array_mut) {
        required.retain(|name| !free.iter().any(|free| name == free));
    }
}

/// Whether a media type's bodies are JSON.
pub(crate) fn is_json(media: &str) -> bool {
    let kind = media.split(';').next().unwrap_or_default().trim().to_lowercase();
    kind == "application/json" || kind.ends_with("+json")
}

/// A text from a header or a parameter as the value that its schema means.
pub(crate) fn value_of_text(schema: &Value, text: &str) -> Value {
    let parsed = match schema["type"].as_str() {
        Some("integer") => text.parse::<i64>().ok().map(Value::from),
        Some("number") => text.parse::<f64>().ok().map(Value::from),
        Some("boolean") => text.parse::<bool>().ok().map(Value::from),
        _ => None,
    };
    parsed.unwrap_or_else(|| Value::from(text))
}

/// Follows references, also one that is wrapped to give it a default or to let it be null.
pub(crate) fn resolve<'a>(root: &'a Value, schema: &'a Value) -> &'a Value {
    let mut current = schema;
    for _ in 0..32 {
        let target = match (current.get("$ref"), current.get("allOf").and_then(Value::as_array)) {
            (Some(target), _) => Some(target),
            (None, Some(all)) if all.len() == 1 && current.get("properties").is_none() => match all[0].get("$ref") {
                Some(target) => Some(target),
                None => return &all[0],
            },
            _ => None,
        };
        let pointer = target.and_then(Value::as_str).and_then(|target| target.strip_prefix('#'));
        match pointer.and_then(|pointer| root.pointer(pointer)) {
            Some(next) => current = next,
            None => return current,
        }
    }
    current
}
