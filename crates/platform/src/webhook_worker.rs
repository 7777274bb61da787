//! Delivers what the outbox holds.

use std::{sync::Arc, time::Duration};

use chrono::Utc;
use serde_json::{Value, json};
use tokio::{task::JoinSet, time::sleep};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;
use windlass_domain::retry_at;
use windlass_store::{Delivery, DeliveryOutcome, Kind, StoreError};
use windlass_types::Webhook;

use crate::{
    Error, Platform, Result,
    record::document,
    webhook,
    webhook_delivery::{Message, Refusal},
};

/// How long a delivery is held without a result: longer than a receiver may take.
const LEASE: Duration = Duration::from_secs(30);
/// Deliveries that are made at the same time.
const AT_ONCE: u32 = 64;
/// Longest pause between two looks.
const IDLE: Duration = Duration::from_secs(5);
/// Events that were delivered are kept for so long, to be looked up.
const KEEP: chrono::Duration = chrono::Duration::days(30);
const PRUNE_EVERY: Duration = Duration::from_secs(3600);

impl Platform {
    /// Makes deliveries as they fall due, until `shutdown`.
    pub(crate) async fn deliver(self: Arc<Self>, shutdown: CancellationToken) {
        let owner = Uuid::new_v4();
        let mut changes = self.store.watch_deliveries();
        let mut running = JoinSet::new();
        let mut pruned = tokio::time::Instant::now();
        while !shutdown.is_cancelled() {
            changes.mark_unchanged();
            let room = AT_ONCE.saturating_sub(u32::try_from(running.len()).unwrap_or(u32::MAX));
            match self.store.delivery_claim_due(Utc::now(), owner, LEASE, room).await {
                Ok(due) => {
                    for delivery in due {
                        running.spawn(self.clone().attempt(delivery, owner));
                    }
                }
                Err(error) => tracing::error!(%error, "the outbox could not be read"),
            }
            tokio::select! {
                _ = changes.changed() => {}
                Some(ended) = running.join_next() => {
                    if let Err(error) = ended {
                        tracing::error!(%error, "a delivery ended badly; it is made again when its lease ends");
                    }
                }
                () = self.next_due() => {}
                () = shutdown.cancelled() => {}
            }
            if pruned.elapsed() > PRUNE_EVERY {
                pruned = tokio::time::Instant::now();
                self.prune().await;
            }
        }
        // What is on its way is waited for; it would be sent again otherwise.
        while running.join_next().await.is_some() {}
    }

    /// Forgets what is too old to be of use.
    async fn prune(&self) {
        if let Err(error) = self.store.outbox_prune(Utc::now() - KEEP).await {
            tracing::warn!(%error, "old events could not be deleted");
        }
        if let Err(error) = self.repeatable_prune().await {
            tracing::warn!(%error, "old answers could not be deleted");
        }
    }

    /// Waits until a delivery may be due, at least a moment and at most [`IDLE`].
    async fn next_due(&self) {
        let wait = match self.store.delivery_next_due().await {
            Ok(Some(due)) => (due - Utc::now()).to_std().unwrap_or_default().clamp(Duration::from_millis(250), IDLE),
            _ => IDLE,
        };
        sleep(wait).await;
    }

    async fn attempt(self: Arc<Self>, delivery: Delivery, owner: Uuid) {
        let (id, webhook_id) = (delivery.id, delivery.webhook_id);
        let outcome = match self.send(&delivery).await {
            Ok(outcome) => outcome,
            Err(error) => {
                tracing::error!(%error, delivery = %id, webhook = %webhook_id, "a delivery could not be made");
                let refusal = Refusal { status: None, why: "the server failed to make the delivery".into() };
                refused(&delivery, refusal)
            }
        };
        match self.store.delivery_result(id, owner, outcome, Utc::now()).await {
            Ok(()) | Err(StoreError::LeaseLost) => {}
            Err(error) => tracing::error!(%error, delivery = %id, "a delivery's result could not be written"),
        }
    }

    async fn send(&self, delivery: &Delivery) -> Result<DeliveryOutcome> {
        let record = self
            .store
            .record_get(delivery.organization_id, Kind::Webhook, delivery.webhook_id)
            .await
            .map_err(|error| Error::internal("read a webhook", error))?;
        let webhook: Webhook = document(&record)?;
        let sealed = record.sealed.as_deref().and_then(|sealed| std::str::from_utf8(sealed).ok()).unwrap_or_default();
        let key = self.vault.open(&webhook::seal_context(delivery.webhook_id), sealed)?;
        let message = Message {
            id: delivery.id,
            target: &webhook.target_url,
            key: std::str::from_utf8(&key).unwrap_or_default(),
            body: body(delivery)?,
        };
        Ok(match self.sender.send(message, Utc::now()).await {
            Ok(response_status) => DeliveryOutcome::Delivered { response_status },
            Err(refusal) => refused(delivery, refusal),
        })
    }
}

/// Tries again later, for a day.
fn refused(delivery: &Delivery, refusal: Refusal) -> DeliveryOutcome {
    let Refusal { status: response_status, why: error } = refusal;
    match retry_at(delivery.attempt, delivery.created_at, Utc::now(), rand::random()) {
        Some(at) => DeliveryOutcome::Retry { at, response_status, error },
        None => DeliveryOutcome::Dead { response_status, error },
    }
}

/// The delivery's JSON: `event_type` and `payload` as the contract's users know them, and more beside.
fn body(delivery: &Delivery) -> Result<String> {
    let event: Value = serde_json::from_str(&delivery.payload)
        .map_err(|error| Error::internal(format_args!("read the event {}", delivery.event_id), error))?;
    let context = &event["context"];
    let service = &context["service"];
    let mut payload = json!({
        "deployment_id": event["deployment_id"],
        "service": service,
        "environment": context["environment"],
        "project": context["project"],
        "organization": context["organization"],
        "status": event["status"],
        "reason": event["reason"],
        "message": event["message"],
        "revision": event["revision"],
        "commit": event["commit"],
    });
    if event["service_type"] == "APPLICATION" {
        payload["application_id"] = event["service_id"].clone();
    }
    let body = json!({
        "id": delivery.id,
        "created_at": delivery.event_at,
        "event_type": &*delivery.event_name,
        "payload": payload,
    });
    Ok(body.to_string())
}
