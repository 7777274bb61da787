//! What is wrong with a document, and what was done to it.

use std::fmt;
use std::path::Path;

use crate::source::{Position, Source};

/// Where in a document something was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// A position in the text alone: what stands there could not be read.
    Text,
    /// A JSON pointer; the empty pointer is the whole document.
    Pointer(String),
    /// The file as a whole: it could not be read.
    File,
}

/// One reason why a text is not a document that can be worked on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoadError {
    /// The file, when the document came from one.
    pub file: Option<String>,
    /// Where in it.
    pub place: Place,
    /// Where in the text, as far as that is known.
    pub position: Option<Position>,
    /// What is wrong and, where it is known, what to do.
    pub message: String,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.file.as_deref().unwrap_or("document"))?;
        if let Some(position) = self.position {
            write!(f, ":{position}")?;
        }
        match &self.place {
            Place::Pointer(at) if !at.is_empty() => write!(f, ": {at}: {}", self.message),
            _ => write!(f, ": {}", self.message),
        }
    }
}

/// Every reason why a text was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoadErrors(pub Vec<LoadError>);

impl LoadErrors {
    /// The same errors, said of this file.
    #[must_use]
    pub fn in_file(mut self, file: &str) -> Self {
        for error in &mut self.0 {
            error.file = Some(file.to_owned());
        }
        self
    }

    /// The same errors, said of this file, with the positions in it.
    pub(crate) fn in_source(self, file: &Path) -> Self {
        let source = Source::of_file(file);
        let mut errors = self.in_file(&file.display().to_string());
        for error in &mut errors.0 {
            if let Place::Pointer(at) = &error.place {
                error.position = source.position(at);
            }
        }
        errors
    }
}

impl fmt::Display for LoadErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        lines(f, &self.0)
    }
}

impl std::error::Error for LoadErrors {}

/// One thing in a document that has to be mended by its author.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The JSON pointer of the place.
    pub pointer: String,
    /// What is wrong and, where it is known, what to do.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.pointer.is_empty() {
            f.write_str(&self.message)
        } else {
            write!(f, "{}: {}", self.pointer, self.message)
        }
    }
}

/// Every problem that was found, in document order by pass.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Problems(pub Vec<Problem>);

impl Problems {
    /// Adds one problem.
    pub fn add(&mut self, pointer: impl Into<String>, message: impl Into<String>) {
        self.0.push(Problem { pointer: pointer.into(), message: message.into() });
    }

    /// The problems of the document in this file, with the positions in it.
    pub fn in_source(self, file: &Path) -> LoadErrors {
        let errors = self.0.into_iter().map(|problem| LoadError {
            file: None,
            place: Place::Pointer(problem.pointer),
            position: None,
            message: problem.message,
        });
        LoadErrors(errors.collect()).in_source(file)
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        lines(f, &self.0)
    }
}

impl std::error::Error for Problems {}

/// One change that normalizing made and that a reader may want to know of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// The name of the pass.
    pub pass: &'static str,
    /// The JSON pointer of the place, as it was when the pass came by; of a loss, in the document as it was given.
    pub pointer: String,
    /// What was done.
    pub message: String,
    /// The normal form does not say what the document said: a rule that nobody checks, a name that is another.
    pub is_loss: bool,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.pass, self.pointer, self.message)
    }
}

fn lines<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: &[T]) -> fmt::Result {
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            f.write_str("\n")?;
        }
        item.fmt(f)?;
    }
    Ok(())
}
