//! The status of a service.

use uuid::Uuid;
use windlass_domain::{DeploymentStatus as D, Observed, Operation, Reason, ServiceState as S};
use windlass_store::{Observation, ServiceStatus};

use crate::support::{Fixture, Service, at, open, run, step};

async fn status(fixture: &Fixture, service: Service) -> ServiceStatus {
    let status = fixture.store.service_status_get(service.org, service.id).await.expect("a read");
    status.expect("it was deployed")
}

#[test]
fn a_client_that_polls_sees_no_end_before_the_end() {
    run(async {
        let fixture = open().await;
        let service = Service::new(Uuid::now_v7());
        assert!(fixture.store.service_status_get(service.org, service.id).await.unwrap().is_none());

        // First deploy, and what is seen at every step.
        fixture.accept(service, Operation::Deploy, 1).await;
        assert_eq!(status(&fixture, service).await.state, S::Queued);
        let mut first = fixture.claim(Uuid::now_v7(), 2).await.unwrap();
        assert_eq!(status(&fixture, service).await.state, S::Building);
        first = fixture.go(&first, D::Deploying, 3).await;
        assert_eq!(status(&fixture, service).await.state, S::Deploying);

        // A second is accepted meanwhile: the end of the first is not the end.
        let second = fixture.accept(service, Operation::Deploy, 4).await;
        assert_eq!(status(&fixture, service).await.state, S::Deploying);
        fixture.go(&first, D::Deployed, 5).await;
        let between = status(&fixture, service).await;
        assert_eq!((between.state, between.deployment_id), (S::Queued, second.id));
        assert_eq!(between.running.unwrap().revision, 1);
        assert_eq!(between.config_version.as_deref(), Some("v1"));

        // The second fails; the first still serves.
        fixture.drive(&[D::BuildError], 6).await;
        let failed = status(&fixture, service).await;
        assert_eq!((failed.state, failed.running.unwrap().deployment_id), (S::Error, first.id));
        assert_eq!(failed.last_deployment_at, at(4));

        // A third succeeds, then a stop.
        fixture.accept(service, Operation::Deploy, 7).await;
        assert_eq!(status(&fixture, service).await.state, S::Queued);
        fixture.drive(&[D::Deploying, D::Deployed], 8).await;
        let running = status(&fixture, service).await;
        assert_eq!((running.state, running.running.unwrap().revision), (S::Running, 3));
        assert_eq!(running.config_version.as_deref(), Some("v7"));
        let stop = fixture.accept(service, Operation::Stop, 9).await;
        assert_eq!(stop.revision, 3);
        fixture.drive(&[D::Stopped], 10).await;
        let stopped = status(&fixture, service).await;
        assert_eq!((stopped.state, stopped.running, &*stopped.instances), (S::Stopped, None, "[]"));

        // A restart keeps the revision and tells since when it runs anew.
        fixture.accept(service, Operation::Deploy, 11).await;
        let fourth = fixture.drive(&[D::Deploying, D::Deployed], 12).await;
        let restart = fixture.accept(service, Operation::Restart, 13).await;
        assert_eq!(restart.revision, 4);
        assert_eq!(fixture.claim(Uuid::now_v7(), 14).await.unwrap().status, D::Restarting);
        assert_eq!(status(&fixture, service).await.state, S::Restarting);
        let active = fixture.store.deployments_in_progress().await.unwrap();
        assert_eq!(active.iter().map(|deployment| deployment.id).collect::<Vec<_>>(), [restart.id]);
        fixture.go(&active[0], D::Restarted, 15).await;
        let restarted = status(&fixture, service).await;
        let running = restarted.running.unwrap();
        assert_eq!((restarted.state, running.deployment_id, running.since), (S::Running, fourth.id, at(15)));
    });
}

