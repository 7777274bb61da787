//! Whether a value fits a schema, as the generated validators will see it.

use serde_json::{Map, Number as JsonNumber, Value};

use super::object::is_sent;
use super::{Samples, Sender};
use crate::ir::{
    Array, Assertion, Bound, Integer, Number, Schema, SchemaKind, StringFormat, StringSchema, Struct, TypeDef,
    TypeKind, Union, UnionVariant,
};

impl Samples<'_> {
    /// The value fits the schema when this side sends it.
    pub(super) fn fits(&self, schema: &Schema, value: &Value, sender: Sender) -> bool {
        (value.is_null() && schema.nullable) || self.is_of_kind(&schema.kind, value, sender)
    }

    fn is_of_kind(&self, kind: &SchemaKind, value: &Value, sender: Sender) -> bool {
        match kind {
            SchemaKind::Any => true,
            SchemaKind::Values(values) => values.contains(value),
            SchemaKind::Boolean => value.is_boolean(),
            SchemaKind::Integer(integer) => is_integer(integer, value),
            SchemaKind::Number(number) => is_number(number, value),
            SchemaKind::String(string) => value.as_str().is_some_and(|text| is_text(string, text)),
            SchemaKind::Array(array) => value.as_array().is_some_and(|items| self.is_array(array, items, sender)),
            SchemaKind::Map(map) => value.as_object().is_some_and(|members| {
                is_within(members.len(), map.min_properties, map.max_properties)
                    && members.values().all(|value| self.fits(&map.values, value, sender))
            }),
            SchemaKind::Object { min_properties, max_properties } => {
                value.as_object().is_some_and(|members| is_within(members.len(), *min_properties, *max_properties))
            }
            SchemaKind::Named { name, .. } => {
                self.types.get(name.as_str()).is_some_and(|definition| self.is_of(definition, value, sender))
            }
        }
    }

    pub(super) fn is_of(&self, definition: &TypeDef, value: &Value, sender: Sender) -> bool {
        match &definition.kind {
            TypeKind::Struct(structure) => {
                value.as_object().is_some_and(|members| self.is_object(structure, members, sender))
            }
            TypeKind::Enum(values) => {
                value.as_str().is_some_and(|text| values.variants.iter().any(|variant| variant.wire == text))
            }
            TypeKind::Union(union) => self.is_one_of(union, value, sender),
            TypeKind::Newtype(schema) | TypeKind::Alias(schema) => self.fits(schema, value, sender),
        }
    }

    fn is_one_of(&self, union: &Union, value: &Value, sender: Sender) -> bool {
        let Some(tag) = &union.tag else {
            return union.variants.iter().any(|variant| self.fits(&variant.schema, value, sender));
        };
        let told = value.get(tag).and_then(Value::as_str);
        let variant = union.variants.iter().find(|variant| variant.tags.iter().any(|own| Some(own.as_str()) == told));
        variant.is_some_and(|variant| self.is_variant(union, variant, value, sender))
    }

    /// The value fits this alternative. A tag that is no property of the alternative's own stands beside it.
    pub(super) fn is_variant(&self, union: &Union, variant: &UnionVariant, value: &Value, sender: Sender) -> bool {
        match (&union.tag, value) {
            (Some(tag), Value::Object(members)) if !variant.writes_tag => {
                let mut own = members.clone();
                own.remove(tag);
                self.fits(&variant.schema, &Value::Object(own), sender)
            }
            _ => self.fits(&variant.schema, value, sender),
        }
    }

    fn is_array(&self, array: &Array, items: &[Value], sender: Sender) -> bool {
        let is_unique = || items.iter().enumerate().all(|(position, item)| !items[..position].contains(item));
        is_within(items.len(), array.min_items, array.max_items)
            && items.iter().all(|item| self.fits(&array.items, item, sender))
            && (!array.unique_items || is_unique())
    }

    fn is_object(&self, structure: &Struct, members: &Map<String, Value>, sender: Sender) -> bool {
        let known = |name: &String| structure.fields.iter().any(|field| field.wire == *name);
        let further = members.iter().filter(|(name, _)| !known(name));
        structure.fields.iter().all(|field| match members.get(&field.wire) {
            Some(value) => is_sent(field, sender) && self.fits(&field.schema, value, sender),
            None => !field.required || !is_sent(field, sender),
        }) && match &structure.additional {
            Some((_, values)) => further.map(|(_, value)| value).all(|value| self.fits(values, value, sender)),
            // What is neither declared nor kept would be lost on the way.
            None => further.count() == 0,
        } && self.is_allowed(structure, members)
    }

    /// The rules between the properties hold.
    pub(super) fn is_allowed(&self, structure: &Struct, members: &Map<String, Value>) -> bool {
        is_within(members.len(), structure.min_properties, structure.max_properties)
            && structure.assertions.iter().all(|assertion| holds(assertion, members))
    }
}

fn holds(assertion: &Assertion, members: &Map<String, Value>) -> bool {
    match assertion {
        Assertion::Present(name) => members.contains_key(name),
        Assertion::OneOfValues(name, values) => members.get(name).is_none_or(|value| values.contains(value)),
        Assertion::All(all) => all.iter().all(|one| holds(one, members)),
        Assertion::Any(any) => any.iter().any(|one| holds(one, members)),
        Assertion::One(one) => one.iter().filter(|one| holds(one, members)).count() == 1,
        Assertion::Not(not) => !holds(not, members),
    }
}

fn is_within(count: usize, least: Option<u64>, most: Option<u64>) -> bool {
    let count = count as u64;
    least.is_none_or(|least| count >= least) && most.is_none_or(|most| count <= most)
}

