//! A JSON body to a checked value.

use std::fmt;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{Pointer, Validate, Violation, inspect};

/// Why a text is not a valid value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DecodeError {
    /// It is not JSON.
    Syntax {
        /// What the parser met.
        message: String,
        /// The line, from 1.
        line: usize,
        /// The column in bytes, from 1; 0 before the first.
        column: usize,
    },
    /// It is JSON, and these are the rules it breaks; never empty.
    Violations(Vec<Violation>),
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecodeError::Syntax { message, line, column } => {
                write!(f, "not valid JSON at line {line} column {column}: {message}")
            }
            DecodeError::Violations(violations) => {
                for (position, violation) in violations.iter().enumerate() {
                    if position > 0 {
                        f.write_str("; ")?;
                    }
                    violation.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for DecodeError {}

/// Checks a value whose type does not check itself, such as a text.
///
/// # Errors
///
/// When it breaks a rule.
pub fn conforms<T: ?Sized>(
    value: &T,
    check: impl FnOnce(&T, &Pointer<'_>, &mut Vec<Violation>),
) -> Result<(), DecodeError> {
    let mut violations = Vec::new();
    check(value, &Pointer::Root, &mut violations);
    if violations.is_empty() { Ok(()) } else { Err(DecodeError::Violations(violations)) }
}

/// Decodes and validates a JSON document.
///
/// What is right is decoded in one pass. Only when that fails is the document read again, as a tree, to tell everything
/// that is wrong with it.
///
/// # Errors
///
/// When it is not JSON, or breaks a rule of its type.
pub fn decode_json<T: DeserializeOwned + Validate>(bytes: &[u8]) -> Result<T, DecodeError> {
    // JSON is UTF-8, also in the members that decoding passes over without a look.
    let text = std::str::from_utf8(bytes).map_err(|error| not_utf8(bytes, error.valid_up_to()))?;
    let refused = match serde_json::from_str::<T>(text) {
        Ok(value) => {
            value.validate().map_err(DecodeError::Violations)?;
            return Ok(value);
        }
        Err(error) => error,
    };
    if !refused.is_data() {
        return Err(syntax(&refused));
    }
    let mut tree: Value = serde_json::from_str(text).map_err(|error| syntax(&error))?;
    let mut violations = Vec::new();
    T::inspect(&tree, &Pointer::Root, &mut violations);
    if !violations.is_empty() {
        return Err(DecodeError::Violations(violations));
    }
    // Nothing is wrong with it in the eyes of JSON Schema: it may hold `1.0` for an integer, which serde refuses.
    if inspect::whole_numbers(&mut tree)
        && let Ok(value) = T::deserialize(&tree)
    {
        value.validate().map_err(DecodeError::Violations)?;
        return Ok(value);
    }
    Err(DecodeError::Violations(vec![located::<T>(text, &refused)]))
}

fn syntax(error: &serde_json::Error) -> DecodeError {
    DecodeError::Syntax { message: bare(error), line: error.line(), column: error.column() }
}

/// The place is told as the parser tells places.
fn not_utf8(bytes: &[u8], valid: usize) -> DecodeError {
    let before = &bytes[..valid];
    let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
    let column = before.iter().rev().take_while(|byte| **byte != b'\n').count() + 1;
    DecodeError::Syntax { message: "invalid UTF-8".to_owned(), line, column }
}

/// What only serde knows of, such as a member that is there twice.
fn located<T: DeserializeOwned>(text: &str, refused: &serde_json::Error) -> Violation {
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let mut pointer = String::new();
    if let Err(error) = serde_path_to_error::deserialize::<_, T>(&mut deserializer) {
        for segment in error.path() {
            match segment {
                serde_path_to_error::Segment::Seq { index } => pointer.push_str(&format!("/{index}")),
                serde_path_to_error::Segment::Map { key } => {
                    pointer.push_str(&Pointer::Root.field(key).to_string());
                }
                serde_path_to_error::Segment::Enum { .. } | serde_path_to_error::Segment::Unknown => {}
            }
        }
    }
    Violation { pointer, code: "type".to_owned(), message: bare(refused) }
}

/// The message without the position that serde_json appends.
fn bare(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}
