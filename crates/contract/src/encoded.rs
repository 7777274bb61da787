//! A value in the JSON that it was written as.

use std::{fmt, marker::PhantomData};

use bytes::Bytes;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{Pointer, Validate, Violation};

/// The JSON of a `T`, written once and sent as often as it is asked for. A clone costs nothing.
pub struct Encoded<T> {
    json: Bytes,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> Encoded<T> {
    /// Writes the value.
    ///
    /// # Errors
    ///
    /// When it cannot be written as JSON.
    pub fn of(value: &T) -> serde_json::Result<Self> {
        serde_json::to_vec(value).map(|json| Self::from_written(json.into()))
    }
}

impl<T> Encoded<T> {
    /// Takes bytes that [`Encoded::of`] made for the same type, from where they were kept meanwhile.
    #[must_use]
    pub fn from_written(json: Bytes) -> Self {
        Self { json, of: PhantomData }
    }

    /// The JSON.
    #[must_use]
    pub fn as_bytes(&self) -> &Bytes {
        &self.json
    }

    /// The JSON.
    #[must_use]
    pub fn into_bytes(self) -> Bytes {
        self.json
    }
}

/// What was written is read again, which is for tests.
impl<T: DeserializeOwned + Validate> Validate for Encoded<T> {
    fn validate_at(&self, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        match serde_json::from_slice::<T>(&self.json) {
            Ok(value) => value.validate_at(at, out),
            Err(error) => at.report("type", format_args!("cannot be read: {error}"), out),
        }
    }

    fn inspect(value: &Value, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        T::inspect(value, at, out);
    }
}

impl<T> Clone for Encoded<T> {
    fn clone(&self) -> Self {
        Self::from_written(self.json.clone())
    }
}

impl<T> PartialEq for Encoded<T> {
    fn eq(&self, other: &Self) -> bool {
        self.json == other.json
    }
}

impl<T> fmt::Debug for Encoded<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Encoded").field(&self.json).finish()
    }
}
