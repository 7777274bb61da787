//! A value and where it stands, and how values are compared and shown.

use std::rc::Rc;
use std::sync::LazyLock;

use serde_json::{Map, Value};

use crate::document::Document;
use crate::pointer;

/// What stands where nothing is said.
pub(super) static NOTHING: LazyLock<Value> = LazyLock::new(|| Value::Object(Map::new()));

/// Fields that are for people only, in every object.
pub(super) const TEXTS: [&str; 7] =
    ["title", "description", "summary", "example", "examples", "externalDocs", "$comment"];

/// A value of a document with its JSON pointer.
#[derive(Debug, Clone)]
pub(super) struct Spot<'a> {
    pub(super) at: Rc<str>,
    pub(super) value: &'a Value,
}

impl<'a> Spot<'a> {
    pub(super) fn new(at: impl Into<Rc<str>>, value: &'a Value) -> Self {
        Self { at: at.into(), value }
    }

    /// A field, if it is there.
    pub(super) fn child(&self, field: &str) -> Option<Self> {
        Some(Self { at: pointer::join(&self.at, field).into(), value: self.value.get(field)? })
    }

    /// The entries of a map that stands in a field.
    pub(super) fn entries(&self, field: &str) -> Vec<(&'a str, Self)> {
        let at = pointer::join(&self.at, field);
        let map = self.value.get(field).and_then(Value::as_object);
        let spot = |(name, value): (&'a String, &'a Value)| {
            (name.as_str(), Self { at: pointer::join(&at, name).into(), value })
        };
        map.into_iter().flatten().map(spot).collect()
    }

    /// The items of an array that stands in a field.
    pub(super) fn items(&self, field: &str) -> Vec<Self> {
        let items = self.value.get(field).and_then(Value::as_array);
        let spot = |(index, value)| Self { at: format!("{}/{field}/{index}", self.at).into(), value };
        items.into_iter().flatten().enumerate().map(spot).collect()
    }

    pub(super) fn str(&self, field: &str) -> Option<&'a str> {
        self.value.get(field)?.as_str()
    }

    /// Whether a field says `true`.
    pub(super) fn is(&self, field: &str) -> bool {
        self.value.get(field) == Some(&Value::Bool(true))
    }

    /// What a chain of local references leads to; a reference that leads nowhere is its own meaning.
    pub(super) fn followed(&self, document: &'a Document) -> Self {
        let mut spot = self.clone();
        for _ in 0..64 {
            let at = spot.str("$ref").and_then(pointer::of_reference);
            let Some((at, value)) = at.and_then(|at| document.at(&at).map(|value| (at, value))) else {
                break;
            };
            spot = Self::new(at, value);
        }
        spot
    }
}

/// Equal as data: the order of keys and how a number is written make no difference.
pub(super) fn same_json(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Number(left), Value::Number(right)) => left == right || left.as_f64() == right.as_f64(),
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len() && left.iter().zip(right).all(|(left, right)| same_json(left, right))
        }
        (Value::Object(left), Value::Object(right)) => {
            left.len() == right.len()
                && left.iter().all(|(key, value)| right.get(key).is_some_and(|other| same_json(value, other)))
        }
        _ => left == right,
    }
}

/// A value in a sentence.
pub(super) fn shown(value: &Value) -> String {
    quoted(&value.as_str().map_or_else(|| value.to_string(), str::to_owned))
}

/// A name or text in a sentence, cut where it gets long.
pub(super) fn quoted(text: &str) -> String {
    const LONGEST: usize = 80;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("`{}…`", &text[..end]),
        None => format!("`{text}`"),
    }
}

/// The pointer of a field of a value at `at`.
pub(super) fn field(at: &str, name: &str) -> String {
    pointer::join(at, name)
}
