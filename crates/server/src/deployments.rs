//! Deployments.

use windlass_api::{
    CancelDeploymentParams, CancelDeploymentResponse, DeployApplicationParams, DeployApplicationResponse,
    DeployDatabaseParams, DeployDatabaseResponse, Deployments, GetDeploymentParams, GetDeploymentResponse,
    ListApplicationDeploymentParams, ListApplicationDeploymentResponse,
};
use windlass_contract::axum::Rejection;
use windlass_platform::{Caller, PageRequest};
use windlass_types::DeployRequest;

use crate::{Server, host::refused};

impl Deployments for Server {
    async fn deploy_application(
        &self,
        caller: Caller,
        params: DeployApplicationParams,
        body: Option<DeployRequest>,
    ) -> Result<DeployApplicationResponse, Rejection> {
        let request = body.unwrap_or_default();
        let body = self.platform.application_deploy(&caller, params.application_id, request).await.map_err(refused)?;
        Ok(DeployApplicationResponse::Created { location: format!("/deployment/{}", body.id), body })
    }

    async fn deploy_database(
        &self,
        caller: Caller,
        params: DeployDatabaseParams,
    ) -> Result<DeployDatabaseResponse, Rejection> {
        let body = self.platform.database_deploy(&caller, params.database_id).await.map_err(refused)?;
        Ok(DeployDatabaseResponse::Created { location: format!("/deployment/{}", body.id), body })
    }

    async fn list_application_deployment(
        &self,
        caller: Caller,
        params: ListApplicationDeploymentParams,
    ) -> Result<ListApplicationDeploymentResponse, Rejection> {
        let page = PageRequest { page: params.page, page_size: params.page_size };
        let list = self.platform.deployment_list(&caller, params.application_id, page).await.map_err(refused)?;
        Ok(ListApplicationDeploymentResponse::Ok(list))
    }

    async fn get_deployment(
        &self,
        caller: Caller,
        params: GetDeploymentParams,
    ) -> Result<GetDeploymentResponse, Rejection> {
        let deployment = self.platform.deployment_get(&caller, params.deployment_id).await.map_err(refused)?;
        Ok(GetDeploymentResponse::Ok(deployment))
    }

    async fn cancel_deployment(
        &self,
        caller: Caller,
        params: CancelDeploymentParams,
    ) -> Result<CancelDeploymentResponse, Rejection> {
        let deployment = self.platform.deployment_cancel(&caller, params.deployment_id).await.map_err(refused)?;
        Ok(CancelDeploymentResponse::Ok(deployment))
    }
}
