//! From a document to the IR. Collects every problem with its JSON pointer; never panics.

mod assertion;
mod finish;
#[cfg(test)]
mod hostile;
mod object;
mod operation;
mod pattern;
mod schema;
mod union;

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;
use windlass_spec::{Document, pointer};

use self::pattern::Patterns;
use crate::ir::names::{self, Scope};
use crate::ir::{Docs, Schema, SchemaKind, TypeDef, TypeKind};
use crate::{Diagnostics, Ir};

/// A document, lowered, and what got lost on the way.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Lowered {
    /// What the document means.
    pub ir: Ir,
    /// What of it is not expressed.
    pub diagnostics: Diagnostics,
}

/// Lowers a document. It should be normalized: what normalizing brings into one form is not looked for in others.
#[must_use]
pub fn lower(document: &Document) -> Lowered {
    let mut lowering = Lowering::new(document);
    lowering.components();
    let (operations, tags) = lowering.operations();
    let security_schemes = lowering.security_schemes();
    let info = |key: &str| text(document.root().get("info").unwrap_or(&Value::Null), key);
    let mut ir = Ir {
        title: info("title"),
        version: info("version"),
        description: info("description"),
        operations,
        types: lowering.types,
        tags,
        security_schemes,
    };
    finish::finish(&mut ir, &mut lowering.diagnostics);
    Lowered { ir, diagnostics: lowering.diagnostics }
}

/// How deep inline schemas may nest; real documents stay below ten. The bound keeps the recursion within a small stack,
/// also where generated types are read back to be formatted.
const MAX_DEPTH: usize = 32;

struct Lowering<'a> {
    document: &'a Document,
    diagnostics: Diagnostics,
    types: Vec<TypeDef>,
    /// The Rust names of types.
    names: Scope,
    /// Component to Rust name.
    components: BTreeMap<String, String>,
    /// What a reference to something other than a component means, once it is known.
    inlined: BTreeMap<String, Schema>,
    /// The references that are being inlined, to find circles.
    inlining: Vec<String>,
    /// Inline schemas by their JSON pointers: those that are being read, and those that became types.
    places: HashMap<String, Place>,
    patterns: Patterns,
    depth: usize,
}

/// What is known of a place with an inline schema.
enum Place {
    /// It is being read. The name is its type's once it is claimed.
    Open { name: String, claimed: bool },
    /// It is this type.
    Read(Box<Schema>),
}

impl<'a> Lowering<'a> {
    fn new(document: &'a Document) -> Self {
        let mut names = Scope::default();
        let components =
            document.schemas().map(|(name, _)| (name.to_owned(), names.claim(&names::type_name(name)))).collect();
        Lowering {
            document,
            diagnostics: Diagnostics::default(),
            types: Vec::new(),
            names,
            components,
            inlined: BTreeMap::new(),
            inlining: Vec::new(),
            places: HashMap::new(),
            patterns: Patterns::default(),
            depth: 0,
        }
    }

    fn components(&mut self) {
        let document = self.document;
        for (component, schema) in document.schemas() {
            let at = pointer::join_all("", &["components", "schemas", component]);
            let Some(name) = self.components.get(component).cloned() else { continue };
            let position = self.types.len();
            let kind = self.definition(schema, &at, &name);
            let definition = TypeDef {
                name,
                component: Some(component.to_owned()),
                pointer: at,
                docs: docs(schema),
                nullable: self.is_nullable(schema),
                kind,
            };
            // Before the types of its inline members, which were added while it was read.
            self.types.insert(position, definition);
        }
    }

    /// What a component is.
    fn definition(&mut self, schema: &'a Value, at: &str, name: &str) -> TypeKind {
        if let Some(reference) = schema::plain_reference(schema) {
            let target = self.reference(reference, at, name);
            return TypeKind::Alias(Schema { nullable: false, ..target });
        }
        match self.shape(schema, at, name) {
            schema::Shape::Type(kind) => *kind,
            schema::Shape::Plain(kind) => {
                let default = self.default_of(schema, &kind, at);
                TypeKind::Newtype(Schema { kind, nullable: false, default, docs: Docs::default() })
            }
        }
    }

    /// Adds a type for an inline schema and answers a reference to it.
    fn hoist(&mut self, kind: TypeKind, at: &str, name: String, docs: Docs) -> SchemaKind {
        self.types.push(TypeDef {
            name: name.clone(),
            component: None,
            pointer: at.to_owned(),
            docs,
            nullable: false,
            kind,
        });
        SchemaKind::Named { name, boxed: false }
    }
}

/// The prose of a schema, parameter, operation or response.
fn docs(value: &Value) -> Docs {
    let summary = text(value, "summary");
    Docs {
        title: if summary.is_empty() { text(value, "title") } else { summary },
        description: text(value, "description"),
        deprecated: flag(value, "deprecated"),
        example: value.get("example").cloned().or_else(|| match value.get("examples")? {
            Value::Array(examples) => examples.first().cloned(),
            Value::Object(examples) => examples.values().next()?.get("value").cloned(),
            _ => None,
        }),
    }
}

fn text(value: &Value, key: &str) -> String {
    value.get(key).and_then(Value::as_str).unwrap_or_default().to_owned()
}

fn flag(value: &Value, key: &str) -> bool {
    value.get(key).and_then(Value::as_bool).unwrap_or(false)
}

fn count(value: &Value, key: &str) -> Option<u64> {
    let number = value.get(key)?;
    number.as_u64().or_else(|| number.as_f64().filter(|number| *number >= 0.0).map(|number| number as u64))
}
