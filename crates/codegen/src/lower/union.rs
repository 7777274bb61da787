//! `oneOf` and `anyOf`.

use serde_json::Value;
use windlass_spec::pointer::{self, join};

use super::schema::{Shape, is_null, type_of};
use super::{Lowering, assertion};
use crate::ir::names::{self, Scope};
use crate::ir::{SchemaKind, TypeKind, Union, UnionVariant};

/// The alternatives of a schema: the keyword and the members.
pub(super) fn alternatives(value: &Value) -> Option<(&'static str, &Vec<Value>)> {
    ["oneOf", "anyOf"].into_iter().find_map(|key| Some((key, value.get(key)?.as_array()?)))
}

impl<'a> Lowering<'a> {
    /// The alternatives are types, not rules beside properties.
    pub(super) fn is_union(&self, value: &'a Value) -> bool {
        let Some((_, members)) = alternatives(value) else { return false };
        let real = members.iter().any(|member| !is_null(member));
        let rules = members.iter().filter(|member| !is_null(member)).all(assertion::is_constraint_only);
        if !real || rules {
            return false;
        }
        // Beside properties, alternatives are types only when a discriminator says that each is complete.
        value.get("properties").is_none() || value.get("discriminator").is_some()
    }

    pub(super) fn union(&mut self, value: &'a Value, at: &str, name: &str) -> Shape {
        let Some((key, members)) = alternatives(value) else {
            return Shape::Plain(SchemaKind::Any);
        };
        if value.get("oneOf").is_some() && value.get("anyOf").is_some() {
            self.diagnostics.add(join(at, "anyOf"), "beside `oneOf`, `anyOf` is not checked");
        }
        let at_members = join(at, key);
        let real: Vec<(usize, &'a Value)> = members.iter().enumerate().filter(|(_, member)| !is_null(member)).collect();
        if let [(position, only)] = real.as_slice()
            && value.get("discriminator").is_none()
        {
            let schema = self.schema(only, &join(&at_members, &position.to_string()), name);
            return match schema.kind {
                SchemaKind::Named { .. } => Shape::Type(Box::new(TypeKind::Alias(schema))),
                kind => Shape::Plain(kind),
            };
        }
        let tag = self.tag(value, &real, at);
        let mut scope = Scope::default();
        let mut variants = Vec::with_capacity(real.len());
        for (position, member) in real {
            let place = join(&at_members, &position.to_string());
            let title = member.get("title").and_then(Value::as_str).map(names::type_name);
            let hint = match &title {
                Some(title) => format!("{name}{title}"),
                None => format!("{name}Variant{}", position + 1),
            };
            let schema = self.schema(member, &place, &hint);
            let component = component_of(member);
            let variant = match (&title, &component, &schema.kind) {
                (_, Some(component), _) => names::type_name(component),
                (Some(title), None, _) => title.clone(),
                (None, None, kind) => kind_name(kind, position),
            };
            let tags = match (&tag, component) {
                (Some((_, mapping)), Some(component)) => {
                    let mapped: Vec<String> =
                        mapping.iter().filter(|(_, target)| *target == component).map(|(tag, _)| tag.clone()).collect();
                    if mapped.is_empty() { vec![component] } else { mapped }
                }
                _ => Vec::new(),
            };
            variants.push(UnionVariant { name: scope.claim(&variant), tags, schema, writes_tag: false });
        }
        let unknown = scope.claim("Unknown");
        Shape::Type(Box::new(TypeKind::Union(Union { tag: tag.map(|(tag, _)| tag), variants, unknown })))
    }

    /// The discriminator: the property, and the component of each value that the mapping names.
    fn tag(
        &mut self,
        value: &'a Value,
        members: &[(usize, &'a Value)],
        at: &str,
    ) -> Option<(String, Vec<(String, String)>)> {
        let discriminator = value.get("discriminator")?;
        let at = join(at, "discriminator");
        let Some(property) = discriminator.get("propertyName").and_then(Value::as_str) else {
            self.diagnostics.add(at, "`propertyName` is missing; the first alternative that fits is taken");
            return None;
        };
        let objects = members.iter().all(|(_, member)| {
            let target = self.target(member);
            component_of(member).is_some() && (type_of(target) == Some("object") || target.get("allOf").is_some())
        });
        if !objects {
            self.diagnostics.add(
                at,
                "an alternative is not a reference to an object of components.schemas, so that the tag does not tell it; \
                 the first that fits is taken",
            );
            return None;
        }
        let mut mapping = Vec::new();
        for (tag, target) in discriminator.get("mapping").and_then(Value::as_object).into_iter().flatten() {
            let Some(target) = target.as_str() else { continue };
            let component = match pointer::component_of_reference(target) {
                Some((_, component)) => component,
                None => target.to_owned(),
            };
            if !members.iter().any(|(_, member)| component_of(member).as_deref() == Some(component.as_str())) {
                let place = join(&join(&at, "mapping"), tag);
                self.diagnostics.add(place, format!("{component} is not one of the alternatives; left out"));
                continue;
            }
            mapping.push((tag.clone(), component));
        }
        Some((property.to_owned(), mapping))
    }
}

fn component_of(member: &Value) -> Option<String> {
    let reference = super::schema::plain_reference(member)?;
    pointer::component_of_reference(reference).filter(|(section, _)| section == "schemas").map(|(_, name)| name)
}

fn kind_name(kind: &SchemaKind, position: usize) -> String {
    match kind {
        SchemaKind::Any | SchemaKind::Values(_) => "Any".to_owned(),
        SchemaKind::Boolean => "Boolean".to_owned(),
        SchemaKind::Integer(_) => "Integer".to_owned(),
        SchemaKind::Number(_) => "Number".to_owned(),
        SchemaKind::String(_) => "String".to_owned(),
        SchemaKind::Array(_) => "Array".to_owned(),
        SchemaKind::Map(_) => "Map".to_owned(),
        SchemaKind::Object { .. } => "Object".to_owned(),
        SchemaKind::Named { .. } => format!("Variant{}", position + 1),
    }
}
