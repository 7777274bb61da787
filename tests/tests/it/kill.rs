//! The server is killed, as by `kill -9`, in every phase of a deployment. The next start goes on from there: every
//! deployment ends, each instance has one program, what ran runs on, and every event is delivered.

use std::time::Duration;

use rustix::process::Signal;
use uuid::Uuid;
use windlass_tests::{
    pages::page,
    process::{ServerOptions, ServerProcess, eventually, signal},
    receiver::{Gate, Receiver},
    world::{World, gated_site, get_text, script},
};
use windlass_types::{DeploymentStatus, Probe, ServiceState, TcpProbe};

async fn killed_and_started_again(world: &mut World) {
    world.server.kill9();
    world.server.restart().await;
}

fn pids(world: &World, application: Uuid) -> Vec<i32> {
    world.programs(application).iter().map(|program| program.process.pid).collect()
}

/// Waits until the deployment's start and its end were told, in this order.
async fn told(receiver: &Receiver, deployment: Uuid, end: &str) {
    let expected: &[&str] = if end.is_empty() { &["DEPLOYMENT_STARTED"] } else { &["DEPLOYMENT_STARTED", end] };
    eventually(&format!("{expected:?} of {deployment} are told"), async || {
        let events = receiver.events_of(deployment);
        assert!(expected.starts_with(&events.iter().map(String::as_str).collect::<Vec<_>>()), "{events:?}");
        (events == expected).then_some(())
    })
    .await;
}

#[tokio::test]
async fn while_queued() {
    let mut world = World::one_at_a_time().await;
    let receiver = Receiver::start().await;
    world.webhook_for_all(&receiver.url()).await;
    let repository = page("page");
    let gate = world.server.scratch().join("gate");
    let blocker = world.application(&gated_site("blocker", &repository, &gate)).await.id;
    let application = world.site("web", &repository).await;
    let first = world.deploy(blocker).await;
    world.reaches(first.id, DeploymentStatus::Deploying).await;
    let queued = world.deploy(application).await;
    killed_and_started_again(&mut world).await;
    assert_eq!(world.deployment(queued.id).await.status, DeploymentStatus::Queued);
    assert_eq!(world.status(application).await.state, ServiceState::Queued);
    std::fs::write(&gate, "").unwrap();
    for (deployment, application) in [(first.id, blocker), (queued.id, application)] {
        assert_eq!(world.ended(deployment).await.status, DeploymentStatus::Deployed);
        assert_eq!(world.page(application).await, "page");
        assert_eq!(pids(&world, application).len(), 1);
        told(&receiver, deployment, "DEPLOYMENT_SUCCEEDED").await;
    }
}

#[tokio::test]
async fn while_building() {
    let mut world = World::new().await;
    let receiver = Receiver::start().await;
    world.webhook_for_all(&receiver.url()).await;
    let library = page("library");
    library.git(&["update-server-info"]);
    let gate = Gate::before(library.path().join(".git")).await;
    let repository = page("page");
    repository.commit_submodule("library", &gate.url(), &library.head());
    let application = world.site("web", &repository).await;
    let deployment = world.deploy(application).await;
    eventually("the submodule is asked for", async || (gate.asked() > 0).then_some(())).await;
    let asked = gate.asked();
    killed_and_started_again(&mut world).await;
    eventually("the submodule is asked for again", async || (gate.asked() > asked).then_some(())).await;
    assert_eq!(world.deployment(deployment.id).await.status, DeploymentStatus::Building);
    gate.open();
    let ended = world.ended(deployment.id).await;
    assert_eq!(ended.status, DeploymentStatus::Deployed, "{ended:?}");
    assert_eq!(world.page(application).await, "page");
    assert_eq!(pids(&world, application).len(), 1);
    told(&receiver, deployment.id, "DEPLOYMENT_SUCCEEDED").await;
    let gits = world.server.processes().iter().filter(|p| p.arguments.starts_with(b"git\0")).count();
    assert_eq!(gits, 0, "the git of the killed server is left");
}

