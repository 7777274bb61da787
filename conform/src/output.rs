//! The one place that prints.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "printing is what this module is for")]

/// Prints the report.
pub(crate) fn say(text: &str) {
    println!("{text}");
}

/// Prints why there is none.
pub(crate) fn complain(text: &str) {
    eprintln!("{text}");
}
