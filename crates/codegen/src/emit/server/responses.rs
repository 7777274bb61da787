//! The responses of an operation: an enum with a variant per declared status.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::{Server, bodies, doc, prose, response_name};
use crate::emit::types::{checks, rust_type};
use crate::ir::names::{self, Scope, ident};
use crate::ir::{Body, Header, Operation, Response, Schema, SchemaKind, Status};

/// The enum and how it is written.
pub(super) fn responses(server: &Server<'_>, operation: &Operation) -> TokenStream {
    let name = response_name(operation);
    let Server { runtime, contract, .. } = server;
    let title = doc(&[&format!("The answers of `{} {}`.", operation.method, operation.path)]);
    let variants: Vec<Variant<'_>> =
        operation.responses.iter().map(|response| Variant::of(server, operation, response)).collect();
    let definitions = variants.iter().map(|variant| variant.definition(server, operation));
    let statuses = variants.iter().map(Variant::status_arm);
    let arms = variants.iter().map(|variant| variant.respond_arm(server));
    let check = check(server, operation, &variants);
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

                fn check(&self, _out: &mut #contract::Violations) {}

                fn respond(self) -> #runtime::Answer {
                    match self {}
                }
            }
        };
    }
    // A stream can be sent once, and compared with nothing.
    let traits = if variants.iter().any(Variant::streams) { quote!(Debug) } else { quote!(Debug, Clone, PartialEq) };
    let bodies = variants.iter().map(|variant| variant.body_definition(server, operation));
    quote! {
        #title
        #[allow(clippy::large_enum_variant, reason = "a box would cost an allocation each time")]
        #[derive(#traits)]
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

            #check

            fn respond(self) -> #runtime::Answer {
                match self {
                    #(#arms),*
                }
            }
        }

        #(#bodies)*
    }
}

