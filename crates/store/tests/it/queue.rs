//! Accepting, claiming, holding and canceling.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use uuid::Uuid;
use windlass_domain::{DeploymentStatus as D, Operation, Reason};
use windlass_store::{Page, Store, StoreError};

use crate::support::{Fixture, Service, at, claim, open, run, step};

#[test]
fn a_newer_request_supersedes_the_queued_one_and_nothing_else() {
    run(async {
        let fixture = open().await;
        let service = Service::new(Uuid::now_v7());
        let other = fixture.accept(Service::new(service.org), Operation::Deploy, 0).await;
        let first = fixture.accept(service, Operation::Deploy, 1).await;
        let second = fixture.accept(service, Operation::Deploy, 2).await;
        let third = fixture.accept(service, Operation::Restart, 3).await;
        assert!(other.seq < first.seq && first.seq < second.seq && second.seq < third.seq);
        assert_eq!((first.revision, second.revision, third.revision), (1, 2, 0));

        for (id, status) in [(other.id, D::Queued), (first.id, D::Canceled), (second.id, D::Canceled)] {
            let found = fixture.store.deployment_get(service.org, id).await.unwrap();
            assert_eq!(found.status, status);
            let reason = (status == D::Canceled).then_some(Reason::Superseded);
            assert_eq!((found.reason, found.finished_at.is_some()), (reason, reason.is_some()));
        }
        // What is active is left alone; only what waits behind it is replaced.
        let fourth = fixture.accept(service, Operation::Deploy, 4).await;
        let owner = Uuid::now_v7();
        assert_eq!(fixture.claim(owner, 5).await.unwrap().id, other.id);
        assert_eq!(fixture.claim(owner, 5).await.unwrap().id, fourth.id);
        let fifth = fixture.accept(service, Operation::Deploy, 6).await;
        let active = fixture.store.deployment_active(service.org, service.id).await.unwrap().unwrap();
        assert_eq!((active.id, active.status, active.lease.attempt), (fourth.id, D::Building, 1));
        let latest = fixture.store.deployment_latest(service.org, service.id).await.unwrap().unwrap();
        assert_eq!((latest.id, latest.revision), (fifth.id, 4));
        assert!(fixture.claim(owner, 7).await.is_none(), "its service has one active");
        assert_eq!(fixture.store.deployment_counts().await.unwrap(), (1, 2));
    });
}

#[test]
fn the_one_accepted_last_is_the_latest_whatever_its_time() {
    run(async {
        let fixture = open().await;
        let service = Service::new(Uuid::now_v7());
        let first = fixture.accept(service, Operation::Deploy, 5).await;
        let second = fixture.accept(service, Operation::Deploy, 3).await;
        assert_eq!(second.created_at, first.created_at);
        let status = fixture.store.service_status_get(service.org, service.id).await.unwrap().unwrap();
        assert_eq!((status.deployment_id, status.last_deployment_at), (second.id, second.created_at));
        let listed = fixture.store.deployment_list(service.org, service.id, Page::first(10)).await.unwrap();
        assert_eq!(
            listed.results.iter().map(|one| (one.id, &*one.plan)).collect::<Vec<_>>(),
            [(first.id, ""), (second.id, "")]
        );
        assert_eq!(&*fixture.store.deployment_get(service.org, second.id).await.unwrap().plan, "{}");
    });
}

#[test]
fn a_service_that_is_being_deleted_accepts_nothing_more() {
    run(async {
        let fixture = open().await;
        let service = Service::new(Uuid::now_v7());
        fixture.accept(service, Operation::Deploy, 0).await;
        let delete = fixture.accept(service, Operation::Delete, 1).await;
        for _ in 0..2 {
            for operation in [Operation::Deploy, Operation::Stop, Operation::Delete] {
                let refused = fixture.store.deployment_insert(service.request(operation, 2)).await;
                assert!(matches!(refused, Err(StoreError::BeingDeleted)), "{operation}: {refused:?}");
            }
            fixture.claim(Uuid::now_v7(), 3).await;
        }
        let refused =
            fixture.store.deployment_cancel_request(service.org, delete.id, "someone".to_owned(), at(4)).await;
        assert!(matches!(refused, Err(StoreError::Forbidden(_))), "{refused:?}");
    });
}

