//! Overlay 1.0: changes that are laid over a document each time it is fetched, so that what another publisher leaves
//! out or gets wrong is mended without a copy edited by hand.
//!
//! The actions apply in order, each to the result of the one before. Where the format is silent, this module is strict:
//! an action that matches nothing is an error, since an overlay that no longer fits is drift too.

mod apply;
mod target;

use std::fmt;
use std::path::Path;

use serde_json::{Map, Value};
use serde_json_path::JsonPath;

use crate::load::{self, Format};
use crate::problem::{LoadError, LoadErrors, Place};

pub use target::{Extends, ExtendsError};

/// An overlay.
#[derive(Debug, Clone, PartialEq)]
pub struct Overlay {
    /// `info.title`.
    pub title: String,
    /// `info.version`: the overlay's own.
    pub version: String,
    /// The document that it is meant for, when it names one; [`Extends::check`] holds it against the real one.
    pub extends: Option<Extends>,
    /// What to do, in order.
    pub actions: Vec<Action>,
}

/// One change.
#[derive(Debug, Clone, PartialEq)]
pub struct Action {
    /// What to change, as JSONPath (RFC 9535).
    pub target: JsonPath,
    /// What the author says of it.
    pub description: Option<String>,
    /// The change.
    pub change: Change,
}

/// What an action does with each node that its target selects.
#[derive(Debug, Clone, PartialEq)]
pub enum Change {
    /// Merges this into an object, recursively, or appends it to an array. The entries of a list are appended one by
    /// one.
    Update(Value),
    /// Takes the node away.
    Remove,
}

/// An action that could not be carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActionError {
    /// The action's number, from 1.
    pub action: usize,
    /// Its target.
    pub target: String,
    /// What is wrong, and what to do.
    pub message: String,
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "action {} (`{}`): {}", self.action, self.target, self.message)
    }
}

/// Every action that could not be carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActionErrors(pub Vec<ActionError>);

impl fmt::Display for ActionErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for ActionErrors {}

impl Overlay {
    /// Reads an overlay.
    ///
    /// # Errors
    ///
    /// A text that cannot be read, as [`crate::load`] has it, and everything in which it is no Overlay 1.0 document.
    /// A field that the format does not know is one of these: it would do nothing, silently.
    pub fn load(text: &str, format: Format) -> Result<Self, LoadErrors> {
        let root = load::value(text, format)?;
        let mut reader = Reader::default();
        let overlay = reader.overlay(&root);
        match overlay {
            Some(overlay) if reader.errors.is_empty() => Ok(overlay),
            _ => Err(LoadErrors(reader.errors)),
        }
    }

    /// Reads an overlay from a file, in the format that its extension names.
    ///
    /// # Errors
    ///
    /// As [`Overlay::load`], and when the file cannot be read.
    pub fn load_file(path: &Path) -> Result<Self, LoadErrors> {
        let text = load::text_of(path)?;
        Self::load(&text, Format::of_path(path)).map_err(|errors| errors.in_source(path))
    }

    /// The value with every action applied.
    ///
    /// # Errors
    ///
    /// Every action that matches nothing or does not fit what it matches. The actions after it are still tried, so that
    /// all that is out of date is told at once.
    pub fn apply(&self, root: &Value) -> Result<Value, ActionErrors> {
        apply::all(&self.actions, root)
    }
}

/// Collects what is wrong with an overlay.
#[derive(Default)]
struct Reader {
    errors: Vec<LoadError>,
}

impl Reader {
    fn wrong(&mut self, pointer: &str, message: impl Into<String>) {
        let place = Place::Pointer(pointer.to_owned());
        self.errors.push(LoadError { file: None, place, position: None, message: message.into() });
    }

    fn overlay(&mut self, root: &Value) -> Option<Overlay> {
        let Some(object) = root.as_object() else {
            self.wrong("", "an overlay is an object");
            return None;
        };
        match object.get("overlay") {
            Some(Value::String(version)) if version == "1.0" || version.starts_with("1.0.") => {}
            Some(Value::String(version)) => {
                self.wrong("/overlay", format!("Overlay {version} is not supported; 1.0.0 is"));
            }
            Some(_) => self.wrong("/overlay", "the version has to be a string; write \"1.0.0\" in quotes"),
            None => self.wrong("", "the `overlay` field is missing; it names the version of the format, as \"1.0.0\""),
        }
        self.known(object, "", &["overlay", "info", "extends", "actions"]);
        let info = object.get("info").and_then(Value::as_object);
        if info.is_none() {
            self.wrong("", "the `info` object is missing; it holds `title` and `version`");
        }
        let title = info.and_then(|info| self.text(info, "/info", "title", true));
        let version = info.and_then(|info| self.text(info, "/info", "version", true));
        let extends = self.text(object, "", "extends", false).map(Extends::new);
        let actions = match object.get("actions").and_then(Value::as_array) {
            Some(actions) if !actions.is_empty() => {
                actions.iter().enumerate().filter_map(|(index, action)| self.action(action, index)).collect()
            }
            _ => {
                self.wrong("", "`actions` has to be a list with at least one action");
                Vec::new()
            }
        };
        Some(Overlay { title: title?, version: version?, extends, actions })
    }

    fn action(&mut self, action: &Value, index: usize) -> Option<Action> {
        let at = format!("/actions/{index}");
        let Some(object) = action.as_object() else {
            self.wrong(&at, "an action is an object");
            return None;
        };
        self.known(object, &at, &["target", "description", "update", "remove"]);
        let description = self.text(object, &at, "description", false);
        let target = self.text(object, &at, "target", true).and_then(|text| match JsonPath::parse(&text) {
            Ok(target) => Some(target),
            Err(error) => {
                self.wrong(&format!("{at}/target"), format!("`{text}` is no JSONPath: {error}"));
                None
            }
        });
        let remove = match object.get("remove") {
            None => false,
            Some(Value::Bool(remove)) => *remove,
            Some(_) => {
                self.wrong(&format!("{at}/remove"), "has to be true or false");
                return None;
            }
        };
        let change = match object.get("update") {
            _ if remove => Change::Remove,
            Some(update) => Change::Update(update.clone()),
            None => {
                self.wrong(&at, "does nothing; give it `update`, or `remove: true`");
                return None;
            }
        };
        Some(Action { target: target?, description, change })
    }

    fn text(&mut self, object: &Map<String, Value>, at: &str, field: &str, required: bool) -> Option<String> {
        match object.get(field) {
            Some(Value::String(text)) => Some(text.clone()),
            Some(_) => {
                self.wrong(&format!("{at}/{field}"), "has to be a string");
                None
            }
            None => {
                if required {
                    self.wrong(at, format!("the `{field}` field is missing"));
                }
                None
            }
        }
    }

    fn known(&mut self, object: &Map<String, Value>, at: &str, fields: &[&str]) {
        for key in object.keys().filter(|key| !key.starts_with("x-") && !fields.contains(&key.as_str())) {
            self.wrong(&crate::pointer::join(at, key), format!("there is no field `{key}`; {} are", fields.join(", ")));
        }
    }
}
