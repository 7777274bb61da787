//! Values that a schema allows, made from the document: its examples where it has them, and those at the bounds.
//!
//! What is made is checked against the schema before it is given out, so that an example that does not fit its own
//! schema is passed over and a schema that allows nothing yields nothing.

mod fits;
mod number;
mod object;
mod text;

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde_json::Value;

use crate::Ir;
use crate::ir::{Array, Map, Schema, SchemaKind, TypeDef, TypeKind, Union};

/// How much a value has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    /// What the document shows: its examples and defaults, else something ordinary.
    Example,
    /// What is required, each at its lower bound.
    Least,
    /// Everything that is allowed, each at its upper bound.
    Most,
}

impl Size {
    /// Every size.
    pub const ALL: [Size; 3] = [Size::Example, Size::Least, Size::Most];
}

/// Who sends the value: what is `readOnly` is the server's, what is `writeOnly` the client's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sender {
    /// A request.
    Client,
    /// An answer.
    Server,
}

/// Which texts may stand in a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Letters {
    /// Any, also those that mean something in URLs, JSON and HTML.
    Any,
    /// Letters and digits: for headers, cookies, forms, and lists that a sign parts. There, what is empty cannot be
    /// told from what is absent, so that no text, list or object is.
    Plain,
}

/// What values are made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wanted {
    /// How much they have.
    pub size: Size,
    /// Who sends them.
    pub sender: Sender,
    /// Which texts stand in them.
    pub letters: Letters,
}

/// Beyond this depth only what is required is made: a schema may hold itself, and a value that shows everything of
/// everything inside grows with the power of its depth.
const DEEP: usize = 3;
/// Nobody nests further, and what requires itself has no value.
const DEEPEST: usize = 16;
/// Arrays and maps that may be longer are made no longer; those further inside have one member.
const MANY: u64 = 8;
/// The largest value that is made, in values inside. What a small document says can take more memory than there is.
const LARGEST: usize = 10_000;
/// Different items that are tried for an array of unique items.
const TRIES: usize = 64;

/// Makes values of the schemas of a document.
#[derive(Debug)]
pub struct Samples<'a> {
    types: BTreeMap<&'a str, &'a TypeDef>,
    /// What has been made of a type at a depth and turn: types are used in many places.
    known: RefCell<BTreeMap<Key<'a>, Option<Value>>>,
}

type Key<'a> = (&'a str, Wanted, usize, usize);

impl<'a> Samples<'a> {
    /// For this document.
    #[must_use]
    pub fn new(ir: &'a Ir) -> Self {
        let types = ir.types.iter().map(|definition| (definition.name.as_str(), definition)).collect();
        Samples { types, known: RefCell::default() }
    }

    /// A value of the schema; `None` when none can be made that fits it.
    #[must_use]
    pub fn value(&self, schema: &Schema, wanted: Wanted) -> Option<Value> {
        self.made(schema, wanted, 0, 0).filter(|value| self.fits(schema, value, wanted.sender))
    }

    /// As [`value`](Self::value), where the document shows one at the place of use.
    #[must_use]
    pub fn shown(&self, example: Option<&Value>, schema: &Schema, wanted: Wanted) -> Option<Value> {
        let shown = example.filter(|value| {
            wanted.size == Size::Example
                && wanted.letters == Letters::Any
                && !value.is_null()
                && self.fits(schema, value, wanted.sender)
        });
        shown.cloned().or_else(|| self.value(schema, wanted))
    }

    /// The `turn`th value, at a depth. The turns differ from each other as far as the schema lets them.
    fn made(&self, schema: &Schema, wanted: Wanted, depth: usize, turn: usize) -> Option<Value> {
        if depth > DEEPEST {
            return None;
        }
        if turn == 0 && wanted.size == Size::Example && wanted.letters == Letters::Any {
            let shown = schema.docs.example.as_ref().into_iter().chain(&schema.default);
            let mut shown = shown.filter(|value| !value.is_null() && self.fits(schema, value, wanted.sender));
            if let Some(value) = shown.next() {
                return Some(value.clone());
            }
        }
        if schema.nullable && wanted.size == Size::Least && wanted.letters == Letters::Any && turn == 0 {
            return Some(Value::Null);
        }
        self.of_kind(&schema.kind, wanted, depth, turn)
    }

    fn of_kind(&self, kind: &SchemaKind, wanted: Wanted, depth: usize, turn: usize) -> Option<Value> {
        match kind {
            SchemaKind::Any => Some(text::any(wanted, turn).into()),
            SchemaKind::Values(values) => chosen(values, wanted.size, turn).cloned(),
            SchemaKind::Boolean => Some(Value::Bool((wanted.size != Size::Least) != (turn % 2 == 1))),
            SchemaKind::Integer(integer) => number::integer(integer, wanted.size, turn),
            SchemaKind::Number(number) => number::number(number, wanted.size, turn),
            SchemaKind::String(string) => text::text(string, wanted, turn).map(Value::String),
            SchemaKind::Array(array) => self.array(array, wanted, depth, turn),
            SchemaKind::Map(map) => self.map(map, wanted, depth),
            SchemaKind::Object { min_properties, max_properties } => {
                let count = count(*min_properties, *max_properties, wanted, depth);
                Some(Value::Object((0..count).map(|turn| (key(turn), text::any(wanted, turn).into())).collect()))
            }
            SchemaKind::Named { name, .. } => self.known(self.types.get(name.as_str())?, wanted, depth, turn),
        }
    }

