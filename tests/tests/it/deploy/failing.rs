//! Deployments that cannot work end with a reason that says what is missing.

use windlass_tests::{
    Repository,
    pages::page,
    world::{World, bare, http_probe, readiness, script, site, web_port},
};
use windlass_types::{
    ApplicationRequest, BuildMode, DatabaseMode, DatabaseRequest, DatabaseType, DeploymentStatus, ExecProbe, HttpProbe,
    Probe, ProbeType, ServiceState, StorageRequest, StorageType, TcpProbe,
};

/// Deploys what cannot work, and checks how the deployment ends and what the application's status says.
async fn check(world: &World, request: ApplicationRequest, status: DeploymentStatus, reason: &str, words: &[&str]) {
    let name = request.name.clone();
    let application = world.application(&request).await.id;
    let deployment = world.failed(application).await;
    let message = deployment.message.clone().unwrap_or_default();
    assert_eq!((deployment.status, deployment.reason.as_deref()), (status, Some(reason)), "{name}: {message}");
    let seen = world.status(application).await;
    assert_eq!(seen.state, ServiceState::Error, "{name}");
    assert!(seen.running.is_none() && seen.urls.is_empty(), "{name}: {seen:?}");
    let shown = seen.reason.unwrap_or_default();
    for word in words {
        assert!(message.contains(word), "{name}: `{word}` is not in: {message}");
        assert!(shown.contains(word), "{name}: `{word}` is not in: {shown}");
    }
    let data = world.server.data_dir();
    assert!(!message.contains(&data.display().to_string()), "{name}: a path of the server is in: {message}");
    assert!(world.programs(application).is_empty(), "{name}: something runs");
}

#[tokio::test]
async fn sources_that_cannot_be_had() {
    use DeploymentStatus::BuildError;
    let world = World::new().await;
    let repository = page("page");
    let with_url = |name: &str, url: &str| {
        let mut request = bare(name, &repository);
        request.git_repository.url = url.into();
        request
    };
    let nowhere = "file:///nonexistent/shop.git";
    check(&world, with_url("nowhere", nowhere), BuildError, "REPOSITORY_UNREACHABLE", &["/nonexistent/shop.git"]).await;
    let closed = "http://127.0.0.1:9/shop.git";
    check(&world, with_url("closed", closed), BuildError, "REPOSITORY_UNREACHABLE", &["127.0.0.1:9"]).await;
    let mut request = site("branch", &repository);
    request.git_repository.branch = Some("no-such-branch".into());
    check(&world, request, BuildError, "COMMIT_NOT_FOUND", &["no-such-branch"]).await;
    let mut request = site("root", &repository);
    request.git_repository.root_path = Some("/apps/none".into());
    check(&world, request, BuildError, "INVALID_CONFIGURATION", &["/apps/none"]).await;
    let empty = bare("empty", &repository);
    check(&world, empty, BuildError, "INVALID_CONFIGURATION", &["Procfile", "entrypoint"]).await;
}

#[tokio::test]
async fn what_this_cluster_cannot_run() {
    use DeploymentStatus::BuildError;
    let world = World::new().await;
    let repository = Repository::new(&[("Dockerfile", "FROM scratch\n")]);
    let words = ["container engine"];
    let docker = ApplicationRequest {
        build_mode: Some(BuildMode::Docker),
        dockerfile_path: Some("Dockerfile".into()),
        ..bare("docker", &repository)
    };
    check(&world, docker, BuildError, "UNSUPPORTED", &words).await;
    let storage = ApplicationRequest {
        storage: Some(vec![StorageRequest::new(StorageType::FastSsd, 4, "/data")]),
        ..script("storage", &repository, "exec sleep 1000")
    };
    check(&world, storage, BuildError, "UNSUPPORTED", &["storage", "container engine"]).await;
    let gpu = ApplicationRequest { gpu: Some(1), ..script("gpu", &repository, "exec sleep 1000") };
    check(&world, gpu, BuildError, "UNSUPPORTED", &["GPU", "container engine"]).await;
}

