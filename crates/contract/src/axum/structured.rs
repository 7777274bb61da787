//! Parameters that are more than one word: objects, alternatives, and the styles of paths.

use percent_encoding::percent_decode_str;
use serde::de::DeserializeOwned;

use super::Params;
use super::params::{Text, cookie_values, form_decode, header_values};
use super::template;
use crate::{Node, Pointer, Shape, Validate, Violation};

/// How a parameter is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ParamStyle {
    /// `name=a&name=b`, or `name=a,b`
    Form,
    /// `a,b`
    Simple,
    /// `.a.b`
    Label,
    /// `;name=a;name=b`
    Matrix,
    /// `name=a%20b`
    SpaceDelimited,
    /// `name=a|b`
    PipeDelimited,
    /// `name[key]=a`
    DeepObject,
}

/// What was sent for one parameter.
enum Sent {
    Nothing,
    This(Node),
    /// Not as the style asks for: what it should look like.
    Wrong(&'static str),
}

impl Params<'_> {
    /// A path parameter of any shape. `template` is its segment in the document.
    #[allow(clippy::too_many_arguments, reason = "generated code alone calls it, and each says one thing")]
    pub fn path_structured<T: DeserializeOwned + Validate>(
        &mut self,
        from_end: usize,
        template: &'static str,
        name: &'static str,
        style: ParamStyle,
        explode: bool,
        shape: &'static Shape,
        check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<T> {
        let raw = self.raw_segment(from_end);
        let own = template::parts(template, raw).and_then(|parts| parts.into_iter().find(|(own, _)| *own == name));
        let sent = match own {
            Some((_, raw)) => segment(raw, name, style, explode, shape),
            None => Sent::Nothing,
        };
        let value = self.sent("path", name, sent, shape, check);
        self.required("path", name, value)
    }

    /// A query, header or cookie parameter of any shape; the inner `None` when it is absent. `others` are the names of
    /// the query's other parameters: an object that takes any property takes none of these.
    #[allow(clippy::too_many_arguments, reason = "generated code alone calls it, and each says one thing")]
    pub fn structured<T: DeserializeOwned + Validate>(
        &mut self,
        location: &'static str,
        name: &'static str,
        style: ParamStyle,
        explode: bool,
        shape: &'static Shape,
        others: &[&str],
        check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<Option<T>> {
        let sent = match location {
            "query" => query(self.parts.uri.query().unwrap_or_default(), name, style, explode, shape, others),
            "header" => {
                let texts = header_values(self.parts, name);
                words(texts, explode, shape, |text| Some(text.trim().to_owned()))
            }
            _ => words(cookie_values(self.parts, name), false, shape, decoded),
        };
        self.sent(location, name, sent, shape, check)
    }

    fn sent<T: DeserializeOwned + Validate>(
        &mut self,
        location: &'static str,
        name: &'static str,
        sent: Sent,
        shape: &Shape,
        check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
    ) -> Option<Option<T>> {
        let node = match sent {
            Sent::Nothing => return Some(None),
            Sent::This(node) => node,
            Sent::Wrong(what) => {
                self.note(location, name, "format", format!("must be {what}"));
                return None;
            }
        };
        let value = shape.value(&node);
        let before = self.violations.len();
        let root = Pointer::Root;
        let location_at = root.field(location);
        let at = location_at.field(name);
        match T::deserialize(&value) {
            Ok(value) => {
                check(&value, &at, &mut self.violations);
                (self.violations.len() == before).then_some(Some(value))
            }
            Err(error) => {
                T::inspect(&value, &at, &mut self.violations);
                if self.violations.len() == before {
                    self.note(location, name, "type", error.to_string());
                }
                None
            }
        }
    }
}

const NOT_TEXT: &str = "UTF-8";

fn decoded(raw: &str) -> Option<String> {
    percent_decode_str(raw).decode_utf8().ok().map(std::borrow::Cow::into_owned)
}

fn form_text(raw: &str) -> Option<String> {
    form_decode(raw).map(std::borrow::Cow::into_owned)
}

fn segment(raw: &str, name: &str, style: ParamStyle, explode: bool, shape: &Shape) -> Sent {
    let is_object = shape.properties().is_some() && !shape.is_array();
    let node = match style {
        ParamStyle::Label => {
            let Some(raw) = raw.strip_prefix('.') else {
                return Sent::Wrong("written with a dot before it, as `.value`");
            };
            let is_list = is_object || shape.is_array();
            match (explode && is_list, is_object) {
                (true, true) => keyed(raw, '.', decoded),
                (true, false) => list(raw, '.', decoded),
                (false, _) => joined(raw, ',', shape, decoded),
            }
        }
        ParamStyle::Matrix => {
            let Some(raw) = raw.strip_prefix(';') else {
                return Sent::Wrong("written with a semicolon and its name before it, as `;name=value`");
            };
            if explode && is_object {
                keyed(raw, ';', decoded)
            } else {
                let mut node = Some(Node::default());
                for part in raw.split(';') {
                    let Some(value) = part.strip_prefix(name).and_then(|rest| rest.strip_prefix('=')) else {
                        return Sent::Wrong("written with a semicolon and its name before it, as `;name=value`");
                    };
                    if explode {
                        node = node.and_then(|mut node| {
                            node.texts.push(decoded(value)?);
                            Some(node)
                        });
                    } else {
                        node = joined(value, ',', shape, decoded);
                    }
                }
                node
            }
        }
        _ if explode && is_object => keyed(raw, ',', decoded),
        _ => joined(raw, ',', shape, decoded),
    };
    node.map_or(Sent::Wrong(NOT_TEXT), Sent::This)
}

fn query(query: &str, name: &str, style: ParamStyle, explode: bool, shape: &Shape, others: &[&str]) -> Sent {
    let mut node = Node::default();
    let mut found = false;
    let properties = if explode && style != ParamStyle::DeepObject { shape.properties() } else { None };
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (key, raw) = pair.split_once('=').unwrap_or((pair, ""));
        let Some(key) = form_decode(key) else {
            continue;
        };
        let own = key == name || key.strip_suffix("[]") == Some(name);
        if own && (explode || style == ParamStyle::DeepObject) {
            let Some(text) = form_text(raw) else {
                return Sent::Wrong(NOT_TEXT);
            };
            node.texts.push(text);
            found = true;
        } else if own {
            let text = match style {
                ParamStyle::Form | ParamStyle::Simple => joined(raw, ',', shape, form_text),
                // These are written with escapes, since they may not stand in a query themselves.
                _ => form_text(raw).and_then(|text| {
                    let delimiter = if style == ParamStyle::PipeDelimited { '|' } else { ' ' };
                    joined(&text, delimiter, shape, |text| Some(text.to_owned()))
                }),
            };
            match text {
                Some(text) => node = text,
                None => return Sent::Wrong(NOT_TEXT),
            }
            found = true;
        } else if style == ParamStyle::DeepObject {
            if let Some(brackets) = key.strip_prefix(name).filter(|rest| rest.starts_with('[')) {
                let Some(text) = form_text(raw) else {
                    return Sent::Wrong(NOT_TEXT);
                };
                node.add(brackets, text);
                found = true;
            }
        } else if let Some((known, further)) = properties {
            let is_known = known.iter().any(|(own, _)| *own == key);
            if is_known || (further.is_some() && !others.contains(&key.as_ref())) {
                let Some(text) = form_text(raw) else {
                    return Sent::Wrong(NOT_TEXT);
                };
                node.child(&key).texts.push(text);
                found = true;
            }
        }
    }
    if found { Sent::This(node) } else { Sent::Nothing }
}

/// Headers and cookies.
fn words<'t>(
    texts: impl Iterator<Item = Text<'t>>,
    explode: bool,
    shape: &Shape,
    decode: fn(&str) -> Option<String>,
) -> Sent {
    let Some(lines) = texts.collect::<Option<Vec<_>>>() else {
        return Sent::Wrong(NOT_TEXT);
    };
    if lines.is_empty() {
        return Sent::Nothing;
    }
    // A header on several lines is one list.
    let line = lines.join(",");
    let is_object = shape.properties().is_some() && !shape.is_array();
    let node = if explode && is_object { keyed(&line, ',', decode) } else { joined(&line, ',', shape, decode) };
    node.map_or(Sent::Wrong(NOT_TEXT), Sent::This)
}

