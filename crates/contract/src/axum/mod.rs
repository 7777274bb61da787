//! The server side of a contract: what generated routers and traits lean on.
//!
//! A request to a declared operation passes these steps, and the first that
//! fails answers:
//!
//! 1. the route: 404, or 405 with `Allow`;
//! 2. [`Host::authenticate`]: 401 or 403;
//! 3. what the caller accepts: 406;
//! 4. the parameters: 400 with every violation;
//! 5. the media type of the body: 415;
//! 6. the body: 413 over the limit, 400 with every violation;
//! 7. the implementer's method, whose typed answer is written as declared.
//!
//! Every failure is a [`Rejection`] that [`Host::reject`] turns into a response,
//! and so has the error body that the document declares.

mod accept;
mod body;
mod form;
mod host;
pub mod mock;
mod multipart;
mod params;
mod rejection;
mod reply;
mod routes;
mod serve;
mod structured;
mod template;

use std::pin::Pin;
use std::sync::Arc;

pub use accept::acceptable;
pub use body::{
    bytes_body, json_body, media_type, missing_body, optional_bytes_body, optional_json_body, optional_text_body,
    text_body,
};
pub use form::{form_body, optional_form_body};
pub use host::Host;
pub use multipart::{Multipart, Part, multipart_body, optional_multipart_body};
pub use params::{ArrayStyle, JsonParam, Params, unchecked};
pub use rejection::{Rejection, codes};
pub use reply::{HeaderText, Reply, events};
pub use routes::Routes;
pub use serve::{BrokenAnswer, check_answer, optional_principal};
pub use structured::ParamStyle;

#[doc(no_inline)]
pub use crate::Shape;
#[doc(no_inline)]
pub use axum::body::Body;
#[doc(no_inline)]
pub use axum::http::request::Parts;
#[doc(no_inline)]
pub use axum::response::Response;

/// What a handler answers.
pub type Answer = Result<Response, Rejection>;

/// An answer on its way.
pub type Answering = Pin<Box<dyn Future<Output = Answer> + Send>>;

/// The implementer, as handlers receive it.
pub type Implementer<A> = Arc<A>;

/// The steps of an operation from its request to its answer, as the generator prints them. They are taken when the
/// answer is awaited, where a panic is caught.
pub type Handler<A> = fn(Implementer<A>, Parts, Body) -> Answering;
