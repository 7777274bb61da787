//! The client calls, through progenitor.

use proc_macro2::TokenStream;

use crate::{Diagnostics, Document, Options};

/// The client's source.
///
/// # Errors
///
/// When progenitor refuses the client view of the document.
pub fn client(_document: &Document, _options: &Options) -> Result<TokenStream, Diagnostics> {
    Ok(TokenStream::new())
}
