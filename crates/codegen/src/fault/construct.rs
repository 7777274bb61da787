//! What stands at a place of a document, in words.

use windlass_spec::{Document, METHODS, pointer};

/// The construct at a pointer: an operation and its part, a component and its part, a keyword.
pub(super) fn construct(document: &Document, at: &str) -> String {
    let tokens: Vec<String> = at.split('/').skip(1).map(|token| pointer::unescape(token).into_owned()).collect();
    let parts: Vec<&str> = tokens.iter().map(String::as_str).collect();
    let (mut words, mut rest) = match parts.as_slice() {
        [] => return "the document".to_owned(),
        ["paths", path, method, rest @ ..] if METHODS.contains(method) => {
            (vec![format!("{} {path}", method.to_uppercase())], rest)
        }
        ["paths", path, rest @ ..] => (vec![format!("path {path}")], rest),
        ["components", section, name, rest @ ..] => (vec![format!("{} `{name}`", singular(section))], rest),
        [first, rest @ ..] => (vec![format!("`{first}`")], rest),
    };
    while !rest.is_empty() {
        let read = parts.len() - rest.len();
        let (word, after) = part(document, &parts[..read], rest);
        words.extend(word);
        rest = after;
    }
    words.join(", ")
}

/// The next part, and what comes after it.
fn part<'a>(document: &Document, before: &[&str], rest: &'a [&'a str]) -> (Option<String>, &'a [&'a str]) {
    match rest {
        ["parameters", index, after @ ..] => {
            let at = pointer::join_all(&pointer::join_all("", before), &["parameters", index]);
            let parameter = document.at(&at).map(|parameter| document.resolve(parameter));
            let name = parameter.and_then(|parameter| parameter.get("name")?.as_str());
            (Some(name.map_or_else(|| format!("parameter {index}"), |name| format!("parameter `{name}`"))), after)
        }
        ["requestBody", after @ ..] => (Some("request body".to_owned()), after),
        ["responses", status, after @ ..] => (Some(format!("response {status}")), after),
        ["headers", name, after @ ..] => (Some(format!("header `{name}`")), after),
        ["content", media_type, after @ ..] => (Some((*media_type).to_owned()), after),
        ["properties", name, after @ ..] => (Some(format!("property `{name}`")), after),
        [list @ ("allOf" | "anyOf" | "oneOf"), index, after @ ..] => (Some(format!("`{list}` {index}")), after),
        // A schema is what its owner's kind is; the word tells nothing.
        ["schema", after @ ..] => (None, after),
        [keyword, after @ ..] => (Some(format!("`{keyword}`")), after),
        [] => (None, rest),
    }
}

/// What a member of a section of `components` is.
fn singular(section: &str) -> &str {
    match section {
        "requestBodies" => "request body",
        "securitySchemes" => "security scheme",
        other => other.strip_suffix('s').unwrap_or(other),
    }
}
