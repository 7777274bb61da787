//! The responses of an operation: an enum with a variant per declared status.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::{Server, doc, prose, response_name};
use crate::emit::types::rust_type;
use crate::ir::names::ident;
use crate::ir::{Body, Header, Operation, Response, Schema, SchemaKind, Status, StringFormat};

/// The enum and how it is written.
pub(super) fn responses(server: &Server<'_>, operation: &Operation) -> TokenStream {
    let name = response_name(operation);
    let rejection = server.rejection();
    let title = doc(&[&format!("The answers of `{} {}`.", operation.method, operation.path)]);
    let variants: Vec<Variant<'_>> =
        operation.responses.iter().map(|response| Variant::of(server, operation, response)).collect();
    let definitions = variants.iter().map(|variant| variant.definition(server));
    let statuses = variants.iter().map(Variant::status_arm);
    let arms = variants.iter().map(|variant| variant.respond_arm(server));
    if variants.is_empty() {
        // A document must declare a response, and one that does not gets an enum that nobody can make.
        return quote! {
            #title
            #[derive(Debug, Clone, PartialEq)]
            pub enum #name {}

            impl #name {
                /// The status of the answer.
                #[must_use]
                pub fn status(&self) -> u16 {
                    match *self {}
                }

                fn respond(self) -> ::core::result::Result<::axum::response::Response, #rejection> {
                    match self {}
                }
            }
        };
    }
    quote! {
        #title
        #[allow(
            clippy::large_enum_variant,
            reason = "the answer that is sent most is the largest, and a box would cost it an allocation each time"
        )]
        #[derive(Debug, Clone, PartialEq)]
        pub enum #name {
            #(#definitions),*
        }

        impl #name {
            /// The status of the answer.
            #[must_use]
            pub fn status(&self) -> u16 {
                match self {
                    #(#statuses),*
                }
            }

            fn respond(self) -> ::core::result::Result<::axum::response::Response, #rejection> {
                match self {
                    #(#arms),*
                }
            }
        }
    }
}

struct Variant<'a> {
    response: &'a Response,
    headers: Vec<&'a Header>,
    content: Content<'a>,
}