#[test]
fn a_cancel_falls_back_to_what_was_before() {
    run(async {
        let fixture = open().await;
        let service = Service::new(Uuid::now_v7());
        let cancel = async |seconds| {
            let queued = fixture.accept(service, Operation::Deploy, seconds).await;
            let who = "someone".to_owned();
            fixture.store.deployment_cancel_request(service.org, queued.id, who, at(seconds)).await.unwrap();
            status(&fixture, service).await.state
        };
        assert_eq!(cancel(1).await, S::Stopped, "a first deployment");
        fixture.accept(service, Operation::Deploy, 2).await;
        fixture.drive(&[D::BuildError], 2).await;
        assert_eq!(cancel(3).await, S::Error, "after a failure with nothing in service");
        fixture.accept(service, Operation::Deploy, 4).await;
        fixture.drive(&[D::Deploying, D::Deployed], 4).await;
        assert_eq!(cancel(5).await, S::Running, "while a revision serves");
        fixture.accept(service, Operation::Stop, 6).await;
        fixture.drive(&[D::Stopped], 6).await;
        assert_eq!(cancel(7).await, S::Stopped, "after a stop");
    });
}

#[test]
fn what_is_seen_changes_the_state_only_if_it_is_news_of_what_runs() {
    run(async {
        let fixture = open().await;
        let service = Service::new(Uuid::now_v7());
        let accepted = fixture.accept(service, Operation::Deploy, 1).await;
        fixture.drive(&[D::Deploying, D::Deployed], 1).await;
        let seen = |deployment_id, observed, seconds| Observation {
            organization_id: service.org,
            service_id: service.id,
            deployment_id,
            observed,
            instances: format!(r#"["{observed}"]"#),
            reason: (observed != Observed::Serving).then_some(Reason::InstanceExited),
            message: None,
            at: at(seconds),
        };
        let observe = async |deployment_id, observed, seconds| {
            fixture.store.service_observe(seen(deployment_id, observed, seconds)).await.unwrap()
        };
        assert_eq!(fixture.store.service_status_running().await.unwrap().len(), 1);
        assert!(observe(accepted.id, Observed::Serving, 2).await, "the instances are news");
        assert!(!observe(accepted.id, Observed::Serving, 3).await, "nothing is news");
        assert!(!observe(Uuid::now_v7(), Observed::Absent, 4).await, "of another deployment");
        assert_eq!(status(&fixture, service).await.state, S::Running);

        assert!(observe(accepted.id, Observed::Failing, 5).await);
        let crashed = status(&fixture, service).await;
        assert_eq!((crashed.state, crashed.reason), (S::Error, Some(Reason::InstanceExited)));
        assert_eq!((crashed.observed_at, &*crashed.instances), (Some(at(5)), r#"["FAILING"]"#));

        // It fails in another way: that is news, once.
        let otherwise = |seconds| Observation {
            message: Some("exited with status 7".into()),
            ..seen(accepted.id, Observed::Failing, seconds)
        };
        assert!(fixture.store.service_observe(otherwise(5)).await.unwrap());
        assert!(!fixture.store.service_observe(otherwise(6)).await.unwrap());
        assert_eq!(status(&fixture, service).await.message.as_deref(), Some("exited with status 7"));

        // During the next deployment the old revision's trouble does not show as an end.
        fixture.accept(service, Operation::Deploy, 6).await;
        assert!(observe(accepted.id, Observed::Absent, 7).await);
        assert_eq!(status(&fixture, service).await.state, S::Queued);
        let next = fixture.claim(Uuid::now_v7(), 8).await.unwrap();
        let next = fixture.go(&next, D::Deploying, 8).await;
        fixture.go(&next, D::Deployed, 9).await;
        let recovered = status(&fixture, service).await;
        assert_eq!((recovered.state, recovered.observed, recovered.reason), (S::Running, Observed::Serving, None));

        // A failed deployment's state and reason outlive what is seen of the one that still serves.
        fixture.accept(service, Operation::Deploy, 10).await;
        let failing = fixture.claim(Uuid::now_v7(), 10).await.unwrap();
        let mut asked = step(&failing, D::BuildError, 11);
        asked.reason = Some(Reason::BuildFailed);
        fixture.store.deployment_transition(asked).await.unwrap();
        observe(next.id, Observed::Serving, 12).await;
        let failed = status(&fixture, service).await;
        assert_eq!((failed.state, failed.reason), (S::Error, Some(Reason::BuildFailed)));
        // Nor is it written again and again when that one fails as well.
        assert!(observe(next.id, Observed::Failing, 13).await);
        assert!(!observe(next.id, Observed::Failing, 14).await);
        assert_eq!(status(&fixture, service).await.reason, Some(Reason::BuildFailed));
    });
}
