//! Environments: places where services run.

use uuid::Uuid;
use windlass_store::Kind;
use windlass_types::{Cluster, Environment, EnvironmentRequest, Project, ReferenceObject};

use crate::{Caller, Platform, Result, record::Named};

impl Platform {
    /// Creates an environment in the project, on the named cluster or the organization's default one.
    pub async fn environment_create(
        &self,
        caller: &Caller,
        project_id: Uuid,
        request: EnvironmentRequest,
    ) -> Result<Environment> {
        let project: Project = self.record_get(caller, Kind::Project, project_id, "project").await?;
        let cluster_id = match request.cluster_id.or(request.cluster) {
            Some(id) => self.record_get::<Cluster>(caller, Kind::Cluster, id, "cluster").await?.id,
            None => self.cluster_default(caller).await?.id,
        };
        let (id, now) = self.identity();
        let environment = Environment {
            id,
            created_at: now,
            updated_at: now,
            mode: request.mode_or_default(),
            name: request.name.trim().to_owned(),
            cluster_id,
            project: ReferenceObject { id: project.id },
            organization: project.organization,
        };
        let named = Named {
            kind: Kind::Environment,
            what: "environment",
            id,
            parent: project_id,
            name: &environment.name,
            now,
        };
        self.record_create(caller, named, &environment).await?;
        Ok(environment)
    }

    /// One environment.
    pub async fn environment_get(&self, caller: &Caller, id: Uuid) -> Result<Environment> {
        self.record_get(caller, Kind::Environment, id, "environment").await
    }
}
