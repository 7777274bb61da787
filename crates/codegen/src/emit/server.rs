//! The server: a trait per tag, response enums, the router, the operation table.

use proc_macro2::TokenStream;

use crate::{Ir, Options};

/// The server's source.
#[must_use]
pub fn server(_ir: &Ir, _options: &Options) -> TokenStream {
    TokenStream::new()
}
