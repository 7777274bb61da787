//! The table of operations.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::Server;
use crate::ir::{Operation, Status};

/// `OPERATIONS` and `MAX_BODY`.
pub(super) fn table(server: &Server<'_>) -> TokenStream {
    let contract = &server.contract;
    let entries = server.ir.operations.iter().map(|operation| entry(server, operation));
    let max_body = Literal::usize_unsuffixed(server.options.max_body);
    quote! {
        /// The largest request body, in bytes, that is read unless the host says otherwise.
        pub const MAX_BODY: usize = #max_body;

        /// Every operation of the document, in its order.
        pub static OPERATIONS: &[#contract::Operation] = &[#(#entries),*];
    }
}

fn entry(server: &Server<'_>, operation: &Operation) -> TokenStream {
    let contract = &server.contract;
    let Operation { id, method, path, tag, .. } = operation;
    let scope = match &operation.scope {
        Some(scope) => quote!(::core::option::Option::Some(#scope)),
        None => quote!(::core::option::Option::None),
    };
    let mut statuses: Vec<u16> = operation
        .responses
        .iter()
        .map(|response| match response.status {
            Status::Code(code) => code,
            Status::Range(hundreds) => u16::from(hundreds),
            Status::Default => 0,
        })
        .collect();
    statuses.sort_unstable();
    statuses.dedup();
    let statuses = statuses.into_iter().map(Literal::u16_unsuffixed);
    let security = operation.security.iter().map(|schemes| quote!(&[#(#schemes),*]));
    let deprecated = operation.docs.deprecated;
    quote! {
        #contract::Operation {
            id: #id,
            method: #method,
            path: #path,
            tag: #tag,
            scope: #scope,
            statuses: &[#(#statuses),*],
            security: &[#(#security),*],
            deprecated: #deprecated,
        }
    }
}