/// `a,b`, which for an object is `key,value`.
fn joined(raw: &str, delimiter: char, shape: &Shape, decode: impl Fn(&str) -> Option<String>) -> Option<Node> {
    let mut node = Node::default();
    if shape.is_array() {
        if !raw.is_empty() {
            return list(raw, delimiter, decode);
        }
    } else if shape.properties().is_some() && raw.contains(delimiter) {
        let mut words = raw.split(delimiter);
        while let Some(key) = words.next() {
            let value = words.next().unwrap_or_default();
            node.child(&decode(key)?).texts.push(decode(value)?);
        }
    } else {
        node.texts.push(decode(raw)?);
    }
    Some(node)
}

fn list(raw: &str, delimiter: char, decode: impl Fn(&str) -> Option<String>) -> Option<Node> {
    let mut node = Node::default();
    node.texts = raw.split(delimiter).map(decode).collect::<Option<Vec<_>>>()?;
    Some(node)
}

/// `key=value,key=value`
fn keyed(raw: &str, delimiter: char, decode: impl Fn(&str) -> Option<String>) -> Option<Node> {
    let mut node = Node::default();
    for pair in raw.split(delimiter).filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        node.child(&decode(key)?).texts.push(decode(value)?);
    }
    Some(node)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    const LIST: Shape = Shape::Array(&Shape::Integer);
    const POINT: Shape = Shape::Object(&[("x", Shape::Integer), ("y", Shape::Text)], None);
    const OPEN: Shape = Shape::Object(&[("x", Shape::Integer)], Some(&Shape::Text));

    #[track_caller]
    fn value(sent: Sent, shape: &Shape) -> Option<Value> {
        match sent {
            Sent::Nothing => None,
            Sent::This(node) => Some(shape.value(&node)),
            Sent::Wrong(what) => panic!("must be {what}"),
        }
    }

    #[test]
    fn every_style_of_a_path_is_read() {
        use ParamStyle::{Label, Matrix, Simple};
        let point = json!({"x": 1, "y": "a,b"});
        for (raw, style, explode, shape, expected) in [
            ("1,2", Simple, false, &LIST, json!([1, 2])),
            ("x,1,y,a%2Cb", Simple, false, &POINT, point.clone()),
            ("x=1,y=a%2Cb", Simple, true, &POINT, point.clone()),
            (".5", Label, false, &Shape::Integer, json!(5)),
            (".1,2", Label, false, &LIST, json!([1, 2])),
            (".1.2", Label, true, &LIST, json!([1, 2])),
            (".x,1,y,a%2Cb", Label, false, &POINT, point.clone()),
            (".x=1.y=a%2Cb", Label, true, &POINT, point.clone()),
            (";id=5", Matrix, false, &Shape::Integer, json!(5)),
            (";id=1,2", Matrix, false, &LIST, json!([1, 2])),
            (";id=1;id=2", Matrix, true, &LIST, json!([1, 2])),
            (";id=x,1,y,a%2Cb", Matrix, false, &POINT, point.clone()),
            (";x=1;y=a%2Cb", Matrix, true, &POINT, point),
        ] {
            assert_eq!(value(segment(raw, "id", style, explode, shape), shape), Some(expected), "{raw}");
        }
        assert!(matches!(segment("5", "id", Label, false, &LIST), Sent::Wrong(_)));
        assert!(matches!(segment(";other=5", "id", Matrix, false, &LIST), Sent::Wrong(_)));
    }

    #[test]
    fn every_style_of_a_query_is_read() {
        use ParamStyle::{DeepObject, Form, PipeDelimited, SpaceDelimited};
        for (text, style, explode, shape, expected) in [
            ("id=1&id=2", Form, true, &LIST, Some(json!([1, 2]))),
            ("id[]=1&id%5B%5D=2", Form, true, &LIST, Some(json!([1, 2]))),
            ("id=1,2", Form, false, &LIST, Some(json!([1, 2]))),
            ("id=", Form, false, &LIST, Some(json!([]))),
            ("x=1&y=a+b&z=3", Form, true, &POINT, Some(json!({"x": 1, "y": "a b"}))),
            ("x=1&other=2&z=3", Form, true, &OPEN, Some(json!({"x": 1, "z": "3"}))),
            ("id=x,1,y,a", Form, false, &POINT, Some(json!({"x": 1, "y": "a"}))),
            ("id=1%202", SpaceDelimited, false, &LIST, Some(json!([1, 2]))),
            ("id=1+2", SpaceDelimited, false, &LIST, Some(json!([1, 2]))),
            ("id=1%7C2", PipeDelimited, false, &LIST, Some(json!([1, 2]))),
            ("id[x]=1&id%5By%5D=a", DeepObject, true, &POINT, Some(json!({"x": 1, "y": "a"}))),
            ("z=1", DeepObject, true, &POINT, None),
        ] {
            let sent = query(text, "id", style, explode, shape, &["other"]);
            assert_eq!(value(sent, shape), expected, "{text}");
        }
    }
}
