//! Parameters of operations.

use serde_json::Value;

use super::Differ;
use super::found::{Usage, Words};
use super::operation::Context;
use super::rules;
use super::spot::{Spot, quoted};

/// Fields of a parameter or header that have rules of their own.
const KNOWN: [&str; 12] = [
    "name",
    "in",
    "required",
    "schema",
    "content",
    "style",
    "explode",
    "allowReserved",
    "allowEmptyValue",
    "deprecated",
    "x-sunset",
    "$ref",
];

/// Header parameters that OpenAPI tells readers to ignore; security and media types say what they mean.
const IGNORED_HEADERS: [&str; 3] = ["accept", "content-type", "authorization"];

/// A parameter, and what tells it from others.
struct Parameter<'a> {
    spot: Spot<'a>,
    location: &'a str,
    name: &'a str,
    /// Its name, or for a path parameter its position: the name in a template means nothing to a client.
    key: String,
}

impl Parameter<'_> {
    fn subject(&self) -> String {
        format!("the {} parameter {}", self.location, quoted(self.name))
    }

    fn place(&self) -> String {
        format!("{} {}", self.location, self.name)
    }

    fn required(&self) -> bool {
        self.location == "path" || self.spot.is("required")
    }
}

impl<'a> Differ<'a> {
    /// Compares the parameters of an operation.
    pub(super) fn parameters(&mut self, old: &Spot<'a>, new: &Spot<'a>, context: &Context<'a>) {
        let spots = |operation: &Spot<'a>| operation.items("parameters");
        let old_spots: Vec<_> = spots(old).iter().map(|spot| self.visit(spot, self.old)).collect();
        let new_spots: Vec<_> = spots(new).iter().map(|spot| self.visit(spot, self.new)).collect();
        let before = parameters(old_spots, &context.path.0);
        let mut after = parameters(new_spots, &context.path.1);
        let mut removed = Vec::new();
        for was in before {
            match after.iter().position(|is| is.location == was.location && is.key == was.key) {
                Some(index) => self.parameter(&was, &after.remove(index), context),
                None => removed.push(was),
            }
        }
        for was in removed {
            let used = context.request(&was.place());
            match after.iter().position(|is| is.name == was.name) {
                Some(index) => {
                    let is = after.remove(index);
                    let value = quoted(was.name);
                    let words = Words { old: was.location, new: is.location, value: &value, ..Words::default() };
                    self.report(&rules::PARAMETER_MOVED, Some(&was.spot.at), Some(&is.spot.at), words, &used);
                }
                None => {
                    let (rule, sunset) = match self.sunset(&was.spot) {
                        Some((day, true)) => (&rules::PARAMETER_REMOVED_LATE, day),
                        Some((day, false)) => (&rules::PARAMETER_REMOVED_EARLY, day),
                        None => (&rules::PARAMETER_REMOVED, String::new()),
                    };
                    let subject = was.subject();
                    let words = Words { old: &sunset, ..Words::of(&subject) };
                    self.report(rule, Some(&was.spot.at), None, words, &used);
                }
            }
        }
        for is in after {
            let rule = if is.required() { &rules::PARAMETER_ADDED_REQUIRED } else { &rules::PARAMETER_ADDED };
            let subject = is.subject();
            self.report(rule, None, Some(&is.spot.at), Words::of(&subject), &context.request(&is.place()));
        }
    }

    fn parameter(&mut self, old: &Parameter<'a>, new: &Parameter<'a>, context: &Context<'a>) {
        let subject = new.subject();
        let used = context.request(&new.place());
        let (was, is) = (&old.spot, &new.spot);
        match (old.required(), new.required()) {
            (false, true) => {
                self.at_field(&rules::PARAMETER_BECAME_REQUIRED, was, is, "required", Words::of(&subject), &used);
            }
            (true, false) => {
                self.at_field(&rules::PARAMETER_BECAME_OPTIONAL, was, is, "required", Words::of(&subject), &used);
            }
            _ => {}
        }
        match (was.is("allowEmptyValue"), is.is("allowEmptyValue")) {
            (true, false) => {
                self.at_field(&rules::EMPTY_FORBIDDEN, was, is, "allowEmptyValue", Words::of(&subject), &used);
            }
            (false, true) => {
                self.at_field(&rules::EMPTY_ALLOWED, was, is, "allowEmptyValue", Words::of(&subject), &used);
            }
            _ => {}
        }
        self.value_of(was, is, new.location, &subject, &used);
    }

    /// What parameters and headers have in common: how a value is written, and which values there are.
    pub(super) fn value_of(&mut self, old: &Spot<'a>, new: &Spot<'a>, location: &str, subject: &str, used: &Usage) {
        self.deprecation(old, new, subject, used);
        let styles = (style(old, location), style(new, location));
        if styles.0 != styles.1 {
            let (before, after) = (quoted(styles.0), quoted(styles.1));
            let words = Words { old: &before, new: &after, ..Words::of(subject) };
            self.at_field(&rules::STYLE_CHANGED, old, new, "style", words, used);
        }
        let flag = |spot: &Spot<'a>, field: &str, otherwise: bool| {
            spot.value.get(field).and_then(Value::as_bool).unwrap_or(otherwise)
        };
        for (rule, field, before, after) in [
            (
                &rules::EXPLODE_CHANGED,
                "explode",
                flag(old, "explode", styles.0 == "form"),
                flag(new, "explode", styles.1 == "form"),
            ),
            (
                &rules::RESERVED_CHANGED,
                "allowReserved",
                flag(old, "allowReserved", false),
                flag(new, "allowReserved", false),
            ),
        ] {
            // With another style, another default of `explode` goes without saying.
            if before != after && (field != "explode" || styles.0 == styles.1) {
                let (before, after) = (before.to_string(), after.to_string());
                let words = Words { old: &before, new: &after, ..Words::of(subject) };
                self.at_field(rule, old, new, field, words, used);
            }
        }
        let (before, after) = (coding(old), coding(new));
        if before.0 == after.0 {
            self.schema(before.1, after.1, subject, used);
        } else {
            let words = Words { old: &before.0, new: &after.0, ..Words::of(subject) };
            self.report(&rules::CODING_CHANGED, Some(&old.at), Some(&new.at), words, used);
        }
        self.rest(old, new, &KNOWN, subject, Some(used));
    }
}

/// The style, also when it goes without saying.
fn style<'a>(spot: &Spot<'a>, location: &str) -> &'a str {
    spot.str("style").unwrap_or(match location {
        "query" | "cookie" => "form",
        _ => "simple",
    })
}

/// How a value is written, and its schema.
fn coding<'a>(spot: &Spot<'a>) -> (String, Option<Spot<'a>>) {
    match spot.entries("content").into_iter().next() {
        Some((media_type, content)) => (quoted(media_type), content.child("schema")),
        None => ("plain text".to_owned(), spot.child("schema")),
    }
}

fn parameters<'a>(spots: Vec<Spot<'a>>, path: &[&str]) -> Vec<Parameter<'a>> {
    let known = |spot: Spot<'a>| {
        let (location, name) = (spot.str("in")?, spot.str("name")?);
        let key = match location {
            "path" => path.iter().position(|other| *other == name).map_or_else(|| name.to_owned(), |at| at.to_string()),
            "header" => name.to_ascii_lowercase(),
            _ => name.to_owned(),
        };
        let ignored = location == "header" && IGNORED_HEADERS.contains(&key.as_str());
        (!ignored).then_some(Parameter { spot, location, name, key })
    };
    spots.into_iter().filter_map(known).collect()
}
