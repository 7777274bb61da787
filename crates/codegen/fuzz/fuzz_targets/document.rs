//! Any bytes as a document: everything that loads becomes Rust, and nothing panics.

#![no_main]

use libfuzzer_sys::fuzz_target;
use windlass_codegen_fuzz::generate;
use windlass_spec::{Format, load};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = str::from_utf8(bytes) else { return };
    for format in [Format::Json, Format::Yaml] {
        if let Ok(document) = load(text, format) {
            generate(document);
        }
    }
});
