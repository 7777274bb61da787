//! `cargo xtask generate`: a crate of a document: types, server and client, with all that a crate needs.

mod select;
#[cfg(test)]
mod tests;

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};

use windlass_codegen::{Fault, Grade};
use windlass_spec::{Document, Moves, Source};

use crate::package::{self, Contract, Package, Part};
use crate::{Outcome, output, workspace};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The document: OpenAPI 3.0 or 3.1, JSON or YAML.
    document: PathBuf,
    /// The directory of the crate. It has to be empty or missing.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Take this tag or operation alone, with the schemas that it needs. May be repeated.
    #[arg(long, value_name = "TAG|OPERATION")]
    only: Vec<String>,
    /// The package's name; the document's title when it is not given.
    #[arg(long)]
    name: Option<String>,
    /// Where windlass-contract is; in this checkout when neither this nor a version is given.
    #[arg(long, value_name = "DIR", conflicts_with = "contract_version")]
    contract_path: Option<PathBuf>,
    /// Take windlass-contract from a registry, with this version.
    #[arg(long, value_name = "VERSION")]
    contract_version: Option<String>,
    /// Write into a directory that is not empty, over what this command writes.
    #[arg(long)]
    force: bool,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let (faults, written) = self.generate()?;
        let colour = shows_colour();
        for fault in &faults {
            output::complain(&fault.text(colour));
        }
        match written {
            Some(written) => {
                output::say(&written);
                Ok(Outcome::Good)
            }
            None => {
                let errors = faults.iter().filter(|fault| fault.grade == Grade::Error).count();
                output::complain(&format!("nothing was written: {errors} {}", plural(errors, "error")));
                Ok(Outcome::Bad)
            }
        }
    }

    /// Everything that is wrong, and what was written when nothing forbids it.
    fn generate(&self) -> anyhow::Result<(Vec<Fault>, Option<String>)> {
        let mut faults: Vec<Fault> = self.refusals();
        let source = Source::of_file(&self.document);
        let document = self.document(&source, &mut faults);
        let (document, moves) = match document {
            Some(found) if faults.iter().all(|fault| fault.grade == Grade::Warning) => found,
            _ => return Ok((faults, None)),
        };
        let generated = package::generate(&document)?;
        for (part, diagnostic) in &generated.diagnostics {
            faults.push(Fault::not_expressed(&source, &document, &moves, part_name(*part), diagnostic));
        }
        let name = self.name.clone().unwrap_or_else(|| package_name(&generated.ir.title));
        let tests = package::tests(&document, &package::crate_name(&name))?;
        for diagnostic in &tests.diagnostics {
            faults.push(Fault::not_expressed(&source, &document, &moves, part_name(Part::Tests), diagnostic));
        }
        let package = Package {
            name: &name,
            command: &self.command(),
            standalone: false,
            contract: &self.contract()?,
            generated: &generated,
            tests: &tests,
            versions: &package::versions()?,
        };
        let files = package.write(&self.out)?;
        let operations = generated.ir.operations.len();
        let told = format!(
            "{name}: {files} files in {}, {operations} {} on the server side, {} {}",
            self.out.display(),
            plural(operations, "operation"),
            generated.calls,
            plural(generated.calls, "call"),
        );
        Ok((faults, Some(told)))
    }

    /// What forbids to write, whatever the document is.
    fn refusals(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let shown = self.out.display().to_string();
        if self.out.exists() && !self.out.is_dir() {
            faults.push(Fault::error(&shown, "the directory of the crate", "it is not a directory", "name another"));
        } else if !self.force && !is_empty(&self.out) {
            let remedy = "name another directory, or say --force to write over what is there";
            faults.push(Fault::error(&shown, "the directory of the crate", "it is not empty", remedy));
        }
        if let Some(name) = &self.name
            && *name != package_name(name)
        {
            let remedy = format!("take {}", package_name(name));
            faults.push(Fault::error(name, "the package's name", "a crate cannot be named so", &remedy));
        }
        faults
    }

    /// The document in normal form, with what was asked for, and where its parts stood.
    fn document(&self, source: &Source, faults: &mut Vec<Fault>) -> Option<(Document, Moves)> {
        let loaded = windlass_spec::load_file(&self.document);
        let document =
            loaded.map_err(|errors| faults.extend(errors.0.iter().map(|one| Fault::of_load(source, one)))).ok()?;
        let (normalized, moves) = match windlass_spec::normalize(document.clone()) {
            Ok(normalized) => {
                let losses = normalized.notes.iter().filter(|note| note.is_loss);
                faults.extend(losses.map(|loss| Fault::of_loss(source, &document, loss)));
                (normalized.document, normalized.moves)
            }
            Err(problems) => {
                faults.extend(problems.0.iter().map(|one| Fault::of_problem(source, &document, one)));
                return None;
            }
        };
        if self.only.is_empty() {
            return Some((normalized, moves));
        }
        match select::select(&normalized, &self.only) {
            Ok(document) => Some((document, moves)),
            Err(unknown) => {
                for unknown in unknown {
                    let construct = format!("--only {}", unknown.asked);
                    let reason = "no tag and no operation has this name";
                    faults.push(Fault::error(&self.file(), &construct, reason, &unknown.remedy()));
                }
                None
            }
        }
    }

    fn file(&self) -> String {
        self.document.display().to_string()
    }

    fn contract(&self) -> anyhow::Result<Contract> {
        if let Some(version) = &self.contract_version {
            return Ok(Contract::Version(version.clone()));
        }
        let path = self.contract_path.clone().unwrap_or_else(|| workspace::root().join("crates/contract"));
        // The crate is read from elsewhere.
        Ok(Contract::Path(std::path::absolute(path)?))
    }

    /// The command that generates the crate anew.
    fn command(&self) -> String {
        let mut words = vec!["cargo xtask generate".to_owned(), word(&self.file())];
        words.push(format!("--out {}", word(&self.out.display().to_string())));
        words.extend(self.only.iter().map(|only| format!("--only {}", word(only))));
        words.extend(self.name.iter().map(|name| format!("--name {name}")));
        words.extend(
            self.contract_path.iter().map(|path| format!("--contract-path {}", word(&path.display().to_string()))),
        );
        words.extend(self.contract_version.iter().map(|version| format!("--contract-version {}", word(version))));
        words.push("--force".to_owned());
        words.join(" ")
    }
}

