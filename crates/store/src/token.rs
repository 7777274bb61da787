//! API tokens, found by the digest of their value.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;
use uuid::Uuid;
use windlass_domain::{Scopes, fold_name};

use crate::cache::{Key, Lookup};
use crate::page::{Of, page_sql};
use crate::time::{micros, time, time_opt};
use crate::{Digest, Listing, Page, Store, StoreError, Tx};

/// A token, without its value, which is nowhere.
#[derive(Debug, Clone)]
pub struct Token {
    /// The id.
    pub id: Uuid,
    /// The organization it gives access to.
    pub organization_id: Uuid,
    /// What the value is recognized by.
    pub digest: Digest,
    /// The name, unique within the organization.
    pub name: Arc<str>,
    /// What it permits.
    pub scopes: Scopes,
    /// What else the platform keeps of it, as JSON text.
    pub document: Arc<str>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it ends; never, without.
    pub expires_at: Option<DateTime<Utc>>,
}

/// A token to be created.
#[derive(Debug, Clone)]
pub struct NewToken {
    /// The id.
    pub id: Uuid,
    /// The organization it gives access to.
    pub organization_id: Uuid,
    /// What the value is recognized by.
    pub digest: Digest,
    /// The name, unique within the organization without regard to case.
    pub name: String,
    /// What it permits.
    pub scopes: Scopes,
    /// What else the platform keeps of it, as JSON text.
    pub document: String,
    /// When it is created.
    pub created_at: DateTime<Utc>,
    /// When it ends; never, without.
    pub expires_at: Option<DateTime<Utc>>,
}

impl Token {
    /// Whether the token has ended at `now`.
    pub fn expired(&self, now: DateTime<Utc>) -> bool {
        self.expires_at.is_some_and(|end| end <= now)
    }

    fn read(row: &SqliteRow, from: usize) -> Result<Self, StoreError> {
        let digest: &[u8] = row.try_get(from + 2)?;
        Ok(Self {
            id: row.try_get(from)?,
            organization_id: row.try_get(from + 1)?,
            digest: digest.try_into().map_err(|_| StoreError::Corrupt("a token's digest".to_owned()))?,
            name: row.try_get::<&str, _>(from + 3)?.into(),
            scopes: row.try_get::<&str, _>(from + 4)?.parse()?,
            document: row.try_get::<&str, _>(from + 5)?.into(),
            created_at: time(row.try_get(from + 6)?)?,
            expires_at: time_opt(row.try_get(from + 7)?)?,
        })
    }
}

impl Store {
    /// Creates a token. [`StoreError::NameTaken`] when the organization has one of that name.
    pub async fn token_insert(&self, new: NewToken) -> Result<Token, StoreError> {
        self.write(|tx| Box::pin(tx.token_insert(new))).await
    }

    /// Finds a token by its digest, expired or not. A deleted token is not found from the moment
    /// that its deletion was answered.
    pub async fn token_find(&self, digest: &Digest) -> Result<Option<Token>, StoreError> {
        let ticket = match self.cache.token(*digest) {
            Lookup::Hit(token) => return Ok(Some(token)),
            Lookup::Miss(ticket) => ticket,
        };
        let row = sqlx::query(
            "SELECT id, organization_id, digest, name, scopes, document, created_at, expires_at
             FROM tokens WHERE digest = $1",
        )
        .bind(digest.to_vec())
        .fetch_optional(&mut *self.reader().await?)
        .await?;
        let token = row.as_ref().map(|row| Token::read(row, 0)).transpose()?;
        if let (Some(ticket), Some(token)) = (ticket, &token) {
            self.cache.put_token(ticket, token);
        }
        Ok(token)
    }

    /// Reads a token. [`StoreError::Foreign`] when it is another organization's.
    pub async fn token_get(&self, organization_id: Uuid, id: Uuid) -> Result<Token, StoreError> {
        let row = sqlx::query(
            "SELECT id, organization_id, digest, name, scopes, document, created_at, expires_at
             FROM tokens WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&mut *self.reader().await?)
        .await?;
        let token = Token::read(&row.ok_or(StoreError::NotFound)?, 0)?;
        if token.organization_id == organization_id { Ok(token) } else { Err(StoreError::Foreign) }
    }

    /// An organization's tokens in the order (created_at, id).
    pub async fn token_list(&self, organization_id: Uuid, page: Page) -> Result<Listing<Token>, StoreError> {
        page_sql!(
            "id, organization_id, digest, name, scopes, document, created_at, expires_at",
            "FROM tokens WHERE organization_id = $1",
            "created_at, id",
            "$2",
            "$3"
        )
        .fetch(&mut *self.reader().await?, &[Of::Id(organization_id)], page, Token::read)
        .await
    }

    /// Deletes a token, which is thereby revoked.
    pub async fn token_delete(&self, organization_id: Uuid, id: Uuid) -> Result<(), StoreError> {
        self.write(move |tx| Box::pin(tx.token_delete(organization_id, id))).await
    }
}

impl Tx {
    /// See [`Store::token_insert`].
    pub async fn token_insert(&mut self, new: NewToken) -> Result<Token, StoreError> {
        let token = Token {
            id: new.id,
            organization_id: new.organization_id,
            digest: new.digest,
            name: new.name.into(),
            scopes: new.scopes,
            document: new.document.into(),
            created_at: time(micros(new.created_at))?,
            expires_at: time_opt(new.expires_at.map(micros))?,
        };
        let name_key = fold_name(&token.name);
        let inserted = sqlx::query(
            "INSERT INTO tokens (id, organization_id, digest, name, name_key, scopes, document, created_at, expires_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
        )
        .bind(token.id)
        .bind(token.organization_id)
        .bind(token.digest.to_vec())
        .bind(token.name.clone())
        .bind(name_key.clone())
        .bind(token.scopes.to_string())
        .bind(token.document.clone())
        .bind(micros(token.created_at))
        .bind(token.expires_at.map(micros))
        .execute(&mut self.conn)
        .await?;
        if inserted.rows_affected() == 0 {
            let taken: Option<Uuid> =
                sqlx::query_scalar("SELECT id FROM tokens WHERE organization_id = $1 AND name_key = $2")
                    .bind(token.organization_id)
                    .bind(name_key)
                    .fetch_optional(&mut self.conn)
                    .await?;
            return Err(taken.map_or(StoreError::Exists, |existing| StoreError::NameTaken { existing }));
        }
        self.touched.push(Key::Token(token.digest));
        Ok(token)
    }

    /// See [`Store::token_delete`].
    pub async fn token_delete(&mut self, organization_id: Uuid, id: Uuid) -> Result<(), StoreError> {
        let digest: Option<Vec<u8>> =
            sqlx::query_scalar("DELETE FROM tokens WHERE id = $1 AND organization_id = $2 RETURNING digest")
                .bind(id)
                .bind(organization_id)
                .fetch_optional(&mut self.conn)
                .await?;
        if let Some(digest) = digest {
            let digest = digest.try_into().map_err(|_| StoreError::Corrupt("a token's digest".to_owned()))?;
            self.touched.push(Key::Token(digest));
            return Ok(());
        }
        let elsewhere: Option<i64> =
            sqlx::query_scalar("SELECT 1 FROM tokens WHERE id = $1").bind(id).fetch_optional(&mut self.conn).await?;
        Err(if elsewhere.is_some() { StoreError::Foreign } else { StoreError::NotFound })
    }
}
