//! What the targets share.

pub mod damage;

use std::collections::BTreeMap;

use windlass_codegen::emit::client_view::{ViewOptions, client_view};
use windlass_codegen::{Document, Options, emit, format, lower};

/// Goes all the way from a document to source.
///
/// The client ends with the view that progenitor reads: its own panics are answered, and here they could not be caught.
///
/// # Panics
///
/// When the generator makes something that is not Rust.
pub fn generate(document: Document) {
    // What cannot be normalized may be lowered all the same.
    let document = windlass_spec::normalize(document.clone()).map_or(document, |normalized| normalized.document);
    let lowered = lower(&document);
    let options = Options::default();
    let mock = emit::mock(&lowered.ir, &options).tokens;
    for tokens in [emit::types(&lowered.ir, &options), emit::server(&lowered.ir, &options), mock] {
        format(tokens).expect("what is generated is Rust");
    }
    let type_names: BTreeMap<_, _> =
        lowered.ir.types.iter().filter_map(|one| Some((one.component.clone()?, one.name.clone()))).collect();
    client_view(document.root(), &ViewOptions { type_names, ..ViewOptions::default() });
}
