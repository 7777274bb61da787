//! The one error of an engine.

use std::error::Error;

/// What kind of failure an [`EngineError`] is; callers decide by it, never by the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum EngineErrorKind {
    /// This engine cannot do what is asked; another kind of cluster can.
    Unsupported,
    /// The request itself cannot work: a path outside the checkout, no command to start, a bad variable.
    Invalid,
    /// The repository or the commit cannot be had.
    Source,
    /// What is named does not exist here.
    NotFound,
    /// The caller cancelled.
    Canceled,
    /// The deadline passed.
    DeadlineExceeded,
    /// The program did not start, or failed its probes.
    Program,
    /// The program ended before it was ready.
    Exited,
    /// The machine failed: disk, processes, permissions.
    Internal,
}

/// A failure with a text that may be shown to the user who deployed. It never holds a variable's value, a credential
/// or a path outside the user's repository; what only an operator may see is the [`source`](Error::source).
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub struct EngineError {
    kind: EngineErrorKind,
    message: String,
    #[source]
    source: Option<Box<dyn Error + Send + Sync>>,
}

impl EngineError {
    /// An error of the kind with a text for the user.
    pub fn new(kind: EngineErrorKind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into(), source: None }
    }

    /// A failure of the machine: the text says what was being done, the source why it failed.
    pub fn internal(doing: impl std::fmt::Display, source: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self { kind: EngineErrorKind::Internal, message: format!("could not {doing}"), source: Some(source.into()) }
    }

    /// The kind.
    pub fn kind(&self) -> EngineErrorKind {
        self.kind
    }

    /// The text for the user.
    pub fn message(&self) -> &str {
        &self.message
    }

    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Self::new(EngineErrorKind::Invalid, message)
    }

    pub(crate) fn program(message: impl Into<String>) -> Self {
        Self::new(EngineErrorKind::Program, message)
    }

    pub(crate) fn canceled() -> Self {
        Self::new(EngineErrorKind::Canceled, "canceled")
    }
}

impl From<crate::git::GitError> for EngineError {
    fn from(error: crate::git::GitError) -> Self {
        use crate::git::GitError;
        let kind = match &error {
            GitError::Canceled => EngineErrorKind::Canceled,
            GitError::TimedOut { .. } => EngineErrorKind::DeadlineExceeded,
            GitError::Internal { .. } => EngineErrorKind::Internal,
            _ => EngineErrorKind::Source,
        };
        Self { kind, message: error.to_string(), source: Some(Box::new(error)) }
    }
}
