//! Secrets.

use windlass_api::{
    CreateApplicationSecretParams, CreateApplicationSecretResponse, GetApplicationSecretParams,
    GetApplicationSecretResponse, Secrets,
};
use windlass_contract::axum::Rejection;
use windlass_platform::Caller;
use windlass_types::SecretRequest;

use crate::{Server, host::refused};

impl Secrets for Server {
    async fn create_application_secret(
        &self,
        caller: Caller,
        params: CreateApplicationSecretParams,
        body: SecretRequest,
    ) -> Result<CreateApplicationSecretResponse, Rejection> {
        let application = params.application_id;
        let body = self.platform.secret_create(&caller, application, body).await.map_err(refused)?;
        let location = format!("/application/{application}/secret/{}", body.id);
        Ok(CreateApplicationSecretResponse::Created { location, body })
    }

    async fn get_application_secret(
        &self,
        caller: Caller,
        params: GetApplicationSecretParams,
    ) -> Result<GetApplicationSecretResponse, Rejection> {
        let (application, id) = (params.application_id, params.secret_id);
        let secret = self.platform.secret_get(&caller, application, id).await.map_err(refused)?;
        Ok(GetApplicationSecretResponse::Ok(secret))
    }
}
