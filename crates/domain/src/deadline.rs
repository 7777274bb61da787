//! How long a phase may take.

use std::time::Duration;

use crate::DeploymentStatus;

/// The longest time a deployment may stay in each active status. What waits in the queue has no
/// deadline: it depends on what is ahead, and each of those has one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PhaseDeadlines {
    /// BUILDING: fetching and building.
    pub building: Duration,
    /// DEPLOYING: starting, probing, the stability window and the hand-over.
    pub deploying: Duration,
    /// CANCELING: taking the work down.
    pub canceling: Duration,
    /// STOPPING: the grace of every instance and the kill after it.
    pub stopping: Duration,
    /// RESTARTING: as deploying.
    pub restarting: Duration,
    /// DELETING: removing everything of the service.
    pub deleting: Duration,
}

impl Default for PhaseDeadlines {
    fn default() -> Self {
        const MINUTE: u64 = 60;
        Self {
            building: Duration::from_secs(30 * MINUTE),
            deploying: Duration::from_secs(15 * MINUTE),
            canceling: Duration::from_secs(3 * MINUTE),
            stopping: Duration::from_secs(5 * MINUTE),
            restarting: Duration::from_secs(15 * MINUTE),
            deleting: Duration::from_secs(10 * MINUTE),
        }
    }
}

impl PhaseDeadlines {
    /// The longest stay in `status`; `None` where there is no limit.
    pub const fn of(&self, status: DeploymentStatus) -> Option<Duration> {
        match status {
            DeploymentStatus::Building => Some(self.building),
            DeploymentStatus::Deploying => Some(self.deploying),
            DeploymentStatus::Canceling => Some(self.canceling),
            DeploymentStatus::Stopping => Some(self.stopping),
            DeploymentStatus::Restarting => Some(self.restarting),
            DeploymentStatus::Deleting => Some(self.deleting),
            _ => None,
        }
    }
}
