//! The life of a deployment.

use crate::text::text_enum;

text_enum! {
    /// Where a deployment is. A value that ends it never changes again.
    pub enum DeploymentStatus ("deployment status") {
        /// A deploy waits for its turn.
        Queued = "QUEUED",
        /// The commit is fetched and built.
        Building = "BUILDING",
        /// The new revision is started, probed and routed to.
        Deploying = "DEPLOYING",
        /// The new revision runs and has taken over.
        Deployed = "DEPLOYED",
        /// The commit could not be fetched or built.
        BuildError = "BUILD_ERROR",
        /// The new revision could not take over.
        DeploymentError = "DEPLOYMENT_ERROR",
        /// A cancel was accepted; the work is being taken down.
        Canceling = "CANCELING",
        /// Nothing of the work is left.
        Canceled = "CANCELED",
        /// A stop waits for its turn.
        StopQueued = "STOP_QUEUED",
        /// Instances are being stopped.
        Stopping = "STOPPING",
        /// No instance runs.
        Stopped = "STOPPED",
        /// Some instance could not be stopped.
        StopError = "STOP_ERROR",
        /// A restart waits for its turn.
        RestartQueued = "RESTART_QUEUED",
        /// Instances are being replaced by others of the same revision.
        Restarting = "RESTARTING",
        /// The replaced instances run.
        Restarted = "RESTARTED",
        /// The instances could not be replaced.
        RestartError = "RESTART_ERROR",
        /// A removal waits for its turn.
        DeleteQueued = "DELETE_QUEUED",
        /// Everything that belongs to the service is being removed.
        Deleting = "DELETING",
        /// Nothing of the service is left.
        Deleted = "DELETED",
        /// Something of the service could not be removed.
        DeleteError = "DELETE_ERROR",
    }
}

text_enum! {
    /// What a deployment does to its service.
    pub enum Operation ("deployment operation") {
        /// Bring a revision into service.
        Deploy = "DEPLOY",
        /// Stop every instance.
        Stop = "STOP",
        /// Replace the instances by others of the same revision.
        Restart = "RESTART",
        /// Remove everything of the service.
        Delete = "DELETE",
    }
}

text_enum! {
    /// The three parts of a deployment's life, as the queue sees it.
    pub enum Phase ("deployment phase") {
        /// Accepted, and not begun.
        Queued = "QUEUED",
        /// Driven by a worker that holds a lease.
        Active = "ACTIVE",
        /// Ended for good.
        Ended = "ENDED",
    }
}

impl Operation {
    /// The status in which a deployment of this operation is accepted.
    pub const fn queued(self) -> DeploymentStatus {
        match self {
            Self::Deploy => DeploymentStatus::Queued,
            Self::Stop => DeploymentStatus::StopQueued,
            Self::Restart => DeploymentStatus::RestartQueued,
            Self::Delete => DeploymentStatus::DeleteQueued,
        }
    }

    /// The status that follows when a worker takes the deployment up.
    pub const fn begun(self) -> DeploymentStatus {
        match self {
            Self::Deploy => DeploymentStatus::Building,
            Self::Stop => DeploymentStatus::Stopping,
            Self::Restart => DeploymentStatus::Restarting,
            Self::Delete => DeploymentStatus::Deleting,
        }
    }
}

impl DeploymentStatus {
    /// The part of the deployment's life that this status belongs to.
    pub const fn phase(self) -> Phase {
        match self {
            Self::Queued | Self::StopQueued | Self::RestartQueued | Self::DeleteQueued => Phase::Queued,
            Self::Building | Self::Deploying | Self::Canceling | Self::Stopping | Self::Restarting | Self::Deleting => {
                Phase::Active
            }
            Self::Deployed
            | Self::BuildError
            | Self::DeploymentError
            | Self::Canceled
            | Self::Stopped
            | Self::StopError
            | Self::Restarted
            | Self::RestartError
            | Self::Deleted
            | Self::DeleteError => Phase::Ended,
        }
    }

    /// Whether the deployment has ended for good.
    pub const fn is_terminal(self) -> bool {
        matches!(self.phase(), Phase::Ended)
    }

    /// Whether the deployment waits for its turn.
    pub const fn is_queued(self) -> bool {
        matches!(self.phase(), Phase::Queued)
    }

    /// Whether a worker drives, or should drive, the deployment.
    pub const fn is_active(self) -> bool {
        matches!(self.phase(), Phase::Active)
    }

    /// Whether the deployment ended without reaching what was asked. A cancel is no failure.
    pub const fn is_failure(self) -> bool {
        matches!(
            self,
            Self::BuildError | Self::DeploymentError | Self::StopError | Self::RestartError | Self::DeleteError
        )
    }

    /// The status in which a deployment ends when it fails here. `None` when it has ended already.
    pub const fn failed(self) -> Option<Self> {
        match self {
            Self::Building => Some(Self::BuildError),
            Self::Queued | Self::Deploying | Self::Canceling => Some(Self::DeploymentError),
            Self::StopQueued | Self::Stopping => Some(Self::StopError),
            Self::RestartQueued | Self::Restarting => Some(Self::RestartError),
            Self::DeleteQueued | Self::Deleting => Some(Self::DeleteError),
            _ => None,
        }
    }

    /// The status that follows at once when a cancel is accepted here: CANCELED while nothing has
    /// begun, CANCELING while there is work to take down. `None` where a cancel is refused.
    pub fn canceled(self) -> Option<Self> {
        [Self::Canceling, Self::Canceled]
            .into_iter()
            .find(|to| !matches!(self, Self::Canceling) && transition(self, *to).is_ok())
    }
}

/// Every transition that is allowed. What is not here is forbidden.
pub const TRANSITIONS: &[(DeploymentStatus, &[DeploymentStatus])] = {
    use DeploymentStatus::*;
    &[
        (Queued, &[Building, Canceled, DeploymentError]),
        (Building, &[Deploying, BuildError, Canceling]),
        (Deploying, &[Deployed, DeploymentError, Canceling]),
        (Canceling, &[Canceled, DeploymentError]),
        (StopQueued, &[Stopping, Canceled, StopError]),
        (Stopping, &[Stopped, StopError]),
        (RestartQueued, &[Restarting, Canceled, RestartError]),
        (Restarting, &[Restarted, RestartError]),
        (DeleteQueued, &[Deleting, DeleteError]),
        (Deleting, &[Deleted, DeleteError]),
    ]
};

/// A transition that the table does not hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a deployment cannot go from {from} to {to}")]
pub struct Forbidden {
    /// Where the deployment is.
    pub from: DeploymentStatus,
    /// Where it was asked to go.
    pub to: DeploymentStatus,
}

/// Checks a transition against [`TRANSITIONS`] and answers the new status.
pub fn transition(from: DeploymentStatus, to: DeploymentStatus) -> Result<DeploymentStatus, Forbidden> {
    let allowed = TRANSITIONS.iter().find(|(status, _)| *status == from).map_or(&[][..], |(_, next)| *next);
    if allowed.contains(&to) { Ok(to) } else { Err(Forbidden { from, to }) }
}

/// Whether a newly accepted operation takes the place of one that is still queued for the same
/// service. Anything does, except that nothing takes the place of a removal: a service that is
/// being deleted accepts no further deployment.
pub const fn may_supersede(queued: Operation) -> bool {
    !matches!(queued, Operation::Delete)
}
