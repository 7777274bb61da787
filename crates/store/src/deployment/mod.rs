//! Deployments: rows that a worker drives under a lease.

mod queue;
mod transition;

use std::sync::Arc;

use chrono::{DateTime, Utc};
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use uuid::Uuid;
use windlass_domain::{DeploymentStatus, Lease, Operation, Reason};

use crate::page::{Of, page_sql};
use crate::time::{time, time_opt};
use crate::{Listing, Page, Store, StoreError, Tx};

pub use queue::{Claim, NewDeployment};
pub use transition::{Changes, Transition};

/// A deployment, as it stands.
#[derive(Debug, Clone)]
pub struct Deployment {
    /// The id. Whatever the engine makes for it is named by this id.
    pub id: Uuid,
    /// The order of acceptance over all services.
    pub seq: i64,
    /// The organization.
    pub organization_id: Uuid,
    /// The service that is deployed.
    pub service_id: Uuid,
    /// What kind of service it is, in the platform's words.
    pub service_type: Arc<str>,
    /// The environment of the service.
    pub environment_id: Uuid,
    /// The cluster that it runs on.
    pub cluster_id: Uuid,
    /// What is done to the service.
    pub operation: Operation,
    /// Where it is.
    pub status: DeploymentStatus,
    /// Why it is there.
    pub reason: Option<Reason>,
    /// The same for people.
    pub message: Option<Arc<str>>,
    /// The commit, resolved when the deployment was accepted, as JSON text.
    pub commit: Option<Arc<str>>,
    /// The revision that it brings, or works on.
    pub revision: i64,
    /// Everything that the work needs, as it was when accepted; JSON text. Empty in a list of several: it can be large.
    pub plan: Arc<str>,
    /// What its events tell beside the deployment itself (names, parents); JSON text.
    pub context: Arc<str>,
    /// The fingerprint of the configuration that it brings.
    pub config_version: Arc<str>,
    /// Who asked for it.
    pub actor: Arc<str>,
    /// What the worker wrote down for itself or its successor; JSON text.
    pub progress: Option<Arc<str>>,
    /// When it was accepted.
    pub created_at: DateTime<Utc>,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
    /// When a worker first took it up.
    pub started_at: Option<DateTime<Utc>>,
    /// When it ended.
    pub finished_at: Option<DateTime<Utc>>,
    /// Who drives it.
    pub lease: Lease,
    /// When the present phase must have ended.
    pub phase_deadline: Option<DateTime<Utc>>,
    /// Whether someone asked to cancel it after it had begun.
    pub cancel_requested: bool,
}

macro_rules! select {
    ($after:literal) => {
        concat!(
            "SELECT id, seq, organization_id, service_id, service_type, environment_id, cluster_id, operation, status,
                    reason, message, git_commit, revision, plan, context, config_version, actor, progress, created_at,
                    updated_at, started_at, finished_at, lease_owner, lease_expires_at, attempt, phase_deadline,
                    cancel_requested
             FROM deployments ",
            $after
        )
    };
}
use select;

impl Deployment {
    fn read(row: &SqliteRow, from: usize) -> Result<Self, StoreError> {
        let text = |index: usize| row.try_get::<&str, _>(from + index);
        let text_opt = |index: usize| row.try_get::<Option<&str>, _>(from + index);
        Ok(Self {
            id: row.try_get(from)?,
            seq: row.try_get(from + 1)?,
            organization_id: row.try_get(from + 2)?,
            service_id: row.try_get(from + 3)?,
            service_type: text(4)?.into(),
            environment_id: row.try_get(from + 5)?,
            cluster_id: row.try_get(from + 6)?,
            operation: text(7)?.parse()?,
            status: text(8)?.parse()?,
            reason: text_opt(9)?.map(str::parse).transpose()?,
            message: text_opt(10)?.map(Arc::from),
            commit: text_opt(11)?.map(Arc::from),
            revision: row.try_get(from + 12)?,
            plan: text(13)?.into(),
            context: text(14)?.into(),
            config_version: text(15)?.into(),
            actor: text(16)?.into(),
            progress: text_opt(17)?.map(Arc::from),
            created_at: time(row.try_get(from + 18)?)?,
            updated_at: time(row.try_get(from + 19)?)?,
            started_at: time_opt(row.try_get(from + 20)?)?,
            finished_at: time_opt(row.try_get(from + 21)?)?,
            lease: Lease {
                owner: row.try_get(from + 22)?,
                expires_at: time_opt(row.try_get(from + 23)?)?,
                attempt: row.try_get(from + 24)?,
            },
            phase_deadline: time_opt(row.try_get(from + 25)?)?,
            cancel_requested: row.try_get(from + 26)?,
        })
    }
}

