//! A schema as it is meant: with the parts of its `allOf`, and their parts.

use serde_json::Value;

use super::{Label, Spots};
use crate::diff::spot::{Spot, TEXTS};
use crate::document::Document;
use crate::pointer;

/// Keywords of a schema that have rules of their own.
pub(super) const KNOWN: [&str; 33] = [
    "type",
    "format",
    "enum",
    "nullable",
    "default",
    "required",
    "properties",
    "additionalProperties",
    "items",
    "allOf",
    "oneOf",
    "anyOf",
    "not",
    "discriminator",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minLength",
    "maxLength",
    "pattern",
    "minItems",
    "maxItems",
    "uniqueItems",
    "minProperties",
    "maxProperties",
    "readOnly",
    "writeOnly",
    "deprecated",
    "x-sunset",
    "x-extensible-enum",
    "const",
];

/// A `oneOf` or `anyOf` with its alternatives.
#[derive(Debug, Clone)]
pub(super) struct Group<'a> {
    /// `oneOf` or `anyOf`.
    pub(super) kind: &'static str,
    /// The place of the list.
    pub(super) at: String,
    pub(super) members: Vec<Spot<'a>>,
    /// Whether the only member is a schema that has no alternatives.
    pub(super) whole: bool,
}

/// A schema with its parts, the schema itself first.
#[derive(Debug, Clone)]
pub(super) struct View<'a> {
    pub(super) spots: Vec<Spot<'a>>,
    /// How many of them are the schema itself rather than a part.
    pub(super) roots: usize,
    /// Whether a `oneOf` or `anyOf` of one was taken for a part.
    single: bool,
}

impl<'a> View<'a> {
    pub(super) fn new(roots: &Spots<'a>, document: &'a Document) -> Self {
        Self::built(roots, document, false)
    }

    /// The same, with a `oneOf` or `anyOf` of one taken as `allOf`.
    pub(super) fn with_single_alternatives(&self, document: &'a Document) -> Self {
        Self::built(&self.spots[..self.roots].to_vec(), document, true)
    }

    fn built(roots: &Spots<'a>, document: &'a Document, single: bool) -> Self {
        let mut spots: Vec<Spot<'a>> = roots.clone();
        let mut index = 0;
        while let Some(spot) = spots.get(index).cloned() {
            index += 1;
            for keyword in ["allOf", "oneOf", "anyOf"] {
                let parts = spot.items(keyword);
                if keyword != "allOf" && !(single && parts.len() == 1) {
                    continue;
                }
                for part in parts {
                    let part = part.followed(document);
                    // A schema that is part of itself adds nothing.
                    if !spots.iter().any(|other| other.at == part.at) {
                        spots.push(part);
                    }
                }
            }
        }
        Self { spots, roots: roots.len(), single }
    }

    /// The place of the schema itself.
    pub(super) fn at(&self) -> &str {
        self.spots.first().map_or("", |spot| &spot.at)
    }

