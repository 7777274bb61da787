//! From text to a document, or to errors that say where.

use serde_json::json;
use windlass_spec::{Document, Format, load, load_file};

fn yaml(text: &str) -> Document {
    load(text, Format::Yaml).unwrap_or_else(|errors| panic!("{errors}"))
}

/// The text of the errors; the document must not load.
fn refused(text: &str, format: Format) -> String {
    match load(text, format) {
        Ok(_) => panic!("loaded: {text}"),
        Err(errors) => errors.to_string(),
    }
}

const HEAD: &str = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n";

#[test]
fn yaml_means_what_its_author_means() {
    let document = yaml(&format!(
        "{HEAD}x-data:\n  200: a\n  null: b\n  on: c\n  1.0: d\n  day: 2024-05-01\n  flag: no\n  \
         truth: true\n  octal: 0755\n  nothing: ~\n  number: 1_000\n  text: |\n    a\n    b\n"
    ));
    assert_eq!(
        document.root()["x-data"],
        json!({
            "200": "a", "null": "b", "on": "c", "1.0": "d", "day": "2024-05-01", "flag": "no",
            "truth": true, "octal": "0755", "nothing": null, "number": "1_000", "text": "a\nb\n",
        })
    );
}

#[test]
fn yaml_keeps_order_and_expands_anchors() {
    let document = yaml(&format!("{HEAD}x-data:\n  z: &z {{b: 1, a: 2}}\n  y: *z\n  x: {{<<: *z, c: 3}}\n"));
    assert_eq!(
        document.root()["x-data"].to_string(),
        r#"{"z":{"b":1,"a":2},"y":{"b":1,"a":2},"x":{"c":3,"b":1,"a":2}}"#
    );
}

#[test]
fn json_keeps_order_and_may_start_with_a_mark() {
    let text = "\u{feff}{\"openapi\":\"3.0.0\",\"paths\":{},\"info\":{}}";
    let document = load(text, Format::Json).unwrap();
    assert_eq!(document.root().to_string(), text.trim_start_matches('\u{feff}'));
    assert_eq!(document.openapi_version(), "3.0.0");
}

#[test]
fn syntax_errors_tell_the_position() {
    assert_eq!(refused("{\n  \"openapi\": 3.0.0\n}", Format::Json), "document:2:17: expected `,` or `}`");
    assert_eq!(
        refused("{\n  \"a\": 1,\n  \"a\": 2\n}", Format::Json),
        "document:3:5: the key `a` appears twice in one object"
    );
    let errors = refused("openapi: 3.0.3\ninfo: [a\n", Format::Yaml);
    assert!(errors.starts_with("document:"), "{errors}");
    let errors = refused("a: 1\nb: 2\na: 3\n", Format::Yaml);
    assert!(errors.starts_with("document:3:1: "), "{errors}");
}

#[test]
fn errors_name_the_file() {
    let folder = std::env::temp_dir().join(format!("windlass-spec-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("broken.yml");
    std::fs::write(&path, "swagger: '2.0'\n").unwrap();
    let errors = load_file(&path).unwrap_err().to_string();
    let missing = load_file(&folder.join("none.json")).unwrap_err().to_string();
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(
        errors,
        format!(
            "{}:1:1: /swagger: this is a Swagger 2.0 document, which is not supported; convert it to \
             OpenAPI 3.0",
            path.display()
        )
    );
    assert!(missing.contains("none.json: cannot be read"), "{missing}");
}

#[test]
fn other_documents_are_refused_with_a_reason() {
    let check = |text: &str, wanted: &str| assert_eq!(refused(text, Format::Yaml), wanted);
    check("[]", "document: an OpenAPI document is an object");
    check(
        "info: {}",
        "document: the `openapi` field is missing; add it with the version of the format, as \
         \"3.0.3\"",
    );
    check("openapi: 3.0", "document: /openapi: the version has to be a string; write \"3.0\" in quotes");
    check("openapi: 3.2.0", "document: /openapi: OpenAPI 3.2.0 is not supported; write the document in 3.0 or 3.1");
    check(
        "openapi: 3.0.1\ncomponents: 1",
        "document: the `info` object is missing\ndocument: the `paths` object is missing\n\
         document: /components: has to be an object",
    );
}

#[test]
fn an_alias_bomb_is_refused() {
    // A few levels are enough to make hundreds of kilobytes of one.
    for levels in [5, 12] {
        let mut text = format!("{HEAD}x-a0: &a0 [x, x, x, x, x, x, x, x, x]\n");
        for level in 1..levels {
            let before = level - 1;
            text.push_str(&format!("x-a{level}: &a{level} [{}]\n", vec![format!("*a{before}"); 9].join(", ")));
        }
        let errors = refused(&text, Format::Yaml);
        assert!(errors.contains("the aliases make far more of the text than it has"), "{errors}");
    }
}

#[test]
fn an_anchor_may_be_used_a_thousand_times() {
    let uses: Vec<_> = (0..3000).map(|index| format!("  key{index}: *text\n")).collect();
    let document = yaml(&format!("{HEAD}x-text: &text {{type: string, nullable: true}}\nx-data:\n{}", uses.concat()));
    assert_eq!(document.root()["x-data"]["key2999"], json!({"type": "string", "nullable": true}));
}

#[test]
fn deep_nesting_is_refused() {
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    refused(&deep, Format::Json);
    refused(&deep, Format::Yaml);
    refused(&format!("x:\n{}", "- ".repeat(100_000)), Format::Yaml);
    // Each line is shallow; what the aliases build is not.
    let mut text = format!("{HEAD}x-a0: &a0 [[[[[[[[1]]]]]]]]\n");
    for level in 1..25 {
        let before = level - 1;
        text.push_str(&format!("x-a{level}: &a{level} [[[[[[[[*a{before}]]]]]]]]\n"));
    }
    let errors = refused(&text, Format::Yaml);
    assert!(errors.contains("nested more than 64 levels deep"), "{errors}");
}
