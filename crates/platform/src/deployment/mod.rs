//! Deployments: accepted here, carried out by the [`worker`], kept true by the [`reconcile`]r.

mod plan;
mod reconcile;
mod worker;

use serde_json::json;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;
use windlass_domain::{Operation, Reason};
use windlass_engine::git::{GitError, GitSource, Reference};
use windlass_store::{Deployment as Stored, Kind, NewDeployment, StoreError};
use windlass_types::{
    Application, Database, DeployRequest, Deployment, DeploymentList, DeploymentStatus, Environment, Organization,
    Project, ServiceType,
};

use plan::{CommitNote, Plan, Refused, ServicePlan};
pub(crate) use reconcile::InstanceNote;

use crate::{
    Caller, Error, PageRequest, Platform, Result,
    application::repository_seal_context,
    error::of_store,
    record::{document, to_json},
};

impl Platform {
    /// How many deployments wait, and how many are worked on.
    pub async fn deployment_counts(&self) -> Result<(u64, u64)> {
        self.store.deployment_counts().await.map_err(of_store("deployment"))
    }

    /// Accepts a deployment of the application. The commit is resolved now and does not change any more; a repository
    /// that cannot be read now makes a deployment that fails, where the failure can be seen.
    pub async fn application_deploy(&self, caller: &Caller, id: Uuid, request: DeployRequest) -> Result<Deployment> {
        let record = self
            .store
            .record_get(caller.organization_id, Kind::Application, id)
            .await
            .map_err(of_store("application"))?;
        let application: Application = document(&record)?;
        let repository = match &record.sealed {
            Some(sealed) => Some(self.vault.open_text(&repository_seal_context(id), sealed)?),
            None => None,
        };
        let source = GitSource {
            url: repository.as_deref().unwrap_or(&application.git_repository.url).to_owned(),
            root_path: application.git_repository.root_path.clone(),
        };
        let (commit, refused) = match self.commit_of(&source, &application, request.git_commit_id).await? {
            Ok(commit) => (Some(commit), None),
            Err(refused) => (None, Some(refused)),
        };
        let (environment_id, name) = (application.environment.id, application.name.clone());
        let configuration = self.configuration(caller, &application).await?;
        let deployment_id = Uuid::now_v7();
        let plan = Plan {
            service: ServicePlan::Application(Box::new(plan::ApplicationPlan {
                application,
                repository: repository
                    .map(|url| self.vault.seal(&plan::repository_seal_context(deployment_id), url.as_bytes())),
                refused,
                environment: self.vault.seal(&plan::seal_context(deployment_id), &configuration.environment_json()?),
            })),
        };
        let commit = commit.as_ref().map(to_json).transpose()?;
        self.accept(
            caller,
            deployment_id,
            id,
            ServiceType::Application,
            environment_id,
            &name,
            plan,
            commit,
            configuration.version,
        )
        .await
    }

    /// Accepts a deployment of the database.
    pub async fn database_deploy(&self, caller: &Caller, id: Uuid) -> Result<Deployment> {
        let database: Database = self.record_get(caller, Kind::Database, id, "database").await?;
        let (environment_id, name) = (database.environment.id, database.name.clone());
        let version = plan::fingerprint(&[to_json(&database)?]);
        let plan = Plan { service: ServicePlan::Database(Box::new(database)) };
        self.accept(caller, Uuid::now_v7(), id, ServiceType::Database, environment_id, &name, plan, None, version).await
    }

    /// One deployment.
    pub async fn deployment_get(&self, caller: &Caller, id: Uuid) -> Result<Deployment> {
        let stored = self.store.deployment_get(caller.organization_id, id).await.map_err(of_store("deployment"))?;
        shown(&stored)
    }

    /// The deployments of the application, oldest first.
    pub async fn deployment_list(
        &self,
        caller: &Caller,
        service_id: Uuid,
        page: PageRequest,
    ) -> Result<DeploymentList> {
        self.record_get::<Application>(caller, Kind::Application, service_id, "application").await?;
        let listing = self
            .store
            .deployment_list(caller.organization_id, service_id, page.store())
            .await
            .map_err(of_store("deployment"))?;
        let results = listing.results.iter().map(shown).collect::<Result<_>>()?;
        Ok(DeploymentList { results, pagination: page.pagination(listing.total) })
    }

    /// Asks for the deployment to be given up.
    pub async fn deployment_cancel(&self, caller: &Caller, id: Uuid) -> Result<Deployment> {
        let (_, now) = self.identity();
        let canceled =
            self.store.deployment_cancel_request(caller.organization_id, id, caller.audit_name(), now).await.map_err(
                |error| match error {
                    StoreError::Forbidden(forbidden) => Error::conflict(
                        "deployment_ended",
                        format!("The deployment is {} and cannot be canceled any more", forbidden.from),
                    ),
                    other => of_store("deployment")(other),
                },
            )?;
        shown(&canceled)
    }

