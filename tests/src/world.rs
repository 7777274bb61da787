//! A server with an environment to deploy to, and the words that tests of deployments are written in.

use std::time::Duration;

use uuid::Uuid;
use windlass_client::{Client, Details as _};
use windlass_types::{
    Application, ApplicationGitRepositoryRequest, ApplicationRequest, ApplicationStatus, DeployRequest, Deployment,
    DeploymentStatus, EnvironmentRequest, EnvironmentVariableRequest, Healthchecks, HttpProbe, PortRequest, Probe,
    ProbeType, ProjectRequest, SecretRequest, ServiceState, Webhook, WebhookEvent, WebhookRequest,
};

use crate::{
    Repository,
    process::{PATIENCE, Program, ServerOptions, ServerProcess, eventually, within},
    windlass,
};

/// A server, a project and an environment.
pub struct World {
    /// The server.
    pub server: ServerProcess,
    /// Its organization.
    pub organization: Uuid,
    /// An environment of it.
    pub environment: Uuid,
}

impl World {
    /// One with the usual options.
    pub async fn new() -> Self {
        Self::with(ServerOptions::default()).await
    }

    /// One whose server works on one deployment at a time.
    pub async fn one_at_a_time() -> Self {
        Self::with(ServerOptions { max_deployments: 1, ..ServerOptions::default() }).await
    }

    /// One with the given options.
    pub async fn with(options: ServerOptions) -> Self {
        let server = ServerProcess::start(options).await;
        let client = server.client();
        let organization = client.list_organization(None, None).await.expect("the organization").id;
        let project =
            client.create_project(&organization, &ProjectRequest::new("project")).await.expect("a project").id;
        let environment =
            client.create_environment(&project, &EnvironmentRequest::new("env")).await.expect("an environment").id;
        Self { server, organization, environment }
    }

    /// A client with every right.
    pub fn client(&self) -> Client {
        self.server.client()
    }

    /// Creates an application.
    pub async fn application(&self, request: &ApplicationRequest) -> Application {
        match self.client().create_application(&self.environment, request).await {
            Ok(created) => created.into_inner(),
            Err(error) => panic!("the application was not created: {}", error.message()),
        }
    }

    /// Creates an application that serves the repository's page.
    pub async fn site(&self, name: &str, repository: &Repository) -> Uuid {
        self.application(&site(name, repository)).await.id
    }

    /// Asks for a deployment of the branch's head.
    pub async fn deploy(&self, application: Uuid) -> Deployment {
        self.client().deploy_application(&application, None).await.expect("the deployment is accepted").into_inner()
    }

    /// Asks for a deployment of a commit.
    pub async fn deploy_commit(&self, application: Uuid, commit: &str) -> Deployment {
        let request = DeployRequest { git_commit_id: Some(commit.to_owned()) };
        let answer = self.client().deploy_application(&application, Some(&request)).await;
        answer.expect("the deployment is accepted").into_inner()
    }

    /// Deploys and waits until the new revision is in service.
    pub async fn deployed(&self, application: Uuid) -> Deployment {
        let accepted = self.deploy(application).await;
        let ended = self.ended(accepted.id).await;
        assert_eq!(ended.status, DeploymentStatus::Deployed, "{:?}: {:?}", ended.reason, ended.message);
        ended
    }

    /// Deploys and waits until that failed.
    pub async fn failed(&self, application: Uuid) -> Deployment {
        let accepted = self.deploy(application).await;
        let ended = self.ended(accepted.id).await;
        let failed = matches!(ended.status, DeploymentStatus::BuildError | DeploymentStatus::DeploymentError);
        assert!(failed, "the deployment ended as {}", ended.status);
        ended
    }

    /// One deployment as it is now.
    pub async fn deployment(&self, id: Uuid) -> Deployment {
        self.client().get_deployment(&id).await.expect("the deployment can be read").into_inner()
    }

    /// Waits for the deployment's end, whichever it is.
    pub async fn ended(&self, id: Uuid) -> Deployment {
        eventually(&format!("deployment {id} ends"), async || {
            let deployment = self.deployment(id).await;
            is_terminal(&deployment.status).then_some(deployment)
        })
        .await
    }

    /// Waits until the deployment is in this status; fails when it ends in another.
    pub async fn reaches(&self, id: Uuid, status: DeploymentStatus) -> Deployment {
        eventually(&format!("deployment {id} is {status}"), async || {
            let deployment = self.deployment(id).await;
            if deployment.status == status {
                return Some(deployment);
            }
            assert!(
                !is_terminal(&deployment.status),
                "deployment {id} is {}, not {status}: {:?} {:?}",
                deployment.status,
                deployment.reason,
                deployment.message
            );
            None
        })
        .await
    }

    /// Asks for the deployment to be given up.
    pub async fn cancel(&self, id: Uuid) -> Deployment {
        self.client().cancel_deployment(&id).await.expect("the cancel is accepted").into_inner()
    }

    /// What the application does now.
    pub async fn status(&self, application: Uuid) -> ApplicationStatus {
        self.client().get_application_status(&application).await.expect("the status can be read").into_inner()
    }

    /// Waits for a state of the application.
    pub async fn state(&self, application: Uuid, state: ServiceState) -> ApplicationStatus {
        self.state_within(PATIENCE, application, state).await
    }