#[tokio::test]
async fn while_deploying() {
    let mut world = World::new().await;
    let receiver = Receiver::start().await;
    world.webhook_for_all(&receiver.url()).await;
    let gate = world.server.scratch().join("gate");
    let repository = page("page");
    let application = world.application(&gated_site("web", &repository, &gate)).await.id;
    let deployment = world.deploy(application).await;
    world.programs_settle(application, 1).await;
    world.reaches(deployment.id, DeploymentStatus::Deploying).await;
    let before = pids(&world, application);
    killed_and_started_again(&mut world).await;
    assert_eq!(world.deployment(deployment.id).await.status, DeploymentStatus::Deploying);
    std::fs::write(&gate, "").unwrap();
    assert_eq!(world.ended(deployment.id).await.status, DeploymentStatus::Deployed);
    assert_eq!(pids(&world, application), before, "the program that was started goes into service");
    assert_eq!(world.page(application).await, "page");
    told(&receiver, deployment.id, "DEPLOYMENT_SUCCEEDED").await;
}

#[tokio::test]
async fn while_a_failing_program_is_probed() {
    let mut world = World::new().await;
    let receiver = Receiver::start().await;
    world.webhook_for_all(&receiver.url()).await;
    let gate = world.server.scratch().join("gate");
    let line = format!("while [ ! -e '{}' ]; do sleep 0.05; done; exit 6", gate.display());
    let kind = windlass_types::ProbeType { tcp: TcpProbe::new(8080).into(), ..Default::default() };
    let repository = page("page");
    let request = windlass_types::ApplicationRequest {
        ports: Some(vec![windlass_tests::world::web_port()]),
        healthchecks: Some(windlass_tests::world::readiness(Probe {
            failure_threshold: Some(100),
            ..Probe::new(kind)
        })),
        ..script("bad", &repository, &line)
    };
    let application = world.application(&request).await.id;
    let deployment = world.deploy(application).await;
    world.programs_settle(application, 1).await;
    // It ends while no server is there to see it.
    world.server.kill9();
    std::fs::write(&gate, "").unwrap();
    eventually("the program ends", async || pids(&world, application).is_empty().then_some(())).await;
    world.server.restart().await;
    let ended = world.ended(deployment.id).await;
    assert_eq!(ended.status, DeploymentStatus::DeploymentError);
    assert!(ended.message.as_deref().is_some_and(|message| message.contains("status 6")), "{ended:?}");
    world.programs_settle(application, 0).await;
    told(&receiver, deployment.id, "DEPLOYMENT_FAILED").await;
}

#[tokio::test]
async fn while_canceling() {
    let mut world = World::new().await;
    let receiver = Receiver::start().await;
    world.webhook_for_all(&receiver.url()).await;
    let line = "trap '' TERM; while true; do sleep 0.1; done";
    let kind = windlass_types::ProbeType { tcp: TcpProbe::new(8080).into(), ..Default::default() };
    let repository = page("page");
    let request = windlass_types::ApplicationRequest {
        ports: Some(vec![windlass_tests::world::web_port()]),
        healthchecks: Some(windlass_tests::world::readiness(Probe {
            failure_threshold: Some(100),
            ..Probe::new(kind)
        })),
        ..script("stubborn", &repository, line)
    };
    let application = world.application(&request).await.id;
    let deployment = world.deploy(application).await;
    world.programs_settle(application, 1).await;
    world.cancel(deployment.id).await;
    killed_and_started_again(&mut world).await;
    let ended = world.ended(deployment.id).await;
    assert_eq!((ended.status, ended.reason.as_deref()), (DeploymentStatus::Canceled, Some("CANCELED_BY_USER")));
    assert_eq!(pids(&world, application), [] as [i32; 0], "CANCELED, and it still runs");
    told(&receiver, deployment.id, "DEPLOYMENT_CANCELED").await;
}

