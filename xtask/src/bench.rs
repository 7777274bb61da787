//! `cargo xtask bench`: measurements, in a package of their own so that the other tasks need not build it.

use std::process::Command;

use anyhow::{Context as _, ensure};

use crate::{Outcome, workspace};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// What to measure and how, as `cargo xtask bench help` lists it.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, required = true)]
    arguments: Vec<String>,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        if self.arguments.first().is_some_and(|what| what == "platform") {
            // The command that is measured is built first; it is found beside the program that measures.
            cargo(&["build", "--quiet", "--release", "--package", "windlass"], &[])?;
        }
        cargo(&["run", "--quiet", "--release", "--package", "windlass-bench", "--"], &self.arguments)?;
        Ok(Outcome::Good)
    }
}

fn cargo(arguments: &[&str], more: &[String]) -> anyhow::Result<()> {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(program)
        .current_dir(workspace::root())
        .args(arguments)
        .args(more)
        .status()
        .context("cannot run cargo")?;
    ensure!(status.success(), "cargo {} failed: {status}", arguments.join(" "));
    Ok(())
}
