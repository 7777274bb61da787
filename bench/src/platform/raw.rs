//! The rival of creates: SQLite alone, committing the same row, one commit after the other, at the same durability.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use sqlx::{
    ConnectOptions as _, Connection as _, SqliteConnection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};
use tempfile::TempDir;
use uuid::Uuid;

use super::load::Figures;

pub(super) struct Row {
    directory: TempDir,
    schema: Vec<String>,
    document: String,
}

impl Row {
    /// The server's own table and a row of it.
    pub(super) async fn like(server: &Path) -> anyhow::Result<Self> {
        let options = SqliteConnectOptions::new().filename(server.join("data/windlass.db")).read_only(true);
        let mut database = options.connect().await?;
        let schema = sqlx::query_scalar("SELECT sql FROM sqlite_schema WHERE tbl_name = 'records' AND sql IS NOT NULL")
            .fetch_all(&mut database)
            .await?;
        let document = sqlx::query_scalar("SELECT document FROM records WHERE kind = 'application' LIMIT 1")
            .fetch_one(&mut database)
            .await?;
        database.close().await?;
        // On the same file system as the server's.
        Ok(Self { directory: tempfile::tempdir_in(server)?, schema, document })
    }

    pub(super) async fn commits(&self, time: Duration) -> anyhow::Result<Figures> {
        let mut database = self.open().await?;
        let (organization, parent) = (Uuid::now_v7(), Uuid::now_v7());
        let mut latencies = Vec::new();
        let started = Instant::now();
        while started.elapsed() < time {
            let one = Instant::now();
            let id = Uuid::now_v7();
            sqlx::query(
                "INSERT INTO records (id, organization_id, kind, parent_id, name_key, created_at, updated_at, version,
                                      document)
                 VALUES ($1, $2, 'application', $3, $4, $5, $5, 1, $6)",
            )
            .bind(id)
            .bind(organization)
            .bind(parent)
            .bind(format!("raw-{id}"))
            .bind(latencies.len() as i64)
            .bind(&self.document)
            .execute(&mut database)
            .await?;
            latencies.push(one.elapsed());
        }
        let elapsed = started.elapsed();
        database.close().await?;
        Ok(Figures::new(latencies, elapsed))
    }

    async fn open(&self) -> anyhow::Result<SqliteConnection> {
        let file = self.directory.path().join("raw.db");
        let fresh = !file.exists();
        let mut database = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // The parents of the rows are in the server's database.
            .foreign_keys(false)
            .disable_statement_logging()
            .connect()
            .await?;
        if fresh {
            for statement in &self.schema {
                sqlx::raw_sql(sqlx::AssertSqlSafe(statement.clone())).execute(&mut database).await?;
            }
        }
        Ok(database)
    }
}
