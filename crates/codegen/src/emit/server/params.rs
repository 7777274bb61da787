//! The parameters of an operation: a struct, and how a request is decoded into it.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::{Server, doc, params_name, prose, shapes};
use crate::emit::types::{checks, default_value, is_cheap, rust_type};
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
    // No parameter has a name that ends as `input_` does.
    quote! {
        #title
        #[derive(Debug, Clone, PartialEq)]
        pub struct #name {
            #(#fields),*
        }

        impl #name {
            fn decode(parts: &#runtime::Parts) -> ::core::result::Result<Self, #rejection> {
                let mut input_ = #runtime::Params::new(parts);
                #(#steps)*
                let (#(::core::option::Option::Some(#names),)*) = (#(#names,)*) else {
                    return ::core::result::Result::Err(input_.reject());
                };
                ::core::result::Result::Ok(Self { #(#names),* })
            }
        }
    }
}

/// A parameter's value is never null: there is no way to write that.
pub(super) fn value_schema(parameter: &Parameter) -> Schema {
    Schema { nullable: false, ..parameter.schema.clone() }
}

pub(super) fn default_of(server: &Server<'_>, parameter: &Parameter) -> Option<TokenStream> {
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
    /// Several texts that make one value.
    Structured,
}

fn text<'a>(server: &Server<'_>, parameter: &'a Parameter) -> Text<'a> {
    if parameter.style == Style::Json {
        return Text::Json;
    }
    let plain = !matches!(parameter.style, Style::Label | Style::Matrix | Style::DeepObject);
    match &parameter.schema.kind {
        SchemaKind::Array(array) if plain && is_plain(server, &array.items) => Text::Items(array),
        _ if plain && is_plain(server, &parameter.schema) => Text::Plain,
        _ => Text::Structured,
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
        SchemaKind::Array(_) | SchemaKind::Map(_) | SchemaKind::Object { .. } | SchemaKind::Values(_) => false,
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

/// One text that is all of a segment, or of a query parameter or header, is the value.
#[cfg(feature = "client")]
pub(super) fn is_word(server: &Server<'_>, operation: &Operation, parameter: &Parameter) -> bool {
    let is_whole = parameter.location != Location::Path || segment(&operation.path, &parameter.wire).is_whole;
    is_whole && matches!(text(server, parameter), Text::Plain)
}

/// An expression of type `Option<field type>`.
fn decode(server: &Server<'_>, operation: &Operation, parameter: &Parameter) -> TokenStream {
    let Server { runtime, options, .. } = server;
    let schema = value_schema(parameter);
    let ty = rust_type(&schema, &server.types);
    let wire = parameter.wire.as_str();
    let path = parameter.location == Location::Path;
    let segment = segment(&operation.path, wire);
    let mut text = text(server, parameter);
    // A list in a part of a segment is read in the one way that knows of both.
    if path && !segment.is_whole && matches!(text, Text::Items(_) | Text::Json) {
        text = Text::Structured;
    }
    let checked = checks(&schema, &quote!(value), &quote!(at), &quote!(out), options);
    let check = match (&text, checked.is_empty()) {
        (_, true) => quote!(#runtime::unchecked),
        (Text::Json, false) => quote!(|#runtime::JsonParam(value), at, out| { #checked }),
        (_, false) => quote!(|value, at, out| { #checked }),
    };
    let place = location(parameter.location);
    let from_end = Literal::usize_unsuffixed(segment.after);
    let template = segment.template;
    let value = match &text {
        Text::Plain if path && !segment.is_whole => {
            quote!(input_.path_part::<#ty>(#from_end, #template, #wire, #check))
        }
        Text::Plain => {
            let method = ident(place);
            let from_end = path.then(|| quote!(#from_end,));
            quote!(input_.#method::<#ty>(#from_end #wire, #check))
        }
        Text::Items(array) => {
            let method = ident(&format!("{place}_array"));
            let from_end = path.then(|| quote!(#from_end,));
            let style = array_style(server, parameter);
            let item = rust_type(&Schema { nullable: false, ..(*array.items).clone() }, &server.types);
            quote!(input_.#method::<#item>(#from_end #wire, #style, #check))
        }
        Text::Json => {
            let method = ident(place);
            let from_end = path.then(|| quote!(#from_end,));
            let value = quote!(input_.#method::<#runtime::JsonParam<#ty>>(#from_end #wire, #check));
            if path {
                quote!(#value.map(|#runtime::JsonParam(value)| value))
            } else {
                quote!(#value.map(|value| value.map(|#runtime::JsonParam(value)| value)))
            }
        }
        Text::Structured => {
            let style = structured_style(server, parameter);
            let explode = parameter.explode;
            let shape = shapes::shape(server, &schema);
            if path {
                quote! {
                    input_.path_structured::<#ty>(#from_end, #template, #wire, #style, #explode, &#shape, #check)
                }
            } else {
                let others = others(server, operation, parameter);
                quote! {
                    input_.structured::<#ty>(#place, #wire, #style, #explode, &#shape, &[#(#others),*], #check)
                }
            }
        }
    };
    if path {
        return value;
    }
    if parameter.required {
        return quote!({ let value = #value; input_.required(#place, #wire, value) });
    }
    match default_of(server, parameter) {
        Some(default) if is_cheap(server.ir, &parameter.schema.kind) => {
            quote!(#value.map(|value| value.unwrap_or(#default)))
        }
        Some(default) => quote!(#value.map(|value| value.unwrap_or_else(|| #default))),
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

fn structured_style(server: &Server<'_>, parameter: &Parameter) -> TokenStream {
    let runtime = &server.runtime;
    let name = ident(match parameter.style {
        Style::Form | Style::Json => "Form",
        Style::Simple => "Simple",
        Style::Label => "Label",
        Style::Matrix => "Matrix",
        Style::SpaceDelimited => "SpaceDelimited",
        Style::PipeDelimited => "PipeDelimited",
        Style::DeepObject => "DeepObject",
    });
    quote!(#runtime::ParamStyle::#name)
}

/// The query's other parameters, where this one takes any.
fn others<'a>(server: &Server<'_>, operation: &'a Operation, parameter: &Parameter) -> Vec<&'a str> {
    if parameter.location != Location::Query || !shapes::takes_any_property(server, &parameter.schema) {
        return Vec::new();
    }
    let query = operation.parameters.iter().filter(|other| other.location == Location::Query);
    query.map(|other| other.wire.as_str()).filter(|other| *other != parameter.wire).collect()
}

fn location(location: Location) -> &'static str {
    match location {
        Location::Path => "path",
        Location::Query => "query",
        Location::Header => "header",
        Location::Cookie => "cookie",
    }
}

/// The segment of a parameter.
struct Segment<'a> {
    template: &'a str,
    /// How many segments follow.
    after: usize,
    /// The parameter is all of it.
    is_whole: bool,
}

fn segment<'a>(path: &'a str, wire: &str) -> Segment<'a> {
    let wanted = format!("{{{wire}}}");
    let found = path.rsplit('/').enumerate().find(|(_, segment)| segment.contains(&wanted));
    let (after, template) = found.unwrap_or_default();
    Segment { template, after, is_whole: template == wanted }
}
