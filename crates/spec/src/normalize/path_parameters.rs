//! A path template and the parameters declared for it agree.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::path_items::identity;
use super::{Pass, Report};
use crate::document::Document;
use crate::grammar::{self, Kind};
use crate::pointer;

pub(super) const PASS: Pass = Pass {
    name: "path-parameters",
    about: "Marks path parameters as required and refuses templates that their parameters do not \
            match.",
    run,
};

fn run(document: &mut Document, report: &mut Report) {
    grammar::walk_mut(document.root_mut(), &mut |kind, value, at| {
        if kind == Kind::Parameter
            && value.get("$ref").is_none()
            && value.get("in").and_then(Value::as_str) == Some("path")
            && value.get("required") != Some(&Value::Bool(true))
        {
            value["required"] = Value::Bool(true);
            report.note(at, "a path parameter is always required");
        }
    });
    templates(document, report);
    for operation in document.operations() {
        let Ok(names) = template(operation.path) else {
            continue;
        };
        let mut seen = HashSet::new();
        let parameters = operation.operation.get("parameters").and_then(Value::as_array);
        for (index, parameter) in parameters.into_iter().flatten().enumerate() {
            let (place, name) = identity(document.root(), parameter);
            let at = format!("{}/parameters/{index}", operation.pointer);
            if !seen.insert((place, name)) {
                report.problem(&at, format!("the {place} parameter `{name}` is declared twice"));
            }
            if place == "path" && !names.contains(&name) {
                report.problem(&at, format!("the path parameter `{name}` does not occur in `{}`", operation.path));
            }
        }
        for name in names {
            if !seen.contains(&("path", name)) {
                report.problem(
                    &operation.pointer,
                    format!("the path has `{{{name}}}`, but no path parameter `{name}` is declared"),
                );
            }
        }
    }
}

/// Checks each template alone, and that no two match the same paths.
fn templates(document: &Document, report: &mut Report) {
    let paths = document.root().get("paths").and_then(Value::as_object);
    let mut shapes: HashMap<String, &str> = HashMap::new();
    for path in paths.into_iter().flatten().map(|(path, _)| path) {
        if path.starts_with("x-") {
            continue;
        }
        let at = pointer::join("/paths", path);
        match template(path) {
            Err(message) => report.problem(at, message),
            Ok(names) => {
                let mut shape = path.clone();
                for name in names {
                    shape = shape.replacen(&format!("{{{name}}}"), "{}", 1);
                }
                if let Some(other) = shapes.insert(shape, path) {
                    report.problem(at, format!("matches the same paths as `{other}`: only the names differ"));
                }
            }
        }
    }
}

/// The names in a template, in order.
fn template(path: &str) -> Result<Vec<&str>, String> {
    let mut names = Vec::new();
    let mut rest = path;
    while let Some(start) = rest.find(['{', '}']) {
        let after = &rest[start + 1..];
        let end = after.find(['{', '}']);
        match end {
            Some(end) if rest[start..].starts_with('{') && after[end..].starts_with('}') => {
                let name = &after[..end];
                if name.is_empty() || name.contains('/') {
                    return Err("the template has a parameter without a proper name".into());
                }
                if names.contains(&name) {
                    return Err(format!("the template has `{{{name}}}` twice"));
                }
                names.push(name);
                rest = &after[end + 1..];
            }
            _ => return Err("the template's braces do not match".into()),
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::testing::{changed, document, problems};
    use super::*;

    #[test]
    fn path_parameters_become_required() {
        let result = changed(
            &PASS,
            document(
                json!({"/a/{id}/{key}": {"get": {"parameters": [
                    {"name": "id", "in": "path"},
                    {"$ref": "#/components/parameters/Key"},
                    {"name": "id", "in": "query"},
                ]}}}),
                json!({"parameters": {"Key": {"name": "key", "in": "path", "required": false}}}),
            ),
        );
        let parameters = &result["paths"]["/a/{id}/{key}"]["get"]["parameters"];
        assert_eq!(parameters[0]["required"], true);
        assert_eq!(parameters[2].get("required"), None);
        assert_eq!(result["components"]["parameters"]["Key"]["required"], true);
    }

    #[test]
    fn disagreements_are_told() {
        let id = json!({"name": "id", "in": "path", "required": true});
        let found = problems(
            &PASS,
            document(
                json!({
                    "/a/{id}": {"get": {}, "put": {"parameters": [id, id]}},
                    "/a/{key}": {},
                    "/b": {"get": {"parameters": [id]}},
                    "/c/{id": {"get": {}},
                    "/c/id}": {},
                    "/c/{}": {},
                    "/c/{a}/{a}": {},
                }),
                json!({}),
            ),
        );
        assert_eq!(
            found,
            [
                "/paths/~1a~1{key}: matches the same paths as `/a/{id}`: only the names differ",
                "/paths/~1c~1{id: the template's braces do not match",
                "/paths/~1c~1id}: the template's braces do not match",
                "/paths/~1c~1{}: the template has a parameter without a proper name",
                "/paths/~1c~1{a}~1{a}: the template has `{a}` twice",
                "/paths/~1a~1{id}/get: the path has `{id}`, but no path parameter `id` is declared",
                "/paths/~1a~1{id}/put/parameters/1: the path parameter `id` is declared twice",
                "/paths/~1b/get/parameters/0: the path parameter `id` does not occur in `/b`",
            ]
        );
    }
}
