//! A reference leads to a named component, never into the middle of something else.

use std::collections::HashMap;

use serde_json::{Map, Value, json};

use super::{Pass, Report};
use crate::document::Document;
use crate::grammar::{self, Kind};
use crate::names::{Taken, pascal};
use crate::pointer;

pub(super) const PASS: Pass = Pass {
    name: "localize",
    about: "Turns what is referenced in the middle of the document into a named component.",
    run,
};

fn run(document: &mut Document, report: &mut Report) {
    // What was copied from outside the format still holds its references as they were written,
    // so a target that was named before may come up again.
    let mut named: HashMap<String, String> = HashMap::new();
    // Each round gives one target a name or uses one that it has, so the rounds come to an end.
    while let Some((target, kind)) = first_target(document.root()) {
        let Some(section) = kind.section() else {
            return;
        };
        if let Some(reference) = named.get(&target) {
            redirect(document.root_mut(), &target, reference);
            continue;
        }
        let Some(value) = document.root().pointer(&target).cloned() else {
            return;
        };
        let reference = match grammar::reference(kind, &value) {
            // The target only passes on; whoever means it means what it refers to.
            Some(onward) => onward.to_owned(),
            None => {
                let name = component_name(document.root(), section, &target);
                let reference = pointer::component_reference(section, &name);
                report.note(&target, format!("is referenced from elsewhere and becomes `{reference}`"));
                report.moves.step();
                report.moves.add(&target, pointer::join_all("/components", &[section, &name]));
                replace(document.root_mut(), &target, kind, &reference);
                if let Some(components) = grammar::section_mut(document.root_mut(), section) {
                    components.insert(name, value);
                }
                reference
            }
        };
        redirect(document.root_mut(), &target, &reference);
        named.insert(target, reference);
    }
}

/// The first reference that does not lead to a component of its kind.
fn first_target(root: &Value) -> Option<(String, Kind)> {
    let mut found = None;
    grammar::walk(root, &mut |kind, value, _| {
        if found.is_some() {
            return;
        }
        let (Some(section), Some(reference)) = (kind.section(), grammar::reference(kind, value)) else {
            return;
        };
        if pointer::component_of_reference(reference).is_some_and(|(held, _)| held == section) {
            return;
        }
        if let Some(target) = pointer::of_reference(reference) {
            found = Some((target, kind));
        }
    });
    found
}

/// A free name for the component, from the last telling words of where it stood.
fn component_name(root: &Value, section: &str, target: &str) -> String {
    let mut taken = Taken::default();
    if let Some(components) = root.pointer(&format!("/components/{section}")).and_then(Value::as_object) {
        for name in components.keys() {
            taken.insert(name);
        }
    }
    let words: Vec<_> = target.split('/').skip(1).map(|token| pointer::unescape(token).into_owned()).collect();
    // Under a component its name and what follows tells enough; elsewhere everything does.
    let words = match words.first().map(String::as_str) {
        Some("components") if words.len() > 2 => &words[2..],
        Some("paths" | "definitions") if words.len() > 1 => &words[1..],
        _ => &words[..],
    };
    let telling: Vec<_> = words
        .iter()
        .filter(|word| !matches!(word.as_str(), "properties" | "schema" | "content"))
        .map(|word| pascal(word))
        .collect();
    let name = telling.concat();
    taken.free(if name.is_empty() { pascal(section) } else { name })
}

/// Leaves a reference where the target stood, when an object of this kind stands there. A target
/// in a place that is no part of the format (`/definitions/Pet`) is copied and stays.
fn replace(root: &mut Value, target: &str, kind: Kind, reference: &str) {
    let mut stands = false;
    grammar::walk(root, &mut |found, _, at| stands |= found == kind && at == target);
    if stands && let Some(place) = root.pointer_mut(target) {
        *place = json!({ "$ref": reference });
    }
}

/// Rewrites every reference to the target, or to something inside it.
fn redirect(root: &mut Value, target: &str, reference: &str) {
    let inside = format!("{target}/");
    let mut known: HashMap<String, Option<String>> = HashMap::new();
    let mut rewritten = |text: &str| -> Option<String> {
        if let Some(known) = known.get(text) {
            return known.clone();
        }
        let result = pointer::of_reference(text).and_then(|at| {
            if at == target {
                Some(reference.to_owned())
            } else {
                at.strip_prefix(&inside).map(|rest| format!("{reference}/{rest}"))
            }
        });
        known.insert(text.to_owned(), result.clone());
        result
    };
    grammar::walk_mut(root, &mut |kind, value, _| {
        if let Some(text) = grammar::reference(kind, value) {
            if let Some(new) = rewritten(text) {
                value["$ref"] = Value::String(new);
            }
        } else if kind == Kind::Discriminator
            && let Some(mapping) = value.get_mut("mapping").and_then(Value::as_object_mut)
        {
            rewrite_mapping(mapping, &mut rewritten);
        }
    });
}

