//! From any document to the one form that the generators work on.
//!
//! The work is a list of passes, each a module of its own with one job. A pass changes the
//! document or reports problems; none depends on time, chance or the network, and a normalized
//! document goes through all of them unchanged.

mod hoist;
mod localize;
mod modern;
mod moves;
mod operation_ids;
mod order;
mod path_items;
mod path_parameters;
mod references;
mod shape;
mod tags;
mod version;

#[cfg(test)]
mod testing;

pub use self::moves::Moves;
use crate::document::Document;
use crate::problem::{Note, Problems};

/// A normalized document and what was done to get it.
#[derive(Debug, Clone, PartialEq)]
pub struct Normalized {
    /// The document.
    pub document: Document,
    /// What was changed beyond the order of keys.
    pub notes: Vec<Note>,
    /// Where its parts stood before.
    pub moves: Moves,
}

/// One step of [`normalize`].
#[derive(Debug, Clone, Copy)]
pub struct Pass {
    /// Its name, as notes tell it.
    pub name: &'static str,
    /// What it does, in one sentence.
    pub about: &'static str,
    run: fn(&mut Document, &mut Report),
}

/// The steps, in order. Those of 3.1 come first, then three that only look: when these find
/// anything, the others, which rely on what they establish, do not run.
pub const PASSES: &[Pass] = &[
    modern::envelope::PASS,
    modern::siblings::PASS,
    modern::definitions::PASS,
    modern::subschemas::PASS,
    modern::constants::PASS,
    modern::types::PASS,
    modern::bounds::PASS,
    modern::annotations::PASS,
    shape::PASS,
    version::PASS,
    references::PASS,
    path_items::PASS,
    localize::PASS,
    path_parameters::PASS,
    operation_ids::PASS,
    tags::PASS,
    hoist::PASS,
    order::PASS,
];

/// After this many passes, problems found so far end the run.
const CHECKS: usize = 11;

/// What a pass has to say.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pass: &'static str,
    problems: Problems,
    notes: Vec<Note>,
    moves: Moves,
}

impl Report {
    /// Tells of a problem, at its place in the document as it was given.
    fn problem(&mut self, pointer: impl Into<String>, message: impl Into<String>) {
        self.problems.add(self.moves.origin(&pointer.into()), message);
    }

    fn note(&mut self, pointer: impl Into<String>, message: impl Into<String>) {
        self.notes.push(Note { pass: self.pass, pointer: pointer.into(), message: message.into(), is_loss: false });
    }

    /// Notes that something gets lost, at its place in the document as it was given.
    fn loss(&mut self, pointer: &str, message: impl Into<String>) {
        let pointer = self.moves.origin(pointer);
        self.notes.push(Note { pass: self.pass, pointer, message: message.into(), is_loss: true });
    }
}

/// Brings a document into normal form.
///
/// # Errors
///
/// Every problem that only the document's author can mend.
pub fn normalize(mut document: Document) -> Result<Normalized, Problems> {
    let mut report = Report::default();
    for (index, pass) in PASSES.iter().enumerate() {
        if index == CHECKS && !report.problems.is_empty() {
            break;
        }
        report.pass = pass.name;
        report.moves.step();
        (pass.run)(&mut document, &mut report);
    }
    if report.problems.is_empty() {
        Ok(Normalized { document, notes: report.notes, moves: report.moves })
    } else {
        Err(report.problems)
    }
}
