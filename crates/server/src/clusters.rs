//! Clusters.

use windlass_api::{
    Clusters, GetClusterTokenParams, GetClusterTokenResponse, ListOrganizationClusterParams,
    ListOrganizationClusterResponse, UpgradeClusterParams, UpgradeClusterResponse,
};
use windlass_contract::axum::Rejection;
use windlass_platform::{Caller, PageRequest};

use crate::{Server, host::refused};

impl Clusters for Server {
    async fn list_organization_cluster(
        &self,
        caller: Caller,
        params: ListOrganizationClusterParams,
    ) -> Result<ListOrganizationClusterResponse, Rejection> {
        let page = PageRequest { page: params.page, page_size: params.page_size };
        let list = self.platform.cluster_list(&caller, params.organization_id, page).await.map_err(refused)?;
        Ok(ListOrganizationClusterResponse::Ok(list))
    }

    async fn get_cluster_token(
        &self,
        caller: Caller,
        params: GetClusterTokenParams,
    ) -> Result<GetClusterTokenResponse, Rejection> {
        let token = self.platform.cluster_token(&caller, params.cluster_id).await.map_err(refused)?;
        Ok(GetClusterTokenResponse::Ok(token))
    }

    async fn upgrade_cluster(
        &self,
        caller: Caller,
        params: UpgradeClusterParams,
    ) -> Result<UpgradeClusterResponse, Rejection> {
        let upgrade = self.platform.cluster_upgrade(&caller, params.cluster_id).await.map_err(refused)?;
        Ok(UpgradeClusterResponse::Ok(upgrade))
    }
}
