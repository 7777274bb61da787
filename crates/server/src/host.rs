//! Who calls, and how a failure looks: the contract's error body.

use axum::{
    http::{StatusCode, header, request::Parts},
    response::Response,
};
use windlass_contract::{
    Operation,
    axum::{Host, Rejection},
};
use windlass_platform::{Caller, Error, ErrorKind};
use windlass_types::{Error as ErrorBody, ErrorViolation};

use crate::{
    Server,
    layers::{Identity, RequestId},
};

impl Host for Server {
    type Principal = Caller;

    /// The identity was found by the middleware that counts requests; what is left is whether it may.
    async fn authenticate(&self, operation: &'static Operation, parts: &Parts) -> Result<Caller, Rejection> {
        let identity = parts
            .extensions
            .get::<Identity>()
            .ok_or_else(|| Rejection::internal("a request reached an operation without passing the identity layer"))?;
        let caller = match identity {
            Identity::Caller(caller) => caller.clone(),
            Identity::Nobody(why) => return Err(unauthorized(why)),
            Identity::Failed(why) => return Err(Rejection::internal(why.clone())),
        };
        caller.authorize(operation.id, operation.scope).map_err(refused)?;
        Ok(caller)
    }

    fn reject(&self, _operation: Option<&'static Operation>, rejection: Rejection) -> Response {
        let request_id = RequestId::current();
        rejection.reply(&error_body(&rejection, request_id))
    }

    /// Where it costs nobody anything, so that every test sees to it too.
    fn checks_answers(&self) -> bool {
        cfg!(debug_assertions)
    }
}

/// 401, with the challenge that HTTP asks for.
fn unauthorized(why: &str) -> Rejection {
    Rejection::unauthorized(why)
        .with_header(header::WWW_AUTHENTICATE, header::HeaderValue::from_static("Token, Bearer"))
}

/// The transport's view of a failure of the platform.
pub(crate) fn refused(error: Error) -> Rejection {
    let status = match error.kind {
        ErrorKind::Invalid => StatusCode::BAD_REQUEST,
        ErrorKind::Unauthorized => return unauthorized(&error.message),
        ErrorKind::Forbidden => StatusCode::FORBIDDEN,
        ErrorKind::NotFound => StatusCode::NOT_FOUND,
        ErrorKind::Conflict => StatusCode::CONFLICT,
        ErrorKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    };
    let mut rejection = Rejection::new(status, error.code, error.message.clone());
    rejection.violations = error.violations.clone();
    rejection.source = error.into_source();
    rejection
}

/// The contract's error body.
pub(crate) fn error_body(rejection: &Rejection, request_id: Option<String>) -> ErrorBody {
    let status = rejection.status_code();
    let violations: Vec<_> = rejection
        .violations
        .iter()
        .map(|violation| ErrorViolation {
            pointer: violation.pointer.to_string(),
            code: violation.code.to_string(),
            message: violation.message.to_string(),
        })
        .collect();
    ErrorBody {
        status: status.as_u16().into(),
        error: status.canonical_reason().unwrap_or("Error").to_owned(),
        message: rejection.message.clone(),
        code: Some(rejection.code.to_string()),
        detail: Some(rejection.message.clone()),
        violations: (!violations.is_empty()).then_some(violations),
        request_id,
    }
}
