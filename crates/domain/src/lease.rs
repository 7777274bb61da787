//! Who may drive a deployment.

use chrono::{DateTime, Utc};
use uuid::Uuid;

use crate::DeploymentStatus;

/// A worker's hold on a deployment. It ends by itself, so that a worker which died holds nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lease {
    /// The worker; `None` before the first one.
    pub owner: Option<Uuid>,
    /// When the hold ends unless it is renewed.
    pub expires_at: Option<DateTime<Utc>>,
    /// How many times the deployment was taken up.
    pub attempt: u32,
}

/// What a worker does with a deployment that it has just taken up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Resume {
    /// Go on from where it is.
    Continue,
    /// End it: its phase has lasted too long.
    DeadlineExceeded,
    /// End it: it was taken up too often.
    AttemptsExhausted,
}

impl Lease {
    /// Whether nobody holds the deployment at `now`.
    pub fn expired(&self, now: DateTime<Utc>) -> bool {
        self.owner.is_none() || self.expires_at.is_none_or(|end| end <= now)
    }

    /// Whether `worker` is the one who holds it. A hold that has run out still counts until another
    /// worker takes over: nobody else has acted in between.
    pub fn held_by(&self, worker: Uuid) -> bool {
        self.owner == Some(worker)
    }

    /// Whether a worker may take the deployment up at `now`: what is queued has no owner, what is
    /// active only after the last one's hold has run out, what has ended never.
    pub fn may_claim(&self, status: DeploymentStatus, now: DateTime<Utc>) -> bool {
        status.is_queued() || (status.is_active() && self.expired(now))
    }

    /// What to do with a deployment just taken up, given its phase's deadline.
    pub fn resume(&self, now: DateTime<Utc>, phase_deadline: Option<DateTime<Utc>>, max_attempts: u32) -> Resume {
        if phase_deadline.is_some_and(|deadline| deadline <= now) {
            Resume::DeadlineExceeded
        } else if self.attempt > max_attempts {
            Resume::AttemptsExhausted
        } else {
            Resume::Continue
        }
    }
}
