//! An optional field that may not be null, for generated code: `#[serde(default, with = "…::opt")]`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What is there must be a value.
///
/// # Errors
///
/// When the value is null or does not decode.
pub fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    crate::de::some(deserializer)
}

/// The value. The field is left out when there is none.
///
/// # Errors
///
/// When the value does not encode.
pub fn serialize<S: Serializer, T: Serialize>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
    value.serialize(serializer)
}
