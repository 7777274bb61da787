//! The client calls, through progenitor.
//!
//! progenitor reads the [client view](super::client_view) of the document. What it writes is then
//! polished: stand-ins become the names that go over the wire, what would bypass the hand-written
//! half of a client (its constructors) is taken out or kept inside the crate, and lists get a
//! stream over all their pages.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use openapiv3::OpenAPI;
use proc_macro2::TokenStream;
use progenitor::{GenerationSettings, Generator, HooksMode, InterfaceStyle, TypeImpl};
use serde_json::Value;

use super::client_end::{FUNCTIONS, end};
use super::client_polish::polish;
use super::client_view::{Call, ClientView, ViewOptions, client_view};
use crate::options::ClientOptions;
use crate::{Diagnostics, Document, Options};

/// The generated client.
#[derive(Debug, Clone)]
pub struct ClientCode {
    /// The source.
    pub tokens: TokenStream,
    /// How many calls there are.
    pub calls: usize,
    /// The function of each call, in document order.
    pub functions: Vec<Call>,
    /// What the client does not express; the rest is there.
    pub diagnostics: Diagnostics,
}

/// The client's source: a `Client` with one function per operation, over the types of
/// `options.types_crate`.
///
/// The crate that includes it has `progenitor-client`, `reqwest`, `serde_json`, `chrono` and `uuid` among its
/// dependencies; also `options.contract_crate`, where bodies are forms or parameters are more than single words, and
/// `rustls`, `bytes` and `http`, where the client is whole as it is (see `inner_type` of [`ClientOptions`]).
///
/// # Errors
///
/// When nothing can be generated at all. What only some operations suffer from is in
/// [`ClientCode::diagnostics`].
pub fn client(document: &Document, options: &Options) -> Result<ClientCode, Diagnostics> {
    let lowered = crate::lower(document);
    let type_names =
        lowered.ir.types.iter().filter_map(|one| Some((one.component.clone()?, one.name.clone()))).collect();
    let mut view = client_view(
        document.root(),
        &ViewOptions {
            types_crate: options.types_crate.clone(),
            type_names,
            call_names: names_of_calls(&lowered.ir),
            reserved: reserved(&options.client),
            error_schema: options.client.error_schema.clone(),
        },
    );
    let tokens = match generate(&view, &options.client) {
        Ok(tokens) => tokens,
        Err(whole) => {
            leave_out_refused(&mut view, &options.client);
            generate(&view, &options.client).map_err(|_| {
                let mut diagnostics = view.diagnostics.clone();
                diagnostics.add("", format!("progenitor refuses the document: {whole}"));
                diagnostics
            })?
        }
    };
    match polish(tokens, &view, &lowered.ir, options) {
        Ok(mut tokens) => {
            if options.client.inner_type.is_none() {
                tokens.extend(end(&view.calls));
            }
            Ok(ClientCode { tokens, calls: view.calls.len(), functions: view.calls, diagnostics: view.diagnostics })
        }
        Err(error) => {
            let mut diagnostics = view.diagnostics;
            diagnostics.add("", format!("the generated client is not valid Rust: {error}"));
            Err(diagnostics)
        }
    }
}

/// The functions that the client has besides its calls.
fn reserved(options: &ClientOptions) -> Vec<String> {
    let own: &[&str] = if options.inner_type.is_none() { &FUNCTIONS } else { &[] };
    options.reserved.iter().cloned().chain(own.iter().map(|&name| name.to_owned())).collect()
}

/// The names that the server's traits have for the operations, so that both sides say the same.
fn names_of_calls(ir: &crate::Ir) -> BTreeMap<String, String> {
    ir.operations.iter().map(|one| (one.pointer.clone(), one.name.clone())).collect()
}

fn generate(view: &ClientView, options: &ClientOptions) -> Result<TokenStream, String> {
    let document: OpenAPI = serde_json::from_value(view.document.clone()).map_err(|error| error.to_string())?;
    let inner = options.inner_type.as_deref().unwrap_or("Inner");
    let inner: TokenStream = inner.parse().map_err(|error| format!("`{inner}` is not a path: {error}"))?;
    let mut settings = GenerationSettings::new();
    settings
        .with_interface(InterfaceStyle::Positional)
        .with_hooks(HooksMode::Expected)
        .with_inner_type(inner)
        .with_map_type("::std::collections::BTreeMap");
    for (name, path) in &view.replacements {
        settings.with_replacement(name, path, std::iter::empty::<TypeImpl>());
    }
    // The view is made so that nothing is left to refuse; should something be, progenitor panics
    // where it has no error to give. It holds nothing that outlives the call.
    let generated = catch_unwind(AssertUnwindSafe(|| Generator::new(&settings).generate_tokens(&document)));
    match generated {
        Ok(result) => result.map_err(|error| error.to_string()),
        Err(panic) => Err(panic
            .downcast_ref::<String>()
            .cloned()
            .or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()))
            .unwrap_or_else(|| "it gave up without a reason".to_owned())),
    }
}

/// Takes out of the view every call that progenitor refuses when it stands alone.
fn leave_out_refused(view: &mut ClientView, options: &ClientOptions) {
    let mut kept = Vec::new();
    for call in std::mem::take(&mut view.calls) {
        match generate(&alone(view, &call), options) {
            Ok(_) => kept.push(call),
            Err(reason) => {
                let message = format!("the call is left out; progenitor refuses it: {reason}");
                view.diagnostics.add(call.pointer.as_str(), message);
                if let Some(item) = path_item(view, &call) {
                    item.remove(call.method);
                }
            }
        }
    }
    view.calls = kept;
}

fn path_item<'a>(view: &'a mut ClientView, call: &Call) -> Option<&'a mut serde_json::Map<String, Value>> {
    view.document.get_mut("paths")?.get_mut(&call.path)?.as_object_mut()
}

/// A view with one call.
fn alone(view: &ClientView, call: &Call) -> ClientView {
    let operation = view.document["paths"][&call.path][call.method].clone();
    let mut alone = view.clone();
    alone.document["paths"] = serde_json::json!({ &call.path: { call.method: operation } });
    alone
}
