//! Parameters as texts: what a client writes in each style of OpenAPI, and a server reads.
//!
//! A path parameter is the text of its place in the path, a header its value. What goes into the query string or the
//! `Cookie` header is added to the text that is there already. Everything is escaped that has to be; the delimiters of
//! the styles are not, since that is what makes them delimiters.
//!
//! A null property, an empty list inside and an empty object are left out: no style has a text for them. An object
//! inside is JSON where the style does not nest. A value whose text would be read as another value is refused; the error
//! tells why.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde::{Serialize, Serializer};
use serde_json::Value;

/// All but what RFC 3986 calls unreserved.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// In a label the dot is a delimiter.
const ESCAPED_IN_LABEL: &AsciiSet = &ESCAPED.add(b'.');

/// A value that travels as JSON text, as `content` asks for.
#[derive(Debug, Clone, Copy)]
pub struct JsonText<'a, T: ?Sized>(pub &'a T);

impl<T: Serialize + ?Sized> Serialize for JsonText<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let json = serde_json::to_string(self.0).map_err(serde::ser::Error::custom)?;
        // A semicolon would end a cookie. JSON has it in strings alone, where it can be written so.
        serializer.serialize_str(&json.replace(';', "\\u003b"))
    }
}

/// A path parameter in the style `simple`: `a,b`.
///
/// # Errors
///
/// When no text of this style is read as this value.
pub fn simple<T: Serialize + ?Sized>(name: &str, explode: bool, value: &T) -> Result<String, String> {
    let text = Texts::of(value).and_then(|texts| {
        texts.fit_in_list(&[','])?;
        texts.joined(",", explode, escape)
    });
    segment(name, text)
}

/// A path parameter in the style `label`: `.a.b`, or `.a,b` when it is not exploded.
///
/// # Errors
///
/// When no text of this style is read as this value.
pub fn label<T: Serialize + ?Sized>(name: &str, explode: bool, value: &T) -> Result<String, String> {
    let text = Texts::of(value).and_then(|texts| {
        let delimiter = if explode { "." } else { "," };
        let text = texts.joined(delimiter, explode, |text| utf8_percent_encode(text, ESCAPED_IN_LABEL).to_string())?;
        Ok(text.map(|text| format!(".{text}")))
    });
    segment(name, text)
}

/// A path parameter in the style `matrix`: `;name=a;name=b`, or `;name=a,b` when it is not exploded.
///
/// # Errors
///
/// When no text of this style is read as this value.
pub fn matrix<T: Serialize + ?Sized>(name: &str, explode: bool, value: &T) -> Result<String, String> {
    let text = Texts::of(value).and_then(|texts| {
        if explode {
            let pairs = texts.pairs(name);
            return Ok(Some(pairs.map(|(key, text)| format!(";{}={}", escape(key), escape(text))).collect()));
        }
        let text = texts.joined(",", false, escape)?;
        Ok(text.map(|text| format!(";{}={text}", escape(name))))
    });
    segment(name, text)
}

/// Adds a parameter of the style `form` to a query: `name=a&name=b`, or `name=a,b` when it is not exploded.
///
/// # Errors
///
/// When no text of this style is read as this value.
pub fn form<T: Serialize + ?Sized>(query: &mut String, name: &str, explode: bool, value: &T) -> Result<(), String> {
    if !explode {
        let text = Texts::of(value).and_then(|texts| {
            texts.fit_in_list(&[','])?;
            texts.joined(",", false, escape)
        });
        return add_pair(query, name, text);
    }
    let texts = Texts::of(value).map_err(|reason| refused(name, &reason))?;
    for (key, text) in texts.pairs(name) {
        add_pair(query, key, Ok(Some(escape(text))))?;
    }
    Ok(())
}

