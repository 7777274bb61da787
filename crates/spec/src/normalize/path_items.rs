//! Each operation stands alone: a path item holds operations and nothing that they inherit.

use serde_json::{Map, Value};

use super::{Pass, Report};
use crate::document::{Document, METHODS, resolve_in};
use crate::grammar::{self, Kind};
use crate::pointer;

pub(super) const PASS: Pass = Pass {
    name: "path-items",
    about: "Replaces referenced path items by what they mean and moves parameters and servers of \
            a path into its operations.",
    run,
};

fn run(document: &mut Document, report: &mut Report) {
    let before = document.root().clone();
    grammar::walk_mut(document.root_mut(), &mut |kind, value, at| {
        if kind != Kind::PathItem {
            return;
        }
        // In a callback a reference may stand for a path item that holds this very callback, so
        // only those of `paths` are written out.
        if value.get("$ref").is_some() && at.matches('/').count() == 2 {
            report.note(at, "the referenced path item is written out");
            if let Some(target) = value.get("$ref").and_then(Value::as_str).and_then(pointer::of_reference) {
                report.moves.step();
                report.moves.add(target, at);
            }
            *value = written_out(&before, value);
        }
        report.moves.step();
        let Some(item) = value.as_object_mut() else {
            return;
        };
        let inherited = match item.shift_remove("parameters") {
            Some(Value::Array(parameters)) => parameters,
            _ => Vec::new(),
        };
        let servers = item.shift_remove("servers");
        for method in METHODS {
            let Some(operation) = item.get_mut(method).and_then(Value::as_object_mut) else {
                continue;
            };
            if !inherited.is_empty() {
                inherit(&before, &inherited, operation, (at, method), report);
            }
            if let Some(servers) = &servers {
                operation.entry("servers").or_insert_with(|| servers.clone());
            }
        }
    });
}

/// The path item that a reference means; what stands beside the `$ref` wins over it.
fn written_out(root: &Value, reference: &Value) -> Value {
    let mut out = Map::new();
    if let Value::Object(target) = resolve_in(root, reference) {
        out.clone_from(target);
    }
    if let Value::Object(own) = reference {
        out.extend(own.clone());
    }
    out.shift_remove("$ref");
    Value::Object(out)
}

/// Puts the path's parameters before the operation's own, save those that it overrides.
fn inherit(
    root: &Value,
    inherited: &[Value],
    operation: &mut Map<String, Value>,
    (item, method): (&str, &str),
    report: &mut Report,
) {
    let own = match operation.get_mut("parameters") {
        Some(Value::Array(own)) => std::mem::take(own),
        _ => Vec::new(),
    };
    let places = |base: &str, count: usize| (0..count).map(|index| format!("{base}/parameters/{index}")).collect();
    let at = pointer::join(item, method);
    let (from_item, from_own): (Vec<_>, Vec<_>) = (places(item, inherited.len()), places(&at, own.len()));
    let kept = inherited.iter().zip(from_item).filter(|(parameter, _)| {
        let name = identity(root, parameter);
        !own.iter().any(|own| identity(root, own) == name)
    });
    let kept: Vec<_> = kept.map(|(parameter, from)| (parameter.clone(), from)).collect();
    let all = kept.into_iter().chain(own.into_iter().zip(from_own));
    let mut parameters = Vec::new();
    for (parameter, from) in all {
        report.moves.add(from, format!("{at}/parameters/{}", parameters.len()));
        parameters.push(parameter);
    }
    operation.insert("parameters".into(), Value::Array(parameters));
}

/// What makes a parameter one and the same: its place and its name.
pub(super) fn identity<'a>(root: &'a Value, parameter: &'a Value) -> (&'a str, &'a str) {
    let parameter = resolve_in(root, parameter);
    let text = |field| parameter.get(field).and_then(Value::as_str).unwrap_or_default();
    (text("in"), text("name"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::testing::{changed, document};
    use super::*;

    #[test]
    fn parameters_and_servers_move_into_operations() {
        let id = json!({"name": "id", "in": "path"});
        let page = json!({"name": "page", "in": "query"});
        let own_page = json!({"$ref": "#/components/parameters/Page"});
        let result = changed(
            &PASS,
            document(
                json!({"/a/{id}": {
                    "summary": "kept",
                    "servers": [{"url": "/one"}],
                    "parameters": [id, page],
                    "get": {},
                    "put": {"servers": [], "parameters": [own_page]},
                }}),
                json!({"parameters": {"Page": {"name": "page", "in": "query", "required": true}}}),
            ),
        );
        assert_eq!(
            result["paths"]["/a/{id}"],
            json!({
                "summary": "kept",
                "get": {"servers": [{"url": "/one"}], "parameters": [id, page]},
                "put": {"servers": [], "parameters": [id, own_page]},
            })
        );
    }

    #[test]
    fn a_callback_may_come_back_to_its_own_path() {
        let paths = json!({"/a": {"post": {"callbacks": {"done": {"{$url}": {"$ref": "#/paths/~1a"}}}}}});
        let result = changed(&PASS, document(paths.clone(), json!({})));
        assert_eq!(result["paths"], paths);
    }

    #[test]
    fn referenced_path_items_are_written_out() {
        let result = changed(
            &PASS,
            document(
                json!({
                    "/a": {"$ref": "#/paths/~1b", "summary": "own"},
                    "/b": {"summary": "b", "get": {"operationId": "b"}},
                }),
                json!({}),
            ),
        );
        assert_eq!(result["paths"]["/a"], json!({"summary": "own", "get": {"operationId": "b"}}));
    }
}
