//! From any document to the one form that the generators work on.

use crate::document::Document;
use crate::problem::{Note, Problems};

/// A normalized document and what was done to get it.
#[derive(Debug, Clone, PartialEq)]
pub struct Normalized {
    /// The document.
    pub document: Document,
    /// What was changed beyond order.
    pub notes: Vec<Note>,
}

/// One step of [`normalize`].
#[derive(Debug, Clone, Copy)]
pub struct Pass {
    /// Its name, as notes tell it.
    pub name: &'static str,
}

/// The steps, in order.
pub const PASSES: &[Pass] = &[];

/// Brings a document into normal form.
///
/// # Errors
///
/// Every problem that only the document's author can mend.
pub fn normalize(document: Document) -> Result<Normalized, Problems> {
    Ok(Normalized {
        document,
        notes: Vec::new(),
    })
}