/// Adds a parameter to a query that a space parts (`spaceDelimited`: `name=a%20b`) or a bar (`pipeDelimited`:
/// `name=a%7Cb`), not exploded. Exploded, these styles are [`form`].
///
/// # Errors
///
/// When no text of this style is read as this value. The delimiters may not stand in a query as they are, so that one
/// inside of an item would look like one between two.
pub fn delimited<T: Serialize + ?Sized>(
    query: &mut String,
    name: &str,
    delimiter: char,
    value: &T,
) -> Result<(), String> {
    let text = Texts::of(value).and_then(|texts| {
        texts.fit(&[delimiter])?;
        texts.joined(&escape(delimiter.encode_utf8(&mut [0; 4])), false, escape)
    });
    add_pair(query, name, text)
}

/// Adds a parameter of the style `deepObject` to a query: `name[key]=a&name[key]=b&name[other][inner]=c`. A list of
/// objects has numbers: `name[key][0][inner]=a`.
///
/// # Errors
///
/// When no text of this style is read as this value.
pub fn deep_object<T: Serialize + ?Sized>(query: &mut String, name: &str, value: &T) -> Result<(), String> {
    let value = to_json(value).map_err(|reason| refused(name, &reason))?;
    add_deep(query, name, &value).map_err(|reason| refused(name, &reason))
}

/// The value of a header, which has the style `simple`: `a,b`. `None` when there is nothing to send.
///
/// # Errors
///
/// When no text of this style is read as this value: nothing is escaped in a header.
pub fn header<T: Serialize + ?Sized>(name: &str, explode: bool, value: &T) -> Result<Option<String>, String> {
    let text = Texts::of(value).and_then(|texts| {
        match &texts {
            Texts::One(_) => texts.fit(&[])?,
            Texts::List(_) => texts.fit(&[','])?,
            Texts::Fields(fields) => {
                texts.fit(&[','])?;
                if explode && fields.iter().any(|(key, _)| key.contains('=')) {
                    return Err("a name in it holds a `=`".to_owned());
                }
            }
        }
        texts.joined(",", explode, str::to_owned)
    });
    text.map_err(|reason| refused(name, &reason))
}

/// Adds a cookie to the `Cookie` header: `name=a,b`. Nothing but an object is escaped, as servers read cookies.
///
/// # Errors
///
/// When no text of this style is read as this value.
pub fn cookie<T: Serialize + ?Sized>(cookies: &mut String, name: &str, value: &T) -> Result<(), String> {
    let text = Texts::of(value).and_then(|texts| {
        match &texts {
            Texts::One(_) => texts.fit(&[';'])?,
            Texts::List(_) => texts.fit(&[',', ';'])?,
            Texts::Fields(_) => return texts.joined(",", false, escape),
        }
        texts.joined(",", false, str::to_owned)
    });
    add_cookie(cookies, name, text)
}

/// Adds a cookie whose value is escaped, whatever it is: one that may be an object, but need not.
///
/// # Errors
///
/// When no text of this style is read as this value.
pub fn escaped_cookie<T: Serialize + ?Sized>(cookies: &mut String, name: &str, value: &T) -> Result<(), String> {
    add_cookie(cookies, name, Texts::of(value).and_then(|texts| texts.joined(",", false, escape)))
}

/// What a value is made of.
enum Texts {
    One(String),
    List(Vec<String>),
    Fields(Vec<(String, String)>),
}

impl Texts {
    fn of<T: Serialize + ?Sized>(value: &T) -> Result<Texts, String> {
        Ok(match to_json(value)? {
            Value::Array(items) => Texts::List(items.iter().map(word).collect::<Result<_, _>>()?),
            Value::Object(object) => {
                let mut fields = Vec::with_capacity(object.len());
                for (key, value) in object {
                    match value {
                        Value::Null => {}
                        Value::Array(items) => {
                            for item in &items {
                                fields.push((key.clone(), word(item)?));
                            }
                        }
                        value => fields.push((key, word(&value)?)),
                    }
                }
                Texts::Fields(fields)
            }
            value => Texts::One(word(&value)?),
        })
    }

