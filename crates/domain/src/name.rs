//! Names of records.

/// The most characters a name may have after trimming.
pub const MAX_NAME_CHARS: usize = 255;

/// Why a name is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Nothing is left after trimming.
    #[error("a name must not be empty")]
    Empty,
    /// More than [`MAX_NAME_CHARS`] characters are left after trimming.
    #[error("a name must not be longer than {MAX_NAME_CHARS} characters")]
    TooLong,
}

/// The name as it is kept: without white space around it, 1 to 255 characters.
pub fn clean_name(name: &str) -> Result<&str, NameError> {
    let name = name.trim();
    match name.chars().take(MAX_NAME_CHARS + 1).count() {
        0 => Err(NameError::Empty),
        count if count > MAX_NAME_CHARS => Err(NameError::TooLong),
        _ => Ok(name),
    }
}

/// The form in which names are compared: trimmed, and without regard to case.
///
/// Characters are folded one by one, so that a letter's form at the end of a word (Greek sigma)
/// does not make two names of one.
pub fn fold_name(name: &str) -> String {
    name.trim().chars().flat_map(char::to_lowercase).map(|c| if c == 'ς' { 'σ' } else { c }).collect()
}
