//! Who did what. Entries are only ever added.

use chrono::{DateTime, Utc};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;
use uuid::Uuid;

use crate::page::{Of, page_sql};
use crate::time::{micros, time};
use crate::{Listing, Page, Store, StoreError, Tx};

/// An entry to add.
#[derive(Debug, Clone)]
pub struct NewAuditEntry {
    /// The organization in which it happened.
    pub organization_id: Uuid,
    /// Who did it: a token's or member's id, or a part of the platform.
    pub actor: String,
    /// What was done, such as `application.create`.
    pub action: String,
    /// The kind of what it was done to.
    pub target_kind: String,
    /// The id of what it was done to.
    pub target_id: Uuid,
    /// More about it, as JSON text. Never holds a secret's value.
    pub detail: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// An entry that stands.
#[derive(Debug, Clone)]
pub struct AuditEntry {
    /// Its own id.
    pub id: Uuid,
    /// What it says.
    pub entry: NewAuditEntry,
}

impl AuditEntry {
    fn read(row: &SqliteRow, from: usize) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.try_get(from)?,
            entry: NewAuditEntry {
                organization_id: row.try_get(from + 1)?,
                actor: row.try_get(from + 2)?,
                action: row.try_get(from + 3)?,
                target_kind: row.try_get(from + 4)?,
                target_id: row.try_get(from + 5)?,
                detail: row.try_get(from + 6)?,
                at: time(row.try_get(from + 7)?)?,
            },
        })
    }
}

impl Tx {
    /// Adds an entry in the transaction of what it tells about.
    pub async fn audit_append(&mut self, entry: NewAuditEntry) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO audit (id, organization_id, actor, action, target_kind, target_id, detail, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(Uuid::now_v7())
        .bind(entry.organization_id)
        .bind(entry.actor)
        .bind(entry.action)
        .bind(entry.target_kind)
        .bind(entry.target_id)
        .bind(entry.detail)
        .bind(micros(entry.at))
        .execute(&mut self.conn)
        .await?;
        Ok(())
    }
}

impl Store {
    /// Adds an entry by itself.
    pub async fn audit_append(&self, entry: NewAuditEntry) -> Result<(), StoreError> {
        self.write(|tx| Box::pin(tx.audit_append(entry))).await
    }

    /// An organization's entries, oldest first.
    pub async fn audit_list(&self, organization_id: Uuid, page: Page) -> Result<Listing<AuditEntry>, StoreError> {
        page_sql!(
            "id, organization_id, actor, action, target_kind, target_id, detail, at",
            "FROM audit WHERE organization_id = $1",
            "at, id",
            "$2",
            "$3"
        )
        .fetch(&mut *self.reader().await?, &[Of::Id(organization_id)], page, AuditEntry::read)
        .await
    }
}
