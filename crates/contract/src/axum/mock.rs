//! What generated mocks lean on: which answer is given, and what was asked.

use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;
use axum::response::Response;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::{Multipart, Rejection};
use crate::Operation;

/// How much the answers of a mock have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Size {
    /// What the document shows: its examples and defaults, else something ordinary.
    #[default]
    Example,
    /// What is required, each at its lower bound.
    Least,
    /// Everything that is allowed, each at its upper bound.
    Most,
}

impl Size {
    /// Every size.
    pub const ALL: [Size; 3] = [Size::Example, Size::Least, Size::Most];

    /// The JSON of this size, among those of [`Size::ALL`].
    #[must_use]
    pub fn of(self, texts: &[&'static str; 3]) -> &'static str {
        match self {
            Size::Example => texts[0],
            Size::Least => texts[1],
            Size::Most => texts[2],
        }
    }
}

/// A request that a mock was sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// [`Operation::id`]
    pub operation: &'static str,
    /// The parameters and the body as they were decoded, as `Debug` writes them.
    pub input: String,
}

impl Call {
    /// A request with this input.
    #[must_use]
    pub fn new(operation: &'static str, input: &impl Debug) -> Self {
        Call { operation, input: format!("{input:?}") }
    }
}

/// A status that the document does not declare for the operation, or an operation that it does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undeclared {
    operation: String,
    status: u16,
}

impl fmt::Display for Undeclared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Undeclared { operation, status } = self;
        write!(f, "the document declares no answer with status {status} for an operation `{operation}`")
    }
}

impl std::error::Error for Undeclared {}

/// What a mock answers, and what it was asked.
#[derive(Debug, Default)]
pub struct Script {
    size: Size,
    statuses: Mutex<BTreeMap<&'static str, u16>>,
    calls: Mutex<Vec<Call>>,
}

impl Script {
    /// Answers of this size.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Script { size, ..Script::default() }
    }

    /// Answers an operation of this table with this status from now on.
    ///
    /// # Errors
    ///
    /// When the document does not declare it.
    pub fn answer(&self, operations: &'static [Operation], id: &str, status: u16) -> Result<(), Undeclared> {
        match operations.iter().find(|operation| operation.id == id && operation.declares(status)) {
            Some(operation) => {
                locked(&self.statuses).insert(operation.id, status);
                Ok(())
            }
            None => Err(Undeclared { operation: id.to_owned(), status }),
        }
    }

    /// The status to answer with; `None` for the first success.
    #[must_use]
    pub fn status(&self, operation: &'static Operation) -> Option<u16> {
        locked(&self.statuses).get(operation.id).copied()
    }

    /// Notes a request.
    pub fn called(&self, operation: &'static Operation, input: &impl Debug) {
        locked(&self.calls).push(Call::new(operation.id, input));
    }

    /// Every request so far, in the order in which they came.
    #[must_use]
    pub fn calls(&self) -> Vec<Call> {
        locked(&self.calls).clone()
    }

    /// The text of the size.
    #[must_use]
    pub fn text(&self, texts: &[&'static str; 3]) -> &'static str {
        self.size.of(texts)
    }

    /// The value of the size, from its JSON.
    ///
    /// # Errors
    ///
    /// A 500 when it is not of the type, which the generator sees to.
    pub fn value<T: DeserializeOwned>(&self, texts: &[&'static str; 3]) -> Result<T, Rejection> {
        serde_json::from_str(self.text(texts)).map_err(Rejection::internal)
    }
}

/// The value of this size, for a test that compares with it.
///
/// # Panics
///
/// When the text is not of the type, which the generator sees to.
#[must_use]
pub fn value<T: DeserializeOwned>(size: Size, texts: &[&'static str; 3]) -> T {
    let text = size.of(texts);
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text} cannot be read: {error}"))
}

/// A value is the one of this size. Both are compared as JSON, in which a type may leave things out.
///
/// # Panics
///
/// When it is another.
#[track_caller]
pub fn check<T: Serialize + DeserializeOwned>(size: Size, texts: &[&'static str; 3], found: &T) {
    assert_eq!(json(found), json(&value::<T>(size, texts)));
}

/// The same value as another type has it.
///
/// # Panics
///
/// When that type cannot hold it.
#[must_use]
pub fn converted<T: Serialize, U: DeserializeOwned>(value: &T) -> U {
    let value = json(value);
    U::deserialize(&value).unwrap_or_else(|error| panic!("{value} cannot be converted: {error}"))
}

/// The value as JSON.
///
/// # Panics
///
/// When it cannot be written as JSON.
#[must_use]
pub fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_else(|error| panic!("a value cannot be written as JSON: {error}"))
}

/// A list of requests is whole after each change, so that a panic elsewhere takes nothing from it.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The status as a type; what is none is a 500.
#[must_use]
pub fn status(status: u16) -> StatusCode {
    StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// Every part of a body: its name and its bytes, as text.
///
/// # Errors
///
/// As [`Multipart::next`].
pub async fn parts(mut body: Multipart) -> Result<Vec<(String, String)>, Rejection> {
    let mut parts = Vec::new();
    while let Some(part) = body.next().await? {
        let name = part.name().to_owned();
        parts.push((name, String::from_utf8_lossy(&part.bytes().await?).into_owned()));
    }
    Ok(parts)
}

/// What a mock answers when the framework refuses a request: status, code, message and violations as JSON.
#[must_use]
pub fn refused(rejection: &Rejection) -> Response {
    let violations: Vec<String> = rejection.violations.iter().map(ToString::to_string).collect();
    let Rejection { status, code, message, .. } = rejection;
    rejection.reply(&json!({ "status": status, "code": code, "message": message, "violations": violations }))
}
