//! The status of a service: what its deployments came to, and what is seen of its instances.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use uuid::Uuid;
use windlass_domain::{DeploymentStatus, Observed, Reason, ServiceState, service_state};

use crate::deployment::Deployment;
use crate::time::{micros, time, time_opt};
use crate::{Store, StoreError, Tx};

/// The revision that is in service.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Running {
    /// The deployment that brought it.
    pub deployment_id: Uuid,
    /// Its number.
    pub revision: i64,
    /// Since when.
    pub since: DateTime<Utc>,
}

/// The status of a service that was deployed at least once.
#[derive(Debug, Clone)]
pub struct ServiceStatus {
    /// The service.
    pub service_id: Uuid,
    /// Its organization.
    pub organization_id: Uuid,
    /// What kind of service it is, as the deployment said.
    pub service_type: Arc<str>,
    /// What it is doing.
    pub state: ServiceState,
    /// The deployment accepted last.
    pub deployment_id: Uuid,
    /// When that deployment was accepted.
    pub last_deployment_at: DateTime<Utc>,
    /// How the last deployment that was not canceled ended.
    pub settled: Option<DeploymentStatus>,
    /// The revision in service, which may be older than the last deployment.
    pub running: Option<Running>,
    /// The fingerprint of the configuration that was last brought into service. It stays when the
    /// service is stopped.
    pub config_version: Option<Arc<str>>,
    /// What was seen of the instances.
    pub observed: Observed,
    /// When that was first seen so; seeing the same again writes nothing.
    pub observed_at: Option<DateTime<Utc>>,
    /// The instances, as JSON text of the platform's making.
    pub instances: Arc<str>,
    /// Why it is in this state.
    pub reason: Option<Reason>,
    /// The same for people.
    pub message: Option<Arc<str>>,
    /// The highest revision that was given out.
    pub last_revision: i64,
    /// When anything of this last changed.
    pub changed_at: DateTime<Utc>,
}

/// What was seen of a service's instances.
#[derive(Debug, Clone)]
pub struct Observation {
    /// The organization.
    pub organization_id: Uuid,
    /// The service.
    pub service_id: Uuid,
    /// The deployment whose instances were looked at. When another one is in service meanwhile, the
    /// observation is of the past, and ignored.
    pub deployment_id: Uuid,
    /// What was seen.
    pub observed: Observed,
    /// The instances, as JSON text.
    pub instances: String,
    /// Why it is not as it should be.
    pub reason: Option<Reason>,
    /// The same for people.
    pub message: Option<String>,
    /// When it was seen.
    pub at: DateTime<Utc>,
}

/// What a status is after a deployment, as columns.
pub(crate) struct Effect<'d> {
    pub(crate) deployment: &'d Deployment,
    /// JSON text of the instances, when the transition brought some.
    pub(crate) instances: Option<String>,
    pub(crate) at: DateTime<Utc>,
}

macro_rules! select {
    ($after:literal) => {
        concat!(
            "SELECT service_id, organization_id, service_type, state, deployment_id, deployment_at, settled_status,
                    running_deployment_id, running_revision, running_since, config_version, observed, observed_at,
                    instances, reason, message, last_revision, changed_at
             FROM service_status ",
            $after
        )
    };
}

impl ServiceStatus {
    fn read(row: &SqliteRow) -> Result<Self, StoreError> {
        let running = match (row.try_get(7)?, row.try_get(8)?, time_opt(row.try_get(9)?)?) {
            (Some(deployment_id), Some(revision), Some(since)) => Some(Running { deployment_id, revision, since }),
            _ => None,
        };
        Ok(Self {
            service_id: row.try_get(0)?,
            organization_id: row.try_get(1)?,
            service_type: row.try_get::<&str, _>(2)?.into(),
            state: row.try_get::<&str, _>(3)?.parse()?,
            deployment_id: row.try_get(4)?,
            last_deployment_at: time(row.try_get(5)?)?,
            settled: row.try_get::<Option<&str>, _>(6)?.map(str::parse).transpose()?,
            running,
            config_version: row.try_get::<Option<&str>, _>(10)?.map(Arc::from),
            observed: row.try_get::<&str, _>(11)?.parse()?,
            observed_at: time_opt(row.try_get(12)?)?,
            instances: row.try_get::<&str, _>(13)?.into(),
            reason: row.try_get::<Option<&str>, _>(14)?.map(str::parse).transpose()?,
            message: row.try_get::<Option<&str>, _>(15)?.map(Arc::from),
            last_revision: row.try_get(16)?,
            changed_at: time(row.try_get(17)?)?,
        })
    }
}

