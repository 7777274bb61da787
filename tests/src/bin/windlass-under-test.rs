//! The windlass command, under a name that the tests find it by.

use std::process::ExitCode;

fn main() -> ExitCode {
    windlass_cli::main()
}
