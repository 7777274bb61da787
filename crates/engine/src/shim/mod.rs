//! (being filled)
use std::{path::Path, process::ExitCode};
/// Supervises the instance whose directory is given: what `windlass shim DIR` runs.
pub fn shim_main(_dir: &Path) -> ExitCode { ExitCode::SUCCESS }
