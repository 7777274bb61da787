//! From a document to the IR. Collects every problem with its JSON pointer; never panics.

use windlass_spec::Document;

use crate::{Diagnostics, Ir};

/// A document, lowered, and what got lost on the way.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Lowered {
    /// What the document means.
    pub ir: Ir,
    /// What of it is not expressed.
    pub diagnostics: Diagnostics,
}

/// Lowers a normalized document.
#[must_use]
pub fn lower(_document: &Document) -> Lowered {
    Lowered::default()
}