    /// A list's items hold none of these, and no space around them: a server may part them after it has unescaped them.
    fn fit_in_list(&self, delimiters: &[char]) -> Result<(), String> {
        if matches!(self, Texts::List(_)) { self.fit(delimiters) } else { Ok(()) }
    }

    /// No text holds any of these, or has space around it, which is not read.
    fn fit(&self, delimiters: &[char]) -> Result<(), String> {
        for (key, text) in self.pairs("") {
            for text in [key, text] {
                if let Some(delimiter) = text.chars().find(|one| delimiters.contains(one)) {
                    return Err(format!("`{text}` holds a `{delimiter}`, which parts values"));
                }
                if text.trim() != text {
                    return Err(format!("`{text}` begins or ends with space, which is not read"));
                }
            }
        }
        Ok(())
    }

    /// One text of all; `None` for an object without properties.
    fn joined(
        &self,
        delimiter: &str,
        explode: bool,
        escape: impl Fn(&str) -> String,
    ) -> Result<Option<String>, String> {
        Ok(match self {
            Texts::One(text) => Some(escape(text)),
            Texts::List(items) if matches!(items.as_slice(), [only] if only.is_empty()) => {
                return Err("a list of one empty text is written as an empty list is".to_owned());
            }
            Texts::List(items) => Some(items.iter().map(|item| escape(item)).collect::<Vec<_>>().join(delimiter)),
            Texts::Fields(fields) => {
                let between = if explode { "=" } else { delimiter };
                let pairs = fields.iter().map(|(key, text)| [escape(key), escape(text)].join(between));
                Some(pairs.collect::<Vec<_>>().join(delimiter)).filter(|_| !fields.is_empty())
            }
        })
    }

    /// Pairs of a name and a text; what has no names has that of the parameter.
    fn pairs<'a>(&'a self, name: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let (own, fields): (&[String], &[_]) = match self {
            Texts::One(text) => (std::slice::from_ref(text), &[]),
            Texts::List(items) => (items, &[]),
            Texts::Fields(fields) => (&[], fields),
        };
        let own = own.iter().map(move |text| (name, text.as_str()));
        own.chain(fields.iter().map(|(key, text)| (key.as_str(), text.as_str())))
    }
}

fn to_json<T: Serialize + ?Sized>(value: &T) -> Result<Value, String> {
    serde_json::to_value(value).map_err(|error| error.to_string())
}

/// One text. An object is JSON here.
fn word(value: &Value) -> Result<String, String> {
    match value {
        Value::Null => Err("null has no text".to_owned()),
        Value::Bool(flag) => Ok(flag.to_string()),
        Value::Number(number) => Ok(number.to_string()),
        Value::String(text) => Ok(text.clone()),
        Value::Array(_) => Err("a list inside a list has no text in this style".to_owned()),
        Value::Object(_) => Ok(value.to_string()),
    }
}

fn add_deep(query: &mut String, name: &str, value: &Value) -> Result<(), String> {
    match value {
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            for (position, item) in items.iter().enumerate() {
                add_deep(query, &format!("{name}[{position}]"), item)?;
            }
            Ok(())
        }
        Value::Array(items) => items.iter().try_for_each(|item| add_deep(query, name, item)),
        Value::Object(object) => {
            for (key, value) in object.iter().filter(|(_, value)| !value.is_null()) {
                if key.contains(']') {
                    return Err(format!("the name `{key}` holds a `]`"));
                }
                add_deep(query, &format!("{name}[{key}]"), value)?;
            }
            Ok(())
        }
        value => add_pair(query, name, Ok(Some(escape(&word(value)?)))),
    }
}

fn escape(text: &str) -> String {
    utf8_percent_encode(text, ESCAPED).to_string()
}

fn refused(name: &str, reason: &str) -> String {
    format!("the parameter `{name}` cannot be written: {reason}")
}

