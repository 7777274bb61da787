//! The steps that every call has in common, said once.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Expr, Ident, Pat, Stmt, parse_quote};

use super::{built, change_request};
use crate::emit::shorten::says;

/// Sends with the hooks before and after, as progenitor writes it in each call.
pub(super) fn send() -> TokenStream {
    quote! {
        impl Client {
            /// Sends a request of this operation, with the hooks before and after.
            async fn send_request<E>(
                &self,
                mut request: ::reqwest::Request,
                operation_id: &'static str,
            ) -> Result<::reqwest::Response, Error<E>> {
                let info = OperationInfo { operation_id };
                self.pre(&mut request, &info).await?;
                let result = self.exec(request, &info).await;
                self.post(&result, &info).await?;
                Ok(result?)
            }
        }
    }
}

/// Leaves to a call what is its own.
pub(super) fn share(function: &mut syn::ImplItemFn) {
    write_headers(function);
    let Some((index, request)) = built(function) else { return };
    let is_sent_as_built = send_by_hooks(function, &request) == Some(index + 1);
    if let Some(Stmt::Local(local)) = function.block.stmts.get_mut(index) {
        local.attrs.clear();
        if let Pat::Ident(name) = &mut local.pat
            && is_sent_as_built
        {
            name.mutability = None;
        }
    }
}

/// Puts one call in the place of the hooks and what is between them. Tells where it stands.
fn send_by_hooks(function: &mut syn::ImplItemFn, request: &Ident) -> Option<usize> {
    let statements = &mut function.block.stmts;
    let (start, operation) = statements.iter().enumerate().find_map(|(index, statement)| {
        let Stmt::Local(local) = statement else { return None };
        let Expr::Struct(info) = &*local.init.as_ref()?.expr else { return None };
        info.path.is_ident("OperationInfo").then(|| info.fields.first().map(|field| (index, field.expr.clone())))?
    })?;
    // The information, the hook before, the request, the hook after, the response.
    let end = start + 4;
    let Some(Stmt::Local(last)) = statements.get(end) else { return None };
    let response = last.pat.clone();
    statements.splice(start..=end, [parse_quote!(let #response = self.send_request(#request, #operation).await?;)]);
    Some(start)
}

/// Writes headers with texts that are known on the request itself, and `api-version` too where a call has no header of
/// its own.
fn write_headers(function: &mut syn::ImplItemFn) {
    let alone = version_alone(&function.block.stmts);
    if let Some(map) = alone {
        function.block.stmts.drain(map..=map + 1);
    }
    change_request(function, &mut |expression| {
        let Expr::MethodCall(call) = expression else { return };
        if call.method == "headers" && alone.is_some() {
            let receiver = &call.receiver;
            *expression = parse_quote!(#receiver.header("api-version", Self::api_version()));
        } else if call.method == "header"
            && let Some(value) = call.args.last_mut()
            && let Expr::Call(made) = &*value
            && is_named(&made.func, "from_static")
            && let Some(text @ Expr::Lit(_)) = made.args.first()
        {
            *value = text.clone();
        }
    });
}

/// Where a map of headers is made, with a statement after it that adds the version, and no other but the request's.
fn version_alone(statements: &[Stmt]) -> Option<usize> {
    let (index, name) = statements.iter().enumerate().find_map(|(index, statement)| {
        let Stmt::Local(local) = statement else { return None };
        let Expr::Call(made) = &*local.init.as_ref()?.expr else { return None };
        match &local.pat {
            Pat::Ident(name) if is_named(&made.func, "with_capacity") => Some((index, name.ident.to_string())),
            _ => None,
        }
    })?;
    let uses = statements.iter().filter(|statement| says(&quote!(#statement), &name)).count();
    (uses == 3).then_some(index)
}

fn is_named(function: &Expr, name: &str) -> bool {
    matches!(function, Expr::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == name))
}
