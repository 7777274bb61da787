//! `oneOf` and `anyOf`: told apart by a tag, or by what fits first.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;

use super::{Context, Parts, docs, value_type};
use crate::ir::names::ident;
use crate::ir::{TypeDef, Union, UnionVariant};

impl Context<'_> {
    pub(super) fn union(&self, definition: &TypeDef, union: &Union) -> Parts {
        let type_docs = docs::type_docs(definition);
        let name = ident(&definition.name);
        let variants = union.variants.iter().map(|variant| {
            let (name, inner) = (ident(&variant.name), variant_type(variant));
            let docs = match variant.tags.first() {
                Some(tag) => format!(" {}", docs::code(tag)),
                None => format!(" An alternative of {}.", docs::code(&definition.name)),
            };
            quote!(#[doc = #docs] #name(#inner),)
        });
        let unknown = union.tag.as_ref().map(|_| {
            let unknown = ident(&union.unknown);
            quote! {
                /// A form that this version does not know. It is kept as it came, but is not valid to send.
                #unknown(::serde_json::Value),
            }
        });
        let conversions = self.conversions(definition, union);
        let Parts { definition: code, rules } = match &union.tag {
            Some(tag) => self.tagged(definition, union, tag),
            None => self.untagged(definition, union),
        };
        let definition = quote! {
            #type_docs
            #[derive(Debug, Clone, PartialEq)]
            pub enum #name {
                #(#variants)*
                #unknown
            }

            #conversions

            #code
        };
        Parts { definition, rules }
    }

    fn tagged(&self, definition: &TypeDef, union: &Union, tag: &str) -> Parts {
        let contract = &self.contract;
        let name = ident(&definition.name);
        let unknown = ident(&union.unknown);
        let serialize = union.variants.iter().map(|variant| {
            let name = ident(&variant.name);
            match variant.tags.first() {
                Some(first) if !variant.writes_tag => {
                    quote!(Self::#name(value) => #contract::ser::tagged(#tag, #first, value, serializer),)
                }
                _ => quote!(Self::#name(value) => ::serde::Serialize::serialize(value, serializer),),
            }
        });
        let deserialize = union.variants.iter().map(|variant| {
            let (name, tags) = (ident(&variant.name), &variant.tags);
            quote! {
                #(::std::option::Option::Some(#tags))|* => {
                    ::serde::Deserialize::deserialize(value).map(Self::#name).map_err(::serde::de::Error::custom)
                }
            }
        });
        let inspect = union.variants.iter().map(|variant| {
            let tags = &variant.tags;
            let inspect = self.variant_inspection(variant);
            quote!(#(::std::option::Option::Some(#tags))|* => { #inspect })
        });
        let checks = union.variants.iter().map(|variant| self.variant_checks(variant));
        let known: Vec<&String> = union.variants.iter().flat_map(|variant| &variant.tags).collect();
        let validate = self.validate_at(&quote! {
            match self {
                #(#checks)*
                Self::#unknown(_) => #contract::check::unknown_value(&[#(#known),*], &at.field(#tag), out),
            }
        });
        let inspect = self.inspect(&quote! {
            let ::std::option::Option::Some(object) = #contract::inspect::object(value, at, out) else {
                return;
            };
            #contract::inspect::member::<::std::string::String>(
                object, #tag, #contract::inspect::Presence::Required, at, out,
            );
            match object.get(#tag).and_then(::serde_json::Value::as_str) {
                #(#inspect)*
                ::std::option::Option::Some(_) => {
                    #contract::check::unknown_value(&[#(#known),*], &at.field(#tag), out);
                }
                ::std::option::Option::None => {}
            }
        });
        let missing = format!("missing field `{tag}`");
        let definition = quote! {
            impl ::serde::Serialize for #name {
                fn serialize<S: ::serde::Serializer>(
                    &self,
                    serializer: S,
                ) -> ::std::result::Result<S::Ok, S::Error> {
                    match self {
                        #(#serialize)*
                        Self::#unknown(value) => ::serde::Serialize::serialize(value, serializer),
                    }
                }
            }

            impl<'de> ::serde::Deserialize<'de> for #name {
                fn deserialize<D: ::serde::Deserializer<'de>>(
                    deserializer: D,
                ) -> ::std::result::Result<Self, D::Error> {
                    let value = <::serde_json::Value as ::serde::Deserialize>::deserialize(deserializer)?;
                    match value.get(#tag).and_then(::serde_json::Value::as_str) {
                        #(#deserialize)*
                        ::std::option::Option::Some(_) => ::std::result::Result::Ok(Self::#unknown(value)),
                        ::std::option::Option::None => {
                            ::std::result::Result::Err(::serde::de::Error::custom(#missing))
                        }
                    }
                }
            }
        };
        Parts { definition, rules: self.validators(&name, &validate, &inspect) }
    }

    fn untagged(&self, definition: &TypeDef, union: &Union) -> Parts {
        let contract = &self.contract;
        let name = ident(&definition.name);
        let names: Vec<_> = union.variants.iter().map(|variant| ident(&variant.name)).collect();
        let types: Vec<_> = union.variants.iter().map(variant_type).collect();
        let checks = union.variants.iter().map(|variant| self.variant_checks(variant));
        // Forms without any constraint leave nothing to match on.
        let constrained =
            union.variants.iter().any(|form| form.schema.kind.has_constraints() || form.schema.kind.has_named());
        let checks = constrained.then(|| quote!(match self { #(#checks)* }));
        let validate = self.validate_at(&quote!(#checks));
        let inspections = union.variants.iter().map(|variant| {
            let inspect = self.variant_inspection(variant);
            quote!(|value, at, out| { #inspect })
        });
        let inspect = self.inspect(&quote! {
            #contract::inspect::any_variant(value, &[#(#inspections),*], at, out);
        });
        let definition = quote!(#contract::union! { #name { #(#names(#types),)* } });
        Parts { definition, rules: self.validators(&name, &validate, &inspect) }
    }

    /// `From` for what a variant alone holds.
    fn conversions(&self, definition: &TypeDef, union: &Union) -> Option<TokenStream> {
        let (contract, name) = (&self.contract, ident(&definition.name));
        let forms = convertible(union);
        let (names, types): (Vec<_>, Vec<_>) =
            forms.iter().map(|(variant, named)| (ident(&variant.name), ident(named))).unzip();
        (!forms.is_empty()).then(|| quote!(#contract::forms! { #name { #(#names(#types),)* } }))
    }

    fn variant_checks(&self, variant: &UnionVariant) -> TokenStream {
        let contract = &self.contract;
        let name = ident(&variant.name);
        let own = self.own_checks(&variant.schema.kind, &quote!(value));
        let named = variant.schema.kind.has_named().then(|| quote!(#contract::Validate::validate_at(value, at, out);));
        if own.is_empty() && named.is_none() {
            return quote!(Self::#name(_) => {});
        }
        quote!(Self::#name(value) => { #own #named })
    }

    fn variant_inspection(&self, variant: &UnionVariant) -> TokenStream {
        let contract = &self.contract;
        let inner = variant_type(variant);
        if variant.schema.kind.has_constraints() {
            let own = self.own_checks(&variant.schema.kind, &quote!(value));
            quote!(#contract::inspect::value_with::<#inner>(value, at, out, |value, at, out| { #own });)
        } else {
            quote!(<#inner as #contract::Validate>::inspect(value, at, out);)
        }
    }
}

/// The variants with a named type that no other variant has.
fn convertible(union: &Union) -> Vec<(&UnionVariant, &str)> {
    let mut seen = BTreeSet::new();
    let repeated: BTreeSet<&str> = union
        .variants
        .iter()
        .filter_map(|variant| variant.schema.named())
        .filter(|named| !seen.insert(*named))
        .collect();
    let named = union.variants.iter().filter_map(|variant| Some((variant, variant.schema.named()?)));
    named.filter(|(_, named)| !repeated.contains(named)).collect()
}

/// Null is for the uses of a union, not for its variants.
fn variant_type(variant: &UnionVariant) -> TokenStream {
    value_type(&variant.schema.kind, &TokenStream::new())
}
