//! The parameters of an operation: a struct, and how a request is decoded into it.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::{Server, doc, params_name, prose};
use crate::emit::types::{checks, default_value, rust_type};
use crate::ir::names::ident;
use crate::ir::{Array, Location, Operation, Parameter, Schema, SchemaKind, Style, TypeKind};

/// The struct and its decoding; nothing when the operation has no parameters.
pub(super) fn params(server: &Server<'_>, operation: &Operation) -> TokenStream {
    if operation.parameters.is_empty() {
        return TokenStream::new();
    }
    let runtime = &server.runtime;
    let name = params_name(operation);
    let title = doc(&[&format!("The parameters of `{} {}`.", operation.method, operation.path)]);
    let names: Vec<_> = operation.parameters.iter().map(|parameter| ident(&parameter.name)).collect();
    let fields = operation.parameters.iter().map(|parameter| {
        let name = ident(&parameter.name);
        let fallback = format!("`{}` in the {}.", parameter.wire, location(parameter.location));
        let docs = prose(&parameter.docs, &fallback, &[]);
        let ty = field_type(server, parameter);
        quote!(#docs pub #name: #ty)
    });
    let steps = operation.parameters.iter().map(|parameter| {
        let name = ident(&parameter.name);
        let decoded = decode(server, operation, parameter);
        quote!(let #name = #decoded;)
    });
    let rejection = server.rejection();
    quote! {
        #title
        #[derive(Debug, Clone, PartialEq)]
        pub struct #name {
            #(#fields),*
        }

        impl #name {
            fn decode(parts: &::axum::http::request::Parts) -> ::core::result::Result<Self, #rejection> {
                let mut input = #runtime::Params::new(parts);
                #(#steps)*
                let (#(::core::option::Option::Some(#names),)*) = (#(#names,)*) else {
                    return ::core::result::Result::Err(input.reject());
                };
                ::core::result::Result::Ok(Self { #(#names),* })
            }
        }
    }
}

/// A parameter's value is never null: there is no way to write that.
fn value_schema(parameter: &Parameter) -> Schema {
    Schema { nullable: false, ..parameter.schema.clone() }
}

fn default_of(server: &Server<'_>, parameter: &Parameter) -> Option<TokenStream> {
    if parameter.required {
        return None;
    }
    default_value(server.ir, &value_schema(parameter), &server.types)
}

fn field_type(server: &Server<'_>, parameter: &Parameter) -> TokenStream {
    let ty = rust_type(&value_schema(parameter), &server.types);
    if parameter.required || default_of(server, parameter).is_some() { ty } else { quote!(::core::option::Option<#ty>) }
}

/// How the text becomes a value.
enum Text<'a> {
    /// Each type has a way of its own.
    Plain,
    /// Items, each with a way of its own.
    Items(&'a Array),
    /// JSON text.
    Json,
}

fn text<'a>(server: &Server<'_>, parameter: &'a Parameter) -> Text<'a> {
    if parameter.style == Style::Json {
        return Text::Json;
    }
    match &parameter.schema.kind {
        SchemaKind::Array(array) if is_plain(server, &array.items) => Text::Items(array),
        _ if is_plain(server, &parameter.schema) => Text::Plain,
        _ => Text::Json,
    }
}

/// One text holds the value.
fn is_plain(server: &Server<'_>, schema: &Schema) -> bool {
    match &schema.kind {
        SchemaKind::Any
        | SchemaKind::Boolean
        | SchemaKind::Integer(_)
        | SchemaKind::Number(_)
        | SchemaKind::String(_) => true,
        SchemaKind::Array(_) | SchemaKind::Map(_) | SchemaKind::Object { .. } => false,
        SchemaKind::Named { name, .. } => match server.ir.resolve(name).map(|found| &found.kind) {
            Some(TypeKind::Enum(_)) => true,
            // These alone have a text of their own.
            Some(TypeKind::Newtype(inner)) => matches!(
                inner.kind,
                SchemaKind::Boolean | SchemaKind::Integer(_) | SchemaKind::Number(_) | SchemaKind::String(_)
            ),
            Some(TypeKind::Alias(inner)) => inner.named().is_none() && is_plain(server, inner),
            Some(TypeKind::Struct(_) | TypeKind::Union(_)) | None => false,
        },
    }
}

/// An expression of type `Option<field type>`.
fn decode(server: &Server<'_>, operation: &Operation, parameter: &Parameter) -> TokenStream {
    let Server { runtime, options, .. } = server;
    let schema = value_schema(parameter);
    let ty = rust_type(&schema, &server.types);
    let wire = parameter.wire.as_str();
    let text = text(server, parameter);
    let checked = checks(&schema, &quote!(value), &quote!(at), &quote!(out), options);
    let check = match (&text, checked.is_empty()) {
        (_, true) => quote!(#runtime::unchecked),
        (Text::Json, false) => quote!(|#runtime::JsonParam(value), at, out| { #checked }),
        (_, false) => quote!(|value, at, out| { #checked }),
    };
    let place = location(parameter.location);
    let from_end = Literal::usize_unsuffixed(segments_after(&operation.path, wire));
    let mut arguments = match parameter.location {
        Location::Path => quote!(#from_end, #wire),
        _ => quote!(#wire),
    };
    let method = match text {
        Text::Plain | Text::Json => ident(place),
        Text::Items(_) => {
            let style = array_style(server, parameter);
            arguments.extend(quote!(, #style));
            ident(&format!("{place}_array"))
        }
    };
    let of = match &text {
        Text::Plain => ty,
        Text::Items(array) => {
            let item = Schema { nullable: false, ..(*array.items).clone() };
            rust_type(&item, &server.types)
        }
        Text::Json => quote!(#runtime::JsonParam<#ty>),
    };
    let mut value = quote!(input.#method::<#of>(#arguments, #check));
    let path = parameter.location == Location::Path;
    if matches!(text, Text::Json) {
        value = if path {
            quote!(#value.map(|#runtime::JsonParam(value)| value))
        } else {
            quote!(#value.map(|value| value.map(|#runtime::JsonParam(value)| value)))
        };
    }
    if path {
        return value;
    }
    if parameter.required {
        return quote!({ let value = #value; input.required(#place, #wire, value) });
    }
    match default_of(server, parameter) {
        // What is more than a literal or a path is made only when it is needed.
        Some(default)
            if syn::parse2::<syn::ExprCall>(default.clone()).is_ok()
                || syn::parse2::<syn::ExprMethodCall>(default.clone()).is_ok() =>
        {
            quote!(#value.map(|value| value.unwrap_or_else(|| #default)))
        }
        Some(default) => quote!(#value.map(|value| value.unwrap_or(#default))),
        None => value,
    }
}

fn array_style(server: &Server<'_>, parameter: &Parameter) -> TokenStream {
    let runtime = &server.runtime;
    let separator = match (parameter.location, parameter.style, parameter.explode) {
        (Location::Query, Style::Form | Style::DeepObject, true) => {
            return quote!(#runtime::ArrayStyle::Repeated);
        }
        (_, Style::SpaceDelimited, _) => ' ',
        (_, Style::PipeDelimited, _) => '|',
        _ => ',',
    };
    quote!(#runtime::ArrayStyle::Separated(#separator))
}

fn location(location: Location) -> &'static str {
    match location {
        Location::Path => "path",
        Location::Query => "query",
        Location::Header => "header",
        Location::Cookie => "cookie",
    }
}

/// How many segments of the template follow the one of this parameter.
fn segments_after(path: &str, wire: &str) -> usize {
    let wanted = format!("{{{wire}}}");
    path.rsplit('/').position(|segment| segment.contains(&wanted)).unwrap_or(0)
}
