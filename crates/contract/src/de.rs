//! Decoding helpers for the fields of generated structs.

use std::fmt;
use std::marker::PhantomData;

use serde::de::Visitor;
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

/// A type made of any text, such as an enum that keeps unknown values.
///
/// # Errors
///
/// When the value is no string.
pub fn text<'de, D: Deserializer<'de>, T: for<'a> From<&'a str>>(deserializer: D) -> Result<T, D::Error> {
    struct Text<T>(PhantomData<T>);

    impl<T: for<'a> From<&'a str>> Visitor<'_> for Text<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a string")
        }

        fn visit_str<E>(self, text: &str) -> Result<T, E> {
            Ok(T::from(text))
        }
    }

    deserializer.deserialize_str(Text(PhantomData))
}
