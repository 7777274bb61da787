//! For build scripts: from the document's file to a file in `OUT_DIR`.
//!
//! ```no_run
//! # fn main() -> Result<(), windlass_codegen::build::Error> {
//! windlass_codegen::build::types("openapi.json", &windlass_codegen::Options::default())
//! # }
//! ```
//!
//! The crate then says `include!(concat!(env!("OUT_DIR"), "/types.rs"));`. The only file that makes cargo run the script
//! again is the document. What cannot be expressed becomes a warning of the build.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use proc_macro2::TokenStream;
use windlass_spec::{LoadErrors, Moves, Note, Source};

use crate::layer::without_layer_headers;
use crate::{Diagnostics, Document, FormatError, Ir, Options, emit};

/// Why nothing was generated.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The document could not be read.
    #[error("{0}")]
    Load(#[from] LoadErrors),
    /// The document could not be brought into normal form.
    #[error("{0}")]
    Normalize(LoadErrors),
    /// The client could not be generated.
    #[error("{0}")]
    Client(Diagnostics),
    /// The generator made something that is not Rust.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// Not run by cargo.
    #[error("OUT_DIR is not set: call this from a build script")]
    NoOutDir,
    /// A file could not be written.
    #[error("{path}: {source}")]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
}

/// Writes `OUT_DIR/types.rs`: the types of every schema, with validators.
///
/// # Errors
///
/// Anything that keeps the file from being written.
pub fn types(document: impl AsRef<Path>, options: &Options) -> Result<(), Error> {
    let input = Input::read(document.as_ref(), options)?;
    write("types.rs", emit::types(&input.lowered(), options))
}

/// Writes `OUT_DIR/api.rs`: a trait per tag, the router, the operation table.
///
/// # Errors
///
/// Anything that keeps the file from being written.
pub fn api(document: impl AsRef<Path>, options: &Options) -> Result<(), Error> {
    let input = Input::read(document.as_ref(), options)?;
    write("api.rs", emit::server(&input.lowered(), options))
}

/// Writes `OUT_DIR/mock.rs`: a `Mock` of every trait, which answers from the document's examples, or else from its
/// schemas. Tests include it, so that `options` name the crates of types and traits as seen from there.
///
/// # Errors
///
/// Anything that keeps the file from being written.
pub fn mock(document: impl AsRef<Path>, options: &Options) -> Result<(), Error> {
    let input = Input::read(document.as_ref(), options)?;
    let code = emit::mock(&input.lowered(), options);
    input.warn(&code.diagnostics);
    write("mock.rs", code.tokens)
}

/// Writes `OUT_DIR/client.rs`: the client calls.
///
/// # Errors
///
/// Anything that keeps the file from being written.
#[cfg(feature = "client")]
pub fn client(document: impl AsRef<Path>, options: &Options) -> Result<(), Error> {
    let input = Input::read(document.as_ref(), options)?;
    let code = emit::client(&input.document, options).map_err(Error::Client)?;
    input.warn(&code.diagnostics);
    write("client.rs", code.tokens)
}

/// Writes `OUT_DIR/round_trip.rs`: a test per operation, in which the client asks the mock and each side must have what
/// the other sent. The module that includes it has the mock as `Mock` beside it, and a function `client` that makes a
/// client of the server at an address. `options` are those of [`mock`], with the path of the client's crate.
///
/// # Errors
///
/// Anything that keeps the file from being written.
#[cfg(feature = "client")]
pub fn round_trip(document: impl AsRef<Path>, options: &Options) -> Result<(), Error> {
    let input = Input::read(document.as_ref(), options)?;
    let code = emit::round_trip(&input.document, options).map_err(Error::Client)?;
    input.warn(&code.diagnostics);
    write("round_trip.rs", code.tokens)
}

/// A document in normal form, and what it takes to tell where its parts come from.
struct Input {
    document: Document,
    /// What normalizing could not keep.
    losses: Vec<Note>,
    moves: Moves,
    source: Source,
}

impl Input {
    fn read(path: &Path, options: &Options) -> Result<Self, Error> {
        say(&format!("cargo:rerun-if-changed={}", path.display()));
        let document = windlass_spec::load_file(path)?;
        let normalized =
            windlass_spec::normalize(document).map_err(|problems| Error::Normalize(problems.in_source(path)))?;
        Ok(Self {
            document: without_layer_headers(normalized.document, options)?,
            losses: normalized.notes.into_iter().filter(|note| note.is_loss).collect(),
            moves: normalized.moves,
            source: Source::of_file(path),
        })
    }

    fn lowered(&self) -> Ir {
        for loss in &self.losses {
            say(&format!("cargo:warning={}: {}", self.source.place(&loss.pointer), loss.message));
        }
        let lowered = crate::lower(&self.document);
        self.warn(&lowered.diagnostics);
        lowered.ir
    }

    fn warn(&self, diagnostics: &Diagnostics) {
        for diagnostic in &diagnostics.0 {
            let place = self.source.place(&self.moves.origin(&diagnostic.pointer));
            say(&format!("cargo:warning={place}: {}", diagnostic.message));
        }
    }
}

fn write(name: &str, tokens: TokenStream) -> Result<(), Error> {
    let directory = std::env::var_os("OUT_DIR").ok_or(Error::NoOutDir)?;
    let path = Path::new(&directory).join(name);
    let source = crate::format(tokens)?;
    std::fs::write(&path, source).map_err(|source| Error::Io { path, source })
}

/// A line for cargo. A build script whose output nobody reads has nobody to tell that writing failed.
fn say(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}
