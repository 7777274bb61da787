//! The server's source for a small document with one of everything.

use windlass_codegen::{Options, emit, format, lower};

#[test]
fn the_server_of_a_small_document() {
    let document = windlass_spec::load(include_str!("fixtures/server.json"), windlass_spec::Format::Json).unwrap();
    let document = windlass_spec::normalize(document).unwrap().document;
    let lowered = lower(&document);
    assert_eq!(lowered.diagnostics.to_string(), "");
    let options = Options { layer_headers: vec!["x-ratelimit-limit".to_owned()], ..Options::default() };
    let source = format(emit::server(&lowered.ir, &options)).unwrap();
    insta::assert_snapshot!(source);
}
