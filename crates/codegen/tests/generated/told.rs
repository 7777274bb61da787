//! What is told about every negative document, as `cargo xtask generate` prints it.

use std::path::Path;

use windlass_codegen::{Fault, Options, emit, format, lower};
use windlass_spec::{Normalized, Source, load_file, normalize};

use crate::fixtures::{documents, files, folder, is_kept, name};

/// Everything that is wrong with a document. What can be generated all the same has to be Rust.
fn faults(path: &Path) -> Vec<Fault> {
    // Tests run in the folder of the package.
    let path = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap();
    let source = Source::of_file(path);
    let document = match load_file(path) {
        Ok(document) => document,
        Err(errors) => return errors.0.iter().map(|error| Fault::of_load(&source, error)).collect(),
    };
    match normalize(document.clone()) {
        Ok(normalized) => {
            let losses = normalized.notes.iter().filter(|note| note.is_loss);
            let losses = losses.map(|loss| Fault::of_loss(&source, &document, loss));
            losses.chain(not_expressed(&source, &normalized)).collect()
        }
        Err(problems) => problems.0.iter().map(|problem| Fault::of_problem(&source, &document, problem)).collect(),
    }
}

fn not_expressed(source: &Source, normalized: &Normalized) -> Vec<Fault> {
    let Normalized { document, moves, .. } = normalized;
    let options = Options::default();
    let lowered = lower(document);
    assert_eq!(lowered.ir.operations.len(), document.operations().count(), "{source:?}: an operation is missing");
    let client = emit::client(document, &options).unwrap_or_else(|told| panic!("{source:?}: {told}"));
    for tokens in [emit::types(&lowered.ir, &options), emit::server(&lowered.ir, &options), client.tokens] {
        format(tokens).unwrap_or_else(|error| panic!("{source:?}: {error}"));
    }
    let parts = [("types and server", lowered.diagnostics), ("client", client.diagnostics)];
    let faults = parts.iter().flat_map(|(part, diagnostics)| {
        diagnostics.0.iter().map(move |diagnostic| Fault::not_expressed(source, document, moves, part, diagnostic))
    });
    faults.collect()
}

#[test]
fn what_is_told_of_every_negative_document_is_kept() {
    let folder = folder("negative");
    let mut amiss = Vec::new();
    for document in documents(&folder) {
        let texts: Vec<String> = faults(&document).iter().map(|fault| fault.text(false)).collect();
        let file = document.with_extension("txt");
        if texts.is_empty() {
            amiss.push(format!("{}: nothing is told", document.display()));
        } else if !is_kept(&file, &(texts.join("\n") + "\n")) {
            amiss.push(format!("{}: run with INSTA_UPDATE=always and review the change", file.display()));
        }
    }
    assert!(amiss.is_empty(), "{}", amiss.join("\n"));
}

#[test]
fn all_kept_faults_are_of_a_document() {
    let folder = folder("negative");
    let named: Vec<String> = documents(&folder).iter().map(|document| name(document).to_owned()).collect();
    let kept: Vec<String> = files(&folder, &["txt"]).iter().map(|file| name(file).to_owned()).collect();
    assert_eq!(kept, named, "each document has one text");
}
