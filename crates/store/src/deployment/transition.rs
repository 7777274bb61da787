//! Transitions: the row, the service's status, the audit entry and the events, together.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde_json::{Value, json};
use uuid::Uuid;
use windlass_domain::{DeploymentStatus, EventKind, Reason, transition};

use super::{Deployment, find};
use crate::outbox::NewEvent;
use crate::service::Effect;
use crate::time::{micros, time};
use crate::{NewAuditEntry, Store, StoreError, Tx};

/// A transition that a worker asks for.
#[derive(Debug, Clone)]
pub struct Transition {
    /// The deployment.
    pub id: Uuid,
    /// The worker, whose lease must hold. `None` for what the platform does by itself.
    pub owner: Option<Uuid>,
    /// The status in which the deployment is expected.
    pub from: DeploymentStatus,
    /// The status it goes to.
    pub to: DeploymentStatus,
    /// Why.
    pub reason: Option<Reason>,
    /// The same for people. Never holds a secret's value.
    pub message: Option<String>,
    /// What else changes with it.
    pub changes: Changes,
    /// When.
    pub at: DateTime<Utc>,
}

/// What a transition writes beside the status.
#[derive(Debug, Clone, Default)]
pub struct Changes {
    /// The worker's notes from now on; JSON text.
    pub progress: Option<String>,
    /// The service's instances from now on; JSON text.
    pub instances: Option<String>,
    /// When the new phase must have ended, instead of the usual deadline.
    pub phase_deadline: Option<DateTime<Utc>>,
}

/// A transition whose right to happen is settled.
pub(super) struct Step {
    to: DeploymentStatus,
    at: DateTime<Utc>,
    actor: String,
    pub(super) reason: Option<Reason>,
    pub(super) message: Option<String>,
    pub(super) lease: Option<(Uuid, DateTime<Utc>)>,
    pub(super) cancel_requested: bool,
    changes: Changes,
}

impl Step {
    pub(super) fn new(to: DeploymentStatus, at: DateTime<Utc>, actor: String) -> Self {
        Self {
            to,
            at,
            actor,
            reason: None,
            message: None,
            lease: None,
            cancel_requested: false,
            changes: Changes::default(),
        }
    }
}

impl Store {
    /// Moves a deployment on. In one transaction: its row, its service's status, an audit entry,
    /// and the events with a delivery for each webhook that wants them.
    ///
    /// [`StoreError::LeaseLost`] when the worker's lease is another's, [`StoreError::StatusChanged`]
    /// when the deployment is elsewhere (CANCELING tells that a cancel came in between), and
    /// [`StoreError::Forbidden`] when the table of transitions does not hold it.
    pub async fn deployment_transition(&self, transition: Transition) -> Result<Deployment, StoreError> {
        self.write(|tx| Box::pin(tx.deployment_transition(transition))).await
    }
}

impl Tx {
    /// See [`Store::deployment_transition`].
    pub async fn deployment_transition(&mut self, asked: Transition) -> Result<Deployment, StoreError> {
        let before = find(&mut self.conn, asked.id).await?;
        if before.status != asked.from {
            return Err(StoreError::StatusChanged { current: before.status });
        }
        if asked.owner.is_some_and(|owner| !before.lease.held_by(owner)) {
            return Err(StoreError::LeaseLost);
        }
        let actor = asked.owner.map_or_else(|| "platform".to_owned(), |owner| format!("worker:{owner}"));
        let mut step = Step::new(asked.to, asked.at, actor);
        step.reason = asked.reason;
        step.message = asked.message;
        step.changes = asked.changes;
        self.deployment_apply(&before, step).await
    }

