//! What is wrong, where, why, and what to do about it.

use std::io::IsTerminal as _;

use windlass_codegen::Diagnostic;
use windlass_spec::{Document, LoadError, Moves, Place, Problem, Source};

use super::construct::construct;
use super::part_name;
use crate::package::Part;

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Grade {
    /// Nothing is written.
    Error,
    /// One construct is not expressed; the rest is there.
    Warning,
}

/// One thing that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) grade: Grade,
    /// The file and, where there is one, the place in it.
    place: String,
    construct: String,
    reason: String,
    /// What was generated in its stead.
    instead: Option<String>,
    remedy: String,
}

/// Whether there are colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Style {
    pub(super) colour: bool,
}

impl Style {
    /// Colours for a terminal, unless `NO_COLOR` asks for none.
    pub(super) fn of_stderr() -> Self {
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self { colour: !plain && std::io::stderr().is_terminal() }
    }

    fn paint(self, code: &str, text: &str) -> String {
        if self.colour { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }
}

const MEND: &str = "mend it in the document, or with an overlay when the document is somebody else's";

impl Fault {
    pub(super) fn error(place: &str, construct: &str, reason: &str, remedy: &str) -> Self {
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
    pub(super) fn of_load(source: &Source, error: &LoadError) -> Self {
        let (pointer, construct) = match &error.place {
            Place::Text => ("", "the text".to_owned()),
            Place::Pointer(at) => (at.as_str(), at.strip_prefix('/').map_or_else(whole, |key| format!("`{key}`"))),
            Place::File => ("", "the file".to_owned()),
        };
        let place = match error.position.filter(|_| error.place == Place::Text) {
            Some(position) => format!("{}:{position}", source.place("")),
            None => source.place(pointer),
        };
        let (reason, remedy) = split(&error.message);
        let otherwise = match error.place {
            Place::File => "name a file that can be read",
            _ => MEND,
        };
        Self::error(&place, &construct, reason, remedy.unwrap_or(otherwise))
    }

    /// The document cannot be worked on.
    pub(super) fn of_problem(source: &Source, document: &Document, problem: &Problem) -> Self {
        let (reason, remedy) = split(&problem.message);
        let construct = construct(document, &problem.pointer);
        Self::error(&source.place(&problem.pointer), &construct, reason, remedy.unwrap_or(MEND))
    }

    /// Something is not expressed. The document is the normalized one, the place that of the given one.
    pub(super) fn not_expressed(
        source: &Source,
        document: &Document,
        moves: &Moves,
        part: Part,
        diagnostic: &Diagnostic,
    ) -> Self {
        // The last sentence tells what was done.
        let (reason, instead) = match diagnostic.message.rsplit_once("; ") {
            Some((reason, instead)) => (reason, Some(instead.to_owned())),
            None => (diagnostic.message.as_str(), None),
        };
        Self {
            grade: Grade::Warning,
            place: source.place(&moves.origin(&diagnostic.pointer)),
            construct: format!("{} ({})", construct(document, &diagnostic.pointer), part_name(part)),
            reason: reason.to_owned(),
            instead,
            remedy: remedy(&diagnostic.message).to_owned(),
        }
    }

    /// The fault on a few lines.
    pub(super) fn text(&self, style: Style) -> String {
        let grade = match self.grade {
            Grade::Error => style.paint("1;31", "error"),
            Grade::Warning => style.paint("1;33", "warning"),
        };
        let mut text = format!("{grade}: {}", style.paint("1", &self.place));
        let instead = self.instead.as_deref();
        for (label, value) in [
            ("construct", Some(self.construct.as_str())),
            ("reason", Some(self.reason.as_str())),
            ("instead", instead),
            ("remedy", Some(self.remedy.as_str())),
        ] {
            if let Some(value) = value {
                text.push_str(&format!("\n  {} {value}", style.paint("36", &format!("{label:<9}"))));
            }
        }
        text
    }
}

fn whole() -> String {
    "the document".to_owned()
}

/// What is wrong, and what to do where that is told.
fn split(message: &str) -> (&str, Option<&str>) {
    message.split_once("; ").map_or((message, None), |(reason, remedy)| (reason, Some(remedy)))
}

/// What to do about a construct that is not expressed.
fn remedy(message: &str) -> &'static str {
    const REMEDIES: [(&str, &str); 5] = [
        ("the call is left out", "write this call by hand, or say the operation otherwise in an overlay"),
        ("is not checked", "check it in the implementation, or say it with keywords that OpenAPI 3.0 has"),
        ("leads nowhere", "add the target to the document, or correct the reference"),
        ("is used twice", "give each operation an operationId of its own"),
        ("is not declared", "declare the parameter"),
    ];
    let known = REMEDIES.iter().find(|(part, _)| message.contains(part));
    known.map_or(
        "say it otherwise in the document or in an overlay; or let it be, for the rest is there",
        |(_, text)| text,
    )
}
