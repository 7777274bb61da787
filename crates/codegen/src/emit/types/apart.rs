//! The types in one file, and their rules in another that can be left out.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenStream;
use quote::quote;

use super::{Context, Parts};
use crate::ir::{Schema, SchemaKind, TypeDef, TypeKind};
use crate::{Ir, Options};

/// The source of every named type, in two files.
#[derive(Debug, Clone)]
pub struct TypesApart {
    /// The types with serde, constructors and conversions: whole without the rules.
    pub definitions: TokenStream,
    /// `Validate` for the types, which this takes from `options.types_crate`. It is a module of the same crate.
    pub rules: TokenStream,
}

/// As [`types()`](super::types()), for crates whose users may go without the rules.
///
/// A union without a tag is decoded as the first form that is valid. The rules of its forms, and of what they hold,
/// therefore stay with the definitions: a document means the same with and without the other file.
#[must_use]
pub fn types_apart(ir: &Ir, options: &Options) -> TypesApart {
    let cx = Context::new(ir, options);
    let decoding = of_decoding(ir);
    let (mut definitions, mut rules) = (TokenStream::new(), TokenStream::new());
    for definition in &ir.types {
        let Parts { definition: code, rules: own } = cx.parts(definition);
        definitions.extend(code);
        let of_decoding = decoding.contains(definition.name.as_str());
        if of_decoding { &mut definitions } else { &mut rules }.extend(own);
    }
    let (within, beyond): (Vec<_>, Vec<_>) =
        ir.types.iter().partition(|definition| decoding.contains(definition.name.as_str()));
    definitions.extend(cx.pattern_table(&within));
    rules.extend(cx.pattern_table(&beyond));
    let types: Option<syn::Path> = options.types_path().ok();
    let import = types.filter(|_| !rules.is_empty()).map(|types| quote!(use #types::*;));
    let rules = cx.file(rules, options);
    TypesApart { definitions: cx.file(definitions, options), rules: quote!(#import #rules) }
}

/// The types whose rules decoding asks: unions without a tag, and everything that they hold.
fn of_decoding(ir: &Ir) -> BTreeSet<&str> {
    let types: BTreeMap<&str, &TypeDef> = ir.types.iter().map(|one| (one.name.as_str(), one)).collect();
    let is_untagged = |definition: &&TypeDef| matches!(&definition.kind, TypeKind::Union(union) if union.tag.is_none());
    let mut found = BTreeSet::new();
    let mut open: Vec<&TypeDef> = ir.types.iter().filter(is_untagged).collect();
    while let Some(definition) = open.pop() {
        if found.insert(definition.name.as_str()) {
            let named = definition.kind.schemas().into_iter().filter_map(innermost);
            open.extend(named.filter_map(|name| types.get(name).copied()));
        }
    }
    found
}

/// The name of the type that a schema, or the items or values in it, refers to.
fn innermost(schema: &Schema) -> Option<&str> {
    match &schema.kind {
        SchemaKind::Named { name, .. } => Some(name),
        SchemaKind::Array(array) => innermost(&array.items),
        SchemaKind::Map(map) => innermost(&map.values),
        _ => None,
    }
}