    fn known(&self, definition: &'a TypeDef, wanted: Wanted, depth: usize, turn: usize) -> Option<Value> {
        let key = (definition.name.as_str(), wanted, depth, turn);
        if let Some(known) = self.known.borrow().get(&key) {
            return known.clone();
        }
        let made = self.named(definition, wanted, depth, turn).filter(|value| size(value) <= LARGEST);
        self.known.borrow_mut().insert(key, made.clone());
        made
    }

    fn named(&self, definition: &TypeDef, wanted: Wanted, depth: usize, turn: usize) -> Option<Value> {
        let example = &definition.docs.example;
        if turn == 0
            && wanted.size == Size::Example
            && wanted.letters == Letters::Any
            && let Some(value) = example
            && !value.is_null()
            && self.is_of(definition, value, wanted.sender)
        {
            return Some(value.clone());
        }
        let depth = depth + 1;
        match &definition.kind {
            TypeKind::Struct(structure) => self.structure(structure, wanted, depth, turn),
            TypeKind::Enum(values) => {
                let variant = chosen(&values.variants, wanted.size, turn)?;
                Some(Value::String(variant.wire.clone()))
            }
            TypeKind::Union(union) => self.union(union, wanted, depth, turn),
            TypeKind::Newtype(schema) | TypeKind::Alias(schema) => self.made(schema, wanted, depth, turn),
        }
    }

    /// The first alternative that has a value, for the most the last one.
    fn union(&self, union: &Union, wanted: Wanted, depth: usize, turn: usize) -> Option<Value> {
        let mut variants: Vec<_> = union.variants.iter().collect();
        if wanted.size == Size::Most && depth <= DEEP {
            variants.reverse();
        }
        variants.into_iter().find_map(|variant| {
            let mut value = self.made(&variant.schema, wanted, depth, turn)?;
            if let (Some(tag), Some(first)) = (&union.tag, variant.tags.first()) {
                value.as_object_mut()?.insert(tag.clone(), Value::String(first.clone()));
            }
            self.is_variant(union, variant, &value, wanted.sender).then_some(value)
        })
    }

    fn array(&self, array: &Array, wanted: Wanted, depth: usize, turn: usize) -> Option<Value> {
        let count = count(array.min_items, array.max_items, wanted, depth);
        let mut items = Vec::new();
        for turn in turn..turn + TRIES {
            if items.len() == count {
                break;
            }
            match self.made(&array.items, wanted, depth + 1, turn) {
                Some(item) if array.unique_items && items.contains(&item) => {}
                Some(item) => items.push(item),
                None => break,
            }
        }
        // What cannot be as long as it may be is as long as it can be, which may be too short to fit.
        Some(Value::Array(items))
    }

    fn map(&self, map: &Map, wanted: Wanted, depth: usize) -> Option<Value> {
        let count = count(map.min_properties, map.max_properties, wanted, depth);
        let members = (0..count).map_while(|turn| Some((key(turn), self.made(&map.values, wanted, depth + 1, turn)?)));
        Some(Value::Object(members.collect()))
    }
}

/// How many items or members there are.
fn count(least: Option<u64>, most: Option<u64>, wanted: Wanted, depth: usize) -> usize {
    let least = least.unwrap_or(0).max(u64::from(wanted.letters == Letters::Plain));
    let wanted = match wanted.size {
        Size::Least => 0,
        _ if depth > DEEP => 0,
        Size::Example => 1,
        Size::Most if depth > 1 => 1,
        Size::Most => most.unwrap_or(2).min(MANY),
    };
    let count = wanted.max(least).min(most.unwrap_or(u64::MAX));
    // A schema that asks for millions is not worth their making; what is made does not fit then.
    usize::try_from(count).unwrap_or(usize::MAX).min(TRIES)
}

/// How many values a value is made of.
fn size(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(size).sum::<usize>(),
        Value::Object(members) => 1 + members.values().map(size).sum::<usize>(),
        _ => 1,
    }
}

fn key(turn: usize) -> String {
    match turn {
        0 => "key".to_owned(),
        turn => format!("key{turn}"),
    }
}

/// The first value for the least, the last for the most, and others at other turns.
fn chosen<T>(values: &[T], size: Size, turn: usize) -> Option<&T> {
    let turn = turn % values.len().max(1);
    match size {
        Size::Most => values.iter().rev().nth(turn),
        Size::Example | Size::Least => values.get(turn),
    }
}

#[cfg(test)]
mod tests;
