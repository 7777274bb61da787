//! Parameters that a client has written are read as the values that they were.

use axum::http::request::Parts;
use axum::http::{HeaderValue, Request};
use proptest::prelude::{Strategy, any};
use serde_json::{Value, json};
use windlass_contract::Shape;
use windlass_contract::axum::{ArrayStyle, JsonParam, ParamStyle, Params, unchecked};
use windlass_contract::param_text::{self, JsonText};

const TEXTS: Shape = Shape::Array(&Shape::Text);
const NUMBERS: Shape = Shape::Array(&Shape::Integer);
const INNER: Shape = Shape::Object(&[("on", Shape::Boolean), ("words", TEXTS), ("more", Shape::Json)], None);
const THING: Shape = Shape::Object(
    &[("x", Shape::Integer), ("text", Shape::Text), ("tags", TEXTS), ("in", INNER), ("all", Shape::Array(&INNER))],
    Some(&Shape::Number),
);
const EITHER: Shape = Shape::Any(&[Shape::Integer, Shape::Text]);

fn parts(path_and_query: &str) -> Parts {
    Request::get(path_and_query).body(()).unwrap().into_parts().0
}

fn parts_with(header: &str, text: &str) -> Option<Parts> {
    let value = HeaderValue::try_from(text).ok()?;
    Some(Request::get("/").header(header, value).body(()).unwrap().into_parts().0)
}

fn read_path(text: &str, style: ParamStyle, explode: bool, shape: &'static Shape) -> Option<Value> {
    let parts = parts(&format!("/things/{text}/more"));
    Params::new(&parts).path_structured(1, "{id}", "id", style, explode, shape, unchecked)
}

fn read(parts: &Parts, location: &'static str, style: ParamStyle, explode: bool, shape: &'static Shape) -> Value {
    let found = Params::new(parts).structured(location, "id", style, explode, shape, &["other"], unchecked);
    found.unwrap_or_else(|| panic!("{parts:?} is refused")).unwrap_or(Value::Null)
}

type Write = fn(&str, bool, &Value) -> Result<String, String>;
type Add = fn(&mut String, &str, bool, &Value) -> Result<(), String>;

const PATHS: [(ParamStyle, Write); 3] = [
    (ParamStyle::Simple, param_text::simple),
    (ParamStyle::Label, param_text::label),
    (ParamStyle::Matrix, param_text::matrix),
];

/// The styles of a query that take any object; with whether they are exploded.
const QUERIES: [(ParamStyle, bool, Add); 5] = [
    (ParamStyle::Form, true, param_text::form),
    (ParamStyle::Form, false, param_text::form),
    (ParamStyle::SpaceDelimited, false, |query, name, _, value| param_text::delimited(query, name, ' ', value)),
    (ParamStyle::PipeDelimited, false, |query, name, _, value| param_text::delimited(query, name, '|', value)),
    (ParamStyle::DeepObject, true, |query, name, _, value| param_text::deep_object(query, name, value)),
];

/// Writes the value in every style and reads it again; answers the texts, `-` where the value is refused.
#[track_caller]
fn round(value: &Value, shape: &'static Shape) -> Vec<String> {
    let mut texts = Vec::new();
    let mut told = |text: Result<String, String>| texts.push(text.unwrap_or_else(|_| "-".to_owned()));
    for (style, write) in PATHS {
        for explode in [false, true] {
            let text = write("id", explode, value);
            if let Ok(text) = &text {
                assert_eq!(read_path(text, style, explode, shape).as_ref(), Some(value), "{text}");
            }
            told(text);
        }
    }
    for (style, explode, add) in QUERIES {
        let mut query = "other=1".to_owned();
        let text = add(&mut query, "id", explode, value).map(|()| query);
        if let Ok(text) = &text
            && text != "other=1"
        {
            assert_eq!(&read(&parts(&format!("/?{text}")), "query", style, explode, shape), value, "{text}");
        }
        told(text);
    }
    for explode in [false, true] {
        let text = param_text::header("id", explode, value).map(Option::unwrap_or_default);
        if let Ok(text) = &text
            && let Some(parts) = parts_with("id", text)
        {
            assert_eq!(&read(&parts, "header", ParamStyle::Simple, explode, shape), value, "{text}");
        }
        told(text);
    }
    let mut cookies = "other=1".to_owned();
    let text = param_text::escaped_cookie(&mut cookies, "id", value).map(|()| cookies);
    if let Ok(text) = &text {
        let parts = parts_with("cookie", text).unwrap();
        assert_eq!(&read(&parts, "cookie", ParamStyle::Form, true, shape), value, "{text}");
    }
    told(text);
    texts
}

#[test]
fn lists_come_back_from_every_style() {
    let refused = |value, shape| round(&value, shape).iter().filter(|text| *text == "-").count();
    assert_eq!(refused(json!([1, -2, 3]), &NUMBERS), 0);
    assert_eq!(refused(json!(["50%", "1+1", "a/b&c=d", "ü ☃", "?#x", "a.b;c"]), &TEXTS), 1, "for its space");
    // A label of nothing would lead elsewhere, and in a path nothing has no text.
    assert_eq!(refused(json!([]), &TEXTS), 5);
    // The comma parts items of a list in `simple`, `form`, and headers.
    assert_eq!(refused(json!(["a,b"]), &TEXTS), 5);
}

