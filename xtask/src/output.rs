//! The one place that prints.

use std::io::{self, Write};

/// Writes a line to standard output. A closed pipe is no reason to fail.
pub(crate) fn say(text: &str) {
    let _ = writeln!(io::stdout().lock(), "{text}");
}

/// Writes a line to standard error.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}
