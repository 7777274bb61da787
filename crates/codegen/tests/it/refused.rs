//! What is wrong with a document is told, and everything else is there.

use proptest::prelude::*;
use serde_json::Value;
use windlass_codegen::{Document, Options, emit, format, lower};

/// The fuzz target `damaged` does the same damage.
#[path = "../../fuzz/src/damage.rs"]
#[allow(unreachable_pub, reason = "elsewhere it is a crate's own")]
mod damage;

use self::damage::damage;

/// The types and the server are Rust, whatever is wrong with the document. (The client's view has a test of its own.)
fn is_answered(document: &Document) -> Result<(), TestCaseError> {
    let lowered = lower(document);
    let options = Options::default();
    let mock = emit::mock(&lowered.ir, &options).tokens;
    for tokens in [emit::types(&lowered.ir, &options), emit::server(&lowered.ir, &options), mock] {
        let source = format(tokens);
        prop_assert!(source.is_ok(), "{:?}", source);
    }
    Ok(())
}

/// The documents of `tests/positive`, by name.
pub(crate) fn documents() -> Vec<(String, Value)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/positive");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let documents = files.filter(|file| file.extension().is_some_and(|extension| extension == "yaml"));
    documents
        .map(|file| {
            let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, windlass_spec::load_file(&file).unwrap().into_root())
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn damaged_documents_are_answered(choices in prop::collection::vec(any::<u16>(), 1..16)) {
        for (_, mut root) in documents() {
            damage(&mut root, choices.iter().copied());
            if let Ok(document) = windlass_spec::load_value(root) {
                is_answered(&document)?;
                if let Ok(normalized) = windlass_spec::normalize(document) {
                    is_answered(&normalized.document)?;
                }
            }
        }
    }
}
