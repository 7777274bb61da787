//! Types with serde and validators, one per named schema.
//!
//! [`types()`] writes each type's rules beside it; [`types_apart`] keeps the two apart, for crates whose users may go
//! without the rules.
//!
//! The helpers are public for the other emitters: [`rust_type`] writes the Rust type of a schema at a place of use,
//! [`checks`] its validation, [`default_value`] its default, [`doc_attributes`] prose.

mod apart;
mod checks;
mod defaults;
mod docs;
mod enums;
mod newtypes;
mod rules;
mod structs;
mod unions;

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::shorten::{Alias, says, shorten};
use crate::ir::names::ident;
use crate::ir::{IntWidth, Presence, Schema, SchemaKind, StringFormat, TypeDef, TypeKind};
use crate::{Ir, Options};

pub use apart::{TypesApart, types_apart};
pub use checks::checks;
pub use defaults::default_value;
pub(crate) use defaults::is_cheap;
pub use docs::doc_attributes;

/// The source of every named type.
#[must_use]
pub fn types(ir: &Ir, options: &Options) -> TokenStream {
    let cx = Context::new(ir, options);
    let patterns = cx.pattern_table(&ir.types.iter().collect::<Vec<_>>());
    let parts = ir.types.iter().map(|definition| {
        let Parts { definition, rules } = cx.parts(definition);
        quote!(#definition #rules)
    });
    cx.file(quote! { #(#parts)* #patterns }, options)
}

/// What is written of one type.
struct Parts {
    /// The type, with serde, constructors and conversions.
    definition: TokenStream,
    /// Its validators.
    rules: TokenStream,
}

/// The Rust type of a schema at a place of use. Types of the IR are named by `types` (`::windlass_types::Name`, or
/// `Name` when `types` is empty). Nullable becomes `Option<T>`; whether it may be missing is for the caller to add.
#[must_use]
pub fn rust_type(schema: &Schema, types: &TokenStream) -> TokenStream {
    let inner = value_type(&schema.kind, types);
    if schema.nullable && !matches!(schema.kind, SchemaKind::Any) {
        quote!(::std::option::Option<#inner>)
    } else {
        inner
    }
}

/// The Rust type of the values of a schema that are not null.
#[must_use]
pub fn value_type(kind: &SchemaKind, types: &TokenStream) -> TokenStream {
    match kind {
        SchemaKind::Any | SchemaKind::Values(_) => quote!(::serde_json::Value),
        SchemaKind::Boolean => quote!(bool),
        SchemaKind::Integer(integer) => {
            let width = integer_type(integer.width);
            quote!(#width)
        }
        SchemaKind::Number(_) => quote!(f64),
        SchemaKind::String(string) => match string.format {
            StringFormat::Uuid => quote!(::uuid::Uuid),
            StringFormat::DateTime => quote!(::chrono::DateTime<::chrono::Utc>),
            StringFormat::Date => quote!(::chrono::NaiveDate),
            StringFormat::Plain | StringFormat::Binary | StringFormat::Checked(_) => quote!(::std::string::String),
        },
        SchemaKind::Array(array) => {
            let items = rust_type(&array.items, types);
            quote!(::std::vec::Vec<#items>)
        }
        SchemaKind::Map(map) => {
            let values = rust_type(&map.values, types);
            quote!(::std::collections::BTreeMap<::std::string::String, #values>)
        }
        SchemaKind::Object { .. } => quote!(::serde_json::Map<::std::string::String, ::serde_json::Value>),
        SchemaKind::Named { name, boxed } => {
            let name = ident(name);
            let path = if types.is_empty() { quote!(#name) } else { quote!(#types::#name) };
            if *boxed { quote!(::std::boxed::Box<#path>) } else { path }
        }
    }
}

fn integer_type(width: IntWidth) -> Ident {
    match width {
        IntWidth::I32 => format_ident!("i32"),
        IntWidth::I64 => format_ident!("i64"),
        IntWidth::U8 => format_ident!("u8"),
        IntWidth::U16 => format_ident!("u16"),
        IntWidth::U32 => format_ident!("u32"),
        IntWidth::U64 => format_ident!("u64"),
    }
}

/// What every part of this emitter needs.
struct Context<'a> {
    ir: &'a Ir,
    /// The path of the contract crate.
    contract: TokenStream,
    /// The same as text, for the attributes of serde.
    contract_text: &'a str,
    /// The statics that hold the patterns, by the text of the pattern.
    patterns: BTreeMap<&'a str, (Ident, &'a str)>,
}

impl<'a> Context<'a> {
    fn new(ir: &'a Ir, options: &'a Options) -> Context<'a> {
        let patterns = patterns_of(ir.types.iter())
            .into_iter()
            .enumerate()
            .map(|(position, (text, regex))| (text, (format_ident!("PATTERN_{}", position + 1), regex)))
            .collect();
        Context { ir, contract: contract_path(options), contract_text: &options.contract_crate, patterns }
    }

    /// The statics of all patterns of these types: each is compiled once, however often it is used.
    fn pattern_table(&self, types: &[&TypeDef]) -> TokenStream {
        let contract = &self.contract;
        let used = patterns_of(types.iter().copied());
        let statics =
            self.patterns.iter().filter(|(text, _)| used.contains_key(*text)).map(|(text, (name, regex))| {
                quote!(static #name: #contract::check::Pattern = #contract::check::Pattern::new(#text, #regex);)
            });
        quote!(#(#statics)*)
    }

    /// The code in short names, which it declares.
    fn file(&self, code: TokenStream, options: &Options) -> TokenStream {
        let alias = options.contract_path().ok().and_then(|path| Alias::new(&path, "ct"));
        let contract = &self.contract;
        let code = shorten(code, self.ir, &[], alias.as_slice());
        // A document may have no type, or none but other names of foreign ones.
        let declared = (alias.is_some() && says(&code, "ct")).then(|| quote!(use #contract as ct;));
        quote! { #declared #code }
    }

    fn parts(&self, definition: &TypeDef) -> Parts {
        match &definition.kind {
            TypeKind::Struct(structure) => self.structure(definition, structure),
            TypeKind::Enum(values) => {
                Parts { definition: self.enumeration(definition, values), rules: TokenStream::new() }
            }
            TypeKind::Union(union) => self.union(definition, union),
            TypeKind::Newtype(schema) => self.newtype(definition, schema),
            TypeKind::Alias(schema) => {
                let docs = docs::type_docs(definition);
                let name = ident(&definition.name);
                let target = value_type(&schema.kind, &TokenStream::new());
                Parts { definition: quote! { #docs pub type #name = #target; }, rules: TokenStream::new() }
            }
        }
    }

    fn validators(&self, name: &Ident, validate: &TokenStream, inspect: &TokenStream) -> TokenStream {
        let contract = &self.contract;
        quote! {
            impl #contract::Validate for #name {
                #validate

                #inspect
            }
        }
    }

    /// The parameters of a validator, unnamed where its body uses none.
    fn validate_at(&self, body: &TokenStream) -> TokenStream {
        let contract = &self.contract;
        let (at, out) = if body.is_empty() { (quote!(_at), quote!(_out)) } else { (quote!(at), quote!(out)) };
        quote! {
            fn validate_at(
                &self,
                #at: &#contract::Pointer<'_>,
                #out: &mut #contract::Violations,
            ) {
                #body
            }
        }
    }

    fn inspect(&self, body: &TokenStream) -> TokenStream {
        let contract = &self.contract;
        quote! {
            fn inspect(
                value: &#contract::Json,
                at: &#contract::Pointer<'_>,
                out: &mut #contract::Violations,
            ) {
                #body
            }
        }
    }
}

fn contract_path(options: &Options) -> TokenStream {
    // A path that does not parse names nothing; the compiler will say so of the generated code.
    options.contract_path().map_or_else(|_| quote!(::windlass_contract), |path| quote!(#path))
}

/// The patterns of these types, with the expressions that are compiled for them.
fn patterns_of<'a>(types: impl Iterator<Item = &'a TypeDef>) -> BTreeMap<&'a str, &'a str> {
    let mut found = BTreeMap::new();
    for definition in types {
        for schema in definition.kind.schemas() {
            patterns(&schema.kind, &mut found);
        }
    }
    found
}

fn patterns<'a>(kind: &'a SchemaKind, out: &mut BTreeMap<&'a str, &'a str>) {
    match kind {
        SchemaKind::String(string) => {
            if let Some(pattern) = &string.pattern
                && kind.has_constraints()
            {
                out.insert(&pattern.text, &pattern.regex);
            }
        }
        SchemaKind::Array(array) => patterns(&array.items.kind, out),
        SchemaKind::Map(map) => patterns(&map.values.kind, out),
        _ => {}
    }
}

/// The Rust type of a field.
fn field_type(schema: &Schema, presence: Presence, contract: &TokenStream) -> TokenStream {
    let inner = value_type(&schema.kind, &TokenStream::new());
    match presence {
        Presence::Required => inner,
        Presence::RequiredNullable | Presence::Optional => quote!(::std::option::Option<#inner>),
        Presence::OptionalNullable => quote!(#contract::Nullable<#inner>),
    }
}
