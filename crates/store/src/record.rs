//! Records: every resource, written once.

use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use chrono::{DateTime, Utc};
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use uuid::Uuid;

use crate::cache::{Key, Lookup};
use crate::page::{Of, PageSql, page_sql};
use crate::time::{micros, time};
use crate::{Kind, Listing, Page, Store, StoreError, Tx};

/// A record: its document, and the columns that are searched or constrained.
#[derive(Debug, Clone)]
pub struct Record {
    /// The id.
    pub id: Uuid,
    /// The organization it belongs to; its own id for an organization.
    pub organization_id: Uuid,
    /// What it is.
    pub kind: Kind,
    /// The record that it is deleted with.
    pub parent_id: Option<Uuid>,
    /// The name as it is compared, unique within kind and parent.
    pub name_key: Option<Arc<str>>,
    /// When it was created; listings are in this order.
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub updated_at: DateTime<Utc>,
    /// Counts the changes, from 1.
    pub version: i64,
    /// The resource as JSON text.
    pub document: Arc<str>,
    /// What only the platform can open, such as a secret's value. The store sees ciphertext.
    pub sealed: Option<Arc<[u8]>>,
    /// See [`Listing::written`].
    pub written: Arc<OnceLock<Bytes>>,
}

/// A record to be created.
#[derive(Debug, Clone)]
pub struct NewRecord {
    /// The id, made by the caller: time-ordered ids keep the database compact.
    pub id: Uuid,
    /// The organization it belongs to; its own id for an organization.
    pub organization_id: Uuid,
    /// What it is.
    pub kind: Kind,
    /// The record that it is deleted with. It must exist.
    pub parent_id: Option<Uuid>,
    /// The name as it is compared (see `windlass_domain::fold_name`); `None` when it has none.
    pub name_key: Option<String>,
    /// When it is created.
    pub created_at: DateTime<Utc>,
    /// The resource as JSON text.
    pub document: String,
    /// See [`Record::sealed`].
    pub sealed: Option<Vec<u8>>,
}

/// What a record becomes.
#[derive(Debug, Clone)]
pub struct RecordUpdate {
    /// The organization of the caller.
    pub organization_id: Uuid,
    /// What it is.
    pub kind: Kind,
    /// Which one.
    pub id: Uuid,
    /// The version that the caller has seen; `None` overwrites whatever stands.
    pub version: Option<i64>,
    /// The name as it is compared, from now on.
    pub name_key: Option<String>,
    /// When it is changed.
    pub updated_at: DateTime<Utc>,
    /// The resource as JSON text.
    pub document: String,
    /// The sealed value from now on; `None` keeps the present one.
    pub sealed: Option<Vec<u8>>,
}

impl Record {
    /// The bytes that it takes in the cache, without the fixed part.
    pub(crate) fn cost(&self) -> usize {
        self.document.len()
            + self.name_key.as_ref().map_or(0, |name| name.len())
            + self.sealed.as_ref().map_or(0, |sealed| sealed.len())
    }

    fn read(row: &SqliteRow, from: usize) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.try_get(from)?,
            organization_id: row.try_get(from + 1)?,
            kind: row.try_get::<&str, _>(from + 2)?.parse()?,
            parent_id: row.try_get(from + 3)?,
            name_key: row.try_get::<Option<&str>, _>(from + 4)?.map(Arc::from),
            created_at: time(row.try_get(from + 5)?)?,
            updated_at: time(row.try_get(from + 6)?)?,
            version: row.try_get(from + 7)?,
            document: row.try_get::<&str, _>(from + 8)?.into(),
            sealed: row.try_get::<Option<&[u8]>, _>(from + 9)?.map(Arc::from),
            written: Arc::default(),
        })
    }

    fn keys(&self) -> [Key; 3] {
        touched(self.organization_id, self.kind, self.id, self.parent_id)
    }
}

/// What a change of a record makes stale: itself, and every listing that shows it.
fn touched(organization_id: Uuid, kind: Kind, id: Uuid, parent_id: Option<Uuid>) -> [Key; 3] {
    [
        Key::Record(kind, id),
        Key::Listing { organization_id, kind, parent_id },
        Key::Listing { organization_id, kind, parent_id: None },
    ]
}

/// The columns of a record, in the order that [`Record::read`] takes them.
macro_rules! columns {
    ($before:literal, $after:literal) => {
        concat!(
            $before,
            "id, organization_id, kind, parent_id, name_key, created_at, updated_at, version, document, sealed",
            $after
        )
    };
}

impl Store {
    /// Creates a record. [`StoreError::NameTaken`] when the parent has one of that kind and name,
    /// [`StoreError::ParentMissing`] when the parent is gone.
    pub async fn record_insert(&self, new: NewRecord) -> Result<Record, StoreError> {
        self.write(|tx| Box::pin(tx.record_insert(new))).await
    }

