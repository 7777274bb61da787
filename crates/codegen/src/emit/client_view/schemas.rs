//! Schemas of the view: emptied where they are named, reduced to their shape where they are used.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::{ViewOptions, names, resolve};
use crate::ir::names::type_name;

/// How deep a schema in place is followed before it becomes "any value".
const MAX_DEPTH: usize = 16;

/// The named schemas and what stands for them.
#[derive(Debug)]
pub(super) struct Schemas<'a> {
    root: &'a Value,
    /// Name in the document → name in the view and path of the Rust type.
    named: BTreeMap<&'a str, (String, String)>,
}

/// What a parameter's schema is, as far as a parameter can tell.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Shape {
    /// One word: the schema to use for it.
    Scalar(Value),
    /// A list of words: the schema of one.
    List(Value),
    /// Anything else.
    Other,
}

impl<'a> Schemas<'a> {
    pub(super) fn new(root: &'a Value, options: &ViewOptions) -> Self {
        let mut named = BTreeMap::new();
        let mut taken = Vec::new();
        let schemas = root.pointer("/components/schemas").and_then(Value::as_object);
        for name in schemas.into_iter().flatten().map(|(name, _)| name) {
            let rust_name = match options.type_names.get(name) {
                Some(rust_name) => rust_name.clone(),
                None => type_name(name),
            };
            // typify looks a replacement up by the name's Pascal form, so the view has that form.
            let wanted = match names::pascal(&rust_name) {
                empty if empty.is_empty() => "Schema".to_owned(),
                pascal => pascal,
            };
            let view_name = names::unique(&wanted, |name| taken.iter().any(|other| other == name));
            taken.push(view_name.clone());
            named.insert(name.as_str(), (view_name, format!("{}::{rust_name}", options.types_crate)));
        }
        Self { root, named }
    }

    /// The components of the view, in the document's order.
    pub(super) fn emptied(&self) -> Map<String, Value> {
        let schemas = self.root.pointer("/components/schemas").and_then(Value::as_object);
        schemas
            .into_iter()
            .flatten()
            .filter_map(|(name, _)| self.named.get(name.as_str()))
            .map(|(view_name, _)| (view_name.clone(), json!({ "type": "object" })))
            .collect()
    }

    pub(super) fn replacements(&self) -> BTreeMap<String, String> {
        self.named.values().cloned().collect()
    }

    pub(super) fn view_names(&self) -> impl Iterator<Item = &str> {
        self.named.values().map(|(view_name, _)| view_name.as_str())
    }

    /// The component that a schema is, when it is nothing but a reference to one.
    fn component(&self, schema: &Value) -> Option<&'a str> {
        let reference = schema.get("$ref").and_then(Value::as_str)?;
        let name = reference.strip_prefix("#/components/schemas/")?;
        self.named.get_key_value(name).map(|(name, _)| *name)
    }

    /// The path of the Rust type of a schema that is a component.
    pub(super) fn rust_path(&self, schema: &Value) -> Option<&str> {
        let schema = single(schema).unwrap_or(schema);
        Some(self.named.get(self.component(schema)?)?.1.as_str())
    }

    /// A reference to a named schema, as the view writes it.
    pub(super) fn reference(&self, name: &str) -> Option<Value> {
        let (view_name, _) = self.named.get(name)?;
        Some(json!({ "$ref": format!("#/components/schemas/{view_name}") }))
    }

    /// The schema of a body, as the view says it.
    pub(super) fn body(&self, schema: &Value) -> Value {
        self.used(schema, 0)
    }

    fn used(&self, schema: &Value, depth: usize) -> Value {
        if depth > MAX_DEPTH {
            return json!({});
        }
        if let Some(reference) = self.component(schema).and_then(|name| self.reference(name)) {
            return reference;
        }
        let schema = resolve(self.root, schema);
        if let Some(only) = single(schema) {
            return self.used(only, depth + 1);
        }
        let mut out = match scalar(schema) {
            Some(scalar) => scalar,
            None => match schema.get("type").and_then(Value::as_str) {
                Some("array") => match schema.get("items") {
                    Some(items) => json!({ "type": "array", "items": self.used(items, depth + 1) }),
                    None => json!({ "type": "array", "items": {} }),
                },
                Some("object") if schema.get("properties").is_none() => match schema.get("additionalProperties") {
                    Some(value) if value.is_object() => json!({
                        "type": "object",
                        "additionalProperties": self.used(value, depth + 1),
                    }),
                    _ => json!({}),
                },
                _ => return json!({}),
            },
        };
        if schema.get("nullable") == Some(&Value::Bool(true)) && out != json!({}) {
            out["nullable"] = true.into();
        }
        out
    }

    /// The shape of a parameter's schema.
    pub(super) fn shape(&self, schema: &Value) -> Shape {
        self.shape_at(schema, 0)
    }

    fn shape_at(&self, schema: &Value, depth: usize) -> Shape {
        let target = resolve(self.root, schema);
        if depth > MAX_DEPTH || target.get("$ref").is_some() {
            return Shape::Other;
        }
        if let Some(only) = single(target) {
            return self.shape_at(only, depth + 1);
        }
        // An enumeration has a type of its own with `Display`; other named words are plain ones.
        if target.get("enum").is_some()
            && target.get("type") == Some(&"string".into())
            && let Some(reference) = self.component(schema).and_then(|name| self.reference(name))
        {
            return Shape::Scalar(reference);
        }
        if let Some(scalar) = scalar(target) {
            return Shape::Scalar(scalar);
        }
        if let Some(items) = target.get("items") {
            return match self.shape_at(items, depth + 1) {
                Shape::Scalar(item) => Shape::List(item),
                _ => Shape::Other,
            };
        }
        Shape::Other
    }

    /// The properties of the object that a schema is.
    pub(super) fn object<'s>(&'s self, schema: &'s Value) -> Option<&'s Value> {
        let schema = resolve(self.root, schema);
        schema.get("properties").is_some().then_some(schema)
    }
}

/// The only alternative of an `allOf`, `oneOf` or `anyOf` that says nothing else.
fn single(schema: &Value) -> Option<&Value> {
    if schema.get("type").is_some() || schema.get("properties").is_some() {
        return None;
    }
    ["allOf", "oneOf", "anyOf"].iter().find_map(|key| match schema.get(*key)?.as_array()?.as_slice() {
        [only] => Some(only),
        _ => None,
    })
}

/// The type and format of a word, without its bounds.
fn scalar(schema: &Value) -> Option<Value> {
    let format = schema.get("format").and_then(Value::as_str);
    Some(match schema.get("type")?.as_str()? {
        "string" => match format {
            Some(format @ ("uuid" | "date-time")) => json!({ "type": "string", "format": format }),
            _ => json!({ "type": "string" }),
        },
        // As wide as in the types.
        "integer" => match format {
            Some(format @ ("uint8" | "uint16" | "uint32")) => json!({ "type": "integer", "format": format }),
            Some("int8" | "int16" | "int32") => json!({ "type": "integer", "format": "int32" }),
            Some("uint" | "uint64") => json!({ "type": "integer", "format": "uint64" }),
            _ => json!({ "type": "integer", "format": "int64" }),
        },
        "number" => json!({ "type": "number", "format": "double" }),
        "boolean" => json!({ "type": "boolean" }),
        _ => return None,
    })
}
