//! The constraints of JSON Schema, one function each, for generated validators.
//!
//! Each takes the value, the limit, the place and the list to report to.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Display;
use std::sync::OnceLock;

use regex::Regex;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Pointer, Validate, Violation};

/// `minimum`
#[inline]
pub fn minimum<T: PartialOrd + Display + Copy>(value: T, limit: T, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    if value < limit {
        at.report("minimum", format_args!("must be at least {limit}"), out);
    }
}

/// `maximum`
#[inline]
pub fn maximum<T: PartialOrd + Display + Copy>(value: T, limit: T, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    if value > limit {
        at.report("maximum", format_args!("must be at most {limit}"), out);
    }
}

/// `exclusiveMinimum`
#[inline]
pub fn exclusive_minimum<T: PartialOrd + Display + Copy>(
    value: T,
    limit: T,
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
) {
    if value <= limit {
        at.report("exclusive_minimum", format_args!("must be greater than {limit}"), out);
    }
}

/// `exclusiveMaximum`
#[inline]
pub fn exclusive_maximum<T: PartialOrd + Display + Copy>(
    value: T,
    limit: T,
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
) {
    if value >= limit {
        at.report("exclusive_maximum", format_args!("must be less than {limit}"), out);
    }
}

/// A number that can tell whether it is a multiple of another.
pub trait MultipleOf: Display + Copy {
    /// It is a multiple of `factor`, which is not zero.
    fn is_multiple(self, factor: Self) -> bool;
}

macro_rules! integers {
    ($($type:ty)*) => {$(
        impl MultipleOf for $type {
            #[inline]
            fn is_multiple(self, factor: Self) -> bool {
                self.checked_rem(factor) == Some(0)
            }
        }
    )*};
}
integers!(i32 i64 u8 u16 u32 u64);

impl MultipleOf for f64 {
    fn is_multiple(self, factor: Self) -> bool {
        // 0.3 is a multiple of 0.1, though not in binary: a quotient next to a whole number counts as one.
        let quotient = self / factor;
        (quotient - quotient.round()).abs() <= 1e-9 * quotient.abs().max(1.0)
    }
}

/// `multipleOf`
#[inline]
pub fn multiple_of<T: MultipleOf>(value: T, factor: T, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    if !value.is_multiple(factor) {
        at.report("multiple_of", format_args!("must be a multiple of {factor}"), out);
    }
}

/// `minLength`, in characters.
#[inline]
pub fn min_length(value: &str, limit: usize, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    // There are at least a fourth as many characters as bytes, and never more.
    if value.len() < limit || (value.len() / 4 < limit && value.chars().count() < limit) {
        at.report("min_length", format_args!("must be at least {} long", counted(limit, "character")), out);
    }
}

/// `maxLength`, in characters.
#[inline]
pub fn max_length(value: &str, limit: usize, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    if value.len() > limit && value.chars().count() > limit {
        at.report("max_length", format_args!("must be at most {} long", counted(limit, "character")), out);
    }
}

/// A regular expression that is compiled when it is first used.
#[derive(Debug)]
pub struct Pattern {
    text: &'static str,
    regex: &'static str,
    compiled: OnceLock<Option<Regex>>,
}

impl Pattern {
    /// The pattern as the document writes it, and in the syntax of the `regex` crate.
    #[must_use]
    pub const fn new(text: &'static str, regex: &'static str) -> Pattern {
        Pattern { text, regex, compiled: OnceLock::new() }
    }

    /// It matches. One that does not compile matches everything; the generator leaves such patterns out.
    pub fn matches(&self, value: &str) -> bool {
        let regex = self.compiled.get_or_init(|| Regex::new(self.regex).ok());
        regex.as_ref().is_none_or(|regex| regex.is_match(value))
    }
}

/// `pattern`
#[inline]
pub fn pattern(value: &str, pattern: &Pattern, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    if !pattern.matches(value) {
        at.report("pattern", format_args!("must match the pattern {}", pattern.text), out);
    }
}

/// `format`, for those that remain strings. An unknown one passes.
pub fn format(value: &str, format: &str, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    let (fits, what) = match format {
        "uri" => (is_uri(value), "a URI, as https://example.com/path"),
        "email" => (is_email(value), "an e-mail address"),
        "ipv4" => (value.parse::<std::net::Ipv4Addr>().is_ok(), "an IPv4 address"),
        "ipv6" => (value.parse::<std::net::Ipv6Addr>().is_ok(), "an IPv6 address"),
        "hostname" => (is_hostname(value), "a host name"),
        "byte" => (is_base64(value), "base64"),
        _ => return,
    };
    if !fits {
        at.report("format", format_args!("must be {what}"), out);
    }
}

