//! What the application layer asks of a place where workloads run.

use std::time::Duration;

use async_trait::async_trait;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::{Build, BuildSpec, EngineError, Instance, InstanceId, InstanceSpec, LogLine, Observed, ReadySpec};

/// Told, in one sentence each, what a build is doing.
pub type Progress = dyn Fn(&str) + Send + Sync;

/// A place where workloads run. Every call may be repeated, also by another process after a crash.
#[async_trait]
pub trait Engine: Send + Sync + 'static {
    /// Makes the commit startable and answers what will be started. Answers the same again for the same deployment.
    async fn build(
        &self,
        spec: &BuildSpec,
        progress: &Progress,
        cancel: &CancellationToken,
    ) -> Result<Build, EngineError>;

    /// What an earlier [`build`](Self::build) of the deployment made, when it is still here: what a rollback starts.
    async fn built(&self, deployment_id: Uuid) -> Result<Option<Build>, EngineError>;

    /// Starts one instance; when it runs already, answers the one that runs.
    async fn start(&self, spec: &InstanceSpec) -> Result<Instance, EngineError>;

    /// Waits until the instance is ready: its readiness probe passes or, without one, it has stayed alive for a
    /// moment. Fails, with a reason for the user, when it ends, when the probe has failed too often, or at the deadline.
    async fn ready(&self, id: InstanceId, spec: &ReadySpec, cancel: &CancellationToken) -> Result<(), EngineError>;

    /// Asks the instance to end, and kills all of it after `grace`. Returns when nothing of it is left; an instance
    /// that never existed is fine.
    async fn stop(&self, id: InstanceId, grace: Duration) -> Result<(), EngineError>;

    /// Stops every instance of the deployment and deletes its checkout. The service's log stays.
    async fn remove(&self, deployment_id: Uuid) -> Result<(), EngineError>;

    /// Everything of ours that exists here, as it is now.
    async fn instances(&self) -> Result<Vec<Observed>, EngineError>;

    /// Ids of the deployments that left anything here, be it a checkout or an instance.
    async fn deployments(&self) -> Result<Vec<Uuid>, EngineError>;

    /// The last `tail` lines of the service's output, oldest first, over all its deployments and instances.
    async fn logs(&self, service_id: Uuid, tail: usize) -> Result<Vec<LogLine>, EngineError>;

    /// Deletes the service's log: the service itself is gone.
    async fn logs_remove(&self, service_id: Uuid) -> Result<(), EngineError>;
}