#[tokio::test]
async fn while_running() {
    let mut world = World::new().await;
    let repository = page("page");
    let application = world.site("web", &repository).await;
    world.deployed(application).await;
    let (before, program) = (world.status(application).await, pids(&world, application));
    let url = before.urls[0].clone();
    world.server.kill9();
    assert_eq!(get_text(&url).await, "page", "it runs without the server");
    world.server.restart().await;
    let after = world.status(application).await;
    assert_eq!(
        (after.state.clone(), &after.urls, &after.running),
        (ServiceState::Running, &before.urls, &before.running)
    );
    // Observed anew, and left as it is.
    let later = eventually("it is observed anew", async || {
        let status = world.status(application).await;
        (status.observed_at > before.observed_at).then_some(status)
    })
    .await;
    assert_eq!((later.state, later.urls, later.running), (ServiceState::Running, before.urls, before.running));
    assert_eq!(pids(&world, application), program);
    assert_eq!(get_text(&url).await, "page");
}

#[tokio::test]
async fn together_with_everything_that_runs() {
    let mut world = World::new().await;
    let repository = page("page");
    let application = world.site("web", &repository).await;
    world.deployed(application).await;
    let before = pids(&world, application);
    // As when the power fails.
    world.server.kill9();
    for process in world.server.processes() {
        signal(process.pid, Signal::KILL);
    }
    eventually("nothing is left", async || world.server.processes().is_empty().then_some(())).await;
    world.server.restart().await;
    eventually("the page is served again", async || {
        let status = world.status(application).await;
        let url = status.urls.first()?.clone();
        let answer = windlass_tests::process::http().get(url).send().await.ok()?;
        (answer.text().await.ok()? == "page" && status.state == ServiceState::Running).then_some(())
    })
    .await;
    let after = pids(&world, application);
    assert_eq!(after.len(), 1);
    assert_ne!(after, before);
    // And it takes the next deployment.
    world.deployed(application).await;
}

#[tokio::test]
async fn at_moments_that_nobody_chose() {
    let mut world = World::new().await;
    let receiver = Receiver::start().await;
    world.webhook_for_all(&receiver.url()).await;
    let repository = page("0");
    let application = world.site("web", &repository).await;
    let mut deployments = Vec::new();
    for round in 1..=10u32 {
        repository.commit_page(&round.to_string());
        let deployment = world.deploy(application).await.id;
        // Spread over what a deployment takes, not in order.
        tokio::time::sleep(Duration::from_millis(u64::from(round * 7 % 10) * 70)).await;
        killed_and_started_again(&mut world).await;
        let ended = world.ended(deployment).await;
        assert_eq!(ended.status, DeploymentStatus::Deployed, "round {round}: {ended:?}");
        assert_eq!(world.page(application).await, round.to_string());
        let left = world.programs_settle(application, 1).await;
        assert_eq!(left[0].deployment, deployment);
        deployments.push(deployment);
    }
    for deployment in deployments {
        told(&receiver, deployment, "DEPLOYMENT_SUCCEEDED").await;
    }
    assert_eq!(world.server.complaints(), [] as [String; 0]);
}

#[tokio::test]
async fn while_requests_come_in() {
    let mut world = World::new().await;
    let repository = page("page");
    let application = world.site("web", &repository).await;
    for _ in 0..3 {
        let client = world.client();
        let asking = tokio::spawn(async move {
            // Accepted or cut off, either is right; a half is not.
            for _ in 0..20 {
                let _ = client.deploy_application(&application, None).await;
            }
        });
        tokio::time::sleep(Duration::from_millis(150)).await;
        killed_and_started_again(&mut world).await;
        asking.await.unwrap();
    }
    let deployments = eventually("all have ended", async || {
        let list = world.client().list_application_deployment(&application, None, None).await.unwrap().into_inner();
        list.results.iter().all(|d| windlass_tests::world::is_terminal(&d.status)).then_some(list.results)
    })
    .await;
    // Whatever was accepted last runs, unless nothing was: then one more is.
    let last = match deployments.last() {
        Some(last) => last.clone(),
        None => world.deployed(application).await,
    };
    assert_eq!(last.status, DeploymentStatus::Deployed, "{last:?}");
    assert_eq!(world.page(application).await, "page");
    let left = world.programs_settle(application, 1).await;
    assert_eq!(left[0].deployment, last.id);
}

