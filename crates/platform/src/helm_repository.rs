//! Chart repositories: sources of Helm charts.

use uuid::Uuid;
use windlass_contract::Encoded;
use windlass_store::Kind;
use windlass_types::{HelmChartList, HelmRepository, HelmRepositoryList, HelmRepositoryRequest};

use crate::{Caller, PageRequest, Platform, Result, helm_index, record::Named};

impl Platform {
    /// Registers a chart repository with the organization.
    pub async fn helm_repository_create(
        &self,
        caller: &Caller,
        organization_id: Uuid,
        request: HelmRepositoryRequest,
    ) -> Result<HelmRepository> {
        self.organization_check(caller, organization_id).await?;
        let (id, now) = self.identity();
        let repository = HelmRepository {
            id,
            created_at: now,
            updated_at: now,
            kind: request.kind_or_default(),
            name: request.name.trim().to_owned(),
            description: request.description.unwrap_or_default(),
            url: request.url,
        };
        let named = Named {
            kind: Kind::HelmRepository,
            what: "chart repository",
            id,
            parent: organization_id,
            name: &repository.name,
            now,
        };
        self.record_create(caller, named, &repository).await?;
        Ok(repository)
    }

    /// One chart repository of the organization.
    pub async fn helm_repository_get(
        &self,
        caller: &Caller,
        organization_id: Uuid,
        id: Uuid,
    ) -> Result<HelmRepository> {
        self.organization_check(caller, organization_id).await?;
        self.record_get(caller, Kind::HelmRepository, id, "chart repository").await
    }

    /// The chart repositories of the organization.
    pub async fn helm_repository_list(
        &self,
        caller: &Caller,
        organization_id: Uuid,
        page: PageRequest,
    ) -> Result<Encoded<HelmRepositoryList>> {
        self.organization_check(caller, organization_id).await?;
        let list = |results, pagination| HelmRepositoryList { results, pagination };
        self.record_page(caller, Kind::HelmRepository, organization_id, page, list).await
    }

    /// The charts of the repository, read now.
    pub async fn helm_repository_charts(
        &self,
        caller: &Caller,
        organization_id: Uuid,
        id: Uuid,
        chart_name: Option<&str>,
    ) -> Result<HelmChartList> {
        self.organization_check(caller, organization_id).await?;
        let repository: HelmRepository = self.record_get(caller, Kind::HelmRepository, id, "chart repository").await?;
        Ok(HelmChartList { results: helm_index::read(&self.http, &repository.url, chart_name).await? })
    }
}
