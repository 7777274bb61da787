//! Path, query, header and cookie parameters.

use std::borrow::Cow;

use axum::http::header;
use axum::http::request::Parts;
use percent_encoding::percent_decode_str;
use serde::de::DeserializeOwned;

use super::{Rejection, template};
use crate::{FromParam, ParamError, Pointer, Violation};

/// How much of a refused value the message quotes, in characters.
const QUOTED: usize = 64;

/// How an array stands in one parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArrayStyle {
    /// The parameter is repeated for each item (`form`, exploded).
    Repeated,
    /// One parameter whose items this character parts.
    Separated(char),
}

/// Decodes the parameters of one request and collects every violation.
///
/// Each method answers `None` when it has noted a violation, so that a caller
/// that has `Some` of everything has a valid request. Pointers are
/// `/path/name`, `/query/name`, `/header/name` and `/cookie/name`.
#[derive(Debug)]
pub struct Params<'a> {
    pub(super) parts: &'a Parts,
    /// The query in pairs, of which the name is decoded. Made for the first parameter that asks.
    pairs: Option<Vec<(Cow<'a, str>, &'a str)>>,
    pub(super) violations: Vec<Violation>,
}

/// A parameter written as JSON text, as `content` asks for.
#[derive(Debug, Clone, PartialEq)]
pub struct JsonParam<T>(pub T);

impl<T: DeserializeOwned> FromParam for JsonParam<T> {
    fn from_param(text: &str) -> Result<Self, ParamError> {
        serde_json::from_str(text)
            .map(JsonParam)
            .map_err(|error| ParamError::expected(&format!("JSON of the declared type ({error})")))
    }
}

