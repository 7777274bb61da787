//! progenitor by itself: calls, and the types that it makes of the schemas.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use anyhow::Context as _;
use openapiv3::OpenAPI;
use progenitor::{GenerationSettings, Generator, InterfaceStyle};
use serde_json::{Map, Value, json};
use windlass_codegen::emit::client_view::{ViewOptions, client_view};
use windlass_codegen::format;
use windlass_spec::Document;

use super::{count, timed};

const REFERENCE: &str = "#/components/schemas/";

/// What progenitor makes of a document.
pub(super) struct Rival {
    /// Formatted source.
    pub(super) code: String,
    time: Duration,
    /// What had to be done to the document before it was taken.
    rewritten: String,
}

impl Rival {
    pub(super) fn line(&self) -> String {
        format!(
            "  progenitor's own {:>6} lines, types without validators included, in {:.2} s ({})",
            count(&self.code),
            self.time.as_secs_f64(),
            self.rewritten
        )
    }
}

/// The document as it is, if progenitor takes that; else with paths as Windlass rewrites them for it, the schemas its
/// own to lower, and those emptied that it refuses.
pub(super) fn generate(document: &Document) -> anyhow::Result<Rival> {
    if let Ok((time, code)) = run(document.root()) {
        return Ok(Rival { code, time, rewritten: "the document as it is".to_owned() });
    }
    let view = client_view(document.root(), &ViewOptions { types_crate: "crate".to_owned(), ..ViewOptions::default() });
    let mut root = view.document;
    let schemas = root.pointer_mut("/components/schemas").and_then(Value::as_object_mut);
    let schemas = schemas.context("the rewritten document has no schemas")?;
    // The view has the document's schemas in the document's order, then its own.
    let names: BTreeMap<String, String> =
        document.schemas().map(|(name, _)| name.to_owned()).zip(schemas.keys().cloned()).collect();
    let mut emptied = 0;
    for (name, schema) in document.schemas() {
        let mut schema = schema.clone();
        rename(&mut schema, &names);
        let Some(held) = names.get(name).and_then(|name| schemas.get_mut(name)) else { continue };
        if run(&alone(&schema)).is_ok() {
            *held = schema;
        } else {
            emptied += 1;
        }
    }
    let all = names.len();
    let (time, code) =
        run(&root).map_err(anyhow::Error::msg).context("progenitor refuses the rewritten document too")?;
    Ok(Rival { code, time, rewritten: format!("paths rewritten for it; {emptied} of {all} schemas emptied") })
}

fn run(root: &Value) -> Result<(Duration, String), String> {
    let document: OpenAPI = serde_json::from_value(root.clone()).map_err(|error| error.to_string())?;
    let mut settings = GenerationSettings::new();
    settings.with_interface(InterfaceStyle::Positional);
    // It panics where it has no error to give; nobody needs to see how.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let (time, tokens) =
        timed(|| catch_unwind(AssertUnwindSafe(|| Generator::new(&settings).generate_tokens(&document))));
    std::panic::set_hook(hook);
    let tokens = tokens.map_err(|_| "it panics".to_owned())?.map_err(|error| error.to_string())?;
    Ok((time, format(tokens).map_err(|error| error.to_string())?))
}

/// A document of one schema and empty ones for what it refers to.
fn alone(schema: &Value) -> Value {
    let mut schemas = Map::new();
    references(schema, &mut |name| {
        schemas.insert(name.to_owned(), json!({ "type": "object" }));
    });
    schemas.insert("TheOneThatIsTried".to_owned(), schema.clone());
    json!({
        "openapi": "3.0.3",
        "info": { "title": "One schema", "version": "0" },
        "paths": {},
        "components": { "schemas": schemas },
    })
}

fn references(value: &Value, found: &mut impl FnMut(&str)) {
    match value {
        Value::Object(members) => {
            if let Some(name) = members.get("$ref").and_then(Value::as_str).and_then(|at| at.strip_prefix(REFERENCE)) {
                found(name);
            }
            members.values().for_each(|value| references(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

/// Lets references lead to the names of the view.
fn rename(value: &mut Value, names: &BTreeMap<String, String>) {
    match value {
        Value::Object(members) => {
            if let Some(Value::String(at)) = members.get_mut("$ref")
                && let Some(name) = at.strip_prefix(REFERENCE).and_then(|name| names.get(name))
            {
                *at = format!("{REFERENCE}{name}");
            }
            members.values_mut().for_each(|value| rename(value, names));
        }
        Value::Array(items) => items.iter_mut().for_each(|value| rename(value, names)),
        _ => {}
    }
}
