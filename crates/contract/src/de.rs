//! Decoding helpers for the fields of generated structs.

use serde::{Deserialize, Deserializer};

/// An optional field that may not be null: what is there must be a value.
///
/// # Errors
///
/// When the value is null or does not decode.
pub fn some<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// A field that must be there, but may be null. Named on a field, it takes away that a missing `Option` is `None`.
///
/// # Errors
///
/// When the value does not decode.
pub fn required_nullable<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    Option::<T>::deserialize(deserializer)
}