    /// Every place of a keyword.
    pub(super) fn all<'s>(&'s self, keyword: &'s str) -> impl Iterator<Item = Spot<'a>> + 's {
        self.spots.iter().filter_map(move |spot| spot.child(keyword))
    }

    /// The first place of a keyword: what the schema itself says comes before what its parts say.
    pub(super) fn first(&self, keyword: &str) -> Option<Spot<'a>> {
        self.all(keyword).next()
    }

    /// Whether any part says `true`.
    pub(super) fn is(&self, keyword: &str) -> Option<Spot<'a>> {
        self.all(keyword).find(|spot| spot.value == &Value::Bool(true))
    }

    /// The alternatives: a list for each part that has any.
    pub(super) fn groups(&self) -> Vec<Group<'a>> {
        let mut out = Vec::new();
        for spot in &self.spots {
            for kind in ["oneOf", "anyOf"] {
                let members = spot.items(kind);
                if members.len() > usize::from(self.single) {
                    out.push(Group { kind, at: pointer::join(&spot.at, kind), members, whole: false });
                }
            }
        }
        out
    }

    /// Whether anything at all is allowed.
    pub(super) fn is_any(&self) -> bool {
        self.says_only(&["nullable", "allOf"])
    }

    /// Whether there is nothing but one list of alternatives.
    pub(super) fn is_only_alternatives(&self) -> bool {
        self.groups().len() == 1 && self.says_only(&["nullable", "allOf", "oneOf", "anyOf", "discriminator"])
    }

    fn says_only(&self, allowed: &[&str]) -> bool {
        let silent = |key: &str| {
            allowed.contains(&key)
                || TEXTS.contains(&key)
                || (key.starts_with("x-") && key != "x-extensible-enum")
                || ["deprecated", "readOnly", "writeOnly", "default"].contains(&key)
        };
        self.spots.iter().all(|spot| {
            // What is not an object is `true`.
            spot.value.as_object().is_none_or(|object| object.keys().all(|key| silent(key)))
        })
    }

    /// The type, when one is named; parts that name different ones leave the narrower.
    pub(super) fn kind(&self) -> Option<(String, Spot<'a>)> {
        let mut out: Option<(String, Spot<'a>)> = None;
        for spot in self.all("type") {
            let text = spot.value.as_str().map_or_else(|| sorted_text(spot.value), str::to_owned);
            out = match out {
                None => Some((text, spot)),
                Some((kind, first)) if kind == text || (kind == "integer" && text == "number") => Some((kind, first)),
                Some((kind, _)) if kind == "number" && text == "integer" => Some((text, spot)),
                Some((kind, first)) => Some((format!("{kind} and {text}"), first)),
            };
        }
        out
    }

    /// Whether `null` is allowed: the schema itself says so, or every part that names a type does.
    pub(super) fn nullable(&self) -> Option<Spot<'a>> {
        let own = self.spots[..self.roots].iter().find(|spot| spot.is("nullable"));
        if let Some(own) = own.filter(|_| self.roots == 1) {
            return own.child("nullable");
        }
        let mut typed = self.spots.iter().filter(|spot| spot.value.get("type").is_some()).peekable();
        if typed.peek().is_some() && !typed.all(|spot| spot.is("nullable")) {
            return None;
        }
        self.is("nullable")
    }
}

fn sorted_text(value: &Value) -> String {
    let mut names: Vec<String> =
        value.as_array().into_iter().flatten().map(|name| name.as_str().unwrap_or("?").to_owned()).collect();
    names.sort_unstable();
    names.join(" or ")
}

/// How a sentence names the schema at a place: `` `Pet.tags[]` ``, or by what holds it.
pub(super) fn label_of(at: &str, label: &Label) -> String {
    let (name, rest) = match at.strip_prefix("/components/schemas/") {
        Some(rest) => {
            let (name, rest) = rest.split_once('/').unwrap_or((rest, ""));
            (Some(pointer::unescape(name).into_owned()), rest)
        }
        None => {
            let rest = label.roots.iter().find_map(|root| at.strip_prefix(&**root).filter(|_| !root.is_empty()));
            (None, rest.unwrap_or(at).trim_start_matches('/'))
        }
    };
    let path = path_text(rest);
    match name {
        Some(name) => format!("`{name}{path}`"),
        None if path.is_empty() => label.name.clone(),
        None => format!("`{}` of {}", path.trim_start_matches('.'), label.name),
    }
}

/// The way into a schema: `.name` a property, `[]` the items, `.*` any other property.
fn path_text(rest: &str) -> String {
    let mut out = String::new();
    let mut tokens = rest.split('/').filter(|token| !token.is_empty());
    while let Some(token) = tokens.next() {
        match token {
            "properties" => {
                let name = tokens.next().unwrap_or_default();
                out.push('.');
                out.push_str(&pointer::unescape(name));
            }
            "items" => out.push_str("[]"),
            "additionalProperties" => out.push_str(".*"),
            "oneOf" | "anyOf" => {
                let number = tokens.next().and_then(|index| index.parse::<usize>().ok()).unwrap_or_default() + 1;
                out.push_str(&format!("({number})"));
            }
            "allOf" => {
                tokens.next();
            }
            other => {
                out.push_str(" › ");
                out.push_str(&pointer::unescape(other));
            }
        }
    }
    out
}
