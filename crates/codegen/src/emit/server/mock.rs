//! A mock: every trait implemented by answers from the document's examples, or else from its schemas.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::responses::{Kind, Variant, Writer, field_name, header_type};
use super::texts::{self, Texts};
use super::{Caller, Server, bodies, params_name, response_name};
use crate::emit::types::rust_type;
use crate::ir::names::ident;
use crate::ir::{Header, Operation, Response, Schema, SchemaKind, Status, Tag};
use crate::sample::{Letters, Samples, Sender};
use crate::{Diagnostics, Ir, Options};

/// A mock's source, and what it cannot answer.
#[derive(Debug, Clone)]
pub struct MockCode {
    /// The source.
    pub tokens: TokenStream,
    /// Answers of which no value can be made.
    pub diagnostics: Diagnostics,
}

/// The source of `Mock`, which implements the trait of every tag of the crate `options.api_crate`.
#[must_use]
pub fn mock(ir: &Ir, options: &Options) -> MockCode {
    let server = Server::new(ir, options);
    let mut mocker = Mocker::new(&server);
    let traits: Vec<TokenStream> = ir.tags.iter().map(|tag| mocker.implementation(tag)).collect();
    let Mocker { texts, diagnostics, .. } = mocker;
    let Server { contract, runtime, api, .. } = &server;
    let alias = server.alias();
    let texts = texts.declarations();
    let tokens = quote! {
        #alias
        #[allow(unused_imports, reason = "a document without parameters and bodies has nothing to name")]
        use #api::*;

        /// Answers every operation from the document's examples, or else from its schemas, and keeps what it was
        /// asked. Everybody may call everything.
        #[derive(Debug, Default)]
        pub struct Mock {
            script: rt::mock::Script,
        }

        impl Mock {
            /// A mock whose answers have this much.
            #[must_use]
            pub fn new(size: rt::mock::Size) -> Self {
                Mock { script: rt::mock::Script::new(size) }
            }

            /// Answers an operation, by its id, with this status from now on.
            ///
            /// # Errors
            ///
            /// When the document does not declare it.
            pub fn answer(&self, operation: &str, status: u16) -> ::core::result::Result<(), rt::mock::Undeclared> {
                self.script.answer(#api::OPERATIONS, operation, status)
            }

            /// Every request so far, in the order in which they came.
            #[must_use]
            pub fn calls(&self) -> ::std::vec::Vec<rt::mock::Call> {
                self.script.calls()
            }
        }

        impl #runtime::Host for Mock {
            type Principal = ();

            async fn authenticate(
                &self,
                _: &'static #contract::Operation,
                _: &rt::Parts,
            ) -> ::core::result::Result<(), rt::Rejection> {
                ::core::result::Result::Ok(())
            }

            fn reject(
                &self,
                _: ::core::option::Option<&'static #contract::Operation>,
                rejection: rt::Rejection,
            ) -> rt::Response {
                rt::mock::refused(&rejection)
            }

            fn checks_answers(&self) -> bool {
                true
            }
        }

        #(#traits)*

        #texts
    };
    MockCode { tokens: server.shortened(tokens), diagnostics }
}

struct Mocker<'s, 'a> {
    server: &'s Server<'a>,
    samples: Samples<'a>,
    texts: Texts,
    diagnostics: Diagnostics,
}

impl<'s, 'a> Mocker<'s, 'a> {
    fn new(server: &'s Server<'a>) -> Self {
        let samples = Samples::new(server.ir);
        Mocker { server, samples, texts: Texts::default(), diagnostics: Diagnostics::default() }
    }

