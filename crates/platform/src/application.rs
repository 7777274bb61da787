//! Applications: services built from a git repository.

use chrono::{DateTime, Utc};
use url::Url;
use uuid::Uuid;
use windlass_contract::{Encoded, Nullable};
use windlass_engine::git::GitSource;
use windlass_store::Kind;
use windlass_types::{
    Application, ApplicationGitRepository, ApplicationGitRepositoryRequest, ApplicationList, ApplicationRequest,
    BuildMode, Environment, Healthchecks, Port, PortRequest, Probe, ReferenceObject, ServiceType, Storage,
    StorageRequest,
};

use crate::{Caller, Error, PageRequest, Platform, Result, record::Named};

/// Most that one application may ask for, as the contract's bounds say: millicores, MiB, GPUs.
const MAXIMUM_CPU: i64 = 256_000;
const MAXIMUM_MEMORY: i64 = 4_194_304;
const MAXIMUM_GPU: i64 = 64;
const DEFAULT_ICON: &str = "app://windlass/application";

impl Platform {
    /// Creates an application in the environment.
    pub async fn application_create(
        &self,
        caller: &Caller,
        environment_id: Uuid,
        request: ApplicationRequest,
    ) -> Result<Application> {
        self.record_get::<Environment>(caller, Kind::Environment, environment_id, "environment").await?;
        check_references(&request)?;
        let (id, now) = self.identity();
        let given = request.git_repository.url.clone();
        let application = application_of(id, now, environment_id, request);
        let named = Named {
            kind: Kind::Application,
            what: "application",
            id,
            parent: environment_id,
            name: &application.name,
            now,
        };
        if given == application.git_repository.url {
            self.record_create(caller, named, &application).await?;
        } else {
            let sealed = self.vault.seal(&repository_seal_context(id), given.as_bytes());
            self.record_create_sealed(caller, named, &application, sealed).await?;
        }
        Ok(application)
    }

    /// One application.
    pub async fn application_get(&self, caller: &Caller, id: Uuid) -> Result<Encoded<Application>> {
        self.record_written(caller, Kind::Application, id, "application").await
    }

    /// The applications of the environment.
    pub async fn application_list(
        &self,
        caller: &Caller,
        environment_id: Uuid,
        page: PageRequest,
    ) -> Result<Encoded<ApplicationList>> {
        self.record_get::<Environment>(caller, Kind::Environment, environment_id, "environment").await?;
        let list = |results, pagination| ApplicationList { results, pagination };
        self.record_page(caller, Kind::Application, environment_id, page, list).await
    }
}

/// What the repository's URL of the application `id`, with the credential in it, is sealed for.
pub(crate) fn repository_seal_context(id: Uuid) -> String {
    format!("application/{id}/repository")
}

/// Stored git credentials and annotation and label groups cannot be made yet, so that an id of one matches nothing.
fn check_references(request: &ApplicationRequest) -> Result<()> {
    let groups = |groups: &Option<Vec<ReferenceObject>>| groups.as_ref().is_some_and(|g| !g.is_empty());
    if request.git_repository.git_token_id.is_some() {
        return Err(Error::not_found("git token, which `git_repository.git_token_id` names,"));
    }
    if groups(&request.annotations_groups) {
        return Err(Error::not_found("annotation group, which `annotations_groups` names,"));
    }
    if groups(&request.labels_groups) {
        return Err(Error::not_found("label group, which `labels_groups` names,"));
    }
    Ok(())
}

fn application_of(id: Uuid, now: DateTime<Utc>, environment_id: Uuid, request: ApplicationRequest) -> Application {
    let min = request.min_running_instances_or_default();
    Application {
        id,
        created_at: now,
        updated_at: now,
        environment: ReferenceObject { id: environment_id },
        maximum_cpu: MAXIMUM_CPU,
        maximum_memory: MAXIMUM_MEMORY,
        maximun_gpu: MAXIMUM_GPU,
        cpu: request.cpu_or_default(),
        memory: request.memory_or_default(),
        gpu: request.gpu_or_default(),
        min_running_instances: min,
        max_running_instances: request.max_running_instances_or_default().max(min),
        auto_preview: request.auto_preview_or_default(),
        auto_deploy: request.auto_deploy_or_default(),
        name: request.name.trim().to_owned(),
        description: request.description.unwrap_or_default(),
        build_mode: request.build_mode.unwrap_or(match request.dockerfile_path {
            Some(_) => BuildMode::Docker,
            None => BuildMode::Native,
        }),
        dockerfile_path: request.dockerfile_path,
        git_repository: git_repository_of(request.git_repository),
        healthchecks: healthchecks_of(request.healthchecks.unwrap_or_default()),
        storage: request.storage.unwrap_or_default().into_iter().map(storage_of).collect(),
        ports: request.ports.unwrap_or_default().into_iter().map(port_of).collect(),
        arguments: request.arguments.unwrap_or_default(),
        entrypoint: request.entrypoint,
        annotations_groups: Vec::new(),
        labels_groups: Vec::new(),
        icon_uri: request.icon_uri.unwrap_or_else(|| DEFAULT_ICON.into()),
        docker_target_build_stage: request.docker_target_build_stage,
        service_type: ServiceType::Application,
        autoscaling: None,
    }
}

