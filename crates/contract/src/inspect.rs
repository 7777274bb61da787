//! The slow path: what is wrong with a document that did not decode. For generated code.

use std::borrow::Borrow;
use std::collections::HashSet;

use serde::de::DeserializeOwned;
use serde_json::{Map, Number, Value};

use crate::{Pointer, Validate, Violation};

/// How a member of an object may be missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// It must be there, and may not be null.
    Required,
    /// It must be there, and may be null.
    RequiredNullable,
    /// It may be missing, but not null.
    Optional,
    /// It may be missing or null.
    OptionalNullable,
}

/// The members, if the value is an object.
pub fn object<'a>(value: &'a Value, at: &Pointer<'_>, out: &mut Vec<Violation>) -> Option<&'a Map<String, Value>> {
    match value {
        Value::Object(object) => Some(object),
        other => {
            wrong_type("an object", other, at, out);
            None
        }
    }
}

/// The text, if the value is a string.
pub fn string<'a>(value: &'a Value, at: &Pointer<'_>, out: &mut Vec<Violation>) -> Option<&'a str> {
    match value {
        Value::String(text) => Some(text),
        other => {
            wrong_type("a string", other, at, out);
            None
        }
    }
}

/// Reports a value of another type.
pub fn wrong_type(expected: &str, value: &Value, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    let found = match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    };
    at.report("type", format_args!("must be {expected}, not {found}"), out);
}

/// An integer: JSON Schema counts `1.0` as one.
pub(crate) fn integer<T: TryFrom<i128>>(value: &Value, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    let Value::Number(number) = value else {
        return wrong_type("an integer", value, at, out);
    };
    match whole(number) {
        None => at.report("type", "must be an integer", out),
        Some(whole) if T::try_from(whole).is_err() => {
            at.report("format", format_args!("must fit in {} bits", size_of::<T>() * 8), out);
        }
        Some(_) => {}
    }
}

/// A string of a format that decides its Rust type.
pub(crate) fn formatted(
    value: &Value,
    what: &str,
    fits: impl FnOnce(&str) -> bool,
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
) {
    if let Some(text) = string(value, at, out)
        && !fits(text)
    {
        at.report("format", format_args!("must be {what}"), out);
    }
}

/// Inspects a member of an object.
pub fn member<T: Validate>(
    object: &Map<String, Value>,
    name: &str,
    presence: Presence,
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
) {
    if let Some(value) = present(object, name, presence, at, out) {
        T::inspect(value, &at.field(name), out);
    }
}

/// Inspects a member that must be there and may not be null.
pub fn required<T: Validate>(object: &Map<String, Value>, name: &str, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    member::<T>(object, name, Presence::Required, at, out);
}

/// Inspects a member that must be there and may be null.
pub fn nullable<T: Validate>(object: &Map<String, Value>, name: &str, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    member::<T>(object, name, Presence::RequiredNullable, at, out);
}

/// Inspects a member that may be missing, but not null.
pub fn optional<T: Validate>(object: &Map<String, Value>, name: &str, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    member::<T>(object, name, Presence::Optional, at, out);
}

/// Inspects a member that may be missing or null.
pub fn free<T: Validate>(object: &Map<String, Value>, name: &str, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    member::<T>(object, name, Presence::OptionalNullable, at, out);
}

/// Inspects a member of an object that has constraints of its own: when it decodes, `check` runs on it.
pub fn member_with<T: Validate + DeserializeOwned>(
    object: &Map<String, Value>,
    name: &str,
    presence: Presence,
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
    check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
) {
    if let Some(value) = present(object, name, presence, at, out) {
        value_with(value, &at.field(name), out, check);
    }
}

