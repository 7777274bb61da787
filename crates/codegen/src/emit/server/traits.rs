//! A trait per tag, and the trait that joins them.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::{Caller, Server, bodies, described, params_name, prose, response_name};
use crate::ir::names::ident;
use crate::ir::{Operation, Tag};

/// The trait of a tag, every method of which has a default.
pub(super) fn tag_trait(server: &Server<'_>, tag: &Tag) -> TokenStream {
    let runtime = &server.runtime;
    let name = ident(&tag.trait_name);
    let fallback = format!("The operations of `{}`.", tag.name);
    let docs = prose(
        &described(tag.description.clone()),
        &fallback,
        &["Each method answers 501 until it is implemented. Implementations may be written as `async fn`."],
    );
    let methods = server.operations_of(tag).map(|(index, operation)| method(server, index, operation));
    quote! {
        #docs
        pub trait #name: #runtime::Host {
            #(#methods)*
        }
    }
}

fn method(server: &Server<'_>, index: usize, operation: &Operation) -> TokenStream {
    let runtime = &server.runtime;
    let rejection = server.rejection();
    let name = ident(&operation.name);
    let response = response_name(operation);
    let line = format!("`{} {}`", operation.method, operation.path);
    let scope = operation
        .scope
        .as_ref()
        .map(|scope| format!("Needs the scope `{scope}`."))
        // The description of an operation often says so itself.
        .filter(|_| !operation.docs.description.contains("scope"))
        .unwrap_or_default();
    let docs = prose(&operation.docs, &format!("The operation `{}`.", operation.id), &[&line, &scope]);
    let index = Literal::usize_unsuffixed(index);
    let mut names = Vec::new();
    let mut arguments = Vec::new();
    match Caller::of(operation) {
        Caller::Nobody => {}
        Caller::Anybody => {
            names.push(quote!(caller));
            arguments.push(quote!(caller: ::core::option::Option<Self::Principal>));
        }
        Caller::Somebody => {
            names.push(quote!(caller));
            arguments.push(quote!(caller: Self::Principal));
        }
    }
    if !operation.parameters.is_empty() {
        let params = params_name(operation);
        names.push(quote!(params));
        arguments.push(quote!(params: #params));
    }
    if let Some(ty) = body_type(server, operation) {
        names.push(quote!(body));
        arguments.push(quote!(body: #ty));
    }
    let unused = match names.as_slice() {
        [] => TokenStream::new(),
        [name] => quote!(let _ = #name;),
        names => quote!(let _ = (#(#names),*);),
    };
    quote! {
        #docs
        fn #name(
            &self,
            #(#arguments),*
        ) -> impl ::core::future::Future<Output = ::core::result::Result<#response, #rejection>> + ::core::marker::Send {
            #unused
            async { ::core::result::Result::Err(#runtime::Rejection::not_implemented(&OPERATIONS[#index])) }
        }
    }
}

fn body_type(server: &Server<'_>, operation: &Operation) -> Option<TokenStream> {
    let body = operation.body.as_ref()?;
    let ty = bodies::body_type(server, operation, body);
    Some(if body.required { ty } else { quote!(::core::option::Option<#ty>) })
}

/// The joining trait with its blanket implementation.
pub(super) fn api(server: &Server<'_>) -> TokenStream {
    let runtime = &server.runtime;
    let traits: Vec<_> = server.ir.tags.iter().map(|tag| ident(&tag.trait_name)).collect();
    quote! {
        /// Everything that the document declares. Whoever implements the trait of every tag has it.
        pub trait Api: #runtime::Host #(+ #traits)* {}

        impl<T: #runtime::Host #(+ #traits)*> Api for T {}
    }
}