impl Store {
    /// The status of a service; `None` when it was never deployed.
    pub async fn service_status_get(
        &self,
        organization_id: Uuid,
        service_id: Uuid,
    ) -> Result<Option<ServiceStatus>, StoreError> {
        get(&mut *self.reader().await?, organization_id, service_id).await
    }

    /// Every service that has a revision in service, in every organization: what must be observed.
    pub async fn service_status_running(&self) -> Result<Vec<ServiceStatus>, StoreError> {
        let rows = sqlx::query(select!("WHERE running_deployment_id IS NOT NULL ORDER BY service_id"))
            .fetch_all(&mut *self.reader().await?)
            .await?;
        rows.iter().map(ServiceStatus::read).collect()
    }

    /// Writes what was seen, if it differs from what stands. Answers whether it did.
    pub async fn service_observe(&self, observation: Observation) -> Result<bool, StoreError> {
        // Most observations say nothing new, and need no place in the writer's queue.
        match self.service_status_get(observation.organization_id, observation.service_id).await? {
            Some(status) if observation.changes(&status) => {}
            _ => return Ok(false),
        }
        self.write(|tx| Box::pin(tx.service_observe(observation))).await
    }
}

impl Observation {
    fn changes(&self, status: &ServiceStatus) -> bool {
        let current = status.running.is_some_and(|running| running.deployment_id == self.deployment_id);
        current
            && (status.observed != self.observed
                || *status.instances != *self.instances
                || (status.state == ServiceState::Error && self.explains(status) && self.explains_otherwise(status)))
    }

    /// Whether what is seen is why the service is not as it should be. A failed deployment's reason outlives what is
    /// seen of the older revision.
    fn explains(&self, status: &ServiceStatus) -> bool {
        !status.settled.is_some_and(DeploymentStatus::is_failure)
    }

    fn explains_otherwise(&self, status: &ServiceStatus) -> bool {
        self.reason.is_some() && (self.reason != status.reason || self.message.as_deref() != status.message.as_deref())
    }
}

impl Tx {
    /// See [`Store::service_status_get`].
    pub async fn service_status_get(
        &mut self,
        organization_id: Uuid,
        service_id: Uuid,
    ) -> Result<Option<ServiceStatus>, StoreError> {
        get(&mut self.conn, organization_id, service_id).await
    }

    /// See [`Store::service_observe`].
    pub async fn service_observe(&mut self, seen: Observation) -> Result<bool, StoreError> {
        let Some(status) = get(&mut self.conn, seen.organization_id, seen.service_id).await? else {
            return Ok(false);
        };
        if !seen.changes(&status) {
            return Ok(false);
        }
        let latest = self.service_latest(seen.service_id).await?;
        let state = service_state(latest, status.settled, seen.observed);
        let (reason, message) = if seen.explains(&status) {
            (seen.reason, seen.message)
        } else {
            (status.reason, status.message.as_deref().map(str::to_owned))
        };
        sqlx::query(
            "UPDATE service_status SET state = $1, observed = $2, observed_at = $3, instances = $4, reason = $5,
                    message = $6, changed_at = $3
             WHERE service_id = $7 AND organization_id = $8",
        )
        .bind(state.as_str())
        .bind(seen.observed.as_str())
        .bind(micros(seen.at))
        .bind(seen.instances)
        .bind(reason.map(Reason::as_str))
        .bind(message)
        .bind(seen.service_id)
        .bind(seen.organization_id)
        .execute(&mut self.conn)
        .await?;
        self.news.deployments = true;
        Ok(true)
    }

