//! Schemas that are defined inside of schemas.

use serde_json::{Map, Value};

use super::applies;
use crate::document::Document;
use crate::grammar::{self, Kind};
use crate::names::{Taken, pascal};
use crate::normalize::{Pass, Report};
use crate::pointer;

pub(in crate::normalize) const PASS: Pass = Pass {
    name: "3.1-definitions",
    about: "Moves `$defs` into the named components, with the references to them.",
    run,
};

fn run(document: &mut Document, report: &mut Report) {
    if !applies(document) {
        return;
    }
    let mut taken = Taken::default();
    for (name, _) in document.schemas() {
        taken.insert(name);
    }
    // What is moved may define more itself; each round goes one level deeper, and a document has no
    // more levels than loading allows.
    for _ in 0..64 {
        let mut moved: Vec<(String, String, Value)> = Vec::new();
        grammar::walk_mut(document.root_mut(), &mut |kind, value, at| {
            if kind == Kind::Schema
                && let Some(schema) = value.as_object_mut()
            {
                take(schema, at, &mut taken, &mut moved);
            }
        });
        if moved.is_empty() {
            return;
        }
        let mut renamed = Vec::with_capacity(moved.len());
        report.moves.step();
        if let Some(schemas) = grammar::section_mut(document.root_mut(), "schemas") {
            for (place, name, schema) in moved {
                report.note(&place, format!("is now the component `{name}`"));
                report.moves.add(&place, pointer::join_all("/components/schemas", &[&name]));
                renamed.push((place, pointer::component_reference("schemas", &name)));
                schemas.insert(name, schema);
            }
        }
        redirect(document.root_mut(), &renamed);
    }
}

/// Takes the definitions out of a schema. References that start at the schema itself are turned at
/// once, since `#/$defs/…` means another place from outside.
fn take(schema: &mut Map<String, Value>, at: &str, taken: &mut Taken, moved: &mut Vec<(String, String, Value)>) {
    for key in ["$defs", "definitions"] {
        let Some(Value::Object(definitions)) = schema.shift_remove(key) else {
            continue;
        };
        let mut own = Vec::with_capacity(definitions.len());
        for name in definitions.keys() {
            let free = taken.free(component_name(name));
            own.push((pointer::join_all("", &[key, name]), pointer::component_reference("schemas", &free)));
        }
        for value in schema.values_mut() {
            redirect(value, &own);
        }
        for ((name, mut definition), (_, reference)) in definitions.into_iter().zip(&own) {
            redirect(&mut definition, &own);
            let place = pointer::join_all(at, &[key, &name]);
            let component = pointer::component_of_reference(reference).map_or_else(|| name.clone(), |(_, name)| name);
            moved.push((place, component, definition));
        }
    }
}

fn component_name(name: &str) -> String {
    match pascal(name) {
        empty if empty.is_empty() => "Definition".to_owned(),
        name => name,
    }
}

/// Turns every reference to one of these places, or into it.
fn redirect(value: &mut Value, places: &[(String, String)]) {
    match value {
        Value::Object(object) => {
            for (key, member) in object {
                if key == "$ref"
                    && let Some(text) = member.as_str()
                    && let Some(target) = pointer::of_reference(text)
                {
                    let found = places.iter().find_map(|(place, reference)| {
                        let rest = target.strip_prefix(place.as_str())?;
                        (rest.is_empty() || rest.starts_with('/')).then(|| format!("{reference}{rest}"))
                    });
                    if let Some(found) = found {
                        *member = Value::String(found);
                    }
                } else {
                    redirect(member, places);
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| redirect(item, places)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::super::testing::changed;
    use super::super::testing::document;
    use super::*;

    #[test]
    fn definitions_become_components() {
        let result = changed(
            &PASS,
            document(json!({
                "Part": {},
                "A": {
                    "$defs": {"part": {"$defs": {"deep": {"type": "string"}},
                        "properties": {"d": {"$ref": "#/$defs/deep"}, "p": {"$ref": "#/components/schemas/A/$defs/part"}}}},
                    "items": {"$ref": "#/$defs/part"},
                },
                "B": {"$ref": "#/components/schemas/A/$defs/part/properties/d"},
            })),
        );
        assert_eq!(
            result["components"]["schemas"],
            json!({
                "Part": {},
                "A": {"items": {"$ref": "#/components/schemas/Part2"}},
                "B": {"$ref": "#/components/schemas/Part2/properties/d"},
                "Part2": {"properties": {
                    "d": {"$ref": "#/components/schemas/Deep"},
                    "p": {"$ref": "#/components/schemas/Part2"},
                }},
                "Deep": {"type": "string"},
            })
        );
    }
}
