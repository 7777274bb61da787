//! From an accepted deploy to RUNNING, beside the same steps done by hand: a checkout, a start, a probe.

use std::{
    fs,
    net::TcpListener,
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use uuid::Uuid;
use windlass_types::{
    ApplicationGitRepositoryRequest, ApplicationRequest, EnvironmentVariableRequest, Healthchecks, HttpProbe,
    PortRequest, Probe, ProbeType, ServiceState,
};

use super::{
    load::Figures,
    process::{Server, windlass},
};
use crate::output::say;

/// Between two looks, for both.
const POLL: Duration = Duration::from_millis(2);

pub(super) async fn compare(server: &Server, environment: Uuid, times: usize) -> anyhow::Result<()> {
    let repository = server.directory.path().join("hello");
    make_repository(&repository)?;
    let application = create(server, environment, &repository).await?;
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for round in 0..times {
        theirs.push(by_hand(server.directory.path(), &repository, round).await?);
        ours.push(deploy(server, application).await?);
    }
    let (ours, theirs) = (Figures::new(ours, Duration::from_secs(1)), Figures::new(theirs, Duration::from_secs(1)));
    let millis = |figures: &Figures, share| figures.quantile(share).as_secs_f64() * 1000.0;
    say(&format!("deploy to RUNNING ({times} times, a repository on this machine)"));
    for (who, figures) in [("windlass", &ours), ("by hand", &theirs)] {
        say(&format!("  {who:<12}  p50 {:7.1} ms   worst {:7.1} ms", millis(figures, 0.5), millis(figures, 1.0)));
    }
    say(&format!("  difference    {:.1} ms at p50 (aim: at most 300)", millis(&ours, 0.5) - millis(&theirs, 0.5)));
    Ok(())
}

async fn deploy(server: &Server, application: Uuid) -> anyhow::Result<Duration> {
    server.client.deploy_application(&application, None).await?;
    let accepted = Instant::now();
    loop {
        let status = server.client.get_application_status(&application).await?.into_inner();
        match status.state {
            ServiceState::Running => return Ok(accepted.elapsed()),
            ServiceState::Error | ServiceState::Stopped => anyhow::bail!("the deployment failed: {:?}", status.reason),
            _ => tokio::time::sleep(POLL).await,
        }
    }
}

async fn by_hand(directory: &Path, repository: &Path, round: usize) -> anyhow::Result<Duration> {
    let checkout = directory.join(format!("by-hand-{round}"));
    let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let started = Instant::now();
    let cloned = Command::new("git")
        .args(["clone", "--quiet"])
        .arg(format!("file://{}", repository.display()))
        .arg(&checkout)
        .status()?;
    ensure!(cloned.success(), "git clone failed");
    let mut site = Command::new(windlass()?)
        .args(["site", "public"])
        .current_dir(&checkout)
        .env("PORT", port.to_string())
        .stdout(Stdio::null())
        .spawn()?;
    let until = Instant::now() + Duration::from_secs(30);
    while reqwest::get(format!("http://127.0.0.1:{port}/")).await.is_err() {
        ensure!(Instant::now() < until, "the program did not answer");
        tokio::time::sleep(POLL).await;
    }
    let took = started.elapsed();
    site.kill()?;
    site.wait()?;
    Ok(took)
}

async fn create(server: &Server, environment: Uuid, repository: &Path) -> anyhow::Result<Uuid> {
    let source = ApplicationGitRepositoryRequest::new(format!("file://{}", repository.display()));
    let port = PortRequest { publicly_accessible: Some(true), is_default: Some(true), ..PortRequest::new(8080) };
    let kinds = ProbeType { http: HttpProbe::new(8080).into(), ..ProbeType::default() };
    let probe = Probe { initial_delay_seconds: Some(0), period_seconds: Some(1), ..Probe::new(kinds) };
    let request = ApplicationRequest {
        ports: Some(vec![port]),
        healthchecks: Some(Healthchecks { readiness_probe: probe.into(), ..Healthchecks::default() }),
        ..ApplicationRequest::new("hello", source)
    };
    let application = server.client.create_application(&environment, &request).await?.id;
    let program = windlass()?;
    let beside = program.parent().context("the command lies nowhere")?.display().to_string();
    let path = format!("{beside}:{}", std::env::var("PATH").unwrap_or_default());
    let variable = EnvironmentVariableRequest::new("PATH", path);
    server.client.create_application_environment_variable(&application, &variable).await?;
    Ok(application)
}

fn make_repository(at: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(at.join("public"))?;
    fs::write(at.join("Procfile"), "web: windlass site public\n")?;
    fs::write(at.join("public/index.html"), "<!doctype html><title>Hello</title>")?;
    for arguments in [
        &["init", "--quiet", "--initial-branch=main"][..],
        &["add", "--all"],
        &["-c", "user.name=Bench", "-c", "user.email=bench@windlass.invalid", "commit", "--quiet", "--message=Hello"],
    ] {
        let done = Command::new("git").current_dir(at).args(arguments).status().context("cannot run git")?;
        ensure!(done.success(), "git {} failed", arguments.join(" "));
    }
    Ok(())
}
