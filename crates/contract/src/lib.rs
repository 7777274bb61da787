//! What generated code leans on: validation, decoding, operation tables.
//!
//! - [`Validate`] and [`Violation`]: every rule a value breaks, with JSON pointers.
//! - [`decode_json`]: a JSON body to a checked value, or everything that is wrong with it.
//! - [`Nullable`]: a field that may be absent, null or a value.
//! - [`FromParam`]: a path, query or header parameter from its text.
//! - [`param_text`]: parameters of every style to their texts.
//! - [`Encoded`]: a value in the JSON that it was written as, to be sent again and again.
//! - [`Shape`]: what the texts of a parameter or a form are to become.
//! - [`Operation`]: an entry of a generated operation table.
//! - `axum` (feature `axum`): extraction, rejection, security and error hooks.
//!
//! [`check`], [`inspect`], [`de`] and [`ser`] are written for generated code.

#[cfg(feature = "axum")]
pub mod axum;
pub mod check;
pub mod de;
mod decode;
mod encoded;
pub mod inspect;
mod macros;
mod nullable;
mod operation;
mod param;
pub mod param_text;
pub mod ser;
mod shape;
mod validate;
mod violation;

pub use de::some;
pub use decode::{DecodeError, conforms, decode_json};
pub use encoded::Encoded;
pub use nullable::Nullable;
pub use operation::Operation;
pub use param::{FromParam, ParamError};
pub use ser::is_none;
pub use shape::{Node, Properties, Shape, form_text};
pub use validate::Validate;
pub use violation::{MAX_VIOLATIONS, Pointer, Violation};

/// Any JSON value, as generated code names it.
pub type Json = serde_json::Value;

/// What validators report to.
pub type Violations = Vec<Violation>;
