//! OpenAPI document to Rust source: types with validators, server traits with a router, client calls.
//!
//! A pure function of its input: [`lower()`] turns a [`Document`] into an [`Ir`] and tells, with JSON pointers, what it
//! cannot express; [`emit`] turns the IR into tokens; [`format`](fn@format) into source text. Only [`build`], for build
//! scripts, touches files.

pub mod build;
mod diagnostic;
pub mod emit;
mod fault;
pub mod ir;
mod layer;
mod lower;
mod options;
pub mod sample;

pub use diagnostic::{Diagnostic, Diagnostics};
pub use fault::{Fault, Grade};
pub use ir::Ir;
pub use lower::{Lowered, lower};
pub use options::{ClientOptions, Options};
pub use windlass_spec::Document;

use proc_macro2::TokenStream;

/// Tokens that are no Rust file: a fault of an emitter.
#[derive(Debug, thiserror::Error)]
#[error("the generated code is not valid Rust: {0}")]
pub struct FormatError(#[from] syn::Error);

/// Source text of generated tokens.
///
/// # Errors
///
/// When the tokens are not a Rust file.
pub fn format(tokens: TokenStream) -> Result<String, FormatError> {
    let file = syn::parse2(tokens)?;
    Ok(prettyplease::unparse(&file))
}
