//! Environments.

use windlass_api::{
    CreateEnvironmentParams, CreateEnvironmentResponse, Environments, GetEnvironmentParams, GetEnvironmentResponse,
};
use windlass_contract::axum::Rejection;
use windlass_platform::Caller;
use windlass_types::EnvironmentRequest;

use crate::{Server, host::refused};

impl Environments for Server {
    async fn create_environment(
        &self,
        caller: Caller,
        params: CreateEnvironmentParams,
        body: EnvironmentRequest,
    ) -> Result<CreateEnvironmentResponse, Rejection> {
        let body = self.platform.environment_create(&caller, params.project_id, body).await.map_err(refused)?;
        Ok(CreateEnvironmentResponse::Created { location: format!("/environment/{}", body.id), body })
    }

    async fn get_environment(
        &self,
        caller: Caller,
        params: GetEnvironmentParams,
    ) -> Result<GetEnvironmentResponse, Rejection> {
        let environment = self.platform.environment_get(&caller, params.environment_id).await.map_err(refused)?;
        Ok(GetEnvironmentResponse::Ok(environment))
    }
}
