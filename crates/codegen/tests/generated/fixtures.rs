//! The documents, and what is kept beside each.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of this name below `tests`.
pub(crate) fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The files of a folder with one of these extensions, by name.
pub(crate) fn files(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| extensions.iter().any(|extension| file.extension().is_some_and(|own| own == *extension)));
    files.sort();
    files
}

/// The documents of a folder, by name.
pub(crate) fn documents(folder: &Path) -> Vec<PathBuf> {
    files(folder, &["yaml", "json"])
}

/// The name of a file without its extension.
pub(crate) fn name(file: &Path) -> &str {
    file.file_stem().unwrap().to_str().unwrap()
}

/// Writes a text where it is asked for, else tells whether it is what is kept.
pub(crate) fn is_kept(file: &Path, text: &str) -> bool {
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        fs::write(file, text).unwrap();
    }
    fs::read_to_string(file).is_ok_and(|kept| kept == text)
}

#[test]
fn there_is_a_document_for_every_construct() {
    let count = documents(&folder("positive")).len() + documents(&folder("negative")).len();
    assert!(count >= 40, "there are {count} documents");
}
