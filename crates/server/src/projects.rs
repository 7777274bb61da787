//! Projects.

use windlass_api::{
    CreateProjectParams, CreateProjectResponse, GetProjectParams, GetProjectResponse, ListProjectParams,
    ListProjectResponse, Projects,
};
use windlass_contract::axum::Rejection;
use windlass_platform::{Caller, PageRequest};
use windlass_types::ProjectRequest;

use crate::{Server, host::refused};

impl Projects for Server {
    async fn create_project(
        &self,
        caller: Caller,
        params: CreateProjectParams,
        body: ProjectRequest,
    ) -> Result<CreateProjectResponse, Rejection> {
        let body = self.platform.project_create(&caller, params.organization_id, body).await.map_err(refused)?;
        Ok(CreateProjectResponse::Created { location: format!("/project/{}", body.id), body })
    }

    async fn get_project(&self, caller: Caller, params: GetProjectParams) -> Result<GetProjectResponse, Rejection> {
        let project = self.platform.project_get(&caller, params.project_id).await.map_err(refused)?;
        Ok(GetProjectResponse::Ok(project))
    }

    async fn list_project(&self, caller: Caller, params: ListProjectParams) -> Result<ListProjectResponse, Rejection> {
        let page = PageRequest { page: params.page, page_size: params.page_size };
        let list = self.platform.project_list(&caller, params.organization_id, page).await.map_err(refused)?;
        Ok(ListProjectResponse::Ok(list))
    }
}