#[test]
fn objects_come_back_from_every_style() {
    let refused = |value| round(&value, &THING).iter().filter(|text| *text == "-").count();
    assert_eq!(refused(json!({ "x": 5, "text": "a", "tags": ["b", "c"], "free": 0.5 })), 0);
    let awkward = "a/b&c=d;e.f,g%h+i?#[x]ü☃";
    // A header escapes nothing.
    assert_eq!(refused(json!({ "text": awkward, "tags": [awkward, ","], "in": { "on": true } })), 2);
}

#[test]
fn a_deep_object_nests() {
    let value = json!({
        "x": 5,
        "in": { "on": true, "words": ["a&b", "c=d", ""] },
        "all": [{ "words": ["e", "f"] }, { "on": false }],
    });
    let mut query = String::new();
    param_text::deep_object(&mut query, "id", &value).unwrap();
    assert_eq!(read(&parts(&format!("/?{query}")), "query", ParamStyle::DeepObject, true, &THING), value);
}

#[test]
fn lists_of_words_come_back_where_they_are_read_alone() {
    let list = vec!["50%".to_owned(), "1+1".to_owned(), "a/b&c=d".to_owned(), "ü☃".to_owned(), String::new()];
    for list in [list, Vec::new()] {
        let mut query = String::new();
        param_text::form(&mut query, "id", false, &list).unwrap();
        let read = parts(&format!("/?{query}"));
        let comma = ArrayStyle::Separated(',');
        assert_eq!(Params::new(&read).query_array("id", comma, unchecked).unwrap().as_ref(), Some(&list));
        for delimiter in [' ', '|'] {
            let mut query = String::new();
            param_text::delimited(&mut query, "id", delimiter, &list).unwrap();
            let read = parts(&format!("/?{query}"));
            let style = ArrayStyle::Separated(delimiter);
            assert_eq!(Params::new(&read).query_array("id", style, unchecked).unwrap().as_ref(), Some(&list));
        }
        let text = param_text::header("id", false, &list).unwrap().unwrap();
        let read = parts_with("id", &text).unwrap();
        assert_eq!(Params::new(&read).header_array("id", comma, unchecked).unwrap().as_ref(), Some(&list));
        let mut cookies = "other=1".to_owned();
        param_text::cookie(&mut cookies, "id", &list).unwrap();
        let read = parts_with("cookie", &cookies).unwrap();
        assert_eq!(Params::new(&read).cookie_array("id", comma, unchecked).unwrap().as_ref(), Some(&list));
        if !list.is_empty() {
            let text = param_text::simple("id", false, &list).unwrap();
            assert_eq!(Params::new(&parts(&format!("/{text}"))).path_array(0, "id", comma, unchecked), Some(list));
        }
    }
}

#[test]
fn json_comes_back_from_everywhere() {
    let value = json!({ "a": [1, { "b": "c;d, e%20&+ü/☃" }], "n": null });
    let text = param_text::simple("id", false, &JsonText(&value)).unwrap();
    let read = Params::new(&parts(&format!("/{text}"))).path(0, "id", unchecked);
    assert_eq!(read, Some(JsonParam(value.clone())));
    let mut query = String::new();
    param_text::form(&mut query, "id", false, &JsonText(&value)).unwrap();
    let read = Params::new(&parts(&format!("/?{query}"))).query("id", unchecked);
    assert_eq!(read, Some(Some(JsonParam(value.clone()))));
    let text = param_text::header("id", false, &JsonText(&value)).unwrap().unwrap();
    let read = Params::new(&parts_with("id", &text).unwrap()).header("id", unchecked);
    assert_eq!(read, Some(Some(JsonParam(value.clone()))));
    let mut cookies = String::new();
    param_text::cookie(&mut cookies, "id", &JsonText(&value)).unwrap();
    let read = Params::new(&parts_with("cookie", &cookies).unwrap()).cookie("id", unchecked);
    assert_eq!(read, Some(Some(JsonParam(value))));
}

#[test]
fn a_cookie_of_one_word_is_not_escaped() {
    let mut cookies = String::new();
    param_text::cookie(&mut cookies, "a", "1").unwrap();
    param_text::cookie(&mut cookies, "id", "50%20 = ü,").unwrap();
    let read = Params::new(&parts_with("cookie", &cookies).unwrap()).cookie("id", unchecked);
    assert_eq!(read, Some(Some("50%20 = ü,".to_owned())));
}

/// Texts with much of what means something somewhere.
fn texts() -> impl Strategy<Value = String> {
    proptest::collection::vec(
        proptest::sample::select(" ,;.=&%+/?#[]|\"\\{}aZ5ü☃\t\n".chars().collect::<Vec<_>>()),
        0..6,
    )
    .prop_map(String::from_iter)
}

proptest::proptest! {
    #[test]
    fn nothing_is_read_as_something_else(
        word in texts(),
        list in proptest::collection::vec(texts(), 0..4),
        number in any::<i64>(),
        on in any::<bool>(),
    ) {
        round(&json!(list), &TEXTS);
        let mut object = json!({ "x": number, "text": word, "in": { "on": on } });
        if !list.is_empty() {
            object["tags"] = json!(list);
        }
        round(&object, &THING);
        // What looks like a number is one in the first alternative.
        if word.trim().parse::<f64>().is_err() {
            round(&json!(word), &EITHER);
        }
        round(&json!(number), &EITHER);
    }
}
