//! Opening a data directory, and the handle to what is in it.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures::future::BoxFuture;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Sqlite};
use tokio::sync::{Notify, mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use windlass_domain::PhaseDeadlines;

use crate::StoreError;
use crate::cache::Cache;
use crate::writer::{Bells, Job, News, Tx, Writer, job};

/// How a store is opened.
#[derive(Debug, Clone)]
pub struct StoreOptions {
    /// Connections that read at the same time. Each has a thread and up to `reader_cache_kib`.
    pub readers: u32,
    /// Memory for the pages of each connection, in KiB.
    pub reader_cache_kib: u32,
    /// Memory for records, tokens and list pages that were read, in bytes.
    pub cache_bytes: usize,
    /// How long a deployment may stay in each active status.
    pub deadlines: PhaseDeadlines,
}

impl Default for StoreOptions {
    fn default() -> Self {
        Self { readers: 4, reader_cache_kib: 2048, cache_bytes: 8 << 20, deadlines: PhaseDeadlines::default() }
    }
}

/// A handle to an open data directory. Clones share it.
#[derive(Clone)]
pub struct Store {
    jobs: mpsc::Sender<Box<dyn Job>>,
    pool: SqlitePool,
    pub(crate) cache: Arc<Cache>,
    bells: Arc<Bells>,
    stop: Arc<Notify>,
    writer: Arc<Mutex<Option<JoinHandle<()>>>>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

impl Store {
    /// Opens the data directory `directory` with the usual options, creating it if it is missing.
    pub async fn open(directory: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_with(directory, StoreOptions::default()).await
    }

    /// Opens a data directory: takes its lock, brings the schema up to date and starts the writer.
    ///
    /// Only one process can have a data directory at a time ([`StoreError::InUse`]). The lock goes
    /// with the process, however it ends.
    pub async fn open_with(directory: impl AsRef<Path>, options: StoreOptions) -> Result<Self, StoreError> {
        let directory = directory.as_ref();
        let lock = lock(directory)?;
        let connect = SqliteConnectOptions::new()
            .filename(directory.join("windlass.db"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .statement_cache_capacity(256)
            .pragma("cache_size", format!("-{}", options.reader_cache_kib))
            .optimize_on_close(true, Some(400))
            .disable_statement_logging();

        let mut conn = connect.connect().await?;
        sqlx::migrate!().run(&mut conn).await?;
        restrict(&directory.join("windlass.db"))?;
        release_leases(&mut conn).await?;

        let pool = SqlitePoolOptions::new()
            .max_connections(options.readers.max(1))
            .min_connections(1)
            .test_before_acquire(false)
            .max_lifetime(None)
            .idle_timeout(None)
            .acquire_timeout(Duration::from_secs(30))
            .connect_with(connect.create_if_missing(false).pragma("query_only", "ON").optimize_on_close(false, None))
            .await?;

        let cache = Arc::new(Cache::new(options.cache_bytes));
        let bells = Arc::new(Bells { deployments: watch::channel(0).0, deliveries: watch::channel(0).0 });
        let stop = Arc::new(Notify::new());
        let (jobs, queue) = mpsc::channel(1024);
        let tx = Tx { conn, touched: Vec::new(), news: News::default(), deadlines: options.deadlines };
        let writer = Writer { tx, jobs: queue, cache: cache.clone(), bells: bells.clone(), stop: stop.clone(), lock };
        let writer = Arc::new(Mutex::new(Some(tokio::spawn(writer.run()))));
        Ok(Self { jobs, pool, cache, bells, stop, writer })
    }

    /// Runs a change and answers when it is durable.
    ///
    /// Changes run one after another; those that wait together share a commit, each isolated from
    /// the failure of the others. The closure is run in the writer's task: once begun it runs to
    /// its end even if the caller goes away. It should do nothing slow, since others wait for it.
    ///
    /// ```no_run
    /// # async fn example(store: windlass_store::Store) -> Result<(), windlass_store::StoreError> {
    /// store
    ///     .write(|tx| {
    ///         Box::pin(async move {
    ///             tx.setting_put("a", "1").await?;
    ///             tx.setting_put("b", "2").await
    ///         })
    ///     })
    ///     .await
    /// # }
    /// ```
    pub async fn write<T, F>(&self, change: F) -> Result<T, StoreError>
    where
        F: for<'t> FnOnce(&'t mut Tx) -> BoxFuture<'t, Result<T, StoreError>> + Send + 'static,
        T: Send + 'static,
    {
        self.try_write(change).await
    }

    /// As [`Store::write`], for a change with an error type of its own. Any `Err` undoes the change.
    pub async fn try_write<T, E, F>(&self, change: F) -> Result<T, E>
    where
        F: for<'t> FnOnce(&'t mut Tx) -> BoxFuture<'t, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (caller, answer) = oneshot::channel();
        self.jobs.send(job(change, caller)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Counts up after every commit that changed the deployment queue or a service's status.
    pub fn watch_deployments(&self) -> watch::Receiver<u64> {
        self.bells.deployments.subscribe()
    }

    /// Counts up after every commit that made a delivery due.
    pub fn watch_deliveries(&self) -> watch::Receiver<u64> {
        self.bells.deliveries.subscribe()
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&mut *self.reader().await?).await?;
        Ok(())
    }

    /// Finishes what was accepted, closes the database and gives the data directory free. Whatever
    /// is asked of another handle afterwards answers [`StoreError::Closed`].
    pub async fn close(self) {
        self.stop.notify_one();
        self.pool.close().await;
        let running = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(running) = running
            && let Err(error) = running.await
        {
            tracing::error!(%error, "the writer ended badly");
        }
    }

    pub(crate) async fn reader(&self) -> Result<PoolConnection<Sqlite>, StoreError> {
        match self.pool.acquire().await {
            Err(sqlx::Error::PoolClosed) => Err(StoreError::Closed),
            acquired => Ok(acquired?),
        }
    }
}

/// Makes the directory, for its owner alone, and takes the lock in it.
fn lock(directory: &Path) -> Result<File, StoreError> {
    let failed = |path: &Path, source| StoreError::Directory { path: path.to_owned(), source: Arc::new(source) };
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory).map_err(|source| failed(directory, source))?;

    let path: PathBuf = directory.join("windlass.lock");
    let file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .read(true)
        .write(true)
        .open(&path)
        .map_err(|source| failed(&path, source))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: directory.to_owned() }),
        Err(TryLockError::Error(source)) => Err(failed(&path, source)),
    }
}

/// The directory is this process's alone, so that whoever held a lease is gone: what was under way goes on at once.
async fn release_leases(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    for statement in [
        "UPDATE deployments SET lease_owner = NULL, lease_expires_at = NULL WHERE phase = 'ACTIVE'",
        "UPDATE deliveries SET lease_owner = NULL, lease_expires_at = NULL WHERE state = 'PENDING'",
    ] {
        sqlx::query(statement).execute(&mut *conn).await?;
    }
    Ok(())
}

/// Tokens' digests and sealed secrets are for the owner's eyes alone, also in a directory that
/// somebody made readable. SQLite gives the files beside it the same mode.
fn restrict(database: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(database, std::fs::Permissions::from_mode(0o600))
            .map_err(|source| StoreError::Directory { path: database.to_owned(), source: Arc::new(source) })?;
    }
    Ok(())
}
