//! Conformance tests: what the client sends arrives at the server as it was meant, and what the server answers arrives
//! at the client, with values at the bounds of every schema.

mod calls;
mod pair;

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens as _, quote};
use serde_json::Value;
use syn::Type;

use self::calls::{Function, argument, body_type, functions, generic, is_named, outcome, passed};
use self::pair::pair;
use super::bodies::{self, Kind};
use super::responses::{Variant, Writer};
use super::texts::{self, Texts};
use super::{Server, params, params_name};
use crate::emit::client::client;
use crate::emit::types::rust_type;
use crate::ir::names::ident;
use crate::ir::{Location, Operation, Parameter, RequestBody, Response, Status};
use crate::sample::{Letters, Samples, Sender};
use crate::{Diagnostics, Document, Options};

/// The tests' source, and what they do not try.
#[derive(Debug, Clone)]
pub struct RoundTripCode {
    /// The source.
    pub tokens: TokenStream,
    /// Operations that are not tried.
    pub diagnostics: Diagnostics,
}

/// The source of a test per operation. It stands in a module of tests whose parent has the [`mock`](super::mock()) as
/// `Mock`, and a function `client` that makes a client of the server at an address.
///
/// # Errors
///
/// When no client can be generated.
pub fn round_trip(document: &Document, options: &Options) -> Result<RoundTripCode, Diagnostics> {
    let ir = crate::lower(document).ir;
    let client = client(document, options)?;
    let functions = functions(client.tokens, client.functions);
    let server = Server::new(&ir, options);
    let mut trips = Trips {
        server: &server,
        samples: Samples::new(&ir),
        texts: Texts::default(),
        diagnostics: Diagnostics::default(),
    };
    let mut tests = Vec::new();
    for operation in &ir.operations {
        let Some(function) = functions.iter().find(|function| function.call.pointer == operation.pointer) else {
            trips.diagnostics.add(operation.pointer.as_str(), "not tried: the client has no call for it");
            continue;
        };
        match trips.test(operation, function) {
            Ok(test) => tests.push(test),
            Err(reason) => trips.diagnostics.add(operation.pointer.as_str(), format!("not tried: {reason}")),
        }
    }
    let Trips { texts, diagnostics, .. } = trips;
    let path = syn::parse_str(&options.client.client_crate);
    let path = path.map_err(|error| {
        let mut diagnostics = Diagnostics::default();
        diagnostics.add("", format!("`{}` is not a path: {error}", options.client.client_crate));
        diagnostics
    })?;
    let (texts, alias, pair) = (texts.declarations(), server.alias(), pair(&server, &path));
    let tokens = server.shortened(quote!(#alias #pair #(#tests)* #texts));
    Ok(RoundTripCode { tokens, diagnostics })
}

struct Trips<'s, 'a> {
    server: &'s Server<'a>,
    samples: Samples<'a>,
    texts: Texts,
    diagnostics: Diagnostics,
}

impl<'a> Trips<'_, 'a> {
    fn test(&mut self, operation: &'a Operation, function: &Function) -> Result<TokenStream, String> {
        let name = ident(&operation.name);
        let call = &function.signature.ident;
        let id = operation.id.as_str();
        let mut given = TokenStream::new();
        let mut asked = Vec::new();
        if !operation.parameters.is_empty() {
            given.extend(self.params(operation)?);
            asked.push(quote!(&params));
        }
        let body = operation.body.as_ref().map(|body| self.body(operation, body, function)).transpose()?;
        if let Some(body) = &body {
            given.extend(body.given.clone());
            asked.push(quote!(&asked));
        }
        let arguments = function.signature.inputs.iter().filter_map(|input| match input {
            syn::FnArg::Typed(input) => Some(input),
            syn::FnArg::Receiver(_) => None,
        });
        let arguments = arguments
            .map(|input| match &*input.pat {
                syn::Pat::Ident(name) if name.ident == "body" && body.is_some() => {
                    Ok(body.as_ref().map(|body| body.argument.clone()).unwrap_or_default())
                }
                syn::Pat::Ident(name) => argument(operation, function, &name.ident, &input.ty),
                _ => Err("an argument of its call has no name".to_owned()),
            })
            .collect::<Result<Vec<_>, _>>()?;
        let answers = self.answers(operation, function)?;
        Ok(quote! {
            #[tokio::test]
            async fn #name() {
                for size in rt::mock::Size::ALL {
                    let pair = Pair::new(#id, size).await;
                    #given
                    let call = async || pair.client.#call(#(#arguments),*).await;
                    let answer = call().await.expect("an answer").into_inner();
                    pair.asked(&(#(#asked,)*));
                    #answers
                }
            }
        })
    }

    /// `params`, as the server is to decode them.
    fn params(&mut self, operation: &Operation) -> Result<TokenStream, String> {
        let name = params_name(operation);
        let fields = operation
            .parameters
            .iter()
            .map(|parameter| {
                let field = ident(&parameter.name);
                let values = self.parameter(operation, parameter)?;
                let texts = self.texts.array(values.map(|value| value.to_string()));
                Ok(quote!(#field: rt::mock::value(size, #texts)))
            })
            .collect::<Result<Vec<_>, String>>()?;
        Ok(quote!(let params = #name { #(#fields),* };))
    }

    fn parameter(&self, operation: &Operation, parameter: &Parameter) -> Result<[Value; 3], String> {
        let is_word = params::is_word(self.server, operation, parameter);
        let letters = match parameter.location {
            Location::Path | Location::Query if is_word => Letters::Any,
            _ => Letters::Plain,
        };
        let schema = params::value_schema(parameter);
        let example = parameter.docs.example.as_ref();
        let made = |letters| texts::values(&self.samples, &schema, example, Sender::Client, letters);
        let Some(mut values) = made(letters) else {
            return Err(format!("no value of the parameter `{}` can be made", parameter.wire));
        };
        // No parameter of a path is empty.
        if parameter.location == Location::Path
            && let Some(plain) = made(Letters::Plain)
        {
            for (value, plain) in values.iter_mut().zip(plain) {
                if *value == "" {
                    *value = plain;
                }
            }
        }
        if !parameter.required {
            // What is absent is the default, where there is one.
            values[1] = match params::default_of(self.server, parameter) {
                Some(_) => schema.default.clone().unwrap_or_default(),
                None => Value::Null,
            };
        }
        Ok(values)
    }

    fn body(&mut self, operation: &Operation, body: &RequestBody, function: &Function) -> Result<Sent, String> {
        let sent = function.call.body.as_ref().ok_or("its call takes no body")?;
        let read = bodies::read_as(self.server, body, &sent.media_type);
        let (read, variant) = read.ok_or("its body is sent as no declared type")?;
        let letters = match read.kind {
            Kind::Json | Kind::Text | Kind::Bytes => Letters::Any,
            Kind::Form | Kind::Multipart => Letters::Plain,
        };
        let content = read.content;
        let values = texts::values(&self.samples, &content.schema, content.example.as_ref(), Sender::Client, letters);
        let mut values = values.ok_or("no value of its body can be made")?;
        // Without a body there is no text and there are no bytes, and what is too large is refused.
        let limit = operation.max_body.unwrap_or(self.server.options.max_body as u64);
        let is_apt = |value: &Value| *value != "" && value.to_string().len() as u64 <= limit;
        let plain = texts::values(&self.samples, &content.schema, None, Sender::Client, Letters::Plain);
        let apt = plain.into_iter().flatten().chain(values.clone()).find(is_apt);
        let is_raw = matches!(read.kind, Kind::Text | Kind::Bytes);
        for value in values.iter_mut().filter(|value| !is_apt(value) && (is_raw || **value != "")) {
            *value = apt.clone().ok_or("each value of its body is larger than it takes")?;
        }
        let (value, argument) = match read.kind {
            Kind::Json | Kind::Form => {
                let ty = &read.ty;
                let texts = self.texts.array(values.map(|value| value.to_string()));
                // What has constraints of its own in place has a type of its own at the server alone.
                let taken = body_type(&function.signature).ok_or("its call takes no body")?;
                let taken = generic(taken, "Option").filter(|_| sent.optional).unwrap_or(taken);
                let argument = match taken {
                    Type::Reference(own) if own.elem.to_token_stream().to_string() == ty.to_string() => quote!(&body),
                    taken => passed(taken, &quote!(body)),
                };
                (quote!(rt::mock::value::<#ty>(size, #texts)), argument)
            }
            Kind::Text => {
                let texts = self.texts.array(values.map(texts::raw));
                (quote!(size.of(#texts).to_owned()), quote!(body.clone()))
            }
            Kind::Bytes => {
                let texts = self.texts.array(values.map(texts::raw));
                (quote!(::axum::body::Bytes::from_static(size.of(#texts).as_bytes())), quote!(body.clone()))
            }
            Kind::Multipart => {
                let texts = self.texts.array(values.map(|value| parts(value).to_string()));
                let form = quote! {
                    body.iter().fold(::reqwest::multipart::Form::new(), |form, (name, text)| {
                        form.text(name.clone(), text.clone())
                    })
                };
                let ty = quote!(::std::vec::Vec<(::std::string::String, ::std::string::String)>);
                (quote!(rt::mock::value::<#ty>(size, #texts)), form)
            }
        };
        let some = |value: TokenStream| match body.required {
            true => value,
            false => quote!(::core::option::Option::Some(#value)),
        };
        let whole = match variant {
            Some(variant) => {
                let of = bodies::body_name(operation);
                some(quote!(#of::#variant(body.clone())))
            }
            None => some(quote!(body.clone())),
        };
        if !sent.optional {
            return Ok(Sent { given: quote!(let body = #value; let asked = #whole;), argument });
        }
        // The least of a body that need not be there is none.
        let given = quote! {
            let body = #value;
            let asked = if size == rt::mock::Size::Least { ::core::option::Option::None } else { #whole };
        };
        let argument = quote!(::core::option::Option::Some(#argument).filter(|_| size != rt::mock::Size::Least));
        Ok(Sent { given, argument })
    }

    /// What is asked of each answer, the first of which is there already.
    fn answers(&mut self, operation: &'a Operation, function: &Function) -> Result<TokenStream, String> {
        let (ok, error) = outcome(&function.signature).ok_or("its call answers something unknown")?;
        let mut out = TokenStream::new();
        let mut first = true;
        let succeeds = |status| matches!(status, Status::Code(200..300) | Status::Range(2));
        let has_success = operation.responses.iter().any(|response| succeeds(response.status));
        // Where no success is declared, any other status is one too.
        let is_success = |status| succeeds(status) || (!has_success && status == Status::Default);
        let declared = |code: u16| operation.responses.iter().any(|response| response.status == Status::Code(code));
        for response in operation.responses.iter().filter(|response| is_success(response.status)) {
            let check = self.success(operation, response, ok)?;
            if first {
                out.extend(check);
                first = false;
            } else if let Status::Code(code) = response.status {
                let code = Literal::u16_unsuffixed(code);
                out.extend(quote! {
                    pair.answer(#code);
                    let answer = call().await.expect("an answer").into_inner();
                    #check
                });
            }
        }
        for response in operation.responses.iter().filter(|response| !is_success(response.status)) {
            let mut codes: Vec<u16> = match response.status {
                Status::Code(code) => vec![code],
                Status::Range(hundreds) => {
                    (u16::from(hundreds) * 100..).take(100).filter(|code| !declared(*code)).collect()
                }
                Status::Default => (400..600)
                    .filter(|code| !declared(*code))
                    .filter(|code| {
                        !operation.responses.iter().any(|one| one.status == Status::Range((code / 100) as u8))
                    })
                    .collect(),
            };
            codes.retain(|code| (400..600).contains(code));
            let Some(code) = codes.first().map(|code| Literal::u16_unsuffixed(*code)) else { continue };
            let check = match self.failure(operation, response, error)? {
                Some(texts) => quote!(rt::mock::check(size, #texts, &Pair::refusal(call().await, #code));),
                None => quote!(Pair::refused(call().await, #code);),
            };
            out.extend(quote!(pair.answer(#code); #check));
        }
        if first {
            return Err("it declares no success".to_owned());
        }
        Ok(out)
    }

    fn success(&mut self, operation: &Operation, response: &'a Response, ok: &Type) -> Result<TokenStream, String> {
        let streams = is_named(ok, "ByteStream");
        let variant = Variant::of(self.server, operation, response);
        let Some((writer, texts)) = self.answered(&variant)?.filter(|_| operation.method != "HEAD") else {
            return Ok(match ok {
                Type::Tuple(_) => quote!(let () = answer;),
                _ if streams => quote!(::core::assert_eq!(Pair::read(answer).await, "");),
                _ => quote!(::core::assert_eq!(rt::mock::json(&answer), ::serde_json::Value::Null);),
            });
        };
        let texts = self.texts.array(texts);
        Ok(match (streams, writer.is_json()) {
            (true, false) => quote!(::core::assert_eq!(Pair::read(answer).await, size.of(#texts));),
            (true, true) => {
                let ty = rust_type(&writer.content.schema, &self.server.types);
                quote! {
                    let answer: #ty = ::serde_json::from_str(&Pair::read(answer).await).expect("JSON");
                    rt::mock::check(size, #texts, &answer);
                }
            }
            (false, _) => quote!(rt::mock::check(size, #texts, &answer);),
        })
    }

    /// The body of an error, where the client reads one.
    fn failure(
        &mut self,
        operation: &Operation,
        response: &'a Response,
        error: &Type,
    ) -> Result<Option<TokenStream>, String> {
        let variant = Variant::of(self.server, operation, response);
        let answered = self.answered(&variant)?.filter(|(writer, _)| writer.is_json());
        if matches!(error, Type::Tuple(_)) || operation.method == "HEAD" {
            return Ok(None);
        }
        Ok(answered.map(|(_, texts)| self.texts.array(texts)))
    }

    /// The body that the mock answers with, and how it writes it; `None` for an answer without one.
    fn answered<'v>(&self, variant: &'v Variant<'a>) -> Result<Option<(&'v Writer<'a>, [String; 3])>, String> {
        let writers = variant.preferred();
        let has_body = !writers.is_empty();
        let made = writers.into_iter().find_map(|writer| Some((writer, texts::answer(&self.samples, writer)?)));
        // The mock answers 501 then, which is no answer of the document.
        if has_body && made.is_none() { Err("no value of an answer can be made".to_owned()) } else { Ok(made) }
    }
}

/// A request's body.
struct Sent {
    /// Statements that make `body`, which the client sends, and `asked`, which the server is to be given.
    given: TokenStream,
    /// What the call is given.
    argument: TokenStream,
}

/// The parts of a multipart body, as names and texts.
fn parts(value: Value) -> Value {
    let members = match value {
        Value::Object(members) => members.into_iter().collect(),
        other => vec![("part".to_owned(), other)],
    };
    members.into_iter().map(|(name, value)| Value::from(vec![name, texts::raw(value)])).collect()
}