/// For a parameter without bounds.
pub fn unchecked<T>(_value: &T, _at: &Pointer<'_>, _out: &mut Vec<Violation>) {}

impl<'a> Params<'a> {
    /// Starts on a request's head.
    #[must_use]
    pub fn new(parts: &'a Parts) -> Self {
        Self { parts, pairs: None, violations: Vec::new() }
    }

    /// The rejection for what was found.
    #[must_use]
    pub fn reject(self) -> Rejection {
        Rejection::invalid("The request", self.violations)
    }

    /// A path parameter. `from_end` counts the template's segments after it,
    /// so that a router mounted under a prefix decodes alike.
    pub fn path<T: FromParam>(
        &mut self,
        from_end: usize,
        name: &'static str,
        check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<T> {
        let text = self.segment(from_end, name)?;
        self.value("path", name, &text, check)
    }

    /// A path parameter that is a part of a segment: `template` is the segment in the document, as `{id}.json`.
    pub fn path_part<T: FromParam>(
        &mut self,
        from_end: usize,
        template: &'static str,
        name: &'static str,
        check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<T> {
        let raw = self.raw_segment(from_end);
        let found = template::parts(template, raw).and_then(|parts| parts.into_iter().find(|(own, _)| *own == name));
        let Some((_, raw)) = found else {
            self.note("path", name, "required", "is required".to_owned());
            return None;
        };
        let text = self.text("path", name, percent_decode_str(raw).decode_utf8().ok())?;
        self.value("path", name, &text, check)
    }

    /// A path parameter that holds an array.
    pub fn path_array<T: FromParam>(
        &mut self,
        from_end: usize,
        name: &'static str,
        style: ArrayStyle,
        check: impl FnOnce(&Vec<T>, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<Vec<T>> {
        let text = self.segment(from_end, name)?;
        self.items("path", name, vec![text], style, check)
    }

    /// A query parameter; the inner `None` when it is absent.
    pub fn query<T: FromParam>(
        &mut self,
        name: &'static str,
        check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<Option<T>> {
        let given = Given::of(self.query_values(name));
        self.single("query", name, given, check)
    }

    /// A query parameter that holds an array; the inner `None` when it is absent.
    pub fn query_array<T: FromParam>(
        &mut self,
        name: &'static str,
        style: ArrayStyle,
        check: impl FnOnce(&Vec<T>, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<Option<Vec<T>>> {
        let texts = self.query_values(name).collect();
        self.array("query", name, texts, style, check)
    }

    /// A header; the inner `None` when it is absent. `wire` is its name in the
    /// document, for the pointer.
    pub fn header<T: FromParam>(
        &mut self,
        wire: &'static str,
        check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<Option<T>> {
        let given = Given::of(header_values(self.parts, wire));
        self.single("header", wire, given, check)
    }

    /// A header that holds an array; the inner `None` when it is absent.
    pub fn header_array<T: FromParam>(
        &mut self,
        wire: &'static str,
        style: ArrayStyle,
        check: impl FnOnce(&Vec<T>, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<Option<Vec<T>>> {
        let texts = header_values(self.parts, wire).collect();
        self.array("header", wire, texts, style, check)
    }

    /// A cookie; the inner `None` when it is absent.
    pub fn cookie<T: FromParam>(
        &mut self,
        name: &'static str,
        check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<Option<T>> {
        let given = Given::of(cookie_values(self.parts, name));
        self.single("cookie", name, given, check)
    }

    /// A cookie that holds an array; the inner `None` when it is absent.
    pub fn cookie_array<T: FromParam>(
        &mut self,
        name: &'static str,
        style: ArrayStyle,
        check: impl FnOnce(&Vec<T>, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<Option<Vec<T>>> {
        let texts = cookie_values(self.parts, name).collect();
        self.array("cookie", name, texts, style, check)
    }

    /// Turns the absence of a parameter that the document requires into a violation.
    pub fn required<T>(&mut self, location: &'static str, name: &'static str, value: Option<Option<T>>) -> Option<T> {
        let value = value?;
        if value.is_none() {
            self.note(location, name, "required", "is required".to_owned());
        }
        value
    }

    /// A segment as it was sent, counted from the end.
    pub(super) fn raw_segment(&self, from_end: usize) -> &'a str {
        let parts = self.parts;
        parts.uri.path().rsplit('/').nth(from_end).unwrap_or("")
    }

    /// The decoded text of a segment. The router lets an empty one through in
    /// the middle of a path, and no parameter of a path may be empty.
    fn segment(&mut self, from_end: usize, name: &'static str) -> Option<Cow<'a, str>> {
        let raw = self.raw_segment(from_end);
        if raw.is_empty() {
            self.note("path", name, "required", "is required".to_owned());
            return None;
        }
        self.text("path", name, percent_decode_str(raw).decode_utf8().ok())
    }

    fn query_values(&mut self, name: &'static str) -> impl Iterator<Item = Text<'a>> {
        let query = self.parts.uri.query();
        let pairs = self.pairs.get_or_insert_with(|| query.map(pairs).unwrap_or_default());
        pairs.iter().filter(move |(key, _)| key == name).map(|(_, value)| form_decode(value))
    }

    fn single<T: FromParam>(
        &mut self,
        location: &'static str,
        name: &'static str,
        given: Given<'_>,
        check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<Option<T>> {
        match given {
            Given::Nothing => Some(None),
            Given::One(text) => {
                let text = self.text(location, name, text)?;
                self.value(location, name, &text, check).map(Some)
            }
            Given::Many(count) => {
                self.note(location, name, "type", format!("was given {count} times, and takes one value"));
                None
            }
        }
    }

    fn array<T: FromParam>(
        &mut self,
        location: &'static str,
        name: &'static str,
        texts: Option<Vec<Cow<'_, str>>>,
        style: ArrayStyle,
        check: impl FnOnce(&Vec<T>, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<Option<Vec<T>>> {
        let texts = self.text(location, name, texts)?;
        if texts.is_empty() {
            return Some(None);
        }
        self.items(location, name, texts, style, check).map(Some)
    }

    /// Notes what cannot be read.
    fn text<T>(&mut self, location: &'static str, name: &'static str, text: Option<T>) -> Option<T> {
        if text.is_none() {
            self.note(location, name, "format", "must be UTF-8".to_owned());
        }
        text
    }

    fn value<T: FromParam>(
        &mut self,
        location: &'static str,
        name: &'static str,
        text: &str,
        check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<T> {
        match T::from_param(text) {
            Ok(value) => {
                let before = self.violations.len();
                let root = Pointer::Root;
                let location = root.field(location);
                check(&value, &location.field(name), &mut self.violations);
                (self.violations.len() == before).then_some(value)
            }
            Err(error) => {
                self.note(location, name, error.code, refusal(&error, text));
                None
            }
        }
    }

    fn items<T: FromParam>(
        &mut self,
        location: &'static str,
        name: &'static str,
        texts: Vec<Cow<'_, str>>,
        style: ArrayStyle,
        check: impl FnOnce(&Vec<T>, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<Vec<T>> {
        let root = Pointer::Root;
        let location = root.field(location);
        let at = location.field(name);
        let before = self.violations.len();
        let mut values = Vec::with_capacity(texts.len());
        let mut index = 0;
        let mut read = |text: &str, out: &mut Vec<Violation>| {
            match T::from_param(text) {
                Ok(value) => values.push(value),
                Err(error) => out.push(Violation {
                    pointer: at.index(index).to_string(),
                    code: error.code.into(),
                    message: refusal(&error, text),
                }),
            }
            index += 1;
        };
        for text in &texts {
            match style {
                ArrayStyle::Repeated => read(text, &mut self.violations),
                // An empty text is the way to write an array without items.
                ArrayStyle::Separated(_) if text.is_empty() => {}
                ArrayStyle::Separated(separator) => {
                    for item in text.split(separator) {
                        read(item.trim_matches(' '), &mut self.violations);
                    }
                }
            }
        }
        if self.violations.len() == before {
            check(&values, &at, &mut self.violations);
        }
        (self.violations.len() == before).then_some(values)
    }

    pub(super) fn note(&mut self, location: &'static str, name: &'static str, code: &'static str, message: String) {
        let root = Pointer::Root;
        let location = root.field(location);
        self.violations.push(Violation { pointer: location.field(name).to_string(), code: code.into(), message });
    }
}

/// A value of a parameter; `None` when it is not UTF-8.
pub(super) type Text<'t> = Option<Cow<'t, str>>;

/// What was given for a parameter that takes one text.
enum Given<'t> {
    Nothing,
    One(Text<'t>),
    Many(usize),
}

impl<'t> Given<'t> {
    fn of(mut texts: impl Iterator<Item = Text<'t>>) -> Self {
        let Some(text) = texts.next() else {
            return Given::Nothing;
        };
        match texts.count() {
            0 => Given::One(text),
            more => Given::Many(more + 1),
        }
    }
}

fn refusal(error: &ParamError, text: &str) -> String {
    let mut quoted: String = text.chars().take(QUOTED).collect();
    if quoted.len() < text.len() {
        quoted.push('…');
    }
    format!("{}, and is `{quoted}`", error.message)
}

/// A name that is not UTF-8 is no parameter's.
fn pairs(query: &str) -> Vec<(Cow<'_, str>, &str)> {
    let pairs = query.split('&').map(|pair| pair.split_once('=').unwrap_or((pair, "")));
    pairs.filter_map(|(key, value)| Some((form_decode(key)?, value))).collect()
}

pub(super) fn needs_decoding(text: &str) -> bool {
    text.bytes().any(|byte| matches!(byte, b'%' | b'+'))
}

/// Percent-decodes, with `+` for a space as forms write it.
pub(super) fn form_decode(text: &str) -> Option<Cow<'_, str>> {
    if !needs_decoding(text) {
        return Some(Cow::Borrowed(text));
    }
    let spaced = text.replace('+', " ");
    let decoded = percent_decode_str(&spaced).decode_utf8().ok()?;
    Some(Cow::Owned(decoded.into_owned()))
}

pub(super) fn header_values<'t>(parts: &'t Parts, name: &'static str) -> impl Iterator<Item = Text<'t>> {
    parts.headers.get_all(name).iter().map(|value| std::str::from_utf8(value.as_bytes()).ok().map(Cow::Borrowed))
}

pub(super) fn cookie_values<'t>(parts: &'t Parts, name: &'static str) -> impl Iterator<Item = Text<'t>> {
    // A line that is not UTF-8 may hold any cookie, so only the readable pairs of it are looked at.
    let lines = parts.headers.get_all(header::COOKIE).iter();
    let pairs = lines.flat_map(|line| line.as_bytes().split(|&byte| byte == b';'));
    pairs.filter_map(move |pair| {
        let cut = pair.iter().position(|&byte| byte == b'=')?;
        let is_own = pair[..cut].trim_ascii() == name.as_bytes();
        is_own.then(|| std::str::from_utf8(pair[cut + 1..].trim_ascii()).ok().map(Cow::Borrowed))
    })
}
