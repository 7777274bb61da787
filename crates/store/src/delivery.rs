//! Deliveries of events to webhooks.

use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;
use uuid::Uuid;
use windlass_domain::EventKind;

use crate::page::{Of, page_sql};
use crate::time::{micros, time, time_opt};
use crate::{Listing, Page, Store, StoreError, Tx};

/// Where a delivery is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeliveryState {
    /// To be made, or made again.
    Pending,
    /// Acknowledged.
    Delivered,
    /// Given up.
    Dead,
}

impl DeliveryState {
    /// The spelling in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "PENDING",
            Self::Delivered => "DELIVERED",
            Self::Dead => "DEAD",
        }
    }

    fn parse(text: &str) -> Result<Self, StoreError> {
        [Self::Pending, Self::Delivered, Self::Dead]
            .into_iter()
            .find(|state| state.as_str() == text)
            .ok_or_else(|| StoreError::Corrupt(format!("the delivery state `{text}`")))
    }
}

/// Deliveries to one webhook that may be held at the same time.
const AT_ONCE: i64 = 4;

/// A delivery, with the event that it is about.
#[derive(Debug, Clone)]
pub struct Delivery {
    /// The id, the same on every attempt.
    pub id: Uuid,
    /// The order in which deliveries came to be.
    pub seq: i64,
    /// The event.
    pub event_id: Uuid,
    /// The webhook that is told.
    pub webhook_id: Uuid,
    /// The organization.
    pub organization_id: Uuid,
    /// The event's name in the spelling that the webhook subscribed with.
    pub event_name: Arc<str>,
    /// What the event is about: the deployment.
    pub subject_id: Uuid,
    /// Where it is.
    pub state: DeliveryState,
    /// How many attempts have begun.
    pub attempt: u32,
    /// When it is tried next, while it is pending.
    pub due_at: DateTime<Utc>,
    /// What the target answered last.
    pub response_status: Option<u16>,
    /// What went wrong last.
    pub error: Option<Arc<str>>,
    /// When it came to be.
    pub created_at: DateTime<Utc>,
    /// When it was acknowledged or given up.
    pub finished_at: Option<DateTime<Utc>>,
    /// What happened.
    pub kind: EventKind,
    /// What the event tells, as JSON text.
    pub payload: Arc<str>,
    /// When it happened.
    pub event_at: DateTime<Utc>,
}

/// How an attempt ended.
#[derive(Debug, Clone)]
pub enum DeliveryOutcome {
    /// The target acknowledged.
    Delivered {
        /// The status it answered with.
        response_status: u16,
    },
    /// It failed and is tried again.
    Retry {
        /// When.
        at: DateTime<Utc>,
        /// The status, when there was an answer.
        response_status: Option<u16>,
        /// What went wrong.
        error: String,
    },
    /// It failed and is given up.
    Dead {
        /// The status, when there was an answer.
        response_status: Option<u16>,
        /// What went wrong.
        error: String,
    },
}

pub(crate) struct NewDelivery {
    pub(crate) event_id: Uuid,
    pub(crate) webhook_id: Uuid,
    pub(crate) organization_id: Uuid,
    pub(crate) event_name: String,
    pub(crate) subject_id: Uuid,
    pub(crate) at: DateTime<Utc>,
}

impl Delivery {
    fn read(row: &SqliteRow, from: usize) -> Result<Self, StoreError> {
        let text = |index: usize| row.try_get::<&str, _>(from + index);
        Ok(Self {
            id: row.try_get(from)?,
            seq: row.try_get(from + 1)?,
            event_id: row.try_get(from + 2)?,
            webhook_id: row.try_get(from + 3)?,
            organization_id: row.try_get(from + 4)?,
            event_name: text(5)?.into(),
            subject_id: row.try_get(from + 6)?,
            state: DeliveryState::parse(text(7)?)?,
            attempt: row.try_get(from + 8)?,
            due_at: time(row.try_get(from + 9)?)?,
            response_status: row.try_get::<Option<u16>, _>(from + 10)?,
            error: row.try_get::<Option<&str>, _>(from + 11)?.map(Arc::from),
            created_at: time(row.try_get(from + 12)?)?,
            finished_at: time_opt(row.try_get(from + 13)?)?,
            kind: text(14)?.parse()?,
            payload: text(15)?.into(),
            event_at: time(row.try_get(from + 16)?)?,
        })
    }
}

macro_rules! select {
    ($after:literal) => {
        concat!(
            "SELECT d.id, d.seq, d.event_id, d.webhook_id, d.organization_id, d.event_name, d.subject_id, d.state,
                    d.attempt, d.due_at, d.response_status, d.error, d.created_at, d.finished_at, e.kind, e.payload,
                    e.created_at
             FROM deliveries d JOIN outbox_events e ON e.id = d.event_id ",
            $after
        )
    };
}

