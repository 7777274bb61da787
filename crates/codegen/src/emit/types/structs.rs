//! Objects with known properties.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::{Context, Parts, default_value, docs, field_type, is_cheap, rust_type, value_type};
use crate::ir::names::ident;
use crate::ir::{Field, Presence, Schema, SchemaKind, StringFormat, Struct, TypeDef};

/// More arguments than these are more than clippy allows without a word.
const MANY_ARGUMENTS: usize = 7;

impl Context<'_> {
    pub(super) fn structure(&self, definition: &TypeDef, structure: &Struct) -> Parts {
        let contract = &self.contract;
        let type_docs = docs::type_docs(definition);
        let name = ident(&definition.name);
        let fields = structure.fields.iter().map(|field| self.field(field));
        let additional = structure.additional.as_ref().map(|(name, values)| {
            let name = ident(name);
            let values = rust_type(values, &TokenStream::new());
            quote! {
                /// Further properties, by name.
                #[serde(flatten)]
                pub #name: ::std::collections::BTreeMap<::std::string::String, #values>,
            }
        });
        let default = structure.fields.iter().all(|field| !field.required).then(|| quote!(Default,));
        let inherent = self.inherent(structure);
        let checks = self.check_functions(structure);
        let checks = (!checks.is_empty()).then(|| quote!(impl #name { #checks }));
        let validate = self.validate_at(&self.struct_checks(structure));
        let inspect = self.inspect(&self.struct_inspection(structure));
        let definition = quote! {
            #type_docs
            #[derive(Debug, Clone, #default PartialEq, ::serde::Serialize, ::serde::Deserialize)]
            #[serde(remote = "Self")]
            pub struct #name {
                #(#fields)*
                #additional
            }

            #contract::object!(#name);

            impl #name {
                #inherent
            }
        };
        let validators = self.validators(&name, &validate, &inspect);
        Parts { definition, rules: quote!(#checks #validators) }
    }

    fn field(&self, field: &Field) -> TokenStream {
        let docs = docs::field_docs(field);
        let name = ident(&field.name);
        let presence = field.presence();
        let field_type = field_type(&field.schema, presence, &self.contract);
        let wire = &field.wire;
        let rename = (field.name.strip_prefix("r#").unwrap_or(&field.name) != wire.as_str())
            .then(|| quote!(#[serde(rename = #wire)]));
        let contract = self.contract_text;
        let presence = match presence {
            Presence::Required => None,
            Presence::RequiredNullable => {
                let decode = format!("{contract}::de::required_nullable");
                Some(quote!(#[serde(deserialize_with = #decode)]))
            }
            Presence::Optional => {
                let (some, is_none) = (format!("{contract}::some"), format!("{contract}::is_none"));
                Some(quote!(#[serde(default, deserialize_with = #some, skip_serializing_if = #is_none)]))
            }
            Presence::OptionalNullable => {
                let skip = format!("{contract}::Nullable::is_absent");
                Some(quote!(#[serde(default, skip_serializing_if = #skip)]))
            }
        };
        // Together they would not stay on one line.
        quote! {
            #docs
            #rename
            #presence
            pub #name: #field_type,
        }
    }

    fn inherent(&self, structure: &Struct) -> TokenStream {
        let constructor = self.constructor(structure);
        let defaults = structure.fields.iter().filter_map(|field| self.or_default(field));
        quote!(#constructor #(#defaults)*)
    }

    fn check_functions(&self, structure: &Struct) -> TokenStream {
        let checks = structure.fields.iter().filter_map(|field| self.check_function(&field.name, &field.schema));
        let additional = structure.additional.iter().filter_map(|(name, values)| self.check_function(name, values));
        quote!(#(#checks)* #(#additional)*)
    }

    /// `new`, with the required fields.
    fn constructor(&self, structure: &Struct) -> TokenStream {
        let contract = &self.contract;
        let required: Vec<&Field> = structure.fields.iter().filter(|field| field.required).collect();
        let arguments = required.iter().map(|field| {
            let name = ident(&field.name);
            let unboxed = match &field.schema.kind {
                SchemaKind::Named { name, .. } => SchemaKind::Named { name: name.clone(), boxed: false },
                other => other.clone(),
            };
            let inner = value_type(&unboxed, &TokenStream::new());
            match field.presence() {
                Presence::RequiredNullable => quote!(#name: ::std::option::Option<#inner>),
                _ if is_text(&field.schema.kind) => {
                    quote!(#name: impl ::std::convert::Into<::std::string::String>)
                }
                _ => quote!(#name: #inner),
            }
        });
        let fields = structure.fields.iter().map(|field| {
            let name = ident(&field.name);
            let is_boxed = matches!(field.schema.kind, SchemaKind::Named { boxed: true, .. });
            match field.presence() {
                Presence::Required if is_text(&field.schema.kind) => {
                    quote!(#name: ::std::convert::Into::into(#name))
                }
                Presence::Required if is_boxed => quote!(#name: ::std::boxed::Box::new(#name)),
                Presence::RequiredNullable if is_boxed => quote!(#name: #name.map(::std::boxed::Box::new)),
                Presence::Required | Presence::RequiredNullable => quote!(#name),
                Presence::Optional => quote!(#name: ::std::option::Option::None),
                Presence::OptionalNullable => quote!(#name: #contract::Nullable::Absent),
            }
        });
        let additional = structure.additional.iter().map(|(name, _)| {
            let name = ident(name);
            quote!(#name: ::std::default::Default::default())
        });
        let many = (required.len() > MANY_ARGUMENTS).then(|| quote!(#[allow(clippy::too_many_arguments)]));
        let docs =
            if required.is_empty() { " A value without any field." } else { " A value with the required fields." };
        if required.is_empty() {
            return quote! {
                #[doc = #docs]
                #[must_use]
                pub fn new() -> Self {
                    Self::default()
                }
            };
        }
        quote! {
            #[doc = #docs]
            #many
            #[must_use]
            pub fn new(#(#arguments),*) -> Self {
                Self { #(#fields,)* #(#additional,)* }
            }
        }
    }

    /// `<field>_or_default`, for optional fields with a default.
    fn or_default(&self, field: &Field) -> Option<TokenStream> {
        let default = default_value(self.ir, &field.schema, &TokenStream::new())?;
        let name = ident(&field.name);
        let method = format_ident!("{}_or_default", plain(&field.name));
        let inner = value_type(&field.schema.kind, &TokenStream::new());
        let wire = docs::code(&field.wire);
        let default_text = docs::code(&field.schema.default.as_ref()?.to_string());
        let is_copy = matches!(field.schema.kind, SchemaKind::Boolean | SchemaKind::Integer(_) | SchemaKind::Number(_));
        match field.presence() {
            Presence::Optional => {
                let docs = format!(" The value of {wire}, or its default, {default_text}.");
                let body = if is_copy {
                    quote!(self.#name.unwrap_or(#default))
                } else if is_cheap(self.ir, &field.schema.kind) {
                    quote!(self.#name.clone().unwrap_or(#default))
                } else {
                    quote!(self.#name.clone().unwrap_or_else(|| #default))
                };
                Some(quote! {
                    #[doc = #docs]
                    #[must_use]
                    pub fn #method(&self) -> #inner { #body }
                })
            }
            Presence::OptionalNullable => {
                let docs = format!(" The value of {wire}, or its default, {default_text}; `None` when it is null.");
                let contract = &self.contract;
                Some(quote! {
                    #[doc = #docs]
                    #[must_use]
                    pub fn #method(&self) -> ::std::option::Option<#inner> {
                        match &self.#name {
                            #contract::Nullable::Absent => ::std::option::Option::Some(#default),
                            #contract::Nullable::Null => ::std::option::Option::None,
                            #contract::Nullable::Value(value) => {
                                ::std::option::Option::Some(::std::clone::Clone::clone(value))
                            }
                        }
                    }
                })
            }
            Presence::Required | Presence::RequiredNullable => None,
        }
    }

    /// The constraints of one field, used on both ways to a verdict.
    fn check_function(&self, field: &str, schema: &Schema) -> Option<TokenStream> {
        if !schema.kind.has_constraints() {
            return None;
        }
        let contract = &self.contract;
        let name = check_name(field);
        let value = borrowed(schema);
        let checks = self.own_checks(&schema.kind, &quote!(value));
        Some(quote! {
            fn #name(
                value: #value,
                at: &#contract::Pointer<'_>,
                out: &mut #contract::Violations,
            ) {
                #checks
            }
        })
    }

    fn struct_checks(&self, structure: &Struct) -> TokenStream {
        let contract = &self.contract;
        let fields = structure.fields.iter().map(|field| {
            let name = ident(&field.name);
            let wire = &field.wire;
            let own = field.schema.kind.has_constraints().then(|| {
                let check = check_name(&field.name);
                match field.presence() {
                    Presence::Required => quote!(Self::#check(&self.#name, &at.field(#wire), out);),
                    Presence::RequiredNullable | Presence::Optional => quote! {
                        if let ::std::option::Option::Some(value) = &self.#name {
                            Self::#check(value, &at.field(#wire), out);
                        }
                    },
                    Presence::OptionalNullable => quote! {
                        if let #contract::Nullable::Value(value) = &self.#name {
                            Self::#check(value, &at.field(#wire), out);
                        }
                    },
                }
            });
            let named =
                field.schema.kind.has_named().then(|| quote!(#contract::check::field(&self.#name, #wire, at, out);));
            quote!(#own #named)
        });
        let additional = structure.additional.iter().map(|(name, values)| {
            let field = ident(name);
            let own = values.kind.has_constraints().then(|| {
                let check = check_name(name);
                let call = quote!(Self::#check(value, at, out););
                let call = if values.nullable {
                    quote!(if let ::std::option::Option::Some(value) = value { #call })
                } else {
                    call
                };
                quote!(#contract::check::each_value(&self.#field, at, out, |value, at, out| { #call });)
            });
            let named =
                values.kind.has_named().then(|| quote!(#contract::Validate::validate_at(&self.#field, at, out);));
            quote!(#own #named)
        });
        let counts = self.struct_counts(structure, &member_count(structure));
        let rules = self.rules_of_fields(structure);
        quote!(#(#fields)* #(#additional)* #counts #rules)
    }

    fn struct_inspection(&self, structure: &Struct) -> TokenStream {
        let contract = &self.contract;
        let members = structure.fields.iter().map(|field| {
            let wire = &field.wire;
            let inner = unboxed_type(&field.schema);
            let presence = match field.presence() {
                // Null is a value where any value is.
                _ if matches!(field.schema.kind, SchemaKind::Any) && field.required => "nullable",
                _ if matches!(field.schema.kind, SchemaKind::Any) => "free",
                Presence::Required => "required",
                Presence::RequiredNullable => "nullable",
                Presence::Optional => "optional",
                Presence::OptionalNullable => "free",
            };
            if field.schema.kind.has_constraints() {
                let (with, check) = (format_ident!("{presence}_with"), check_name(&field.name));
                quote!(#contract::inspect::#with::<#inner, _>(object, #wire, at, out, Self::#check);)
            } else {
                let inspect = format_ident!("{presence}");
                quote!(#contract::inspect::#inspect::<#inner>(object, #wire, at, out);)
            }
        });
        let additional = structure.additional.iter().filter(|(_, values)| !matches!(values.kind, SchemaKind::Any)).map(
            |(name, values)| {
                let wires: Vec<&str> = structure.fields.iter().map(|field| field.wire.as_str()).collect();
                let inner = unboxed_type(values);
                let inspect = if values.kind.has_constraints() {
                    let check = check_call(name, values);
                    quote!(#contract::inspect::value_with::<#inner>(value, &at.field(name), out, #check);)
                } else {
                    quote!(<#inner as #contract::Validate>::inspect(value, &at.field(name), out);)
                };
                let inspect = if values.nullable { quote!(if !value.is_null() { #inspect }) } else { inspect };
                quote! {
                    for (name, value) in object {
                        if ![#(#wires),*].contains(&name.as_str()) {
                            #inspect
                        }
                    }
                }
            },
        );
        let counts = self.struct_counts(structure, &quote!(object.len()));
        let rules = self.rules_of_members(structure);
        let body = quote!(#(#members)* #(#additional)* #counts #rules);
        if body.is_empty() {
            return quote!(#contract::inspect::object(value, at, out););
        }
        quote! {
            let ::std::option::Option::Some(object) = #contract::inspect::object(value, at, out) else {
                return;
            };
            #body
        }
    }

    fn struct_counts(&self, structure: &Struct, count: &TokenStream) -> TokenStream {
        let contract = &self.contract;
        let min = structure.min_properties.map(|limit| {
            let limit = Literal::u64_unsuffixed(limit);
            quote!(#contract::check::min_properties(#count, #limit, at, out);)
        });
        let max = structure.max_properties.map(|limit| {
            let limit = Literal::u64_unsuffixed(limit);
            quote!(#contract::check::max_properties(#count, #limit, at, out);)
        });
        quote!(#min #max)
    }
}

/// How many members the object has.
fn member_count(structure: &Struct) -> TokenStream {
    let required = structure.fields.iter().filter(|field| field.required).count();
    let required = (required > 0).then(|| {
        let required = Literal::usize_unsuffixed(required);
        quote!(#required)
    });
    let optional = structure.fields.iter().filter_map(|field| {
        let name = ident(&field.name);
        match field.presence() {
            Presence::Required | Presence::RequiredNullable => None,
            Presence::Optional => Some(quote!(usize::from(self.#name.is_some()))),
            Presence::OptionalNullable => Some(quote!(usize::from(!self.#name.is_absent()))),
        }
    });
    let additional = structure.additional.iter().map(|(name, _)| {
        let name = ident(name);
        quote!(self.#name.len())
    });
    let counts: Vec<TokenStream> = required.into_iter().chain(optional).chain(additional).collect();
    if counts.is_empty() { quote!(0) } else { quote!(#(#counts)+*) }
}

/// The check as an argument: the function itself where its parameter is exactly a reference to the value.
fn check_call(field: &str, schema: &Schema) -> TokenStream {
    let name = check_name(field);
    match schema.kind {
        SchemaKind::String(_) | SchemaKind::Array(_) => quote!(|value, at, out| Self::#name(value, at, out)),
        _ => quote!(Self::#name),
    }
}

fn check_name(field: &str) -> Ident {
    format_ident!("check_{}", plain(field))
}

fn plain(field: &str) -> &str {
    field.strip_prefix("r#").unwrap_or(field).trim_end_matches('_')
}

/// The type by which a check takes its value.
fn borrowed(schema: &Schema) -> TokenStream {
    match &schema.kind {
        SchemaKind::String(_) => quote!(&str),
        SchemaKind::Array(array) => {
            let items = rust_type(&array.items, &TokenStream::new());
            quote!(&[#items])
        }
        kind => {
            let inner = value_type(kind, &TokenStream::new());
            quote!(&#inner)
        }
    }
}

fn unboxed_type(schema: &Schema) -> TokenStream {
    match &schema.kind {
        SchemaKind::Named { name, .. } => {
            let name = ident(name);
            quote!(#name)
        }
        kind => value_type(kind, &TokenStream::new()),
    }
}

fn is_text(kind: &SchemaKind) -> bool {
    matches!(
        kind,
        SchemaKind::String(string)
            if !matches!(string.format, StringFormat::Uuid | StringFormat::DateTime | StringFormat::Date)
    )
}
