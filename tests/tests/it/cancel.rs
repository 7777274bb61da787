//! Canceling: it is said to be done when nothing of the work is left.

use windlass_client::Details as _;
use windlass_tests::{
    pages::page,
    process::eventually,
    receiver::{Gate, Receiver},
    world::{World, gated_site, script, site},
};
use windlass_types::{DeploymentStatus, Probe, ServiceState, TcpProbe};

#[tokio::test]
async fn what_waits_is_canceled_at_once() {
    let world = World::one_at_a_time().await;
    let receiver = Receiver::start().await;
    world.webhook_for_all(&receiver.url()).await;
    let repository = page("page");
    let gate = world.server.scratch().join("gate");
    let blocker = world.application(&gated_site("blocker", &repository, &gate)).await.id;
    let first = world.deploy(blocker).await;
    world.reaches(first.id, DeploymentStatus::Deploying).await;

    let application = world.site("web", &repository).await;
    let queued = world.deploy(application).await;
    assert_eq!(world.status(application).await.state, ServiceState::Queued);
    let canceled = world.cancel(queued.id).await;
    assert_eq!(canceled.status, DeploymentStatus::Canceled);
    assert_eq!(canceled.reason.as_deref(), Some("CANCELED_BY_USER"));
    assert!(canceled.finished_at.is_some());
    // The queue goes on, and the other deployment has noticed nothing.
    std::fs::write(&gate, "").unwrap();
    assert_eq!(world.ended(first.id).await.status, DeploymentStatus::Deployed);
    world.deployed(application).await;
    eventually("the cancel was told", async || {
        (receiver.events_of(queued.id) == ["DEPLOYMENT_CANCELED"]).then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_build_is_canceled_with_all_of_its_processes() {
    let world = World::new().await;
    let library = page("library");
    library.git(&["update-server-info"]);
    let gate = Gate::before(library.path().join(".git")).await;
    let repository = page("page");
    repository.commit_submodule("library", &gate.url(), &library.head());
    let application = world.site("web", &repository).await;
    let elsewhere = page("other");
    let other = world.site("other", &elsewhere).await;
    let deployment = world.deploy(application).await;
    eventually("the submodule is asked for", async || (gate.asked() > 0).then_some(())).await;
    assert_eq!(world.deployment(deployment.id).await.status, DeploymentStatus::Building);
    let gits = || {
        let all = world.server.processes().into_iter();
        all.filter(|p| p.arguments.starts_with(b"git") || String::from_utf8_lossy(&p.arguments).contains("git-remote"))
            .count()
    };
    assert!(gits() > 0, "git works");
    // Another deployment is not touched by the cancel.
    world.deployed(other).await;

    world.cancel(deployment.id).await;
    let ended = world.ended(deployment.id).await;
    assert_eq!(ended.status, DeploymentStatus::Canceled);
    assert_eq!(gits(), 0, "a git process is left");
    assert!(world.programs(application).is_empty());
    // The lock of the build is free again.
    gate.open();
    world.deployed(application).await;
    assert_eq!(world.page(application).await, "page");
    assert_eq!(world.page(other).await, "other");
}

#[tokio::test]
async fn canceled_is_said_when_the_program_is_gone_and_not_before() {
    let world = World::new().await;
    let repository = page("page");
    // It does not end when it is asked to, but after its time is over.
    let line = "trap '' TERM; while true; do sleep 0.1; done";
    let probe = windlass_types::ProbeType { tcp: TcpProbe::new(8080).into(), ..Default::default() };
    let probe = Probe { failure_threshold: Some(100), initial_delay_seconds: Some(0), ..Probe::new(probe) };
    let request = windlass_types::ApplicationRequest {
        ports: Some(vec![windlass_tests::world::web_port()]),
        healthchecks: Some(windlass_tests::world::readiness(probe)),
        ..script("stubborn", &repository, line)
    };
    let application = world.application(&request).await.id;
    let deployment = world.deploy(application).await;
    world.programs_settle(application, 1).await;
    world.cancel(deployment.id).await;
    assert_eq!(world.cancel(deployment.id).await.status, DeploymentStatus::Canceling, "asking again changes nothing");
    let mut seen_canceling = false;
    loop {
        // Looked at first: what is gone by then is gone when CANCELED is read.
        let status = world.deployment(deployment.id).await.status;
        let programs = world.programs(application).len();
        match status {
            DeploymentStatus::Canceling => {
                seen_canceling = true;
                assert!(matches!(
                    world.status(application).await.state,
                    ServiceState::Deploying | ServiceState::Stopped
                ));
            }
            DeploymentStatus::Canceled => {
                assert_eq!(programs, 0, "CANCELED, and it still runs");
                break;
            }
            other => panic!("the deployment is {other}"),
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(seen_canceling);
    assert_eq!(world.state(application, ServiceState::Stopped).await.running, None);
}

#[tokio::test]
async fn what_has_ended_cannot_be_canceled() {
    let world = World::new().await;
    let repository = page("page");
    let application = world.site("web", &repository).await;
    let good = world.deployed(application).await;
    let failing = page("x");
    let bad = world.application(&script("bad", &failing, "exit 1")).await.id;
    let bad = world.failed(bad).await;
    for (id, status) in [(good.id, "DEPLOYED"), (bad.id, "DEPLOYMENT_ERROR")] {
        let error = world.client().cancel_deployment(&id).await.unwrap_err();
        assert_eq!(error.status().map(|status| status.as_u16()), Some(409));
        assert_eq!(error.code(), Some("deployment_ended"));
        assert!(error.message().contains(status), "{}", error.message());
    }
    assert_eq!(world.page(application).await, "page");
}

#[tokio::test]
async fn a_canceled_redeployment_leaves_the_old_revision_running() {
    let world = World::new().await;
    let receiver = Receiver::start().await;
    world.webhook_for_all(&receiver.url()).await;
    let repository = page("one");
    let gate = world.server.scratch().join("gate");
    std::fs::write(&gate, "").unwrap();
    let application = world.application(&gated_site("web", &repository, &gate)).await.id;
    world.deployed(application).await;
    let pid = world.programs(application)[0].process.pid;

    std::fs::remove_file(&gate).unwrap();
    repository.commit_page("two");
    let second = world.deploy(application).await;
    world.programs_settle(application, 2).await;
    world.reaches(second.id, DeploymentStatus::Deploying).await;
    assert_eq!(world.page(application).await, "one");
    world.cancel(second.id).await;
    // Canceled, and asked for anew at once: the new one waits for the cancel's end.
    std::fs::write(&gate, "").unwrap();
    let third = world.deploy(application).await;
    assert_eq!(world.ended(second.id).await.status, DeploymentStatus::Canceled);
    let status = world.status(application).await;
    assert!(matches!(status.running.map(|running| running.revision), Some(1 | 3)), "the old revision serves on");
    assert_eq!(world.ended(third.id).await.status, DeploymentStatus::Deployed);
    assert_eq!(world.page(application).await, "two");
    let left = world.programs_settle(application, 1).await;
    assert_ne!(left[0].process.pid, pid);
    eventually("all was told", async || {
        let canceled = receiver.events_of(second.id) == ["DEPLOYMENT_STARTED", "DEPLOYMENT_CANCELED"];
        let deployed = receiver.events_of(third.id) == ["DEPLOYMENT_STARTED", "DEPLOYMENT_SUCCEEDED"];
        (canceled && deployed).then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_cancel_without_a_successor_falls_back_to_what_runs() {
    let world = World::new().await;
    let repository = page("one");
    let application = world.application(&site("web", &repository)).await.id;
    world.deployed(application).await;
    let before = world.status(application).await;
    let library = page("library");
    let gate = Gate::before(library.path().join(".git")).await;
    repository.commit_submodule("library", &gate.url(), &library.head());
    let second = world.deploy(application).await;
    world.reaches(second.id, DeploymentStatus::Building).await;
    world.cancel(second.id).await;
    assert_eq!(world.ended(second.id).await.status, DeploymentStatus::Canceled);
    let after = world.state(application, ServiceState::Running).await;
    assert_eq!(after.running, before.running);
    assert_eq!(after.urls, before.urls);
    assert_eq!(after.reason, None);
    assert_eq!(world.page(application).await, "one");
}
