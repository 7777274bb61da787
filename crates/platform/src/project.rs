//! Projects: groups of environments.

use uuid::Uuid;
use windlass_contract::Encoded;
use windlass_store::Kind;
use windlass_types::{Project, ProjectList, ProjectRequest, ReferenceObject};

use crate::{Caller, PageRequest, Platform, Result, record::Named};

impl Platform {
    /// Creates a project in the organization.
    pub async fn project_create(
        &self,
        caller: &Caller,
        organization_id: Uuid,
        request: ProjectRequest,
    ) -> Result<Project> {
        self.organization_check(caller, organization_id).await?;
        let (id, now) = self.identity();
        let project = Project {
            id,
            created_at: now,
            updated_at: now,
            name: request.name.trim().to_owned(),
            description: request.description.unwrap_or_default(),
            organization: ReferenceObject { id: organization_id },
        };
        let named =
            Named { kind: Kind::Project, what: "project", id, parent: organization_id, name: &project.name, now };
        self.record_create(caller, named, &project).await?;
        Ok(project)
    }

    /// One project.
    pub async fn project_get(&self, caller: &Caller, id: Uuid) -> Result<Project> {
        self.record_get(caller, Kind::Project, id, "project").await
    }

    /// The projects of the organization.
    pub async fn project_list(
        &self,
        caller: &Caller,
        organization_id: Uuid,
        page: PageRequest,
    ) -> Result<Encoded<ProjectList>> {
        self.organization_check(caller, organization_id).await?;
        let list = |results, pagination| ProjectList { results, pagination };
        self.record_page(caller, Kind::Project, organization_id, page, list).await
    }
}
