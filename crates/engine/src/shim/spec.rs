//! What the engine tells the supervisor, on its standard input: never on disk, never as an argument, because the
//! program's variables are in it. And what the supervisor answers, in one line.

use std::{path::PathBuf, time::Duration};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{InstanceId, PortMap, RestartPolicy, probe::Probe};

/// Deliberately without `Debug`.
#[derive(Serialize, Deserialize)]
pub(crate) struct ShimSpec {
    pub(crate) id: InstanceId,
    pub(crate) service_id: Uuid,
    pub(crate) directory: PathBuf,
    pub(crate) program: String,
    pub(crate) arguments: Vec<String>,
    /// All of the program's variables.
    pub(crate) env: Vec<(String, String)>,
    /// Values that no excerpt may show.
    pub(crate) secrets: Vec<String>,
    pub(crate) ports: Vec<PortMap>,
    pub(crate) readiness: Option<Probe>,
    pub(crate) liveness: Option<Probe>,
    pub(crate) grace: Duration,
    pub(crate) log_directory: PathBuf,
    pub(crate) log_limit: u64,
    pub(crate) restart: RestartPolicy,
}

/// The supervisor's one answer.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// The program runs.
    Started,
    /// Another supervisor has this instance.
    Held,
    /// The program cannot be started; a sentence for the user.
    Failed(String),
    /// The supervisor cannot work; a sentence for the operator.
    Broken(String),
}
