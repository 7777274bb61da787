//! Many requests at once: one deployment per service at a time, the last accepted one wins.

use std::{
    collections::{HashMap, HashSet},
    sync::atomic::{AtomicBool, Ordering},
};

use futures::future::join_all;
use uuid::Uuid;
use windlass_store::{Page, Store};
use windlass_tests::{
    pages::page,
    process::{ServerOptions, eventually},
    world::{World, gated_site, is_terminal},
};
use windlass_types::{Deployment, DeploymentStatus};

async fn list(world: &World, application: Uuid) -> Vec<Deployment> {
    let listed = world.client().list_application_deployment(&application, None, None).await;
    listed.expect("the deployments").into_inner().results
}

fn active(deployments: &[Deployment]) -> usize {
    deployments.iter().filter(|d| !is_terminal(&d.status) && d.status != DeploymentStatus::Queued).count()
}

/// The most deployments that were active at the same time, in all and for one service, as the server itself wrote it
/// down: every change of a status is an entry of its audit log, in the order of the commits.
async fn most_active(world: &mut World) -> (usize, usize) {
    let service: HashMap<Uuid, Uuid> = {
        let mut all = HashMap::new();
        let applications = world.client().list_application(&world.environment, None, None).await;
        for application in applications.expect("the applications").into_inner().results {
            all.extend(list(world, application.id).await.into_iter().map(|d| (d.id, application.id)));
        }
        all
    };
    assert!(world.server.terminate().await.success());
    let store = Store::open(world.server.data_dir()).await.expect("the server has let go of it");
    let mut entries = Vec::new();
    for page in 1.. {
        let listing = store.audit_list(world.organization, Page { page, page_size: 1000 }).await;
        let listing = listing.expect("the audit log");
        if listing.results.is_empty() {
            break;
        }
        entries.extend(listing.results.iter().cloned());
    }
    store.close().await;
    // The ids are made in the order of the commits; the times are those at which the changes were asked for.
    entries.sort_by_key(|entry| entry.id);
    let mut working: HashSet<Uuid> = HashSet::new();
    let (mut in_all, mut of_one) = (0, 0);
    for entry in entries.iter().map(|entry| &entry.entry).filter(|entry| entry.target_kind == "deployment") {
        match entry.action.as_str() {
            "deployment.queued" => {}
            "deployment.building" | "deployment.deploying" | "deployment.canceling" => {
                working.insert(entry.target_id);
            }
            _ => {
                working.remove(&entry.target_id);
            }
        }
        in_all = in_all.max(working.len());
        let mut count: HashMap<Uuid, usize> = HashMap::new();
        for id in &working {
            *count.entry(service[id]).or_default() += 1;
        }
        of_one = of_one.max(count.into_values().max().unwrap_or(0));
    }
    assert!(in_all > 0, "the audit log tells of no deployment");
    (in_all, of_one)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_fifty_requests_the_last_accepted_commit_runs() {
    const REQUESTS: usize = 50;
    let mut world = World::new().await;
    let repository = page("none");
    let commits: Vec<_> = (0..REQUESTS).map(|n| repository.commit_page(&n.to_string())).collect();
    let application = world.site("web", &repository).await;

    let done = AtomicBool::new(false);
    let requests = async {
        let accepted = join_all(commits.iter().map(|commit| world.deploy_commit(application, commit))).await;
        for deployment in &accepted {
            world.ended(deployment.id).await;
        }
        done.store(true, Ordering::Relaxed);
        accepted
    };
    let watching = async {
        let mut looks = 0;
        while !done.load(Ordering::Relaxed) {
            let deployments = list(&world, application).await;
            assert!(active(&deployments) <= 1, "two are active: {deployments:?}");
            looks += 1;
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        looks
    };
    let (accepted, looks) = tokio::join!(requests, watching);
    assert!(looks > 5, "{looks}");

    let deployments = list(&world, application).await;
    assert_eq!(deployments.len(), REQUESTS);
    let revisions: Vec<_> = deployments.iter().map(|d| d.revision).collect();
    assert_eq!(revisions, (1..=50).collect::<Vec<i64>>(), "each has its revision, in the order of acceptance");
    for (deployment, commit) in accepted.iter().zip(&commits) {
        assert_eq!(deployment.git_commit_id.as_ref(), Some(commit), "each answer is for its own request");
    }
    let last = deployments.last().unwrap();
    assert_eq!(last.status, DeploymentStatus::Deployed, "{last:?}");
    for other in &deployments {
        match other.status {
            DeploymentStatus::Deployed => {}
            DeploymentStatus::Canceled => assert_eq!(other.reason.as_deref(), Some("SUPERSEDED"), "{other:?}"),
            _ => panic!("{other:?}"),
        }
    }
    let number = commits.iter().position(|commit| last.git_commit_id.as_ref() == Some(commit)).unwrap();
    assert_eq!(world.page(application).await, number.to_string());
    let status = world.status(application).await;
    assert_eq!(status.running.map(|running| running.revision), Some(50));
    let left = world.programs_settle(application, 1).await;
    assert_eq!(left[0].deployment, last.id);
    assert_eq!(world.server.complaints(), [] as [String; 0]);
    let (_, of_one) = most_active(&mut world).await;
    assert_eq!(of_one, 1, "two deployments of the service were active at once");
}

#[tokio::test]
async fn no_more_are_worked_on_than_the_operator_allows() {
    let mut world = World::with(ServerOptions { max_deployments: 2, ..ServerOptions::default() }).await;
    let repository = page("page");
    let gate = world.server.scratch().join("gate");
    let mut deployments = Vec::new();
    let mut applications = Vec::new();
    for n in 0..5 {
        let application = world.application(&gated_site(&format!("web-{n}"), &repository, &gate)).await.id;
        deployments.push(world.deploy(application).await.id);
        applications.push(application);
    }
    let statuses = async || {
        let mut statuses = Vec::new();
        for id in &deployments {
            statuses.push(world.deployment(*id).await.status);
        }
        statuses
    };
    use DeploymentStatus::{Deploying, Queued};
    // First come, first served.
    let expected = [Deploying, Deploying, Queued, Queued, Queued];
    eventually("two are being deployed", async || (statuses().await == expected).then_some(())).await;
    // Time for more of them, if there were a way.
    for application in &applications[..2] {
        world.programs_settle(*application, 1).await;
    }
    assert_eq!(statuses().await, expected);
    let metrics = windlass_tests::process::http()
        .get(format!("{}/metrics", world.server.address()))
        .send()
        .await
        .unwrap()
        .text()
        .await
        .unwrap();
    assert!(metrics.contains("windlass_deployments_queued 3") && metrics.contains("windlass_deployments_active 2"));

    std::fs::write(&gate, "").unwrap();
    for id in &deployments {
        assert_eq!(world.ended(*id).await.status, DeploymentStatus::Deployed);
    }
    let (in_all, of_one) = most_active(&mut world).await;
    assert_eq!((in_all, of_one), (2, 1));
}

#[tokio::test]
async fn one_that_is_stuck_holds_up_no_other_service() {
    let world = World::with(ServerOptions { max_deployments: 2, ..ServerOptions::default() }).await;
    let repository = page("page");
    let never = world.server.scratch().join("never");
    let stuck = world.application(&gated_site("stuck", &repository, &never)).await.id;
    let first = world.deploy(stuck).await;
    world.reaches(first.id, DeploymentStatus::Deploying).await;
    // Others of the same service wait, and take no place of anybody else.
    let second = world.deploy(stuck).await;
    let third = world.deploy(stuck).await;
    let application = world.site("web", &repository).await;
    world.deployed(application).await;
    let second = world.deployment(second.id).await;
    assert_eq!((second.status, second.reason.as_deref()), (DeploymentStatus::Canceled, Some("SUPERSEDED")));
    assert!(second.message.is_some_and(|message| message.contains(&third.id.to_string())));
    assert_eq!(world.deployment(third.id).await.status, DeploymentStatus::Queued);
    assert_eq!(world.deployment(first.id).await.status, DeploymentStatus::Deploying);
}
