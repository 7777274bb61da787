//! From text to a [`Document`].
//!
//! One visitor reads both formats, so that the same bounds hold for both: a repeated key is an
//! error (the last one would win silently), and nesting is limited, also when YAML aliases build
//! it. What a document has to be before anything can work on it is checked here; everything else
//! is for `normalize`.

use std::fmt;
use std::path::Path;

use serde::de::{self, DeserializeSeed, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use crate::document::Document;
use crate::problem::{LoadError, LoadErrors, Place};
use crate::source::Position;

/// How a text is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// JSON.
    Json,
    /// YAML 1.2, with anchors and merge keys.
    Yaml,
}

impl Format {
    /// By the file's extension: `.yaml` and `.yml` are YAML, everything else is JSON.
    pub fn of_path(path: &Path) -> Self {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some(extension) if extension.eq_ignore_ascii_case("yaml") || extension.eq_ignore_ascii_case("yml") => {
                Self::Yaml
            }
            _ => Self::Json,
        }
    }
}

/// How deep objects and arrays may nest. Real documents stay near 20; the bound keeps
/// reading, and every recursive walk over what was read, within the small stack of a thread.
pub(crate) const MAX_DEPTH: usize = 64;

/// Reads a document.
///
/// # Errors
///
/// A text that is not JSON or YAML, a repeated key, nesting or alias expansion out of bounds, or a
/// document that is not OpenAPI 3.0 or 3.1.
pub fn load(text: &str, format: Format) -> Result<Document, LoadErrors> {
    load_value(value(text, format)?)
}

/// Reads whatever value a text holds.
pub(crate) fn value(text: &str, format: Format) -> Result<Value, LoadErrors> {
    let text = without_mark(text);
    match format {
        Format::Json => from_json(text),
        Format::Yaml => from_yaml(text),
    }
    .map_err(|error| LoadErrors(vec![error]))
}

/// The text after the mark that some editors put first.
pub(crate) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Reads a document from a file, in the format that its extension names.
///
/// # Errors
///
/// As [`load`], and when the file cannot be read.
pub fn load_file(path: &Path) -> Result<Document, LoadErrors> {
    load(&text_of(path)?, Format::of_path(path)).map_err(|errors| errors.in_source(path))
}

/// The text of a file.
pub(crate) fn text_of(path: &Path) -> Result<String, LoadErrors> {
    std::fs::read_to_string(path).map_err(|error| {
        LoadErrors(vec![LoadError {
            file: Some(path.display().to_string()),
            place: Place::File,
            position: None,
            message: format!("cannot be read: {error}"),
        }])
    })
}

/// Takes a value that is a document already.
///
/// # Errors
///
/// When it is not an OpenAPI 3.0 or 3.1 document.
pub fn load_value(root: Value) -> Result<Document, LoadErrors> {
    let errors = check_root(&root);
    if errors.is_empty() { Ok(Document::from_root(root)) } else { Err(LoadErrors(errors)) }
}