impl Store {
    /// Reads a deployment. [`StoreError::Foreign`] when it is another organization's.
    pub async fn deployment_get(&self, organization_id: Uuid, id: Uuid) -> Result<Deployment, StoreError> {
        own(organization_id, find(&mut *self.reader().await?, id).await?)
    }

    /// A service's deployments in the order of acceptance.
    pub async fn deployment_list(
        &self,
        organization_id: Uuid,
        service_id: Uuid,
        page: Page,
    ) -> Result<Listing<Deployment>, StoreError> {
        page_sql!(
            "id, seq, organization_id, service_id, service_type, environment_id, cluster_id, operation, status,
             reason, message, git_commit, revision, '', context, config_version, actor, progress, created_at,
             updated_at, started_at, finished_at, lease_owner, lease_expires_at, attempt, phase_deadline,
             cancel_requested",
            "FROM deployments WHERE service_id = $1 AND organization_id = $2",
            "seq",
            "$3",
            "$4"
        )
        .fetch(&mut *self.reader().await?, &[Of::Id(service_id), Of::Id(organization_id)], page, Deployment::read)
        .await
    }

    /// The deployment of a service that was accepted last.
    pub async fn deployment_latest(
        &self,
        organization_id: Uuid,
        service_id: Uuid,
    ) -> Result<Option<Deployment>, StoreError> {
        let row = sqlx::query(select!("WHERE service_id = $1 AND organization_id = $2 ORDER BY seq DESC LIMIT 1"))
            .bind(service_id)
            .bind(organization_id)
            .fetch_optional(&mut *self.reader().await?)
            .await?;
        row.as_ref().map(|row| Deployment::read(row, 0)).transpose()
    }

    /// The deployment of a service that a worker drives.
    pub async fn deployment_active(
        &self,
        organization_id: Uuid,
        service_id: Uuid,
    ) -> Result<Option<Deployment>, StoreError> {
        let row = sqlx::query(select!("WHERE service_id = $1 AND organization_id = $2 AND phase = 'ACTIVE'"))
            .bind(service_id)
            .bind(organization_id)
            .fetch_optional(&mut *self.reader().await?)
            .await?;
        row.as_ref().map(|row| Deployment::read(row, 0)).transpose()
    }

    /// Every deployment that has begun and not ended, in every organization: what the engine may
    /// hold something for.
    pub async fn deployments_in_progress(&self) -> Result<Vec<Deployment>, StoreError> {
        let rows =
            sqlx::query(select!("WHERE phase = 'ACTIVE' ORDER BY seq")).fetch_all(&mut *self.reader().await?).await?;
        rows.iter().map(|row| Deployment::read(row, 0)).collect()
    }

    /// How many deployments wait, and how many are driven.
    pub async fn deployment_counts(&self) -> Result<(u64, u64), StoreError> {
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM deployments WHERE phase = 'QUEUED'),
                    (SELECT COUNT(*) FROM deployments WHERE phase = 'ACTIVE')",
        )
        .fetch_one(&mut *self.reader().await?)
        .await?;
        Ok((row.try_get::<i64, _>(0)?.unsigned_abs(), row.try_get::<i64, _>(1)?.unsigned_abs()))
    }
}

impl Tx {
    /// See [`Store::deployment_get`].
    pub async fn deployment_get(&mut self, organization_id: Uuid, id: Uuid) -> Result<Deployment, StoreError> {
        own(organization_id, find(&mut self.conn, id).await?)
    }
}

fn own(organization_id: Uuid, deployment: Deployment) -> Result<Deployment, StoreError> {
    if deployment.organization_id == organization_id { Ok(deployment) } else { Err(StoreError::Foreign) }
}

async fn find(conn: &mut SqliteConnection, id: Uuid) -> Result<Deployment, StoreError> {
    let row = sqlx::query(select!("WHERE id = $1")).bind(id).fetch_optional(conn).await?;
    Deployment::read(&row.ok_or(StoreError::NotFound)?, 0)
}