    /// Reads a record. [`StoreError::Foreign`] when it is another organization's.
    pub async fn record_get(&self, organization_id: Uuid, kind: Kind, id: Uuid) -> Result<Record, StoreError> {
        let record = match self.cache.record(kind, id) {
            Lookup::Hit(record) => record,
            Lookup::Miss(ticket) => {
                let record = get(&mut *self.reader().await?, kind, id).await?.ok_or(StoreError::NotFound)?;
                if let Some(ticket) = ticket {
                    self.cache.put_record(ticket, &record);
                }
                record
            }
        };
        own(organization_id, record)
    }

    /// Lists records in the order (created_at, id): those of one parent, or, with `None`, all of the
    /// kind in the organization. Listing what does not exist gives an empty page.
    pub async fn record_list(
        &self,
        organization_id: Uuid,
        kind: Kind,
        parent_id: Option<Uuid>,
        page: Page,
    ) -> Result<Listing<Record>, StoreError> {
        let key = Key::Listing { organization_id, kind, parent_id };
        match self.cache.page(&key, page) {
            Lookup::Hit(listing) => Ok(listing),
            Lookup::Miss(ticket) => {
                let listing = list(&mut *self.reader().await?, organization_id, kind, parent_id, page).await?;
                if let Some(ticket) = ticket {
                    self.cache.put_page(ticket, key, page, &listing);
                }
                Ok(listing)
            }
        }
    }

    /// Changes a record. [`StoreError::VersionChanged`] when the caller saw another version.
    pub async fn record_update(&self, update: RecordUpdate) -> Result<Record, StoreError> {
        self.write(|tx| Box::pin(tx.record_update(update))).await
    }

    /// Deletes a record and everything below it, and answers what was deleted.
    pub async fn record_delete(
        &self,
        organization_id: Uuid,
        kind: Kind,
        id: Uuid,
    ) -> Result<Vec<(Kind, Uuid)>, StoreError> {
        self.write(move |tx| Box::pin(tx.record_delete(organization_id, kind, id))).await
    }

    /// Every organization of the installation, in the order (created_at, id).
    pub async fn organizations(&self) -> Result<Vec<Record>, StoreError> {
        let rows = sqlx::query(columns!(
            "SELECT ",
            " FROM records WHERE kind = 'organization' AND parent_id IS NULL ORDER BY created_at, id"
        ))
        .fetch_all(&mut *self.reader().await?)
        .await?;
        rows.iter().map(|row| Record::read(row, 0)).collect()
    }
}

