//! What the supervisor tells everybody: one small file in the instance's directory, replaced as a whole.

use std::{fs, io, path::Path};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{Exit, InstanceId, PortMap, procfs::ProcessRef};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// The supervisor is there, the program not yet.
    Starting,
    Running,
    Backoff,
    Stopping,
    /// It was asked to end, and nothing of it is left.
    Exited,
    /// Nothing of it is left though nobody asked.
    Lost,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) id: InstanceId,
    pub(crate) service_id: Uuid,
    pub(crate) phase: Phase,
    pub(crate) shim: ProcessRef,
    /// Whether the supervisor leads a session of its own, so that all of the session is the instance's.
    pub(crate) session: bool,
    pub(crate) program: Option<ProcessRef>,
    pub(crate) since: DateTime<Utc>,
    pub(crate) restarts: u32,
    /// How often the program ended by itself before it was ever ready.
    pub(crate) early_exits: u32,
    pub(crate) last_exit: Option<Exit>,
    /// The last lines of the run that ended, without secrets.
    pub(crate) excerpt: Vec<String>,
    pub(crate) ready: bool,
    pub(crate) ever_ready: bool,
    /// What the readiness probe was told last instead of success.
    pub(crate) unready: Option<String>,
    /// Whether it has failed as often as it may.
    pub(crate) unready_for_good: bool,
    /// What is wrong otherwise: the liveness probe, a program that cannot be started.
    pub(crate) trouble: Option<String>,
    pub(crate) next_start: Option<DateTime<Utc>>,
    pub(crate) grace_ms: u64,
    pub(crate) ports: Vec<PortMap>,
}

impl State {
    pub(crate) fn read(directory: &Path) -> Option<Self> {
        serde_json::from_slice(&fs::read(directory.join("state.json")).ok()?).ok()
    }

    pub(crate) fn write(&self, directory: &Path) -> io::Result<()> {
        write_whole(directory, "state.json", &serde_json::to_vec(self)?)
    }
}

/// Replaces a file so that a reader, and who comes after a crash, sees the old or the new one whole.
pub(crate) fn write_whole(directory: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    let temporary = directory.join(format!(".{name}.{}", std::process::id()));
    fs::write(&temporary, bytes)?;
    fs::rename(&temporary, directory.join(name))
}
