//! What is done to the code that progenitor writes.

mod parameters;
mod steps;

use std::collections::BTreeMap;

use proc_macro2::{Group, Ident, Literal, TokenStream, TokenTree};
use quote::{format_ident, quote};
use syn::{FnArg, ImplItem, Item, Pat, parse_quote};

use self::parameters::Writer;
use super::client_view::{BodyKind, Call, ClientView};
use crate::options::ClientOptions;
use crate::{Ir, Options};

/// Makes the generated code fit for a crate with a hand-written half.
pub(super) fn polish(
    tokens: TokenStream,
    view: &ClientView,
    ir: &Ir,
    options: &Options,
) -> Result<TokenStream, syn::Error> {
    let contract = options.contract_path()?;
    let writer = Writer::new(ir, options)?;
    let options = &options.client;
    let mut file: syn::File = syn::parse2(restore(tokens, &view.wire_names))?;
    file.items.retain(|item| !is_needless_module(item));
    let mut streams = Vec::new();
    for item in &mut file.items {
        let Item::Impl(block) = item else {
            continue;
        };
        if block.trait_.is_some() {
            continue;
        }
        // `new` builds an HTTP client of its own, past the settings of the hand-written half.
        block.items.retain(|item| !matches!(item, ImplItem::Fn(one) if one.sig.ident == "new"));
        for item in &mut block.items {
            let ImplItem::Fn(function) = item else {
                continue;
            };
            if function.sig.ident == "new_with_client" {
                function.vis = parse_quote!(pub(crate));
            }
            let Some(call) = view.calls.iter().find(|call| function.sig.ident == call.name) else {
                continue;
            };
            writer.arguments(function, call)?;
            match call.body.as_ref().map(|body| body.kind) {
                Some(BodyKind::Form) => write_pairs(function, &contract),
                Some(BodyKind::Parts) => write_parts(function),
                _ => {}
            }
            if call.body.as_ref().is_some_and(|body| body.optional) {
                make_body_optional(function);
            }
            if let Some(accept) = &call.accept {
                set_accept(function, accept);
            }
            order_arms(function, &call.bare);
            steps::share(function);
            if let Some(module) = &options.paging_module {
                streams.extend(stream(call, &function.sig, &syn::parse_str(module)?));
            }
        }
    }
    let streams = (!streams.is_empty()).then(|| quote! { impl Client { #(#streams)* } });
    let pages = match &options.paging_module {
        Some(module) => pages(view, &syn::parse_str(module)?)?,
        None => TokenStream::new(),
    };
    let notes = notes(&view.calls, options);
    let send = steps::send();
    Ok(quote! { #file #send #streams #pages #notes })
}

/// Puts the names that go over the wire in the place of their stand-ins.
fn restore(tokens: TokenStream, wire_names: &BTreeMap<String, String>) -> TokenStream {
    if wire_names.is_empty() {
        return tokens;
    }
    tokens
        .into_iter()
        .map(|token| match token {
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), restore(group.stream(), wire_names));
                inner.set_span(group.span());
                TokenTree::Group(inner)
            }
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                let name = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
                match name.and_then(|name| wire_names.get(name)) {
                    Some(wire) => TokenTree::Literal(Literal::string(wire)),
                    None => TokenTree::Literal(literal),
                }
            }
            other => other,
        })
        .collect()
}

/// `prelude` holds what is there anyway, and `types` nothing but an error of its own when every
/// schema has been replaced.
fn is_needless_module(item: &Item) -> bool {
    let Item::Mod(module) = item else {
        return false;
    };
    let items = module.content.as_ref().map(|(_, items)| items);
    module.ident == "prelude"
        || (module.ident == "types"
            && items
                .is_some_and(|items| items.iter().all(|item| matches!(item, Item::Mod(one) if one.ident == "error"))))
}

/// Writes a form by the contract's own function, which knows lists and objects inside.
fn write_pairs(function: &mut syn::ImplItemFn, contract: &syn::Path) {
    change_request(function, &mut |expression| {
        let syn::Expr::Try(tried) = expression else { return };
        if let syn::Expr::MethodCall(call) = &*tried.expr
            && call.method == "form_urlencoded"
        {
            let receiver = &call.receiver;
            *expression = parse_quote! {
                #receiver
                    .header(::reqwest::header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                    .body(#contract::form_text(&body))
            };
        }
    });
}

/// Takes the parts as the HTTP client makes them, which also writes the media type with its boundary.
fn write_parts(function: &mut syn::ImplItemFn) {
    function.sig.generics.params = std::mem::take(&mut function.sig.generics.params)
        .into_iter()
        .filter(|parameter| !matches!(parameter, syn::GenericParam::Type(_)))
        .collect();
    for input in &mut function.sig.inputs {
        if let FnArg::Typed(input) = input
            && matches!(&*input.pat, Pat::Ident(name) if name.ident == "body")
        {
            *input.ty = parse_quote!(::reqwest::multipart::Form);
        }
    }
    change_request(function, &mut |expression| {
        let syn::Expr::MethodCall(call) = expression else { return };
        if call.method != "body" {
            return;
        }
        if let syn::Expr::MethodCall(before) = &*call.receiver
            && before.method == "header"
        {
            let receiver = &before.receiver;
            *expression = parse_quote!(#receiver.multipart(body));
        }
    });
}

/// Shows every step of the chain that builds the request, from the last to the first.
fn change_request(function: &mut syn::ImplItemFn, change: &mut dyn FnMut(&mut syn::Expr)) {
    for statement in &mut function.block.stmts {
        let syn::Stmt::Local(local) = statement else { continue };
        let Some(init) = &mut local.init else { continue };
        if !ends_with_build(&init.expr) {
            continue;
        }
        let mut current = &mut *init.expr;
        loop {
            change(current);
            current = match current {
                syn::Expr::Try(tried) => &mut tried.expr,
                syn::Expr::MethodCall(call) => &mut call.receiver,
                _ => break,
            };
        }
    }
}

/// Takes the body as an `Option`, and sends none for `None`.
///
/// The code that builds the request would write `null` then; it is taken out once it is built.
fn make_body_optional(function: &mut syn::ImplItemFn) {
    for input in &mut function.sig.inputs {
        if let FnArg::Typed(input) = input
            && matches!(&*input.pat, Pat::Ident(name) if name.ident == "body")
        {
            let ty = &input.ty;
            *input.ty = parse_quote!(Option<#ty>);
        }
    }
    if let Some((index, request)) = built(function) {
        function.block.stmts.insert(
            index + 1,
            parse_quote! {
                if body.is_none() {
                    *#request.body_mut() = None;
                    #request.headers_mut().remove(::reqwest::header::CONTENT_TYPE);
                }
            },
        );
    }
}

/// Where the request is built, and the name of the variable that then holds it.
fn built(function: &syn::ImplItemFn) -> Option<(usize, Ident)> {
    function.block.stmts.iter().enumerate().find_map(|(index, statement)| match statement {
        syn::Stmt::Local(local) => match (&local.pat, &local.init) {
            // The only variable that is made by `….build()?`.
            (Pat::Ident(name), Some(init)) if ends_with_build(&init.expr) => Some((index, name.ident.clone())),
            _ => None,
        },
        _ => None,
    })
}

/// Puts the arms for single statuses before those for ranges, which would take theirs.
fn order_arms(function: &mut syn::ImplItemFn, bare: &[u16]) {
    if let Some(syn::Stmt::Expr(syn::Expr::Match(statuses), _)) = function.block.stmts.last_mut() {
        let bare = bare.iter().map(|status| Literal::u16_suffixed(*status));
        statuses.arms.extend(bare.map(|status| parse_quote!(#status => Err(Error::UnexpectedResponse(response)),)));
        statuses.arms.sort_by_key(|arm| match arm.pat {
            Pat::Lit(_) => 0,
            Pat::Range(_) => 1,
            _ => 2,
        });
    }
}

/// Asks for what the document declares, where progenitor asks for `application/json`.
fn set_accept(function: &mut syn::ImplItemFn, accept: &str) {
    change_request(function, &mut |expression| {
        if let syn::Expr::MethodCall(call) = expression
            && call.method == "header"
            && call.args.first().is_some_and(|name| matches!(name, syn::Expr::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "ACCEPT")))
            && let Some(value) = call.args.last_mut()
        {
            *value = parse_quote!(::reqwest::header::HeaderValue::from_static(#accept));
        }
    });
}

fn ends_with_build(expression: &syn::Expr) -> bool {
    match expression {
        syn::Expr::Try(tried) => ends_with_build(&tried.expr),
        syn::Expr::MethodCall(call) => call.method == "build",
        _ => false,
    }
}

/// The stream over every result of a list, page after page.
fn stream(call: &Call, signature: &syn::Signature, module: &syn::Path) -> Option<TokenStream> {
    let page = call.page.as_ref()?;
    let item: syn::Path = syn::parse_str(&page.item).ok()?;
    let mut parameters = Vec::new();
    let mut arguments = Vec::new();
    let mut paged = false;
    for input in &signature.inputs {
        let FnArg::Typed(input) = input else {
            continue;
        };
        let Pat::Ident(name) = &*input.pat else {
            return None;
        };
        let ty = &input.ty;
        if name.ident == "page" {
            paged = quote!(#ty).to_string() == quote!(Option<i64>).to_string();
            arguments.push(quote!(Some(page)));
        } else {
            parameters.push(quote!(#name: #ty));
            arguments.push(quote!(#name));
        }
    }
    if !paged {
        return None;
    }
    let method = &signature.ident;
    let function = format_ident!("{method}_stream");
    let docs = format!(
        "Every result of [`Client::{method}`], page after page.\n\nA page is asked for when the \
         stream comes to it; the stream ends after the last one, or with the first error."
    );
    Some(quote! {
        #[doc = #docs]
        pub fn #function<'a>(
            &'a self,
            #(#parameters),*
        ) -> impl ::futures::Stream<Item = Result<#item, #module::Error>> + Send + 'a {
            #module::pages(move |page| self.#method(#(#arguments),*))
        }
    })
}

/// What makes the lists pages, once per type.
fn pages(view: &ClientView, module: &syn::Path) -> Result<TokenStream, syn::Error> {
    let lists: BTreeMap<&str, &str> = view
        .calls
        .iter()
        .filter_map(|call| call.page.as_ref())
        .map(|page| (page.list.as_str(), page.item.as_str()))
        .collect();
    let mut out = TokenStream::new();
    for (list, item) in lists {
        let list: syn::Path = syn::parse_str(list)?;
        let item: syn::Path = syn::parse_str(item)?;
        out.extend(quote! {
            impl #module::Page for #list {
                type Item = #item;
                fn total_pages(&self) -> i64 {
                    self.pagination.total_pages.into()
                }
                fn into_results(self) -> Vec<#item> {
                    self.results
                }
            }
        });
    }
    Ok(out)
}

/// Tables for the hooks.
fn notes(calls: &[Call], options: &ClientOptions) -> TokenStream {
    let content_types = calls.iter().filter_map(|call| {
        let name = &call.name;
        let body = call.body.as_ref()?;
        let media = &body.media_type;
        (*media != body.kind.media_type()).then(|| quote! { #name => Some(#media), })
    });
    let empties = calls.iter().filter(|call| call.empty_is_null).map(|call| &call.name).collect::<Vec<_>>();
    // Hooks that are written by hand ask in any case.
    let empty_is_null = (options.inner_type.is_some() || !empties.is_empty()).then(|| {
        let is_empty = match empties.as_slice() {
            [] => quote!(false),
            empties => quote!(matches!(operation_id, #(#empties)|*)),
        };
        quote! {
            /// Whether a success without a body has to be read as `null`.
            pub(crate) fn empty_is_null(operation_id: &str) -> bool {
                let _ = operation_id;
                #is_empty
            }
        }
    });
    quote! {
        /// The media type of an operation's request, where it is not the one of the call.
        pub(crate) fn content_type(operation_id: &str) -> Option<&'static str> {
            match operation_id {
                #(#content_types)*
                _ => None,
            }
        }

        #empty_is_null
    }
}
