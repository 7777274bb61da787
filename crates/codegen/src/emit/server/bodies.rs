//! The body of a request: one type for each way to read it, and an enum where there are several.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::{Server, doc, shapes};
use crate::emit::types::{checks, rust_type};
use crate::ir::names::{self, Scope, ident};
use crate::ir::{Body, Operation, RequestBody, SchemaKind, StringFormat, TypeKind};

/// How a body is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Json,
    Form,
    Multipart,
    Text,
    Bytes,
}

/// Media types that are read alike.
pub(super) struct Reader<'a> {
    pub(super) kind: Kind,
    pub(super) content: &'a Body,
    pub(super) ty: TokenStream,
    /// Without parameters, in lower case.
    media_types: Vec<String>,
    /// The variant, where the body is an enum.
    variant: Ident,
}

impl Kind {
    fn of(content: &Body) -> Kind {
        let essence = essence(content);
        if content.is_json() {
            Kind::Json
        } else if essence == "application/x-www-form-urlencoded" {
            Kind::Form
        } else if essence.starts_with("multipart/") {
            Kind::Multipart
        } else if is_text(content) {
            Kind::Text
        } else {
            Kind::Bytes
        }
    }

    fn name(self) -> &'static str {
        match self {
            Kind::Json => "Json",
            Kind::Form => "Form",
            Kind::Multipart => "Multipart",
            Kind::Text => "Text",
            Kind::Bytes => "Bytes",
        }
    }
}

