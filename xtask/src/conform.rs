//! `cargo xtask conform`: whether a running server is what the document says, in a package of its own so that the
//! other tasks need not build it.

use std::process::Command;

use anyhow::Context as _;

use crate::{Outcome, workspace};

#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Args {
    /// Options, as `cargo xtask conform --help` lists them.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let elsewhere = |argument: &String| argument == "--url" || argument.starts_with("--url=");
        let helps = |argument: &String| matches!(argument.as_str(), "-h" | "--help" | "-V" | "--version");
        // Without an address our own server is driven; it is found beside the program that drives it.
        if !self.arguments.iter().any(|argument| elsewhere(argument) || helps(argument)) {
            let built = cargo(&["build", "--quiet", "--package", "windlass"], &[])?;
            if built != 0 {
                return Ok(Outcome::Exit(2));
            }
        }
        cargo(&["run", "--quiet", "--package", "windlass-conform", "--"], &self.arguments).map(Outcome::Exit)
    }
}

/// Runs cargo on this workspace, from where the caller stands, and answers its exit code.
fn cargo(arguments: &[&str], more: &[String]) -> anyhow::Result<u8> {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let (task, rest) = arguments.split_first().context("cargo needs a subcommand")?;
    let status = Command::new(program)
        .arg(task)
        .arg("--manifest-path")
        .arg(workspace::root().join("Cargo.toml"))
        .args(rest)
        .args(more)
        .status()
        .context("cannot run cargo")?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(2))
}
