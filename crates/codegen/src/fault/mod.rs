//! What is wrong with a document, as a person wants to be told: where, what it is, why, and what to do about it.

mod construct;
mod remedy;

use windlass_spec::{LoadError, Moves, Note, Place, Problem, Source};

use self::construct::construct;
use crate::{Diagnostic, Document};

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grade {
    /// Nothing can be generated.
    Error,
    /// One construct is not expressed; the rest is there.
    Warning,
}

/// One thing that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// How bad it is.
    pub grade: Grade,
    /// The file and, where there is one, the place in it: line and column, or a JSON pointer.
    pub place: String,
    /// What stands there, in words.
    pub construct: String,
    /// What is wrong with it.
    pub reason: String,
    /// What was generated in its stead.
    pub instead: Option<String>,
    /// What to do about it.
    pub remedy: String,
}

impl Fault {
    /// An error that has no place in a document.
    #[must_use]
    pub fn error(place: &str, construct: &str, reason: &str, remedy: &str) -> Self {
        Self {
            grade: Grade::Error,
            place: place.to_owned(),
            construct: construct.to_owned(),
            reason: reason.to_owned(),
            instead: None,
            remedy: remedy.to_owned(),
        }
    }

    /// The file is no document.
    #[must_use]
    pub fn of_load(source: &Source, error: &LoadError) -> Self {
        let (pointer, construct) = match &error.place {
            Place::Text => ("", "the text".to_owned()),
            Place::Pointer(at) => {
                let key = at.strip_prefix('/').map(|key| format!("`{key}`"));
                (at.as_str(), key.unwrap_or_else(|| "the document".to_owned()))
            }
            Place::File => ("", "the file".to_owned()),
        };
        let place = match error.position.filter(|_| error.place == Place::Text) {
            Some(position) => format!("{}:{position}", source.place("")),
            None => source.place(pointer),
        };
        let (reason, remedy) = remedy::of_error(&error.message);
        Self::error(&place, &construct, reason, remedy)
    }

    /// The document cannot be worked on.
    #[must_use]
    pub fn of_problem(source: &Source, document: &Document, problem: &Problem) -> Self {
        let (reason, remedy) = remedy::of_error(&problem.message);
        Self::error(&source.place(&problem.pointer), &construct(document, &problem.pointer), reason, remedy)
    }

    /// Something got lost on the way to the normal form of the document.
    #[must_use]
    pub fn of_loss(source: &Source, document: &Document, loss: &Note) -> Self {
        Self::warning(&source.place(&loss.pointer), construct(document, &loss.pointer), &loss.message)
    }

    /// Something is not expressed in a part of the generated code, such as "client". The document is the normalized one,
    /// the place that of the given one.
    #[must_use]
    pub fn not_expressed(
        source: &Source,
        document: &Document,
        moves: &Moves,
        part: &str,
        diagnostic: &Diagnostic,
    ) -> Self {
        let place = source.place(&moves.origin(&diagnostic.pointer));
        let construct = format!("{} ({part})", construct(document, &diagnostic.pointer));
        Self::warning(&place, construct, &diagnostic.message)
    }

    fn warning(place: &str, construct: String, message: &str) -> Self {
        // The last sentence tells what was done.
        let (reason, instead) = match message.rsplit_once("; ") {
            Some((reason, instead)) => (reason, Some(instead.to_owned())),
            None => (message, None),
        };
        Self {
            grade: Grade::Warning,
            place: place.to_owned(),
            construct,
            reason: reason.to_owned(),
            instead,
            remedy: remedy::of_warning(message).to_owned(),
        }
    }

    /// The fault on a few lines, coloured for a terminal where that is asked for.
    #[must_use]
    pub fn text(&self, colour: bool) -> String {
        let paint = |code: &str, text: &str| {
            if colour { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
        };
        let grade = match self.grade {
            Grade::Error => paint("1;31", "error"),
            Grade::Warning => paint("1;33", "warning"),
        };
        let mut text = format!("{grade}: {}", paint("1", &self.place));
        for (label, value) in [
            ("construct", Some(&self.construct)),
            ("reason", Some(&self.reason)),
            ("instead", self.instead.as_ref()),
            ("remedy", Some(&self.remedy)),
        ] {
            if let Some(value) = value {
                text.push_str(&format!("\n  {} {value}", paint("36", &format!("{label:<9}"))));
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_shows_colours() {
        let fault = Fault::error("api.yaml:1:1", "the text", "it is no document", "write one");
        let plain = "error: api.yaml:1:1\n  construct the text\n  reason    it is no document\n  remedy    write one";
        assert_eq!(fault.text(false), plain);
        let coloured = fault.text(true);
        assert!(coloured.starts_with("\u{1b}[1;31merror\u{1b}[0m: \u{1b}[1mapi.yaml:1:1\u{1b}[0m\n"), "{coloured}");
    }
}
