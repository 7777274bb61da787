//! Times as the database keeps them: microseconds since 1970, UTC.

use chrono::{DateTime, Utc};

use crate::StoreError;

/// The present time, cut to the microseconds that the store keeps, so that a value which was
/// written equals the one read back.
pub fn now() -> DateTime<Utc> {
    let now = Utc::now();
    DateTime::from_timestamp_micros(now.timestamp_micros()).unwrap_or(now)
}

pub(crate) fn micros(time: DateTime<Utc>) -> i64 {
    time.timestamp_micros()
}

pub(crate) fn time(micros: i64) -> Result<DateTime<Utc>, StoreError> {
    DateTime::from_timestamp_micros(micros).ok_or_else(|| StoreError::Corrupt(format!("the time {micros}")))
}

pub(crate) fn time_opt(micros: Option<i64>) -> Result<Option<DateTime<Utc>>, StoreError> {
    micros.map(time).transpose()
}
