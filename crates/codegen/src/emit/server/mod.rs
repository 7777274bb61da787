//! The server: a trait per tag, parameters, responses, the router, the operation table.
//!
//! The code leans on `contract::axum` for every step of a request, so that what is printed here stays small: names,
//! types and the order of the steps.

mod bodies;
mod mock;
mod params;
mod responses;
#[cfg(feature = "client")]
mod round_trip;
mod router;
mod shapes;
mod table;
mod texts;
mod traits;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::shorten::{Alias, shorten};
use super::types::doc_attributes;
use crate::ir::{Docs, Operation, Tag};
use crate::{Ir, Options};

pub use mock::{MockCode, mock};
#[cfg(feature = "client")]
pub use round_trip::{RoundTripCode, round_trip};

/// The server's source.
#[must_use]
pub fn server(ir: &Ir, options: &Options) -> TokenStream {
    let server = Server::new(ir, options);
    let table = table::table(&server);
    let params = ir.operations.iter().map(|operation| params::params(&server, operation));
    let bodies = ir.operations.iter().map(|operation| bodies::definition(&server, operation));
    let responses = ir.operations.iter().map(|operation| responses::responses(&server, operation));
    let traits = ir.tags.iter().map(|tag| traits::tag_trait(&server, tag));
    let api = traits::api(&server);
    let router = router::router(&server);
    let modules = ir.tags.iter().map(|tag| router::module(&server, tag));
    let code = quote! {
        #table
        #api
        #router
        #(#traits)*
        #(#params)*
        #(#bodies)*
        #(#responses)*
        #(#modules)*
    };
    let alias = server.short_runtime().is_some().then(|| server.alias());
    server.shortened(quote! { #alias #code })
}

/// What every part of the emitter needs.
struct Server<'a> {
    ir: &'a Ir,
    options: &'a Options,
    /// Path of the types' crate.
    types: TokenStream,
    /// Path of the crate that holds the traits, for code that stands elsewhere.
    api: TokenStream,
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
        Server {
            ir,
            options,
            types: path(options.types_path()),
            api: path(syn::parse_str(&options.api_crate)),
            runtime: quote!(#contract::axum),
            contract,
        }
    }

    /// The declaration of the run-time part's short name.
    fn alias(&self) -> TokenStream {
        let runtime = &self.runtime;
        quote!(use #runtime as rt;)
    }

    /// The code in short words. The types of the document stand in a crate of their own, so that only the names of
    /// traits can be in the way.
    fn shortened(&self, code: TokenStream) -> TokenStream {
        let names: Vec<String> = self.ir.tags.iter().map(|tag| tag.trait_name.clone()).collect();
        shorten(code, &Ir::default(), &names, self.short_runtime().as_slice())
    }

    fn short_runtime(&self) -> Option<Alias> {
        let mut path = self.options.contract_path().ok()?;
        path.segments.push(syn::parse_quote!(axum));
        Alias::new(&path, "rt")
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

/// A doc comment of the generator's own sentences.
fn doc(paragraphs: &[&str]) -> TokenStream {
    let lines =
        paragraphs.iter().filter(|paragraph| !paragraph.is_empty()).enumerate().flat_map(|(position, paragraph)| {
            let gap = (position > 0).then(String::new);
            gap.into_iter().chain([format!(" {paragraph}")])
        });
    quote!(#(#[doc = #lines])*)
}

/// A doc comment of the document's prose, with the generator's own paragraphs after it.
fn prose(docs: &Docs, otherwise: &str, paragraphs: &[&str]) -> TokenStream {
    let own = doc(paragraphs);
    let gap = (!own.is_empty()).then(|| quote!(#[doc = ""]));
    let prose = doc_attributes(docs, otherwise, &[]);
    quote!(#prose #gap #own)
}

/// Prose that is a description alone.
fn described(description: String) -> Docs {
    Docs { description, ..Docs::default() }
}
