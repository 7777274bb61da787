//! Chart repositories.

use windlass_api::{
    CreateHelmRepositoryParams, CreateHelmRepositoryResponse, GetHelmChartsParams, GetHelmChartsResponse,
    GetHelmRepositoryParams, GetHelmRepositoryResponse, HelmRepositories, ListHelmRepositoryParams,
    ListHelmRepositoryResponse,
};
use windlass_contract::axum::Rejection;
use windlass_platform::{Caller, PageRequest};
use windlass_types::HelmRepositoryRequest;

use crate::{Server, host::refused};

impl HelmRepositories for Server {
    async fn create_helm_repository(
        &self,
        caller: Caller,
        params: CreateHelmRepositoryParams,
        body: HelmRepositoryRequest,
    ) -> Result<CreateHelmRepositoryResponse, Rejection> {
        let organization = params.organization_id;
        let body = self.platform.helm_repository_create(&caller, organization, body).await.map_err(refused)?;
        let location = format!("/organization/{organization}/helmRepository/{}", body.id);
        Ok(CreateHelmRepositoryResponse::Created { location, body })
    }

    async fn get_helm_repository(
        &self,
        caller: Caller,
        params: GetHelmRepositoryParams,
    ) -> Result<GetHelmRepositoryResponse, Rejection> {
        let (organization, id) = (params.organization_id, params.helm_repository_id);
        let repository = self.platform.helm_repository_get(&caller, organization, id).await.map_err(refused)?;
        Ok(GetHelmRepositoryResponse::Ok(repository))
    }

    async fn list_helm_repository(
        &self,
        caller: Caller,
        params: ListHelmRepositoryParams,
    ) -> Result<ListHelmRepositoryResponse, Rejection> {
        let page = PageRequest { page: params.page, page_size: params.page_size };
        let list = self.platform.helm_repository_list(&caller, params.organization_id, page).await.map_err(refused)?;
        Ok(ListHelmRepositoryResponse::Ok(list))
    }

    async fn get_helm_charts(
        &self,
        caller: Caller,
        params: GetHelmChartsParams,
    ) -> Result<GetHelmChartsResponse, Rejection> {
        let (organization, id) = (params.organization_id, params.helm_repository_id);
        let name = params.chart_name.as_deref();
        let charts = self.platform.helm_repository_charts(&caller, organization, id, name).await.map_err(refused)?;
        Ok(GetHelmChartsResponse::Ok(charts))
    }
}
