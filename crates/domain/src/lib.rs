//! The rules of the platform, as pure functions over data.
//!
//! What a scope permits, which states a deployment may pass through, what a service's state is,
//! when a lease may be taken over, which events a transition causes, and when a delivery is tried
//! again: all of it is decided here, without I/O, clocks or randomness. Times and jitter come in as
//! arguments, so that every rule can be tested as a table.

mod deadline;
mod event;
mod lease;
mod name;
mod reason;
mod scope;
mod service;
mod status;
mod text;

pub use deadline::PhaseDeadlines;
pub use event::{DELIVERY_WINDOW, EventKind, UnknownEvent, retry_at};
pub use lease::{Lease, Resume};
pub use name::fold_name;
pub use reason::Reason;
pub use scope::{Scope, Scopes};
pub use service::{Observed, ServiceDeploymentStatus, ServiceState, service_deployment_status, service_state};
pub use status::{DeploymentStatus, Forbidden, Operation, Phase, TRANSITIONS, may_supersede, transition};
pub use text::UnknownValue;