#[test]
fn sixteen_claimers_never_share_a_service_nor_exceed_the_limit() {
    const LIMIT: u32 = 3;
    run(async {
        let fixture = open().await;
        let org = Uuid::now_v7();
        let clusters = [Uuid::from_u128(1), Uuid::from_u128(2)];
        let services: Vec<Service> =
            (0..30).map(|n| Service { cluster: clusters[n % 2], ..Service::new(org) }).collect();
        for service in &services {
            fixture.accept(*service, Operation::Deploy, 0).await;
        }
        // Sixty more are accepted while others work; some supersede what is still queued.
        let store = fixture.store.clone();
        let more = services.clone();
        let all_accepted = Arc::new(AtomicBool::new(false));
        let accepted = all_accepted.clone();
        let producer = tokio::spawn(async move {
            for service in more.iter().chain(more.iter().rev()) {
                store.deployment_insert(service.request(Operation::Deploy, 1)).await.unwrap();
            }
            accepted.store(true, Ordering::SeqCst);
        });
        // Claimed and not ended: by service and by cluster.
        let busy: Arc<Mutex<HashMap<Uuid, u32>>> = Arc::default();
        let mut tasks = Vec::new();
        for _ in 0..16 {
            let (store, busy, all_accepted) = (fixture.store.clone(), busy.clone(), all_accepted.clone());
            tasks.push(tokio::spawn(async move {
                let owner = Uuid::now_v7();
                loop {
                    let done = all_accepted.load(Ordering::SeqCst);
                    let Some(mine) = store.deployment_claim(claim(owner, 2, LIMIT)).await.unwrap() else {
                        if done && store.deployment_counts().await.unwrap() == (0, 0) {
                            break;
                        }
                        tokio::task::yield_now().await;
                        continue;
                    };
                    for (key, limit) in [(mine.service_id, 1), (mine.cluster_id, LIMIT)] {
                        let mut busy = busy.lock().unwrap();
                        let count = busy.entry(key).or_default();
                        *count += 1;
                        assert!(*count <= limit, "{count} active of {limit}");
                    }
                    let mine = store.deployment_transition(step(&mine, D::Deploying, 2)).await.unwrap();
                    for key in [mine.service_id, mine.cluster_id] {
                        *busy.lock().unwrap().get_mut(&key).unwrap() -= 1;
                    }
                    store.deployment_transition(step(&mine, D::Deployed, 2)).await.unwrap();
                }
            }));
        }
        producer.await.unwrap();
        for task in tasks {
            task.await.unwrap();
        }
        // Whatever was accepted last for a service is what runs.
        for service in &services {
            let latest = fixture.store.deployment_latest(org, service.id).await.unwrap().unwrap();
            assert_eq!((latest.status, latest.revision), (D::Deployed, 3));
            let status = fixture.store.service_status_get(org, service.id).await.unwrap().unwrap();
            assert_eq!(status.running.unwrap().deployment_id, latest.id);
        }
    });
}

#[test]
fn a_lost_lease_lets_another_worker_go_on_from_where_it_was() {
    run(async {
        let fixture = open().await;
        let service = Service::new(Uuid::now_v7());
        let (first, second) = (Uuid::now_v7(), Uuid::now_v7());
        fixture.accept(service, Operation::Deploy, 0).await;
        let mine = fixture.claim(first, 10).await.unwrap();
        assert_eq!((mine.status, mine.started_at), (D::Building, Some(at(10))));
        assert!(mine.phase_deadline.is_some_and(|deadline| deadline > at(10)));
        fixture.store.deployment_progress(mine.id, first, "{\"pid\":1}".to_owned()).await.unwrap();

        assert!(fixture.claim(second, 39).await.is_none(), "the lease holds");
        fixture.store.deployment_renew(mine.id, first, at(39), Duration::from_secs(30)).await.unwrap();
        assert!(fixture.claim(second, 68).await.is_none(), "the lease was renewed");
        let resumed = fixture.claim(second, 69).await.unwrap();
        assert_eq!((resumed.id, resumed.status, resumed.lease.attempt), (mine.id, D::Building, 2));
        assert_eq!((resumed.phase_deadline, resumed.started_at), (mine.phase_deadline, Some(at(10))));
        assert_eq!(resumed.progress.as_deref(), Some("{\"pid\":1}"));

        let late = fixture.store.deployment_transition(step(&mine, D::Deploying, 70)).await;
        assert!(matches!(late, Err(StoreError::LeaseLost)), "{late:?}");
        let late = fixture.store.deployment_renew(mine.id, first, at(70), Duration::from_secs(30)).await;
        assert!(matches!(late, Err(StoreError::LeaseLost)), "{late:?}");
        let late = fixture.store.deployment_progress(mine.id, first, "{}".to_owned()).await;
        assert!(matches!(late, Err(StoreError::LeaseLost)), "{late:?}");

        fixture.store.deployment_release(mine.id, first).await.unwrap();
        assert!(fixture.claim(first, 71).await.is_none(), "only the holder can let go");
        fixture.store.deployment_release(mine.id, second).await.unwrap();
        assert_eq!(fixture.claim(first, 71).await.unwrap().lease.attempt, 3);
    });
}