/// A text for a place in a path, where some mean something else: nothing, and dots, which lead out of the path.
fn segment(name: &str, text: Result<Option<String>, String>) -> Result<String, String> {
    let text = text.map_err(|reason| refused(name, &reason))?.unwrap_or_default();
    match text.replace("%2E", ".").as_str() {
        "" => Err(refused(name, "in a path nothing has no text")),
        "." | ".." => Err(refused(name, "in a path these dots alone lead elsewhere")),
        _ => Ok(text),
    }
}

fn add_pair(query: &mut String, name: &str, text: Result<Option<String>, String>) -> Result<(), String> {
    if let Some(text) = text.map_err(|reason| refused(name, &reason))? {
        add(query, "&", &escape(name), &text);
    }
    Ok(())
}

fn add_cookie(cookies: &mut String, name: &str, text: Result<Option<String>, String>) -> Result<(), String> {
    if let Some(text) = text.map_err(|reason| refused(name, &reason))? {
        add(cookies, "; ", name, &text);
    }
    Ok(())
}

fn add(to: &mut String, between: &str, name: &str, text: &str) {
    if !to.is_empty() {
        to.push_str(between);
    }
    for part in [name, "=", text] {
        to.push_str(part);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const LIST: &[&str] = &["a", "b/c", "ü"];

    fn point() -> Value {
        json!({ "x": 1, "y": "a,b", "none": null, "tags": ["r", "s"], "in": { "z": true } })
    }

    #[track_caller]
    fn query(write: impl Fn(&mut String) -> Result<(), String>) -> String {
        let mut text = "before=1".to_owned();
        write(&mut text).unwrap();
        text.strip_prefix("before=1").unwrap().trim_start_matches('&').to_owned()
    }

    #[test]
    fn every_style_of_a_path() {
        assert_eq!(simple("id", false, &5).unwrap(), "5");
        assert_eq!(simple("id", false, "a b/%.json").unwrap(), "a%20b%2F%25.json");
        assert_eq!(simple("id", false, LIST).unwrap(), "a,b%2Fc,%C3%BC");
        let exploded = simple("id", true, &point()).unwrap();
        assert_eq!(exploded, "x=1,y=a%2Cb,tags=r,tags=s,in=%7B%22z%22%3Atrue%7D");
        assert_eq!(label("id", true, &5.5).unwrap(), ".5%2E5");
        assert_eq!(label("id", false, LIST).unwrap(), ".a,b%2Fc,%C3%BC");
        assert_eq!(label("id", true, LIST).unwrap(), ".a.b%2Fc.%C3%BC");
        assert_eq!(label("id", true, &json!({ "x": 1, "y": "." })).unwrap(), ".x=1.y=%2E");
        assert_eq!(matrix("id", false, "a;b").unwrap(), ";id=a%3Bb");
        assert_eq!(matrix("id", false, LIST).unwrap(), ";id=a,b%2Fc,%C3%BC");
        assert_eq!(matrix("id", true, LIST).unwrap(), ";id=a;id=b%2Fc;id=%C3%BC");
        assert_eq!(matrix("id", false, &json!({ "x": 1, "y": 2 })).unwrap(), ";id=x,1,y,2");
        assert_eq!(matrix("id", true, &json!({ "x": 1, "y": 2 })).unwrap(), ";x=1;y=2");
        assert_eq!(matrix("id", false, &[0; 0]).unwrap(), ";id=");
    }

    #[test]
    fn every_style_of_a_query() {
        assert_eq!(query(|query| form(query, "a b", true, LIST)), "a%20b=a&a%20b=b%2Fc&a%20b=%C3%BC");
        assert_eq!(query(|query| form(query, "id", false, LIST)), "id=a,b%2Fc,%C3%BC");
        assert_eq!(query(|query| form(query, "id", false, &[0; 0])), "id=");
        assert_eq!(query(|query| form(query, "id", true, &[0; 0])), "");
        assert_eq!(query(|query| form(query, "id", true, &json!({ "x": 1, "y": "a&b" }))), "x=1&y=a%26b");
        assert_eq!(query(|query| form(query, "id", false, &json!({ "x": 1, "y": "a,b" }))), "id=x,1,y,a%2Cb");
        assert_eq!(query(|query| form(query, "id", false, &json!({}))), "");
        assert_eq!(query(|query| form(query, "id", true, &JsonText(&json!([1])))), "id=%5B1%5D");
        assert_eq!(query(|query| delimited(query, "id", ' ', &[1, 2])), "id=1%202");
        assert_eq!(query(|query| delimited(query, "id", '|', &["a b", "c"])), "id=a%20b%7Cc");
        let nested = json!({ "a": { "b": [1, 2] }, "c": [{ "d": true }, { "d": false }], "e": null });
        assert_eq!(
            query(|query| deep_object(query, "f", &nested)),
            "f%5Ba%5D%5Bb%5D=1&f%5Ba%5D%5Bb%5D=2&f%5Bc%5D%5B0%5D%5Bd%5D=true&f%5Bc%5D%5B1%5D%5Bd%5D=false"
        );
    }

    #[test]
    fn headers_and_cookies() {
        assert_eq!(header("X", false, LIST).unwrap().unwrap(), "a,b/c,ü");
        assert_eq!(header("X", true, &json!({ "x": 1, "y": "a=b" })).unwrap().unwrap(), "x=1,y=a=b");
        assert_eq!(header("X", false, &[0; 0]).unwrap().unwrap(), "");
        assert_eq!(header("X", false, &json!({ "x": null })).unwrap(), None);
        let mut cookies = String::new();
        cookie(&mut cookies, "a", "100%").unwrap();
        cookie(&mut cookies, "b", &[1, 2]).unwrap();
        cookie(&mut cookies, "c", &json!({ "k": "a;b" })).unwrap();
        cookie(&mut cookies, "d", &JsonText(&json!({ "k": "a;b" }))).unwrap();
        escaped_cookie(&mut cookies, "e", "100%").unwrap();
        assert_eq!(cookies, r#"a=100%; b=1,2; c=k,a%3Bb; d={"k":"a\u003bb"}; e=100%25"#);
    }

    #[test]
    fn what_would_be_read_otherwise_is_refused() {
        #[track_caller]
        fn check(result: Result<impl std::fmt::Debug, String>, reason: &str) {
            assert_eq!(result.unwrap_err(), format!("the parameter `id` cannot be written: {reason}"));
        }
        let mut text = String::new();
        check(simple("id", false, &["a,b"]), "`a,b` holds a `,`, which parts values");
        check(simple("id", false, &[" a"]), "` a` begins or ends with space, which is not read");
        check(simple("id", false, ""), "in a path nothing has no text");
        check(simple("id", false, &json!({})), "in a path nothing has no text");
        check(simple("id", false, ".."), "in a path these dots alone lead elsewhere");
        check(label("id", false, "."), "in a path these dots alone lead elsewhere");
        check(label("id", false, &[0; 0]), "in a path these dots alone lead elsewhere");
        check(simple("id", false, &json!([null])), "null has no text");
        check(form(&mut text, "id", true, &f64::NAN), "null has no text");
        check(form(&mut text, "id", false, &[""]), "a list of one empty text is written as an empty list is");
        check(form(&mut text, "id", true, &[[1]]), "a list inside a list has no text in this style");
        check(delimited(&mut text, "id", '|', &["a|b"]), "`a|b` holds a `|`, which parts values");
        check(deep_object(&mut text, "id", &json!({ "]": 1 })), "the name `]` holds a `]`");
        check(header("id", false, &["a,b"]), "`a,b` holds a `,`, which parts values");
        check(header("id", true, &json!({ "a=": 1 })), "a name in it holds a `=`");
        check(cookie(&mut text, "id", "a;b"), "`a;b` holds a `;`, which parts values");
        assert_eq!(text, "");
    }
}
