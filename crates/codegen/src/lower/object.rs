//! Objects, and `allOf`, which makes one of several.

use std::collections::BTreeSet;

use indexmap::IndexMap;
use serde_json::Value;
use windlass_spec::pointer::{self, join};

use super::schema::{Shape, enumerated, plain_reference, type_of};
use super::union::alternatives;
use super::{Lowering, count, flag};
use crate::ir::names::{self, Scope};
use crate::ir::{Assertion, Field, Schema, SchemaKind, Struct, TypeKind};

/// What the members of `allOf` say together.
#[derive(Default)]
struct Merged<'a> {
    properties: IndexMap<&'a str, Property<'a>>,
    required: Vec<&'a str>,
    additional: Option<(&'a Value, String)>,
    min_properties: Option<u64>,
    max_properties: Option<u64>,
    /// Members with rules, to be read when all properties are known.
    rules: Vec<(&'a Value, String)>,
    /// A member has alternatives of its own, which one struct cannot hold.
    alternatives: bool,
    /// References that are being read, to find circles.
    reading: Vec<&'a str>,
    /// References that have been read: they say nothing more when they come again.
    read: BTreeSet<&'a str>,
}

/// A property, where it stands, and the type that it belongs to there.
struct Property<'a> {
    schema: &'a Value,
    place: String,
    owner: String,
}

