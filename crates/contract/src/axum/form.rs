//! Bodies that a form sends: `application/x-www-form-urlencoded`.

use axum::body::{Body, Bytes};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::params::form_decode;
use super::{Rejection, missing_body, optional_bytes_body};
use crate::{Node, Pointer, Shape, Validate};

/// Reads and decodes a form that the operation requires. `shape` says what its fields are to become.
///
/// A field is repeated for each item of an array; the fields of an object inside are named in brackets, as
/// `address[city]`, or stand in one field as JSON.
///
/// # Errors
///
/// As [`json_body`](super::json_body).
pub async fn form_body<T: DeserializeOwned + Validate>(
    parts: &Parts,
    body: Body,
    accepted: &[&str],
    limit: usize,
    shape: &'static Shape,
) -> Result<T, Rejection> {
    optional_form_body(parts, body, accepted, limit, shape).await?.ok_or_else(missing_body)
}

/// Reads and decodes a form that may be left out: `None` when it is empty.
///
/// # Errors
///
/// As [`form_body`].
pub async fn optional_form_body<T: DeserializeOwned + Validate>(
    parts: &Parts,
    body: Body,
    accepted: &[&str],
    limit: usize,
    shape: &'static Shape,
) -> Result<Option<T>, Rejection> {
    match optional_bytes_body(parts, body, accepted, limit).await? {
        Some(bytes) => decode(&bytes, shape).map(Some),
        None => Ok(None),
    }
}

fn decode<T: DeserializeOwned + Validate>(bytes: &Bytes, shape: &Shape) -> Result<T, Rejection> {
    let refused =
        || Rejection::bad_request("The request body is not a form in UTF-8. Send `name=value` pairs, percent-encoded.");
    let text = std::str::from_utf8(bytes).map_err(|_| refused())?;
    let mut node = Node::default();
    for pair in text.split('&').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        let key = form_decode(key).ok_or_else(refused)?;
        let value = form_decode(value).ok_or_else(refused)?.into_owned();
        match key.find('[').filter(|start| *start > 0) {
            Some(start) => node.child(&key[..start]).add(&key[start..], value),
            None => node.child(&key).texts.push(value),
        }
    }
    // An object without a field is one too.
    let value = if node.is_empty() { serde_json::json!({}) } else { shape.value(&node) };
    let mut violations = Vec::new();
    match T::deserialize(&value) {
        Ok(value) => {
            value.validate_at(&Pointer::Root, &mut violations);
            if violations.is_empty() {
                return Ok(value);
            }
        }
        Err(error) => {
            T::inspect(&value, &Pointer::Root, &mut violations);
            if violations.is_empty() {
                return Err(Rejection::bad_request(format!("The request body does not follow the contract: {error}.")));
            }
        }
    }
    Err(Rejection::invalid("The request body", violations))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    const SHAPE: Shape = Shape::Object(&[], Some(&Shape::Integer));

    #[test]
    fn a_form_is_an_object() {
        let decoded =
            |text: &'static str| decode::<BTreeMap<String, i64>>(&Bytes::from_static(text.as_bytes()), &SHAPE);
        assert_eq!(decoded("a=1&b+c=2").unwrap(), BTreeMap::from([("a".to_owned(), 1), ("b c".to_owned(), 2)]));
        assert_eq!(decoded("").unwrap(), BTreeMap::new());
        assert_eq!(decoded("a=x").unwrap_err().violations[0].pointer, "/a");
        assert_eq!(decoded("a=%ff").unwrap_err().status, 400);
    }
}