fn rewrite_mapping(mapping: &mut Map<String, Value>, rewritten: &mut dyn FnMut(&str) -> Option<String>) {
    for target in mapping.values_mut() {
        if let Some(new) = target.as_str().and_then(&mut *rewritten) {
            *target = Value::String(new);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{changed, document};
    use super::*;

    #[test]
    fn a_schema_in_a_path_becomes_a_component() {
        let result = changed(
            &PASS,
            document(
                json!({"/a": {"get": {"responses": {"200": {"content": {"application/json": {
                    "schema": {"type": "object", "properties": {
                        "inner": {"type": "string", "enum": ["x"]},
                    }},
                }}}}}}}),
                json!({"schemas": {
                    "B": {"$ref": "#/paths/~1a/get/responses/200/content/application~1json/schema"},
                    "C": {"$ref": "#/paths/~1a/get/responses/200/content/application~1json/schema/properties/inner"},
                    "D": {"properties": {"e": {"type": "integer"}}},
                    "F": {"items": {"$ref": "#/components/schemas/D/properties/e"}},
                }}),
            ),
        );
        let schemas = &result["components"]["schemas"];
        let main = "AGetResponses200ApplicationJson";
        assert_eq!(
            result["paths"]["/a"]["get"]["responses"]["200"]["content"]["application/json"]["schema"],
            json!({"$ref": format!("#/components/schemas/{main}")})
        );
        assert_eq!(schemas["B"]["$ref"], format!("#/components/schemas/{main}"));
        assert_eq!(schemas[main]["properties"]["inner"], json!({"$ref": format!("#/components/schemas/{main}Inner")}));
        assert_eq!(schemas["C"]["$ref"], format!("#/components/schemas/{main}Inner"));
        assert_eq!(schemas["D"]["properties"]["e"]["$ref"], "#/components/schemas/DE");
        assert_eq!(schemas["F"]["items"]["$ref"], "#/components/schemas/DE");
        assert_eq!(schemas["DE"], json!({"type": "integer"}));
    }

    #[test]
    fn a_target_outside_the_format_is_copied() {
        let mut source =
            document(json!({}), json!({"schemas": {"Pet": {"type": "string"}, "A": {"$ref": "#/definitions/Pet"}}}));
        source.root_mut()["definitions"] = json!({"Pet": {"type": "object"}});
        let result = changed(&PASS, source);
        assert_eq!(result["components"]["schemas"]["A"]["$ref"], "#/components/schemas/Pet2");
        assert_eq!(result["components"]["schemas"]["Pet2"], json!({"type": "object"}));
        assert_eq!(result["definitions"]["Pet"], json!({"type": "object"}));
    }

    #[test]
    fn outside_targets_may_refer_to_each_other() {
        let mut source = document(json!({}), json!({"schemas": {"Start": {"items": {"$ref": "#/definitions/A"}}}}));
        source.root_mut()["definitions"] = json!({
            "A": {"items": {"$ref": "#/definitions/B"}},
            "B": {"items": {"$ref": "#/definitions/A"}},
        });
        let result = changed(&PASS, source);
        assert_eq!(
            result["components"]["schemas"],
            json!({
                "Start": {"items": {"$ref": "#/components/schemas/A"}},
                "A": {"items": {"$ref": "#/components/schemas/B"}},
                "B": {"items": {"$ref": "#/components/schemas/A"}},
            })
        );
    }

    #[test]
    fn a_target_that_passes_on_is_skipped() {
        let result = changed(
            &PASS,
            document(
                json!({}),
                json!({"schemas": {
                    "A": {"properties": {"b": {"$ref": "#/components/schemas/C"}}},
                    "C": {"type": "object"},
                    "D": {"items": {"$ref": "#/components/schemas/A/properties/b"}},
                }}),
            ),
        );
        assert_eq!(result["components"]["schemas"]["D"]["items"]["$ref"], "#/components/schemas/C");
    }

    #[test]
    fn a_schema_may_refer_into_itself() {
        let result = changed(
            &PASS,
            document(
                json!({}),
                json!({"schemas": {"Tree": {"properties": {"node": {
                    "properties": {"next": {"$ref": "#/components/schemas/Tree/properties/node"}},
                }}}}}),
            ),
        );
        assert_eq!(
            result["components"]["schemas"]["TreeNode"],
            json!({"properties": {"next": {"$ref": "#/components/schemas/TreeNode"}}})
        );
    }
}
