//! The trait of everything that can be checked, and its implementations for primitives and containers.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use serde_json::{Map, Value};
use uuid::Uuid;

use crate::{Nullable, Pointer, Violation, inspect, param};

/// A value whose rules can be checked.
///
/// Decoding is lenient and stops at the first problem; these functions are strict and tell all of them.
pub trait Validate {
    /// Reports every constraint that the value breaks.
    fn validate_at(&self, at: &Pointer<'_>, out: &mut Vec<Violation>);

    /// Reports everything that keeps a JSON value from being a valid value of this type: what is missing, what has
    /// another type or format, and the constraints of what is left. Used when decoding has failed.
    fn inspect(value: &Value, at: &Pointer<'_>, out: &mut Vec<Violation>)
    where
        Self: Sized;

    /// Checks the value.
    ///
    /// # Errors
    ///
    /// Every constraint that the value breaks.
    fn validate(&self) -> Result<(), Vec<Violation>> {
        let mut out = Vec::new();
        self.validate_at(&Pointer::Root, &mut out);
        if out.is_empty() { Ok(()) } else { Err(out) }
    }
}

/// Types without constraints of their own.
macro_rules! unconstrained {
    ($($type:ty: $inspect:expr;)*) => {$(
        impl Validate for $type {
            #[inline]
            fn validate_at(&self, _at: &Pointer<'_>, _out: &mut Vec<Violation>) {}

            fn inspect(value: &Value, at: &Pointer<'_>, out: &mut Vec<Violation>) {
                let inspect: fn(&Value, &Pointer<'_>, &mut Vec<Violation>) = $inspect;
                inspect(value, at, out);
            }
        }
    )*};
}

unconstrained! {
    Value: |_, _, _| {};
    bool: |value, at, out| if !value.is_boolean() { inspect::wrong_type("a boolean", value, at, out) };
    String: |value, at, out| { inspect::string(value, at, out); };
    f64: |value, at, out| if !value.is_number() { inspect::wrong_type("a number", value, at, out) };
    i32: |value, at, out| inspect::integer::<i32>(value, at, out);
    i64: |value, at, out| inspect::integer::<i64>(value, at, out);
    u8: |value, at, out| inspect::integer::<u8>(value, at, out);
    u16: |value, at, out| inspect::integer::<u16>(value, at, out);
    u32: |value, at, out| inspect::integer::<u32>(value, at, out);
    u64: |value, at, out| inspect::integer::<u64>(value, at, out);
    Map<String, Value>: |value, at, out| { inspect::object(value, at, out); };
    Uuid: |value, at, out| inspect::formatted(
        value, "a UUID, as 123e4567-e89b-12d3-a456-426614174000", |text| param::hyphenated_uuid(text).is_some(), at, out,
    );
    DateTime<Utc>: |value, at, out| inspect::formatted(
        value, "a date and time, as 2026-01-31T12:00:00Z", |text| param::date_time(text).is_some(), at, out,
    );
    NaiveDate: |value, at, out| inspect::formatted(
        value, "a date, as 2026-01-31", |text| text.parse::<NaiveDate>().is_ok(), at, out,
    );
    (): |value, at, out| if !value.is_null() { inspect::wrong_type("null", value, at, out) };
}

impl<T: Validate> Validate for Vec<T> {
    fn validate_at(&self, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        for (position, item) in self.iter().enumerate() {
            item.validate_at(&at.index(position), out);
        }
    }

    fn inspect(value: &Value, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        match value {
            Value::Array(items) => {
                for (position, item) in items.iter().enumerate() {
                    T::inspect(item, &at.index(position), out);
                }
            }
            other => inspect::wrong_type("an array", other, at, out),
        }
    }
}

impl<T: Validate> Validate for BTreeMap<String, T> {
    fn validate_at(&self, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        for (name, value) in self {
            value.validate_at(&at.field(name), out);
        }
    }

    fn inspect(value: &Value, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        if let Some(object) = inspect::object(value, at, out) {
            for (name, value) in object {
                T::inspect(value, &at.field(name), out);
            }
        }
    }
}

/// Null is a value too.
impl<T: Validate> Validate for Option<T> {
    #[inline]
    fn validate_at(&self, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        if let Some(value) = self {
            value.validate_at(at, out);
        }
    }

    fn inspect(value: &Value, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        if !value.is_null() {
            T::inspect(value, at, out);
        }
    }
}

impl<T: Validate> Validate for Nullable<T> {
    #[inline]
    fn validate_at(&self, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        if let Nullable::Value(value) = self {
            value.validate_at(at, out);
        }
    }

    fn inspect(value: &Value, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        <Option<T> as Validate>::inspect(value, at, out);
    }
}

impl<T: Validate> Validate for Box<T> {
    #[inline]
    fn validate_at(&self, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        (**self).validate_at(at, out);
    }

    fn inspect(value: &Value, at: &Pointer<'_>, out: &mut Vec<Violation>) {
        T::inspect(value, at, out);
    }
}
