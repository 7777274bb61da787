//! `cargo xtask corpus DIR`: what the generator makes of real documents, one row each.

mod compile;
mod damaged;
mod generate;

use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};

use self::compile::Compiled;
use self::damaged::Damaged;
use self::generate::Generated;
use crate::{Outcome, output};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The directory with the documents: `.json`, `.yaml` and `.yml` files.
    directory: PathBuf,
    /// Check the generated code with the compiler too.
    #[arg(long)]
    compile: bool,
    /// Take this document alone, by its file's name without the extension. May be repeated.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Print everything that is not expressed, not only what is left out.
    #[arg(long)]
    diagnostics: bool,
    /// Damage this many parts of each document too, and tell what the generator does not survive.
    #[arg(long, value_name = "COUNT", default_value_t = 0)]
    damage: u64,
}

/// A row of the table.
struct Row {
    name: String,
    generated: Generated,
    compiled: Option<Compiled>,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let documents = documents(&self.directory, &self.only)?;
        ensure!(!documents.is_empty(), "{} holds no such document", self.directory.display());
        let mut rows = Vec::with_capacity(documents.len());
        for path in &documents {
            let name = name_of(path);
            let mut generated = generate::generate(path, &name, self.compile)?;
            // The compiler needs the source, the table only its size.
            let compiled = match (generated.made.take(), generated.tests.take()) {
                (Some(made), Some(tests)) => Some(compile::compile(&name, &made, &tests)?),
                _ => None,
            };
            let row = Row { name, generated, compiled };
            if rows.is_empty() {
                output::say(HEAD);
            }
            output::say(&row.line());
            rows.push(row);
        }
        output::say(&total(&rows));
        for row in &rows {
            self.tell(row);
        }
        let survived = self.damage(&documents)?;
        Ok(if survived && rows.iter().all(Row::is_whole) { Outcome::Good } else { Outcome::Bad })
    }

    /// Whether the generator survives the damaged parts of these documents.
    fn damage(&self, documents: &[PathBuf]) -> anyhow::Result<bool> {
        let mut survived = true;
        for path in documents.iter().filter(|_| self.damage > 0) {
            let name = name_of(path);
            let Damaged { generated, refused, faults, slowest } = damaged::run(path, &name, self.damage)?;
            let count = self.damage;
            output::say(&format!(
                "{name}: {count} damaged parts: {generated} generated, {refused} refused, at most {slowest:.2} s each"
            ));
            for fault in &faults {
                output::say(&format!("{name}: not survived: {fault}"));
            }
            survived &= faults.is_empty();
        }
        Ok(survived)
    }

    fn tell(&self, row: &Row) {
        for left_out in &row.generated.left_out {
            output::say(&format!("{}: left out: {left_out}", row.name));
        }
        if self.diagnostics {
            for diagnostic in &row.generated.diagnostics {
                output::say(&format!("{}: {diagnostic}", row.name));
            }
        }
        for error in row.compiled.iter().flat_map(|compiled| &compiled.errors) {
            output::say(&format!("{}: does not compile: {error}", row.name));
        }
    }
}

const HEAD: &str = "document          operations  server  client  told   types   rules     api  client  total lines  seconds  compiled";

impl Row {
    fn line(&self) -> String {
        let Generated { operations, server, client, diagnostics, lines, seconds, .. } = &self.generated;
        let compiled = match &self.compiled {
            None => "-".to_owned(),
            Some(compiled) if compiled.errors.is_empty() => format!("yes, {:.0} s", compiled.seconds),
            Some(compiled) => format!("no: {} errors", compiled.errors.len()),
        };
        format!(
            "{:<17} {operations:>10} {server:>7} {client:>7} {:>5} {:>7} {:>7} {:>7} {:>7} {:>12} {seconds:>8.2}  {compiled}",
            self.name,
            diagnostics.len(),
            lines.types,
            lines.rules,
            lines.api,
            lines.client,
            lines.types + lines.rules + lines.api + lines.client,
        )
    }

    fn is_whole(&self) -> bool {
        let Generated { operations, server, client, .. } = &self.generated;
        operations == server
            && operations == client
            && self.compiled.as_ref().is_none_or(|compiled| compiled.errors.is_empty())
    }
}

fn total(rows: &[Row]) -> String {
    let sum = |count: fn(&Generated) -> usize| rows.iter().map(|row| count(&row.generated)).sum::<usize>();
    let compiled = rows.iter().filter_map(|row| row.compiled.as_ref());
    let (all, good) = compiled.fold((0, 0), |(all, good), one| (all + 1, good + usize::from(one.errors.is_empty())));
    let operations = sum(|one| one.operations);
    let mut text = format!(
        "{} documents: {} of {operations} operations on the server side, {} of {operations} calls",
        rows.len(),
        sum(|one| one.server),
        sum(|one| one.client),
    );
    if all > 0 {
        text.push_str(&format!(", {good} of {all} compile"));
    }
    text
}

fn documents(directory: &Path, only: &[String]) -> anyhow::Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(directory).with_context(|| format!("reading {}", directory.display()))?;
    let mut documents = Vec::new();
    for entry in entries {
        let path = entry.with_context(|| format!("reading {}", directory.display()))?.path();
        let extension = path.extension().and_then(|extension| extension.to_str());
        let wanted = only.is_empty() || only.contains(&name_of(&path));
        if matches!(extension, Some("json" | "yaml" | "yml")) && wanted {
            documents.push(path);
        }
    }
    documents.sort();
    Ok(documents)
}

fn name_of(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(operations: usize, client: usize, errors: &[&str]) -> Row {
        let generated = Generated { operations, server: operations, client, ..Generated::default() };
        let errors = errors.iter().map(ToString::to_string).collect();
        Row { name: "pets".to_owned(), generated, compiled: Some(Compiled { errors, seconds: 2.4 }) }
    }

    #[test]
    fn a_row_is_whole_when_nothing_is_left_out_and_it_compiles() {
        assert!(row(3, 3, &[]).is_whole());
        assert!(!row(3, 2, &[]).is_whole());
        assert!(!row(3, 3, &["src/api.rs:1: E0308: mismatched types"]).is_whole());
    }

    #[test]
    fn rows_stand_below_their_heads() {
        let line = row(3, 2, &[]).line();
        assert_eq!(HEAD.find("compiled"), line.find("yes, 2 s"), "{HEAD}\n{line}");
        assert_eq!(
            total(&[row(3, 2, &[]), row(4, 4, &["no"])]),
            "2 documents: 7 of 7 operations on the server side, 6 of 7 calls, 1 of 2 compile"
        );
    }
}
