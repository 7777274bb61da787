//! Applications.

use windlass_api::{
    Applications, CreateApplicationParams, CreateApplicationResponse, GetApplicationParams, GetApplicationResponse,
    GetApplicationStatusParams, GetApplicationStatusResponse, ListApplicationLogParams, ListApplicationLogResponse,
    ListApplicationParams, ListApplicationResponse,
};
use windlass_contract::axum::Rejection;
use windlass_platform::{Caller, PageRequest};
use windlass_types::ApplicationRequest;

use crate::{Server, host::refused};

impl Applications for Server {
    async fn create_application(
        &self,
        caller: Caller,
        params: CreateApplicationParams,
        body: ApplicationRequest,
    ) -> Result<CreateApplicationResponse, Rejection> {
        let body = self.platform.application_create(&caller, params.environment_id, body).await.map_err(refused)?;
        Ok(CreateApplicationResponse::Created { location: format!("/application/{}", body.id), body })
    }

    async fn list_application(
        &self,
        caller: Caller,
        params: ListApplicationParams,
    ) -> Result<ListApplicationResponse, Rejection> {
        let page = PageRequest { page: params.page, page_size: params.page_size };
        let list = self.platform.application_list(&caller, params.environment_id, page).await.map_err(refused)?;
        Ok(ListApplicationResponse::Ok(list))
    }

    async fn get_application(
        &self,
        caller: Caller,
        params: GetApplicationParams,
    ) -> Result<GetApplicationResponse, Rejection> {
        let application = self.platform.application_get(&caller, params.application_id).await.map_err(refused)?;
        Ok(GetApplicationResponse::Ok(application))
    }

    async fn get_application_status(
        &self,
        caller: Caller,
        params: GetApplicationStatusParams,
    ) -> Result<GetApplicationStatusResponse, Rejection> {
        let status = self.platform.application_status(&caller, params.application_id).await.map_err(refused)?;
        Ok(GetApplicationStatusResponse::Ok(status))
    }

    async fn list_application_log(
        &self,
        caller: Caller,
        params: ListApplicationLogParams,
    ) -> Result<ListApplicationLogResponse, Rejection> {
        let lines = self.platform.log_list(&caller, params.application_id, params.tail).await.map_err(refused)?;
        Ok(ListApplicationLogResponse::Ok(lines))
    }
}
