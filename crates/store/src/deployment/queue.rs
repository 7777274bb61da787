//! The queue: accepting, claiming, holding and canceling.

use std::time::Duration;

use chrono::{DateTime, Utc};
use uuid::Uuid;
use windlass_domain::{DeploymentStatus, Forbidden, Operation, Phase, Reason, may_supersede};

use super::transition::Step;
use super::{Deployment, find, own, select};
use crate::service::Effect;
use crate::time::{micros, time};
use crate::{NewAuditEntry, Store, StoreError, Tx};

/// A deployment to be accepted.
#[derive(Debug, Clone)]
pub struct NewDeployment {
    /// The id.
    pub id: Uuid,
    /// The organization.
    pub organization_id: Uuid,
    /// The service.
    pub service_id: Uuid,
    /// What kind of service it is, in the platform's words.
    pub service_type: String,
    /// The environment of the service.
    pub environment_id: Uuid,
    /// The cluster that it runs on.
    pub cluster_id: Uuid,
    /// What is done to the service.
    pub operation: Operation,
    /// The resolved commit, as JSON text.
    pub commit: Option<String>,
    /// Everything that the work needs; JSON text.
    pub plan: String,
    /// What its events tell beside the deployment itself; JSON text.
    pub context: String,
    /// The fingerprint of the configuration that it brings.
    pub config_version: String,
    /// Who asks for it.
    pub actor: String,
    /// When it is accepted.
    pub created_at: DateTime<Utc>,
}

/// A worker that looks for work.
#[derive(Debug, Clone, Copy)]
pub struct Claim {
    /// The worker.
    pub owner: Uuid,
    /// The present time.
    pub now: DateTime<Utc>,
    /// For how long it holds what it gets, unless it renews.
    pub lease: Duration,
    /// How many deployments of one cluster may be driven at the same time.
    pub max_active_per_cluster: u32,
}

impl Store {
    /// Accepts a deployment: it gets its place in the queue and, for a deploy, the next revision.
    /// One that is still queued for the same service is canceled as superseded.
    pub async fn deployment_insert(&self, new: NewDeployment) -> Result<Deployment, StoreError> {
        self.write(|tx| Box::pin(tx.deployment_insert(new))).await
    }

    /// Takes up the next deployment, if there is one that may be taken up.
    ///
    /// First one whose worker lost its lease (`lease.attempt` is then above 1); it keeps its status
    /// and its deadline. Else the oldest queued one whose service has none active and whose cluster
    /// is below its limit; it moves to its first active status in the same transaction.
    pub async fn deployment_claim(&self, claim: Claim) -> Result<Option<Deployment>, StoreError> {
        self.write(move |tx| Box::pin(tx.deployment_claim(claim))).await
    }

    /// Holds a deployment for longer, and answers it as it stands: a CANCELING tells the worker to
    /// take its work down. [`StoreError::LeaseLost`] when another worker has it, or it has ended.
    pub async fn deployment_renew(
        &self,
        id: Uuid,
        owner: Uuid,
        now: DateTime<Utc>,
        lease: Duration,
    ) -> Result<Deployment, StoreError> {
        self.write(move |tx| Box::pin(tx.deployment_renew(id, owner, now, lease))).await
    }

    /// Gives up a hold without ending the deployment, so that another worker need not wait for the
    /// lease to run out. For a server that stops in good order.
    pub async fn deployment_release(&self, id: Uuid, owner: Uuid) -> Result<(), StoreError> {
        self.write(move |tx| Box::pin(tx.deployment_release(id, owner))).await
    }

    /// Writes down what a successor must know. JSON text, replaces what stood there.
    pub async fn deployment_progress(&self, id: Uuid, owner: Uuid, progress: String) -> Result<(), StoreError> {
        self.write(move |tx| Box::pin(tx.deployment_progress(id, owner, progress))).await
    }

    /// Cancels a deployment: at once while it is queued; else it becomes CANCELING, and its worker
    /// ends it when nothing of the work is left. Asking again changes nothing.
    /// [`StoreError::Forbidden`] when it has ended, or cannot be canceled.
    pub async fn deployment_cancel_request(
        &self,
        organization_id: Uuid,
        id: Uuid,
        actor: String,
        at: DateTime<Utc>,
    ) -> Result<Deployment, StoreError> {
        self.write(move |tx| Box::pin(tx.deployment_cancel_request(organization_id, id, actor, at))).await
    }
}

