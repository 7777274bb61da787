//! The calls that the contract makes, as a reviewer wants to see them change.

use serde_json::Value;

const SOURCE: &str = include_str!(concat!(env!("OUT_DIR"), "/client.rs"));
const CONTRACT: &str = include_str!("../../openapi.json");

/// Every signature of the generated client in one line, without what all of them have.
fn signatures() -> Vec<String> {
    let mut out = Vec::new();
    for start in ["pub async fn ", "pub fn "] {
        for (at, _) in SOURCE.match_indices(start) {
            let end = SOURCE[at..].find(" {\n").unwrap();
            let words: Vec<_> = SOURCE[at + start.len()..at + end].split_whitespace().collect();
            let mut line = words.join(" ");
            for (long, short) in [
                ("<'a>", ""),
                ("&'a self, ", ""),
                ("&'a self", ""),
                ("&'a ", "&"),
                ("::windlass_types::", ""),
                ("::uuid::", ""),
                ("::futures::", ""),
                (", Error<Error>", ""),
                (", crate::paging::Error", ""),
                (" + Send + 'a", ""),
                ("( ", "("),
                ("< ", "<"),
                (", )", ")"),
                (", >", ">"),
            ] {
                line = line.replace(long, short);
            }
            out.push(line);
        }
    }
    out
}

#[test]
fn every_operation_of_the_contract_is_a_call() {
    let contract: Value = serde_json::from_str(CONTRACT).unwrap();
    let mut operations = 0;
    for (path, item) in contract["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let Some(id) = operation.get("operationId").and_then(Value::as_str) else {
                continue;
            };
            operations += 1;
            let name = id.chars().fold(String::new(), |mut name, letter| {
                if letter.is_ascii_uppercase() {
                    name.push('_');
                }
                name.push(letter.to_ascii_lowercase());
                name
            });
            assert!(SOURCE.contains(&format!("pub async fn {name}<")), "{method} {path}: {id}");
        }
    }
    assert_eq!(SOURCE.matches("pub async fn ").count(), operations);
}

#[test]
fn the_calls_of_the_contract() {
    insta::assert_snapshot!(signatures().join("\n"));
}