    /// Does a transition of a row that was read in this transaction.
    pub(super) async fn deployment_apply(&mut self, before: &Deployment, step: Step) -> Result<Deployment, StoreError> {
        let to = transition(before.status, step.to)?;
        let at = time(micros(step.at))?;
        let mut after = before.clone();
        after.status = to;
        // What a phase said about itself ends with it, except that a cancel's reason stays with the
        // deployment until CANCELED is written.
        if step.reason.is_some() || before.status != DeploymentStatus::Canceling {
            after.reason = step.reason;
        }
        if step.message.is_some() || before.status != DeploymentStatus::Canceling {
            after.message = step.message.map(Arc::from);
        }
        after.updated_at = at;
        after.cancel_requested |= step.cancel_requested;
        if let Some((owner, expires_at)) = step.lease {
            after.lease.owner = Some(owner);
            after.lease.expires_at = Some(expires_at);
            after.lease.attempt += 1;
            after.started_at.get_or_insert(at);
        }
        let Changes { progress, instances, phase_deadline } = step.changes;
        if let Some(progress) = progress {
            after.progress = Some(progress.into());
        }
        after.phase_deadline =
            phase_deadline.filter(|_| to.is_active()).or_else(|| self.deadlines.of(to).map(|limit| at + limit));
        if to.is_terminal() {
            after.finished_at = Some(at);
            after.lease.owner = None;
            after.lease.expires_at = None;
        }
        let written = sqlx::query(
            "UPDATE deployments SET status = $1, phase = $2, reason = $3, message = $4, progress = $5,
                    updated_at = $6, started_at = $7, finished_at = $8, lease_owner = $9, lease_expires_at = $10,
                    attempt = $11, phase_deadline = $12, cancel_requested = $13
             WHERE id = $14 AND status = $15 AND attempt = $16",
        )
        .bind(after.status.as_str())
        .bind(after.status.phase().as_str())
        .bind(after.reason.map(Reason::as_str))
        .bind(after.message.clone())
        .bind(after.progress.clone())
        .bind(micros(after.updated_at))
        .bind(after.started_at.map(micros))
        .bind(after.finished_at.map(micros))
        .bind(after.lease.owner)
        .bind(after.lease.expires_at.map(micros))
        .bind(after.lease.attempt)
        .bind(after.phase_deadline.map(micros))
        .bind(after.cancel_requested)
        .bind(before.id)
        .bind(before.status.as_str())
        .bind(before.lease.attempt)
        .execute(&mut self.conn)
        .await?;
        if written.rows_affected() == 0 {
            return Err(StoreError::StatusChanged { current: find(&mut self.conn, before.id).await?.status });
        }

        self.service_status_follow(Effect { deployment: &after, instances, at }).await?;
        self.audit_append(NewAuditEntry {
            organization_id: after.organization_id,
            actor: step.actor,
            action: format!("deployment.{}", to.as_str().to_lowercase()),
            target_kind: "deployment".to_owned(),
            target_id: after.id,
            detail: json!({ "from": before.status, "reason": after.reason }).to_string(),
            at,
        })
        .await?;
        if let Some(kind) = EventKind::of_transition(before.status, to) {
            self.outbox_append(NewEvent {
                organization_id: after.organization_id,
                kind,
                subject_id: after.id,
                payload: payload(&after),
                at,
            })
            .await?;
        }
        self.news.deployments = true;
        Ok(after)
    }
}

/// What an event tells. The names come from the context that was taken when the deployment was
/// accepted, so that the event is true of what was deployed even if something is renamed meanwhile.
fn payload(deployment: &Deployment) -> String {
    let parsed = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_else(|_| Value::from(text));
    json!({
        "deployment_id": deployment.id,
        "service_id": deployment.service_id,
        "service_type": &*deployment.service_type,
        "environment_id": deployment.environment_id,
        "organization_id": deployment.organization_id,
        "operation": deployment.operation,
        "status": deployment.status,
        "reason": deployment.reason,
        "message": deployment.message.as_deref(),
        "revision": deployment.revision,
        "commit": deployment.commit.as_deref().map(parsed),
        "context": parsed(&deployment.context),
    })
    .to_string()
}