/// Whether a terminal shows what is told, and nobody has asked for no colours with `NO_COLOR`.
fn shows_colour() -> bool {
    let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    !plain && std::io::stderr().is_terminal()
}

/// A word as a shell reads it.
fn word(text: &str) -> String {
    let plain = text.chars().all(|letter| letter.is_alphanumeric() || "/._-+~:".contains(letter));
    if plain { text.to_owned() } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

fn is_empty(directory: &Path) -> bool {
    // What cannot be read cannot be written to either, which is told then.
    std::fs::read_dir(directory).map_or(true, |mut entries| entries.next().is_none())
}

/// A name that cargo takes, and that no dependency and no word of Rust has.
fn package_name(title: &str) -> String {
    let mut name = String::new();
    for letter in title.chars() {
        if letter.is_ascii_alphanumeric() {
            name.push(letter.to_ascii_lowercase());
        } else if letter == '_' && !name.is_empty() {
            name.push('_');
        } else if !name.is_empty() && !name.ends_with('-') {
            name.push('-');
        }
    }
    let name = name.trim_end_matches(['-', '_']);
    let begins_well = name.starts_with(|first: char| first.is_ascii_lowercase());
    let name = if begins_well { name.to_owned() } else { format!("api-{name}").trim_end_matches('-').to_owned() };
    let is_word = TAKEN.contains(&name.as_str());
    if is_word { format!("{name}-api") } else { name }
}

/// Names that would be in the way.
const TAKEN: [&str; 60] = [
    "abstract",
    "alloc",
    "as",
    "async",
    "await",
    "axum",
    "become",
    "box",
    "break",
    "bytes",
    "chrono",
    "const",
    "continue",
    "core",
    "crate",
    "do",
    "dyn",
    "else",
    "enum",
    "extern",
    "false",
    "final",
    "fn",
    "for",
    "futures",
    "gen",
    "http",
    "if",
    "impl",
    "in",
    "let",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "override",
    "priv",
    "proc-macro",
    "progenitor-client",
    "pub",
    "ref",
    "regex",
    "reqwest",
    "return",
    "rustls",
    "self",
    "serde",
    "static",
    "std",
    "struct",
    "super",
    "test",
    "trait",
    "true",
    "type",
    "use",
    "uuid",
    "windlass-contract",
];

fn plural(count: usize, noun: &str) -> String {
    if count == 1 { noun.to_owned() } else { format!("{noun}s") }
}

/// Which part of a crate suffers.
fn part_name(part: Part) -> &'static str {
    match part {
        Part::Server => "types and server",
        Part::Client => "client",
        Part::Tests => "tests",
    }
}
