//! The one writer: every change runs here, and changes that wait together share one commit.
//!
//! A durable commit costs a flush of the disk, far more than the statements in it. So the writer
//! opens a transaction for the first job that arrives, runs every job that is waiting, each within
//! a savepoint of its own, and commits once. Nobody is answered before that commit is durable. A
//! job that fails is rolled back to its savepoint and the others are kept.
//!
//! A job runs in the writer's task and not in its caller's, so a caller that goes away cannot leave
//! half of a change: the job has either not begun, and is dropped, or runs to its end.

use std::fs::File;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures::FutureExt;
use futures::future::BoxFuture;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{Notify, mpsc, oneshot, watch};

use crate::StoreError;
use crate::cache::{Cache, Key};

/// The most jobs in one commit, so that the first does not wait for ever under load.
const MAX_BATCH: usize = 256;

/// A change in progress. Every method of it belongs to one transaction, which is committed when the
/// closure that received it answers `Ok`, and rolled back when it answers `Err`.
pub struct Tx {
    pub(crate) conn: SqliteConnection,
    /// What the cache must forget. Grows job by job until the commit.
    pub(crate) touched: Vec<Key>,
    pub(crate) news: News,
    pub(crate) deadlines: windlass_domain::PhaseDeadlines,
}

/// Who must be woken after the commit.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct News {
    pub(crate) deployments: bool,
    pub(crate) deliveries: bool,
}

/// Where those who wait for news listen.
pub(crate) struct Bells {
    pub(crate) deployments: watch::Sender<u64>,
    pub(crate) deliveries: watch::Sender<u64>,
}

impl Bells {
    fn ring(&self, news: News) {
        if news.deployments {
            self.deployments.send_modify(|count| *count += 1);
        }
        if news.deliveries {
            self.deliveries.send_modify(|count| *count += 1);
        }
    }
}

pub(crate) trait Job: Send {
    /// Whether the caller has gone.
    fn abandoned(&self) -> bool;
    fn run<'t>(self: Box<Self>, tx: &'t mut Tx) -> BoxFuture<'t, Box<dyn Answer>>;
    fn refuse(self: Box<Self>, error: StoreError);
}

pub(crate) trait Answer: Send {
    fn is_ok(&self) -> bool;
    fn deliver(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Work<F, T, E> {
    change: F,
    caller: oneshot::Sender<Result<T, E>>,
}

struct Outcome<T, E> {
    result: Result<T, E>,
    caller: oneshot::Sender<Result<T, E>>,
}

pub(crate) fn job<F, T, E>(change: F, caller: oneshot::Sender<Result<T, E>>) -> Box<dyn Job>
where
    F: for<'t> FnOnce(&'t mut Tx) -> BoxFuture<'t, Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
{
    Box::new(Work { change, caller })
}

impl<F, T, E> Job for Work<F, T, E>
where
    F: for<'t> FnOnce(&'t mut Tx) -> BoxFuture<'t, Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
{
    fn abandoned(&self) -> bool {
        self.caller.is_closed()
    }

    fn run<'t>(self: Box<Self>, tx: &'t mut Tx) -> BoxFuture<'t, Box<dyn Answer>> {
        Box::pin(async move {
            let Work { change, caller } = *self;
            let result = AssertUnwindSafe(async move { change(tx).await })
                .catch_unwind()
                .await
                .unwrap_or_else(|_| Err(StoreError::Panicked.into()));
            Box::new(Outcome { result, caller }) as Box<dyn Answer>
        })
    }

    fn refuse(self: Box<Self>, error: StoreError) {
        let _ = self.caller.send(Err(error.into()));
    }
}

impl<T, E> Answer for Outcome<T, E>
where
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
{
    fn is_ok(&self) -> bool {
        self.result.is_ok()
    }

    fn deliver(self: Box<Self>, committed: Result<(), StoreError>) {
        // A caller that has gone does not hear of its success; the change stands all the same.
        let _ = self.caller.send(match (self.result, committed) {
            (Ok(_), Err(error)) => Err(error.into()),
            (result, _) => result,
        });
    }
}

pub(crate) struct Writer {
    pub(crate) tx: Tx,
    pub(crate) jobs: mpsc::Receiver<Box<dyn Job>>,
    pub(crate) cache: Arc<Cache>,
    pub(crate) bells: Arc<Bells>,
    /// Told when the store is closed while handles of it still exist.
    pub(crate) stop: Arc<Notify>,
    /// Held until the connection is closed, so that no other process can come in before.
    pub(crate) lock: File,
}

