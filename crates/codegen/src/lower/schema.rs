//! Schemas.

use serde_json::{Number as JsonNumber, Value};
use windlass_spec::pointer::{self, join};

use super::{Lowering, MAX_DEPTH, Place, count, docs, flag, text};
use crate::ir::names::{self, Scope};
use crate::ir::{
    Array, Bound, Docs, Enum, IntWidth, Integer, Map, Number, Schema, SchemaKind, StringFormat, StringSchema, TypeKind,
    Variant,
};

/// What a schema is: something that needs a name, or something that does not.
pub(super) enum Shape {
    Type(Box<TypeKind>),
    Plain(SchemaKind),
}

/// Keys that say nothing about the shape of values.
const ANNOTATIONS: &[&str] = &[
    "title",
    "description",
    "default",
    "example",
    "examples",
    "deprecated",
    "nullable",
    "readOnly",
    "writeOnly",
    "externalDocs",
    "xml",
    "$comment",
];

/// The reference of `{$ref}` or `{allOf: [{$ref}]}` with nothing beside it but annotations.
pub(super) fn plain_reference(schema: &Value) -> Option<&str> {
    let object = schema.as_object()?;
    if let Some(reference) = object.get("$ref") {
        return reference.as_str();
    }
    let [member] = object.get("allOf")?.as_array()?.as_slice() else {
        return None;
    };
    // A `type` beside it repeats what the target says.
    let bare = object.keys().all(|key| {
        matches!(key.as_str(), "allOf" | "type") || ANNOTATIONS.contains(&key.as_str()) || key.starts_with("x-")
    });
    if bare { plain_reference(member) } else { None }
}

impl<'a> Lowering<'a> {
    /// A schema where it is used. An inline schema that needs a name gets `hint`, or one like it.
    pub(super) fn schema(&mut self, value: &'a Value, at: &str, hint: &str) -> Schema {
        if self.depth >= MAX_DEPTH {
            self.diagnostics.add(at, "nested too deep to be read; any value is accepted");
            return Schema::of(SchemaKind::Any);
        }
        self.depth += 1;
        let schema = self.schema_within(value, at, hint);
        self.depth -= 1;
        schema
    }

    fn schema_within(&mut self, value: &'a Value, at: &str, hint: &str) -> Schema {
        let own = docs(value);
        if let Some(reference) = plain_reference(value) {
            let mut schema = self.reference(reference, at, hint);
            schema.nullable |= self.is_nullable(value);
            schema.docs.deprecated |= own.deprecated;
            if !own.description.is_empty() || !own.title.is_empty() {
                schema.docs.title = own.title;
                schema.docs.description = own.description;
            }
            if own.example.is_some() {
                schema.docs.example = own.example;
            }
            if let Some(default) = value.get("default") {
                let target = self.document.resolve(value);
                let target = plain_reference(target).map_or(target, |_| self.target(value));
                schema.default = self.named_default(target, default, at);
            }
            return schema;
        }
        self.inline(value, at, hint, own)
    }

    /// A schema that stands where it is used. A place is read again in every type that takes it over through `allOf`, and
    /// means the same type there; when that happens within the place itself, the type contains itself.
    fn inline(&mut self, value: &'a Value, at: &str, hint: &str, own: Docs) -> Schema {
        let nullable = self.is_nullable(value);
        match self.places.get(at) {
            Some(Place::Read(schema)) => return (**schema).clone(),
            Some(Place::Open { name, claimed }) => {
                let name = if *claimed { name.clone() } else { self.names.claim(&name.clone()) };
                self.places.insert(at.to_owned(), Place::Open { name: name.clone(), claimed: true });
                return Schema { kind: SchemaKind::Named { name, boxed: false }, nullable, default: None, docs: own };
            }
            None => {}
        }
        // The name is claimed only when one is needed, but members are named after it.
        let name = self.names.next(hint);
        self.places.insert(at.to_owned(), Place::Open { name: name.clone(), claimed: false });
        let shape = self.shape(value, at, &name);
        let claimed = match self.places.remove(at) {
            Some(Place::Open { name, claimed: true }) => Some(name),
            _ => None,
        };
        let (kind, default) = match (shape, claimed) {
            (Shape::Plain(kind), None) => {
                let default = self.default_of(value, &kind, at);
                return Schema { kind, nullable, default, docs: own };
            }
            (Shape::Plain(kind), Some(name)) => {
                let kind = self.hoist(TypeKind::Newtype(Schema::of(kind)), at, name, own.clone());
                (kind, None)
            }
            (Shape::Type(kind), claimed) => {
                let name = claimed.unwrap_or_else(|| self.names.claim(&name));
                let default = match (kind.as_ref(), value.get("default")) {
                    (TypeKind::Enum(_), Some(default)) => self.named_default(value, default, at),
                    _ => None,
                };
                (self.hoist(*kind, at, name, own.clone()), default)
            }
        };
        let schema = Schema { kind, nullable, default, docs: own };
        self.places.insert(at.to_owned(), Place::Read(Box::new(schema.clone())));
        schema
    }

