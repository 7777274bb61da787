//! Requests that name themselves, so that a client may repeat them: the first success is answered again.
//!
//! What is remembered is a record of the caller's organization, named by credential and key. It is written before the
//! request is carried out and completed after it, so that of two requests at the same time one is carried out.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
use windlass_store::{Kind, RecordUpdate, StoreError, Tx};
use zeroize::Zeroizing;

use crate::{
    Caller, Error, Platform, Result,
    caller::digest,
    error::of_store,
    record::{new_record, to_json},
};

/// How long an answer is remembered.
const REMEMBERED: chrono::Duration = chrono::Duration::days(1);
/// A request without an answer for so long went down with its server.
const ABANDONED: chrono::Duration = chrono::Duration::minutes(2);

/// A request that may be repeated.
#[derive(Debug, Clone)]
pub struct Repeatable {
    /// What the client calls it.
    pub key: String,
    /// Tells whether two requests are the same: method, path and body.
    pub fingerprint: String,
}

/// An answer to give again.
#[derive(Debug, Clone)]
pub struct Remembered {
    /// The HTTP status.
    pub status: u16,
    /// The address of the created record.
    pub location: Option<String>,
    /// The body. It may hold a token that is shown once.
    pub body: Zeroizing<Vec<u8>>,
}

/// What is to be done with a repeatable request.
pub enum Begun {
    /// Carry it out, and tell [`Platform::repeatable_end`] how it went.
    First(Uuid),
    /// Answer this.
    Again(Remembered),
}

#[derive(Serialize, Deserialize)]
struct Note {
    fingerprint: String,
    status: Option<u16>,
    location: Option<String>,
}

enum Found {
    New,
    Done(Box<windlass_store::Record>),
    Pending,
    Other,
}

impl Platform {
    /// Notes that the request is being carried out, unless it was before.
    pub async fn repeatable_begin(&self, caller: &Caller, request: &Repeatable) -> Result<Begun> {
        let (id, now) = self.identity();
        let note = Note { fingerprint: request.fingerprint.clone(), status: None, location: None };
        let name: String = digest(format!("{} {}", caller.audit_name(), request.key).as_bytes())
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        let kind = Kind::IdempotentAnswer;
        let record = new_record(caller, kind, id, caller.organization_id, Some(name), now, &note, None)?;
        let (organization, fingerprint) = (caller.organization_id, request.fingerprint.clone());
        let found = self
            .store
            .write(move |tx| {
                Box::pin(async move {
                    let existing = match tx.record_insert(record.clone()).await {
                        Ok(_) => return Ok(Found::New),
                        Err(StoreError::NameTaken { existing }) => existing,
                        Err(error) => return Err(error),
                    };
                    let found = look(tx, organization, existing, &fingerprint, now).await?;
                    if matches!(found, Found::New) {
                        tx.record_delete(organization, kind, existing).await?;
                        tx.record_insert(record).await?;
                    }
                    Ok(found)
                })
            })
            .await
            .map_err(of_store("remembered answer"))?;
        match found {
            Found::New => Ok(Begun::First(id)),
            Found::Pending => Err(Error::conflict(
                "idempotency_in_progress",
                "A request with this Idempotency-Key is being carried out; repeat it in a moment",
            )),
            Found::Other => Err(Error::conflict(
                "idempotency_key_reused",
                "Another request was made with this Idempotency-Key; take a new key for a new request",
            )),
            Found::Done(record) => self.remembered(&record).map(Begun::Again),
        }
    }

    fn remembered(&self, record: &windlass_store::Record) -> Result<Remembered> {
        let note: Note = crate::record::document(record)?;
        let sealed = record.sealed.as_deref().unwrap_or_default();
        let body = self.vault.open_text(&seal_context(record.id), sealed)?;
        let body = Zeroizing::new(body.as_bytes().to_vec());
        Ok(Remembered { status: note.status.unwrap_or(200), location: note.location, body })
    }

    /// Remembers the answer, or with none, that the request may be made anew.
    pub async fn repeatable_end(
        &self,
        caller: &Caller,
        request: &Repeatable,
        id: Uuid,
        answer: Option<&Remembered>,
    ) -> Result<()> {
        let (organization_id, kind) = (caller.organization_id, Kind::IdempotentAnswer);
        let Some(answer) = answer else {
            let forgotten = self.store.record_delete(organization_id, kind, id).await;
            return forgotten.map(drop).map_err(of_store("remembered answer"));
        };
        let note = Note {
            fingerprint: request.fingerprint.clone(),
            status: Some(answer.status),
            location: answer.location.clone(),
        };
        let document = to_json(&note)?;
        let sealed = self.vault.seal(&seal_context(id), &answer.body).into_bytes();
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    let record = tx.record_get(organization_id, kind, id).await?;
                    let update = RecordUpdate {
                        organization_id,
                        kind,
                        id,
                        version: None,
                        name_key: record.name_key.as_deref().map(str::to_owned),
                        updated_at: windlass_store::now(),
                        document,
                        sealed: Some(sealed),
                    };
                    tx.record_update(update).await.map(drop)
                })
            })
            .await
            .map_err(of_store("remembered answer"))
    }

    /// Forgets the answers that are too old to be given again.
    pub(crate) async fn repeatable_prune(&self) -> Result<()> {
        let before = Utc::now() - REMEMBERED;
        self.store
            .write(move |tx| Box::pin(tx.record_prune(Kind::IdempotentAnswer, before)))
            .await
            .map(drop)
            .map_err(of_store("remembered answer"))
    }
}

/// What stands under the request's name. `New` when it is of the past.
async fn look(
    tx: &mut Tx,
    organization: Uuid,
    existing: Uuid,
    fingerprint: &str,
    now: DateTime<Utc>,
) -> Result<Found, StoreError> {
    let record = tx.record_get(organization, Kind::IdempotentAnswer, existing).await?;
    let note: Note = serde_json::from_str(&record.document)
        .map_err(|error| StoreError::Corrupt(format!("the remembered answer {existing}: {error}")))?;
    let age = now - record.created_at;
    Ok(match note.status {
        _ if age >= REMEMBERED => Found::New,
        None if age >= ABANDONED => Found::New,
        _ if note.fingerprint != fingerprint => Found::Other,
        None => Found::Pending,
        Some(_) => Found::Done(Box::new(record)),
    })
}

fn seal_context(id: Uuid) -> String {
    format!("answer/{id}")
}
