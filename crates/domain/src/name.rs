//! Names of records.

/// The form in which names are compared: trimmed, and without regard to case.
///
/// Characters are folded one by one, so that a letter's form at the end of a word (Greek sigma)
/// does not make two names of one.
pub fn fold_name(name: &str) -> String {
    name.trim().chars().flat_map(char::to_lowercase).map(|c| if c == 'ς' { 'σ' } else { c }).collect()
}
