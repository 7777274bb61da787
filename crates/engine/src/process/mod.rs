//! (being filled)
use std::{path::PathBuf, time::Duration};
use async_trait::async_trait;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;
use crate::{Build, BuildSpec, Engine, EngineError, Instance, InstanceId, InstanceSpec, LogLine, Observed, Progress, ReadySpec, git::GitCache};

/// How the supervisor of an instance is launched; the instance's directory is added as the last argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShimCommand {
    /// The program.
    pub program: PathBuf,
    /// Its arguments before the directory.
    pub args: Vec<String>,
}

impl ShimCommand {
    /// This program itself, with the argument `shim`.
    pub fn current_exe() -> std::io::Result<Self> {
        Ok(Self { program: std::env::current_exe()?, args: vec!["shim".to_owned()] })
    }
}

/// Where a [`ProcessEngine`] keeps what is its own, and its limits.
#[derive(Debug, Clone)]
pub struct ProcessConfig {
    /// Checkouts, instances, logs and mirrors are kept below it.
    pub data_dir: PathBuf,
    /// How the supervisor is launched.
    pub shim: ShimCommand,
    /// The longest that finding a commit may take.
    pub git_timeout: Duration,
}

/// Runs programs of this machine.
#[derive(Debug)]
pub struct ProcessEngine { git: GitCache }

impl ProcessEngine {
    /// Opens the engine over its directory, which is created when missing. What runs there goes on running.
    pub fn open(config: ProcessConfig) -> Result<Self, EngineError> {
        Ok(Self { git: GitCache::open(config.data_dir.join("git"), config.git_timeout)? })
    }
    /// The mirrors of repositories: finds commits.
    pub fn git(&self) -> &GitCache { &self.git }
}

#[async_trait]
impl Engine for ProcessEngine {
    async fn build(&self, _: &BuildSpec, _: &Progress, _: &CancellationToken) -> Result<Build, EngineError> { Err(EngineError::canceled()) }
    async fn built(&self, _: Uuid) -> Result<Option<Build>, EngineError> { Ok(None) }
    async fn start(&self, _: &InstanceSpec) -> Result<Instance, EngineError> { Err(EngineError::canceled()) }
    async fn ready(&self, _: InstanceId, _: &ReadySpec, _: &CancellationToken) -> Result<(), EngineError> { Ok(()) }
    async fn stop(&self, _: InstanceId, _: Duration) -> Result<(), EngineError> { Ok(()) }
    async fn remove(&self, _: Uuid) -> Result<(), EngineError> { Ok(()) }
    async fn instances(&self) -> Result<Vec<Observed>, EngineError> { Ok(Vec::new()) }
    async fn deployments(&self) -> Result<Vec<Uuid>, EngineError> { Ok(Vec::new()) }
    async fn logs(&self, _: Uuid, _: usize) -> Result<Vec<LogLine>, EngineError> { Ok(Vec::new()) }
    async fn logs_remove(&self, _: Uuid) -> Result<(), EngineError> { Ok(()) }
}
