//! The outbox and its deliveries.

use std::time::Duration;

use uuid::Uuid;
use windlass_domain::{DeploymentStatus as D, EventKind, Operation};
use windlass_store::{Delivery, DeliveryOutcome, DeliveryState, Kind, Page, StoreError, Subscription};

use crate::support::{Fixture, Service, at, new_record, open, run};

async fn webhook(fixture: &Fixture, org: Uuid, enabled: bool, events: &[&str]) -> Uuid {
    let new = new_record(org, Kind::Webhook, Some(org), &Uuid::now_v7().to_string());
    let events = events.iter().map(|&event| event.to_owned()).collect();
    fixture
        .store
        .write(move |tx| {
            Box::pin(async move {
                let id = tx.record_insert(new).await?.id;
                tx.subscription_put(Subscription { webhook_id: id, organization_id: org, enabled, events }).await?;
                Ok(id)
            })
        })
        .await
        .expect("a webhook")
}

async fn due(fixture: &Fixture, owner: Uuid, seconds: i64) -> Vec<Delivery> {
    fixture.store.delivery_claim_due(at(seconds), owner, Duration::from_secs(30), 100).await.expect("a claim")
}

fn names(deliveries: &[Delivery]) -> Vec<&str> {
    deliveries.iter().map(|delivery| &*delivery.event_name).collect()
}

#[test]
fn each_subscriber_is_told_in_its_own_spelling_and_in_order() {
    run(async {
        let fixture = open().await;
        let (org, other) = (fixture.organization("Acme").await, fixture.organization("Other").await);
        let all = webhook(&fixture, org, true, &["DEPLOYMENT_STARTED", "DEPLOYMENT_SUCCESSFUL"]).await;
        let some = webhook(&fixture, org, true, &["DEPLOYMENT_SUCCEEDED", "DEPLOYMENT_CANCELLED"]).await;
        webhook(&fixture, org, false, &["DEPLOYMENT_STARTED"]).await;
        webhook(&fixture, other, true, &["DEPLOYMENT_STARTED"]).await;

        let mut bell = fixture.store.watch_deliveries();
        bell.mark_unchanged();
        let service = Service::new(org);
        let accepted = fixture.accept(service, Operation::Deploy, 0).await;
        assert!(!bell.has_changed().unwrap());
        fixture.drive(&[D::Deploying, D::Deployed], 1).await;
        bell.changed().await.unwrap();
        assert_eq!(fixture.store.delivery_next_due().await.unwrap(), Some(at(1)));

        let owner = Uuid::now_v7();
        let claimed = due(&fixture, owner, 2).await;
        assert_eq!(names(&claimed), ["DEPLOYMENT_STARTED", "DEPLOYMENT_SUCCEEDED"]);
        assert_eq!((claimed[0].webhook_id, claimed[1].webhook_id), (all, some));
        assert_eq!((claimed[0].subject_id, claimed[0].kind), (accepted.id, EventKind::DeploymentStarted));
        let payload: serde_json::Value = serde_json::from_str(&claimed[1].payload).unwrap();
        assert_eq!(payload["deployment_id"], accepted.id.to_string());
        assert_eq!(payload["status"], "DEPLOYED");
        assert_eq!(payload["commit"]["git_commit_id"], "abc");
        assert_eq!(payload["context"]["service"]["name"], "web");

        // The second event for the first webhook waits for the first one, however often that fails.
        assert!(due(&fixture, owner, 3).await.is_empty());
        let retry = DeliveryOutcome::Retry { at: at(60), response_status: Some(503), error: "busy".to_owned() };
        fixture.store.delivery_result(claimed[0].id, owner, retry, at(4)).await.unwrap();
        assert!(due(&fixture, owner, 31).await.is_empty());
        assert_eq!(fixture.store.delivery_next_due().await.unwrap(), Some(at(32)), "the other one's lease");
        let again = due(&fixture, owner, 60).await;
        assert_eq!(names(&again), ["DEPLOYMENT_SUCCEEDED", "DEPLOYMENT_STARTED"], "its lease ran out meanwhile");
        assert_eq!((again[1].id, again[1].attempt, again[1].response_status), (claimed[0].id, 2, Some(503)));
        for delivery in &again {
            let outcome = DeliveryOutcome::Delivered { response_status: 204 };
            fixture.store.delivery_result(delivery.id, owner, outcome, at(61)).await.unwrap();
        }
        let last = due(&fixture, owner, 62).await;
        assert_eq!(names(&last), ["DEPLOYMENT_SUCCESSFUL"]);
        let dead = DeliveryOutcome::Dead { response_status: None, error: "refused".to_owned() };
        fixture.store.delivery_result(last[0].id, owner, dead, at(63)).await.unwrap();
        assert_eq!(fixture.store.delivery_next_due().await.unwrap(), None);

        let page = fixture.store.delivery_list(org, all, Page::first(10)).await.unwrap();
        assert_eq!(page.total, 2);
        assert_eq!(page.results[0].state, DeliveryState::Delivered);
        assert_eq!((page.results[1].state, page.results[1].error.as_deref()), (DeliveryState::Dead, Some("refused")));
        assert_eq!(fixture.store.delivery_list(other, all, Page::first(10)).await.unwrap().total, 0);

        let resent = fixture.store.delivery_resend(org, last[0].id, at(70)).await.unwrap();
        assert_eq!((resent.event_id, resent.attempt), (last[0].event_id, 0));
        assert!(matches!(fixture.store.delivery_resend(other, resent.id, at(70)).await, Err(StoreError::Foreign)));
        assert_eq!(due(&fixture, owner, 71).await[0].id, resent.id);

        // What is still to be sent survives pruning, and nothing survives its webhook.
        fixture.store.outbox_prune(at(1000)).await.unwrap();
        assert_eq!(fixture.store.delivery_list(org, all, Page::first(10)).await.unwrap().total, 2);
        fixture.store.record_delete(org, Kind::Webhook, all).await.unwrap();
        assert!(matches!(fixture.store.delivery_get(org, resent.id).await, Err(StoreError::NotFound)));
        assert_eq!(fixture.store.outbox_prune(at(1000)).await.unwrap(), 1);
    });
}

