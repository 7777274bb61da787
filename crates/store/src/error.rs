//! What can go wrong in the store.

use std::path::PathBuf;
use std::sync::Arc;

use uuid::Uuid;
use windlass_domain::{DeploymentStatus, Forbidden};

/// An error of the store. Those of a shared commit are given to several callers, hence the `Arc`s.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// No record has this id.
    #[error("not found")]
    NotFound,
    /// The id exists, in another organization.
    #[error("belongs to another organization")]
    Foreign,
    /// The name is taken within the parent.
    #[error("the name is taken by {existing}")]
    NameTaken {
        /// The record that has the name.
        existing: Uuid,
    },
    /// The id, or another unique value, exists already.
    #[error("exists already")]
    Exists,
    /// The parent does not exist, or was deleted meanwhile.
    #[error("the parent does not exist")]
    ParentMissing,
    /// Someone else changed the record meanwhile.
    #[error("the record was changed meanwhile (version {current})")]
    VersionChanged {
        /// The version it has now.
        current: i64,
    },
    /// The deployment is no longer in the status that was expected.
    #[error("the deployment is {current} meanwhile")]
    StatusChanged {
        /// The status it has now.
        current: DeploymentStatus,
    },
    /// The status table does not hold the transition.
    #[error(transparent)]
    Forbidden(#[from] Forbidden),
    /// Another worker holds the lease.
    #[error("the lease is lost")]
    LeaseLost,
    /// The service is being deleted and accepts no further deployment.
    #[error("the service is being deleted")]
    BeingDeleted,
    /// Another process has the data directory.
    #[error("the data directory {} is in use by another process; stop that one first, or choose another directory", path.display())]
    InUse {
        /// The data directory.
        path: PathBuf,
    },
    /// The data directory could not be prepared.
    #[error("cannot use {}: {source}", path.display())]
    Directory {
        /// What was touched.
        path: PathBuf,
        /// Why it failed.
        source: Arc<std::io::Error>,
    },
    /// The database was made by a newer or a changed version.
    #[error("cannot bring the database up to date: {0}")]
    Migrate(Arc<sqlx::migrate::MigrateError>),
    /// The database failed.
    #[error("database: {0}")]
    Database(Arc<sqlx::Error>),
    /// A stored value cannot be read.
    #[error("the database holds a value that cannot be read: {0}")]
    Corrupt(String),
    /// A write panicked and was rolled back.
    #[error("a write panicked and was rolled back")]
    Panicked,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(inner) if inner.is_unique_violation() => Self::Exists,
            sqlx::Error::Database(inner) if inner.is_foreign_key_violation() => Self::ParentMissing,
            _ => Self::Database(Arc::new(error)),
        }
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        Self::Migrate(Arc::new(error))
    }
}

impl From<windlass_domain::UnknownValue> for StoreError {
    fn from(error: windlass_domain::UnknownValue) -> Self {
        Self::Corrupt(error.to_string())
    }
}
