//! The one place that prints.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "printing is what this module is for")]

use std::fmt::Display;

/// Prints a line for the user.
pub(crate) fn line(text: impl Display) {
    println!("{text}");
}

/// Prints why the command failed, with its causes.
pub(crate) fn failure(error: &anyhow::Error) {
    eprintln!("windlass: {error:#}");
}
