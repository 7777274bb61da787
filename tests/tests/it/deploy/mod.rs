//! Deployments, end to end: a repository goes in, a program that answers comes out.

mod failing;
mod observed;
mod polling;
mod sources;
mod variables;

use windlass_tests::{
    pages::page,
    process::{eventually, http},
    world::{World, get_text, script, site},
};
use windlass_types::{ApplicationRequest, DeploymentStatus, LogStream, ServiceDeploymentStatus, ServiceState};

#[tokio::test]
async fn a_first_deployment_answers_over_http() {
    let world = World::new().await;
    let repository = page("hello");
    let before = chrono::Utc::now() - chrono::Duration::seconds(1);
    let application = world.site("web", &repository).await;

    let never = world.status(application).await;
    assert_eq!(never.state, ServiceState::Ready);
    assert_eq!(never.service_deployment_status, ServiceDeploymentStatus::NeverDeployed);
    assert!(never.urls.is_empty() && never.running.is_none() && never.deployment_id.is_none(), "{never:?}");

    let deployment = world.deployed(application).await;
    assert_eq!(deployment.revision, 1);
    assert_eq!(deployment.git_commit_id, Some(repository.head()));
    assert_eq!(deployment.application_id, Some(application));
    assert!(deployment.finished_at.is_some_and(|at| at >= deployment.created_at), "{deployment:?}");

    let status = world.status(application).await;
    assert_eq!(status.state, ServiceState::Running);
    assert_eq!(status.service_deployment_status, ServiceDeploymentStatus::UpToDate);
    assert_eq!(status.deployment_id, Some(deployment.id));
    assert!(status.last_deployment_date.is_some_and(|at| at >= before), "{status:?}");
    assert!(status.observed_at >= before, "{status:?}");
    assert_eq!(status.reason, None);
    let running = status.running.expect("a revision is in service");
    assert_eq!((running.revision, running.instances), (1, 1));
    assert!(running.since >= before, "{running:?}");
    assert_eq!(world.page(application).await, "hello");
    assert_eq!(world.programs(application).len(), 1);
}

#[tokio::test]
async fn a_redeployment_takes_over_and_ends_what_was_before() {
    let world = World::new().await;
    let repository = page("one");
    let application = world.site("web", &repository).await;
    world.deployed(application).await;
    let old = world.status(application).await.urls[0].clone();

    let commit = repository.commit_page("two");
    let second = world.deploy(application).await;
    let http = http();
    // The old revision answers until the new one has taken over.
    loop {
        let deployment = world.deployment(second.id).await;
        if deployment.status == DeploymentStatus::Deployed {
            break;
        }
        match http.get(&old).send().await {
            Ok(answer) => assert_eq!(answer.text().await.unwrap(), "one"),
            // The hand-over came in between.
            Err(error) => {
                let status = world.deployment(second.id).await.status;
                assert_eq!(status, DeploymentStatus::Deployed, "{old} does not answer: {error}");
            }
        }
    }
    let status = world.status(application).await;
    assert_eq!(status.running.map(|running| running.revision), Some(2));
    assert_eq!(world.page(application).await, "two");

    let programs = world.programs_settle(application, 1).await;
    assert_eq!(programs[0].deployment, second.id);
    eventually("the old revision is gone", async || http.get(&old).send().await.is_err().then_some(())).await;

    let application = world.client().get_application(&application).await.unwrap().into_inner();
    let git = application.git_repository;
    assert_eq!(git.deployed_commit_id, Some(commit));
    assert_eq!(git.deployed_commit_contributor.as_deref(), Some("Test <test@windlass.invalid>"));
    assert!(git.deployed_commit_date.is_some());
    assert!(git.has_access);

    let list = world.client().list_application_deployment(&application.id, None, None).await.unwrap();
    assert_eq!(list.results.iter().map(|d| d.revision).collect::<Vec<_>>(), [1, 2]);
}

#[tokio::test]
async fn two_instances_run_side_by_side() {
    let world = World::new().await;
    let repository = page("twins");
    let request = ApplicationRequest {
        min_running_instances: Some(2),
        max_running_instances: Some(2),
        ..site("twins", &repository)
    };
    let application = world.application(&request).await.id;
    world.deployed(application).await;
    let status = world.status(application).await;
    assert_eq!(status.running.as_ref().map(|running| running.instances), Some(2));
    assert_eq!(status.urls.len(), 2, "{status:?}");
    assert_ne!(status.urls[0], status.urls[1]);
    for url in &status.urls {
        assert_eq!(get_text(url).await, "twins");
    }
    assert_eq!(world.programs(application).len(), 2);
}

#[tokio::test]
async fn a_program_without_ports_runs() {
    let world = World::new().await;
    let repository = page("unused");
    let application = world.application(&script("worker", &repository, "exec sleep 1000")).await.id;
    world.deployed(application).await;
    let status = world.status(application).await;
    assert_eq!(status.state, ServiceState::Running);
    assert!(status.urls.is_empty(), "{status:?}");
    let programs = world.programs(application);
    assert_eq!(programs.len(), 1);
    let port = programs[0].process.variable("PORT").expect("a port is made for it");
    assert!(port.parse::<u16>().is_ok(), "{port}");
}

#[tokio::test]
async fn a_changed_variable_shows_until_it_is_deployed() {
    let world = World::new().await;
    let repository = page("unused");
    let application = world.application(&script("worker", &repository, "exec sleep 1000")).await.id;
    world.deployed(application).await;
    let compared = async || world.status(application).await.service_deployment_status;
    assert_eq!(compared().await, ServiceDeploymentStatus::UpToDate);
    world.variable(application, "COLOR", "green").await;
    assert_eq!(compared().await, ServiceDeploymentStatus::OutOfDate);
    world.deployed(application).await;
    assert_eq!(compared().await, ServiceDeploymentStatus::UpToDate);
    world.secret(application, "PASSWORD", "swordfish").await;
    assert_eq!(compared().await, ServiceDeploymentStatus::OutOfDate);
    world.deployed(application).await;
    assert_eq!(compared().await, ServiceDeploymentStatus::UpToDate);
    let programs = world.programs_settle(application, 1).await;
    assert_eq!(programs[0].process.variable("COLOR").as_deref(), Some("green"));
}

#[tokio::test]
async fn the_log_holds_both_streams_in_order() {
    let world = World::new().await;
    let repository = page("unused");
    let line = "echo one; echo two >&2; echo three; printf 'no end'; exec sleep 1000";
    let application = world.application(&script("talker", &repository, line)).await.id;
    let before = chrono::Utc::now() - chrono::Duration::seconds(1);
    world.deployed(application).await;

    let log = async |tail| world.client().list_application_log(&application, tail).await.unwrap().into_inner().results;
    let lines = eventually("three lines were written", async || {
        let lines = log(None).await;
        (lines.len() >= 3).then_some(lines)
    })
    .await;
    let of = |stream: LogStream| -> Vec<_> {
        lines.iter().filter(|line| line.stream == stream).map(|line| line.message.as_str()).collect()
    };
    assert_eq!(of(LogStream::Stdout), ["one", "three"]);
    assert_eq!(of(LogStream::Stderr), ["two"]);
    assert!(lines.is_sorted_by_key(|line| line.created_at), "{lines:?}");
    let now = chrono::Utc::now() + chrono::Duration::seconds(1);
    assert!(lines.iter().all(|line| line.created_at > before && line.created_at < now), "{lines:?}");
    assert_eq!(log(Some(1)).await, lines[lines.len() - 1..]);
}
