//! The windlass command, as a library: the tests build the same command under another name.

mod demo;
mod output;
mod serve;
mod site;

use std::{path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};

/// Deploys applications from git repositories.
#[derive(Parser)]
#[command(version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run the server.
    Serve(serve::Serve),
    /// Deploy a sample application on a server of its own, and show each step.
    Demo(demo::Demo),
    /// Serve a directory over HTTP on the port that the variable PORT names: what the sample application runs.
    Site(site::Site),
    /// Supervise one instance. The server starts it; there is nothing to do with it by hand.
    #[command(hide = true)]
    Shim {
        /// The instance's directory.
        directory: PathBuf,
    },
}

/// Runs the command that the process's arguments name.
pub fn main() -> ExitCode {
    let done = match Cli::parse().command {
        // The supervisor outlives the server and is there once per instance: it gets no runtime that it does not need.
        Command::Shim { directory } => return windlass_engine::shim_main(&directory),
        Command::Serve(serve) => serve.run(),
        Command::Demo(demo) => demo.run(),
        Command::Site(site) => site.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            output::failure(&error);
            ExitCode::FAILURE
        }
    }
}
