//! A sound document, damaged in some places: what still loads becomes Rust, and nothing panics.

#![no_main]

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use windlass_codegen_fuzz::damage::damage;
use windlass_codegen_fuzz::generate;
use windlass_spec::{Format, load, load_file};

fuzz_target!(|input: (u8, Vec<u16>)| {
    let (document, choices) = input;
    let documents = documents();
    let mut root = documents[usize::from(document) % documents.len()].clone();
    damage(&mut root, choices);
    if let Ok(document) = load(&root.to_string(), Format::Json) {
        generate(document);
    }
});

/// The documents of the generator's own tests.
fn documents() -> &'static [Value] {
    static DOCUMENTS: OnceLock<Vec<Value>> = OnceLock::new();
    DOCUMENTS.get_or_init(|| {
        let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests");
        let folders = ["positive", "it/fixtures"].into_iter().filter_map(|name| fs::read_dir(tests.join(name)).ok());
        let mut files: Vec<_> = folders.flatten().map(|entry| entry.expect("a folder can be read").path()).collect();
        files.sort();
        files.iter().filter_map(|file| load_file(file).ok()).map(|document| document.into_root()).collect()
    })
}
