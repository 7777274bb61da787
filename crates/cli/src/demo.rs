//! `windlass demo`: the whole path, from an empty directory to a running application.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use clap::Args;
use tokio::signal::unix::{SignalKind, signal};
use windlass_client::{Client, Progress};
use windlass_engine::ShimCommand;
use windlass_server::{Running, Settings};
use windlass_types::{
    Application, ApplicationGitRepositoryRequest, ApplicationRequest, EnvironmentMode, EnvironmentRequest,
    EnvironmentVariableRequest, Healthchecks, HttpProbe, PortRequest, Probe, ProbeType, ProjectRequest, SecretRequest,
};

use crate::output;

/// Longest that the sample application may take to run.
const PATIENCE: Duration = Duration::from_secs(120);
/// The files of the sample application.
const SAMPLE: [(&str, &str); 2] = [
    ("Procfile", include_str!("../sample/Procfile")),
    ("public/index.html", include_str!("../sample/public/index.html")),
];

#[derive(Args)]
pub(crate) struct Demo {
    /// End as soon as the application runs, instead of waiting for Ctrl-C.
    #[arg(long)]
    exit: bool,
}

impl Demo {
    #[tokio::main]
    pub(crate) async fn run(self) -> anyhow::Result<()> {
        let directory = tempfile::Builder::new().prefix("windlass-demo-").tempdir()?;
        let settings = Settings {
            listen: Some(([127, 0, 0, 1], 0).into()),
            data_dir: Some(directory.path().join("data")),
            ..Settings::default()
        };
        let shim = ShimCommand::current_exe().context("cannot find the path of this program")?;
        let mut terminate = signal(SignalKind::terminate())?;
        let server = windlass_server::start(settings.resolve(shim)).await?;
        let shown = tokio::select! {
            shown = self.show(&server, directory.path()) => shown,
            _ = tokio::signal::ctrl_c() => Ok(()),
            _ = terminate.recv() => Ok(()),
        };
        // The directory goes away, and what runs from it has to go first.
        server.stop_everything().await?;
        shown
    }

    async fn show(&self, server: &Running, directory: &Path) -> anyhow::Result<()> {
        let address = format!("http://{}", server.address);
        output::line(format_args!("server       {address}"));
        let token =
            server.bootstrap.as_ref().and_then(|made| made.token.as_ref()).context("a new server gave no token")?;
        let client = Client::builder(&address).token(token.as_str()).build()?;
        let repository = directory.join("hello");
        make_repository(&repository)?;
        output::line(format_args!("repository   {}", repository.display()));
        let application = make_application(&client, &repository).await?;
        output::line(format_args!("application  {} ({})", application.name, application.id));

        let started = Instant::now();
        client.deploy_and_wait(application.id, None, PATIENCE, tell).await?;
        output::line(format_args!("running      after {:.2} s", started.elapsed().as_secs_f64()));
        let status = client.get_application_status(&application.id).await?.into_inner();
        let url = status.urls.first().context("the application runs, but has no address")?;
        let page = reqwest::get(url).await?.error_for_status()?.text().await?;
        ensure!(page.contains("Hello from Windlass"), "{url} answered with another page than the sample's");
        output::line(format_args!("answers at   {url}"));
        if !self.exit {
            output::line("press Ctrl-C to stop and remove everything");
            std::future::pending::<()>().await;
        }
        Ok(())
    }
}

fn tell(progress: &Progress) {
    match progress {
        Progress::State(deployment) => output::line(format_args!("deployment   {}", deployment.status)),
        Progress::Log(line) => output::line(format_args!("log          {}", line.message)),
        _ => {}
    }
}

/// Makes a git repository of the sample's files.
fn make_repository(at: &Path) -> anyhow::Result<()> {
    for (name, text) in SAMPLE {
        let path = at.join(name);
        fs::create_dir_all(path.parent().unwrap_or(at))?;
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    git(at, &["init", "--quiet", "--initial-branch=main"])?;
    git(at, &["add", "--all"])?;
    git(at, &["commit", "--quiet", "--message=Say hello"])
}

fn git(at: &Path, arguments: &[&str]) -> anyhow::Result<()> {
    // No configuration of the machine's or the user's is to matter: signing, hooks, templates, names.
    let output = Command::new("git")
        .current_dir(at)
        .args(arguments)
        .env("GIT_CONFIG_GLOBAL", "/dev/null")
        .env("GIT_CONFIG_SYSTEM", "/dev/null")
        .envs([("GIT_AUTHOR_NAME", "Windlass"), ("GIT_AUTHOR_EMAIL", "demo@windlass.invalid")])
        .envs([("GIT_COMMITTER_NAME", "Windlass"), ("GIT_COMMITTER_EMAIL", "demo@windlass.invalid")])
        .stdin(Stdio::null())
        .output()
        .context("cannot run git; install it, the server needs it too")?;
    ensure!(
        output.status.success(),
        "git {} failed: {}",
        arguments.join(" "),
        String::from_utf8_lossy(&output.stderr).trim()
    );
    Ok(())
}

/// Creates the application with everything above it, as any client would.
async fn make_application(client: &Client, repository: &Path) -> anyhow::Result<Application> {
    let organization = client.list_organization(None, None).await?.into_inner();
    let project = ProjectRequest::new("demo");
    let project = client.create_project(&organization.id, &project).await?.into_inner();
    let environment =
        EnvironmentRequest { mode: Some(EnvironmentMode::Development), ..EnvironmentRequest::new("demo") };
    let environment = client.create_environment(&project.id, &environment).await?.into_inner();

    let source = ApplicationGitRepositoryRequest::new(format!("file://{}", repository.display()));
    let port = PortRequest { publicly_accessible: Some(true), is_default: Some(true), ..PortRequest::new(8080) };
    let probe = ProbeType { http: HttpProbe::new(8080).into(), ..ProbeType::default() };
    let probe = Probe { initial_delay_seconds: Some(0), period_seconds: Some(1), ..Probe::new(probe) };
    let request = ApplicationRequest {
        ports: Some(vec![port]),
        healthchecks: Some(Healthchecks { readiness_probe: probe.into(), ..Healthchecks::default() }),
        ..ApplicationRequest::new("hello", source)
    };
    let application = client.create_application(&environment.id, &request).await?.into_inner();

    // The sample is served by this very program, wherever it lies.
    let program = std::env::current_exe()?;
    let directory = program.parent().context("this program lies nowhere")?.display().to_string();
    let path = match std::env::var("PATH") {
        Ok(path) => format!("{directory}:{path}"),
        Err(_) => directory,
    };
    let variable = EnvironmentVariableRequest::new("PATH", path);
    client.create_application_environment_variable(&application.id, &variable).await?;
    let secret = SecretRequest::new("GREETING_KEY", "known to the application alone");
    client.create_application_secret(&application.id, &secret).await?;
    Ok(application)
}