#[tokio::test]
async fn programs_that_do_not_stay() {
    use DeploymentStatus::DeploymentError;
    let world = World::new().await;
    let repository = page("page");
    let exits = script("exits", &repository, "echo 'no license file' >&2; exit 3");
    check(&world, exits, DeploymentError, "INSTANCE_EXITED", &["status 3", "no license file"]).await;
    let done = script("done", &repository, "echo finished");
    check(&world, done, DeploymentError, "INSTANCE_EXITED", &["status 0", "finished"]).await;
    let killed = script("killed", &repository, "kill -KILL $$");
    check(&world, killed, DeploymentError, "INSTANCE_EXITED", &["signal 9"]).await;
    let unknown = ApplicationRequest { entrypoint: Some("no-such-program".into()), ..bare("unknown", &repository) };
    check(&world, unknown, DeploymentError, "START_FAILED", &["no-such-program", "PATH"]).await;
    let missing = ApplicationRequest { entrypoint: Some("./serve".into()), ..bare("missing", &repository) };
    check(&world, missing, DeploymentStatus::BuildError, "INVALID_CONFIGURATION", &["./serve"]).await;
}

#[tokio::test]
async fn probes_that_never_pass() {
    use DeploymentStatus::DeploymentError;
    let world = World::new().await;
    let repository = page("page");
    let strict = |kind: ProbeType| {
        let probe = Probe::new(kind);
        Some(readiness(Probe {
            initial_delay_seconds: Some(0),
            period_seconds: Some(1),
            timeout_seconds: Some(1),
            failure_threshold: Some(2),
            ..probe
        }))
    };
    let silent = |name: &str, kind| ApplicationRequest {
        ports: Some(vec![web_port()]),
        healthchecks: strict(kind),
        ..script(name, &repository, "exec sleep 1000")
    };
    let tcp = silent("tcp", ProbeType { tcp: TcpProbe::new(8080).into(), ..ProbeType::default() });
    check(&world, tcp, DeploymentError, "PROBE_FAILED", &["tcp probe", "8080"]).await;
    let exec = ExecProbe::new(vec!["sh".into(), "-c".into(), "exit 5".into()]);
    let exec = silent("exec", ProbeType { exec: exec.into(), ..ProbeType::default() });
    check(&world, exec, DeploymentError, "PROBE_FAILED", &["exec probe", "status 5"]).await;
    let absent = HttpProbe { path: Some("/absent".into()), ..HttpProbe::new(8080) };
    let absent = ProbeType { http: absent.into(), ..ProbeType::default() };
    let http = ApplicationRequest { healthchecks: strict(absent), ..site("http", &repository) };
    check(&world, http, DeploymentError, "PROBE_FAILED", &["/absent", "404"]).await;
}

#[tokio::test]
async fn an_older_revision_serves_on_after_a_failure() {
    let world = World::new().await;
    let repository = page("good");
    let program = windlass_tests::windlass();
    let line = format!("test -e broken && exit 8; exec '{}' site public", program.display());
    let request = ApplicationRequest {
        ports: Some(vec![web_port()]),
        healthchecks: Some(readiness(http_probe())),
        ..script("web", &repository, &line)
    };
    let application = world.application(&request).await.id;
    let good = world.deployed(application).await;
    let pid = world.programs(application)[0].process.pid;
    let before = world.client().get_application(&application).await.unwrap().into_inner();
    repository.commit("broken", &[("broken", "")]);
    for _ in 0..2 {
        let bad = world.failed(application).await;
        let status = world.status(application).await;
        assert_eq!(status.state, ServiceState::Error);
        assert!(status.reason.as_deref().is_some_and(|reason| reason.contains("status 8")), "{status:?}");
        assert_eq!(status.running.map(|running| running.revision), Some(good.revision));
        assert_eq!(status.deployment_id, Some(bad.id));
        assert_eq!(world.page(application).await, "good");
        assert_eq!(world.programs(application).iter().map(|p| p.process.pid).collect::<Vec<_>>(), [pid]);
        let now = world.client().get_application(&application).await.unwrap().into_inner();
        assert_eq!(now.git_repository.deployed_commit_id, before.git_repository.deployed_commit_id);
    }
}

#[tokio::test]
async fn a_database_says_what_it_needs() {
    let world = World::new().await;
    let request = DatabaseRequest::new("db", DatabaseType::Postgresql, "16", DatabaseMode::Container);
    let database = world.client().create_database(&world.environment, &request).await.unwrap().into_inner();
    let accepted = world.client().deploy_database(&database.id).await.unwrap().into_inner();
    let ended = world.ended(accepted.id).await;
    assert_eq!(ended.status, DeploymentStatus::DeploymentError);
    assert_eq!(ended.reason.as_deref(), Some("UNSUPPORTED"));
    assert!(ended.message.is_some_and(|message| message.contains("container engine")));
    assert_eq!(ended.application_id, None);
    assert_eq!(ended.service_id, database.id);
}