impl<'a> Lowering<'a> {
    /// `allOf` with more than a reference.
    pub(super) fn all_of(&mut self, value: &'a Value, at: &str, name: &str) -> Shape {
        if self.is_object_like(value) {
            return self.object(value, at, name);
        }
        // Not objects: the one member that says what it is, else the first. What others add is not checked.
        let members: Vec<(usize, &'a Value)> =
            value.get("allOf").and_then(Value::as_array).into_iter().flatten().enumerate().collect();
        // Values beside a reference narrow what it says: they are all that is left of it.
        if let Some(values) = enumerated(value) {
            return self.enumeration(value, &values);
        }
        let own = type_of(value).is_some();
        let telling = members.iter().find(|(_, member)| {
            let target = self.target(member);
            type_of(target).is_some() || enumerated(target).is_some() || alternatives(target).is_some()
        });
        let Some((position, member)) = telling.or(members.first()).copied() else {
            return Shape::Plain(SchemaKind::Any);
        };
        let at_all = join(at, "allOf");
        if members.len() > 1 || own {
            self.diagnostics
                .add(&at_all, "of `allOf` members that are not objects, only the first that has a type is used");
        }
        let schema = self.schema(member, &join(&at_all, &position.to_string()), name);
        match schema.kind {
            SchemaKind::Named { .. } => Shape::Type(Box::new(TypeKind::Alias(Schema { nullable: false, ..schema }))),
            kind => Shape::Plain(kind),
        }
    }

    fn is_object_like(&self, value: &'a Value) -> bool {
        let mut open = vec![value];
        let mut seen: Vec<&Value> = Vec::new();
        while let Some(value) = open.pop() {
            let target = self.target(value);
            if type_of(target) == Some("object") {
                return true;
            }
            if !seen.iter().any(|known| std::ptr::eq(*known, target)) {
                seen.push(target);
                open.extend(target.get("allOf").and_then(Value::as_array).into_iter().flatten());
            }
        }
        false
    }

    pub(super) fn object(&mut self, value: &'a Value, at: &str, name: &str) -> Shape {
        let mut merged = Merged::default();
        self.collect(value, at, name, &mut merged);
        if merged.alternatives {
            self.diagnostics.add(
                at,
                "alternatives beside properties are not told apart: the properties are fields, everything else is kept in \
                 `additional`",
            );
            merged.additional = Some((&Value::Bool(true), join(at, "additionalProperties")));
        }
        let closed = merged.additional.as_ref().is_some_and(|(schema, _)| **schema == Value::Bool(false));
        if merged.properties.is_empty() && merged.required.is_empty() && !closed {
            let kind = match merged.additional {
                Some((schema, place)) if is_a_schema(schema) => {
                    let place = place.strip_suffix("/additionalProperties").unwrap_or(&place).to_owned();
                    self.map(schema, value, &place, name)
                }
                _ => SchemaKind::Object {
                    min_properties: merged.min_properties.filter(|limit| *limit > 0),
                    max_properties: merged.max_properties,
                },
            };
            return Shape::Plain(kind);
        }
        Shape::Type(Box::new(TypeKind::Struct(self.structure(merged, name))))
    }

    fn structure(&mut self, merged: Merged<'a>, name: &str) -> Struct {
        let mut scope = Scope::default();
        let mut fields = Vec::with_capacity(merged.properties.len());
        for (wire, Property { schema, place, owner }) in &merged.properties {
            let hint = format!("{owner}{}", names::type_name(wire));
            let lowered = self.schema(schema, place, &hint);
            fields.push(Field {
                wire: (*wire).to_owned(),
                name: scope.claim(&names::field_name(wire)),
                required: merged.required.contains(wire),
                schema: lowered,
                read_only: flag(schema, "readOnly"),
                write_only: flag(schema, "writeOnly"),
            });
        }
        // A name in `required` without a property: it has to be there, whatever it is.
        for wire in &merged.required {
            if !merged.properties.contains_key(wire) {
                fields.push(Field {
                    wire: (*wire).to_owned(),
                    name: scope.claim(&names::field_name(wire)),
                    required: true,
                    schema: Schema::of(SchemaKind::Any),
                    read_only: false,
                    write_only: false,
                });
            }
        }
        let additional = match merged.additional {
            Some((Value::Bool(false), _)) | None => None,
            Some((schema, place)) => {
                let values = if is_a_schema(schema) {
                    self.schema(schema, &place, &format!("{name}Additional"))
                } else {
                    Schema::of(SchemaKind::Any)
                };
                Some((scope.claim("additional"), Box::new(values)))
            }
        };
        let mut assertions: Vec<Assertion> = Vec::new();
        let find = |wire: &str| merged.properties.get(wire).map(|property| property.schema);
        for (schema, place) in &merged.rules {
            assertions.extend(self.assertions(schema, place, &find));
        }
        Struct {
            fields,
            additional,
            min_properties: merged.min_properties.filter(|limit| *limit > 0),
            max_properties: merged.max_properties,
            assertions,
        }
    }

    /// Adds what a schema and the members of its `allOf` say, in the order in which they say it.
    /// `owner` is the type whose own they are.
    fn collect(&mut self, value: &'a Value, at: &str, owner: &str, merged: &mut Merged<'a>) {
        if let Some(reference) = plain_reference(value) {
            let target = pointer::of_reference(reference).and_then(|place| Some((self.document.at(&place)?, place)));
            match target {
                Some(_) if merged.reading.contains(&reference) => {
                    self.diagnostics.add(at, format!("{reference} contains itself through `allOf`; left out here"));
                }
                Some((target, place)) => {
                    if merged.read.insert(reference) {
                        let owner = self.component_type(reference).unwrap_or_else(|| owner.to_owned());
                        merged.reading.push(reference);
                        self.collect(target, &place, &owner, merged);
                        merged.reading.pop();
                    }
                }
                None => self.diagnostics.add(at, format!("the reference {reference} leads nowhere; left out")),
            }
            return;
        }
        if merged.reading.len() > 32 {
            self.diagnostics.add(at, "`allOf` nested too deep; left out");
            return;
        }
        let at_all = join(at, "allOf");
        for (position, member) in value.get("allOf").and_then(Value::as_array).into_iter().flatten().enumerate() {
            self.collect(member, &join(&at_all, &position.to_string()), owner, merged);
        }
        let at_properties = join(at, "properties");
        for (wire, schema) in value.get("properties").and_then(Value::as_object).into_iter().flatten() {
            let property = Property { schema, place: join(&at_properties, wire), owner: owner.to_owned() };
            match merged.properties.get_mut(wire.as_str()) {
                None => {
                    merged.properties.insert(wire, property);
                }
                Some(known) if known.schema == schema => {}
                // A later member usually narrows: it names the tag's value, or adds a description.
                Some(known) if says_more(schema, known.schema) => *known = property,
                Some(_) => {}
            }
        }
        for wire in value.get("required").and_then(Value::as_array).into_iter().flatten() {
            if let Some(wire) = wire.as_str()
                && !merged.required.contains(&wire)
            {
                merged.required.push(wire);
            }
        }
        if let Some(additional) = value.get("additionalProperties") {
            // A closed member closes nothing: its siblings add properties that it does not know.
            let open = merged.reading.is_empty() || additional != &Value::Bool(false);
            if open && (merged.additional.is_none() || is_a_schema(additional)) {
                merged.additional = Some((additional, join(at, "additionalProperties")));
            }
        }
        merged.min_properties = merged.min_properties.max(count(value, "minProperties"));
        merged.max_properties = match (merged.max_properties, count(value, "maxProperties")) {
            (Some(known), Some(other)) => Some(known.min(other)),
            (known, other) => known.or(other),
        };
        if value.get("not").is_some() {
            merged.rules.push((value, at.to_owned()));
        } else if let Some((_, members)) = alternatives(value) {
            if members.iter().all(super::assertion::is_constraint_only) {
                merged.rules.push((value, at.to_owned()));
            } else if value.get("discriminator").is_none() {
                merged.alternatives = true;
            }
        }
    }
}

/// `additionalProperties` says more than that there may be some.
fn is_a_schema(additional: &Value) -> bool {
    additional.as_object().is_some_and(|schema| !schema.is_empty())
}

/// The one schema says more about the values than the other.
fn says_more(schema: &Value, than: &Value) -> bool {
    let says = |schema: &Value| {
        plain_reference(schema).is_some()
            || type_of(schema).is_some()
            || enumerated(schema).is_some()
            || schema.get("allOf").is_some()
            || alternatives(schema).is_some()
    };
    says(schema) || !says(than)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::ir::{Schema, TypeKind};
    use crate::lower::lower;

    /// The types, each with its fields and their types where these have names.
    fn fields(schemas: serde_json::Value) -> Vec<String> {
        let document = json!({
            "openapi": "3.0.3", "info": {"title": "t", "version": "1"}, "paths": {},
            "components": {"schemas": schemas},
        });
        let lowered = lower(&windlass_spec::load_value(document).unwrap());
        assert_eq!(lowered.diagnostics.to_string(), "");
        let named = |schema: &Schema| schema.named().unwrap_or("-").to_owned();
        let types = lowered.ir.types.iter().map(|definition| {
            let fields = match &definition.kind {
                TypeKind::Struct(structure) => structure.fields.as_slice(),
                _ => &[],
            };
            let fields = fields.iter().map(|field| format!(" {}: {}", field.name, named(&field.schema)));
            format!("{}{}", definition.name, fields.collect::<String>())
        });
        types.collect()
    }

    #[test]
    fn what_is_taken_over_keeps_its_type() {
        let types = fields(json!({
            "Cat": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"properties": {"lives": {"type": "integer"}}}]},
            "Pet": {"type": "object", "properties": {"size": {"enum": ["s", "l"]}}},
        }));
        assert_eq!(types, ["Cat size: PetSize lives: -", "PetSize", "Pet size: PetSize"]);
    }

    #[test]
    fn what_takes_over_its_owner_contains_itself() {
        let parent = json!({"allOf": [{"$ref": "#/components/schemas/Part"}, {"properties": {"since": {}}}]});
        let types = fields(json!({"Part": {"type": "object", "properties": {"parent": parent}}}));
        assert_eq!(types, ["Part parent: PartParent", "PartParent parent: PartParent since: -"]);
    }
}