#[test]
fn a_slow_receiver_does_not_keep_the_others_waiting() {
    run(async {
        let fixture = open().await;
        let org = fixture.organization("Acme").await;
        let slow = webhook(&fixture, org, true, &["DEPLOYMENT_STARTED"]).await;
        for _ in 0..7 {
            fixture.accept(Service::new(org), Operation::Deploy, 0).await;
            fixture.claim(Uuid::now_v7(), 1).await.expect("something to claim");
        }
        let other = webhook(&fixture, org, true, &["DEPLOYMENT_STARTED"]).await;
        fixture.accept(Service::new(org), Operation::Deploy, 2).await;
        fixture.claim(Uuid::now_v7(), 2).await.expect("something to claim");

        let owner = Uuid::now_v7();
        let first = due(&fixture, owner, 3).await;
        let to = |webhook| first.iter().filter(|delivery| delivery.webhook_id == webhook).count();
        assert_eq!((to(slow), to(other), first.len()), (4, 1, 5));
        assert!(due(&fixture, owner, 4).await.is_empty());
        let done = DeliveryOutcome::Delivered { response_status: 200 };
        fixture.store.delivery_result(first[0].id, owner, done, at(5)).await.unwrap();
        let next = due(&fixture, owner, 6).await;
        assert_eq!(next.iter().map(|delivery| delivery.webhook_id).collect::<Vec<_>>(), [slow]);
        // Those whose leases ran out and those that were never held, but still four.
        assert_eq!(due(&fixture, owner, 100).await.iter().filter(|delivery| delivery.webhook_id == slow).count(), 4);
    });
}

#[test]
fn a_worker_that_lost_its_delivery_cannot_settle_it() {
    run(async {
        let fixture = open().await;
        let org = fixture.organization("Acme").await;
        webhook(&fixture, org, true, &["DEPLOYMENT_FAILURE"]).await;
        fixture.accept(Service::new(org), Operation::Deploy, 0).await;
        fixture.drive(&[D::BuildError], 1).await;
        let (first, second) = (Uuid::now_v7(), Uuid::now_v7());
        let delivery = due(&fixture, first, 2).await.remove(0);
        assert_eq!(&*delivery.event_name, "DEPLOYMENT_FAILURE");
        assert_eq!(due(&fixture, second, 40).await.len(), 1);
        let ok = DeliveryOutcome::Delivered { response_status: 200 };
        let late = fixture.store.delivery_result(delivery.id, first, ok.clone(), at(41)).await;
        assert!(matches!(late, Err(StoreError::LeaseLost)), "{late:?}");
        fixture.store.delivery_result(delivery.id, second, ok, at(41)).await.unwrap();
    });
}

#[test]
fn an_undone_transition_leaves_no_event() {
    run(async {
        let fixture = open().await;
        let org = fixture.organization("Acme").await;
        let hook = webhook(&fixture, org, true, &["DEPLOYMENT_CANCELED"]).await;
        let service = Service::new(org);
        fixture.accept(service, Operation::Deploy, 0).await;
        // Superseding the queued one writes an event; then the whole change is undone.
        let request = service.request(Operation::Deploy, 1);
        let undone: Result<(), StoreError> = fixture
            .store
            .write(|tx| {
                Box::pin(async move {
                    tx.deployment_insert(request).await?;
                    Err(StoreError::NotFound)
                })
            })
            .await;
        assert!(undone.is_err());
        assert_eq!(fixture.store.delivery_list(org, hook, Page::first(10)).await.unwrap().total, 0);
        fixture.accept(service, Operation::Deploy, 1).await;
        assert_eq!(fixture.store.delivery_list(org, hook, Page::first(10)).await.unwrap().total, 1);
    });
}
