//! Parameters from their text.

use std::fmt;

use chrono::{DateTime, NaiveDate, Utc};
use uuid::Uuid;

/// Why a text is not a value of the parameter's type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParamError {
    /// As [`Violation::code`](crate::Violation::code): `type` or `format`.
    pub code: &'static str,
    /// As [`Violation::message`](crate::Violation::message).
    pub message: String,
}

impl ParamError {
    /// The text is not of the type.
    #[must_use]
    pub fn expected(what: &str) -> ParamError {
        ParamError { code: "type", message: format!("must be {what}") }
    }

    /// The text is not of the format.
    #[must_use]
    pub fn format(what: &str) -> ParamError {
        ParamError { code: "format", message: format!("must be {what}") }
    }
}

impl fmt::Display for ParamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ParamError {}

/// A value that a path, query, header or cookie parameter carries as text, already percent-decoded.
///
/// Decoding is lenient as it is for bodies: an unknown value of an enum is kept, bounds are for
/// [`Validate`](crate::Validate).
pub trait FromParam: Sized {
    /// The value of the text.
    ///
    /// # Errors
    ///
    /// When the text is not a value of the type.
    fn from_param(text: &str) -> Result<Self, ParamError>;
}

impl FromParam for String {
    fn from_param(text: &str) -> Result<Self, ParamError> {
        Ok(text.to_owned())
    }
}

impl FromParam for bool {
    fn from_param(text: &str) -> Result<Self, ParamError> {
        match text {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(ParamError::expected("`true` or `false`")),
        }
    }
}

impl FromParam for f64 {
    fn from_param(text: &str) -> Result<Self, ParamError> {
        // Rust also reads `inf`, `nan` and `1.`, which are no JSON numbers.
        serde_json::from_str(text).map_err(|_| ParamError::expected("a number"))
    }
}

macro_rules! integers {
    ($($type:ty)*) => {$(
        impl FromParam for $type {
            fn from_param(text: &str) -> Result<Self, ParamError> {
                let digits = text.strip_prefix('-').unwrap_or(text);
                if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
                    return Err(ParamError::expected("an integer"));
                }
                text.parse().map_err(|_| ParamError::format(&format!("an integer that fits in {} bits", <$type>::BITS)))
            }
        }
    )*};
}
integers!(i32 i64 u8 u16 u32 u64);

/// The hyphenated form alone, as RFC 9562 writes it.
impl FromParam for Uuid {
    fn from_param(text: &str) -> Result<Self, ParamError> {
        hyphenated_uuid(text).ok_or_else(|| ParamError::format("a UUID, as 123e4567-e89b-12d3-a456-426614174000"))
    }
}

impl FromParam for DateTime<Utc> {
    fn from_param(text: &str) -> Result<Self, ParamError> {
        date_time(text).ok_or_else(|| ParamError::format("a date and time, as 2026-01-31T12:00:00Z"))
    }
}

impl FromParam for NaiveDate {
    fn from_param(text: &str) -> Result<Self, ParamError> {
        text.parse().map_err(|_| ParamError::format("a date, as 2026-01-31"))
    }
}

/// Any JSON value: the text itself as a string.
impl FromParam for serde_json::Value {
    fn from_param(text: &str) -> Result<Self, ParamError> {
        Ok(serde_json::Value::String(text.to_owned()))
    }
}

/// `uuid` also reads the simple, braced and URN forms, which the format of OpenAPI is not.
pub(crate) fn hyphenated_uuid(text: &str) -> Option<Uuid> {
    if text.len() == 36 { Uuid::try_parse(text).ok() } else { None }
}

/// RFC 3339, as the format of OpenAPI is.
pub(crate) fn date_time(text: &str) -> Option<DateTime<Utc>> {
    DateTime::parse_from_rfc3339(text).ok().map(|moment| moment.with_timezone(&Utc))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check<T: FromParam + PartialEq + fmt::Debug>(text: &str, expected: Result<T, &str>) {
        assert_eq!(T::from_param(text).map_err(|error| error.code), expected, "{text:?}");
    }

    #[test]
    fn texts_become_values() {
        check("-5", Ok(-5_i64));
        check("5", Ok(5_u8));
        check("1.5", Ok(1.5_f64));
        check("true", Ok(true));
        check("2026-01-31", Ok(NaiveDate::from_ymd_opt(2026, 1, 31).unwrap()));
        check("00000000-0000-0000-0000-000000000000", Ok(Uuid::nil()));
    }

    #[test]
    fn other_texts_do_not() {
        check::<i64>("", Err("type"));
        check::<i64>("+5", Err("type"));
        check::<i64>("1e3", Err("type"));
        check::<i64>("99999999999999999999", Err("format"));
        check::<u8>("-1", Err("format"));
        check::<f64>("inf", Err("type"));
        check::<bool>("1", Err("type"));
        check::<Uuid>("00000000000000000000000000000000", Err("format"));
        check::<Uuid>("{00000000-0000-0000-0000-000000000000}", Err("format"));
        check::<DateTime<Utc>>("2026-01-31", Err("format"));
    }
}
