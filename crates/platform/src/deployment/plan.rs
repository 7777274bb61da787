//! What a deployment will do, fixed when it is accepted: the configuration, the variables and the commit of that
//! moment. Turning it into what an engine is asked is pure.

use std::time::Duration;

use chrono::{DateTime, FixedOffset, Utc};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use uuid::Uuid;
use windlass_domain::Reason;
use windlass_engine::{
    Build, BuildMode as EngineBuildMode, BuildSpec, EnvValue, InstanceId, InstanceSpec, Needs, PortSpec, Protocol,
    git::{Commit, GitSource},
    probe,
};
use windlass_store::{Deployment as Stored, Kind, Page, Record};
use windlass_types::{
    Application, BuildMode, Database, EnvironmentVariable, HttpProbeScheme, PortProtocol, Probe, Secret,
};
use zeroize::Zeroizing;

use crate::{
    Caller, Error, Platform, Result, Vault,
    error::of_store,
    record::{document, to_json},
    secret,
};

/// What a deployment will do.
#[derive(Serialize, Deserialize)]
pub(crate) struct Plan {
    pub(crate) service: ServicePlan,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(crate) enum ServicePlan {
    Application(Box<ApplicationPlan>),
    Database(Box<Database>),
}

#[derive(Serialize, Deserialize)]
pub(crate) struct ApplicationPlan {
    pub(crate) application: Application,
    /// The repository's URL with the credential in it, sealed for this deployment; absent when there is none in it.
    #[serde(default)]
    pub(crate) repository: Option<String>,
    /// Why it cannot work, when that was clear when it was accepted.
    pub(crate) refused: Option<Refused>,
    /// The variables, sealed for this deployment.
    pub(crate) environment: String,
}

/// Why a deployment fails.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Refused {
    pub(crate) reason: Reason,
    pub(crate) message: String,
}

/// What is kept of a commit. Of a repository that is too large to be read while a request waits, the id alone.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(crate) struct CommitNote {
    pub(crate) id: String,
    pub(crate) date: Option<DateTime<FixedOffset>>,
    pub(crate) author: Option<String>,
    pub(crate) tag: Option<String>,
    pub(crate) message: Option<String>,
}

impl From<Commit> for CommitNote {
    fn from(commit: Commit) -> Self {
        let Commit { id, date, author, tag, message, .. } = commit;
        Self { id, date: Some(date), author: Some(author), tag, message: Some(message) }
    }
}

impl CommitNote {
    pub(crate) fn of(stored: &Stored) -> Result<Option<Self>> {
        stored
            .commit
            .as_deref()
            .map(serde_json::from_str)
            .transpose()
            .map_err(|error| Error::internal("read a deployment's commit", error))
    }
}

/// One variable of a plan.
#[derive(Serialize, Deserialize)]
struct Variable {
    key: String,
    value: Zeroizing<String>,
    secret: bool,
}

/// What is configured for an application at one moment.
pub(crate) struct Configuration {
    variables: Vec<Variable>,
    /// Two configurations of one version are the same.
    pub(crate) version: String,
}

impl Configuration {
    /// The variables as JSON, to be sealed.
    pub(crate) fn environment_json(&self) -> Result<Zeroizing<Vec<u8>>> {
        serde_json::to_vec(&self.variables)
            .map(Zeroizing::new)
            .map_err(|error| Error::internal("write the variables as JSON", error))
    }
}

/// What a deployment's variables are sealed for.
pub(crate) fn seal_context(deployment_id: Uuid) -> String {
    format!("deployment/{deployment_id}")
}

/// What the URL of a deployment's repository is sealed for.
pub(crate) fn repository_seal_context(deployment_id: Uuid) -> String {
    format!("deployment/{deployment_id}/repository")
}

/// One short text that differs when any of the parts does.
pub(crate) fn fingerprint(parts: &[String]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part.as_bytes());
    }
    hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

/// What of an application is configured, as opposed to what was observed of it.
pub(crate) fn configuration(application: &Application) -> Result<String> {
    let mut configured = application.clone();
    configured.updated_at = configured.created_at;
    let git = &mut configured.git_repository;
    git.has_access = true;
    git.deployed_commit_id = None;
    git.deployed_commit_date = None;
    git.deployed_commit_contributor = None;
    git.deployed_commit_tag = None;
    to_json(&configured)
}

