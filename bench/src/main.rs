//! Measurements, run as `cargo xtask bench WHAT`. Each prints its figures beside a rival's, or beside the limit, from
//! the same run: machines differ, ratios less so.

mod codegen;
mod diff;
mod output;
mod platform;
mod server;

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
    /// The generator: real documents from reading to code, and one client beside progenitor's own.
    Codegen(codegen::Args),
    /// The semantic diff: a document against a copy with random edits, all of which have to be found.
    Diff(diff::Args),
    /// The server: reads, durable creates, the way from deploy to RUNNING, memory.
    Platform(platform::Args),
    /// The generated server: a request through it, beside one through a handler written by hand.
    Server(server::Args),
    /// The rival of reads: an axum handler that answers the bytes of a file. Started by `platform`.
    #[command(hide = true)]
    Bare {
        /// The file.
        body: PathBuf,
    },
}

fn main() -> ExitCode {
    let done = match Cli::parse().what {
        What::Codegen(args) => args.run(),
        What::Diff(args) => args.run(),
        What::Platform(args) => args.run(),
        What::Server(args) => args.run(),
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