fn git_repository_of(request: ApplicationGitRepositoryRequest) -> ApplicationGitRepository {
    let (owner, name) = owner_and_name(&request.url);
    ApplicationGitRepository {
        owner,
        name,
        has_access: true,
        root_path: request.root_path_or_default(),
        // Whoever may see the application need not know a password that was typed into the URL.
        url: GitSource { url: request.url, root_path: String::new() }.public_url(),
        branch: request.branch,
        deployed_commit_id: None,
        deployed_commit_date: None,
        deployed_commit_contributor: None,
        deployed_commit_tag: None,
        git_token_id: None,
        git_token_name: None,
    }
}

/// The last two parts of the repository's path: `…/owner/name.git`, also in the form `user@host:owner/name.git`.
fn owner_and_name(url: &str) -> (String, String) {
    let path = match Url::parse(url) {
        Ok(parsed) if url.contains("://") => parsed.path().to_owned(),
        _ => url.split_once(':').map_or(url, |(_, path)| path).to_owned(),
    };
    let mut parts = path.split('/').filter(|part| !part.is_empty()).rev();
    let name = parts.next().unwrap_or_default();
    let owner = parts.next().unwrap_or_default();
    (owner.to_owned(), name.strip_suffix(".git").unwrap_or(name).to_owned())
}

/// The probes with every default written out, so that a reader need not know them.
fn healthchecks_of(request: Healthchecks) -> Healthchecks {
    let filled = |probe: Nullable<Probe>| match probe {
        Nullable::Value(probe) => Nullable::Value(probe_of(probe)),
        _ => Nullable::Null,
    };
    Healthchecks { readiness_probe: filled(request.readiness_probe), liveness_probe: filled(request.liveness_probe) }
}

fn probe_of(mut probe: Probe) -> Probe {
    probe.initial_delay_seconds = Some(probe.initial_delay_seconds_or_default());
    probe.period_seconds = Some(probe.period_seconds_or_default());
    probe.timeout_seconds = Some(probe.timeout_seconds_or_default());
    probe.success_threshold = Some(probe.success_threshold_or_default());
    probe.failure_threshold = Some(probe.failure_threshold_or_default());
    if let Nullable::Value(http) = &mut probe.r#type.http {
        http.path = Some(http.path_or_default());
        http.scheme = Some(http.scheme_or_default());
    }
    probe
}

fn storage_of(request: StorageRequest) -> Storage {
    Storage { id: Uuid::now_v7(), r#type: request.r#type, size: request.size, mount_point: request.mount_point }
}

fn port_of(request: PortRequest) -> Port {
    Port {
        id: Uuid::now_v7(),
        publicly_accessible: request.publicly_accessible_or_default(),
        is_default: request.is_default_or_default(),
        protocol: request.protocol_or_default(),
        name: request.name.unwrap_or_else(|| format!("p{}", request.internal_port)),
        internal_port: request.internal_port,
        external_port: request.external_port,
        public_path: request.public_path,
        public_path_rewrite: request.public_path_rewrite,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn owner_and_name_are_read_from_every_form_of_address() {
        for (url, owner, name) in [
            ("https://git.acme.dev/shop/checkout.git", "shop", "checkout"),
            ("ssh://git@git.acme.dev:2222/shop/checkout/", "shop", "checkout"),
            ("git@git.acme.dev:shop/checkout.git", "shop", "checkout"),
            ("git@git.acme.dev:checkout", "", "checkout"),
            ("file:///srv/git/checkout.git", "git", "checkout"),
            ("https://git.acme.dev", "", ""),
        ] {
            assert_eq!(owner_and_name(url), (owner.to_owned(), name.to_owned()), "{url}");
        }
    }
}
