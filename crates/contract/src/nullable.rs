//! A field that may be absent, null or a value.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An optional field that may also be null: three states, which mean three things in an update.
///
/// As a field it needs `#[serde(default, skip_serializing_if = "Nullable::is_absent")]`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Nullable<T> {
    /// Not in the document.
    #[default]
    Absent,
    /// `null`
    Null,
    /// A value.
    Value(T),
}

impl<T> Nullable<T> {
    /// It is not in the document.
    #[must_use]
    pub fn is_absent(&self) -> bool {
        matches!(self, Nullable::Absent)
    }

    /// It is null.
    #[must_use]
    pub fn is_null(&self) -> bool {
        matches!(self, Nullable::Null)
    }

    /// The value, without regard to why there is none.
    #[must_use]
    pub fn value(self) -> Option<T> {
        match self {
            Nullable::Value(value) => Some(value),
            Nullable::Absent | Nullable::Null => None,
        }
    }

    /// The value by reference, without regard to why there is none.
    #[must_use]
    pub fn as_option(&self) -> Option<&T> {
        self.as_ref().value()
    }

    /// The same state of a reference.
    #[must_use]
    pub fn as_ref(&self) -> Nullable<&T> {
        match self {
            Nullable::Absent => Nullable::Absent,
            Nullable::Null => Nullable::Null,
            Nullable::Value(value) => Nullable::Value(value),
        }
    }

    /// `None`: absent; `Some(None)`: null.
    #[must_use]
    pub fn into_nested(self) -> Option<Option<T>> {
        match self {
            Nullable::Absent => None,
            Nullable::Null => Some(None),
            Nullable::Value(value) => Some(Some(value)),
        }
    }

    /// The same state of another value.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Nullable<U> {
        match self {
            Nullable::Absent => Nullable::Absent,
            Nullable::Null => Nullable::Null,
            Nullable::Value(value) => Nullable::Value(change(value)),
        }
    }
}

impl<T> From<T> for Nullable<T> {
    fn from(value: T) -> Self {
        Nullable::Value(value)
    }
}

/// `None` becomes null: the field is there, and says that there is no value.
impl<T> From<Option<T>> for Nullable<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Nullable::Null, Nullable::Value)
    }
}

impl<T> From<Nullable<T>> for Option<T> {
    fn from(value: Nullable<T>) -> Self {
        value.value()
    }
}

impl<T: Serialize> Serialize for Nullable<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Nullable::Absent | Nullable::Null => serializer.serialize_none(),
            Nullable::Value(value) => value.serialize(serializer),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Nullable<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::<T>::deserialize(deserializer).map(Nullable::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Update {
        #[serde(default, skip_serializing_if = "Nullable::is_absent")]
        name: Nullable<String>,
    }

    #[test]
    fn three_states_survive_a_round_trip() {
        for (text, name) in [
            ("{}", Nullable::Absent),
            (r#"{"name":null}"#, Nullable::Null),
            (r#"{"name":"a"}"#, Nullable::Value("a".to_owned())),
        ] {
            let update: Update = serde_json::from_str(text).unwrap();
            assert_eq!(update.name, name, "{text}");
            assert_eq!(serde_json::to_string(&update).unwrap(), text);
        }
    }
}