    /// The Rust type of a reference to a component.
    pub(super) fn component_type(&self, reference: &str) -> Option<String> {
        let (section, component) = pointer::component_of_reference(reference)?;
        if section == "schemas" { self.components.get(&component).cloned() } else { None }
    }

    /// What a reference means where it is used.
    pub(super) fn reference(&mut self, reference: &str, at: &str, hint: &str) -> Schema {
        if let Some((section, component)) = pointer::component_of_reference(reference)
            && section == "schemas"
            && let Some(name) = self.components.get(&component)
        {
            let kind = SchemaKind::Named { name: name.clone(), boxed: false };
            let target = self.document.schema(&component).unwrap_or(&Value::Null);
            let nullable = self.is_nullable(target);
            let default = match target.get("default") {
                Some(default) => {
                    self.named_default(target, default, &pointer::join_all("", &["components", "schemas", &component]))
                }
                None => None,
            };
            // A use without prose of its own means what the type means; an example is the type's alone.
            let docs = Docs { example: None, ..docs(target) };
            return Schema { kind, nullable, default, docs };
        }
        if let Some(known) = self.inlined.get(reference) {
            return known.clone();
        }
        let target = pointer::of_reference(reference).and_then(|place| Some((self.document.at(&place)?, place)));
        let Some((target, place)) = target else {
            self.diagnostics.add(at, format!("the reference {reference} leads nowhere; any value is accepted"));
            return Schema::of(SchemaKind::Any);
        };
        if self.inlining.iter().any(|other| other == reference) {
            self.diagnostics.add(at, format!(
                "the reference {reference} leads back to itself; move its target to components.schemas; any value is accepted"
            ));
            return Schema::of(SchemaKind::Any);
        }
        self.inlining.push(reference.to_owned());
        let schema = self.schema(target, &place, hint);
        self.inlining.pop();
        self.inlined.insert(reference.to_owned(), schema.clone());
        schema
    }