impl Store {
    /// Takes up to `limit` deliveries that are due, oldest first, and holds them for `lease`.
    ///
    /// A delivery waits for the earlier ones to the same webhook about the same deployment, and no
    /// more than four to one webhook are held at the same time, so that a slow receiver does not
    /// keep the others waiting. One whose holder went away is given out again when the lease has
    /// run out: at least once, and never lost.
    pub async fn delivery_claim_due(
        &self,
        now: DateTime<Utc>,
        owner: Uuid,
        lease: Duration,
        limit: u32,
    ) -> Result<Vec<Delivery>, StoreError> {
        self.write(move |tx| Box::pin(tx.delivery_claim_due(now, owner, lease, limit))).await
    }

    /// When the next delivery that nobody holds becomes due; `None` when none is pending. A time in
    /// the past means that there is one now, or one that waits for another.
    pub async fn delivery_next_due(&self) -> Result<Option<DateTime<Utc>>, StoreError> {
        let due: Option<i64> = sqlx::query_scalar(
            "SELECT MIN(CASE WHEN lease_expires_at > due_at THEN lease_expires_at ELSE due_at END)
             FROM deliveries d WHERE state = 'PENDING'
               AND NOT EXISTS (SELECT 1 FROM deliveries earlier
                               WHERE earlier.webhook_id = d.webhook_id AND earlier.subject_id = d.subject_id
                                 AND earlier.seq < d.seq AND earlier.state = 'PENDING')",
        )
        .fetch_one(&mut *self.reader().await?)
        .await?;
        time_opt(due)
    }

    /// Writes how an attempt ended. [`StoreError::LeaseLost`] when another worker has the delivery
    /// by now.
    pub async fn delivery_result(
        &self,
        id: Uuid,
        owner: Uuid,
        outcome: DeliveryOutcome,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.write(move |tx| Box::pin(tx.delivery_result(id, owner, outcome, at))).await
    }

    /// A webhook's deliveries in the order in which they came to be.
    pub async fn delivery_list(
        &self,
        organization_id: Uuid,
        webhook_id: Uuid,
        page: Page,
    ) -> Result<Listing<Delivery>, StoreError> {
        page_sql!(
            "d.id, d.seq, d.event_id, d.webhook_id, d.organization_id, d.event_name, d.subject_id, d.state,
             d.attempt, d.due_at, d.response_status, d.error, d.created_at, d.finished_at, e.kind, e.payload,
             e.created_at",
            "FROM deliveries d JOIN outbox_events e ON e.id = d.event_id
             WHERE d.webhook_id = $1 AND d.organization_id = $2",
            "d.seq",
            "$3",
            "$4"
        )
        .fetch(&mut *self.reader().await?, &[Of::Id(webhook_id), Of::Id(organization_id)], page, Delivery::read)
        .await
    }

    /// Reads a delivery. [`StoreError::Foreign`] when it is another organization's.
    pub async fn delivery_get(&self, organization_id: Uuid, id: Uuid) -> Result<Delivery, StoreError> {
        let row = sqlx::query(select!("WHERE d.id = $1"))
            .bind(id)
            .fetch_optional(&mut *self.reader().await?)
            .await?
            .ok_or(StoreError::NotFound)?;
        own(organization_id, Delivery::read(&row, 0)?)
    }

    /// Sends an event once more: a new delivery of the same event to the same webhook.
    pub async fn delivery_resend(
        &self,
        organization_id: Uuid,
        id: Uuid,
        at: DateTime<Utc>,
    ) -> Result<Delivery, StoreError> {
        self.write(move |tx| Box::pin(tx.delivery_resend(organization_id, id, at))).await
    }
}

