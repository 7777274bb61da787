//! Transitions.

use uuid::Uuid;
use windlass_domain::{DeploymentStatus as D, Operation, Reason};
use windlass_store::{Changes, Page, StoreError, Transition};

use crate::support::{Service, at, open, run, step};

#[test]
fn a_transition_that_the_table_does_not_hold_is_refused() {
    run(async {
        let fixture = open().await;
        let service = Service::new(Uuid::now_v7());
        fixture.accept(service, Operation::Deploy, 0).await;
        let building = fixture.claim(Uuid::now_v7(), 1).await.unwrap();
        let skip = fixture.store.deployment_transition(step(&building, D::Deployed, 2)).await;
        assert!(matches!(skip, Err(StoreError::Forbidden(_))), "{skip:?}");

        let failed = Transition {
            reason: Some(Reason::BuildFailed),
            message: Some("exit status 1".to_owned()),
            ..step(&building, D::BuildError, 3)
        };
        let ended = fixture.store.deployment_transition(failed).await.unwrap();
        assert_eq!((ended.status, ended.reason, ended.lease.owner), (D::BuildError, Some(Reason::BuildFailed), None));
        for to in D::ALL {
            let moved = fixture.store.deployment_transition(step(&ended, *to, 4)).await;
            assert!(matches!(moved, Err(StoreError::Forbidden(_))), "{to}: {moved:?}");
        }
        let found = fixture.store.deployment_get(service.org, ended.id).await.unwrap();
        assert_eq!((found.status, found.message.as_deref()), (D::BuildError, Some("exit status 1")));
        assert_eq!(found.updated_at, at(3));
    });
}

#[test]
fn a_transition_leaves_everything_or_nothing() {
    run(async {
        let fixture = open().await;
        let service = Service::new(Uuid::now_v7());
        fixture.accept(service, Operation::Deploy, 0).await;
        let building = fixture.claim(Uuid::now_v7(), 1).await.unwrap();
        let asked = step(&building, D::Deploying, 2);
        let undone: Result<(), StoreError> = fixture
            .store
            .write(|tx| {
                Box::pin(async move {
                    tx.deployment_transition(asked).await?;
                    Err(StoreError::NotFound)
                })
            })
            .await;
        assert!(undone.is_err());
        let found = fixture.store.deployment_get(service.org, building.id).await.unwrap();
        assert_eq!((found.status, found.updated_at), (D::Building, at(1)));
        let status = fixture.store.service_status_get(service.org, service.id).await.unwrap().unwrap();
        assert_eq!(status.state.as_str(), "BUILDING");
        assert_eq!(fixture.store.audit_list(service.org, Page::first(100)).await.unwrap().total, 2);

        fixture.go(&building, D::Deploying, 2).await;
        let audit = fixture.store.audit_list(service.org, Page::first(100)).await.unwrap();
        let actions: Vec<&str> = audit.results.iter().map(|entry| entry.entry.action.as_str()).collect();
        assert_eq!(actions, ["deployment.queued", "deployment.building", "deployment.deploying"]);
    });
}

#[test]
fn a_phase_may_be_given_its_own_deadline() {
    run(async {
        let fixture = open().await;
        fixture.accept(Service::new(Uuid::now_v7()), Operation::Deploy, 0).await;
        let building = fixture.claim(Uuid::now_v7(), 1).await.unwrap();
        let changes = Changes { phase_deadline: Some(at(9999)), ..Changes::default() };
        let asked = Transition { changes, ..step(&building, D::Deploying, 2) };
        let deploying = fixture.store.deployment_transition(asked).await.unwrap();
        assert_eq!(deploying.phase_deadline, Some(at(9999)));
        assert_eq!(fixture.go(&deploying, D::Deployed, 3).await.phase_deadline, None);
    });
}

#[test]
fn deployments_are_listed_by_service_and_guarded_by_organization() {
    run(async {
        let fixture = open().await;
        let service = Service::new(Uuid::now_v7());
        let mut ids = Vec::new();
        for n in 0..5 {
            ids.push(fixture.accept(service, Operation::Deploy, n).await.id);
        }
        let list = async |org, page| {
            let page = Page { page, page_size: 2 };
            let listing = fixture.store.deployment_list(org, service.id, page).await.unwrap();
            (listing.results.iter().map(|deployment| deployment.id).collect::<Vec<_>>(), listing.total)
        };
        assert_eq!(list(service.org, 1).await, (ids[..2].to_vec(), 5));
        assert_eq!(list(service.org, 3).await, (ids[4..].to_vec(), 5));
        assert_eq!(list(service.org, 4).await, (vec![], 5));
        assert_eq!(list(Uuid::now_v7(), 1).await, (vec![], 0));
        let foreign = fixture.store.deployment_get(Uuid::now_v7(), ids[0]).await;
        assert!(matches!(foreign, Err(StoreError::Foreign)), "{foreign:?}");
        let missing = fixture.store.deployment_get(service.org, Uuid::now_v7()).await;
        assert!(matches!(missing, Err(StoreError::NotFound)), "{missing:?}");
    });
}
