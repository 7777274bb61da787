//! Measurements, run as `cargo xtask bench WHAT`. Each prints its figures beside a rival's, or beside the limit, from
//! the same run: machines differ, ratios less so.

mod diff;
mod output;
mod platform;

use std::{path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask bench", bin_name = "cargo xtask bench")]
struct Cli {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// The semantic diff: a document against a copy with random edits, all of which have to be found.
    Diff(diff::Args),
    /// The server: reads, durable creates, the way from deploy to RUNNING, memory.
    Platform(platform::Args),
    /// The rival of reads: an axum handler that answers the bytes of a file. Started by `platform`.
    #[command(hide = true)]
    Bare {
        /// The file.
        body: PathBuf,
    },
}

fn main() -> ExitCode {
    let done = match Cli::parse().what {
        What::Diff(args) => args.run(),
        What::Platform(args) => args.run(),
        What::Bare { body } => platform::bare::serve(&body),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(&format!("{error:#}"));
            ExitCode::FAILURE
        }
    }
}