#[tokio::test]
async fn a_stop_in_good_order_leaves_everything_to_the_next_start() {
    let mut world = World::new().await;
    let receiver = Receiver::start().await;
    world.webhook_for_all(&receiver.url()).await;
    let repository = page("page");
    let gate = world.server.scratch().join("gate");
    let running = world.site("running", &repository).await;
    let coming = world.application(&gated_site("coming", &repository, &gate)).await.id;
    world.deployed(running).await;
    let deployment = world.deploy(coming).await;
    world.programs_settle(coming, 1).await;
    let before = (pids(&world, running), pids(&world, coming));
    let url = world.status(running).await.urls[0].clone();
    assert!(world.server.terminate().await.success());
    assert_eq!(get_text(&url).await, "page");
    std::fs::write(&gate, "").unwrap();
    world.server.restart().await;
    assert_eq!(world.ended(deployment.id).await.status, DeploymentStatus::Deployed);
    assert_eq!((pids(&world, running), pids(&world, coming)), before);
    assert_eq!(world.page(coming).await, "page");
    told(&receiver, deployment.id, "DEPLOYMENT_SUCCEEDED").await;
}

#[tokio::test]
async fn in_its_very_first_start() {
    for millis in [0, 5, 10, 20, 30, 40, 50, 70, 90, 120, 160, 250] {
        let mut server = ServerProcess::unstarted(ServerOptions::default());
        for _ in 0..2 {
            server.spawn();
            tokio::time::sleep(Duration::from_millis(millis)).await;
            server.kill9();
        }
        server.restart().await;
        let organization =
            server.client().list_organization(None, None).await.expect("the token is valid").into_inner();
        assert_eq!(organization.results.len(), 1, "killed after {millis} ms");
    }
}

#[tokio::test]
async fn a_second_server_is_refused_what_the_first_one_has() {
    let mut world = World::new().await;
    let repository = page("page");
    let application = world.site("web", &repository).await;
    world.deployed(application).await;
    let before = pids(&world, application);
    let mut second = world.server.command().spawn().expect("it starts");
    let status = eventually("the second one ends", async || second.try_wait().expect("our own child")).await;
    assert!(!status.success());
    let output = world.server.output();
    let said = output.lines().last().unwrap_or_default();
    assert!(said.contains("data") && said.contains("use"), "{said}");
    assert_eq!((world.page(application).await.as_str(), pids(&world, application)), ("page", before));
    killed_and_started_again(&mut world).await;
    assert_eq!(world.page(application).await, "page");
}

#[tokio::test]
async fn a_stop_in_good_order_ends_the_git_of_a_build() {
    let mut world = World::new().await;
    let library = page("library");
    library.git(&["update-server-info"]);
    let gate = Gate::before(library.path().join(".git")).await;
    let repository = page("page");
    repository.commit_submodule("library", &gate.url(), &library.head());
    let application = world.site("web", &repository).await;
    let deployment = world.deploy(application).await;
    eventually("the submodule is asked for", async || (gate.asked() > 0).then_some(())).await;
    let begun = std::time::Instant::now();
    assert!(world.server.terminate().await.success());
    assert!(begun.elapsed() < Duration::from_secs(10), "the stop took {:?}", begun.elapsed());
    let left = world.server.processes();
    assert!(left.is_empty(), "{left:?}");
    gate.open();
    world.server.restart().await;
    assert_eq!(world.ended(deployment.id).await.status, DeploymentStatus::Deployed);
    assert_eq!(world.page(application).await, "page");
}
