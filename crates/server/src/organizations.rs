//! Organizations.

use windlass_api::{ListOrganizationParams, ListOrganizationResponse, Organizations};
use windlass_contract::axum::Rejection;
use windlass_platform::{Caller, PageRequest};

use crate::{Server, host::refused};

impl Organizations for Server {
    async fn list_organization(
        &self,
        caller: Caller,
        params: ListOrganizationParams,
    ) -> Result<ListOrganizationResponse, Rejection> {
        let page = PageRequest { page: params.page, page_size: params.page_size };
        let overview = self.platform.organization_overview(&caller, page).await.map_err(refused)?;
        Ok(ListOrganizationResponse::Ok(overview))
    }
}
