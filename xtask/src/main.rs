//! Repository tasks, run as `cargo xtask TASK`.
//!
//! A task is one file: a clap `Args` struct with its options and a `run`. Adding one means that
//! file, its `mod` line and its line in `tasks!`.

mod arrows;
mod bench;
mod conform;
mod contract;
mod corpus;
mod diff;
mod drift;
mod fetch;
mod generate;
mod normalize;
mod output;
mod package;
mod part;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The tasks: a variant of the command line for each, and the call of its `run`.
macro_rules! tasks {
    ($($(#[$about:meta])* $name:ident($module:ident),)*) => {
        #[derive(Subcommand)]
        enum Task {
            $($(#[$about])* $name($module::Args),)*
        }

        impl Task {
            fn run(self) -> anyhow::Result<Outcome> {
                match self {
                    $(Self::$name(args) => args.run(),)*
                }
            }
        }
    };
}

tasks! {
    /// Bring openapi.json into normal form.
    Normalize(normalize),
    /// Fetch openapi.json from where its publisher keeps it.
    Fetch(fetch),
    /// Check that the contract is normal, as its source has it, as its snapshots show it, and rightly versioned.
    Drift(drift),
    /// Tell what changed between two versions of the contract, and what breaks.
    Diff(diff),
    /// Drive a running server from the contract, and tell where it is not what the contract says.
    Conform(conform),
    /// Check that dependencies point one way and that each has its reason.
    Arrows(arrows),
    /// Measure in a release build, each figure beside a rival's.
    Bench(bench),
    /// Write a crate from a document: types, server and client.
    Generate(generate),
    /// Generate code from real documents, and tell what is left out.
    Corpus(corpus),
}

/// How a task ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// All is well.
    Good,
    /// Something has to be mended; the task has said what.
    Bad,
    /// Something else, which the task tells by this exit code.
    Exit(u8),
}

/// Repository tasks.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

fn main() -> ExitCode {
    match Cli::parse().task.run() {
        Ok(Outcome::Good) => ExitCode::SUCCESS,
        Ok(Outcome::Bad) => ExitCode::FAILURE,
        Ok(Outcome::Exit(code)) => code.into(),
        Err(error) => {
            output::complain(&format!("error: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        super::Cli::command().debug_assert();
    }
}
