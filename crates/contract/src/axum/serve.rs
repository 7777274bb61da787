//! The frame around every generated handler.

use std::any::Any;
use std::fmt;
use std::future::{Future, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::task::Poll;

use axum::body::Body;
use axum::extract::Request;
use axum::http::request::Parts;
use axum::response::Response;

use super::{Host, Rejection, codes};
use crate::{Operation, Violation};

/// The statuses that the framework may answer with although the operation does
/// not declare them.
const FRAMEWORK: [u16; 10] = [400, 401, 403, 404, 405, 406, 413, 415, 500, 501];

/// Runs one handler and turns whatever comes of it into a response: its answer,
/// its rejection, or a 500 when it panics.
///
/// The operation is put into the response's extensions, for the layers outside.
pub async fn serve<H: Host>(
    host: &H,
    operation: &'static Operation,
    handler: impl Future<Output = Result<Response, Rejection>> + Send,
) -> Response {
    let outcome = catch(handler).await.unwrap_or_else(|panic| {
        tracing::error!(operation = operation.id, panic = panic_text(panic.as_ref()), "a handler panicked");
        Err(Rejection::failed())
    });
    let mut response = match outcome {
        Ok(response) => response,
        Err(rejection) => host.reject(Some(operation), admit(operation, rejection)),
    };
    response.extensions_mut().insert(operation);
    response
}

/// Takes a request apart and puts the operation into its extensions.
pub fn open(operation: &'static Operation, request: Request) -> (Parts, Body) {
    let (mut parts, body) = request.into_parts();
    parts.extensions.insert(operation);
    (parts, body)
}

/// What [`Host::authenticate`] said, for an operation whose security is
/// optional: a request without credentials has no principal.
///
/// # Errors
///
/// Credentials that are present and not valid are refused as everywhere.
pub fn optional_principal<P>(outcome: Result<P, Rejection>) -> Result<Option<P>, Rejection> {
    match outcome {
        Ok(principal) => Ok(Some(principal)),
        Err(rejection) if rejection.code == codes::MISSING_CREDENTIALS => Ok(None),
        Err(rejection) => Err(rejection),
    }
}

/// An answer that breaks the document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrokenAnswer {
    /// [`Operation::id`]
    pub operation: &'static str,
    /// Every violation. Pointers are those of the body, and `/header/name` for headers.
    pub violations: Vec<Violation>,
}

impl fmt::Display for BrokenAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the answer of {} breaks the document", self.operation)?;
        for (position, violation) in self.violations.iter().enumerate() {
            write!(f, "{} {violation}", if position == 0 { ":" } else { ";" })?;
        }
        Ok(())
    }
}

impl std::error::Error for BrokenAnswer {}

/// Validates an answer where the host [asks for it](Host::checks_answers).
///
/// # Errors
///
/// A 500 when the answer breaks the document.
#[inline]
pub fn check_answer<H: Host>(
    host: &H,
    operation: &'static Operation,
    validate: impl FnOnce(&mut Vec<Violation>),
) -> Result<(), Rejection> {
    if !host.checks_answers() {
        return Ok(());
    }
    let mut violations = Vec::new();
    validate(&mut violations);
    if violations.is_empty() {
        return Ok(());
    }
    Err(Rejection::internal(BrokenAnswer { operation: operation.id, violations }))
}

/// Logs what is worth it, and replaces a status that the document does not allow.
fn admit(operation: &'static Operation, rejection: Rejection) -> Rejection {
    let declared = operation.declares(rejection.status) || FRAMEWORK.contains(&rejection.status);
    if !declared {
        tracing::error!(
            operation = operation.id,
            status = rejection.status,
            error = rejection.private_text(),
            "a rejection has a status that the contract does not declare for this operation"
        );
        return Rejection::failed();
    }
    if rejection.source.is_some() {
        if rejection.status >= 500 {
            tracing::error!(
                operation = operation.id,
                status = rejection.status,
                error = rejection.private_text(),
                "a request failed"
            );
        } else {
            tracing::debug!(
                operation = operation.id,
                status = rejection.status,
                error = rejection.private_text(),
                "a request was refused"
            );
        }
    }
    rejection
}

/// Drives a future and catches a panic in it, without boxing it.
///
/// What the future was working on is dropped after a panic and never seen
/// again, hence the assertion of unwind safety.
async fn catch<T>(future: impl Future<Output = T> + Send) -> Result<T, Box<dyn Any + Send>> {
    let mut future = pin!(future);
    poll_fn(move |context| match catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context))) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(value)) => Poll::Ready(Ok(value)),
        Err(panic) => Poll::Ready(Err(panic)),
    })
    .await
}

fn panic_text(panic: &(dyn Any + Send)) -> &str {
    if let Some(text) = panic.downcast_ref::<&'static str>() {
        text
    } else if let Some(text) = panic.downcast_ref::<String>() {
        text
    } else {
        "a panic without a text"
    }
}
