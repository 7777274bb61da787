//! `cargo xtask drift`: the four guards of the contract, for CI.

mod finding;
mod normalized;
mod origin;
mod surface;
mod version;

use std::path::PathBuf;

use clap::ValueEnum;

use crate::contract::Contract;
use crate::{Outcome, output};
use finding::{Finding, State};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Do not look at the source, and let cargo not use the network.
    #[arg(long)]
    offline: bool,
    /// The branch that the present work will go to. Without it, origin/main, else main.
    #[arg(long, value_name = "REV")]
    base: Option<String>,
    /// Leave out a guard. May be given several times.
    #[arg(long, value_enum, value_name = "GUARD")]
    skip: Vec<Guard>,
    /// The workspace, when it is not this one: a folder with a Cargo.toml.
    #[arg(long, value_name = "DIR")]
    workspace: Option<PathBuf>,
}

/// What is looked at, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Guard {
    /// openapi.json is in normal form.
    Normalized,
    /// The source has not moved.
    Source,
    /// What is generated equals its snapshots.
    Surface,
    /// The version tells what changed since the merge base.
    Version,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let contract = Contract::read(self.workspace.as_deref())?;
        let mut worst = State::Fresh;
        for guard in Guard::value_variants() {
            let finding = self.look(*guard, &contract);
            worst = worst.max(finding.state);
            output::say(&finding.to_text(guard.name()));
        }
        Ok(match worst {
            State::Skipped | State::Fresh => Outcome::Good,
            worst => Outcome::Exit(worst.code()),
        })
    }

    fn look(&self, guard: Guard, contract: &Contract) -> Finding {
        if self.skip.contains(&guard) {
            return Finding::skipped("as asked");
        }
        let found = match guard {
            Guard::Normalized => normalized::look(contract),
            Guard::Source => origin::look(contract, self.offline),
            Guard::Surface => surface::look(contract, self.offline),
            Guard::Version => version::look(contract, self.base.as_deref()),
        };
        found.unwrap_or_else(|error| Finding::failure(&error))
    }
}

impl Guard {
    fn name(self) -> &'static str {
        match self {
            Self::Normalized => "normalized",
            Self::Source => "source",
            Self::Surface => "surface",
            Self::Version => "version",
        }
    }
}
