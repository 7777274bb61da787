//! A broken rule and the place where it is broken.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One rule that a value breaks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Violation {
    /// JSON pointer of the value: `/ports/0/internal_port`. Empty for the whole document.
    pub pointer: String,
    /// The rule, by the JSON Schema keyword in snake_case: `max_length`, `required`, `type`, …
    pub code: String,
    /// What the rule asks for, to be read after the pointer: "must be at least 1".
    pub message: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.pointer.is_empty() {
            write!(f, "{} ", self.pointer)?;
        }
        f.write_str(&self.message)
    }
}

/// The most violations that are collected of one value, so that an answer stays readable and small whatever was sent.
pub const MAX_VIOLATIONS: usize = 1000;

/// Where a validator stands: a list on the stack, rendered only when there is something to report.
#[derive(Debug, Clone, Copy)]
pub enum Pointer<'a> {
    /// The whole document.
    Root,
    /// A member of an object.
    Field(&'a Pointer<'a>, &'a str),
    /// An item of an array.
    Index(&'a Pointer<'a>, usize),
}

impl<'a> Pointer<'a> {
    /// The place of a member of this object.
    #[must_use]
    #[inline]
    pub fn field(&'a self, name: &'a str) -> Pointer<'a> {
        Pointer::Field(self, name)
    }

    /// The place of an item of this array.
    #[must_use]
    #[inline]
    pub fn index(&'a self, index: usize) -> Pointer<'a> {
        Pointer::Index(self, index)
    }

    /// Reports a broken rule at this place.
    #[cold]
    pub fn report(&self, code: &str, message: impl fmt::Display, out: &mut Vec<Violation>) {
        if out.len() < MAX_VIOLATIONS {
            out.push(Violation { pointer: self.to_string(), code: code.to_owned(), message: message.to_string() });
        }
    }
}

impl fmt::Display for Pointer<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pointer::Root => Ok(()),
            Pointer::Index(parent, index) => write!(f, "{parent}/{index}"),
            Pointer::Field(parent, name) if name.contains(['~', '/']) => {
                write!(f, "{parent}/{}", name.replace('~', "~0").replace('/', "~1"))
            }
            Pointer::Field(parent, name) => write!(f, "{parent}/{name}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointers_are_escaped() {
        let root = Pointer::Root;
        let ports = root.field("a/b~c");
        assert_eq!(ports.index(3).field("x").to_string(), "/a~1b~0c/3/x");
        assert_eq!(root.to_string(), "");
    }

    #[test]
    fn violations_are_limited() {
        let mut out = Vec::new();
        for _ in 0..2 * MAX_VIOLATIONS {
            Pointer::Root.report("type", "must be a string", &mut out);
        }
        assert_eq!(out.len(), MAX_VIOLATIONS);
    }
}