impl Writer {
    /// Runs until the store is closed, or every handle of it is gone, and every job that was accepted
    /// is answered.
    pub(crate) async fn run(mut self) {
        loop {
            tokio::select! {
                biased;
                () = self.stop.notified() => self.jobs.close(),
                job = self.jobs.recv() => match job {
                    Some(first) => self.batch(first).await,
                    None => break,
                },
            }
        }
        if let Err(error) = sqlx::Connection::close(self.tx.conn).await {
            tracing::warn!(%error, "closing the database failed");
        }
        drop(self.lock);
    }

    async fn batch(&mut self, first: Box<dyn Job>) {
        self.tx.touched.clear();
        self.tx.news = News::default();
        if let Err(error) = self.control("BEGIN IMMEDIATE; SAVEPOINT job").await {
            self.abort().await;
            first.refuse(error);
            return;
        }
        let mut answers = Vec::new();
        let mut broken = None;
        let mut next = Some(first);
        while let Some(job) = next.take() {
            if !job.abandoned() {
                let (touched, news) = (self.tx.touched.len(), self.tx.news);
                let answer = job.run(&mut self.tx).await;
                let close = if answer.is_ok() {
                    "RELEASE job; SAVEPOINT job"
                } else {
                    self.tx.touched.truncate(touched);
                    self.tx.news = news;
                    "ROLLBACK TO job"
                };
                answers.push(answer);
                // This fails when SQLite gave up the whole transaction, as it does on a full disk.
                if let Err(error) = self.control(close).await {
                    broken = Some(error);
                    break;
                }
            }
            if answers.len() < MAX_BATCH {
                next = self.jobs.try_recv().ok();
            }
        }

        let committed = match broken {
            Some(error) => Err(error),
            None => {
                self.cache.begin(&self.tx.touched);
                let committed = self.control("RELEASE job; COMMIT").await;
                self.cache.end(&self.tx.touched);
                committed
            }
        };
        match &committed {
            Ok(()) => self.bells.ring(self.tx.news),
            Err(error) => {
                tracing::error!(%error, jobs = answers.len(), "a commit failed; its changes are undone");
                self.abort().await;
            }
        }
        for answer in answers {
            answer.deliver(committed.clone());
        }
    }

    async fn control(&mut self, sql: &'static str) -> Result<(), StoreError> {
        sqlx::raw_sql(sql).execute(&mut self.tx.conn).await?;
        Ok(())
    }

    /// Leaves whatever transaction is open. Fails when there is none, which is what is wanted.
    async fn abort(&mut self) {
        let _ = self.control("ROLLBACK").await;
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use crate::{Store, StoreError};

    /// SQLite checks a deferred reference when it commits, which is how a commit is made to fail.
    #[tokio::test]
    async fn when_a_commit_fails_everyone_in_it_hears_so_and_the_next_one_works() {
        let directory = tempfile::tempdir().expect("a directory");
        let store = Store::open(directory.path()).await.expect("a store");
        let orphan = store.write(|tx| {
            Box::pin(async move {
                tx.setting_put("orphan", "1").await?;
                sqlx::raw_sql("PRAGMA defer_foreign_keys = ON").execute(&mut tx.conn).await?;
                sqlx::query("INSERT INTO subscriptions VALUES ($1, $1, 1, '[]')")
                    .bind(Uuid::nil())
                    .execute(&mut tx.conn)
                    .await?;
                Ok(())
            })
        });
        // Polled in turn by one task, both are in the queue before the writer runs.
        let (orphan, innocent) = futures::join!(orphan, store.setting_put("innocent", "1"));
        assert!(matches!(orphan, Err(StoreError::ParentMissing)), "{orphan:?}");
        assert!(matches!(innocent, Err(StoreError::ParentMissing)), "{innocent:?}");
        assert_eq!(store.setting_get("innocent").await.expect("a read"), None);

        store.setting_put("innocent", "2").await.expect("the writer goes on");
        assert_eq!(store.setting_get("orphan").await.expect("a read"), None);
        assert_eq!(store.setting_get("innocent").await.expect("a read").as_deref(), Some("2"));
    }
}
