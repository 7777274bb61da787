//! Why a deployment ended, or a service is in its state.

use crate::text::text_enum;

text_enum! {
    /// A stable code beside the message for people. Programs may compare it.
    pub enum Reason ("reason") {
        /// A newer request for the same service took its place in the queue.
        Superseded = "SUPERSEDED",
        /// A phase took longer than it may.
        DeadlineExceeded = "DEADLINE_EXCEEDED",
        /// Someone asked to cancel.
        CanceledByUser = "CANCELED_BY_USER",
        /// The build, or what prepares the checkout, failed.
        BuildFailed = "BUILD_FAILED",
        /// The git repository could not be read.
        RepositoryUnreachable = "REPOSITORY_UNREACHABLE",
        /// The commit, branch or tag is not in the repository.
        CommitNotFound = "COMMIT_NOT_FOUND",
        /// A path of the configuration is not in the checkout, or leaves it.
        PathNotFound = "PATH_NOT_FOUND",
        /// The cluster cannot run what the service asks for.
        Unsupported = "UNSUPPORTED",
        /// The configuration cannot be run as it stands.
        InvalidConfiguration = "INVALID_CONFIGURATION",
        /// The program could not be started.
        StartFailed = "START_FAILED",
        /// An instance ended by itself before, or after, it was in service.
        InstanceExited = "INSTANCE_EXITED",
        /// An instance ran but its probes did not pass.
        ProbeFailed = "PROBE_FAILED",
        /// An instance that should run is not there.
        InstanceMissing = "INSTANCE_MISSING",
        /// A port that the service needs is taken.
        PortUnavailable = "PORT_UNAVAILABLE",
        /// Memory, storage or another resource of the machine ran out.
        ResourceExhausted = "RESOURCE_EXHAUSTED",
        /// The work was taken up too many times without coming to an end.
        AttemptsExhausted = "ATTEMPTS_EXHAUSTED",
        /// The server ended while it worked, and the work could not be taken up again.
        Interrupted = "INTERRUPTED",
        /// An instance could not be stopped or removed.
        RemovalFailed = "REMOVAL_FAILED",
        /// The service was deleted.
        ServiceDeleted = "SERVICE_DELETED",
        /// The platform itself failed; the operator's log tells more.
        Internal = "INTERNAL",
    }
}
