//! Every operation has an id that no other has, also when it is spelled as a function.

use heck::ToLowerCamelCase;
use serde_json::Value;

use super::{Pass, Report};
use crate::document::Document;
use crate::names::{Taken, folded, pascal};

pub(super) const PASS: Pass = Pass {
    name: "operation-ids",
    about: "Gives an id, made from method and path, to operations whose id is missing or taken.",
    run,
};

fn run(document: &mut Document, report: &mut Report) {
    let mut taken = Taken::default();
    // The ids that the author gave are taken first, so that none made up here gets in their way.
    let wanting: Vec<_> = document
        .operations()
        .filter_map(|operation| {
            let given = operation.operation.get("operationId").and_then(Value::as_str);
            match given {
                Some(id) if usable(id) && taken.insert(id) => None,
                _ => Some((operation.pointer, given.map(str::to_owned), derived(operation.method, operation.path))),
            }
        })
        .collect();
    for (pointer, given, derived) in wanting {
        let id = taken.free(derived);
        match given {
            None => report.note(&pointer, format!("has no operationId; it is named `{id}`")),
            Some(given) if usable(&given) => {
                report.loss(&pointer, format!("the operationId `{given}` is taken; it is named `{id}`"));
            }
            Some(given) => report.loss(&pointer, format!("`{given}` cannot name an operation; it is named `{id}`")),
        }
        if let Some(operation) = document.root_mut().pointer_mut(&pointer) {
            operation["operationId"] = Value::String(id);
        }
    }
}

/// Whether a function can be called so: something is left when it is spelled in snake case, and
/// it starts with a letter.
fn usable(id: &str) -> bool {
    folded(id).chars().next().is_some_and(|first| first.is_ascii_alphabetic())
}

/// `get` and `/pets/{pet_id}/toys` make `getPetsByPetIdToys`.
fn derived(method: &str, path: &str) -> String {
    let mut words = method.to_owned();
    for segment in path.split('/') {
        let is_parameter = segment.starts_with('{') && segment.ends_with('}');
        if is_parameter {
            words.push_str("By");
        }
        words.push_str(&pascal(segment));
    }
    words.to_lower_camel_case()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::testing::{changed, document};
    use super::*;

    fn ids(paths: Value) -> Vec<String> {
        let result = changed(&PASS, document(paths, json!({})));
        Document::from_root(result)
            .operations()
            .map(|operation| operation.operation["operationId"].as_str().unwrap().to_owned())
            .collect()
    }

    #[test]
    fn missing_ids_come_from_method_and_path() {
        assert_eq!(
            ids(json!({"/": {"get": {}}, "/pets/{pet_id}/toys": {"get": {}, "post": {}}})),
            ["get", "getPetsByPetIdToys", "postPetsByPetIdToys"]
        );
    }

    #[test]
    fn ids_stay_apart_as_functions() {
        assert_eq!(
            ids(json!({
                "/a": {"get": {"operationId": "list_all"}, "put": {}},
                "/b": {"get": {"operationId": "listAll"}},
                "/c": {"get": {"operationId": "putA"}},
                "/d": {"get": {"operationId": "42"}},
            })),
            ["list_all", "putA2", "getB", "putA", "getD"]
        );
    }
}
