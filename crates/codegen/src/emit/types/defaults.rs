//! Defaults as expressions.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use serde_json::Value;

use crate::Ir;
use crate::ir::names::ident;
use crate::ir::{Schema, SchemaKind, StringFormat, TypeKind};

/// An expression for the schema's default, of the schema's type without the `Option` of nullable; `None` when it has
/// none that can be written. `types` as for [`rust_type`](super::rust_type).
#[must_use]
pub fn default_value(ir: &Ir, schema: &Schema, types: &TokenStream) -> Option<TokenStream> {
    expression(ir, &schema.kind, schema.default.as_ref()?, types)
}

/// The default needs no memory: a literal, a variant of an enum, or a named number.
pub(crate) fn is_cheap(ir: &Ir, kind: &SchemaKind) -> bool {
    match kind {
        SchemaKind::Boolean | SchemaKind::Integer(_) | SchemaKind::Number(_) => true,
        SchemaKind::Named { name, boxed: false } => match ir.resolve(name).map(|found| &found.kind) {
            Some(TypeKind::Enum(_)) => true,
            Some(TypeKind::Newtype(schema)) => is_cheap(ir, &schema.kind),
            _ => false,
        },
        _ => false,
    }
}

fn expression(ir: &Ir, kind: &SchemaKind, value: &Value, types: &TokenStream) -> Option<TokenStream> {
    match kind {
        SchemaKind::Boolean => {
            let value = value.as_bool()?;
            Some(quote!(#value))
        }
        SchemaKind::Integer(integer) => {
            let value = value.as_i64()?;
            let literal = Literal::i64_unsuffixed(value);
            // A default outside of its own type would not compile.
            let (lowest, highest) = integer.width.limits();
            let fits = (lowest..=highest).contains(&value.into());
            fits.then(|| quote!(#literal))
        }
        SchemaKind::Number(_) => {
            let literal = value.as_f64().filter(|value| value.is_finite()).map(Literal::f64_suffixed)?;
            Some(quote!(#literal))
        }
        SchemaKind::String(string) if matches!(string.format, StringFormat::Plain | StringFormat::Checked(_)) => {
            let value = value.as_str()?;
            Some(quote!(::std::string::String::from(#value)))
        }
        SchemaKind::Array(array) => {
            let items = value.as_array()?.iter().map(|item| expression(ir, &array.items.kind, item, types));
            let items = items.collect::<Option<Vec<_>>>()?;
            Some(quote!(::std::vec![#(#items),*]))
        }
        SchemaKind::Named { name, boxed } => {
            let definition = ir.resolve(name)?;
            // The constructor of a tuple struct has no alias.
            let name = ident(&definition.name);
            let path = if types.is_empty() { quote!(#name) } else { quote!(#types::#name) };
            let value = match &definition.kind {
                TypeKind::Enum(values) => {
                    let wire = value.as_str()?;
                    let variant = values.variants.iter().find(|variant| variant.wire == wire)?;
                    let variant = ident(&variant.name);
                    quote!(#path::#variant)
                }
                TypeKind::Newtype(inner) => {
                    let inner = expression(ir, &inner.kind, value, types)?;
                    quote!(#path(#inner))
                }
                TypeKind::Struct(_) | TypeKind::Union(_) | TypeKind::Alias(_) => return None,
            };
            Some(if *boxed { quote!(::std::boxed::Box::new(#value)) } else { value })
        }
        SchemaKind::String(_)
        | SchemaKind::Map(_)
        | SchemaKind::Object { .. }
        | SchemaKind::Any
        | SchemaKind::Values(_) => None,
    }
}