impl Tx {
    /// See [`Store::record_insert`].
    pub async fn record_insert(&mut self, new: NewRecord) -> Result<Record, StoreError> {
        let record = Record {
            id: new.id,
            organization_id: new.organization_id,
            kind: new.kind,
            parent_id: new.parent_id,
            name_key: new.name_key.map(Arc::from),
            created_at: time(micros(new.created_at))?,
            updated_at: time(micros(new.created_at))?,
            version: 1,
            document: new.document.into(),
            sealed: new.sealed.map(Arc::from),
            written: Arc::default(),
        };
        let inserted = sqlx::query(
            "INSERT INTO records (id, organization_id, kind, parent_id, name_key, created_at, updated_at, version,
                                  document, sealed)
             VALUES ($1, $2, $3, $4, $5, $6, $7, 1, $8, $9) ON CONFLICT DO NOTHING",
        )
        .bind(record.id)
        .bind(record.organization_id)
        .bind(record.kind.as_str())
        .bind(record.parent_id)
        .bind(record.name_key.clone())
        .bind(micros(record.created_at))
        .bind(micros(record.updated_at))
        .bind(record.document.clone())
        .bind(record.sealed.clone())
        .execute(&mut self.conn)
        .await?;
        if inserted.rows_affected() == 0 {
            let taken = self.name_owner(record.kind, record.parent_id, record.name_key.clone()).await?;
            return Err(taken.map_or(StoreError::Exists, |existing| StoreError::NameTaken { existing }));
        }
        self.touched.extend(record.keys());
        Ok(record)
    }

    /// See [`Store::record_get`].
    pub async fn record_get(&mut self, organization_id: Uuid, kind: Kind, id: Uuid) -> Result<Record, StoreError> {
        own(organization_id, get(&mut self.conn, kind, id).await?.ok_or(StoreError::NotFound)?)
    }

    /// See [`Store::record_list`].
    pub async fn record_list(
        &mut self,
        organization_id: Uuid,
        kind: Kind,
        parent_id: Option<Uuid>,
        page: Page,
    ) -> Result<Listing<Record>, StoreError> {
        list(&mut self.conn, organization_id, kind, parent_id, page).await
    }

    /// See [`Store::record_update`].
    pub async fn record_update(&mut self, update: RecordUpdate) -> Result<Record, StoreError> {
        let RecordUpdate { organization_id, kind, id, version, .. } = update;
        let name_key: Option<Arc<str>> = update.name_key.map(Arc::from);
        let row = sqlx::query(columns!(
            "UPDATE records SET name_key = $1, updated_at = $2, document = $3, sealed = COALESCE($4, sealed),
                    version = version + 1
             WHERE id = $5 AND kind = $6 AND organization_id = $7 AND version = COALESCE($8, version)
               AND NOT EXISTS (SELECT 1 FROM records other
                               WHERE other.kind = records.kind AND other.name_key = $1 AND other.id <> records.id
                                 AND other.parent_id IS NOT DISTINCT FROM records.parent_id)
             RETURNING ",
            ""
        ))
        .bind(name_key.clone())
        .bind(micros(update.updated_at))
        .bind(update.document)
        .bind(update.sealed)
        .bind(id)
        .bind(kind.as_str())
        .bind(organization_id)
        .bind(version)
        .fetch_optional(&mut self.conn)
        .await?;
        if let Some(row) = row {
            let record = Record::read(&row, 0)?;
            self.touched.extend(record.keys());
            return Ok(record);
        }
        let current = self.record_get(organization_id, kind, id).await?;
        if version.is_some_and(|version| version != current.version) {
            return Err(StoreError::VersionChanged { current: current.version });
        }
        let taken = self.name_owner(kind, current.parent_id, name_key).await?;
        Err(taken.map_or(StoreError::Exists, |existing| StoreError::NameTaken { existing }))
    }

    /// See [`Store::record_delete`].
    pub async fn record_delete(
        &mut self,
        organization_id: Uuid,
        kind: Kind,
        id: Uuid,
    ) -> Result<Vec<(Kind, Uuid)>, StoreError> {
        // One statement, so that the references among what goes are checked when all of it is gone.
        let rows = sqlx::query(
            "WITH RECURSIVE tree (id) AS (
                 SELECT id FROM records WHERE id = $1 AND kind = $2 AND organization_id = $3
                 UNION
                 SELECT child.id FROM records child JOIN tree ON child.parent_id = tree.id
             )
             DELETE FROM records WHERE id IN (SELECT id FROM tree)
             RETURNING id, organization_id, kind, parent_id",
        )
        .bind(id)
        .bind(kind.as_str())
        .bind(organization_id)
        .fetch_all(&mut self.conn)
        .await?;
        if rows.is_empty() {
            self.record_get(organization_id, kind, id).await?;
            return Err(StoreError::NotFound);
        }
        let mut deleted = Vec::with_capacity(rows.len());
        for row in rows {
            let id: Uuid = row.try_get(0)?;
            let kind: Kind = row.try_get::<&str, _>(2)?.parse()?;
            self.touched.extend(touched(row.try_get(1)?, kind, id, row.try_get(3)?));
            deleted.push((kind, id));
        }
        Ok(deleted)
    }

    /// Deletes the records of a kind that were created before `before`, and everything below them. Answers how many.
    pub async fn record_prune(&mut self, kind: Kind, before: DateTime<Utc>) -> Result<usize, StoreError> {
        let rows = sqlx::query("SELECT id, organization_id FROM records WHERE kind = $1 AND created_at < $2")
            .bind(kind.as_str())
            .bind(micros(before))
            .fetch_all(&mut self.conn)
            .await?;
        for row in &rows {
            self.record_delete(row.try_get(1)?, kind, row.try_get(0)?).await?;
        }
        Ok(rows.len())
    }

    /// Whose name it is.
    async fn name_owner(
        &mut self,
        kind: Kind,
        parent_id: Option<Uuid>,
        name_key: Option<Arc<str>>,
    ) -> Result<Option<Uuid>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT id FROM records WHERE kind = $1 AND name_key = $2 AND parent_id IS NOT DISTINCT FROM $3",
        )
        .bind(kind.as_str())
        .bind(name_key)
        .bind(parent_id)
        .fetch_optional(&mut self.conn)
        .await?)
    }
}

fn own(organization_id: Uuid, record: Record) -> Result<Record, StoreError> {
    if record.organization_id == organization_id { Ok(record) } else { Err(StoreError::Foreign) }
}

async fn get(conn: &mut SqliteConnection, kind: Kind, id: Uuid) -> Result<Option<Record>, StoreError> {
    let row = sqlx::query(columns!("SELECT ", " FROM records WHERE id = $1 AND kind = $2"))
        .bind(id)
        .bind(kind.as_str())
        .fetch_optional(conn)
        .await?;
    row.as_ref().map(|row| Record::read(row, 0)).transpose()
}

async fn list(
    conn: &mut SqliteConnection,
    organization_id: Uuid,
    kind: Kind,
    parent_id: Option<Uuid>,
    page: Page,
) -> Result<Listing<Record>, StoreError> {
    const OF_PARENT: PageSql = page_sql!(
        "id, organization_id, kind, parent_id, name_key, created_at, updated_at, version, document, sealed",
        "FROM records WHERE organization_id = $1 AND kind = $2 AND parent_id = $3",
        "created_at, id",
        "$4",
        "$5"
    );
    const OF_KIND: PageSql = page_sql!(
        "id, organization_id, kind, parent_id, name_key, created_at, updated_at, version, document, sealed",
        "FROM records WHERE organization_id = $1 AND kind = $2",
        "created_at, id",
        "$3",
        "$4"
    );
    let (organization, kind) = (Of::Id(organization_id), Of::Kind(kind));
    match parent_id {
        Some(parent) => OF_PARENT.fetch(conn, &[organization, kind, Of::Id(parent)], page, Record::read).await,
        None => OF_KIND.fetch(conn, &[organization, kind], page, Record::read).await,
    }
}
