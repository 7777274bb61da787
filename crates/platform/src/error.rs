//! The one error of the application layer. It knows no HTTP: the server decides the status last.

use std::{error::Error as StdError, fmt};

use windlass_contract::Violation;
use windlass_store::StoreError;

/// What kind of failure an [`Error`] is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The request is wrong.
    Invalid,
    /// No valid credential.
    Unauthorized,
    /// The credential does not permit this.
    Forbidden,
    /// No such record.
    NotFound,
    /// The name is taken, or the present state forbids this.
    Conflict,
    /// The platform failed.
    Internal,
}

/// A failure: a public text for the caller and, apart from it, what only the operator's log may hold.
#[derive(Debug)]
pub struct Error {
    /// What kind of failure it is.
    pub kind: Kind,
    /// Stable machine-readable code, snake_case.
    pub code: &'static str,
    /// What happened, to what, and what to do. Safe to show.
    pub message: String,
    /// The broken rules of an invalid request.
    pub violations: Vec<Violation>,
    source: Option<Box<dyn StdError + Send + Sync>>,
}

/// What the application layer answers.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    fn new(kind: Kind, code: &'static str, message: impl Into<String>) -> Self {
        Self { kind, code, message: message.into(), violations: Vec::new(), source: None }
    }

    /// One value of the request is wrong.
    pub fn invalid(pointer: &str, code: &str, message: impl Into<String>) -> Self {
        let message = message.into();
        let violation = Violation { pointer: pointer.to_owned(), code: code.to_owned(), message: message.clone() };
        Self {
            violations: vec![violation],
            ..Self::new(Kind::Invalid, "invalid_request", format!("{pointer}: {message}"))
        }
    }

    /// The credential is missing or invalid.
    pub fn unauthorized(message: impl Into<String>) -> Self {
        Self::new(Kind::Unauthorized, "unauthorized", message)
    }

    /// The credential does not permit this.
    pub fn forbidden(message: impl Into<String>) -> Self {
        Self::new(Kind::Forbidden, "forbidden", message)
    }

    /// Nothing has this id.
    pub fn not_found(what: impl fmt::Display) -> Self {
        Self::new(Kind::NotFound, "not_found", format!("There is no {what} with this id"))
    }

    /// The present state forbids this.
    pub fn conflict(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(Kind::Conflict, code, message)
    }

    /// The platform failed; `doing` says at what, the source why.
    pub fn internal(doing: impl fmt::Display, source: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        let source = source.into();
        Self {
            source: Some(format!("could not {doing}: {source}").into()),
            ..Self::new(Kind::Internal, "internal", "The server failed; its log tells why under this request id")
        }
    }

    /// What only the operator's log may hold.
    pub fn into_source(self) -> Option<Box<dyn StdError + Send + Sync>> {
        self.source
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.source {
            Some(source) => write!(f, "{source}"),
            None => f.write_str(&self.message),
        }
    }
}

impl StdError for Error {}

/// A record that is looked up by an id of the request is missing, foreign, or taken; everything else is our failure.
pub(crate) fn of_store(what: &'static str) -> impl Fn(StoreError) -> Error {
    move |error| match error {
        StoreError::NotFound => Error::not_found(what),
        StoreError::Foreign => Error::forbidden(format!("This {what} belongs to another organization")),
        StoreError::NameTaken { .. } => {
            Error::conflict("name_taken", format!("A {what} of this name exists already; choose another name"))
        }
        other => Error::internal(format_args!("store the {what}"), other),
    }
}