    /// The schema behind a plain reference, as it stands in the document.
    pub(super) fn target(&self, schema: &'a Value) -> &'a Value {
        let mut current = schema;
        // Longer chains go round in a circle.
        for _ in 0..32 {
            let Some(reference) = plain_reference(current) else { return current };
            let Some(next) = pointer::of_reference(reference).and_then(|place| self.document.at(&place)) else {
                return current;
            };
            current = next;
        }
        current
    }

    /// Null is a value of it.
    pub(super) fn is_nullable(&self, schema: &'a Value) -> bool {
        let mut current = schema;
        for _ in 0..32 {
            let null_type = match current.get("type") {
                Some(Value::String(name)) => name == "null",
                Some(Value::Array(names)) => names.iter().any(|name| name == "null"),
                _ => false,
            };
            let null_variant = ["oneOf", "anyOf"].iter().any(|key| {
                let variants = current.get(*key).and_then(Value::as_array);
                variants.is_some_and(|variants| variants.iter().any(is_null))
            });
            let null_value = current.get("enum").and_then(Value::as_array).is_some_and(|values| {
                // 3.0 wants `nullable` beside it too, which documents tend to forget.
                values.contains(&Value::Null)
            });
            if flag(current, "nullable") || null_type || null_variant || null_value {
                return true;
            }
            let next =
                plain_reference(current).and_then(pointer::of_reference).and_then(|place| self.document.at(&place));
            match next {
                Some(next) => current = next,
                None => return false,
            }
        }
        false
    }

    /// The shape of a schema that is no plain reference.
    pub(super) fn shape(&mut self, value: &'a Value, at: &str, name: &str) -> Shape {
        let Some(object) = value.as_object() else {
            if value != &Value::Bool(true) {
                self.diagnostics.add(at, "not a schema; any value is accepted");
            }
            return Shape::Plain(SchemaKind::Any);
        };
        for key in ["if", "prefixItems", "patternProperties", "dependentSchemas", "contains", "propertyNames"] {
            if object.contains_key(key) {
                self.diagnostics.add(join(at, key), format!("`{key}` is not checked"));
            }
        }
        if object.contains_key("allOf") {
            return self.all_of(value, at, name);
        }
        if let Some(values) = enumerated(value) {
            return self.enumeration(value, &values);
        }
        if self.is_union(value) {
            return self.union(value, at, name);
        }
        let kind = match type_of(value) {
            Some("object") => return self.object(value, at, name),
            Some("array") => self.array(value, at, name),
            Some("string") => SchemaKind::String(self.string(value, at)),
            Some("integer") => self.integer(value),
            Some("number") => self.number(value),
            Some("boolean") => SchemaKind::Boolean,
            Some("null") | None => SchemaKind::Any,
            Some(other) => {
                self.diagnostics.add(join(at, "type"), format!("the type {other} is not known; any value is accepted"));
                SchemaKind::Any
            }
        };
        Shape::Plain(kind)
    }

    pub(super) fn enumeration(&mut self, value: &'a Value, values: &[&'a Value]) -> Shape {
        let values: Vec<&Value> = values.iter().copied().filter(|value| !value.is_null()).collect();
        if !values.is_empty() && values.iter().all(|value| value.is_string()) {
            let mut scope = Scope::default();
            let mut variants: Vec<Variant> = Vec::with_capacity(values.len());
            for wire in values.iter().filter_map(|value| value.as_str()) {
                if variants.iter().all(|variant| variant.wire != wire) {
                    let name = scope.claim(&names::variant_name(wire));
                    variants.push(Variant { wire: wire.to_owned(), name });
                }
            }
            let unknown = scope.claim("Unknown");
            return Shape::Type(Box::new(TypeKind::Enum(Enum { variants, unknown })));
        }
        let integers: Option<Vec<i64>> = values.iter().map(|value| value.as_i64()).collect();
        match integers {
            Some(values) if !values.is_empty() => {
                let kind = match self.integer(value) {
                    SchemaKind::Integer(integer) => SchemaKind::Integer(Integer { values, ..integer }),
                    other => other,
                };
                Shape::Plain(kind)
            }
            _ => {
                let numbers: Option<Vec<JsonNumber>> = values.iter().map(|value| value.as_number().cloned()).collect();
                let kind = match (numbers, self.number(value)) {
                    (Some(values), SchemaKind::Number(number)) if !values.is_empty() => {
                        SchemaKind::Number(Number { values, ..number })
                    }
                    // Both of them say no more than the type.
                    _ if values.len() == 2 && values.iter().all(|value| value.is_boolean()) => SchemaKind::Boolean,
                    _ if values.is_empty() => SchemaKind::Any,
                    _ => SchemaKind::Values(values.into_iter().cloned().collect()),
                };
                Shape::Plain(kind)
            }
        }
    }

    fn array(&mut self, value: &'a Value, at: &str, name: &str) -> SchemaKind {
        let items = match value.get("items") {
            Some(items) => self.schema(items, &join(at, "items"), &format!("{name}Item")),
            None => Schema::of(SchemaKind::Any),
        };
        SchemaKind::Array(Array {
            items: Box::new(items),
            min_items: count(value, "minItems").filter(|limit| *limit > 0),
            max_items: count(value, "maxItems"),
            unique_items: flag(value, "uniqueItems"),
        })
    }

