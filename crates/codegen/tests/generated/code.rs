//! The source, written anew where it is asked for.

use windlass_codegen::{ClientOptions, Options, emit, format, lower};

fn options() -> Options {
    Options {
        types_crate: "crate::made::types".to_owned(),
        client: ClientOptions { inner_type: "crate::made::client::Inner".to_owned(), ..ClientOptions::default() },
        ..Options::default()
    }
}

#[track_caller]
fn keep(name: &str, source: &str) {
    let path = format!("{}/tests/it/generated/constructs_{name}.rs", env!("CARGO_MANIFEST_DIR"));
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(path, source).unwrap();
    } else {
        let same = std::fs::read_to_string(&path).unwrap() == source;
        assert!(same, "{path} is out of date; run with INSTA_UPDATE=always and review the change");
    }
}

#[test]
fn the_code_of_every_construct() {
    let document =
        windlass_spec::load(include_str!("../it/fixtures/constructs.yaml"), windlass_spec::Format::Yaml).unwrap();
    let document = windlass_spec::normalize(document).unwrap().document;
    let lowered = lower(&document);
    assert_eq!(lowered.diagnostics.to_string(), "");
    keep("types", &format(emit::types(&lowered.ir, &options())).unwrap());
    keep("api", &format(emit::server(&lowered.ir, &options())).unwrap());
    let client = emit::client(&document, &options()).unwrap();
    assert_eq!(client.diagnostics.to_string(), "");
    assert_eq!(client.calls, lowered.ir.operations.len());
    keep("client", &format(client.tokens).unwrap());
}
