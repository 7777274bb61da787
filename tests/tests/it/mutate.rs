//! From a schema and a valid value: every way in which a value can break the schema at one place.

use regex::Regex;
use serde_json::{Value, json};

use crate::document::resolve;

/// A value that is wrong at one place.
pub(crate) struct Wrong {
    /// What was done to it.
    pub(crate) what: String,
    /// The whole value.
    pub(crate) value: Value,
    /// Where it is wrong.
    pub(crate) pointer: String,
    /// Codes, one of which tells how.
    pub(crate) codes: &'static [&'static str],
}

/// Texts that patterns forbid for one reason or another.
const ODD_TEXTS: &[&str] = &[
    "",
    " ",
    "\u{0}",
    "a\u{0}b",
    "\u{7}",
    "a b",
    "a\nb",
    "-",
    "-a",
    ".",
    "..",
    "../a",
    "a/../b",
    "/",
    "//",
    "~",
    "1a",
    "a-b",
    "\u{e9}",
    "\u{1f600}",
    "ftp://host/path",
    "http://",
    "https:///a b",
    "javascript:alert(1)",
    "ext::sh -c id",
    "WINDLASS_X",
    "--upload-pack=x",
    "1.",
    "latest",
    "whsec_",
    "zzzzzzz",
];

/// Every way to be wrong.
pub(crate) fn wrongs(schema: &Value, valid: &Value) -> Vec<Wrong> {
    let mut walk = Walk { whole: valid, found: Vec::new() };
    walk.at(schema, "");
    walk.found
}

/// The places of the schema that a value does not have.
pub(crate) fn uncovered(schema: &Value, value: &Value, at: &str) -> Vec<String> {
    let schema = resolve(schema);
    let mut missing = Vec::new();
    if let Some(item) = value.get(0) {
        missing.extend(uncovered(&schema["items"], item, &format!("{at}/0")));
    } else if value.is_array() {
        missing.push(format!("{at}/0"));
    }
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        let at = format!("{at}/{name}");
        match value.get(name) {
            Some(value) => missing.extend(uncovered(property, value, &at)),
            None => missing.push(at),
        }
    }
    missing
}

struct Walk<'a> {
    whole: &'a Value,
    found: Vec<Wrong>,
}

impl Walk<'_> {
    fn at(&mut self, schema: &Value, at: &str) {
        let nullable = schema["nullable"] == true;
        let schema = resolve(schema);
        let Some(here) = self.whole.pointer(at).cloned() else { return };
        if !nullable && schema["nullable"] != true {
            self.put(at, Value::Null, &["type"]);
        }
        if schema.get("enum").is_some() {
            for text in ["NOPE", "", " ", &here.as_str().unwrap_or_default().to_lowercase()] {
                self.put(at, json!(text), &["enum"]);
            }
        }
        match schema["type"].as_str().unwrap_or_default() {
            "object" => self.object(schema, at),
            "array" => self.array(schema, at, &here),
            "string" => self.string(schema, at),
            "integer" => self.integer(schema, at),
            "boolean" => self.types(at, &[json!("true"), json!(1), json!([]), json!({})]),
            other => panic!("{at}: the tests know no values of the type {other}"),
        }
    }

    fn object(&mut self, schema: &Value, at: &str) {
        self.types(at, &[json!([]), json!("text"), json!(5), json!(true)]);
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            let mut value = self.whole.clone();
            let parent = value.pointer_mut(at).and_then(Value::as_object_mut).expect("the object is there");
            parent.remove(name);
            let pointer = format!("{at}/{name}");
            self.found.push(Wrong { what: format!("{pointer} left out"), value, pointer, codes: &["required"] });
        }
        for (name, property) in schema["properties"].as_object().into_iter().flatten() {
            self.at(property, &format!("{at}/{name}"));
        }
    }

    fn array(&mut self, schema: &Value, at: &str, here: &Value) {
        self.types(at, &[json!({}), json!("text"), json!(5)]);
        let first = &here[0];
        if schema["minItems"].as_u64().unwrap_or_default() > 0 {
            self.put(at, json!([]), &["min_items"]);
        }
        if let Some(most) = length(&schema["maxItems"]) {
            self.put(at, vec![first.clone(); most + 1].into(), &["max_items"]);
        }
        if schema["uniqueItems"] == true {
            self.put(at, json!([first, first]), &["unique_items"]);
            // The second of the two is the one too many.
            let wrong = self.found.last_mut().expect("one was just put there");
            wrong.pointer.push_str("/1");
        }
        self.at(&schema["items"], &format!("{at}/0"));
    }

    fn string(&mut self, schema: &Value, at: &str) {
        self.types(at, &[json!(5), json!(true), json!([]), json!({})]);
        if let Some(least) = length(&schema["minLength"]).filter(|least| *least > 0) {
            self.put(at, json!("a".repeat(least - 1)), &["min_length"]);
        }
        if let Some(most) = length(&schema["maxLength"]) {
            self.put(at, json!("a".repeat(most + 1)), &["max_length"]);
            // Characters are counted, not bytes.
            self.put(at, json!("\u{e9}".repeat(most + 1)), &["max_length"]);
        }
        if let Some(pattern) = schema["pattern"].as_str() {
            let pattern = Regex::new(pattern).expect("the contract's patterns can be read");
            for text in ODD_TEXTS.iter().filter(|text| !pattern.is_match(text)) {
                self.put(at, json!(text), &["pattern"]);
            }
        }
        let id = "123e4567-e89b-12d3-a456-426614174000";
        let odd: &[String] = match schema["format"].as_str() {
            // The braced, simple and URN forms name an id as well as the hyphenated one does, and are read in bodies.
            Some("uuid") => &[String::new(), "nope".into(), format!("{id}0"), format!(" {id}"), id.replace('1', "g")],
            Some("date-time") => &[
                String::new(),
                "soon".into(),
                "2026-01-31".into(),
                "2026-13-01T00:00:00Z".into(),
                "2026-01-31T25:00:00Z".into(),
                "2026-01-31T12:00:00".into(),
            ],
            _ => &[],
        };
        for text in odd {
            self.put(at, json!(text), &["format"]);
        }
    }

    fn integer(&mut self, schema: &Value, at: &str) {
        self.types(at, &[json!("5"), json!(true), json!([]), json!({}), json!(1.5), json!("")]);
        if let Some(least) = schema["minimum"].as_i64() {
            self.put(at, json!(least - 1), &["minimum"]);
            self.put(at, json!(i64::MIN), &["minimum"]);
        }
        if let Some(most) = schema["maximum"].as_i64() {
            self.put(at, json!(most + 1), &["maximum"]);
            self.put(at, json!(i64::MAX), &["maximum"]);
        }
        for number in [json!(u64::MAX), json!(-1e300), json!(1e300)] {
            self.put(at, number, &["type", "format", "maximum", "minimum"]);
        }
    }

    fn types(&mut self, at: &str, values: &[Value]) {
        for value in values {
            self.put(at, value.clone(), &["type"]);
        }
    }

    fn put(&mut self, at: &str, new: Value, codes: &'static [&'static str]) {
        let mut told = new.to_string();
        told.truncate(told.char_indices().nth(60).map_or(told.len(), |(end, _)| end));
        let mut value = self.whole.clone();
        *value.pointer_mut(at).expect("the place is there") = new;
        self.found.push(Wrong { what: format!("{at} = {told}"), value, pointer: at.to_owned(), codes });
    }
}

fn length(bound: &Value) -> Option<usize> {
    bound.as_u64().and_then(|bound| usize::try_from(bound).ok())
}
