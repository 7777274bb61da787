//! Types with serde and validators, one per named schema.
//!
//! The helpers are public for the other emitters: [`rust_type`] writes the Rust type of a schema at a place of use,
//! [`checks`] its validation, [`default_value`] its default.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::Schema;
use crate::{Ir, Options};

/// The source of every named type.
#[must_use]
pub fn types(_ir: &Ir, _options: &Options) -> TokenStream {
    TokenStream::new()
}

/// The Rust type of a schema at a place of use. Types of the IR are named by `types` (`::windlass_types::Name`, or
/// `Name` when `types` is empty). Nullable becomes `Option<T>`; whether it may be missing is for the caller to add.
#[must_use]
pub fn rust_type(_schema: &Schema, _types: &TokenStream) -> TokenStream {
    quote!(())
}

/// Statements that check a value against a schema: its own constraints, and those of the types inside.
///
/// `value` is an expression for a reference to a value of [`rust_type`]; `at` one of type `&Pointer<'_>`; `out` one of
/// type `&mut Vec<Violation>`. Empty when there is nothing to check.
#[must_use]
pub fn checks(
    _schema: &Schema,
    _value: &TokenStream,
    _at: &TokenStream,
    _out: &TokenStream,
    _options: &Options,
) -> TokenStream {
    TokenStream::new()
}

/// An expression for the schema's default, of the type [`rust_type`] without the `Option` of nullable; `None` when it
/// has none that can be written.
#[must_use]
pub fn default_value(_ir: &Ir, _schema: &Schema, _types: &TokenStream) -> Option<TokenStream> {
    None
}