fn check_root(root: &Value) -> Vec<LoadError> {
    let Some(object) = root.as_object() else {
        return vec![at("", "an OpenAPI document is an object")];
    };
    if let Some(version) = object.get("swagger") {
        let version = plain(version);
        return vec![at(
            "/swagger",
            &format!(
                "this is a Swagger {version} document, which is not supported; convert it to \
                 OpenAPI 3.0"
            ),
        )];
    }
    let version = match object.get("openapi") {
        None => {
            return vec![at("", "the `openapi` field is missing; add it with the version of the format, as \"3.0.3\"")];
        }
        Some(Value::String(version)) => version,
        Some(other) => {
            return vec![at(
                "/openapi",
                &format!("the version has to be a string; write \"{0}\" in quotes", plain(other)),
            )];
        }
    };
    let minor = version.split_once('.').map(|(major, rest)| (major, rest.split('.').next().unwrap_or_default()));
    if !matches!(minor, Some(("3", "0" | "1"))) {
        return vec![at("/openapi", &format!("OpenAPI {version} is not supported; write the document in 3.0 or 3.1"))];
    }
    let mut errors = Vec::new();
    for key in ["info", "paths", "components"] {
        match object.get(key) {
            Some(value) if !value.is_object() => {
                errors.push(at(&format!("/{key}"), "has to be an object"));
            }
            None if key == "info" => errors.push(at("", "the `info` object is missing")),
            None if key == "paths" && minor == Some(("3", "0")) => {
                errors.push(at("", "the `paths` object is missing"));
            }
            _ => {}
        }
    }
    errors
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn at(pointer: &str, message: &str) -> LoadError {
    LoadError { file: None, place: Place::Pointer(pointer.to_owned()), position: None, message: message.to_owned() }
}

fn from_json(text: &str) -> Result<Value, LoadError> {
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let parsed = Tree { depth: 0 }.deserialize(&mut deserializer).and_then(|value| deserializer.end().map(|()| value));
    parsed.map_err(|error| {
        let position = Position { line: error.line() as u64, column: error.column() as u64 };
        LoadError {
            file: None,
            place: Place::Text,
            position: Some(position),
            message: without_position(&error.to_string()),
        }
    })
}

/// The text of a parser's error without its position, which is told apart.
fn without_position(message: &str) -> String {
    let end = message.find(" at line ").unwrap_or(message.len());
    message[..end].to_owned()
}

fn from_yaml(text: &str) -> Result<Value, LoadError> {
    read_yaml(text, |deserializer| Tree { depth: 0 }.deserialize(deserializer)).map_err(|error| {
        let position = error.location().map(|location| Position { line: location.line(), column: location.column() });
        LoadError {
            file: None,
            place: if position.is_some() { Place::Text } else { Place::File },
            position,
            message: in_words(&error),
        }
    })
}

/// What the parser says, in words for the author of the text rather than of this program.
fn in_words(error: &serde_saphyr::Error) -> String {
    use serde_saphyr::Error as E;
    use serde_saphyr::budget::BudgetBreach;
    match error {
        E::AliasError { error, .. } | E::WithSnippet { error, .. } => in_words(error),
        E::DuplicateMappingKey { key: Some(key), .. } => format!("the key `{key}` appears twice in one object"),
        E::Budget { breach: BudgetBreach::Depth { .. }, .. } => too_deep(),
        E::Budget { .. } => "larger than allowed; take apart what it says".to_owned(),
        E::AliasReplayLimitExceeded { .. }
        | E::AliasReplayStackDepthExceeded { .. }
        | E::AliasReplayCounterOverflow { .. } => {
            "the aliases make far more of the text than it has; write out what they stand for".to_owned()
        }
        other => without_position(&other.to_string()),
    }
}

fn too_deep() -> String {
    format!("nested more than {MAX_DEPTH} levels deep; name the inner parts, and refer to them")
}

/// Reads YAML the way that every document is read.
pub(crate) fn read_yaml<T>(
    text: &str,
    read: impl FnOnce(serde_saphyr::Deserializer<'_, '_>) -> Result<T, serde_saphyr::Error>,
) -> Result<T, serde_saphyr::Error> {
    // The text is in memory already, so its size needs no bound; what aliases make of it does.
    // Real documents repeat one anchor thousands of times, so the ratio says nothing; but what is
    // repeated in all stays near the size of the text, so that a short one cannot become a long one.
    let most_replayed = text.len().saturating_mul(2).saturating_add(5_000).min(1_000_000);
    let options = serde_saphyr::options! {
        budget: serde_saphyr::budget! {
            max_events: 20_000_000,
            max_nodes: 10_000_000,
            max_depth: MAX_DEPTH,
            max_documents: 2,
            enforce_alias_anchor_ratio: false,
        },
        alias_limits: serde_saphyr::alias_limits! {
            max_total_replayed_events: most_replayed,
            max_replay_stack_depth: 32,
        },
        emit_comments: false,
        strict_booleans: true,
        leading_zero_numbers_as_strings: true,
        underscored_numbers_as_strings: true,
        null_as_string: true,
        with_snippet: false,
    };
    serde_saphyr::with_deserializer_from_str_with_options(text, options, read)
}

/// Builds a [`Value`] and refuses what a plain one would hide.
struct Tree {
    depth: usize,
}

impl Tree {
    fn deeper<E: de::Error>(&self) -> Result<Self, E> {
        if self.depth >= MAX_DEPTH {
            return Err(E::custom(too_deep()));
        }
        Ok(Self { depth: self.depth + 1 })
    }
}

impl<'de> DeserializeSeed<'de> for Tree {
    type Value = Value;

    fn deserialize<D: de::Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Tree {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_i128<E: de::Error>(self, value: i128) -> Result<Value, E> {
        match (i64::try_from(value), u64::try_from(value)) {
            (Ok(value), _) => Ok(Value::Number(value.into())),
            (_, Ok(value)) => Ok(Value::Number(value.into())),
            _ => self.visit_f64(value as f64),
        }
    }

    fn visit_u128<E: de::Error>(self, value: u128) -> Result<Value, E> {
        match u64::try_from(value) {
            Ok(value) => Ok(Value::Number(value.into())),
            Err(_) => self.visit_f64(value as f64),
        }
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Value, E> {
        Number::from_f64(value).map(Value::Number).ok_or_else(|| E::custom("a number has to be finite"))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_none<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_some<D: de::Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        self.deserialize(deserializer)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut out = Vec::new();
        while let Some(item) = items.next_element_seed(self.deeper()?)? {
            out.push(item);
        }
        Ok(Value::Array(out))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut out = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            if out.contains_key(&key) {
                return Err(de::Error::custom(format_args!("the key `{key}` appears twice in one object")));
            }
            let value = entries.next_value_seed(self.deeper()?)?;
            out.insert(key, value);
        }
        Ok(Value::Object(out))
    }
}
