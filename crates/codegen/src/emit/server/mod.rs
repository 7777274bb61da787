//! The server: a trait per tag, parameters, responses, the router, the operation table.
//!
//! The code leans on `contract::axum` for every step of a request, so that what is printed here stays small: names,
//! types and the order of the steps.

mod params;
mod responses;
mod router;
mod table;
mod traits;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};

use crate::ir::{Docs, Operation, Tag};
use crate::{Ir, Options};

/// The server's source.
#[must_use]
pub fn server(ir: &Ir, options: &Options) -> TokenStream {
    let server = Server::new(ir, options);
    let table = table::table(&server);
    let params = ir.operations.iter().map(|operation| params::params(&server, operation));
    let responses = ir.operations.iter().map(|operation| responses::responses(&server, operation));
    let traits = ir.tags.iter().map(|tag| traits::tag_trait(&server, tag));
    let api = traits::api(&server);
    let router = router::router(&server);
    let modules = ir.tags.iter().map(|tag| router::module(&server, tag));
    quote! {
        #table
        #api
        #router
        #(#traits)*
        #(#params)*
        #(#responses)*
        #(#modules)*
    }
}

/// What every part of the emitter needs.
struct Server<'a> {
    ir: &'a Ir,
    options: &'a Options,
    /// Path of the types' crate.
    types: TokenStream,
    /// Path of the contract crate.
    contract: TokenStream,
    /// Path of the run-time part of the contract crate.
    runtime: TokenStream,
}

impl<'a> Server<'a> {
    fn new(ir: &'a Ir, options: &'a Options) -> Self {
        let path = |result: Result<syn::Path, syn::Error>| match result {
            Ok(path) => quote!(#path),
            // What is no path is printed as the error it is, at the place of its use.
            Err(error) => error.to_compile_error(),
        };
        let contract = path(options.contract_path());
        Server { ir, options, types: path(options.types_path()), runtime: quote!(#contract::axum), contract }
    }

    fn rejection(&self) -> TokenStream {
        let runtime = &self.runtime;
        quote!(#runtime::Rejection)
    }

    /// Each operation of a tag, with its place in the table.
    fn operations_of(&self, tag: &'a Tag) -> impl Iterator<Item = (usize, &'a Operation)> {
        self.ir.operations.iter().enumerate().filter(move |(_, operation)| operation.tag == tag.name)
    }
}

/// Whether and how an operation asks who is calling.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Caller {
    Nobody,
    Anybody,
    Somebody,
}

impl Caller {
    fn of(operation: &Operation) -> Caller {
        let mut named = operation.security.iter().filter(|schemes| !schemes.is_empty());
        if named.next().is_none() {
            Caller::Nobody
        } else if operation.security.iter().any(Vec::is_empty) {
            Caller::Anybody
        } else {
            Caller::Somebody
        }
    }
}

fn params_name(operation: &Operation) -> Ident {
    format_ident!("{}Params", operation.type_prefix)
}

fn response_name(operation: &Operation) -> Ident {
    format_ident!("{}Response", operation.type_prefix)
}

/// An identifier that the IR has made, raw or not.
fn ident(name: &str) -> Ident {
    match name.strip_prefix("r#") {
        Some(raw) => Ident::new_raw(raw, Span::call_site()),
        None => Ident::new(name, Span::call_site()),
    }
}

/// A doc comment of these paragraphs, those without text left out.
fn doc(paragraphs: &[&str]) -> TokenStream {
    let text = paragraphs
        .iter()
        .map(|paragraph| paragraph.trim())
        .filter(|paragraph| !paragraph.is_empty())
        .collect::<Vec<_>>()
        .join("\n\n");
    let lines = text.lines().map(|line| {
        let line = plain_prose(line);
        if line.is_empty() { line } else { format!(" {line}") }
    });
    quote!(#(#[doc = #lines])*)
}

/// A document's prose holds what rustdoc would read as a link or as HTML.
fn plain_prose(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut in_code = false;
    for letter in line.trim_end().chars() {
        match letter {
            '`' => in_code = !in_code,
            '[' | ']' | '<' | '>' if !in_code => out.push('\\'),
            _ => {}
        }
        out.push(letter);
    }
    out
}

/// The prose of a thing, or a sentence in its place.
fn prose<'a>(docs: &'a Docs, otherwise: &'a str) -> [&'a str; 2] {
    match (docs.title.trim(), docs.description.trim()) {
        ("", "") => [otherwise, ""],
        (title, description) if title == description => [title, ""],
        (title, description) => [title, description],
    }
}
