//! The one trait that an implementer of a contract writes by hand.

use std::future::Future;

use axum::http::request::Parts;
use axum::response::Response;

use super::Rejection;
use crate::Operation;

/// What every generated trait asks of its implementer: who is calling, and how
/// a failure looks.
pub trait Host: Send + Sync + 'static {
    /// Who is calling, as the methods receive it.
    type Principal: Clone + Send + Sync + 'static;

    /// Finds out who is calling, and whether they may call `operation`.
    ///
    /// Runs before the body is read, for every operation that declares
    /// security, and enforces [`Operation::scope`] too. Answer
    /// [`Rejection::missing_credentials`] when the request carries none (an
    /// operation whose security is optional then runs without a principal),
    /// [`Rejection::unauthorized`] when they are not valid and
    /// [`Rejection::forbidden`] when they do not suffice.
    fn authenticate(
        &self,
        operation: &'static Operation,
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Principal, Rejection>> + Send;

    /// Turns any failure into a response with the document's own error body.
    ///
    /// `operation` is absent when no declared operation was matched (404 and
    /// 405). [`Rejection::reply`] writes the status and the headers. The
    /// rejection has already been logged when it is worth a log line, so this
    /// only has to write the answer.
    fn reject(&self, operation: Option<&'static Operation>, rejection: Rejection) -> Response;

    /// Whether answers are validated too before they are sent. One that breaks the document becomes a 500 whose private
    /// cause, [`BrokenAnswer`](super::BrokenAnswer), tells every violation.
    ///
    /// It costs as much as validating a request does, and is for tests: a server is what decides what it answers.
    fn checks_answers(&self) -> bool {
        false
    }

    /// The largest body, in bytes, that is read for `operation`. `generated` is
    /// the limit that the code was generated with.
    fn body_limit(&self, operation: &'static Operation, generated: usize) -> usize {
        let _ = operation;
        generated
    }
}
