//! The output of a service: both streams, stamped, kept with a size limit over deployments and instances.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

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
