//! Environment variables.

use windlass_api::{
    CreateApplicationEnvironmentVariableParams, CreateApplicationEnvironmentVariableResponse, EnvironmentVariables,
    GetApplicationEnvironmentVariableParams, GetApplicationEnvironmentVariableResponse,
    ListApplicationEnvironmentVariableParams, ListApplicationEnvironmentVariableResponse,
};
use windlass_contract::axum::Rejection;
use windlass_platform::{Caller, PageRequest};
use windlass_types::EnvironmentVariableRequest;

use crate::{Server, host::refused};

impl EnvironmentVariables for Server {
    async fn create_application_environment_variable(
        &self,
        caller: Caller,
        params: CreateApplicationEnvironmentVariableParams,
        body: EnvironmentVariableRequest,
    ) -> Result<CreateApplicationEnvironmentVariableResponse, Rejection> {
        let application = params.application_id;
        let body = self.platform.variable_create(&caller, application, body).await.map_err(refused)?;
        let location = format!("/application/{application}/environmentVariable/{}", body.id);
        Ok(CreateApplicationEnvironmentVariableResponse::Created { location, body })
    }

    async fn get_application_environment_variable(
        &self,
        caller: Caller,
        params: GetApplicationEnvironmentVariableParams,
    ) -> Result<GetApplicationEnvironmentVariableResponse, Rejection> {
        let (application, id) = (params.application_id, params.environment_variable_id);
        let variable = self.platform.variable_get(&caller, application, id).await.map_err(refused)?;
        Ok(GetApplicationEnvironmentVariableResponse::Ok(variable))
    }

    async fn list_application_environment_variable(
        &self,
        caller: Caller,
        params: ListApplicationEnvironmentVariableParams,
    ) -> Result<ListApplicationEnvironmentVariableResponse, Rejection> {
        let page = PageRequest { page: params.page, page_size: params.page_size };
        let list = self.platform.variable_list(&caller, params.application_id, page).await.map_err(refused)?;
        Ok(ListApplicationEnvironmentVariableResponse::Ok(list))
    }
}
