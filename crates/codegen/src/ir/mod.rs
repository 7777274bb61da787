//! What a document means, as data: operations, types, names. No tokens.
//!
//! `lower` makes it, `emit` reads it. Every Rust name in it is final: valid, unique in its scope and
//! decided in one place ([`names`]), so that two emitters never disagree.

pub mod names;
mod operation;
mod schema;

pub use operation::{
    Body, Header, Location, Operation, Parameter, RequestBody, Response, Scheme, SchemeKind, Status, Style, Tag,
};
pub use schema::{
    Array, Assertion, Bound, Docs, Enum, Field, IntWidth, Integer, Map, Number, Pattern, Presence, Schema, SchemaKind,
    StringFormat, StringSchema, Struct, TypeDef, TypeKind, Union, UnionVariant, Variant,
};

/// A document, lowered.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Ir {
    /// `info.title`.
    pub title: String,
    /// `info.version`.
    pub version: String,
    /// `info.description`.
    pub description: String,
    /// Every operation, in document order.
    pub operations: Vec<Operation>,
    /// Every named type: components first, in document order, each followed by the types of its inline members.
    pub types: Vec<TypeDef>,
    /// The tags that operations carry, in the order of the document's `tags`, then of first use.
    pub tags: Vec<Tag>,
    /// `components.securitySchemes`.
    pub security_schemes: Vec<Scheme>,
}

impl Ir {
    /// The type with this Rust name.
    #[must_use]
    pub fn type_named(&self, name: &str) -> Option<&TypeDef> {
        self.types.iter().find(|definition| definition.name == name)
    }

    /// The type with this Rust name, followed through aliases.
    #[must_use]
    pub fn resolve(&self, name: &str) -> Option<&TypeDef> {
        let mut definition = self.type_named(name)?;
        // An alias never refers to itself: lowering breaks such cycles. The bound keeps that a local fact.
        for _ in 0..self.types.len() {
            match &definition.kind {
                TypeKind::Alias(Schema { kind: SchemaKind::Named { name, .. }, .. }) => {
                    definition = self.type_named(name)?;
                }
                _ => break,
            }
        }
        Some(definition)
    }

    /// The operations of one tag, in document order.
    pub fn operations_of<'a>(&'a self, tag: &'a Tag) -> impl Iterator<Item = &'a Operation> {
        self.operations.iter().filter(move |operation| operation.tag == tag.name)
    }
}