impl Platform {
    /// The version of what is configured for the application now.
    pub(crate) async fn configuration_version(&self, caller: &Caller, application: &Application) -> Result<String> {
        let variables = self.all(caller, Kind::Variable, application.id).await?;
        let secrets = self.all(caller, Kind::Secret, application.id).await?;
        version(application, &variables, &secrets)
    }

    /// What is configured for the application now, values and all.
    pub(crate) async fn configuration(&self, caller: &Caller, application: &Application) -> Result<Configuration> {
        let variables = self.all(caller, Kind::Variable, application.id).await?;
        let secrets = self.all(caller, Kind::Secret, application.id).await?;
        let version = version(application, &variables, &secrets)?;
        let mut held = Vec::with_capacity(variables.len() + secrets.len());
        for record in &variables {
            let variable: EnvironmentVariable = document(record)?;
            held.push(Variable { key: variable.key, value: Zeroizing::new(variable.value), secret: false });
        }
        for record in &secrets {
            let key = document::<Secret>(record)?.key;
            held.push(Variable { key, value: opened(&self.vault, record)?, secret: true });
        }
        Ok(Configuration { variables: held, version })
    }

    async fn all(&self, caller: &Caller, kind: Kind, parent: Uuid) -> Result<Vec<Record>> {
        let mut all = Vec::new();
        for page in 1.. {
            let page = Page { page, page_size: 1000 };
            let listing = self
                .store
                .record_list(caller.organization_id, kind, Some(parent), page)
                .await
                .map_err(of_store("variable"))?;
            all.extend(listing.results.iter().cloned());
            if listing.results.is_empty() || all.len() as u64 >= listing.total {
                break;
            }
        }
        Ok(all)
    }
}

fn version(application: &Application, variables: &[Record], secrets: &[Record]) -> Result<String> {
    let mut parts = vec![configuration(application)?];
    parts.extend(variables.iter().chain(secrets).map(|record| format!("{}/{}", record.id, record.version)));
    Ok(fingerprint(&parts))
}

fn opened(vault: &Vault, record: &Record) -> Result<Zeroizing<String>> {
    let missing = || Error::internal(format_args!("open the secret {}", record.id), "its sealed value is missing");
    vault.open_text(&secret::seal_context(record.id), record.sealed.as_deref().ok_or_else(missing)?)
}

impl ApplicationPlan {
    /// How many instances run.
    pub(crate) fn instances(&self) -> u32 {
        u32::try_from(self.application.min_running_instances.max(1)).unwrap_or(1)
    }

    /// What the engine is asked to build.
    pub(crate) fn build_spec(
        &self,
        vault: &Vault,
        deployment: &Stored,
        commit: &str,
        deadline: Duration,
    ) -> Result<BuildSpec> {
        let application = &self.application;
        let url = match &self.repository {
            Some(sealed) => vault.open_text(&repository_seal_context(deployment.id), sealed.as_bytes())?.to_string(),
            None => application.git_repository.url.clone(),
        };
        Ok(BuildSpec {
            deployment_id: deployment.id,
            service_id: deployment.service_id,
            source: GitSource { url, root_path: application.git_repository.root_path.clone() },
            commit: commit.to_owned(),
            mode: match &application.dockerfile_path {
                Some(dockerfile_path) if application.build_mode == BuildMode::Docker => {
                    EngineBuildMode::Docker { dockerfile_path: dockerfile_path.clone() }
                }
                _ => EngineBuildMode::Native {
                    entrypoint: application.entrypoint.clone(),
                    arguments: application.arguments.clone(),
                },
            },
            needs: Needs {
                storage: application.storage.len(),
                gpu: u32::try_from(application.gpu).unwrap_or(u32::MAX),
            },
            deadline,
        })
    }

