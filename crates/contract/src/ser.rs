//! Encoding helpers for generated types.

use serde::ser::{Error, Serialize, Serializer};
use serde_json::Value;

/// A variant of a tagged union whose own type does not hold the tag.
///
/// # Errors
///
/// When the value is no object, or does not encode.
pub fn tagged<S: Serializer, T: Serialize>(
    tag: &'static str,
    name: &'static str,
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut value = serde_json::to_value(value).map_err(S::Error::custom)?;
    match &mut value {
        Value::Object(object) => object.insert(tag.to_owned(), Value::from(name)),
        _ => return Err(S::Error::custom("a variant of a tagged union is an object")),
    };
    value.serialize(serializer)
}

/// A field that is left out. As `Option::is_none`, and short enough for attributes to stay on one line.
#[must_use]
pub fn is_none<T>(value: &Option<T>) -> bool {
    value.is_none()
}
