//! What can go wrong, and what the server said of it.

use std::error::Error as StdError;

use reqwest::StatusCode;
use windlass_types as types;

/// The error of one call. The server's answer, when there is one, is always read as
/// [`types::Error`], also for a status that the contract does not declare; [`Details`] reads it.
pub type CallError = progenitor_client::Error<types::Error>;

/// Why something that takes more than one call did not work out.
///
/// Every [`CallError`] converts into it, so that `?` takes both.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The client cannot be made this way.
    #[error("{0}")]
    Configuration(String),
    /// A call failed.
    #[error("{}", .0.message())]
    Call(Box<CallError>),
    /// A deployment ended, and not well.
    #[error("{}", deployment(.0))]
    DeploymentFailed(Box<types::Deployment>),
    /// An application stopped, or is in error.
    #[error("{}", application(.0))]
    ApplicationFailed(Box<types::ApplicationStatus>),
    /// The time to wait is over. What was waited for goes on at the server.
    #[error("{waited_for} took longer than {within:?}; last seen: {last_seen}")]
    DeadlineExceeded {
        /// What, as `deployment 8c5b…`.
        waited_for: String,
        /// The time that was given.
        within: std::time::Duration,
        /// Its last state, or why it could not be read.
        last_seen: String,
    },
}

impl From<CallError> for Error {
    fn from(error: CallError) -> Self {
        Self::Call(Box::new(error))
    }
}

fn deployment(deployment: &types::Deployment) -> String {
    let mut text = format!("deployment {} ended as {}", deployment.id, deployment.status);
    for words in [&deployment.reason, &deployment.message].into_iter().flatten() {
        text.push_str(": ");
        text.push_str(words);
    }
    text
}

fn application(status: &types::ApplicationStatus) -> String {
    let mut text = format!("application {} is {}", status.id, status.state);
    if let Some(reason) = &status.reason {
        text.push_str(": ");
        text.push_str(reason);
    }
    text
}

/// What an error says, whichever kind it is.
pub trait Details {
    /// The server's error body.
    fn body(&self) -> Option<&types::Error>;

    /// The HTTP status, when the server answered.
    fn status(&self) -> Option<StatusCode>;

    /// What happened, in words: the server's message, else what kept it from being heard.
    fn message(&self) -> String;

    /// Whether the same call may work a little later: the server could not be reached, was
    /// overloaded, or is being replaced.
    fn is_transient(&self) -> bool;

    /// The stable code of the error, as `name_taken`.
    fn code(&self) -> Option<&str> {
        self.body()?.code.as_deref()
    }

    /// Everything that is wrong with the request, each with its JSON pointer.
    fn violations(&self) -> &[types::ErrorViolation] {
        self.body().and_then(|body| body.violations.as_deref()).unwrap_or_default()
    }

    /// What identifies the request in the server's log.
    fn request_id(&self) -> Option<&str> {
        self.body()?.request_id.as_deref()
    }
}

impl Details for CallError {
    fn body(&self) -> Option<&types::Error> {
        match self {
            CallError::ErrorResponse(response) => Some(response),
            _ => None,
        }
    }

    fn status(&self) -> Option<StatusCode> {
        CallError::status(self)
    }

    fn message(&self) -> String {
        match self {
            CallError::ErrorResponse(response) => {
                let mut text = response.message.clone();
                for violation in response.violations.iter().flatten() {
                    let said = text.contains(&violation.message);
                    if !said {
                        text.push_str(&format!("; {}: {}", violation.pointer, violation.message));
                    }
                }
                text
            }
            CallError::UnexpectedResponse(response) => {
                let location = response.headers().get(reqwest::header::LOCATION);
                match location.and_then(|location| location.to_str().ok()) {
                    Some(location) if response.status().is_redirection() => {
                        format!("the server redirects to {location}; use that as the base URL")
                    }
                    _ => format!("the server answered {}, unexpectedly", response.status()),
                }
            }
            CallError::InvalidResponsePayload(_, error) => {
                format!("the server's answer could not be read: {error}")
            }
            CallError::CommunicationError(error)
            | CallError::InvalidUpgrade(error)
            | CallError::ResponseBodyError(error) => chain(error),
            CallError::InvalidRequest(words) | CallError::Custom(words) => words.clone(),
        }
    }

    fn is_transient(&self) -> bool {
        match self {
            CallError::CommunicationError(error) | CallError::ResponseBodyError(error) => !error.is_builder(),
            _ => matches!(CallError::status(self).map(|status| status.as_u16()), Some(429 | 502 | 503 | 504)),
        }
    }
}

impl Details for Error {
    fn body(&self) -> Option<&types::Error> {
        match self {
            Self::Call(error) => error.body(),
            _ => None,
        }
    }

    fn status(&self) -> Option<StatusCode> {
        match self {
            Self::Call(error) => Details::status(&**error),
            _ => None,
        }
    }

    fn message(&self) -> String {
        self.to_string()
    }

    fn is_transient(&self) -> bool {
        match self {
            Self::Call(error) => error.is_transient(),
            _ => false,
        }
    }
}

/// An error with everything that caused it, each said once.
pub(crate) fn chain(error: &dyn StdError) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let words = error.to_string();
        if !text.contains(&words) {
            text.push_str(": ");
            text.push_str(&words);
        }
        cause = error.source();
    }
    text
}