/// The ways to read a body, in document order.
pub(super) fn readers<'a>(server: &Server<'_>, body: &'a RequestBody) -> Vec<Reader<'a>> {
    let runtime = &server.runtime;
    let mut readers: Vec<Reader<'a>> = Vec::new();
    let mut variants = Scope::default();
    for content in &body.contents {
        let kind = Kind::of(content);
        let ty = match kind {
            Kind::Json | Kind::Form => rust_type(&content.schema, &server.types),
            Kind::Multipart => quote!(#runtime::Multipart),
            Kind::Text => quote!(::std::string::String),
            Kind::Bytes => quote!(::axum::body::Bytes),
        };
        let media_type = essence(content);
        let text = ty.to_string();
        match readers.iter_mut().find(|reader| reader.kind == kind && reader.ty.to_string() == text) {
            Some(reader) => {
                if !reader.media_types.contains(&media_type) {
                    reader.media_types.push(media_type);
                }
            }
            None => {
                let wanted = match variants.contains(kind.name()) {
                    true => names::variant_name(media_type.rsplit('/').next().unwrap_or_default()),
                    false => kind.name().to_owned(),
                };
                let variant = ident(&variants.claim(&wanted));
                readers.push(Reader { kind, content, ty, media_types: vec![media_type], variant });
            }
        }
    }
    readers
}

/// The type of the body where it is required.
pub(super) fn body_type(server: &Server<'_>, operation: &Operation, body: &RequestBody) -> TokenStream {
    let mut readers = readers(server, body);
    if is_enum(&readers) {
        let name = body_name(operation);
        return quote!(#name);
    }
    readers.swap_remove(0).ty
}

/// The parts are read one after the other.
pub(super) fn is_multipart(server: &Server<'_>, body: &RequestBody) -> bool {
    matches!(readers(server, body).as_slice(), [reader] if reader.kind == Kind::Multipart)
}

/// How a body of this media type is read, and the variant that it becomes where the body is an enum.
#[cfg(feature = "client")]
pub(super) fn read_as<'a>(
    server: &Server<'_>,
    body: &'a RequestBody,
    media_type: &str,
) -> Option<(Reader<'a>, Option<Ident>)> {
    let mut readers = readers(server, body);
    let is_enum = is_enum(&readers);
    let named = |reader: &Reader<'_>| reader.media_types.iter().any(|own| own == media_type);
    let any = |reader: &Reader<'_>| reader.media_types.iter().any(|own| own.contains('*'));
    let position = readers.iter().position(named).or_else(|| readers.iter().position(any))?;
    let reader = readers.swap_remove(position);
    let variant = is_enum.then(|| reader.variant.clone());
    Some((reader, variant))
}

/// The enum of a body that comes in several types.
pub(super) fn definition(server: &Server<'_>, operation: &Operation) -> TokenStream {
    let Some(body) = &operation.body else {
        return TokenStream::new();
    };
    let readers = readers(server, body);
    if !is_enum(&readers) {
        return TokenStream::new();
    }
    let name = body_name(operation);
    let title = doc(&[&format!("The body of `{} {}`, by its media type.", operation.method, operation.path)]);
    let variants = readers.iter().map(|Reader { ty, media_types, variant, .. }| {
        let docs = doc(&[&format!("`{}`", media_types.join("`, `"))]);
        quote!(#docs #variant(#ty))
    });
    quote! {
        #title
        #[allow(clippy::large_enum_variant, reason = "a body is made once and handed over at once")]
        #[derive(Debug)]
        pub enum #name {
            #(#variants),*
        }
    }
}

/// Statements that read the body: from `parts`, `body` and `limit` to `body`.
pub(super) fn read(server: &Server<'_>, operation: &Operation, body: &RequestBody) -> TokenStream {
    let runtime = &server.runtime;
    let readers = readers(server, body);
    if let [reader] = readers.as_slice() {
        let media_types = &reader.media_types;
        let call = reader.call(server, !body.required, &quote!(&[#(#media_types),*]));
        return quote!(let body = #call;);
    }
    let all: Vec<&String> = readers.iter().flat_map(|reader| &reader.media_types).collect();
    let mut position = 0;
    let last = readers.len() - 1;
    let arms = readers.iter().enumerate().map(|(index, reader)| {
        let positions = (position..position + reader.media_types.len()).map(Literal::usize_unsuffixed);
        position += reader.media_types.len();
        let pattern = if index == last { quote!(_) } else { quote!(#(#positions)|*) };
        let call = reader.call(server, false, &quote!(OFFERED));
        let value = if is_enum(&readers) {
            let (name, variant) = (body_name(operation), &reader.variant);
            quote!(super::#name::#variant(#call))
        } else {
            call
        };
        quote!(::core::option::Option::Some(#pattern) => ::core::option::Option::Some(#value))
    });
    let required = body.required.then(|| quote!(let body = body.ok_or_else(#runtime::missing_body)?;));
    quote! {
        const OFFERED: &[&str] = &[#(#all),*];
        let body = match #runtime::media_type(&parts, &body, OFFERED)? {
            #(#arms,)*
            ::core::option::Option::None => ::core::option::Option::None,
        };
        #required
    }
}

impl Reader<'_> {
    fn call(&self, server: &Server<'_>, optional: bool, accepted: &TokenStream) -> TokenStream {
        let runtime = &server.runtime;
        let name = match self.kind {
            Kind::Json => "json_body",
            Kind::Form => "form_body",
            Kind::Multipart => "multipart_body",
            Kind::Text => "text_body",
            Kind::Bytes => "bytes_body",
        };
        let name = if optional { format_ident!("optional_{name}") } else { format_ident!("{name}") };
        let shape = (self.kind == Kind::Form).then(|| {
            let shape = shapes::form_shape(server, &self.content.schema);
            quote!(, &#shape)
        });
        let read = quote!(#runtime::#name(&parts, body, #accepted, limit #shape).await?);
        let Some(checks) = self.text_checks(server) else { return read };
        let contract = &server.contract;
        let check = quote!(#contract::conforms(body.as_str(), |value, at, out| { #checks })?;);
        let check = if optional { quote!(if let ::core::option::Option::Some(body) = &body { #check }) } else { check };
        quote!({ let body = #read; #check body })
    }

    /// The rules for a text, which has no type of its own that could check them.
    fn text_checks(&self, server: &Server<'_>) -> Option<TokenStream> {
        if self.kind != Kind::Text {
            return None;
        }
        let schema = &self.content.schema;
        let named = schema.named().and_then(|name| server.ir.resolve(name));
        let schema = match named.map(|definition| (&definition.name, &definition.kind)) {
            Some((name, TypeKind::Enum(_))) => {
                let (contract, types, name) = (&server.contract, &server.types, ident(name));
                return Some(quote!(#contract::Validate::validate_at(&#types::#name::from(value), at, out);));
            }
            Some((_, TypeKind::Newtype(inner))) => inner,
            Some(_) => return None,
            None => schema,
        };
        let is_checked = matches!(schema.kind, SchemaKind::String(_)) && schema.kind.has_constraints();
        is_checked.then(|| checks(schema, &quote!(value), &quote!(at), &quote!(out), server.options))
    }
}

/// Several types need an enum; one type may be read in several ways.
fn is_enum(readers: &[Reader<'_>]) -> bool {
    let first = readers.first().map(|reader| reader.ty.to_string());
    readers.iter().any(|reader| Some(reader.ty.to_string()) != first)
}

pub(super) fn body_name(operation: &Operation) -> Ident {
    format_ident!("{}Body", operation.type_prefix)
}

/// The media type without parameters, in lower case.
pub(super) fn essence(content: &Body) -> String {
    content.media_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase()
}

/// Text as it is: `text/…`, and the formats that are not read any further, unless the schema says bytes.
pub(super) fn is_text(content: &Body) -> bool {
    let essence = essence(content);
    let textual = essence.starts_with("text/")
        || ["yaml", "xml", "csv"]
            .iter()
            .any(|suffix| essence.strip_suffix(suffix).is_some_and(|rest| rest.ends_with(['/', '-', '+'])));
    textual && !matches!(&content.schema.kind, SchemaKind::String(text) if text.format == StringFormat::Binary)
}
