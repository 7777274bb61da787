//! Where in a text the places of its document stand.
//!
//! A document is a plain value, without lines. When there is something to tell of a place, the text is read once more,
//! for the positions alone.

mod json;
mod yaml;

use std::collections::HashMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::load::{Format, text_of, without_mark};
use crate::pointer;

/// A position in a text, both counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// The line.
    pub line: u64,
    /// The column, in characters.
    pub column: u64,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// A file that a document was read from. It is read when it is first asked for a position.
#[derive(Debug)]
pub struct Source {
    file: PathBuf,
    /// Nothing when the file cannot be read any more.
    root: OnceLock<Option<Node>>,
}

/// A place with the places in it, by their tokens: a member at its key, an item where it begins.
#[derive(Debug)]
struct Node {
    at: Position,
    inside: HashMap<String, Node>,
}

impl Source {
    /// The source of the document in a file.
    pub fn of_file(path: &Path) -> Self {
        Self { file: path.to_owned(), root: OnceLock::new() }
    }

    /// The position of what a JSON pointer names or, when the text does not have it, of the nearest place around it that
    /// it has.
    ///
    /// `None` for the whole document, and when the file cannot be read any more.
    pub fn position(&self, pointer: &str) -> Option<Position> {
        let mut node = self.root.get_or_init(|| read(&self.file)).as_ref()?;
        let mut found = None;
        for token in pointer.split('/').skip(1) {
            let Some(next) = node.inside.get(pointer::unescape(token).as_ref()) else { break };
            node = next;
            found = Some(node.at);
        }
        found
    }

    /// The file, the position and the pointer, as `api.yaml:12:5: /paths/~1pets/get`, as far as each is known.
    pub fn place(&self, pointer: &str) -> String {
        let mut place = self.file.display().to_string();
        if let Some(position) = self.position(pointer) {
            place.push_str(&format!(":{position}"));
        }
        if !pointer.is_empty() {
            place.push_str(&format!(": {pointer}"));
        }
        place
    }
}

fn read(file: &Path) -> Option<Node> {
    let text = text_of(file).ok()?;
    let text = without_mark(&text);
    match Format::of_path(file) {
        Format::Json => json::read(text),
        Format::Yaml => yaml::read(text),
    }
}
