//! The one place that prints. That nobody reads it any more is no reason to stop what runs.

use std::{
    fmt::Display,
    io::{Write as _, stderr, stdout},
};

/// Prints a line for the user.
pub(crate) fn line(text: impl Display) {
    let _ = writeln!(stdout(), "{text}");
}

/// Prints why the command failed, with its causes.
pub(crate) fn failure(error: &anyhow::Error) {
    let _ = writeln!(stderr(), "windlass: {error:#}");
}
