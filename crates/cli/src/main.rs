//! The windlass command.

use std::process::ExitCode;

fn main() -> ExitCode {
    windlass_cli::main()
}