/// Reports everything in an answer that breaks the document.
fn check(server: &Server<'_>, operation: &Operation, variants: &[Variant<'_>]) -> TokenStream {
    let contract = &server.contract;
    let arms: Vec<Arm> = variants.iter().filter_map(|variant| variant.check_arm(server, operation)).collect();
    if arms.is_empty() {
        return quote!(fn check(&self, _out: &mut #contract::Violations) {});
    }
    let check = choose(&quote!(self), &arms, variants.len());
    quote! {
        fn check(&self, out: &mut #contract::Violations) {
            let at = &#contract::Pointer::Root;
            #check
        }
    }
}

/// A pattern, and what is done with a value of it.
type Arm = (TokenStream, TokenStream);

/// Chooses among arms for some of the `count` forms of a value.
fn choose(value: &TokenStream, arms: &[Arm], count: usize) -> TokenStream {
    match arms {
        [(pattern, statements)] if count > 1 => quote!(if let #pattern = #value { #statements }),
        arms => {
            let rest = (arms.len() < count).then(|| quote!(_ => {}));
            let arms = arms.iter().map(|(pattern, statements)| quote!(#pattern => { #statements }));
            quote!(match #value { #(#arms)* #rest })
        }
    }
}

/// The checks of a value that may be null.
fn checks_of(server: &Server<'_>, schema: &Schema, value: TokenStream, at: &TokenStream) -> Option<TokenStream> {
    if !schema.nullable || matches!(schema.kind, SchemaKind::Any) {
        let checks = checks(schema, &value, at, &quote!(out), server.options);
        return (!checks.is_empty()).then_some(checks);
    }
    let checks = checks(schema, &quote!(value), at, &quote!(out), server.options);
    (!checks.is_empty()).then(|| quote!(if let ::core::option::Option::Some(value) = #value { #checks }))
}

pub(super) struct Variant<'a> {
    response: &'a Response,
    pub(super) headers: Vec<&'a Header>,
    /// The ways to write the body; empty without one.
    pub(super) writers: Vec<Writer<'a>>,
}

/// One way to write a body.
pub(super) struct Writer<'a> {
    pub(super) kind: Kind,
    pub(super) content: &'a Body,
    ty: TokenStream,
    /// The variant, where the body is an enum.
    pub(super) variant: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Json,
    /// JSON that the implementer has written already.
    Encoded,
    Text,
    /// Bytes as they come, events among them.
    Stream,
}

impl<'a> Variant<'a> {
    pub(super) fn of(server: &Server<'_>, operation: &Operation, response: &'a Response) -> Self {
        let headers = response
            .headers
            .iter()
            .filter(|header| {
                !server.options.is_layer_header(&header.wire) && !header.wire.eq_ignore_ascii_case("content-type")
            })
            .collect();
        let success = matches!(response.status, Status::Code(200..300) | Status::Range(2));
        let is_encoded = success && server.options.encoded.contains(&operation.id);
        let mut writers: Vec<Writer<'a>> = Vec::new();
        let mut names = Scope::default();
        for content in &response.contents {
            let (kind, name) = match content {
                json if json.is_json() && is_encoded => (Kind::Encoded, "Json"),
                json if json.is_json() => (Kind::Json, "Json"),
                text if bodies::is_text(text) && bodies::essence(text) != "text/event-stream" => (Kind::Text, "Text"),
                _ => (Kind::Stream, "Stream"),
            };
            let ty = match kind {
                Kind::Json => rust_type(&content.schema, &server.types),
                Kind::Encoded => {
                    let contract = &server.contract;
                    let ty = rust_type(&content.schema, &server.types);
                    quote!(#contract::Encoded<#ty>)
                }
                Kind::Text => quote!(::std::string::String),
                Kind::Stream => quote!(::axum::body::Body),
            };
            // The same value under another media type of JSON is sent as the first.
            let is_json = matches!(kind, Kind::Json | Kind::Encoded);
            if is_json && writers.iter().any(|one| one.kind == kind && one.ty.to_string() == ty.to_string()) {
                continue;
            }
            let wanted = match names.contains(name) {
                true => names::variant_name(bodies::essence(content).rsplit('/').next().unwrap_or_default()),
                false => name.to_owned(),
            };
            writers.push(Writer { kind, content, ty, variant: names.claim(&wanted) });
        }
        Variant { response, headers, writers }
    }

    fn streams(&self) -> bool {
        self.writers.iter().any(|writer| writer.kind == Kind::Stream)
    }

    /// The ways to write the body, JSON first, which is what a client asks for that can have several.
    pub(super) fn preferred(&self) -> Vec<&Writer<'a>> {
        let mut writers: Vec<&Writer<'a>> = self.writers.iter().collect();
        writers.sort_by_key(|writer| !writer.is_json());
        writers
    }

    pub(super) fn has_fields(&self) -> bool {
        !self.headers.is_empty() || !matches!(self.response.status, Status::Code(_))
    }

    pub(super) fn body_name(&self, operation: &Operation) -> proc_macro2::Ident {
        format_ident!("{}{}Body", operation.type_prefix, self.response.variant)
    }

    fn body_type(&self, operation: &Operation) -> Option<TokenStream> {
        match self.writers.as_slice() {
            [] => None,
            [writer] => Some(writer.ty.clone()),
            _ => {
                let name = self.body_name(operation);
                Some(quote!(#name))
            }
        }
    }

    /// The enum of a body that is written in several ways.
    fn body_definition(&self, server: &Server<'_>, operation: &Operation) -> Option<TokenStream> {
        if self.writers.len() < 2 {
            return None;
        }
        let runtime = &server.runtime;
        let name = self.body_name(operation);
        let title = doc(&[&format!("A body of `{} {}`, by its media type.", operation.method, operation.path)]);
        let traits = if self.streams() { quote!(Debug) } else { quote!(Debug, Clone, PartialEq) };
        let variants = self.writers.iter().map(|writer| {
            let docs = doc(&[&format!("`{}`", writer.content.media_type)]);
            let (variant, ty) = (ident(&writer.variant), &writer.ty);
            quote!(#docs #variant(#ty))
        });
        let arms = self.writers.iter().map(|writer| {
            let variant = ident(&writer.variant);
            let finish = writer.finish();
            quote!(Self::#variant(body) => reply #finish)
        });
        Some(quote! {
            #title
            #[allow(clippy::large_enum_variant, reason = "a body is made once and sent at once")]
            #[derive(#traits)]
            pub enum #name {
                #(#variants),*
            }

            impl #name {
                fn write(self, reply: #runtime::Reply) -> #runtime::Answer {
                    match self {
                        #(#arms),*
                    }
                }
            }
        })
    }

    fn definition(&self, server: &Server<'_>, operation: &Operation) -> TokenStream {
        let name = ident(&self.response.variant);
        let code = match self.response.status {
            Status::Code(code) => code.to_string(),
            Status::Range(hundreds) => format!("{hundreds}XX"),
            Status::Default => "Any other status".to_owned(),
        };
        let mut docs = self.response.docs.clone();
        docs.description = format!("{code}: {}", docs.description.trim());
        let docs = prose(&docs, "", &[]);
        let body = self.body_type(operation);
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

    /// Statements on the body and the headers, where any of them has a rule.
    fn check_arm(&self, server: &Server<'_>, operation: &Operation) -> Option<Arm> {
        let name = ident(&self.response.variant);
        let contract = &server.contract;
        let headers = self.headers.iter().filter_map(|header| {
            if !is_typed(header) {
                return None;
            }
            let (field, wire) = (field_name(header), header.wire.as_str());
            let schema = Schema { nullable: !header.required, ..header_schema(header) };
            let checks = checks_of(server, &schema, quote!(#field), &quote!(&at.field("header").field(#wire)))?;
            Some((quote!(#field), checks))
        });
        let (mut fields, mut statements): (Vec<_>, Vec<_>) = headers.unzip();
        let of_writer = |writer: &Writer<'_>| match writer.kind {
            Kind::Json => checks_of(server, &writer.content.schema, quote!(body), &quote!(at)),
            Kind::Encoded => Some(quote!(#contract::Validate::validate_at(body, at, out);)),
            Kind::Text | Kind::Stream => None,
        };
        let body = match self.writers.as_slice() {
            [] => None,
            [writer] => of_writer(writer),
            writers => {
                let of = self.body_name(operation);
                let arms = writers.iter().filter_map(|writer| {
                    let (variant, checks) = (ident(&writer.variant), of_writer(writer)?);
                    Some((quote!(#of::#variant(body)), checks))
                });
                let arms: Vec<Arm> = arms.collect();
                (!arms.is_empty()).then(|| choose(&quote!(body), &arms, writers.len()))
            }
        };
        let tuple = body.is_some() && !self.has_fields();
        if let Some(checks) = body {
            fields.push(quote!(body));
            statements.push(checks);
        }
        match (tuple, fields.is_empty()) {
            (_, true) => None,
            (true, false) => Some((quote!(Self::#name(body)), quote!(#(#statements)*))),
            (false, false) => Some((quote!(Self::#name { #(#fields,)* .. }), quote!(#(#statements)*))),
        }
    }

    fn respond_arm(&self, server: &Server<'_>) -> TokenStream {
        let runtime = &server.runtime;
        let name = ident(&self.response.variant);
        let has_body = !self.writers.is_empty();
        let (reply, status_field) = match self.response.status {
            Status::Code(code) => {
                let code = Literal::u16_unsuffixed(code);
                (quote!(#runtime::Reply::of(#code)), None)
            }
            Status::Range(_) | Status::Default => (quote!(#runtime::Reply::new(status)), Some(quote!(status,))),
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
        let headers = self.headers.iter().map(|header| {
            let (field, wire) = (field_name(header), header.wire.to_ascii_lowercase());
            quote!(.header(#wire, &#field)?)
        });
        let reply = quote!(#reply #(#headers)*);
        match self.writers.as_slice() {
            [] => quote!(#pattern => #reply.done()),
            [writer] => {
                let finish = writer.finish();
                quote!(#pattern => #reply #finish)
            }
            _ => quote!(#pattern => body.write(#reply)),
        }
    }
}

impl Writer<'_> {
    pub(super) fn is_json(&self) -> bool {
        matches!(self.kind, Kind::Json | Kind::Encoded)
    }

    /// The last call on the reply.
    fn finish(&self) -> TokenStream {
        let declared = self.content.media_type.as_str();
        // A range is for the request to choose from; what is sent has one type.
        let media_type = if declared.contains('*') { "application/octet-stream" } else { declared };
        let essence = bodies::essence(self.content);
        match self.kind {
            Kind::Json if essence == "application/json" => quote!(.json(&body)),
            Kind::Json => quote!(.json_as(#media_type, &body)),
            Kind::Encoded => quote!(.bytes(#media_type, body.into_bytes())),
            Kind::Text => quote!(.bytes(#media_type, body)),
            Kind::Stream => quote!(.stream(#media_type, body)),
        }
    }
}

/// The status field of a range has its name already.
pub(super) fn field_name(header: &Header) -> proc_macro2::Ident {
    if header.name == "status" { ident("status_header") } else { ident(&header.name) }
}

fn header_schema(header: &Header) -> Schema {
    Schema { nullable: false, ..header.schema.clone() }
}

fn is_typed(header: &Header) -> bool {
    let kind = &header.schema.kind;
    matches!(kind, SchemaKind::Boolean | SchemaKind::Integer(_) | SchemaKind::Number(_) | SchemaKind::String(_))
}

/// A header carries text, so what is neither a number nor a known kind of text is left to the implementer to write.
pub(super) fn header_type(server: &Server<'_>, header: &Header) -> TokenStream {
    let ty = match is_typed(header) {
        true => rust_type(&header_schema(header), &server.types),
        false => quote!(::std::string::String),
    };
    if header.required { ty } else { quote!(::core::option::Option<#ty>) }
}