    /// The commit that the reference names. Of a repository that is too large to be read while the request waits it is
    /// the id alone; the build, which has more time, reads the rest.
    async fn commit_at(&self, source: &GitSource, reference: &Reference) -> std::result::Result<CommitNote, GitError> {
        let never = CancellationToken::new();
        match (self.git.resolve(source, reference, &never).await, reference) {
            // The beginning of an id can be completed only with all commits at hand.
            (Err(late @ GitError::TimedOut { .. }), Reference::Commit(id)) if id.len() < 40 => Err(late),
            (Err(GitError::TimedOut { .. }), _) => {
                let id = self.git.tip(source, reference, &never).await?;
                Ok(CommitNote { id, ..CommitNote::default() })
            }
            (found, _) => found.map(CommitNote::from),
        }
    }

    /// The commit to deploy, or why the repository has none to give. A commit that the caller named and that does not
    /// exist is the caller's mistake.
    async fn commit_of(
        &self,
        source: &GitSource,
        application: &Application,
        wanted: Option<String>,
    ) -> Result<std::result::Result<CommitNote, Refused>> {
        let named = wanted.is_some();
        let found = match (wanted, &application.git_repository.branch) {
            (Some(commit), _) => self.commit_at(source, &Reference::Commit(commit)).await,
            (None, None) => self.commit_at(source, &Reference::Default).await,
            (None, Some(name)) => match self.commit_at(source, &Reference::Branch(name.clone())).await {
                Err(GitError::UnknownReference { .. }) => self.commit_at(source, &Reference::Tag(name.clone())).await,
                found => found,
            },
        };
        let error = match found {
            Ok(commit) => return Ok(Ok(commit)),
            Err(error) => error,
        };
        let reason = match &error {
            GitError::UnknownReference { .. }
            | GitError::AmbiguousCommit { .. }
            | GitError::InvalidReference { .. }
                if named =>
            {
                return Err(Error::invalid("/git_commit_id", "unknown_commit", error.to_string()));
            }
            GitError::Internal { .. } => return Err(Error::internal("read the repository", error)),
            GitError::UnknownReference { .. } | GitError::InvalidReference { .. } => Reason::CommitNotFound,
            _ => Reason::RepositoryUnreachable,
        };
        Ok(Err(Refused { reason, message: error.to_string() }))
    }

    #[expect(clippy::too_many_arguments, reason = "each is a column of the deployment")]
    async fn accept(
        &self,
        caller: &Caller,
        id: Uuid,
        service_id: Uuid,
        service_type: ServiceType,
        environment_id: Uuid,
        service_name: &str,
        plan: Plan,
        commit: Option<String>,
        config_version: String,
    ) -> Result<Deployment> {
        let environment: Environment =
            self.record_get(caller, Kind::Environment, environment_id, "environment").await?;
        let project: Project = self.record_get(caller, Kind::Project, environment.project.id, "project").await?;
        let organization: Organization =
            self.record_get(caller, Kind::Organization, caller.organization_id, "organization").await?;
        let context = json!({
            "service": { "id": service_id, "name": service_name, "type": service_type },
            "environment": { "id": environment.id, "name": environment.name, "mode": environment.mode },
            "project": { "id": project.id, "name": project.name },
            "organization": { "id": organization.id, "name": organization.name },
        });
        let new = NewDeployment {
            id,
            organization_id: caller.organization_id,
            service_id,
            service_type: service_type.to_string(),
            environment_id,
            cluster_id: environment.cluster_id,
            operation: Operation::Deploy,
            commit,
            plan: to_json(&plan)?,
            context: context.to_string(),
            config_version,
            actor: caller.audit_name(),
            created_at: self.identity().1,
        };
        let stored = self.store.deployment_insert(new).await.map_err(|error| match error {
            StoreError::BeingDeleted => Error::conflict("being_deleted", "The service is being deleted"),
            other => of_store("deployment")(other),
        })?;
        shown(&stored)
    }
}

/// A deployment as the contract tells it.
fn shown(stored: &Stored) -> Result<Deployment> {
    let service_type: ServiceType = stored.service_type.parse().unwrap_or_else(|never| match never {});
    let commit = CommitNote::of(stored)?;
    Ok(Deployment {
        id: stored.id,
        status: stored.status.as_str().parse::<DeploymentStatus>().unwrap_or_else(|never| match never {}),
        application_id: (service_type == ServiceType::Application).then_some(stored.service_id),
        service_id: stored.service_id,
        service_type,
        created_at: stored.created_at,
        updated_at: stored.updated_at,
        finished_at: stored.finished_at,
        reason: stored.reason.map(|reason| reason.as_str().to_owned()),
        message: stored.message.as_deref().map(str::to_owned),
        git_commit_id: commit.map(|commit| commit.id),
        revision: stored.revision,
    })
}