    /// What the engine is asked to start.
    pub(crate) fn instance_spec(
        &self,
        vault: &Vault,
        deployment: &Stored,
        index: u32,
        build: Build,
    ) -> Result<InstanceSpec> {
        let application = &self.application;
        let id = InstanceId { deployment_id: deployment.id, index };
        let mut spec = InstanceSpec::new(id, deployment.service_id, build);
        spec.env = self.environment(vault, deployment, &spec.build.commit)?;
        spec.ports = application
            .ports
            .iter()
            .map(|port| PortSpec {
                internal: port_number(port.internal_port),
                protocol: match port.protocol {
                    PortProtocol::Grpc => Protocol::Grpc,
                    PortProtocol::Tcp => Protocol::Tcp,
                    PortProtocol::Udp => Protocol::Udp,
                    PortProtocol::Http | PortProtocol::Unknown(_) => Protocol::Http,
                },
                is_default: port.is_default,
                public: port.publicly_accessible,
            })
            .collect();
        spec.readiness = application.healthchecks.readiness_probe.as_option().map(probe_of);
        spec.liveness = application.healthchecks.liveness_probe.as_option().map(probe_of);
        Ok(spec)
    }

    /// The built-in variables, then the configured ones, the later of one name winning.
    fn environment(&self, vault: &Vault, deployment: &Stored, commit: &str) -> Result<Vec<(String, EnvValue)>> {
        let opened = vault.open(&seal_context(deployment.id), &self.environment)?;
        let configured: Vec<Variable> = serde_json::from_slice(&opened)
            .map_err(|error| Error::internal("read a deployment's variables", kind_of(&error)))?;
        let built_in = [
            ("WINDLASS_ORGANIZATION_ID", deployment.organization_id.to_string()),
            ("WINDLASS_ENVIRONMENT_ID", deployment.environment_id.to_string()),
            ("WINDLASS_APPLICATION_ID", deployment.service_id.to_string()),
            ("WINDLASS_DEPLOYMENT_ID", deployment.id.to_string()),
            ("WINDLASS_GIT_COMMIT_ID", commit.to_owned()),
        ];
        let mut env: Vec<(String, EnvValue)> =
            built_in.into_iter().map(|(key, value)| (key.to_owned(), EnvValue::plain(value))).collect();
        for variable in configured {
            env.retain(|(key, _)| *key != variable.key);
            let value = variable.value.as_str();
            let value = if variable.secret { EnvValue::secret(value) } else { EnvValue::plain(value) };
            env.push((variable.key, value));
        }
        Ok(env)
    }
}

/// The kind of a JSON error alone: its text could quote what it stumbled over.
fn kind_of(error: &serde_json::Error) -> &'static str {
    match error.classify() {
        serde_json::error::Category::Io => "reading failed",
        serde_json::error::Category::Syntax => "it is not JSON",
        serde_json::error::Category::Data => "it has another shape",
        serde_json::error::Category::Eof => "it is cut off",
    }
}

fn probe_of(probe: &Probe) -> probe::Probe {
    let kinds = &probe.r#type;
    let seconds = |seconds: i64| Duration::from_secs(seconds.max(0).unsigned_abs());
    let times = |times: i64| u32::try_from(times.max(1)).unwrap_or(u32::MAX);
    probe::Probe {
        initial_delay: seconds(probe.initial_delay_seconds_or_default()),
        period: seconds(probe.period_seconds_or_default()),
        timeout: seconds(probe.timeout_seconds_or_default()),
        success_threshold: times(probe.success_threshold_or_default()),
        failure_threshold: times(probe.failure_threshold_or_default()),
        tcp: kinds
            .tcp
            .as_option()
            .map(|tcp| probe::TcpProbe { port: port_number(tcp.port), host: tcp.host.as_option().cloned() }),
        http: kinds.http.as_option().map(|http| probe::HttpProbe {
            port: port_number(http.port),
            path: http.path_or_default(),
            scheme: match http.scheme_or_default() {
                HttpProbeScheme::Https => probe::HttpScheme::Https,
                HttpProbeScheme::Http | HttpProbeScheme::Unknown(_) => probe::HttpScheme::Http,
            },
        }),
        exec: kinds.exec.as_option().map(|exec| probe::ExecProbe { command: exec.command.clone() }),
        grpc: kinds.grpc.as_option().map(|grpc| probe::GrpcProbe {
            port: port_number(grpc.port),
            service: grpc.service.as_option().cloned().unwrap_or_default(),
        }),
    }
}

/// The contract bounds ports to 1–65535.
fn port_number(port: i64) -> u16 {
    u16::try_from(port).unwrap_or(0)
}

/// When a commit was made, as the contract tells times.
pub(crate) fn commit_date(commit: &CommitNote) -> Option<DateTime<Utc>> {
    commit.date.map(|date| date.to_utc())
}