fn is_integer(integer: &Integer, value: &Value) -> bool {
    let exact = value.as_i64().map(i128::from).or_else(|| value.as_u64().map(i128::from));
    let Some(exact) = exact else { return false };
    let (lowest, highest) = integer.width.limits();
    (lowest..=highest).contains(&exact)
        && (integer.values.is_empty() || integer.values.iter().any(|one| i128::from(*one) == exact))
        && is_bounded(value, integer.minimum.as_ref(), integer.maximum.as_ref())
        && is_multiple(value, integer.multiple_of.as_ref())
}

fn is_number(number: &Number, value: &Value) -> bool {
    value.is_number()
        && (number.values.is_empty() || number.values.iter().any(|one| one.as_f64() == value.as_f64()))
        && is_bounded(value, number.minimum.as_ref(), number.maximum.as_ref())
        && is_multiple(value, number.multiple_of.as_ref())
}

fn is_bounded(value: &Value, least: Option<&Bound>, most: Option<&Bound>) -> bool {
    let order = |bound: &Bound| compare(value, &bound.value);
    least.is_none_or(|bound| order(bound).is_some_and(|order| order.is_gt() || (order.is_eq() && !bound.exclusive)))
        && most
            .is_none_or(|bound| order(bound).is_some_and(|order| order.is_lt() || (order.is_eq() && !bound.exclusive)))
}

/// Whole numbers exactly, others as the machine has them.
fn compare(value: &Value, limit: &JsonNumber) -> Option<std::cmp::Ordering> {
    let whole = |value: Option<i64>, large: Option<u64>| value.map(i128::from).or(large.map(i128::from));
    match (whole(value.as_i64(), value.as_u64()), whole(limit.as_i64(), limit.as_u64())) {
        (Some(value), Some(limit)) => Some(value.cmp(&limit)),
        _ => value.as_f64()?.partial_cmp(&limit.as_f64()?),
    }
}

fn is_multiple(value: &Value, factor: Option<&JsonNumber>) -> bool {
    let Some(factor) = factor.and_then(JsonNumber::as_f64) else { return true };
    if let (Some(value), true) = (value.as_i64(), factor.fract() == 0.0) {
        return i128::from(value).checked_rem(factor as i128) == Some(0);
    }
    let Some(quotient) = value.as_f64().map(|value| value / factor) else { return false };
    (quotient - quotient.round()).abs() <= 1e-9 * quotient.abs().max(1.0)
}

fn is_text(string: &StringSchema, text: &str) -> bool {
    match &string.format {
        StringFormat::Uuid => text.len() == 36 && is_like(text, "00000000-0000-0000-0000-000000000000"),
        StringFormat::DateTime => is_date_time(text),
        StringFormat::Date => is_date(text),
        StringFormat::Checked(name) => is_format(name, text) && is_sized(string, text),
        StringFormat::Plain | StringFormat::Binary => is_sized(string, text),
    }
}

fn is_sized(string: &StringSchema, text: &str) -> bool {
    is_within(text.chars().count(), string.min_length, string.max_length)
        && string
            .pattern
            .as_ref()
            .is_none_or(|pattern| regex::Regex::new(&pattern.regex).is_ok_and(|regex| regex.is_match(text)))
}

/// Digits where the form has `0`, and the form's own signs elsewhere.
fn is_like(text: &str, form: &str) -> bool {
    text.len() >= form.len()
        && text.bytes().zip(form.bytes()).all(|(sign, form)| match form {
            b'0' => sign.is_ascii_hexdigit(),
            other => sign == other,
        })
}

fn is_date(text: &str) -> bool {
    if text.len() != 10 || !is_like(text, "0000-00-00") {
        return false;
    }
    let number = |digits: &str| digits.parse::<u32>().unwrap_or(0);
    let (year, month, day) = (number(&text[..4]), number(&text[5..7]), number(&text[8..]));
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let days = match month {
        2 => 28 + u32::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    (1..=12).contains(&month) && (1..=days).contains(&day)
}

/// Examples are written by people: only the plain form counts, with `Z`.
fn is_date_time(text: &str) -> bool {
    let Some(rest) = text.strip_suffix('Z') else { return false };
    let Some((date, time)) = rest.split_once('T') else { return false };
    let (whole, part) = time.split_once('.').unwrap_or((time, "0"));
    let below = |digits: &str, limit: u32| digits.parse().is_ok_and(|number: u32| number < limit);
    is_date(date)
        && whole.len() == 8
        && is_like(whole, "00:00:00")
        && below(&whole[..2], 24)
        && below(&whole[3..5], 60)
        && below(&whole[6..], 60)
        && (1..=9).contains(&part.len())
        && part.bytes().all(|digit| digit.is_ascii_digit())
}

/// Stricter than the validators: only forms of which there is no doubt.
fn is_format(name: &str, text: &str) -> bool {
    let usual = |text: &str| text.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"-._~/?=&%".contains(&sign));
    match name {
        "uri" => ["https://", "http://"]
            .iter()
            .any(|scheme| text.strip_prefix(scheme).is_some_and(|rest| !rest.is_empty() && usual(rest))),
        "email" => text.split_once('@').is_some_and(|(user, host)| {
            !user.is_empty() && host.contains('.') && usual(user) && is_format("hostname", host)
        }),
        "ipv4" => text.parse::<std::net::Ipv4Addr>().is_ok(),
        "ipv6" => text.parse::<std::net::Ipv6Addr>().is_ok(),
        "hostname" => {
            text.len() <= 253
                && text.split('.').all(|label| {
                    (1..=63).contains(&label.len())
                        && label.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-')
                        && !label.starts_with('-')
                        && !label.ends_with('-')
                })
        }
        "byte" => text.len().is_multiple_of(4) && text.bytes().all(|sign| sign.is_ascii_alphanumeric()),
        _ => true,
    }
}
