//! The semantic diff: how long it takes on a large document, and whether it finds every one of some random edits.

use std::collections::HashSet;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::ensure;
use serde_json::{Value, json};
use windlass_spec::diff::{Report, diff};
use windlass_spec::{Document, METHODS, load_file, load_value, normalize, pointer};

use crate::output;

/// What one comparison may take.
const LIMIT: Duration = Duration::from_secs(2);

/// How often it is measured; the median counts.
const RUNS: usize = 5;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The document.
    document: PathBuf,
    /// How many edits to make.
    #[arg(long, default_value_t = 50)]
    edits: usize,
    /// The seed of chance.
    #[arg(long, default_value_t = 42)]
    seed: u64,
}

/// An edit that was made: where, and the rule that has to tell it.
struct Edit {
    at: String,
    rule: &'static str,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let start = Instant::now();
        let old = normalize(load_file(&self.document)?)?.document;
        let reading = start.elapsed();
        let mut root = old.root().clone();
        let edits = edit(&mut root, self.edits, &mut Chance(self.seed.max(1)))?;
        let new = load_value(root)?;
        let mut times = Vec::new();
        let mut report = diff(&old, &new);
        for _ in 0..RUNS {
            let start = Instant::now();
            report = diff(&old, &new);
            times.push(start.elapsed());
        }
        times.sort_unstable();
        let time = times[RUNS / 2];
        let missed: Vec<_> = edits.iter().filter(|edit| !found(&report, edit)).collect();
        output::say(&format!(
            "{}: {} operations, read and normalized in {reading:.2?}",
            self.document.display(),
            old.operations().count()
        ));
        output::say(&format!("diff: {time:.2?} (limit {LIMIT:.0?}), the median of {RUNS}"));
        output::say(&format!("edits found: {} of {}", edits.len() - missed.len(), edits.len()));
        for edit in &missed {
            output::say(&format!("missed: {} at {}", edit.rule, edit.at));
        }
        ensure!(missed.is_empty(), "{} edits were missed", missed.len());
        ensure!(time <= LIMIT, "the comparison took {time:.2?}, more than {LIMIT:.0?}");
        Ok(())
    }
}

fn found(report: &Report, edit: &Edit) -> bool {
    report.changes.iter().any(|change| {
        let here = |at: &Option<String>| at.as_ref().is_some_and(|at| at.starts_with(&edit.at));
        change.rule.id == edit.rule && (here(&change.old) || here(&change.new))
    })
}

/// Makes edits at places of their own.
fn edit(root: &mut Value, count: usize, chance: &mut Chance) -> anyhow::Result<Vec<Edit>> {
    let document = load_value(root.clone())?;
    let (properties, operations) = (properties(&document), operations(&document));
    ensure!(!properties.is_empty() && !operations.is_empty(), "the document is too small to be edited");
    let (mut edits, mut taken) = (Vec::new(), HashSet::new());
    for attempt in 0..count * 1_000 {
        if edits.len() == count {
            break;
        }
        let at = if chance.below(4) == 0 {
            &operations[chance.below(operations.len())]
        } else {
            &properties[chance.below(properties.len())]
        };
        if !taken.insert(at.clone()) {
            continue;
        }
        edits.extend(edit_at(root, at, attempt, chance));
    }
    ensure!(edits.len() == count, "the document is too small for {count} edits");
    Ok(edits)
}

/// One edit of an operation or property; `None` when the place does not fit.
fn edit_at(root: &mut Value, at: &str, number: usize, chance: &mut Chance) -> Option<Edit> {
    let target = root.pointer_mut(at)?;
    if at.starts_with("/paths/") {
        if chance.below(2) == 0 {
            let parameters = target.as_object_mut()?.entry("parameters").or_insert(json!([])).as_array_mut()?;
            let name = format!("added_{number}");
            parameters.push(json!({"name": name, "in": "query", "required": true, "schema": {"type": "string"}}));
            let at = format!("{at}/parameters/{}", parameters.len() - 1);
            return Some(Edit { at, rule: "parameter-added-required" });
        }
        let responses = target.get_mut("responses")?.as_object_mut()?;
        let status = responses.keys().find(|status| status.starts_with('2'))?.clone();
        responses.shift_remove(&status);
        return Some(Edit { at: pointer::join_all(at, &["responses", &status]), rule: "success-status-removed" });
    }
    let kind = target.get("type").and_then(Value::as_str).map(str::to_owned);
    match (chance.below(3), kind.as_deref()) {
        (0, Some(kind)) => {
            target["type"] = if kind == "boolean" { "string".into() } else { "boolean".into() };
            Some(Edit { at: pointer::join(at, "type"), rule: "type-changed" })
        }
        (1, Some("string")) if target.get("maxLength").is_none() => {
            target["maxLength"] = json!(7);
            Some(Edit { at: pointer::join(at, "maxLength"), rule: "max-length-tightened" })
        }
        _ => {
            let (holder, name) = at.rsplit_once('/')?;
            root.pointer_mut(holder)?.as_object_mut()?.shift_remove(&*pointer::unescape(name))?;
            Some(Edit { at: at.to_owned(), rule: "property-removed" })
        }
    }
}

/// Every property of a named schema that is written there.
fn properties(document: &Document) -> Vec<String> {
    let of_schema = |(name, schema): (&str, &Value)| {
        let at = pointer::join_all("/components/schemas", &[name, "properties"]);
        let properties = schema.get("properties").and_then(Value::as_object).into_iter().flatten();
        properties
            .filter(|(_, property)| property.get("type").is_some())
            .map(|(name, _)| pointer::join(&at, name))
            .collect::<Vec<_>>()
    };
    document.schemas().flat_map(of_schema).collect()
}

fn operations(document: &Document) -> Vec<String> {
    let paths = document.operations().filter(|operation| METHODS.contains(&operation.method));
    paths.map(|operation| operation.pointer).collect()
}

/// A fixed sequence of numbers that looks random (xorshift), so that a run can be repeated.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound as u64).unwrap_or_default()
    }
}
