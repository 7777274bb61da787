//! The document and the look-ups that its readers share.

use serde_json::{Map, Value};

use crate::pointer;

/// The methods of a path item, in the order in which a normalized document lists them.
pub const METHODS: [&str; 8] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/// An OpenAPI document. Objects keep the author's key order.
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    root: Value,
}

/// One operation, where it stands.
#[derive(Debug, Clone, PartialEq)]
pub struct OperationRef<'a> {
    /// The path template, as `/pets/{id}`.
    pub path: &'a str,
    /// The method in lower case.
    pub method: &'static str,
    /// The path item that holds the operation.
    pub path_item: &'a Value,
    /// The operation object.
    pub operation: &'a Value,
    /// The JSON pointer of the operation, as `/paths/~1pets~1{id}/get`.
    pub pointer: String,
}

impl Document {
    /// Takes a value as it is. [`crate::load_value`] also checks it.
    pub(crate) fn from_root(root: Value) -> Self {
        Self { root }
    }

    /// The whole document.
    pub fn root(&self) -> &Value {
        &self.root
    }

    pub(crate) fn root_mut(&mut self) -> &mut Value {
        &mut self.root
    }

    /// The document as a plain value.
    pub fn into_root(self) -> Value {
        self.root
    }

    /// The text of the `openapi` field, as `3.0.3`.
    pub fn openapi_version(&self) -> &str {
        self.root.get("openapi").and_then(Value::as_str).unwrap_or_default()
    }

    /// Every operation, by path in document order, then by method in the order of [`METHODS`].
    ///
    /// A path item that is a local `$ref` is followed; what is not an object is passed over.
    pub fn operations(&self) -> impl Iterator<Item = OperationRef<'_>> {
        self.root
            .get("paths")
            .and_then(Value::as_object)
            .into_iter()
            .flatten()
            .filter(|(path, _)| path.starts_with('/'))
            .flat_map(move |(path, item)| {
                let item = self.resolve(item);
                METHODS.iter().filter_map(move |method| {
                    let operation = item.get(*method).filter(|value| value.is_object())?;
                    Some(OperationRef {
                        path,
                        method,
                        path_item: item,
                        operation,
                        pointer: pointer::join_all("/paths", &[path, method]),
                    })
                })
            })
    }

    /// The named schema of `components.schemas`.
    pub fn schema(&self, name: &str) -> Option<&Value> {
        self.section("schemas")?.get(name)
    }

    /// Every named schema, in document order.
    pub fn schemas(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.section("schemas").into_iter().flatten().map(|(name, schema)| (name.as_str(), schema))
    }

    /// One map of `components`, as `parameters`.
    pub fn section(&self, section: &str) -> Option<&Map<String, Value>> {
        self.root.get("components")?.get(section)?.as_object()
    }

    /// What a JSON pointer names.
    pub fn at(&self, pointer: &str) -> Option<&Value> {
        self.root.pointer(pointer)
    }

    /// Follows local `$ref`s from a value to what they mean.
    ///
    /// A value without `$ref` is its own meaning. A reference that leaves the document, leads
    /// nowhere or goes round in a circle is answered as it stands, still holding `$ref`.
    pub fn resolve<'a>(&'a self, value: &'a Value) -> &'a Value {
        resolve_in(&self.root, value)
    }

    /// The text of a normalized document: two spaces of indentation and a newline at the end.
    pub fn to_json_string(&self) -> String {
        // A JSON value has string keys and finite numbers, so writing it to memory cannot fail;
        // `Display` with `#` is the same writer without the error.
        format!("{:#}\n", self.root)
    }
}

/// See [`Document::resolve`].
pub(crate) fn resolve_in<'a>(root: &'a Value, value: &'a Value) -> &'a Value {
    let mut current = value;
    // A chain that is longer than this goes round in a circle: real documents have two links.
    for _ in 0..64 {
        let Some(reference) = current.get("$ref").and_then(Value::as_str) else {
            return current;
        };
        match pointer::of_reference(reference).and_then(|at| root.pointer(&at)) {
            Some(next) => current = next,
            None => return current,
        }
    }
    value
}
