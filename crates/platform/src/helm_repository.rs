//! Chart repositories: sources of Helm charts.

use uuid::Uuid;
use windlass_contract::Encoded;
use windlass_engine::git::GitSource;
use windlass_store::Kind;
use windlass_types::{HelmChartList, HelmRepository, HelmRepositoryList, HelmRepositoryRequest};

use crate::{
    Caller, PageRequest, Platform, Result,
    error::of_store,
    helm_index::Address,
    record::{Named, document},
};

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
            // Whoever may see the repository need not know a password that was typed into the URL.
            url: GitSource { url: request.url.clone(), root_path: String::new() }.public_url(),
        };
        let named = Named {
            kind: Kind::HelmRepository,
            what: "chart repository",
            id,
            parent: organization_id,
            name: &repository.name,
            now,
        };
        if request.url == repository.url {
            self.record_create(caller, named, &repository).await?;
        } else {
            let sealed = self.vault.seal(&seal_context(id), request.url.as_bytes());
            self.record_create_sealed(caller, named, &repository, sealed).await?;
        }
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
        let record = self
            .store
            .record_get(caller.organization_id, Kind::HelmRepository, id)
            .await
            .map_err(of_store("chart repository"))?;
        let repository: HelmRepository = document(&record)?;
        let sealed = match &record.sealed {
            Some(sealed) => Some(self.vault.open_text(&seal_context(id), sealed)?),
            None => None,
        };
        let url = sealed.as_ref().map_or(repository.url.as_str(), |url| url.as_str());
        Ok(HelmChartList { results: self.charts.read(Address { url, shown: &repository.url }, chart_name).await? })
    }
}

/// What the URL of the chart repository `id`, with the credential in it, is sealed for.
fn seal_context(id: Uuid) -> String {
    format!("helm_repository/{id}")
}
