//! Webhooks.

use windlass_api::{
    CreateOrganizationWebhookParams, CreateOrganizationWebhookResponse, GetOrganizationWebhookParams,
    GetOrganizationWebhookResponse, Webhooks,
};
use windlass_contract::axum::Rejection;
use windlass_platform::Caller;
use windlass_types::WebhookRequest;

use crate::{Server, host::refused};

impl Webhooks for Server {
    async fn create_organization_webhook(
        &self,
        caller: Caller,
        params: CreateOrganizationWebhookParams,
        body: WebhookRequest,
    ) -> Result<CreateOrganizationWebhookResponse, Rejection> {
        let organization = params.organization_id;
        let body = self.platform.webhook_create(&caller, organization, body).await.map_err(refused)?;
        let location = format!("/organization/{organization}/webhook/{}", body.id);
        Ok(CreateOrganizationWebhookResponse::Created { location, body })
    }

    async fn get_organization_webhook(
        &self,
        caller: Caller,
        params: GetOrganizationWebhookParams,
    ) -> Result<GetOrganizationWebhookResponse, Rejection> {
        let (organization, id) = (params.organization_id, params.webhook_id);
        let webhook = self.platform.webhook_get(&caller, organization, id).await.map_err(refused)?;
        Ok(GetOrganizationWebhookResponse::Ok(webhook))
    }
}
