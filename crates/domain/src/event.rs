//! Events that webhooks subscribe to, and when a delivery is tried again.

use std::time::Duration;

use chrono::{DateTime, Utc};

use crate::DeploymentStatus;
use crate::text::text_enum;

text_enum! {
    /// What happened to a deployment.
    pub enum EventKind ("event kind") {
        /// A worker took the deploy up.
        DeploymentStarted = "DEPLOYMENT_STARTED",
        /// The new revision is in service.
        DeploymentSucceeded = "DEPLOYMENT_SUCCEEDED",
        /// The deploy failed.
        DeploymentFailed = "DEPLOYMENT_FAILED",
        /// The deploy was canceled, or superseded before it began.
        DeploymentCanceled = "DEPLOYMENT_CANCELED",
    }
}

/// A name that no event has, in any spelling.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an event")]
pub struct UnknownEvent(pub String);

impl EventKind {
    /// Every spelling that a subscriber may use; the first is the usual one.
    pub const fn spellings(self) -> &'static [&'static str] {
        match self {
            Self::DeploymentStarted => &["DEPLOYMENT_STARTED"],
            Self::DeploymentSucceeded => &["DEPLOYMENT_SUCCEEDED", "DEPLOYMENT_SUCCESSFUL"],
            Self::DeploymentFailed => &["DEPLOYMENT_FAILED", "DEPLOYMENT_FAILURE"],
            Self::DeploymentCanceled => &["DEPLOYMENT_CANCELED", "DEPLOYMENT_CANCELLED"],
        }
    }

    /// Reads any spelling.
    pub fn parse(text: &str) -> Result<Self, UnknownEvent> {
        Self::ALL
            .iter()
            .copied()
            .find(|kind| kind.spellings().contains(&text))
            .ok_or_else(|| UnknownEvent(text.to_owned()))
    }

    /// The spelling under which a subscriber to `events` hears of this one: the first that it
    /// subscribed with. `None` when it did not subscribe.
    pub fn spelling_for<'a>(self, events: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
        events.into_iter().find(|event| self.spellings().contains(event))
    }

    /// The event that a transition causes. Stopping, restarting and deleting cause none.
    pub const fn of_transition(from: DeploymentStatus, to: DeploymentStatus) -> Option<Self> {
        use DeploymentStatus as D;
        match (from, to) {
            (D::Queued, D::Building) => Some(Self::DeploymentStarted),
            (_, D::Deployed) => Some(Self::DeploymentSucceeded),
            (_, D::BuildError | D::DeploymentError) => Some(Self::DeploymentFailed),
            (D::Queued | D::Canceling, D::Canceled) => Some(Self::DeploymentCanceled),
            _ => None,
        }
    }
}

/// For how long after its creation a delivery is tried.
pub const DELIVERY_WINDOW: Duration = Duration::from_secs(24 * 3600);

/// The pauses after the first, second, … failed attempt, in seconds; the last one repeats.
const PAUSES: &[u32] = &[5, 30, 120, 600, 1800, 3600, 7200, 10800];

/// When a delivery that has just failed for the `attempt`th time (counted from 1) is tried again.
///
/// The pauses grow from five seconds to three hours and are stretched or shortened by up to a fifth
/// according to `jitter` (0 to 1), so that many deliveries to one target do not come back together.
/// The last attempt falls on the end of the window; `None` means that the window is over.
pub fn retry_at(attempt: u32, created_at: DateTime<Utc>, now: DateTime<Utc>, jitter: f64) -> Option<DateTime<Utc>> {
    let end = created_at + DELIVERY_WINDOW;
    if now >= end {
        return None;
    }
    let index = (attempt.max(1) as usize - 1).min(PAUSES.len() - 1);
    let jitter = if jitter.is_finite() { jitter.clamp(0.0, 1.0) } else { 0.5 };
    let pause = Duration::from_secs(u64::from(PAUSES[index])).mul_f64(0.8 + 0.4 * jitter);
    Some((now + pause).min(end))
}