    fn string(&mut self, value: &'a Value, at: &str) -> StringSchema {
        let pattern =
            value.get("pattern").and_then(Value::as_str).and_then(|text| match self.patterns.translate(text) {
                Ok(pattern) => Some(pattern),
                Err(reason) => {
                    self.diagnostics.add(join(at, "pattern"), format!("the pattern {text} is not checked: {reason}"));
                    None
                }
            });
        let format = match text(value, "format").as_str() {
            "uuid" => StringFormat::Uuid,
            "date-time" => StringFormat::DateTime,
            "date" => StringFormat::Date,
            "binary" => StringFormat::Binary,
            "uri" | "url" => StringFormat::Checked("uri"),
            "email" => StringFormat::Checked("email"),
            "ipv4" => StringFormat::Checked("ipv4"),
            "ipv6" => StringFormat::Checked("ipv6"),
            "hostname" => StringFormat::Checked("hostname"),
            "byte" => StringFormat::Checked("byte"),
            _ => StringFormat::Plain,
        };
        StringSchema {
            format,
            min_length: count(value, "minLength").filter(|limit| *limit > 0),
            max_length: count(value, "maxLength"),
            pattern,
        }
    }

    fn integer(&mut self, value: &'a Value) -> SchemaKind {
        let width = match text(value, "format").as_str() {
            "int8" | "int16" | "int32" => IntWidth::I32,
            "uint8" => IntWidth::U8,
            "uint16" => IntWidth::U16,
            "uint32" => IntWidth::U32,
            "uint" | "uint64" => IntWidth::U64,
            _ => IntWidth::I64,
        };
        let (lowest, highest) = width.limits();
        let outside = |bound: &Bound, is_out: &dyn Fn(i128) -> bool| {
            let exact = whole(&bound.value);
            bound.exclusive || exact.is_none_or(|limit| !is_out(limit))
        };
        SchemaKind::Integer(Integer {
            width,
            // A limit that the type keeps anyway is none.
            minimum: bound(value, "minimum", "exclusiveMinimum")
                .filter(|bound| outside(bound, &|limit| limit <= lowest)),
            maximum: bound(value, "maximum", "exclusiveMaximum")
                .filter(|bound| outside(bound, &|limit| limit >= highest)),
            // A fraction as the factor of integers is left out: documents that have one mean a number.
            multiple_of: positive(value, "multipleOf")
                .filter(|factor| whole(factor).is_some_and(|factor| factor > 1 && factor <= highest)),
            values: Vec::new(),
        })
    }

    fn number(&mut self, value: &'a Value) -> SchemaKind {
        SchemaKind::Number(Number {
            minimum: bound(value, "minimum", "exclusiveMinimum"),
            maximum: bound(value, "maximum", "exclusiveMaximum"),
            multiple_of: positive(value, "multipleOf"),
            values: Vec::new(),
        })
    }

    /// A map: an object with no properties, but with a schema for those it may have.
    pub(super) fn map(&mut self, values: &'a Value, parent: &Value, at: &str, name: &str) -> SchemaKind {
        let values = self.schema(values, &join(at, "additionalProperties"), &format!("{name}Value"));
        SchemaKind::Map(Map {
            values: Box::new(values),
            min_properties: count(parent, "minProperties").filter(|limit| *limit > 0),
            max_properties: count(parent, "maxProperties"),
        })
    }

    /// The default of an unnamed type, if it fits.
    pub(super) fn default_of(&mut self, value: &'a Value, kind: &SchemaKind, at: &str) -> Option<Value> {
        match kind {
            // The empty object says no more than an absent one.
            SchemaKind::Map(_)
            | SchemaKind::Object { .. }
            | SchemaKind::Any
            | SchemaKind::Values(_)
            | SchemaKind::Named { .. } => None,
            _ => self.fitting(value, value.get("default")?, at),
        }
    }

    /// The default of a use of a named type, given that type's schema: enums, primitives and lists have one.
    fn named_default(&mut self, target: &'a Value, default: &Value, at: &str) -> Option<Value> {
        let may = enumerated(target).is_some()
            || matches!(type_of(target), Some("boolean" | "integer" | "number" | "string" | "array"));
        if may { self.fitting(target, default, at) } else { None }
    }

