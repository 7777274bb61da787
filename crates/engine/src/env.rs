//! Values of environment variables, kept out of everything that is printed.

use std::fmt;

/// The value of an environment variable. `Debug` shows neither kind; the program gets both byte for byte.
#[derive(Clone, PartialEq, Eq)]
pub struct EnvValue {
    value: String,
    secret: bool,
}

impl EnvValue {
    /// An ordinary variable's value.
    pub fn plain(value: impl Into<String>) -> Self {
        Self { value: value.into(), secret: false }
    }

    /// A secret's value: also blotted out in excerpts of the program's output that are given as a reason.
    pub fn secret(value: impl Into<String>) -> Self {
        Self { value: value.into(), secret: true }
    }

    /// Whether it is a secret's.
    pub fn is_secret(&self) -> bool {
        self.secret
    }

    /// The value itself.
    pub fn expose(&self) -> &str {
        &self.value
    }
}

impl fmt::Debug for EnvValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[redacted]")
    }
}
