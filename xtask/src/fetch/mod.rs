//! `cargo xtask fetch`: the contract from where its publisher keeps it.

mod candidate;
mod http;
mod lock;
mod source;
mod write;

use std::io::IsTerminal as _;
use std::path::PathBuf;

use anyhow::Context as _;
use windlass_spec::diff::{Report, diff, render};

use crate::contract::{Contract, DOCUMENT, normalized};
use crate::{Outcome, output};

pub(crate) use candidate::{Candidate, Look, look};
use lock::{LOCK, Lock};
pub(crate) use source::{Answer, Source};

/// Exit code when the source has moved and nothing was to be written.
pub(crate) const MOVED: u8 = 4;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to fetch from: an address, or a file. An address without a path means /openapi.json there. Without this,
    /// what [workspace.metadata.windlass.contract] of Cargo.toml names as `source`. WINDLASS_FETCH_AUTHORIZATION holds
    /// the value of the Authorization header, when one is needed.
    source: Option<String>,
    /// Write nothing; tell what would change, and exit with 4 when something would.
    #[arg(long)]
    check: bool,
    /// The workspace, when it is not this one: a folder with a Cargo.toml.
    #[arg(long, value_name = "DIR")]
    workspace: Option<PathBuf>,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let contract = Contract::read(self.workspace.as_deref())?;
        let source = match (&self.source, configured(&contract)?) {
            (Some(text), _) => Source::parse(text, &std::env::current_dir().context("there is no current folder")?)?,
            (None, Some(source)) => source,
            (None, None) => anyhow::bail!(
                "there is no source; name one (cargo xtask fetch ADDRESS), or write it into Cargo.toml:\n\n\
                 [workspace.metadata.windlass.contract]\nsource = \"https://…/openapi.json\""
            ),
        };
        match look(&contract, &source)? {
            Look::NotModified => {
                output::say(&format!("{DOCUMENT} is up to date: {source} has not changed since the last fetch"));
                Ok(Outcome::Good)
            }
            Look::Fetched(candidate) => self.take(&contract, &source, &candidate),
        }
    }

    fn take(&self, contract: &Contract, source: &Source, candidate: &Candidate) -> anyhow::Result<Outcome> {
        let old = contract.text()?;
        if old.as_ref() == Some(&candidate.text) {
            output::say(&format!("{DOCUMENT} is up to date: it is what {source} holds"));
            if !self.check && Lock::read(&contract.root).ok().flatten().as_ref() != Some(&candidate.lock) {
                write::pair(&contract.root, None, &candidate.lock.to_text()?)?;
            }
            return Ok(Outcome::Good);
        }
        for note in &candidate.notes {
            output::say(note);
        }
        tell(old.as_deref(), candidate);
        if self.check {
            let command = command(self.source.as_deref());
            output::complain(&format!("{}; take over what the source holds with: {command}", candidate.why));
            return Ok(Outcome::Exit(MOVED));
        }
        write::pair(&contract.root, Some(&candidate.text), &candidate.lock.to_text()?)?;
        output::say(&format!("{DOCUMENT} and {LOCK} are written, from {source}"));
        Ok(Outcome::Good)
    }
}

/// The source that the workspace's manifest names.
pub(crate) fn configured(contract: &Contract) -> anyhow::Result<Option<Source>> {
    contract.settings.source.as_deref().map(|text| Source::parse(text, &contract.root)).transpose()
}

/// The command that takes over what a source holds.
pub(crate) fn command(source: Option<&str>) -> String {
    source.map_or_else(|| "cargo xtask fetch".to_owned(), |source| format!("cargo xtask fetch {source}"))
}

/// What a candidate changes; `None` when there is no document yet, or none that can be compared.
pub(crate) fn changes(old: Option<&str>, candidate: &Candidate) -> Option<anyhow::Result<Report>> {
    Some(normalized(old?, DOCUMENT).map(|old| diff(&old, &candidate.document)))
}

fn tell(old: Option<&str>, candidate: &Candidate) {
    match changes(old, candidate) {
        None => output::say(&format!("{DOCUMENT} is new, with {} operations", candidate.document.operations().count())),
        Some(Err(error)) => output::say(&format!("the present {DOCUMENT} cannot be compared: {error:#}")),
        Some(Ok(report)) => {
            let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
            let colour = !plain && std::io::stdout().is_terminal();
            output::say(render::text(&report, render::Style { colour, verbose: false }).trim_end());
        }
    }
}