#[test]
fn a_cancel_ends_what_waits_and_marks_what_runs() {
    run(async {
        let fixture = open().await;
        let service = Service::new(Uuid::now_v7());
        let cancel = async |id, seconds| {
            fixture.store.deployment_cancel_request(service.org, id, "someone".to_owned(), at(seconds)).await
        };
        let queued = fixture.accept(service, Operation::Deploy, 0).await;
        let canceled = cancel(queued.id, 1).await.unwrap();
        assert_eq!((canceled.status, canceled.reason), (D::Canceled, Some(Reason::CanceledByUser)));
        assert!(matches!(cancel(queued.id, 2).await, Err(StoreError::Forbidden(_))));

        let accepted = fixture.accept(service, Operation::Deploy, 3).await;
        let mine = fixture.claim(Uuid::now_v7(), 4).await.unwrap();
        assert_eq!(mine.id, accepted.id);
        let canceling = cancel(mine.id, 5).await.unwrap();
        assert_eq!((canceling.status, canceling.cancel_requested), (D::Canceling, true));
        assert_eq!(cancel(mine.id, 6).await.unwrap().status, D::Canceling, "asking again changes nothing");

        // The worker finds out when it wants to move on, and when it renews.
        let on = fixture.store.deployment_transition(step(&mine, D::Deploying, 7)).await;
        assert!(matches!(on, Err(StoreError::StatusChanged { current: D::Canceling })), "{on:?}");
        let owner = mine.lease.owner.unwrap();
        let renewed = fixture.store.deployment_renew(mine.id, owner, at(7), Duration::from_secs(30)).await.unwrap();
        assert_eq!(renewed.status, D::Canceling);

        // A deploy accepted meanwhile waits until the canceled work is gone.
        let next = fixture.accept(service, Operation::Deploy, 8).await;
        assert!(fixture.claim(owner, 9).await.is_none());
        let ended = fixture.go(&renewed, D::Canceled, 10).await;
        assert_eq!((ended.reason, ended.finished_at), (Some(Reason::CanceledByUser), Some(at(10))));
        assert_eq!(fixture.claim(owner, 11).await.unwrap().id, next.id);

        let elsewhere =
            fixture.store.deployment_cancel_request(Uuid::now_v7(), next.id, "someone".to_owned(), at(12)).await;
        assert!(matches!(elsewhere, Err(StoreError::Foreign)), "{elsewhere:?}");
        assert!(matches!(cancel(Uuid::now_v7(), 12).await, Err(StoreError::NotFound)));
    });
}

#[test]
fn those_who_wait_for_work_are_woken() {
    run(async {
        let fixture = open().await;
        let mut news = fixture.store.watch_deployments();
        news.mark_unchanged();
        fixture.store.setting_put("a", "1").await.unwrap();
        assert!(!news.has_changed().unwrap(), "a setting is no work");
        fixture.accept(Service::new(Uuid::now_v7()), Operation::Deploy, 0).await;
        news.changed().await.unwrap();
    });
}

#[test]
fn a_store_that_is_opened_again_waits_for_no_lease_of_the_process_before() {
    run(async {
        let Fixture { store, directory } = open().await;
        let service = Service::new(Uuid::now_v7());
        store.deployment_insert(service.request(Operation::Deploy, 0)).await.unwrap();
        let before = store.deployment_claim(claim(Uuid::now_v7(), 1, 10)).await.unwrap().unwrap();
        store.close().await;

        let store = Store::open(directory.path()).await.unwrap();
        let resumed = store.deployment_claim(claim(Uuid::now_v7(), 2, 10)).await.unwrap().unwrap();
        assert_eq!((resumed.id, resumed.status, resumed.lease.attempt), (before.id, D::Building, 2));
    });
}
