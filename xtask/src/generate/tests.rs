//! Crates of the example's document, and what is refused.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::*;

fn bookshop() -> PathBuf {
    workspace::root().join("crates/codegen/examples/bookshop/openapi.yaml")
}

fn args(document: &Path, out: &Path) -> Args {
    Args {
        document: document.to_owned(),
        out: out.to_owned(),
        only: Vec::new(),
        name: None,
        contract_path: None,
        contract_version: None,
        force: false,
    }
}

fn read(out: &Path, file: &str) -> String {
    fs::read_to_string(out.join(file)).unwrap()
}

fn files(directory: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            found.extend(files(&path).iter().map(|below| format!("{name}/{below}")));
        } else {
            found.push(name);
        }
    }
    found.sort();
    found
}

/// Nothing is written, and this is told.
#[track_caller]
fn check_refused(args: &Args, told: &[&str]) {
    let (faults, written) = args.generate().unwrap();
    assert_eq!(written, None);
    let texts: Vec<_> = faults.iter().map(|fault| fault.text(false)).collect();
    let whole = texts.join("\n");
    for text in told {
        assert!(whole.contains(text), "`{text}` is missing in:\n{whole}");
    }
}

#[test]
fn the_crate_is_whole() {
    let directory = TempDir::new().unwrap();
    let out = directory.path().join("made/bookshop");
    let (faults, written) = args(&bookshop(), &out).generate().unwrap();
    assert_eq!(faults, []);
    assert!(written.unwrap().contains("5 operations on the server side, 5 calls"));
    let expected = [
        "Cargo.toml",
        "README.md",
        "src/api.rs",
        "src/client.rs",
        "src/lib.rs",
        "src/mock.rs",
        "src/rules.rs",
        "src/types.rs",
        "tests/round_trip/main.rs",
        "tests/round_trip/operations.rs",
    ];
    assert_eq!(files(&out), expected);
    for file in &expected[2..] {
        syn::parse_file(&read(&out, file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
    let manifest: toml::Table = read(&out, "Cargo.toml").parse().unwrap();
    assert_eq!(manifest["package"]["name"].as_str(), Some("bookshop"));
    assert_eq!(manifest["package"]["version"].as_str(), Some("1.2.0"));
    let dependencies = manifest["dependencies"].as_table().unwrap();
    assert!(dependencies["axum"]["optional"].as_bool().unwrap());
    assert!(dependencies["reqwest"]["optional"].as_bool().unwrap());
    assert!(dependencies["serde"].get("optional").is_none());
    assert!(!dependencies.contains_key("regex"), "nothing names it");
    // Who only calls compiles no validators.
    assert!(
        !read(&out, "src/types.rs").contains("Validate") && read(&out, "src/rules.rs").contains("Validate for Book")
    );
    let features = |name: &str| manifest["features"][name].as_array().unwrap().clone();
    assert!(features("server").contains(&"rules".into()) && !features("client").contains(&"rules".into()));
    let contract = dependencies["windlass-contract"]["path"].as_str().unwrap();
    assert!(Path::new(contract).join("Cargo.toml").is_file(), "{contract}");
    let readme = read(&out, "README.md");
    for text in
        ["What a small bookshop has", "| `bookshop::api::Books` | `list_books`, `add_book`", "cargo xtask generate"]
    {
        assert!(readme.contains(text), "`{text}` is missing in:\n{readme}");
    }
}

#[test]
fn the_contract_may_come_from_a_registry() {
    let directory = TempDir::new().unwrap();
    let mut args = args(&bookshop(), directory.path());
    args.contract_version = Some("0.1".to_owned());
    args.name = Some("shelves".to_owned());
    args.generate().unwrap().1.unwrap();
    let manifest: toml::Table = read(directory.path(), "Cargo.toml").parse().unwrap();
    assert_eq!(manifest["package"]["name"].as_str(), Some("shelves"));
    assert_eq!(manifest["dependencies"]["windlass-contract"].as_str(), Some("0.1"));
}

#[test]
fn a_part_has_what_it_needs_and_nothing_else() {
    let directory = TempDir::new().unwrap();
    let mut args = args(&bookshop(), directory.path());
    args.only = vec!["Orders".to_owned(), "getBook".to_owned()];
    let (faults, written) = args.generate().unwrap();
    assert_eq!(faults, []);
    assert!(written.unwrap().contains("2 operations on the server side, 2 calls"));
    let types = read(directory.path(), "src/types.rs");
    for name in ["Order", "OrderLine", "Isbn", "Book", "Format", "Problem"] {
        assert!(types.contains(&format!(" {name} ")) || types.contains(&format!(" {name}(")), "{name} is missing");
    }
    assert!(!types.contains("BookList"));
    let api = read(directory.path(), "src/api.rs");
    assert!(api.contains("fn get_book(") && api.contains("fn place_order("));
    assert!(!api.contains("add_book"));
}

#[test]
fn what_is_not_there_cannot_be_asked_for() {
    let directory = TempDir::new().unwrap();
    let mut args = args(&bookshop(), directory.path());
    args.only = vec!["getBooks".to_owned(), "Shelves".to_owned()];
    check_refused(
        &args,
        &[
            "--only getBooks",
            "name one like it: `Books`, ",
            "`getBook`",
            "--only Shelves",
            "its tags are `Books`, `Orders`",
        ],
    );
    assert_eq!(files(directory.path()), [""; 0]);
}

#[test]
fn a_directory_with_something_in_it_is_left_alone() {
    let directory = TempDir::new().unwrap();
    fs::write(directory.path().join("notes.txt"), "mine").unwrap();
    let mut args = args(&bookshop(), directory.path());
    check_refused(&args, &["is not empty", "--force"]);
    args.force = true;
    args.generate().unwrap().1.unwrap();
    assert_eq!(read(directory.path(), "notes.txt"), "mine");
    // Once more over what is there.
    args.generate().unwrap().1.unwrap();
    args.out = directory.path().join("notes.txt");
    check_refused(&args, &["is not a directory"]);
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let directory = TempDir::new().unwrap();
    let document = directory.path().join("wrong.yaml");
    fs::write(
        &document,
        "openapi: 3.0.3\ninfo: {title: t, version: '1'}\npaths:\n  /a:\n    get:\n      responses:\n        '200': {$ref: '#/x'}\n\
         components:\n  schemas:\n    A: {$ref: '#/components/schemas/B'}\n",
    )
    .unwrap();
    let mut wrong = args(&document, directory.path());
    wrong.name = Some("Not A Name".to_owned());
    check_refused(
        &wrong,
        &[
            "is not empty",
            "take not-a-name",
            "wrong.yaml:7:17: /paths/~1a/get/responses/200",
            "construct GET /a, response 200",
            "wrong.yaml:10:9: /components/schemas/A",
            "construct schema `A`",
        ],
    );
    fs::write(&document, "swagger: '2.0'").unwrap();
    check_refused(&args(&document, &directory.path().join("x")), &["wrong.yaml:1:1: /swagger", "remedy    convert it"]);
    fs::write(&document, "openapi: [").unwrap();
    check_refused(&args(&document, &directory.path().join("x")), &["error: ", "wrong.yaml:1:10\n", "the text"]);
    check_refused(
        &args(&directory.path().join("none.json"), &directory.path().join("x")),
        &["name a file that can be"],
    );
}

#[test]
fn what_is_not_expressed_is_a_warning() {
    let directory = TempDir::new().unwrap();
    let document = directory.path().join("odd.yaml");
    fs::write(
        &document,
        "openapi: 3.0.3\ninfo: {title: Odd, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n    A:\n      type: object\n      \
         properties:\n        a: {type: string, pattern: '(?=a)b'}\n",
    )
    .unwrap();
    let (faults, written) = args(&document, &directory.path().join("out")).generate().unwrap();
    assert!(written.is_some());
    let [fault] = faults.as_slice() else { panic!("{faults:?}") };
    let plain = fault.text(false);
    for text in [
        "warning: ",
        "odd.yaml:9:27: /components/schemas/A/properties/a/pattern",
        "schema `A`, property `a`",
        "remedy    check it",
    ] {
        assert!(plain.contains(text), "`{text}` is missing in:\n{plain}");
    }
    assert!(!plain.contains('\u{1b}'));
    assert!(fault.text(true).starts_with("\u{1b}[1;33mwarning\u{1b}[0m: "));
}

/// A document with one operation that answers a text, or nothing.
const MAYBE: &str = "openapi: 3.0.3
info: {title: Maybe, version: '1'}
paths:
  /a:
    get:
      operationId: maybe
      responses:
        '200': {description: a, content: {application/json: {schema: {type: string}}}}
        '204': {description: none}
";

#[test]
fn a_client_reads_nothing_where_nothing_may_come() {
    let directory = TempDir::new().unwrap();
    let document = directory.path().join("maybe.yaml");
    fs::write(&document, MAYBE).unwrap();
    let out = directory.path().join("out");
    args(&document, &out).generate().unwrap().1.unwrap();
    let manifest: toml::Table = read(&out, "Cargo.toml").parse().unwrap();
    assert!(read(&out, "src/client.rs").contains("::http::Response::new"));
    assert!(manifest["dependencies"]["http"]["optional"].as_bool().unwrap());
    let whole = directory.path().join("whole");
    args(&bookshop(), &whole).generate().unwrap().1.unwrap();
    assert!(!read(&whole, "src/client.rs").contains("::http::Response::new"));
}

#[test]
fn names_are_such_that_cargo_takes_them() {
    for (title, name) in [
        ("Bookshop", "bookshop"),
        ("The Pet Store, v2!", "the-pet-store-v2"),
        ("2fa", "api-2fa"),
        ("", "api"),
        ("日本", "api"),
        ("Axum", "axum-api"),
        ("my_api", "my_api"),
    ] {
        assert_eq!(package_name(title), name);
        assert_eq!(package_name(name), name, "a name stays");
    }
}