impl Tx {
    /// See [`Store::delivery_claim_due`].
    pub async fn delivery_claim_due(
        &mut self,
        now: DateTime<Utc>,
        owner: Uuid,
        lease: Duration,
        limit: u32,
    ) -> Result<Vec<Delivery>, StoreError> {
        let rows = sqlx::query(select!(
            "WHERE d.id IN (
                 SELECT ready.id
                 FROM (SELECT c.id, c.webhook_id,
                              ROW_NUMBER() OVER (PARTITION BY c.webhook_id ORDER BY c.due_at, c.seq) AS place
                       FROM deliveries c
                       WHERE c.state = 'PENDING' AND c.due_at <= $1
                         AND (c.lease_expires_at IS NULL OR c.lease_expires_at <= $1)
                         AND NOT EXISTS (SELECT 1 FROM deliveries earlier
                                         WHERE earlier.webhook_id = c.webhook_id AND earlier.subject_id = c.subject_id
                                           AND earlier.seq < c.seq AND earlier.state = 'PENDING')) ready
                 LEFT JOIN (SELECT webhook_id, COUNT(*) AS held FROM deliveries
                            WHERE state = 'PENDING' AND lease_expires_at > $1 GROUP BY webhook_id) busy
                   ON busy.webhook_id = ready.webhook_id
                 WHERE ready.place + COALESCE(busy.held, 0) <= $3)
             ORDER BY d.due_at, d.seq LIMIT $2"
        ))
        .bind(micros(now))
        .bind(i64::from(limit))
        .bind(AT_ONCE)
        .fetch_all(&mut self.conn)
        .await?;
        let mut claimed = rows.iter().map(|row| Delivery::read(row, 0)).collect::<Result<Vec<_>, _>>()?;
        for delivery in &mut claimed {
            sqlx::query(
                "UPDATE deliveries SET lease_owner = $1, lease_expires_at = $2, attempt = attempt + 1 WHERE id = $3",
            )
            .bind(owner)
            .bind(micros(now + lease))
            .bind(delivery.id)
            .execute(&mut self.conn)
            .await?;
            delivery.attempt += 1;
        }
        Ok(claimed)
    }

    /// See [`Store::delivery_result`].
    pub async fn delivery_result(
        &mut self,
        id: Uuid,
        owner: Uuid,
        outcome: DeliveryOutcome,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let (state, due_at, response_status, error) = match outcome {
            DeliveryOutcome::Delivered { response_status } => {
                (DeliveryState::Delivered, None, Some(response_status), None)
            }
            DeliveryOutcome::Retry { at, response_status, error } => {
                (DeliveryState::Pending, Some(at), response_status, Some(error))
            }
            DeliveryOutcome::Dead { response_status, error } => {
                (DeliveryState::Dead, None, response_status, Some(error))
            }
        };
        let finished_at = (state != DeliveryState::Pending).then_some(at);
        let written = sqlx::query(
            "UPDATE deliveries SET state = $1, due_at = COALESCE($2, due_at), response_status = $3, error = $4,
                    finished_at = $5, lease_owner = NULL, lease_expires_at = NULL
             WHERE id = $6 AND lease_owner = $7 AND state = 'PENDING'",
        )
        .bind(state.as_str())
        .bind(due_at.map(micros))
        .bind(response_status)
        .bind(error)
        .bind(finished_at.map(micros))
        .bind(id)
        .bind(owner)
        .execute(&mut self.conn)
        .await?;
        if written.rows_affected() == 0 {
            return Err(StoreError::LeaseLost);
        }
        // The next one about the same deployment may have waited for this.
        self.news.deliveries = true;
        Ok(())
    }

    /// See [`Store::delivery_resend`].
    pub async fn delivery_resend(
        &mut self,
        organization_id: Uuid,
        id: Uuid,
        at: DateTime<Utc>,
    ) -> Result<Delivery, StoreError> {
        let before = own(organization_id, self.delivery_find(id).await?)?;
        let id = self
            .delivery_insert(NewDelivery {
                event_id: before.event_id,
                webhook_id: before.webhook_id,
                organization_id,
                event_name: before.event_name.to_string(),
                subject_id: before.subject_id,
                at,
            })
            .await?;
        self.delivery_find(id).await
    }

    pub(crate) async fn delivery_insert(&mut self, new: NewDelivery) -> Result<Uuid, StoreError> {
        let id = Uuid::now_v7();
        let seq = self.counter_next("delivery").await?;
        sqlx::query(
            "INSERT INTO deliveries (id, seq, event_id, webhook_id, organization_id, event_name, subject_id, state,
                                     attempt, due_at, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, 'PENDING', 0, $8, $8)",
        )
        .bind(id)
        .bind(seq)
        .bind(new.event_id)
        .bind(new.webhook_id)
        .bind(new.organization_id)
        .bind(new.event_name)
        .bind(new.subject_id)
        .bind(micros(new.at))
        .execute(&mut self.conn)
        .await?;
        self.news.deliveries = true;
        Ok(id)
    }

    async fn delivery_find(&mut self, id: Uuid) -> Result<Delivery, StoreError> {
        let row = sqlx::query(select!("WHERE d.id = $1")).bind(id).fetch_optional(&mut self.conn).await?;
        Delivery::read(&row.ok_or(StoreError::NotFound)?, 0)
    }
}

fn own(organization_id: Uuid, delivery: Delivery) -> Result<Delivery, StoreError> {
    if delivery.organization_id == organization_id { Ok(delivery) } else { Err(StoreError::Foreign) }
}
