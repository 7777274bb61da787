//! Creating, reading and listing records, once for every resource: a record is its document, as the types serialize
//! it, beside the columns that are searched or constrained.

use std::sync::OnceLock;

use bytes::Bytes;
use chrono::{DateTime, SubsecRound as _, Utc};
use serde::{Serialize, de::DeserializeOwned};
use uuid::Uuid;
use windlass_contract::Encoded;
use windlass_domain::fold_name;
use windlass_store::{Kind, NewAuditEntry, NewRecord, Record, RecordUpdate, StoreError, Tx};
use windlass_types::Pagination;

use crate::{Caller, Error, PageRequest, Platform, Result, error::of_store};

/// What identifies a record that is created.
pub(crate) struct Named<'a> {
    pub(crate) kind: Kind,
    /// What people call the kind.
    pub(crate) what: &'static str,
    pub(crate) id: Uuid,
    pub(crate) parent: Uuid,
    /// Unique within the parent.
    pub(crate) name: &'a str,
    pub(crate) now: DateTime<Utc>,
}

impl Named<'_> {
    /// What the name is compared by. Names of variables are the process's, to which case matters.
    fn key(&self) -> String {
        match self.kind {
            Kind::Variable | Kind::Secret => self.name.to_owned(),
            _ => fold_name(self.name),
        }
    }
}

impl Platform {
    /// An id and a time for a new record. Times are kept to the microsecond, as the store does.
    pub(crate) fn identity(&self) -> (Uuid, DateTime<Utc>) {
        (Uuid::now_v7(), Utc::now().trunc_subsecs(6))
    }

    pub(crate) async fn record_create<T: Serialize>(&self, caller: &Caller, named: Named<'_>, value: &T) -> Result<()> {
        self.insert(caller, named, value, None).await
    }

    /// The same, with a value that only the vault opens.
    pub(crate) async fn record_create_sealed<T: Serialize>(
        &self,
        caller: &Caller,
        named: Named<'_>,
        value: &T,
        sealed: String,
    ) -> Result<()> {
        self.insert(caller, named, value, Some(sealed)).await
    }

    async fn insert<T: Serialize>(
        &self,
        caller: &Caller,
        named: Named<'_>,
        value: &T,
        sealed: Option<String>,
    ) -> Result<()> {
        let Named { kind, what, id, parent, now, .. } = named;
        let record = new_record(caller, kind, id, parent, Some(named.key()), now, value, sealed)?;
        let audit = audit(caller, "create", kind, id, now);
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    tx.record_insert(record).await?;
                    tx.audit_append(audit).await
                })
            })
            .await
            .map_err(of_store(what))
    }

    pub(crate) async fn record_get<T: DeserializeOwned>(
        &self,
        caller: &Caller,
        kind: Kind,
        id: Uuid,
        what: &'static str,
    ) -> Result<T> {
        let record = self.store.record_get(caller.organization_id, kind, id).await.map_err(of_store(what))?;
        document(&record)
    }

    /// The same, for a record that the request names together with the one it is below.
    pub(crate) async fn record_get_below<T: DeserializeOwned>(
        &self,
        caller: &Caller,
        kind: Kind,
        parent: (Kind, Uuid),
        id: Uuid,
        what: &'static str,
    ) -> Result<T> {
        let record = self.store.record_get(caller.organization_id, kind, id).await.map_err(of_store(what))?;
        if record.parent_id != Some(parent.1) {
            // A parent of another organization is refused as such, as it is everywhere else.
            self.store
                .record_get(caller.organization_id, parent.0, parent.1)
                .await
                .map_err(of_store(parent.0.as_str()))?;
            return Err(Error::not_found(what));
        }
        document(&record)
    }

    /// One page of the records of a parent. That the caller may see the parent is the caller's to check.
    pub(crate) async fn record_list<T: DeserializeOwned>(
        &self,
        caller: &Caller,
        kind: Kind,
        parent: Uuid,
        page: PageRequest,
    ) -> Result<(Vec<T>, Pagination)> {
        let listing = self
            .store
            .record_list(caller.organization_id, kind, Some(parent), page.store())
            .await
            .map_err(of_store("record"))?;
        let results = listing.results.iter().map(document).collect::<Result<_>>()?;
        Ok((results, page.pagination(listing.total)))
    }
}

