//! Values from texts: what paths, query strings, headers, cookies and forms carry beyond single words.
//!
//! A generated [`Shape`] says what a text is to become; the texts come as a [`Node`], whatever style they were written
//! in. What does not fit its shape stays a string, so that decoding tells what was expected.

use std::collections::HashMap;

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Serialize;
use serde_json::{Map, Number, Value};

/// What a text stands for.
#[derive(Debug, Clone, Copy)]
pub enum Shape {
    /// The text itself.
    Text,
    /// An integer.
    Integer,
    /// A number.
    Number,
    /// `true` or `false`.
    Boolean,
    /// JSON text.
    Json,
    /// Items of one shape.
    Array(&'static Shape),
    /// An object: its properties by name, and the shape of further ones when it has any.
    Object(&'static [(&'static str, Shape)], Option<&'static Shape>),
    /// The first of these that fits.
    Any(&'static [Shape]),
}

/// The properties of an object by name, and the shape of further ones.
pub type Properties = (&'static [(&'static str, Shape)], Option<&'static Shape>);

/// Texts that were sent, as they hang together.
#[derive(Debug, Default)]
pub struct Node {
    /// What was sent for this very name.
    pub texts: Vec<String>,
    /// What was sent below it, in order; the empty name is that of an item (`a[]`).
    children: Vec<(String, Node)>,
    /// Where each child is: a search through many would be a way to stall the server.
    places: HashMap<String, usize>,
}

/// The deepest that names in brackets may nest. The bound keeps reading them within a small stack.
const MAX_DEPTH: usize = 16;

impl Node {
    /// Nothing was sent.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty() && self.children.is_empty()
    }

    /// The node of a child, made when it is missing.
    pub fn child(&mut self, name: &str) -> &mut Node {
        let position = match self.places.get(name) {
            Some(position) => *position,
            None => {
                self.children.push((name.to_owned(), Node::default()));
                self.places.insert(name.to_owned(), self.children.len() - 1);
                self.children.len() - 1
            }
        };
        &mut self.children[position].1
    }

    /// Adds a text under a name in brackets: `[a][b]` is the child `b` of the child `a`.
    pub fn add(&mut self, brackets: &str, text: String) {
        let mut node = self;
        let mut rest = brackets;
        for _ in 0..MAX_DEPTH {
            let Some((name, after)) = rest.strip_prefix('[').and_then(|inner| inner.split_once(']')) else {
                break;
            };
            node = node.child(name);
            rest = after;
        }
        node.texts.push(text);
    }
}

impl Shape {
    /// It may be an array.
    #[must_use]
    pub fn is_array(&self) -> bool {
        match self {
            Shape::Array(_) => true,
            Shape::Any(shapes) => shapes.iter().any(Shape::is_array),
            _ => false,
        }
    }

    /// The properties, if it is an object.
    #[must_use]
    pub fn properties(&self) -> Option<Properties> {
        match self {
            Shape::Object(properties, further) => Some((properties, *further)),
            Shape::Any(shapes) => shapes.iter().find_map(Shape::properties),
            _ => None,
        }
    }

    /// The value of what was sent.
    #[must_use]
    pub fn value(&self, node: &Node) -> Value {
        match self {
            Shape::Object(properties, further) if !node.children.is_empty() => {
                let mut object = Map::new();
                for (name, child) in &node.children {
                    let shape = properties.iter().find(|(known, _)| known == name).map(|(_, shape)| shape);
                    if let Some(shape) = shape.or(*further) {
                        object.insert(name.clone(), shape.value(child));
                    }
                }
                Value::Object(object)
            }
            Shape::Array(item) if !node.children.is_empty() => {
                let mut items = Vec::new();
                for (name, child) in &node.children {
                    if name.is_empty() && child.children.is_empty() {
                        items.extend(child.texts.iter().map(|text| item.text(text)));
                    } else {
                        items.push(item.value(child));
                    }
                }
                Value::Array(items)
            }
            Shape::Any(shapes) => {
                let fitting = if !node.children.is_empty() {
                    shapes.iter().find(|shape| shape.properties().is_some() || shape.is_array())
                } else if node.texts.len() > 1 {
                    shapes.iter().find(|shape| shape.is_array())
                } else {
                    None
                };
                match (fitting, node.texts.as_slice()) {
                    (Some(shape), _) => shape.value(node),
                    (None, [text]) => self.text(text),
                    (None, texts) => strings(texts),
                }
            }
            Shape::Array(item) => Value::Array(node.texts.iter().map(|text| item.text(text)).collect()),
            shape => match node.texts.as_slice() {
                [text] => shape.text(text),
                texts => strings(texts),
            },
        }
    }

    /// The value of one text: a string when it is of no other shape.
    #[must_use]
    pub fn text(&self, text: &str) -> Value {
        self.fitting(text).unwrap_or_else(|| Value::String(text.to_owned()))
    }

    fn fitting(&self, text: &str) -> Option<Value> {
        match self {
            Shape::Text => Some(Value::String(text.to_owned())),
            Shape::Integer => {
                let number: Number = serde_json::from_str(text).ok()?;
                (!number.is_f64()).then_some(Value::Number(number))
            }
            Shape::Number => serde_json::from_str(text).ok().map(Value::Number),
            Shape::Boolean => match text {
                "true" => Some(Value::Bool(true)),
                "false" => Some(Value::Bool(false)),
                _ => None,
            },
            Shape::Json => serde_json::from_str(text).ok(),
            Shape::Object(..) => serde_json::from_str(text).ok().filter(Value::is_object),
            Shape::Array(item) => Some(Value::Array(vec![item.text(text)])),
            Shape::Any(shapes) => shapes.iter().find_map(|shape| shape.fitting(text)),
        }
    }
}

