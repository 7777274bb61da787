//! Every operation has a tag, and every tag is listed.

use std::collections::HashSet;

use heck::ToTitleCase;
use serde_json::{Value, json};

use super::{Pass, Report};
use crate::document::Document;

pub(super) const PASS: Pass = Pass {
    name: "tags",
    about: "Tags operations that have no tag by their path, and lists every tag that is used.",
    run,
};

fn run(document: &mut Document, report: &mut Report) {
    let mut used = Vec::new();
    let mut untagged = Vec::new();
    for operation in document.operations() {
        let tags: Vec<_> = operation
            .operation
            .get("tags")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        if tags.is_empty() {
            let tag = derived(operation.path);
            report.note(&operation.pointer, format!("has no tag; it gets `{tag}`"));
            used.push(tag.clone());
            untagged.push((operation.pointer, tag));
        } else {
            used.extend(tags.into_iter().map(str::to_owned));
        }
    }
    for (pointer, tag) in untagged {
        if let Some(operation) = document.root_mut().pointer_mut(&pointer) {
            operation["tags"] = json!([tag]);
        }
    }
    list(document, used, report);
}

/// Appends the tags that the document does not list, in the order in which they are used.
fn list(document: &mut Document, used: Vec<String>, report: &mut Report) {
    let listed = document.root().get("tags").and_then(Value::as_array);
    let mut known: HashSet<String> =
        listed.into_iter().flatten().filter_map(|tag| tag.get("name")?.as_str()).map(str::to_owned).collect();
    for tag in used {
        if !known.insert(tag.clone()) {
            continue;
        }
        report.note("/tags", format!("`{tag}` is used and now listed"));
        let root = document.root_mut();
        match root.get_mut("tags") {
            Some(Value::Array(tags)) => tags.push(json!({ "name": tag })),
            _ => root["tags"] = json!([{ "name": tag }]),
        }
    }
}

/// The first word of the path that is not a parameter, `api` or a version.
fn derived(path: &str) -> String {
    path.split('/')
        .filter(|segment| !segment.contains('{'))
        .map(|segment| segment.to_title_case())
        .find(|segment| !segment.is_empty() && segment != "Api" && !is_version(segment))
        .unwrap_or_else(|| "Root".into())
}

fn is_version(segment: &str) -> bool {
    segment
        .strip_prefix(['v', 'V'])
        .is_some_and(|rest| !rest.is_empty() && rest.chars().all(|part| part.is_ascii_digit() || part == '.'))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{changed, document};
    use super::*;

    #[test]
    fn operations_are_tagged_by_path_and_tags_listed() {
        let mut source = document(
            json!({
                "/": {"get": {}},
                "/api/v1/helm-repositories/{id}": {"get": {"tags": []}},
                "/pets": {"get": {"tags": ["Pets", "More"]}, "put": {"tags": ["Known"]}},
            }),
            json!({}),
        );
        source.root_mut()["tags"] = json!([{"name": "Known", "description": "kept"}]);
        let result = changed(&PASS, source);
        let paths = &result["paths"];
        assert_eq!(paths["/"]["get"]["tags"], json!(["Root"]));
        assert_eq!(paths["/api/v1/helm-repositories/{id}"]["get"]["tags"], json!(["Helm Repositories"]));
        assert_eq!(
            result["tags"],
            json!([
                {"name": "Known", "description": "kept"},
                {"name": "Root"},
                {"name": "Helm Repositories"},
                {"name": "Pets"},
                {"name": "More"},
            ])
        );
    }
}
