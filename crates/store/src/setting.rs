//! Settings of the installation: small texts by name.

use crate::{Store, StoreError, Tx};

impl Store {
    /// Reads a setting.
    pub async fn setting_get(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT value FROM settings WHERE name = $1")
            .bind(name.to_owned())
            .fetch_optional(&mut *self.reader().await?)
            .await?)
    }

    /// Writes a setting.
    pub async fn setting_put(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let (name, value) = (name.to_owned(), value.to_owned());
        self.write(|tx| Box::pin(async move { tx.setting_put(&name, &value).await })).await
    }

    /// Writes a setting unless it exists, and answers the value that stands.
    pub async fn setting_init(&self, name: &str, value: &str) -> Result<String, StoreError> {
        let (name, value) = (name.to_owned(), value.to_owned());
        self.write(|tx| Box::pin(async move { tx.setting_init(&name, &value).await })).await
    }
}

impl Tx {
    /// See [`Store::setting_put`].
    pub async fn setting_put(&mut self, name: &str, value: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO settings (name, value) VALUES ($1, $2)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(name.to_owned())
        .bind(value.to_owned())
        .execute(&mut self.conn)
        .await?;
        Ok(())
    }

    /// See [`Store::setting_init`].
    pub async fn setting_init(&mut self, name: &str, value: &str) -> Result<String, StoreError> {
        sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(name.to_owned())
            .bind(value.to_owned())
            .execute(&mut self.conn)
            .await?;
        Ok(sqlx::query_scalar("SELECT value FROM settings WHERE name = $1")
            .bind(name.to_owned())
            .fetch_one(&mut self.conn)
            .await?)
    }

    /// The next number of a sequence, from 1. Given out in the order of commits.
    pub(crate) async fn counter_next(&mut self, name: &'static str) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar(
            "INSERT INTO counters (name, value) VALUES ($1, 1)
             ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value",
        )
        .bind(name)
        .fetch_one(&mut self.conn)
        .await?)
    }
}