/// `minItems`
#[inline]
pub fn min_items<T>(value: &[T], limit: usize, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    if value.len() < limit {
        at.report("min_items", format_args!("must have at least {}", counted(limit, "item")), out);
    }
}

/// `maxItems`
#[inline]
pub fn max_items<T>(value: &[T], limit: usize, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    if value.len() > limit {
        at.report("max_items", format_args!("must have at most {}", counted(limit, "item")), out);
    }
}

/// `uniqueItems`. Reports the later of two equal items.
pub fn unique_items<T: PartialEq + Serialize>(value: &[T], at: &Pointer<'_>, out: &mut Vec<Violation>) {
    // Comparing each with each is quickest for a few, but a long array would make it a way to stall the server.
    if value.len() <= 32 {
        for (position, item) in value.iter().enumerate() {
            if value[..position].contains(item) {
                at.index(position).report("unique_items", "must not be repeated", out);
            }
        }
        return;
    }
    let mut seen = HashSet::with_capacity(value.len());
    for (position, item) in value.iter().enumerate() {
        // What cannot be written as JSON cannot have come from it either, and equals nothing.
        if let Ok(text) = serde_json::to_string(item)
            && !seen.insert(text)
        {
            at.index(position).report("unique_items", "must not be repeated", out);
        }
    }
}

/// `minProperties`, of a number of members.
#[inline]
pub fn min_properties(count: usize, limit: usize, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    if count < limit {
        at.report("min_properties", format_args!("must have at least {}", counted(limit, "member")), out);
    }
}

/// `maxProperties`, of a number of members.
#[inline]
pub fn max_properties(count: usize, limit: usize, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    if count > limit {
        at.report("max_properties", format_args!("must have at most {}", counted(limit, "member")), out);
    }
}

/// `enum`: reports a value that is none of the known ones.
#[cold]
pub fn unknown_value(known: &[&str], at: &Pointer<'_>, out: &mut Vec<Violation>) {
    at.report("enum", format_args!("must be one of {}", known.join(", ")), out);
}

/// `enum` of an integer.
#[inline]
pub fn one_of<T: PartialEq + Display>(value: &T, known: &[T], at: &Pointer<'_>, out: &mut Vec<Violation>) {
    if !known.contains(value) {
        let known: Vec<String> = known.iter().map(T::to_string).collect();
        at.report("enum", format_args!("must be one of {}", known.join(", ")), out);
    }
}

/// `enum` of values that have no common type, each as its JSON.
#[inline]
pub fn one_of_values(value: &Value, known: &[&str], at: &Pointer<'_>, out: &mut Vec<Violation>) {
    let text = value.to_string();
    if !known.contains(&text.as_str()) {
        at.report("enum", format_args!("must be one of {}", known.join(", ")), out);
    }
}

/// A rule between the members of an object: the code and what it asks for.
#[inline]
pub fn rule(holds: bool, code: &str, message: &str, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    if !holds {
        at.report(code, message, out);
    }
}

/// Checks a field by the rules of its type.
#[inline]
pub fn field<T: Validate>(value: &T, name: &str, at: &Pointer<'_>, out: &mut Vec<Violation>) {
    value.validate_at(&at.field(name), out);
}