/// Inspects a member that must be there and may not be null: when it decodes, `check` runs on it.
pub fn required_with<T, U>(
    object: &Map<String, Value>,
    name: &str,
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
    check: impl FnOnce(&U, &Pointer<'_>, &mut Vec<Violation>),
) where
    T: Validate + DeserializeOwned + Borrow<U>,
    U: ?Sized,
{
    member_with::<T>(object, name, Presence::Required, at, out, |value, at, out| check(value.borrow(), at, out));
}

/// Inspects a member that must be there and may be null: when it decodes, `check` runs on it.
pub fn nullable_with<T, U>(
    object: &Map<String, Value>,
    name: &str,
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
    check: impl FnOnce(&U, &Pointer<'_>, &mut Vec<Violation>),
) where
    T: Validate + DeserializeOwned + Borrow<U>,
    U: ?Sized,
{
    member_with::<T>(object, name, Presence::RequiredNullable, at, out, |value, at, out| {
        check(value.borrow(), at, out)
    });
}

/// Inspects a member that may be missing, but not null: when it decodes, `check` runs on it.
pub fn optional_with<T, U>(
    object: &Map<String, Value>,
    name: &str,
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
    check: impl FnOnce(&U, &Pointer<'_>, &mut Vec<Violation>),
) where
    T: Validate + DeserializeOwned + Borrow<U>,
    U: ?Sized,
{
    member_with::<T>(object, name, Presence::Optional, at, out, |value, at, out| check(value.borrow(), at, out));
}

/// Inspects a member that may be missing or null: when it decodes, `check` runs on it.
pub fn free_with<T, U>(
    object: &Map<String, Value>,
    name: &str,
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
    check: impl FnOnce(&U, &Pointer<'_>, &mut Vec<Violation>),
) where
    T: Validate + DeserializeOwned + Borrow<U>,
    U: ?Sized,
{
    member_with::<T>(object, name, Presence::OptionalNullable, at, out, |value, at, out| {
        check(value.borrow(), at, out)
    });
}

/// Inspects a value that has constraints of its own: when it decodes, `check` runs on it.
pub fn value_with<T: Validate + DeserializeOwned>(
    value: &Value,
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
    check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
) {
    let before = out.len();
    T::inspect(value, at, out);
    // Constraints of the types inside have been reported already; the member's own can only be told of a whole value,
    // which it may be in spite of them.
    if let Some(decoded) = decode::<T>(value) {
        check(&decoded, at, out);
    } else if out.len() == before {
        at.report("type", "cannot be read", out);
    } else {
        check_rest(value, at, out, check);
    }
}

/// Rules that decide whether a value decodes. What breaks another has been read all the same.
const DECIDE: [&str; 4] = ["type", "required", "format", "any_of"];

/// Checks the parts of a list or map that decode, when others do not.
fn check_rest<T: DeserializeOwned>(
    value: &Value,
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
    check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
) {
    let here = format!("{at}/");
    let decide = out.iter().filter(|violation| DECIDE.contains(&violation.code.as_str()));
    let wrong: HashSet<String> = decide.filter_map(|violation| part(violation, &here)).map(str::to_owned).collect();
    let mut rest = value.clone();
    let Some(first) = replace(&mut rest, &wrong) else { return };
    let Some(decoded) = decode::<T>(&rest) else { return };
    let mut found = Vec::new();
    check(&decoded, at, &mut found);
    // Before the first that is right, there is none that it could repeat.
    let is_made_up = |violation: &Violation| {
        let repeats = violation.code == "unique_items";
        part(violation, &here).is_some_and(|part| wrong.contains(part) || (repeats && part == first))
    };
    out.extend(found.into_iter().filter(|violation| !is_made_up(violation)));
}

/// The index or name, as a pointer writes it, of the part that breaks a rule.
fn part<'a>(violation: &'a Violation, here: &str) -> Option<&'a str> {
    violation.pointer.strip_prefix(here).map(|rest| rest.split('/').next().unwrap_or(rest))
}

/// Writes a right part in the place of each wrong one, so that there are as many. Answers the first right one's place.
fn replace(value: &mut Value, wrong: &HashSet<String>) -> Option<String> {
    let mut parts: Vec<(String, &mut Value)> = match value {
        Value::Array(items) => items.iter_mut().enumerate().map(|(index, item)| (index.to_string(), item)).collect(),
        Value::Object(members) => {
            let token = |name: &String| Pointer::Root.field(name).to_string().split_off(1);
            members.iter_mut().map(|(name, member)| (token(name), member)).collect()
        }
        _ => return None,
    };
    let (first, right) = parts.iter().find(|(place, _)| !wrong.contains(place))?;
    let (first, mut right) = (first.clone(), (**right).clone());
    for (place, part) in &mut parts {
        if wrong.contains(place) {
            **part = right.clone();
        } else {
            right = (**part).clone();
        }
    }
    Some(first)
}

/// A union without a tag: one of the variants must fit.
pub fn any_variant(
    value: &Value,
    variants: &[fn(&Value, &Pointer<'_>, &mut Vec<Violation>)],
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
) {
    let mut closest: Option<Vec<Violation>> = None;
    for inspect in variants {
        let mut found = Vec::new();
        inspect(value, at, &mut found);
        if found.is_empty() {
            return;
        }
        // A variant that is wrong as a whole says nothing; one that is wrong inside was probably meant.
        let here = at.to_string();
        let meant = found.iter().all(|violation| violation.pointer.len() > here.len());
        if meant && closest.as_ref().is_none_or(|best| found.len() < best.len()) {
            closest = Some(found);
        }
    }
    match closest {
        Some(found) => out.extend(found),
        None => at.report("any_of", "must fit one of the forms that are allowed here", out),
    }
}

/// The value of a member that is there and not null.
fn present<'a>(
    object: &'a Map<String, Value>,
    name: &str,
    presence: Presence,
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
) -> Option<&'a Value> {
    let required = matches!(presence, Presence::Required | Presence::RequiredNullable);
    let nullable = matches!(presence, Presence::RequiredNullable | Presence::OptionalNullable);
    match object.get(name) {
        None if required => {
            at.field(name).report("required", "is required", out);
            None
        }
        None => None,
        Some(Value::Null) if nullable => None,
        some => some,
    }
}

/// Decodes a value, also one with `1.0` where an integer is meant.
fn decode<T: DeserializeOwned>(value: &Value) -> Option<T> {
    if let Ok(decoded) = T::deserialize(value) {
        return Some(decoded);
    }
    let mut value = value.clone();
    if whole_numbers(&mut value) { T::deserialize(&value).ok() } else { None }
}

/// Writes `1.0` as `1`, everywhere. Answers whether there was any.
pub(crate) fn whole_numbers(value: &mut Value) -> bool {
    match value {
        Value::Number(number) if number.is_f64() => match whole(number) {
            Some(whole) => {
                let integer =
                    i64::try_from(whole).map(Number::from).or_else(|_| u64::try_from(whole).map(Number::from));
                integer.map(|integer| *number = integer).is_ok()
            }
            None => false,
        },
        Value::Array(items) => items.iter_mut().filter_map(|item| whole_numbers(item).then_some(())).count() > 0,
        Value::Object(object) => {
            object.values_mut().filter_map(|member| whole_numbers(member).then_some(())).count() > 0
        }
        _ => false,
    }
}

fn whole(number: &Number) -> Option<i128> {
    if let Some(value) = number.as_i64() {
        return Some(value.into());
    }
    if let Some(value) = number.as_u64() {
        return Some(value.into());
    }
    let value = number.as_f64()?;
    // Casting saturates, and so keeps what is too large too large.
    (value.fract() == 0.0).then_some(value as i128)
}