impl Tx {
    /// See [`Store::deployment_insert`].
    pub async fn deployment_insert(&mut self, new: NewDeployment) -> Result<Deployment, StoreError> {
        let rows = sqlx::query(concat!(
            select!("WHERE service_id = $1 AND phase = 'ACTIVE' UNION ALL "),
            select!("WHERE service_id = $1 AND phase = 'QUEUED'")
        ))
        .bind(new.service_id)
        .fetch_all(&mut self.conn)
        .await?;
        let unfinished = rows.iter().map(|row| Deployment::read(row, 0)).collect::<Result<Vec<_>, _>>()?;
        if let Some(other) = unfinished.iter().find(|other| other.organization_id != new.organization_id) {
            tracing::warn!(service = %other.service_id, "a deployment was asked for from another organization");
            return Err(StoreError::Foreign);
        }
        if unfinished.iter().any(|other| !may_supersede(other.operation)) {
            return Err(StoreError::BeingDeleted);
        }
        for queued in unfinished.iter().filter(|other| other.status.is_queued()) {
            let mut step = Step::new(DeploymentStatus::Canceled, new.created_at, new.actor.clone());
            step.reason = Some(Reason::Superseded);
            step.message = Some(format!("superseded by {}", new.id));
            self.deployment_apply(queued, step).await?;
        }

        let status = self.service_status_get(new.organization_id, new.service_id).await?;
        // Requests that come together may be accepted in another order than that of their times: the one accepted
        // last is also the latest.
        let latest = status.as_ref().map(|status| status.last_deployment_at);
        let at = time(micros(new.created_at))?;
        let at = latest.map_or(at, |latest| at.max(latest));
        let revision = match new.operation {
            Operation::Deploy => status.map_or(0, |status| status.last_revision) + 1,
            _ => status.and_then(|status| status.running).map_or(0, |running| running.revision),
        };
        let deployment = Deployment {
            id: new.id,
            seq: self.counter_next("deployment").await?,
            organization_id: new.organization_id,
            service_id: new.service_id,
            service_type: new.service_type.into(),
            environment_id: new.environment_id,
            cluster_id: new.cluster_id,
            operation: new.operation,
            status: new.operation.queued(),
            reason: None,
            message: None,
            commit: new.commit.map(Into::into),
            revision,
            plan: new.plan.into(),
            context: new.context.into(),
            config_version: new.config_version.into(),
            actor: new.actor.into(),
            progress: None,
            created_at: at,
            updated_at: at,
            started_at: None,
            finished_at: None,
            lease: windlass_domain::Lease::default(),
            phase_deadline: None,
            cancel_requested: false,
        };
        sqlx::query(
            "INSERT INTO deployments (id, seq, organization_id, service_id, service_type, environment_id, cluster_id,
                    operation, status, phase, git_commit, revision, plan, context, config_version, actor, created_at,
                    updated_at, attempt, cancel_requested)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17, 0, $18)",
        )
        .bind(deployment.id)
        .bind(deployment.seq)
        .bind(deployment.organization_id)
        .bind(deployment.service_id)
        .bind(deployment.service_type.clone())
        .bind(deployment.environment_id)
        .bind(deployment.cluster_id)
        .bind(deployment.operation.as_str())
        .bind(deployment.status.as_str())
        .bind(Phase::Queued.as_str())
        .bind(deployment.commit.clone())
        .bind(deployment.revision)
        .bind(deployment.plan.clone())
        .bind(deployment.context.clone())
        .bind(deployment.config_version.clone())
        .bind(deployment.actor.clone())
        .bind(micros(at))
        .bind(false)
        .execute(&mut self.conn)
        .await?;
        self.service_status_follow(Effect { deployment: &deployment, instances: None, at }).await?;
        self.audit_append(NewAuditEntry {
            organization_id: deployment.organization_id,
            actor: deployment.actor.to_string(),
            action: format!("deployment.{}", deployment.status.as_str().to_lowercase()),
            target_kind: "deployment".to_owned(),
            target_id: deployment.id,
            detail: "{}".to_owned(),
            at,
        })
        .await?;
        self.news.deployments = true;
        Ok(deployment)
    }

    /// See [`Store::deployment_claim`].
    pub async fn deployment_claim(&mut self, claim: Claim) -> Result<Option<Deployment>, StoreError> {
        let expires_at = claim.now + claim.lease;
        let lost = sqlx::query(select!(
            "WHERE phase = 'ACTIVE' AND (lease_owner IS NULL OR lease_expires_at IS NULL OR lease_expires_at <= $1)
             ORDER BY seq LIMIT 1"
        ))
        .bind(micros(claim.now))
        .fetch_optional(&mut self.conn)
        .await?;
        if let Some(row) = lost {
            let lost = Deployment::read(&row, 0)?;
            sqlx::query(
                "UPDATE deployments SET lease_owner = $1, lease_expires_at = $2, attempt = attempt + 1,
                        updated_at = $3
                 WHERE id = $4 AND phase = 'ACTIVE' AND attempt = $5",
            )
            .bind(claim.owner)
            .bind(micros(expires_at))
            .bind(micros(claim.now))
            .bind(lost.id)
            .bind(lost.lease.attempt)
            .execute(&mut self.conn)
            .await?;
            return find(&mut self.conn, lost.id).await.map(Some);
        }

        let next = sqlx::query(select!(
            "WHERE phase = 'QUEUED'
               AND NOT EXISTS (SELECT 1 FROM deployments busy
                               WHERE busy.service_id = deployments.service_id AND busy.phase = 'ACTIVE')
               AND (SELECT COUNT(*) FROM deployments busy
                    WHERE busy.cluster_id = deployments.cluster_id AND busy.phase = 'ACTIVE') < $1
             ORDER BY seq LIMIT 1"
        ))
        .bind(i64::from(claim.max_active_per_cluster))
        .fetch_optional(&mut self.conn)
        .await?;
        let Some(row) = next else { return Ok(None) };
        let next = Deployment::read(&row, 0)?;
        let mut step = Step::new(next.operation.begun(), claim.now, format!("worker:{}", claim.owner));
        step.lease = Some((claim.owner, expires_at));
        self.deployment_apply(&next, step).await.map(Some)
    }

    /// See [`Store::deployment_renew`].
    pub async fn deployment_renew(
        &mut self,
        id: Uuid,
        owner: Uuid,
        now: DateTime<Utc>,
        lease: Duration,
    ) -> Result<Deployment, StoreError> {
        let renewed = sqlx::query(
            "UPDATE deployments SET lease_expires_at = $1 WHERE id = $2 AND lease_owner = $3 AND phase = 'ACTIVE'",
        )
        .bind(micros(now + lease))
        .bind(id)
        .bind(owner)
        .execute(&mut self.conn)
        .await?;
        if renewed.rows_affected() == 0 { Err(StoreError::LeaseLost) } else { find(&mut self.conn, id).await }
    }

    /// See [`Store::deployment_release`].
    pub async fn deployment_release(&mut self, id: Uuid, owner: Uuid) -> Result<(), StoreError> {
        let released = sqlx::query(
            "UPDATE deployments SET lease_owner = NULL, lease_expires_at = NULL
             WHERE id = $1 AND lease_owner = $2 AND phase = 'ACTIVE'",
        )
        .bind(id)
        .bind(owner)
        .execute(&mut self.conn)
        .await?;
        self.news.deployments |= released.rows_affected() > 0;
        Ok(())
    }

    /// See [`Store::deployment_progress`].
    pub async fn deployment_progress(&mut self, id: Uuid, owner: Uuid, progress: String) -> Result<(), StoreError> {
        let written =
            sqlx::query("UPDATE deployments SET progress = $1 WHERE id = $2 AND lease_owner = $3 AND phase = 'ACTIVE'")
                .bind(progress)
                .bind(id)
                .bind(owner)
                .execute(&mut self.conn)
                .await?;
        if written.rows_affected() == 0 { Err(StoreError::LeaseLost) } else { Ok(()) }
    }

    /// See [`Store::deployment_cancel_request`].
    pub async fn deployment_cancel_request(
        &mut self,
        organization_id: Uuid,
        id: Uuid,
        actor: String,
        at: DateTime<Utc>,
    ) -> Result<Deployment, StoreError> {
        let before = own(organization_id, find(&mut self.conn, id).await?)?;
        if before.status == DeploymentStatus::Canceling {
            return Ok(before);
        }
        let to = before.status.canceled().ok_or(Forbidden { from: before.status, to: DeploymentStatus::Canceled })?;
        let mut step = Step::new(to, at, actor);
        step.reason = Some(Reason::CanceledByUser);
        step.cancel_requested = to == DeploymentStatus::Canceling;
        self.deployment_apply(&before, step).await
    }
}
