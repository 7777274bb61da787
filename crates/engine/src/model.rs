//! What is asked of an engine and what it answers.

use std::{fmt, path::PathBuf, time::Duration};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{EnvValue, git::GitSource, probe::Probe};

/// One of the copies of a service that a deployment runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct InstanceId {
    /// The deployment that started it.
    pub deployment_id: Uuid,
    /// From 0.
    pub index: u32,
}

impl fmt::Display for InstanceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.deployment_id, self.index)
    }
}

/// How the source becomes something that can be started.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BuildMode {
    /// No image: a program of the machine or of the repository, run in the checkout.
    Native {
        /// The program; absent, the `web` line of the repository's `Procfile` is used.
        entrypoint: Option<String>,
        /// Passed as they are.
        arguments: Vec<String>,
    },
    /// An image built from a Dockerfile.
    Docker {
        /// Relative to the root path.
        dockerfile_path: String,
    },
}

/// What a service needs that not every engine has.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Needs {
    /// How many volumes it mounts.
    pub storage: usize,
    /// How many GPUs each instance needs.
    pub gpu: u32,
}

/// A commit to make startable.
#[derive(Debug, Clone)]
pub struct BuildSpec {
    /// Names the build; a second one of the same id answers the first.
    pub deployment_id: Uuid,
    /// Whose it is.
    pub service_id: Uuid,
    /// Where the source is.
    pub source: GitSource,
    /// The commit's full id.
    pub commit: String,
    /// How to make it startable.
    pub mode: BuildMode,
    /// What else the service needs.
    pub needs: Needs,
    /// The longest the whole build may take.
    pub deadline: Duration,
}

/// What a build made: enough to start instances, now or at a later rollback.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Build {
    /// The build's name.
    pub deployment_id: Uuid,
    /// The commit's full id.
    pub commit: String,
    /// Where the program is started: the root path inside the checkout.
    pub directory: PathBuf,
    /// The program: a name to look up in PATH, or a path, a relative one being inside `directory`.
    pub program: String,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// Whether `$PORT` and `$PORT_<n>` in the words stand for the instance's ports: so for a Procfile's line, which
    /// is written for a shell; never for what the API was given.
    pub expand_ports: bool,
}

/// What speaks on a port.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Protocol {
    /// HTTP/1.1 or HTTP/2.
    #[default]
    Http,
    /// gRPC over HTTP/2.
    Grpc,
    /// Anything over TCP.
    Tcp,
    /// Anything over UDP.
    Udp,
}

/// A port that the program declares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PortSpec {
    /// The port in the service's own terms.
    pub internal: u16,
    /// What speaks on it.
    pub protocol: Protocol,
    /// Whether it is the one told as `PORT`.
    pub is_default: bool,
    /// Whether it is reachable from outside the environment.
    pub public: bool,
}

/// A declared port and the port of the machine that stands for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PortMap {
    /// The declared port; absent for the one that is made because none was declared.
    pub internal: Option<u16>,
    /// The port of the machine.
    pub port: u16,
    /// What speaks on it.
    pub protocol: Protocol,
    /// Whether it is the one told as `PORT`.
    pub is_default: bool,
    /// Whether it is reachable from outside the environment.
    pub public: bool,
}

/// When a program that ended by itself is started again: after `first`, doubled each time up to `longest`; a run of
/// `stable` starts the count anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestartPolicy {
    /// The first pause.
    pub first: Duration,
    /// The longest pause.
    pub longest: Duration,
    /// How long a run has to last for the next pause to be the first again.
    pub stable: Duration,
}

impl Default for RestartPolicy {
    fn default() -> Self {
        Self { first: Duration::from_secs(1), longest: Duration::from_secs(60), stable: Duration::from_secs(60) }
    }
}

/// An instance to start.
#[derive(Debug, Clone)]
pub struct InstanceSpec {
    /// Its name. The deployment may be another than the build's: a rollback starts an older build.
    pub id: InstanceId,
    /// Whose it is; its output goes to this service's log.
    pub service_id: Uuid,
    /// What to start.
    pub build: Build,
    /// Variables, byte for byte. `PORT` and `PORT_<n>` are the engine's and win over one given here.
    pub env: Vec<(String, EnvValue)>,
    /// The declared ports.
    pub ports: Vec<PortSpec>,
    /// When it may take traffic.
    pub readiness: Option<Probe>,
    /// When it must be started again.
    pub liveness: Option<Probe>,
    /// Between the request to end and the kill.
    pub grace: Duration,
    /// The size of the service's log on disk, in bytes.
    pub log_limit: u64,
    /// When it is started again after it ended by itself.
    pub restart: RestartPolicy,
}

impl InstanceSpec {
    /// An instance without variables, ports or probes, and with the usual limits: 10 s of grace, 16 MiB of log.
    pub fn new(id: InstanceId, service_id: Uuid, build: Build) -> Self {
        Self {
            id,
            service_id,
            build,
            env: Vec::new(),
            ports: Vec::new(),
            readiness: None,
            liveness: None,
            grace: Duration::from_secs(10),
            log_limit: 16 << 20,
            restart: RestartPolicy::default(),
        }
    }
}

/// An instance that was started or found running.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Instance {
    /// Its name.
    pub id: InstanceId,
    /// Its ports, the same after every restart.
    pub ports: Vec<PortMap>,
    /// Whether it ran before this call.
    pub adopted: bool,
}

/// What [`Engine::ready`](crate::Engine::ready) may wait for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadySpec {
    /// The longest to wait.
    pub deadline: Duration,
    /// How often the program may end and be started again meanwhile.
    pub exits_allowed: u32,
}

impl ReadySpec {
    /// Waits for `deadline`; the program may not end meanwhile.
    pub fn new(deadline: Duration) -> Self {
        Self { deadline, exits_allowed: 0 }
    }
}

/// How a program ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exit {
    /// The exit status, when it ended by itself.
    pub code: Option<i32>,
    /// The signal that ended it.
    pub signal: Option<i32>,
    /// When.
    pub at: DateTime<Utc>,
}

impl fmt::Display for Exit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.code, self.signal) {
            (Some(code), _) => write!(f, "exited with status {code}"),
            (None, Some(signal)) => write!(f, "was ended by signal {signal}"),
            (None, None) => f.write_str("is gone"),
        }
    }
}

/// What an instance is doing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Status {
    /// The program runs.
    Running {
        /// Since when.
        since: DateTime<Utc>,
        /// Its process id.
        pid: u32,
        /// Whether it may take traffic.
        ready: bool,
    },
    /// The program ended by itself and will be started again.
    Backoff {
        /// When it will be.
        until: DateTime<Utc>,
    },
    /// It is being stopped.
    Stopping,
    /// Nothing of it runs.
    Exited {
        /// Whether it was asked to end; if not, its supervisor was killed or the machine restarted.
        requested: bool,
    },
}

/// An instance as it is now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Observed {
    /// Its name.
    pub id: InstanceId,
    /// Whose it is.
    pub service_id: Uuid,
    /// What it is doing.
    pub status: Status,
    /// How often it was started again.
    pub restarts: u32,
    /// How it ended the last time.
    pub last_exit: Option<Exit>,
    /// A sentence about what is wrong: a probe that fails, a program that cannot be started.
    pub reason: Option<String>,
    /// Its ports.
    pub ports: Vec<PortMap>,
    /// When this was seen.
    pub observed_at: DateTime<Utc>,
}
