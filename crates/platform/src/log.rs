//! What an application's instances wrote.

use uuid::Uuid;
use windlass_engine::LogStream as EngineStream;
use windlass_store::Kind;
use windlass_types::{Application, Log, LogList, LogStream};

use crate::{Caller, Error, Platform, Result};

impl Platform {
    /// The last `tail` lines, oldest first, both streams.
    pub async fn log_list(&self, caller: &Caller, application_id: Uuid, tail: i64) -> Result<LogList> {
        self.record_get::<Application>(caller, Kind::Application, application_id, "application").await?;
        let tail = usize::try_from(tail.clamp(1, 10_000)).unwrap_or(1);
        let lines = self
            .engine
            .logs(application_id, tail)
            .await
            .map_err(|error| Error::internal("read the application's log", error))?;
        let results = lines
            .into_iter()
            .map(|line| Log {
                id: line.id,
                created_at: line.created_at,
                message: line.message,
                stream: match line.stream {
                    EngineStream::Stdout => LogStream::Stdout,
                    EngineStream::Stderr => LogStream::Stderr,
                },
                instance: line.instance,
            })
            .collect();
        Ok(LogList { results })
    }
}