    fn fitting(&mut self, schema: &'a Value, default: &Value, at: &str) -> Option<Value> {
        let wrong = match self.fit(schema, default) {
            _ if default.is_null() => return None,
            Fit::Written => return Some(default.clone()),
            Fit::Unwritten => "this default cannot be written in Rust; left out",
            Fit::Wrong => "the default is no value of the type; left out",
        };
        self.diagnostics.add(join(at, "default"), wrong);
        None
    }

    fn fit(&self, schema: &'a Value, default: &Value) -> Fit {
        let schema = self.target(schema);
        if enumerated(schema).is_some_and(|values| !values.contains(&default)) {
            return Fit::Wrong;
        }
        let fits = match type_of(schema) {
            Some("boolean") => default.is_boolean(),
            Some("integer") => default.is_i64(),
            Some("number") => default.is_number(),
            Some("string") => default.is_string(),
            Some("array") => default.is_array(),
            None => enumerated(schema).is_some(),
            Some(_) => return Fit::Unwritten,
        };
        let format = schema.get("format").and_then(Value::as_str);
        let items = schema.get("items").unwrap_or(&Value::Null);
        match default {
            _ if !fits => Fit::Wrong,
            Value::String(_) if matches!(format, Some("uuid" | "date" | "date-time" | "binary")) => Fit::Unwritten,
            Value::Array(values) => values.iter().map(|value| self.fit(items, value)).max().unwrap_or(Fit::Written),
            Value::Null | Value::Object(_) => Fit::Unwritten,
            _ => Fit::Written,
        }
    }
}

/// Whether a default is a value of its type, and can be written in Rust.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Written,
    Unwritten,
    Wrong,
}

/// The schema of null alone.
pub(super) fn is_null(schema: &Value) -> bool {
    schema.get("type").is_some_and(|name| name == "null")
        || schema.get("enum").and_then(Value::as_array).is_some_and(|values| values.as_slice() == [Value::Null])
}

/// `enum`, or the one value of `const`.
pub(super) fn enumerated(schema: &Value) -> Option<Vec<&Value>> {
    if let Some(value) = schema.get("const") {
        return Some(vec![value]);
    }
    let values = schema.get("enum")?.as_array()?;
    // An empty list is a slip: no value at all would fit.
    (!values.is_empty()).then(|| values.iter().collect())
}

/// `type`, or what the other keywords tell of it.
pub(super) fn type_of(schema: &Value) -> Option<&str> {
    match schema.get("type") {
        Some(Value::String(name)) => return Some(name),
        Some(Value::Array(names)) => {
            let mut names = names.iter().filter_map(Value::as_str).filter(|name| *name != "null");
            let first = names.next();
            return if names.next().is_some() { None } else { first };
        }
        _ => {}
    }
    let object = schema.as_object()?;
    let has = |keys: &[&str]| keys.iter().any(|key| object.contains_key(*key));
    if has(&["properties", "additionalProperties", "required", "minProperties", "maxProperties"]) {
        Some("object")
    } else if has(&["items", "minItems", "maxItems", "uniqueItems"]) {
        Some("array")
    } else if has(&["pattern", "minLength", "maxLength"]) {
        Some("string")
    } else if has(&["multipleOf", "minimum", "maximum"]) {
        Some("number")
    } else {
        None
    }
}

/// Both forms: the boolean of 3.0 beside the limit, and the number of 3.1 in its own right.
fn bound(schema: &Value, inclusive: &str, exclusive: &str) -> Option<Bound> {
    let number = |key: &str| schema.get(key).and_then(Value::as_number).cloned();
    if let Some(value) = number(exclusive) {
        return Some(Bound { value, exclusive: true });
    }
    Some(Bound { value: number(inclusive)?, exclusive: flag(schema, exclusive) })
}

fn positive(schema: &Value, key: &str) -> Option<JsonNumber> {
    schema
        .get(key)
        .and_then(Value::as_number)
        .filter(|number| number.as_f64().is_some_and(|value| value > 0.0))
        .cloned()
}

/// The number, if it is a whole one, however it is written.
fn whole(number: &JsonNumber) -> Option<i128> {
    number.as_i128().or_else(|| {
        let value = number.as_f64()?;
        (value.fract() == 0.0).then_some(value as i128)
    })
}
