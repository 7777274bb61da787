//! Named schemas that are neither objects with properties nor enums nor unions.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Context, Parts, docs, value_type};
use crate::ir::names::ident;
use crate::ir::{Schema, SchemaKind, TypeDef};

impl Context<'_> {
    pub(super) fn newtype(&self, definition: &TypeDef, schema: &Schema) -> Parts {
        let contract = &self.contract;
        let type_docs = docs::type_docs(definition);
        let name = ident(&definition.name);
        let inner = value_type(&schema.kind, &TokenStream::new());
        let own = self.own_checks(&schema.kind, &quote!(value));
        let own = schema.kind.has_constraints().then(|| quote!(let value = &self.0; #own));
        let named = schema.kind.has_named().then(|| quote!(#contract::Validate::validate_at(&self.0, at, out);));
        let validate = self.validate_at(&quote!(#own #named));
        let inspect = if schema.kind.has_constraints() {
            let own = self.own_checks(&schema.kind, &quote!(value));
            quote!(#contract::inspect::value_with::<#inner>(value, at, out, |value, at, out| { #own });)
        } else {
            quote!(<#inner as #contract::Validate>::inspect(value, at, out);)
        };
        let inspect = self.inspect(&inspect);
        let is_container = matches!(
            schema.kind,
            SchemaKind::Array(_)
                | SchemaKind::Map(_)
                | SchemaKind::Object { .. }
                | SchemaKind::Any
                | SchemaKind::Values(_)
        );
        let default = is_container.then(|| quote!(#[derive(Default)]));
        let is_word = matches!(
            schema.kind,
            SchemaKind::String(_) | SchemaKind::Integer(_) | SchemaKind::Number(_) | SchemaKind::Boolean
        );
        let conversions = if is_word { quote!(word) } else { quote!(newtype) };
        let definition = quote! {
            #type_docs
            #[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
            #default
            #[serde(transparent)]
            pub struct #name(pub #inner);

            #contract::#conversions!(#name(#inner));
        };
        Parts { definition, rules: self.validators(&name, &validate, &inspect) }
    }
}
