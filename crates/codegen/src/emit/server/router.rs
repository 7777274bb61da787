//! The router: whole, and for each tag.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::{Caller, Server, bodies, doc, params_name};
use crate::ir::names::ident;
use crate::ir::{Operation, Status, Tag};

/// `router(api)` over every tag.
pub(super) fn router(server: &Server<'_>) -> TokenStream {
    let runtime = &server.runtime;
    let modules = server.ir.tags.iter().map(|tag| ident(&tag.module));
    quote! {
        /// The router over every operation. It may be mounted at the root, under a prefix, or both.
        pub fn router<A: Api>(api: ::std::sync::Arc<A>) -> ::axum::Router {
            let mut routes = #runtime::Routes::new();
            #(#modules::mount(&mut routes);)*
            routes.into_router(api)
        }
    }
}

/// The module of a tag: its router and its handlers.
pub(super) fn module(server: &Server<'_>, tag: &Tag) -> TokenStream {
    let runtime = &server.runtime;
    let module = ident(&tag.module);
    let name = ident(&tag.trait_name);
    let docs = doc(&[&format!("Mounting the operations of `{}`.", tag.name)]);
    let mounts = server.operations_of(tag).map(|(index, operation)| {
        let index = Literal::usize_unsuffixed(index);
        let handler = ident(&operation.name);
        quote!(routes.add(&super::OPERATIONS[#index], #handler::<A>);)
    });
    let alias = server.alias();
    let handlers = server.operations_of(tag).map(|(index, operation)| handler(server, tag, index, operation));
    quote! {
        #docs
        pub mod #module {
            #alias

            /// The router over these operations alone.
            pub fn router<A: super::#name>(api: ::std::sync::Arc<A>) -> ::axum::Router {
                let mut routes = #runtime::Routes::new();
                mount(&mut routes);
                routes.into_router(api)
            }

            pub(super) fn mount<A: super::#name>(routes: &mut #runtime::Routes<A>) {
                #(#mounts)*
            }

            #(#handlers)*
        }
    }
}

fn handler(server: &Server<'_>, tag: &Tag, index: usize, operation: &Operation) -> TokenStream {
    let runtime = &server.runtime;
    let trait_name = ident(&tag.trait_name);
    let name = ident(&operation.name);
    let index = Literal::usize_unsuffixed(index);
    let mut steps = TokenStream::new();
    let mut arguments = vec![quote!(api.as_ref())];
    match Caller::of(operation) {
        Caller::Nobody => {}
        Caller::Anybody => {
            steps.extend(quote! {
                let caller = #runtime::optional_principal(api.authenticate(operation, &parts).await)?;
            });
            arguments.push(quote!(caller));
        }
        Caller::Somebody => {
            steps.extend(quote!(let caller = api.authenticate(operation, &parts).await?;));
            arguments.push(quote!(caller));
        }
    }
    let answered = answered(operation);
    if !answered.is_empty() {
        steps.extend(quote!(#runtime::acceptable(&parts, &[#(#answered),*])?;));
    }
    if !operation.parameters.is_empty() {
        let params = params_name(operation);
        steps.extend(quote!(let params = super::#params::decode(&parts)?;));
        arguments.push(quote!(params));
    }
    if let Some(body) = &operation.body {
        let read = bodies::read(server, operation, body);
        let max_body = match operation.max_body {
            Some(limit) => {
                let limit = Literal::u64_unsuffixed(limit);
                quote!(#limit)
            }
            None => quote!(super::MAX_BODY),
        };
        steps.extend(quote! {
            let limit = api.body_limit(operation, #max_body);
            #read
        });
        arguments.push(quote!(body));
    }
    let parts = if steps.is_empty() { quote!(_) } else { quote!(parts) };
    let body = if operation.body.is_some() { quote!(body) } else { quote!(_) };
    // An `async fn` would hold its arguments twice.
    quote! {
        fn #name<A: super::#trait_name>(
            api: #runtime::Implementer<A>,
            #parts: #runtime::Parts,
            #body: #runtime::Body,
        ) -> #runtime::Answering {
            ::std::boxed::Box::pin(async move {
                let operation = &super::OPERATIONS[#index];
                #steps
                let response = super::#trait_name::#name(#(#arguments),*).await?;
                #runtime::check_answer(api.as_ref(), operation, |out| response.check(out))?;
                response.respond()
            })
        }
    }
}

/// The media types that successes are answered in; none when one may be answered without a body, or as anything.
fn answered(operation: &Operation) -> Vec<String> {
    let mut media_types: Vec<String> = Vec::new();
    let successes = operation.responses.iter();
    for response in successes.filter(|one| matches!(one.status, Status::Code(200..300) | Status::Range(2))) {
        if response.contents.is_empty() {
            return Vec::new();
        }
        for content in &response.contents {
            let essence = bodies::essence(content);
            if essence.contains('*') {
                return Vec::new();
            }
            if !media_types.contains(&essence) {
                media_types.push(essence);
            }
        }
    }
    media_types
}
