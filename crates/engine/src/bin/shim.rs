//! The supervisor of an instance alone: what `windlass shim DIR` does, without the rest of `windlass`.

use std::{path::Path, process::ExitCode};

fn main() -> ExitCode {
    match std::env::args_os().nth(1) {
        Some(dir) => windlass_engine::shim_main(Path::new(&dir)),
        None => ExitCode::from(64),
    }
}
