//! API tokens.

use windlass_api::{
    ApiTokens, CreateOrganizationApiTokenParams, CreateOrganizationApiTokenResponse, DeleteOrganizationApiTokenParams,
    DeleteOrganizationApiTokenResponse, GetOrganizationApiTokenParams, GetOrganizationApiTokenResponse,
    ListOrganizationApiTokenParams, ListOrganizationApiTokenResponse,
};
use windlass_contract::axum::Rejection;
use windlass_platform::{Caller, PageRequest};
use windlass_types::ApiTokenRequest;

use crate::{Server, host::refused};

impl ApiTokens for Server {
    async fn create_organization_api_token(
        &self,
        caller: Caller,
        params: CreateOrganizationApiTokenParams,
        body: ApiTokenRequest,
    ) -> Result<CreateOrganizationApiTokenResponse, Rejection> {
        let organization = params.organization_id;
        let body = self.platform.token_create(&caller, organization, body).await.map_err(refused)?;
        let location = format!("/organization/{organization}/apiToken/{}", body.id);
        Ok(CreateOrganizationApiTokenResponse::Created { location, body })
    }

    async fn get_organization_api_token(
        &self,
        caller: Caller,
        params: GetOrganizationApiTokenParams,
    ) -> Result<GetOrganizationApiTokenResponse, Rejection> {
        let (organization, id) = (params.organization_id, params.api_token_id);
        let token = self.platform.token_get(&caller, organization, id).await.map_err(refused)?;
        Ok(GetOrganizationApiTokenResponse::Ok(token))
    }

    async fn list_organization_api_token(
        &self,
        caller: Caller,
        params: ListOrganizationApiTokenParams,
    ) -> Result<ListOrganizationApiTokenResponse, Rejection> {
        let page = PageRequest { page: params.page, page_size: params.page_size };
        let list = self.platform.token_list(&caller, params.organization_id, page).await.map_err(refused)?;
        Ok(ListOrganizationApiTokenResponse::Ok(list))
    }

    async fn delete_organization_api_token(
        &self,
        caller: Caller,
        params: DeleteOrganizationApiTokenParams,
    ) -> Result<DeleteOrganizationApiTokenResponse, Rejection> {
        let (organization, id) = (params.organization_id, params.api_token_id);
        self.platform.token_delete(&caller, organization, id).await.map_err(refused)?;
        Ok(DeleteOrganizationApiTokenResponse::NoContent)
    }
}
