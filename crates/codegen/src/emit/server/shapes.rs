//! Shapes: what the texts of a parameter or form are to become.

use proc_macro2::TokenStream;
use quote::quote;

use super::Server;
use crate::ir::{Schema, SchemaKind, TypeKind};

/// How deep shapes go before a text is read as JSON. Nobody nests forms deeper, and a type may contain itself.
const MAX_DEPTH: usize = 4;

/// The shape of a schema, as an expression of a constant.
pub(super) fn shape(server: &Server<'_>, schema: &Schema) -> TokenStream {
    within(server, schema, 0)
}

/// The shape of a form as a whole, which is an object whatever its schema says.
pub(super) fn form_shape(server: &Server<'_>, schema: &Schema) -> TokenStream {
    let runtime = &server.runtime;
    match schema.kind {
        SchemaKind::Any => quote!(#runtime::Shape::Object(&[], ::core::option::Option::Some(&#runtime::Shape::Text))),
        _ => shape(server, schema),
    }
}

/// An object of this schema takes properties that the document does not name.
pub(super) fn takes_any_property(server: &Server<'_>, schema: &Schema) -> bool {
    match &schema.kind {
        SchemaKind::Map(_) | SchemaKind::Object { .. } => true,
        SchemaKind::Named { name, .. } => match server.ir.resolve(name).map(|found| &found.kind) {
            Some(TypeKind::Struct(structure)) => structure.additional.is_some(),
            Some(TypeKind::Newtype(inner) | TypeKind::Alias(inner)) => {
                inner.named().is_none() && takes_any_property(server, inner)
            }
            _ => false,
        },
        _ => false,
    }
}

fn within(server: &Server<'_>, schema: &Schema, depth: usize) -> TokenStream {
    let runtime = &server.runtime;
    if depth > MAX_DEPTH {
        return quote!(#runtime::Shape::Json);
    }
    let inner = |schema: &Schema| within(server, schema, depth + 1);
    match &schema.kind {
        SchemaKind::Boolean => quote!(#runtime::Shape::Boolean),
        SchemaKind::Integer(_) => quote!(#runtime::Shape::Integer),
        SchemaKind::Number(_) => quote!(#runtime::Shape::Number),
        // Whether `1` is a number or a text, only the values can tell.
        SchemaKind::Values(values) => match values.iter().all(serde_json::Value::is_string) {
            true => quote!(#runtime::Shape::Text),
            false => quote!(#runtime::Shape::Any(&[#runtime::Shape::Json, #runtime::Shape::Text])),
        },
        SchemaKind::String(_) | SchemaKind::Any => quote!(#runtime::Shape::Text),
        SchemaKind::Array(array) => {
            let items = inner(&array.items);
            quote!(#runtime::Shape::Array(&#items))
        }
        SchemaKind::Map(map) => {
            let values = inner(&map.values);
            quote!(#runtime::Shape::Object(&[], ::core::option::Option::Some(&#values)))
        }
        SchemaKind::Object { .. } => {
            quote!(#runtime::Shape::Object(&[], ::core::option::Option::Some(&#runtime::Shape::Text)))
        }
        SchemaKind::Named { name, .. } => match server.ir.resolve(name).map(|found| &found.kind) {
            Some(TypeKind::Enum(_)) | None => quote!(#runtime::Shape::Text),
            Some(TypeKind::Newtype(schema) | TypeKind::Alias(schema)) => inner(schema),
            Some(TypeKind::Struct(structure)) => {
                let properties = structure.fields.iter().map(|field| {
                    let (wire, shape) = (&field.wire, inner(&field.schema));
                    quote!((#wire, #shape))
                });
                let further = match &structure.additional {
                    Some((_, values)) => {
                        let values = inner(values);
                        quote!(::core::option::Option::Some(&#values))
                    }
                    None => quote!(::core::option::Option::None),
                };
                quote!(#runtime::Shape::Object(&[#(#properties),*], #further))
            }
            Some(TypeKind::Union(union)) => {
                let variants = union.variants.iter().map(|variant| inner(&variant.schema));
                quote!(#runtime::Shape::Any(&[#(#variants),*]))
            }
        },
    }
}