/// Runs a check on each item of an array.
#[inline]
pub fn each<T>(
    items: &[T],
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
    check: impl Fn(&T, &Pointer<'_>, &mut Vec<Violation>),
) {
    for (position, item) in items.iter().enumerate() {
        check(item, &at.index(position), out);
    }
}

/// Runs a check on each value of a map.
#[inline]
pub fn each_value<T>(
    values: &BTreeMap<String, T>,
    at: &Pointer<'_>,
    out: &mut Vec<Violation>,
    check: impl Fn(&T, &Pointer<'_>, &mut Vec<Violation>),
) {
    for (name, value) in values {
        check(value, &at.field(name), out);
    }
}

/// A rule between the members of an object, for a document that did not decode.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    /// The member is present.
    Present(&'static str),
    /// The member is absent, or one of these strings.
    Values(&'static str, &'static [&'static str]),
    /// Every one holds.
    All(&'static [Rule]),
    /// At least one holds.
    Any(&'static [Rule]),
    /// Exactly one holds.
    One(&'static [Rule]),
    /// It does not hold.
    Not(&'static Rule),
}

impl Rule {
    /// It holds for the object.
    #[must_use]
    pub fn holds(&self, object: &Map<String, Value>) -> bool {
        match self {
            Rule::Present(name) => object.contains_key(*name),
            Rule::Values(name, values) => match object.get(*name) {
                None => true,
                Some(value) => value.as_str().is_some_and(|text| values.contains(&text)),
            },
            Rule::All(rules) => rules.iter().all(|rule| rule.holds(object)),
            Rule::Any(rules) => rules.iter().any(|rule| rule.holds(object)),
            Rule::One(rules) => rules.iter().filter(|rule| rule.holds(object)).count() == 1,
            Rule::Not(rule) => !rule.holds(object),
        }
    }
}

fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// A scheme, and none of the characters that RFC 3986 keeps out of a URI.
fn is_uri(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once(':') else {
        return false;
    };
    scheme.starts_with(|first: char| first.is_ascii_alphabetic())
        && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.'))
        && !rest.is_empty()
        && !rest.chars().any(|sign| {
            sign.is_whitespace()
                || sign.is_control()
                || matches!(sign, '<' | '>' | '"' | '{' | '}' | '|' | '\\' | '^' | '`')
        })
}

fn is_email(text: &str) -> bool {
    let Some((local, domain)) = text.rsplit_once('@') else {
        return false;
    };
    let quoted = local.len() > 2 && local.starts_with('"') && local.ends_with('"');
    !local.is_empty()
        && !domain.is_empty()
        && !domain.contains(|sign: char| sign.is_whitespace() || sign.is_control())
        && (quoted || !local.contains(|sign: char| sign.is_whitespace() || sign.is_control() || sign == '@'))
}

fn is_hostname(text: &str) -> bool {
    let text = text.strip_suffix('.').unwrap_or(text);
    !text.is_empty()
        && text.len() <= 253
        && text.split('.').all(|label| {
            !label.is_empty()
                && label.len() <= 63
                && !label.starts_with('-')
                && !label.ends_with('-')
                && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        })
}

fn is_base64(text: &str) -> bool {
    let data = text.trim_end_matches('=');
    text.len().is_multiple_of(4)
        && text.len() - data.len() <= 2
        && data.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(run: impl FnOnce(&Pointer<'_>, &mut Vec<Violation>), expected: &[&str]) {
        let mut out = Vec::new();
        run(&Pointer::Root, &mut out);
        let codes: Vec<&str> = out.iter().map(|violation| violation.code.as_str()).collect();
        assert_eq!(codes, expected, "{out:?}");
    }

    #[test]
    fn numbers() {
        check(|at, out| minimum(1, 1, at, out), &[]);
        check(|at, out| minimum(0, 1, at, out), &["minimum"]);
        check(|at, out| maximum(1.5, 1.0, at, out), &["maximum"]);
        check(|at, out| exclusive_minimum(1, 1, at, out), &["exclusive_minimum"]);
        check(|at, out| exclusive_maximum(1, 1, at, out), &["exclusive_maximum"]);
        check(|at, out| multiple_of(0.3, 0.1, at, out), &[]);
        check(|at, out| multiple_of(7, 3, at, out), &["multiple_of"]);
        check(|at, out| multiple_of(i64::MIN, -1, at, out), &["multiple_of"]);
    }

    #[test]
    fn lengths_are_in_characters() {
        check(|at, out| max_length("ééé", 3, at, out), &[]);
        check(|at, out| min_length("é", 2, at, out), &["min_length"]);
        check(|at, out| min_length("😀😀", 2, at, out), &[]);
        check(|at, out| max_length("éééé", 3, at, out), &["max_length"]);
    }

    #[test]
    fn repeated_items_are_told_apart() {
        check(|at, out| unique_items(&[1, 2, 1], at, out), &["unique_items"]);
        let many: Vec<u32> = (0..100).chain([5]).collect();
        check(|at, out| unique_items(&many, at, out), &["unique_items"]);
        check(|at, out| unique_items(&many[..100], at, out), &[]);
    }

    #[test]
    fn formats() {
        for (name, text, fits) in [
            ("uri", "https://a.example/b?c=%20", true),
            ("uri", "no uri", false),
            ("uri", "https://a b", false),
            ("email", "a@b.example", true),
            ("email", "a", false),
            ("ipv4", "10.0.0.1", true),
            ("ipv4", "10.0.0", false),
            ("ipv6", "::1", true),
            ("hostname", "a-b.example", true),
            ("hostname", "-a", false),
            ("byte", "YQ==", true),
            ("byte", "YQ=", false),
            ("unheard-of", "anything", true),
        ] {
            check(|at, out| format(text, name, at, out), if fits { &[] } else { &["format"] });
        }
    }

    #[test]
    fn rules_read_objects() {
        const RULE: Rule = Rule::Any(&[Rule::Present("path"), Rule::Values("mode", &["NATIVE"])]);
        for (text, holds) in [
            ("{}", true),
            (r#"{"mode":"DOCKER"}"#, false),
            (r#"{"mode":"NATIVE"}"#, true),
            (r#"{"mode":"DOCKER","path":"x"}"#, true),
        ] {
            assert_eq!(RULE.holds(&serde_json::from_str(text).unwrap()), holds, "{text}");
        }
    }
}
