//! The state of a service, as its users poll it.

use crate::DeploymentStatus;
use crate::text::text_enum;

text_enum! {
    /// What a service is doing now.
    pub enum ServiceState ("service state") {
        /// Never deployed.
        Ready = "READY",
        /// A request was accepted and waits for its turn.
        Queued = "QUEUED",
        /// A commit is fetched and built.
        Building = "BUILDING",
        /// A revision is started and probed, or a canceled one taken down.
        Deploying = "DEPLOYING",
        /// A revision is in service.
        Running = "RUNNING",
        /// Instances are being stopped.
        Stopping = "STOPPING",
        /// Nothing runs, as was asked.
        Stopped = "STOPPED",
        /// Instances are being replaced.
        Restarting = "RESTARTING",
        /// The service is being removed.
        Deleting = "DELETING",
        /// Nothing of the service is left.
        Deleted = "DELETED",
        /// The last deployment failed, or what should run does not.
        Error = "ERROR",
    }
}

text_enum! {
    /// How what runs compares with what is configured.
    pub enum ServiceDeploymentStatus ("service deployment status") {
        /// No revision was ever in service.
        NeverDeployed = "NEVER_DEPLOYED",
        /// What runs is what is configured.
        UpToDate = "UP_TO_DATE",
        /// Configuration or variables changed since.
        OutOfDate = "OUT_OF_DATE",
    }
}

text_enum! {
    /// What the engine saw of a service's instances.
    pub enum Observed ("observation") {
        /// Nothing was looked at yet.
        Unknown = "UNKNOWN",
        /// Instances of a revision serve.
        Serving = "SERVING",
        /// Instances exist, but none serves.
        Failing = "FAILING",
        /// There is no instance.
        Absent = "ABSENT",
    }
}

/// The state of a service.
///
/// - `latest` is the deployment that tells what is going on: the active one, else the queued one,
///   else the one accepted last. `None` when there was never any.
/// - `settled` is the deployment accepted last among those that ended without being canceled: what
///   a cancel falls back to.
///
/// From the moment a deploy is accepted until it ends, the state is QUEUED, BUILDING or DEPLOYING
/// and never STOPPED or ERROR, whatever is observed, so that a client which polls for the end is
/// not misled. Every end gives a state that such a client takes for an end: RUNNING, STOPPED or
/// ERROR.
pub fn service_state(
    latest: Option<DeploymentStatus>,
    settled: Option<DeploymentStatus>,
    observed: Observed,
) -> ServiceState {
    use DeploymentStatus as D;
    let Some(latest) = latest else {
        return ServiceState::Ready;
    };
    match latest {
        D::Queued | D::StopQueued | D::RestartQueued => ServiceState::Queued,
        D::Building => ServiceState::Building,
        D::Deploying | D::Canceling => ServiceState::Deploying,
        D::Stopping => ServiceState::Stopping,
        D::Restarting => ServiceState::Restarting,
        D::DeleteQueued | D::Deleting => ServiceState::Deleting,
        D::Deleted => ServiceState::Deleted,
        D::Stopped => ServiceState::Stopped,
        D::BuildError | D::DeploymentError | D::StopError | D::RestartError | D::DeleteError => ServiceState::Error,
        D::Deployed | D::Restarted => match observed {
            Observed::Unknown | Observed::Serving => ServiceState::Running,
            Observed::Failing | Observed::Absent => ServiceState::Error,
        },
        D::Canceled => match (observed, settled) {
            (Observed::Serving, _) => ServiceState::Running,
            // A canceled first deployment must not leave a client polling READY for ever.
            (_, None | Some(D::Canceled)) => ServiceState::Stopped,
            (_, Some(before)) => service_state(Some(before), None, observed),
        },
    }
}

/// Compares the fingerprint of the configuration that runs with the present one.
pub fn service_deployment_status(deployed: Option<&str>, current: &str) -> ServiceDeploymentStatus {
    match deployed {
        None => ServiceDeploymentStatus::NeverDeployed,
        Some(deployed) if deployed == current => ServiceDeploymentStatus::UpToDate,
        Some(_) => ServiceDeploymentStatus::OutOfDate,
    }
}
