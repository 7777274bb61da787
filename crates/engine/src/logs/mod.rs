//! The output of a service: both streams, stamped, kept with a size limit over deployments and instances.

mod read;
mod split;
mod write;

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

pub(crate) use read::tail;
pub(crate) use split::Splitter;
pub(crate) use write::Writer;

/// The file that is written to, and the one before it, in the directory of a service's log.
fn files(directory: &Path) -> [PathBuf; 2] {
    [directory.join("log.jsonl"), directory.join("log.1.jsonl")]
}

/// Where a line was written to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogStream {
    /// Standard output.
    Stdout,
    /// Standard error.
    Stderr,
}

/// A line of a program's output.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine {
    /// Ordered by time.
    pub id: Uuid,
    /// When the line was read from the program.
    pub created_at: DateTime<Utc>,
    /// Which stream.
    pub stream: LogStream,
    /// The instance, as `<deployment id>-<index>`.
    pub instance: String,
    /// The line without its end.
    pub message: String,
}
