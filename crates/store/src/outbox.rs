//! The outbox: events written in the transaction of what they tell about, with a delivery for each
//! webhook that wants them. Whoever sends them works from these rows, so none is lost.

use chrono::{DateTime, Utc};
use sqlx::Row;
use uuid::Uuid;
use windlass_domain::EventKind;

use crate::time::micros;
use crate::{Store, StoreError, Tx};

/// Which events a webhook is told. Lives beside the webhook's record and is deleted with it.
#[derive(Debug, Clone)]
pub struct Subscription {
    /// The webhook's record, which must exist.
    pub webhook_id: Uuid,
    /// The organization.
    pub organization_id: Uuid,
    /// Whether anything is sent.
    pub enabled: bool,
    /// The events, each in the spelling under which it is to be sent.
    pub events: Vec<String>,
}

/// An event to be written.
pub(crate) struct NewEvent {
    pub(crate) organization_id: Uuid,
    pub(crate) kind: EventKind,
    /// Deliveries about the same subject to the same webhook are made in order.
    pub(crate) subject_id: Uuid,
    pub(crate) payload: String,
    pub(crate) at: DateTime<Utc>,
}

impl Store {
    /// Deletes events that were made before `before`, with their deliveries, except those that have
    /// a delivery which is still to be made. Answers how many.
    pub async fn outbox_prune(&self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        self.write(move |tx| {
            Box::pin(async move {
                let deleted = sqlx::query(
                    "DELETE FROM outbox_events WHERE created_at < $1
                       AND NOT EXISTS (SELECT 1 FROM deliveries
                                       WHERE deliveries.event_id = outbox_events.id AND state = 'PENDING')",
                )
                .bind(micros(before))
                .execute(&mut tx.conn)
                .await?;
                Ok(deleted.rows_affected())
            })
        })
        .await
    }
}

impl Tx {
    /// Writes what a webhook is told, in the transaction that writes the webhook's record.
    pub async fn subscription_put(&mut self, subscription: Subscription) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO subscriptions (webhook_id, organization_id, enabled, events) VALUES ($1, $2, $3, $4)
             ON CONFLICT (webhook_id) DO UPDATE SET enabled = excluded.enabled, events = excluded.events",
        )
        .bind(subscription.webhook_id)
        .bind(subscription.organization_id)
        .bind(subscription.enabled)
        .bind(serde_json::Value::from(subscription.events).to_string())
        .execute(&mut self.conn)
        .await?;
        Ok(())
    }

    /// Writes an event and a delivery for each webhook that wants it.
    pub(crate) async fn outbox_append(&mut self, event: NewEvent) -> Result<(), StoreError> {
        let id = Uuid::now_v7();
        sqlx::query(
            "INSERT INTO outbox_events (id, organization_id, kind, subject_id, payload, created_at)
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(id)
        .bind(event.organization_id)
        .bind(event.kind.as_str())
        .bind(event.subject_id)
        .bind(event.payload)
        .bind(micros(event.at))
        .execute(&mut self.conn)
        .await?;

        let subscribers = sqlx::query(
            "SELECT webhook_id, events FROM subscriptions WHERE organization_id = $1 AND enabled = $2
             ORDER BY webhook_id",
        )
        .bind(event.organization_id)
        .bind(true)
        .fetch_all(&mut self.conn)
        .await?;
        for subscriber in subscribers {
            let events: Vec<String> = serde_json::from_str(subscriber.try_get(1)?)
                .map_err(|error| StoreError::Corrupt(format!("a subscription's events: {error}")))?;
            let Some(name) = event.kind.spelling_for(events.iter().map(String::as_str)) else { continue };
            let delivery = crate::delivery::NewDelivery {
                event_id: id,
                webhook_id: subscriber.try_get(0)?,
                organization_id: event.organization_id,
                event_name: name.to_owned(),
                subject_id: event.subject_id,
                at: event.at,
            };
            self.delivery_insert(delivery).await?;
        }
        Ok(())
    }
}
