//! JSON pointers (RFC 6901) and local references.

use std::borrow::Cow;

/// Appends one token to a pointer, escaping `~` and `/`.
pub fn join(base: &str, token: &str) -> String {
    let mut out = String::with_capacity(base.len() + token.len() + 1);
    out.push_str(base);
    out.push('/');
    out.push_str(&escape(token));
    out
}

/// Appends several tokens to a pointer.
pub fn join_all(base: &str, tokens: &[&str]) -> String {
    let mut out = base.to_owned();
    for token in tokens {
        out.push('/');
        out.push_str(&escape(token));
    }
    out
}

/// Escapes one token: `~` becomes `~0` and `/` becomes `~1`.
pub fn escape(token: &str) -> Cow<'_, str> {
    if token.contains(['~', '/']) {
        Cow::Owned(token.replace('~', "~0").replace('/', "~1"))
    } else {
        Cow::Borrowed(token)
    }
}

/// Undoes [`escape`].
pub fn unescape(token: &str) -> Cow<'_, str> {
    if token.contains('~') { Cow::Owned(token.replace("~1", "/").replace("~0", "~")) } else { Cow::Borrowed(token) }
}

/// The pointer of a local reference: `#/paths/~1a%7Bid%7D` is `/paths/~1a{id}`.
///
/// `None` when the reference leaves the document or is not a pointer (an anchor such as `#name`).
pub fn of_reference(reference: &str) -> Option<String> {
    let fragment = reference.strip_prefix('#')?;
    if !fragment.is_empty() && !fragment.starts_with('/') {
        return None;
    }
    percent_encoding::percent_decode_str(fragment).decode_utf8().ok().map(Cow::into_owned)
}

/// The section and name of a reference to a component: `#/components/schemas/Pet` is
/// `("schemas", "Pet")`.
///
/// `None` for every other reference, also for one that goes further into the component.
pub fn component_of_reference(reference: &str) -> Option<(String, String)> {
    let pointer = of_reference(reference)?;
    let mut tokens = pointer.strip_prefix("/components/")?.split('/');
    let (section, name) = (tokens.next()?, tokens.next()?);
    if tokens.next().is_some() || name.is_empty() {
        return None;
    }
    Some((unescape(section).into_owned(), unescape(name).into_owned()))
}

/// The reference to a named component.
pub fn component_reference(section: &str, name: &str) -> String {
    format!("#{}", join_all("/components", &[section, name]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_escaped_and_back() {
        assert_eq!(join("/paths", "/a~b"), "/paths/~1a~0b");
        assert_eq!(unescape("~1a~0b"), "/a~b");
        assert_eq!(unescape("~01"), "~1");
    }

    #[test]
    fn references_become_pointers() {
        assert_eq!(of_reference("#/paths/~1a~1%7Bid%7D").as_deref(), Some("/paths/~1a~1{id}"));
        assert_eq!(of_reference("#").as_deref(), Some(""));
        assert_eq!(of_reference("#anchor"), None);
        assert_eq!(of_reference("other.json#/a"), None);
        assert_eq!(of_reference("#/%ff"), None);
    }

    #[test]
    fn only_whole_components_are_components() {
        assert_eq!(component_of_reference("#/components/schemas/Pet"), Some(("schemas".into(), "Pet".into())));
        assert_eq!(component_of_reference("#/components/schemas/Pet/items"), None);
        assert_eq!(component_of_reference("#/components/schemas"), None);
        assert_eq!(component_of_reference("#/paths/~1a/get"), None);
    }
}