fn strings(texts: &[String]) -> Value {
    Value::Array(texts.iter().map(|text| Value::String(text.clone())).collect())
}

/// A value as a form: `application/x-www-form-urlencoded`, as [`Shape`] reads it.
///
/// A list is its field repeated, an object inside has its names in brackets, and what is null is left out. What is no
/// object as a whole is an empty form.
pub fn form_text<T: Serialize>(value: &T) -> String {
    let mut out = String::new();
    // What cannot be written as JSON has no form either.
    if let Ok(Value::Object(object)) = serde_json::to_value(value) {
        for (name, value) in &object {
            write_pairs(name, value, &mut out);
        }
    }
    out
}

fn write_pairs(name: &str, value: &Value, out: &mut String) {
    let text = match value {
        Value::Null => return,
        Value::Bool(flag) => flag.to_string(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(items) => {
            // What has names of its own inside is numbered, so that it stays together.
            let is_numbered = items.iter().any(|item| item.is_object() || item.is_array());
            for (number, item) in items.iter().enumerate() {
                match is_numbered {
                    true => write_pairs(&format!("{name}[{number}]"), item, out),
                    false => write_pairs(name, item, out),
                }
            }
            return;
        }
        Value::Object(object) => {
            for (inner, value) in object {
                write_pairs(&format!("{name}[{inner}]"), value, out);
            }
            return;
        }
    };
    if !out.is_empty() {
        out.push('&');
    }
    for (position, part) in [name, &text].into_iter().enumerate() {
        if position > 0 {
            out.push('=');
        }
        out.extend(utf8_percent_encode(part, NON_ALPHANUMERIC));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const POINT: Shape = Shape::Object(
        &[
            ("x", Shape::Integer),
            ("tags", Shape::Array(&Shape::Text)),
            ("inner", Shape::Object(&[("on", Shape::Boolean)], None)),
        ],
        Some(&Shape::Number),
    );

    #[track_caller]
    fn check(shape: &Shape, pairs: &[(&str, &str)], expected: Value) {
        let mut node = Node::default();
        for (brackets, text) in pairs {
            node.add(brackets, (*text).to_owned());
        }
        assert_eq!(shape.value(&node), expected, "{pairs:?}");
    }

    #[test]
    fn texts_take_their_shape() {
        check(&Shape::Integer, &[("", "5")], json!(5));
        check(&Shape::Integer, &[("", "5.5")], json!("5.5"));
        check(&Shape::Number, &[("", "5.5")], json!(5.5));
        check(&Shape::Boolean, &[("", "true")], json!(true));
        check(&Shape::Json, &[("", "{\"a\":1}")], json!({"a": 1}));
        check(&Shape::Array(&Shape::Integer), &[("", "1"), ("", "2")], json!([1, 2]));
        check(&Shape::Array(&Shape::Integer), &[("[]", "1"), ("[]", "2")], json!([1, 2]));
        check(&Shape::Array(&Shape::Integer), &[("[0]", "1"), ("[1]", "2")], json!([1, 2]));
        check(&Shape::Integer, &[("", "1"), ("", "2")], json!(["1", "2"]));
    }

    #[test]
    fn names_in_brackets_make_objects() {
        check(
            &POINT,
            &[("[x]", "5"), ("[tags]", "a"), ("[tags]", "b"), ("[inner][on]", "false"), ("[more]", "1")],
            json!({"x": 5, "tags": ["a", "b"], "inner": {"on": false}, "more": 1}),
        );
        check(&POINT, &[("", "{\"x\":1}")], json!({"x": 1}));
    }

    #[test]
    fn the_first_alternative_that_fits_is_taken() {
        let shape = Shape::Any(&[Shape::Integer, Shape::Array(&Shape::Text), Shape::Text]);
        check(&shape, &[("", "5")], json!(5));
        check(&shape, &[("", "a")], json!(["a"]));
        check(&shape, &[("", "a"), ("", "b")], json!(["a", "b"]));
        check(&Shape::Any(&[Shape::Integer, Shape::Text]), &[("", "a")], json!("a"));
    }

    #[test]
    fn values_become_forms() {
        let value = json!({"a": [1, 2], "b": {"c": "x y"}, "d": null, "e": true});
        assert_eq!(form_text(&value), "a=1&a=2&b%5Bc%5D=x%20y&e=true");
        assert_eq!(form_text(&Value::Null), "");
        let lists = json!({"a": [{"x": 1}, {"x": 2}]});
        assert_eq!(form_text(&lists), "a%5B0%5D%5Bx%5D=1&a%5B1%5D%5Bx%5D=2");
        let shape = Shape::Array(&Shape::Object(&[("x", Shape::Integer)], None));
        check(&shape, &[("[0][x]", "1"), ("[1][x]", "2")], lists["a"].clone());
    }

    #[test]
    fn nesting_is_bounded() {
        let mut node = Node::default();
        node.add(&"[a]".repeat(10_000), "x".to_owned());
        assert!(!node.is_empty());
    }
}