    fn implementation(&mut self, tag: &'a Tag) -> TokenStream {
        let api = &self.server.api;
        let name = ident(&tag.trait_name);
        let methods: Vec<TokenStream> =
            self.server.operations_of(tag).map(|(index, operation)| self.method(index, operation)).collect();
        quote! {
            impl #api::#name for Mock {
                #(#methods)*
            }
        }
    }

    fn method(&mut self, index: usize, operation: &'a Operation) -> TokenStream {
        let api = &self.server.api;
        let name = ident(&operation.name);
        let index = Literal::usize_unsuffixed(index);
        let mut arguments = Vec::new();
        let mut asked = Vec::new();
        let mut read = TokenStream::new();
        match Caller::of(operation) {
            Caller::Nobody => {}
            Caller::Anybody => arguments.push(quote!(_: ::core::option::Option<()>)),
            Caller::Somebody => arguments.push(quote!(_: ())),
        }
        if !operation.parameters.is_empty() {
            let params = params_name(operation);
            arguments.push(quote!(params: #params));
            asked.push(quote!(&params));
        }
        if let Some(body) = &operation.body {
            let ty = bodies::body_type(self.server, operation, body);
            let ty = if body.required { ty } else { quote!(::core::option::Option<#ty>) };
            arguments.push(quote!(body: #ty));
            asked.push(quote!(&body));
            if bodies::is_multipart(self.server, body) {
                read = match body.required {
                    true => quote!(let body = rt::mock::parts(body).await?;),
                    false => quote! {
                        let body = match body {
                            ::core::option::Option::Some(body) => ::core::option::Option::Some(rt::mock::parts(body).await?),
                            ::core::option::Option::None => ::core::option::Option::None,
                        };
                    },
                };
            }
        }
        let response = response_name(operation);
        let answer = self.answer(operation);
        quote! {
            async fn #name(&self, #(#arguments),*) -> ::core::result::Result<#response, rt::Rejection> {
                let operation = &#api::OPERATIONS[#index];
                #read
                self.script.called(operation, &(#(#asked,)*));
                #answer
            }
        }
    }

    /// The answer of the status that is asked for, else the first success.
    fn answer(&mut self, operation: &'a Operation) -> TokenStream {
        let is_success = |response: &&Response| matches!(response.status, Status::Code(200..300) | Status::Range(2));
        let usual = operation.responses.iter().find(is_success);
        let usual = usual.or_else(|| operation.responses.iter().find(|response| response.status == Status::Default));
        let others: Vec<&Response> = operation
            .responses
            .iter()
            .filter(|response| usual.is_none_or(|usual| response.status != usual.status))
            .collect();
        let mut arms: Vec<(Status, TokenStream)> = Vec::new();
        for response in others {
            let Some(answer) = self.response(operation, response, &quote!(status)) else { continue };
            let pattern = match response.status {
                Status::Code(code) => {
                    let code = Literal::u16_unsuffixed(code);
                    quote!(::core::option::Option::Some(#code))
                }
                Status::Range(hundreds) => {
                    let least = Literal::u16_unsuffixed(u16::from(hundreds) * 100);
                    let most = Literal::u16_unsuffixed(u16::from(hundreds) * 100 + 99);
                    quote!(::core::option::Option::Some(status @ #least..=#most))
                }
                Status::Default => quote!(::core::option::Option::Some(status)),
            };
            arms.push((response.status, quote!(#pattern => #answer,)));
        }
        // One status goes before a range, and a range before the rest.
        arms.sort_by_key(|(status, _)| match status {
            Status::Code(code) => (0, *code),
            Status::Range(hundreds) => (1, u16::from(*hundreds)),
            Status::Default => (2, 0),
        });
        let arms: Vec<TokenStream> = arms.into_iter().map(|(_, arm)| arm).collect();
        let last = usual.and_then(|usual| self.response(operation, usual, &quote!(status)));
        let last = match (last, usual.map(|usual| usual.status)) {
            (Some(last), Some(Status::Code(_))) => quote!(_ => #last,),
            (Some(last), _) => quote! {
                status => {
                    let status = status.unwrap_or(200);
                    #last
                }
            },
            (None, _) => quote!(_ => ::core::result::Result::Err(rt::Rejection::not_implemented(operation)),),
        };
        quote! {
            match self.script.status(operation) {
                #(#arms)*
                #last
            }
        }
    }

    /// `Ok(…)` of a declared answer; `None` when no value of it can be made.
    fn response(
        &mut self,
        operation: &'a Operation,
        response: &'a Response,
        status: &TokenStream,
    ) -> Option<TokenStream> {
        let variant = Variant::of(self.server, operation, response);
        let (enumeration, name) = (response_name(operation), ident(&response.variant));
        let body = match variant.writers.as_slice() {
            [] => None,
            [writer] => Some(self.body(writer)),
            _ => {
                let of = variant.body_name(operation);
                let made = variant
                    .preferred()
                    .into_iter()
                    .find_map(|writer| Some((ident(&writer.variant), self.body(writer)?)));
                Some(made.map(|(variant, body)| quote!(#of::#variant(#body))))
            }
        };
        let body = match body {
            None => None,
            Some(Some(body)) => Some(body),
            Some(None) => {
                let what = match response.status {
                    Status::Code(code) => code.to_string(),
                    Status::Range(hundreds) => format!("{hundreds}XX"),
                    Status::Default => "default".to_owned(),
                };
                let message = format!("no value of the schema can be made for the answer {what}; the mock answers 501");
                self.diagnostics.add(operation.pointer.as_str(), message);
                return None;
            }
        };
        let value = if variant.has_fields() {
            let status = match response.status {
                Status::Code(_) => None,
                Status::Range(_) | Status::Default => Some(quote!(status: rt::mock::status(#status),)),
            };
            let headers: Vec<TokenStream> =
                variant.headers.iter().map(|header| self.header(header)).collect::<Option<_>>()?;
            let body = body.map(|body| quote!(body: #body,));
            quote!(#enumeration::#name { #status #(#headers,)* #body })
        } else {
            match body {
                Some(body) => quote!(#enumeration::#name(#body)),
                None => quote!(#enumeration::#name),
            }
        };
        Some(quote!(::core::result::Result::Ok(#value)))
    }

    fn header(&mut self, header: &Header) -> Option<TokenStream> {
        let name = field_name(header);
        let is_text = header_type(self.server, header).to_string().contains("String");
        let schema = match is_text && !matches!(header.schema.kind, SchemaKind::String(_)) {
            true => Schema::of(SchemaKind::Any),
            false => Schema { nullable: false, ..header.schema.clone() },
        };
        let made = texts::values(&self.samples, &schema, None, Sender::Server, Letters::Plain)?;
        let [example, least, most] = made.map(|value| value.to_string());
        let least = if header.required { least } else { "null".to_owned() };
        let texts = self.texts.array([example, least, most]);
        Some(quote!(#name: self.script.value(#texts)?))
    }

    fn body(&mut self, writer: &Writer<'_>) -> Option<TokenStream> {
        let texts = texts::answer(&self.samples, writer)?;
        let texts = self.texts.array(texts);
        Some(match writer.kind {
            Kind::Json => quote!(self.script.value(#texts)?),
            Kind::Encoded => {
                let (contract, ty) = (&self.server.contract, rust_type(&writer.content.schema, &self.server.types));
                quote! {
                    #contract::Encoded::of(&self.script.value::<#ty>(#texts)?).map_err(rt::Rejection::internal)?
                }
            }
            Kind::Text => quote!(self.script.text(#texts).to_owned()),
            Kind::Stream => quote!(::axum::body::Body::from(self.script.text(#texts))),
        })
    }
}
