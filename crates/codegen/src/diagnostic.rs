//! What could not be expressed, and why.

use std::fmt;

/// One construct that the generated code does not express. The rest is generated all the same.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Diagnostic {
    /// The JSON pointer of the construct.
    pub pointer: String,
    /// What it is, why it is not expressed, and what was done instead.
    pub message: String,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pointer = if self.pointer.is_empty() { "(document)" } else { &self.pointer };
        write!(f, "{pointer}: {}", self.message)
    }
}

/// Every diagnostic of one run, in document order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Diagnostics(pub Vec<Diagnostic>);

impl Diagnostics {
    /// Adds one.
    pub fn add(&mut self, pointer: impl Into<String>, message: impl Into<String>) {
        let diagnostic = Diagnostic { pointer: pointer.into(), message: message.into() };
        if !self.0.contains(&diagnostic) {
            self.0.push(diagnostic);
        }
    }

    /// There is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, diagnostic) in self.0.iter().enumerate() {
            if position > 0 {
                f.write_str("\n")?;
            }
            diagnostic.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostics {}