    /// Forgets a service's status, with the service.
    pub async fn service_status_delete(&mut self, organization_id: Uuid, service_id: Uuid) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM service_status WHERE service_id = $1 AND organization_id = $2")
            .bind(service_id)
            .bind(organization_id)
            .execute(&mut self.conn)
            .await?;
        Ok(())
    }

    /// The deployment that tells what is going on: the active one, else the queued one, else the one
    /// accepted last.
    async fn service_latest(&mut self, service_id: Uuid) -> Result<Option<DeploymentStatus>, StoreError> {
        let status: Option<String> = sqlx::query_scalar(
            "SELECT COALESCE(
                 (SELECT status FROM deployments WHERE service_id = $1 AND phase = 'ACTIVE'),
                 (SELECT status FROM deployments WHERE service_id = $1 AND phase = 'QUEUED'),
                 (SELECT status FROM deployments WHERE service_id = $1 ORDER BY seq DESC LIMIT 1))",
        )
        .bind(service_id)
        .fetch_one(&mut self.conn)
        .await?;
        Ok(status.as_deref().map(str::parse).transpose()?)
    }

    /// Writes the status of a deployment's service after the deployment's row was written.
    pub(crate) async fn service_status_follow(&mut self, effect: Effect<'_>) -> Result<(), StoreError> {
        let Effect { deployment, instances, at } = effect;
        let before = get(&mut self.conn, deployment.organization_id, deployment.service_id).await?;
        let latest = self.service_latest(deployment.service_id).await?;

        let mut settled = before.as_ref().and_then(|status| status.settled);
        let mut running = before.as_ref().and_then(|status| status.running);
        let mut observed = before.as_ref().map_or(Observed::Unknown, |status| status.observed);
        let mut observed_at = before.as_ref().and_then(|status| status.observed_at);
        let mut config = before.as_ref().and_then(|status| status.config_version.clone());
        let mut shown = before.as_ref().map_or_else(|| Arc::from("[]"), |status| status.instances.clone());
        if deployment.status.is_terminal() && deployment.status != DeploymentStatus::Canceled {
            settled = Some(deployment.status);
        }
        match deployment.status {
            DeploymentStatus::Deployed => {
                running = Some(Running { deployment_id: deployment.id, revision: deployment.revision, since: at });
                config = Some(deployment.config_version.clone());
                (observed, observed_at) = (Observed::Serving, Some(at));
            }
            DeploymentStatus::Restarted => {
                running = Some(running.map_or(
                    Running { deployment_id: deployment.id, revision: deployment.revision, since: at },
                    |running| Running { since: at, ..running },
                ));
                (observed, observed_at) = (Observed::Serving, Some(at));
            }
            DeploymentStatus::Stopped | DeploymentStatus::Deleted => {
                running = None;
                (observed, observed_at) = (Observed::Absent, Some(at));
                shown = Arc::from("[]");
            }
            _ => {}
        }
        if let Some(instances) = instances {
            shown = instances.into();
        }
        let state = service_state(latest, settled, observed);

        // The last deployment is the one accepted last, whichever is written now.
        let newest = before.as_ref().is_none_or(|status| {
            status.deployment_id == deployment.id || status.last_deployment_at <= deployment.created_at
        });
        let (deployment_id, deployment_at) = match &before {
            Some(status) if !newest => (status.deployment_id, status.last_deployment_at),
            _ => (deployment.id, deployment.created_at),
        };
        let last_revision = before.as_ref().map_or(0, |status| status.last_revision).max(deployment.revision);
        // The reason belongs to the state: an error's is shown, a canceled deployment's is its own.
        let keep = state == ServiceState::Error && !deployment.status.is_failure();
        let (reason, message) = match &before {
            Some(status) if keep => (status.reason, status.message.clone()),
            _ if state == ServiceState::Error || deployment.status.is_active() => {
                (deployment.reason, deployment.message.clone())
            }
            _ => (None, None),
        };
        sqlx::query(
            "INSERT INTO service_status (service_id, organization_id, service_type, state, deployment_id,
                    deployment_at, settled_status, running_deployment_id, running_revision, running_since,
                    config_version, observed, observed_at, instances, reason, message, last_revision, changed_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
             ON CONFLICT (service_id) DO UPDATE SET state = excluded.state, deployment_id = excluded.deployment_id,
                    deployment_at = excluded.deployment_at, settled_status = excluded.settled_status,
                    running_deployment_id = excluded.running_deployment_id,
                    running_revision = excluded.running_revision, running_since = excluded.running_since,
                    config_version = excluded.config_version, observed = excluded.observed,
                    observed_at = excluded.observed_at, instances = excluded.instances, reason = excluded.reason,
                    message = excluded.message, last_revision = excluded.last_revision,
                    changed_at = excluded.changed_at",
        )
        .bind(deployment.service_id)
        .bind(deployment.organization_id)
        .bind(deployment.service_type.clone())
        .bind(state.as_str())
        .bind(deployment_id)
        .bind(micros(deployment_at))
        .bind(settled.map(DeploymentStatus::as_str))
        .bind(running.map(|running| running.deployment_id))
        .bind(running.map(|running| running.revision))
        .bind(running.map(|running| micros(running.since)))
        .bind(config)
        .bind(observed.as_str())
        .bind(observed_at.map(micros))
        .bind(shown)
        .bind(reason.map(Reason::as_str))
        .bind(message)
        .bind(last_revision)
        .bind(micros(at))
        .execute(&mut self.conn)
        .await?;
        Ok(())
    }
}

async fn get(
    conn: &mut SqliteConnection,
    organization_id: Uuid,
    service_id: Uuid,
) -> Result<Option<ServiceStatus>, StoreError> {
    let row = sqlx::query(select!("WHERE service_id = $1 AND organization_id = $2"))
        .bind(service_id)
        .bind(organization_id)
        .fetch_optional(conn)
        .await?;
    row.as_ref().map(ServiceStatus::read).transpose()
}
