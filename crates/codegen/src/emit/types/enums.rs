//! Enums of strings, which keep what they do not know.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Context, docs};
use crate::ir::names::ident;
use crate::ir::{Enum, TypeDef};

impl Context<'_> {
    pub(super) fn enumeration(&self, definition: &TypeDef, values: &Enum) -> TokenStream {
        let contract = &self.contract;
        let type_docs = docs::type_docs(definition);
        let name = ident(&definition.name);
        let unknown = ident(&values.unknown);
        let variants: Vec<_> = values.variants.iter().map(|variant| ident(&variant.name)).collect();
        let wires: Vec<&str> = values.variants.iter().map(|variant| variant.wire.as_str()).collect();
        let variant_docs = wires.iter().map(|wire| format!(" {}", docs::code(wire)));
        quote! {
            #type_docs
            #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
            pub enum #name {
                #(#[doc = #variant_docs] #variants,)*
                /// A value that this version does not know. It is kept as it came, but is not valid to send.
                #unknown(::std::string::String),
            }

            #contract::text_enum! { #name { #(#variants = #wires,)* } else #unknown }
        }
    }
}
