//! Rules between the properties of an object: `anyOf` and its like, made of constraints alone.

use serde_json::Value;
use windlass_spec::pointer::join;

use super::Lowering;
use super::schema::{enumerated, type_of};
use crate::ir::Assertion;

/// The schema says only which properties are there and which values they have.
pub(super) fn is_constraint_only(schema: &Value) -> bool {
    let Some(object) = schema.as_object() else { return false };
    let mut says = false;
    for (key, value) in object {
        let fits = match key.as_str() {
            "required" => value.is_array(),
            "properties" => value.as_object().is_some_and(|properties| {
                properties.values().all(|property| {
                    property.as_object().is_some_and(|property| {
                        property.keys().all(|key| matches!(key.as_str(), "enum" | "const" | "type"))
                    }) && enumerated(property).is_some_and(|values| values.iter().all(|value| value.is_string()))
                })
            }),
            "not" => is_constraint_only(value),
            "anyOf" | "oneOf" | "allOf" => {
                value.as_array().is_some_and(|members| members.iter().all(is_constraint_only))
            }
            "type" => value == "object",
            "title" | "description" => true,
            _ => return false,
        };
        if !fits {
            return false;
        }
        says |= !matches!(key.as_str(), "type" | "title" | "description");
    }
    says
}

impl Lowering<'_> {
    /// The rules that stand beside the properties of an object. `property` finds the schema of one.
    pub(super) fn assertions<'v>(
        &mut self,
        schema: &Value,
        at: &str,
        property: &impl Fn(&str) -> Option<&'v Value>,
    ) -> Vec<Assertion> {
        let mut out = Vec::new();
        for key in ["anyOf", "oneOf"] {
            let Some(members) = schema.get(key).and_then(Value::as_array) else { continue };
            if !members.iter().all(is_constraint_only) {
                continue;
            }
            let rules: Option<Vec<Assertion>> = members.iter().map(|member| self.assertion(member, property)).collect();
            match rules {
                Some(rules) if key == "anyOf" => out.push(Assertion::Any(rules)),
                Some(rules) => out.push(Assertion::One(rules)),
                None => self.diagnostics.add(join(at, key), NOT_CHECKED),
            }
        }
        if let Some(not) = schema.get("not") {
            match is_constraint_only(not).then(|| self.assertion(not, property)).flatten() {
                Some(rule) => out.push(Assertion::Not(Box::new(rule))),
                None => self.diagnostics.add(join(at, "not"), NOT_CHECKED),
            }
        }
        out
    }

    fn assertion<'v>(&self, schema: &Value, property: &impl Fn(&str) -> Option<&'v Value>) -> Option<Assertion> {
        let mut all = Vec::new();
        for name in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
            let name = name.as_str()?;
            property(name)?;
            all.push(Assertion::Present(name.to_owned()));
        }
        for (name, values) in schema.get("properties").and_then(Value::as_object).into_iter().flatten() {
            let target = self.document_target(property(name)?);
            let is_text = target.get("format").is_none()
                && (type_of(target) == Some("string")
                    || enumerated(target).is_some_and(|values| values.iter().all(|value| value.is_string())));
            if !is_text {
                return None;
            }
            let values = enumerated(values)?.into_iter().cloned().collect();
            all.push(Assertion::OneOfValues(name.clone(), values));
        }
        if let Some(not) = schema.get("not") {
            all.push(Assertion::Not(Box::new(self.assertion(not, property)?)));
        }
        for key in ["allOf", "anyOf", "oneOf"] {
            let Some(members) = schema.get(key).and_then(Value::as_array) else { continue };
            let members: Option<Vec<_>> = members.iter().map(|member| self.assertion(member, property)).collect();
            all.push(match key {
                "allOf" => Assertion::All(members?),
                "anyOf" => Assertion::Any(members?),
                _ => Assertion::One(members?),
            });
        }
        match all.len() {
            1 => all.pop(),
            _ => Some(Assertion::All(all)),
        }
    }

    fn document_target<'v>(&self, schema: &'v Value) -> &'v Value
    where
        Self: 'v,
    {
        let mut current = schema;
        for _ in 0..32 {
            let next = super::schema::plain_reference(current)
                .and_then(windlass_spec::pointer::of_reference)
                .and_then(|place| self.document.at(&place));
            match next {
                Some(next) => current = next,
                None => break,
            }
        }
        current
    }
}

const NOT_CHECKED: &str =
    "this rule is not checked: it has to be made of `required` and of string `enum`s of properties of this object";
