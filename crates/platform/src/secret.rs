//! Secrets of services: variables whose value is kept sealed and never shown.

use uuid::Uuid;
use windlass_store::Kind;
use windlass_types::{Application, Secret, SecretRequest, ServiceType, VariableScope, VariableType};

use crate::{Caller, Platform, Result, record::Named};

impl Platform {
    /// Adds a secret to the application.
    pub async fn secret_create(&self, caller: &Caller, application_id: Uuid, request: SecretRequest) -> Result<Secret> {
        self.record_get::<Application>(caller, Kind::Application, application_id, "application").await?;
        let (id, now) = self.identity();
        let secret = Secret {
            id,
            created_at: now,
            updated_at: now,
            key: request.key,
            description: request.description.unwrap_or_default(),
            scope: VariableScope::Application,
            variable_type: VariableType::Value,
            service_id: application_id,
            service_type: ServiceType::Application,
        };
        let sealed = self.vault.seal(&seal_context(id), request.value.as_bytes());
        let named = Named { kind: Kind::Secret, what: "secret", id, parent: application_id, name: &secret.key, now };
        self.record_create_sealed(caller, named, &secret, sealed).await?;
        Ok(secret)
    }

    /// One secret of the application, without its value.
    pub async fn secret_get(&self, caller: &Caller, application_id: Uuid, id: Uuid) -> Result<Secret> {
        let parent = (Kind::Application, application_id);
        self.record_get_below(caller, Kind::Secret, parent, id, "secret").await
    }
}

/// What the value of the secret `id` is sealed for.
pub(crate) fn seal_context(id: Uuid) -> String {
    format!("secret/{id}")
}