enum Content<'a> {
    None,
    Json(&'a Body),
    Encoded(&'a Body),
    Text(&'a Body),
    Bytes(&'a Body),
}

impl<'a> Variant<'a> {
    fn of(server: &Server<'_>, operation: &Operation, response: &'a Response) -> Self {
        let headers = response
            .headers
            .iter()
            .filter(|header| {
                !server.options.is_layer_header(&header.wire) && !header.wire.eq_ignore_ascii_case("content-type")
            })
            .collect();
        let success = matches!(response.status, Status::Code(200..300) | Status::Range(2));
        let json = response.contents.iter().find(|body| body.is_json());
        let content = match (json, response.contents.first()) {
            (Some(body), _) if success && server.options.encoded.contains(&operation.id) => Content::Encoded(body),
            (Some(body), _) => Content::Json(body),
            (None, Some(body)) if is_text(body) => Content::Text(body),
            (None, Some(body)) => Content::Bytes(body),
            (None, None) => Content::None,
        };
        Variant { response, headers, content }
    }

    fn has_fields(&self) -> bool {
        !self.headers.is_empty() || !matches!(self.response.status, Status::Code(_))
    }

    fn body_type(&self, server: &Server<'_>) -> Option<TokenStream> {
        match self.content {
            Content::None => None,
            Content::Json(body) => Some(rust_type(&body.schema, &server.types)),
            Content::Encoded(body) => {
                let contract = &server.contract;
                let ty = rust_type(&body.schema, &server.types);
                Some(quote!(#contract::Encoded<#ty>))
            }
            Content::Text(_) => Some(quote!(::std::string::String)),
            Content::Bytes(_) => Some(quote!(::axum::body::Bytes)),
        }
    }

    fn definition(&self, server: &Server<'_>) -> TokenStream {
        let name = ident(&self.response.variant);
        let code = match self.response.status {
            Status::Code(code) => code.to_string(),
            Status::Range(hundreds) => format!("{hundreds}XX"),
            Status::Default => "Any other status".to_owned(),
        };
        let mut docs = self.response.docs.clone();
        docs.description = format!("{code}: {}", docs.description.trim());
        let docs = prose(&docs, "", &[]);
        let body = self.body_type(server);
        if !self.has_fields() {
            return match body {
                Some(body) => quote!(#docs #name(#body)),
                None => quote!(#docs #name),
            };
        }
        let status = match self.response.status {
            Status::Code(_) => TokenStream::new(),
            Status::Range(_) | Status::Default => quote! {
                /// The status to answer with.
                status: ::axum::http::StatusCode,
            },
        };
        let headers = self.headers.iter().map(|header| {
            let name = field_name(header);
            let fallback = format!("The header `{}`.", header.wire);
            let docs = prose(&header.docs, &fallback, &[]);
            let ty = header_type(server, header);
            quote!(#docs #name: #ty,)
        });
        let body = body.map(|body| {
            quote! {
                /// The body.
                body: #body,
            }
        });
        quote!(#docs #name { #status #(#headers)* #body })
    }

    fn status_arm(&self) -> TokenStream {
        let name = ident(&self.response.variant);
        match self.response.status {
            Status::Code(code) => {
                let code = Literal::u16_unsuffixed(code);
                quote!(Self::#name { .. } => #code)
            }
            Status::Range(_) | Status::Default => {
                quote!(Self::#name { status, .. } => status.as_u16())
            }
        }
    }

    fn respond_arm(&self, server: &Server<'_>) -> TokenStream {
        let runtime = &server.runtime;
        let name = ident(&self.response.variant);
        let has_body = !matches!(self.content, Content::None);
        let (status, status_field) = match self.response.status {
            Status::Code(code) => (status_code(code), None),
            Status::Range(_) | Status::Default => (quote!(status), Some(quote!(status,))),
        };
        let pattern = if self.has_fields() {
            let fields = self.headers.iter().map(|header| field_name(header));
            let body = has_body.then(|| quote!(body,));
            quote!(Self::#name { #status_field #(#fields,)* #body })
        } else if has_body {
            quote!(Self::#name(body))
        } else {
            quote!(Self::#name)
        };
        let headers: Vec<TokenStream> = self.headers.iter().map(|header| write_header(header)).collect();
        let finish = match self.content {
            Content::None => quote!(reply.empty()),
            Content::Json(_) => quote!(reply.json(&body)),
            Content::Encoded(_) => quote!(reply.bytes("application/json", body.into_bytes())),
            Content::Text(body) | Content::Bytes(body) => {
                let media_type = body.media_type.as_str();
                quote!(reply.bytes(#media_type, body))
            }
        };
        let finish = match self.content {
            Content::Json(_) => finish,
            _ => quote!(::core::result::Result::Ok(#finish)),
        };
        quote! {
            #pattern => {
                let reply = #runtime::Reply::new(#status);
                #(#headers)*
                #finish
            }
        }
    }
}

fn is_text(body: &Body) -> bool {
    body.media_type.to_ascii_lowercase().starts_with("text/")
        && matches!(&body.schema.kind, SchemaKind::String(text) if text.format != StringFormat::Binary)
}

/// The status field of a range has its name already.
fn field_name(header: &Header) -> proc_macro2::Ident {
    if header.name == "status" { ident("status_header") } else { ident(&header.name) }
}

fn header_schema(header: &Header) -> Schema {
    Schema { nullable: false, ..header.schema.clone() }
}

/// A header carries text, so what is neither a number nor a known kind of text is left to the implementer to write.
fn header_type(server: &Server<'_>, header: &Header) -> TokenStream {
    let ty = match &header.schema.kind {
        SchemaKind::Boolean | SchemaKind::Integer(_) | SchemaKind::Number(_) | SchemaKind::String(_) => {
            rust_type(&header_schema(header), &server.types)
        }
        _ => quote!(::std::string::String),
    };
    if header.required { ty } else { quote!(::core::option::Option<#ty>) }
}

fn write_header(header: &Header) -> TokenStream {
    let field = field_name(header);
    let wire = header.wire.to_ascii_lowercase();
    let text = match &header.schema.kind {
        SchemaKind::String(text) if text.format == StringFormat::DateTime => {
            quote!(&#field.to_rfc3339())
        }
        SchemaKind::String(text) if matches!(text.format, StringFormat::Uuid | StringFormat::Date) => {
            quote!(&#field.to_string())
        }
        SchemaKind::Boolean | SchemaKind::Integer(_) | SchemaKind::Number(_) => {
            quote!(&#field.to_string())
        }
        _ => quote!(&#field),
    };
    if header.required {
        quote!(let reply = reply.header(#wire, #text)?;)
    } else {
        quote! {
            let reply = match #field {
                ::core::option::Option::Some(#field) => reply.header(#wire, #text)?,
                ::core::option::Option::None => reply,
            };
        }
    }
}

/// The constant for the statuses that are answered most, and the number for the others.
fn status_code(code: u16) -> TokenStream {
    let name = match code {
        200 => "OK",
        201 => "CREATED",
        202 => "ACCEPTED",
        204 => "NO_CONTENT",
        301 => "MOVED_PERMANENTLY",
        302 => "FOUND",
        303 => "SEE_OTHER",
        304 => "NOT_MODIFIED",
        400 => "BAD_REQUEST",
        401 => "UNAUTHORIZED",
        403 => "FORBIDDEN",
        404 => "NOT_FOUND",
        405 => "METHOD_NOT_ALLOWED",
        406 => "NOT_ACCEPTABLE",
        409 => "CONFLICT",
        410 => "GONE",
        412 => "PRECONDITION_FAILED",
        413 => "PAYLOAD_TOO_LARGE",
        415 => "UNSUPPORTED_MEDIA_TYPE",
        422 => "UNPROCESSABLE_ENTITY",
        429 => "TOO_MANY_REQUESTS",
        500 => "INTERNAL_SERVER_ERROR",
        501 => "NOT_IMPLEMENTED",
        502 => "BAD_GATEWAY",
        503 => "SERVICE_UNAVAILABLE",
        504 => "GATEWAY_TIMEOUT",
        _ => {
            let code = Literal::u16_unsuffixed(code);
            return quote! {
                ::axum::http::StatusCode::from_u16(#code)
                    .unwrap_or(::axum::http::StatusCode::INTERNAL_SERVER_ERROR)
            };
        }
    };
    let name = ident(name);
    quote!(::axum::http::StatusCode::#name)
}
