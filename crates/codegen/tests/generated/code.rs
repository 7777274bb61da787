//! The code of every positive document.

use std::path::Path;

use quote::quote;
use windlass_codegen::{Options, emit, format, lower};
use windlass_spec::{load_file, normalize};

use crate::fixtures::{documents, files, folder, is_kept, name};

/// The source of everything that is generated of a document, as `tests/it/positive` includes it; or what is amiss.
fn source(document: &Path) -> Result<String, String> {
    let options =
        Options { types_crate: format!("crate::positive::{}::made::types", name(document)), ..Options::default() };
    let document = load_file(document).map_err(|errors| errors.to_string())?;
    let document = normalize(document).map_err(|problems| problems.to_string())?.document;
    let lowered = lower(&document);
    let client = emit::client(&document, &options).map_err(|told| told.to_string())?;
    let (without_calls, told): (Vec<_>, Vec<_>) =
        client.diagnostics.0.iter().partition(|one| one.message == "the client has no calls for this method");
    if !lowered.diagnostics.is_empty() || !told.is_empty() {
        return Err(format!("{}\n{told:?}", lowered.diagnostics));
    }
    if client.calls + without_calls.len() != lowered.ir.operations.len() {
        return Err(format!("{} calls for {} operations", client.calls, lowered.ir.operations.len()));
    }
    let types = emit::types(&lowered.ir, &options);
    let api = emit::server(&lowered.ir, &options);
    let client = client.tokens;
    let whole = quote! {
        pub mod types { #types }
        pub mod api { #api }
        // Written by progenitor, whose style is not ours to mend.
        #[allow(clippy::all, clippy::unwrap_used)]
        pub mod client { #client }
    };
    format(whole).map_err(|error| error.to_string())
}

#[test]
fn the_code_of_every_positive_document_is_kept() {
    let folder = folder("positive");
    let mut amiss = Vec::new();
    for document in documents(&folder) {
        let file = document.with_extension("rs");
        match source(&document) {
            Ok(source) if is_kept(&file, &source) => {}
            Ok(_) => amiss.push(format!("{}: run with INSTA_UPDATE=always and review the change", file.display())),
            Err(told) => amiss.push(format!("{}: {told}", document.display())),
        }
    }
    assert!(amiss.is_empty(), "{}", amiss.join("\n"));
}

#[test]
fn all_kept_code_is_of_a_document() {
    let folder = folder("positive");
    for file in files(&folder, &["rs"]) {
        assert!(file.with_extension("yaml").exists(), "{} is of no document", file.display());
    }
}