    /// Waits for a state of the application, not longer than `patience`.
    pub async fn state_within(&self, patience: Duration, application: Uuid, state: ServiceState) -> ApplicationStatus {
        within(patience, &format!("application {application} is {state}"), async || {
            let status = self.status(application).await;
            (status.state == state).then_some(status)
        })
        .await
    }

    /// The page at the application's only address.
    pub async fn page(&self, application: Uuid) -> String {
        let status = self.status(application).await;
        assert_eq!(status.urls.len(), 1, "{status:?}");
        get_text(&status.urls[0]).await
    }

    /// The programs of the application that run now.
    pub fn programs(&self, application: Uuid) -> Vec<Program> {
        self.server.programs(application)
    }

    /// Waits until exactly so many programs of the application run.
    pub async fn programs_settle(&self, application: Uuid, count: usize) -> Vec<Program> {
        eventually(&format!("application {application} has {count} programs"), async || {
            let programs = self.programs(application);
            (programs.len() == count).then_some(programs)
        })
        .await
    }

    /// Sets a variable of the application.
    pub async fn variable(&self, application: Uuid, key: &str, value: &str) {
        let request = EnvironmentVariableRequest::new(key, value);
        self.client().create_application_environment_variable(&application, &request).await.expect("a variable");
    }

    /// Sets a secret of the application.
    pub async fn secret(&self, application: Uuid, key: &str, value: &str) {
        self.client().create_application_secret(&application, &SecretRequest::new(key, value)).await.expect("a secret");
    }

    /// Registers a receiver of the given events.
    pub async fn webhook(&self, url: &str, events: &[&str]) -> Webhook {
        let events = events.iter().map(|event| event.parse::<WebhookEvent>().expect("any text is an event")).collect();
        let request = WebhookRequest::new(url, events);
        self.client().create_organization_webhook(&self.organization, &request).await.expect("a webhook").into_inner()
    }

    /// Registers a receiver of every event.
    pub async fn webhook_for_all(&self, url: &str) -> Webhook {
        self.webhook(url, &EVENTS).await
    }
}

/// Every event, as it is usually spelled.
pub const EVENTS: [&str; 4] =
    ["DEPLOYMENT_STARTED", "DEPLOYMENT_SUCCEEDED", "DEPLOYMENT_FAILED", "DEPLOYMENT_CANCELED"];

/// Whether a deployment in this status has ended for good.
pub fn is_terminal(status: &DeploymentStatus) -> bool {
    use DeploymentStatus as Status;
    matches!(status, Status::Deployed | Status::BuildError | Status::DeploymentError | Status::Canceled)
}

/// An application that serves the directory `public` of the repository on the port 8080.
pub fn site(name: &str, repository: &Repository) -> ApplicationRequest {
    ApplicationRequest {
        entrypoint: Some(windlass().display().to_string()),
        arguments: Some(vec!["site".into(), "public".into()]),
        ports: Some(vec![web_port()]),
        healthchecks: Some(readiness(http_probe())),
        ..bare(name, repository)
    }
}

/// An application that runs a line of shell; exec in it keeps the shell from standing beside what it runs.
pub fn script(name: &str, repository: &Repository, line: &str) -> ApplicationRequest {
    ApplicationRequest {
        entrypoint: Some("sh".into()),
        arguments: Some(vec!["-c".into(), line.into()]),
        ..bare(name, repository)
    }
}

/// A site that comes up once the file exists: until then it runs, but its probe does not pass.
pub fn gated_site(name: &str, repository: &Repository, gate: &std::path::Path) -> ApplicationRequest {
    let (gate, program) = (gate.display(), windlass());
    let line = format!("while [ ! -e '{gate}' ]; do sleep 0.05; done; exec '{}' site public", program.display());
    ApplicationRequest {
        ports: Some(vec![web_port()]),
        healthchecks: Some(readiness(Probe { failure_threshold: Some(100), ..http_probe() })),
        ..script(name, repository, &line)
    }
}

/// An application of which only the source is given.
pub fn bare(name: &str, repository: &Repository) -> ApplicationRequest {
    ApplicationRequest::new(name, ApplicationGitRepositoryRequest::new(repository.url()))
}

/// The port 8080, public and the default.
pub fn web_port() -> PortRequest {
    PortRequest { publicly_accessible: Some(true), is_default: Some(true), ..PortRequest::new(8080) }
}

/// Asks for `/` of port 8080, every second, at once.
pub fn http_probe() -> Probe {
    let kind = ProbeType { http: HttpProbe::new(8080).into(), ..ProbeType::default() };
    Probe { initial_delay_seconds: Some(0), period_seconds: Some(1), ..Probe::new(kind) }
}

/// This readiness probe and no liveness probe.
pub fn readiness(probe: Probe) -> Healthchecks {
    Healthchecks { readiness_probe: probe.into(), ..Healthchecks::default() }
}

/// The text at an address.
pub async fn get_text(url: &str) -> String {
    let answer = crate::process::http().get(url).send().await.expect("the address answers");
    assert!(answer.status().is_success(), "{url}: {}", answer.status());
    answer.text().await.expect("the answer is text")
}
