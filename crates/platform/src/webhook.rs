//! Webhooks: receivers of events.

use uuid::Uuid;
use windlass_store::{Kind, Subscription};
use windlass_types::{Webhook, WebhookRequest};

use crate::{
    Caller, Platform, Result,
    error::of_store,
    record::{audit, new_record},
    webhook_delivery,
};

impl Platform {
    /// Registers a receiver with the organization. Its signing key is answered when it was made here, this once.
    pub async fn webhook_create(
        &self,
        caller: &Caller,
        organization_id: Uuid,
        request: WebhookRequest,
    ) -> Result<Webhook> {
        self.organization_check(caller, organization_id).await?;
        let (id, now) = self.identity();
        let given = request.target_secret.clone();
        let key = given.clone().unwrap_or_else(webhook_delivery::new_key);
        let mut webhook = Webhook {
            id,
            created_at: now,
            updated_at: now,
            enabled: request.enabled_or_default(),
            target_url: request.target_url,
            events: request.events,
            target_secret: None,
        };
        let sealed = self.vault.seal(&seal_context(id), key.as_bytes());
        let subscription = Subscription {
            webhook_id: id,
            organization_id,
            enabled: webhook.enabled,
            events: webhook.events.iter().map(ToString::to_string).collect(),
        };
        let record = new_record(caller, Kind::Webhook, id, organization_id, None, now, &webhook, Some(sealed))?;
        let audit = audit(caller, "create", Kind::Webhook, id, now);
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    tx.record_insert(record).await?;
                    tx.subscription_put(subscription).await?;
                    tx.audit_append(audit).await
                })
            })
            .await
            .map_err(of_store("webhook"))?;
        if given.is_none() {
            webhook.target_secret = Some(key);
        }
        Ok(webhook)
    }

    /// One webhook of the organization, without its signing key.
    pub async fn webhook_get(&self, caller: &Caller, organization_id: Uuid, id: Uuid) -> Result<Webhook> {
        self.organization_check(caller, organization_id).await?;
        self.record_get(caller, Kind::Webhook, id, "webhook").await
    }
}

/// What the signing key of the webhook `id` is sealed for.
pub(crate) fn seal_context(id: Uuid) -> String {
    format!("webhook/{id}")
}
