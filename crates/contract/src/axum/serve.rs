//! The frame around every generated handler.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::extract::Request;
use axum::response::Response;

use super::{Answering, Handler, Host, Rejection, codes};
use crate::{Operation, Violation};

/// The statuses that the framework may answer with although the operation does
/// not declare them.
const FRAMEWORK: [u16; 10] = [400, 401, 403, 404, 405, 406, 413, 415, 500, 501];

/// A declared operation, as axum calls it. Whatever comes of its handler becomes a response: its answer, its rejection,
/// or a 500 when it panics.
///
/// The operation is put into the extensions of the request and, for the layers outside, of the response.
pub(super) struct Served<H> {
    operation: &'static Operation,
    handler: Handler<H>,
}

impl<H> Served<H> {
    pub(super) fn new(operation: &'static Operation, handler: Handler<H>) -> Self {
        Self { operation, handler }
    }
}

impl<H> Clone for Served<H> {
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

impl<H: Host> axum::handler::Handler<(), Arc<H>> for Served<H> {
    type Future = Serving<H>;

    fn call(self, request: Request, host: Arc<H>) -> Serving<H> {
        let Served { operation, handler } = self;
        let (mut parts, body) = request.into_parts();
        parts.extensions.insert(operation);
        Serving { answer: handler(host.clone(), parts, body), operation, host }
    }
}

/// A response on its way.
pub(super) struct Serving<H> {
    host: Arc<H>,
    operation: &'static Operation,
    answer: Answering,
}

impl<H: Host> Future for Serving<H> {
    type Output = Response;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Response> {
        let Serving { host, operation, answer } = &mut *self;
        // After a panic the future is dropped and never seen again, hence the assertion of unwind safety.
        let outcome = match catch_unwind(AssertUnwindSafe(|| answer.as_mut().poll(context))) {
            Ok(Poll::Pending) => return Poll::Pending,
            Ok(Poll::Ready(outcome)) => outcome,
            Err(panic) => {
                tracing::error!(operation = operation.id, panic = panic_text(panic.as_ref()), "a handler panicked");
                Err(Rejection::failed())
            }
        };
        let mut response = match outcome {
            Ok(response) => response,
            Err(rejection) => host.reject(Some(operation), admit(operation, rejection)),
        };
        response.extensions_mut().insert(*operation);
        Poll::Ready(response)
    }
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

fn panic_text(panic: &(dyn Any + Send)) -> &str {
    if let Some(text) = panic.downcast_ref::<&'static str>() {
        text
    } else if let Some(text) = panic.downcast_ref::<String>() {
        text
    } else {
        "a panic without a text"
    }
}