impl Platform {
    /// One record in the JSON that it is answered in, written once as long as it does not change.
    pub(crate) async fn record_written<T: Serialize + DeserializeOwned>(
        &self,
        caller: &Caller,
        kind: Kind,
        id: Uuid,
        what: &'static str,
    ) -> Result<Encoded<T>> {
        let record = self.store.record_get(caller.organization_id, kind, id).await.map_err(of_store(what))?;
        written(&record.written, || document::<T>(&record))
    }

    /// One page as a list of the contract, which `list` makes, in the JSON that it is answered in. It is written once,
    /// and kept with the store's listing until one of the records changes.
    pub(crate) async fn record_page<T: DeserializeOwned, L: Serialize>(
        &self,
        caller: &Caller,
        kind: Kind,
        parent: Uuid,
        page: PageRequest,
        list: impl FnOnce(Vec<T>, Pagination) -> L,
    ) -> Result<Encoded<L>> {
        let listing = self
            .store
            .record_list(caller.organization_id, kind, Some(parent), page.store())
            .await
            .map_err(of_store("record"))?;
        written(&listing.written, || {
            let results = listing.results.iter().map(document).collect::<Result<_>>()?;
            Ok(list(results, page.pagination(listing.total)))
        })
    }
}

/// What is kept in `place`, made and kept there when it is empty.
fn written<T: Serialize>(place: &OnceLock<Bytes>, make: impl FnOnce() -> Result<T>) -> Result<Encoded<T>> {
    let json = match place.get() {
        Some(json) => json.clone(),
        None => {
            let made = encoded(&make()?)?.into_bytes();
            place.get_or_init(|| made).clone()
        }
    };
    Ok(Encoded::from_written(json))
}

/// A value in the JSON that it is answered in.
pub(crate) fn encoded<T: Serialize>(value: &T) -> Result<Encoded<T>> {
    Encoded::of(value).map_err(|error| Error::internal("write an answer as JSON", error))
}

/// A record to insert.
#[expect(clippy::too_many_arguments, reason = "each is a column")]
pub(crate) fn new_record<T: Serialize>(
    caller: &Caller,
    kind: Kind,
    id: Uuid,
    parent: Uuid,
    name_key: Option<String>,
    created_at: DateTime<Utc>,
    value: &T,
    sealed: Option<String>,
) -> Result<NewRecord> {
    Ok(NewRecord {
        id,
        organization_id: caller.organization_id,
        kind,
        parent_id: Some(parent),
        name_key,
        created_at,
        document: to_json(value)?,
        sealed: sealed.map(String::into_bytes),
    })
}

/// What the audit log says of an action.
pub(crate) fn audit(caller: &Caller, action: &str, kind: Kind, id: Uuid, at: DateTime<Utc>) -> NewAuditEntry {
    NewAuditEntry {
        organization_id: caller.organization_id,
        actor: caller.audit_name(),
        action: format!("{kind}.{action}"),
        target_kind: kind.to_string(),
        target_id: id,
        detail: "{}".into(),
        at,
    }
}

/// Changes a record's document within a transaction.
pub(crate) async fn update_document<T: Serialize + DeserializeOwned>(
    tx: &mut Tx,
    organization_id: Uuid,
    kind: Kind,
    id: Uuid,
    change: impl FnOnce(&mut T),
) -> Result<(), StoreError> {
    let unreadable = |error: serde_json::Error| StoreError::Corrupt(format!("the {kind} {id}: {error}"));
    let record = tx.record_get(organization_id, kind, id).await?;
    let mut value: T = serde_json::from_str(&record.document).map_err(unreadable)?;
    change(&mut value);
    tx.record_update(RecordUpdate {
        organization_id,
        kind,
        id,
        version: Some(record.version),
        name_key: record.name_key.as_deref().map(str::to_owned),
        updated_at: record.updated_at,
        document: serde_json::to_string(&value).map_err(unreadable)?,
        sealed: None,
    })
    .await
    .map(drop)
}

pub(crate) fn to_json<T: Serialize>(value: &T) -> Result<String> {
    serde_json::to_string(value).map_err(|error| Error::internal("write a record as JSON", error))
}

/// The resource that a record holds.
pub(crate) fn document<T: DeserializeOwned>(record: &Record) -> Result<T> {
    serde_json::from_str(&record.document)
        .map_err(|error| Error::internal(format_args!("read the {} {}", record.kind, record.id), error))
}
