//! An OpenAPI document as data: load it, look things up in it, normalize it, compare it.
//!
//! Nothing here knows Rust code generation or the network. A [`Document`] owns the JSON value of
//! the description with the author's key order; [`load`] makes one from text and [`normalize`]
//! brings it into the one form that the generators work on. Whatever is wrong with a document is
//! collected and told with a place (line and column, or JSON pointer); nothing panics.

pub mod diff;
mod document;
mod grammar;
mod load;
mod names;
mod normalize;
pub mod overlay;
pub mod pointer;
mod problem;
mod source;

pub use diff::diff;
pub use document::{Document, METHODS, OperationRef};
pub use load::{Format, load, load_file, load_value};
pub use normalize::{Moves, Normalized, PASSES, Pass, normalize};
pub use problem::{LoadError, LoadErrors, Note, Place, Problem, Problems};
pub use source::{Position, Source};
