//! Events and retries.

use std::time::Duration;

use chrono::{DateTime, Utc};
use proptest::prelude::*;
use windlass_domain::{DELIVERY_WINDOW, DeploymentStatus as D, EventKind, TRANSITIONS, retry_at};

#[test]
fn transitions_cause_the_events_of_a_deploy() {
    let check = |from, to, kind| assert_eq!(EventKind::of_transition(from, to), kind, "{from} to {to}");
    check(D::Queued, D::Building, Some(EventKind::DeploymentStarted));
    check(D::Building, D::Deploying, None);
    check(D::Deploying, D::Deployed, Some(EventKind::DeploymentSucceeded));
    check(D::Building, D::BuildError, Some(EventKind::DeploymentFailed));
    check(D::Deploying, D::DeploymentError, Some(EventKind::DeploymentFailed));
    check(D::Canceling, D::DeploymentError, Some(EventKind::DeploymentFailed));
    check(D::Building, D::Canceling, None);
    check(D::Canceling, D::Canceled, Some(EventKind::DeploymentCanceled));
    check(D::Queued, D::Canceled, Some(EventKind::DeploymentCanceled));
    check(D::StopQueued, D::Canceled, None);
    check(D::Stopping, D::Stopped, None);
    check(D::Restarting, D::RestartError, None);
    check(D::Deleting, D::Deleted, None);
}

#[test]
fn every_end_of_a_deploy_causes_exactly_one_event() {
    for (from, next) in TRANSITIONS {
        for to in *next {
            let of_deploy = matches!(from, D::Queued | D::Building | D::Deploying | D::Canceling);
            if of_deploy && to.is_terminal() {
                assert!(EventKind::of_transition(*from, *to).is_some(), "{from} to {to}");
            }
        }
    }
}

#[test]
fn a_subscriber_hears_the_spelling_it_asked_for() {
    let check = |kind: EventKind, events: &[&str], name: Option<&str>| {
        assert_eq!(kind.spelling_for(events.iter().copied()), name, "{kind} for {events:?}");
    };
    check(EventKind::DeploymentSucceeded, &["DEPLOYMENT_SUCCESSFUL"], Some("DEPLOYMENT_SUCCESSFUL"));
    check(EventKind::DeploymentFailed, &["DEPLOYMENT_STARTED", "DEPLOYMENT_FAILURE"], Some("DEPLOYMENT_FAILURE"));
    check(
        EventKind::DeploymentCanceled,
        &["DEPLOYMENT_CANCELLED", "DEPLOYMENT_CANCELED"],
        Some("DEPLOYMENT_CANCELLED"),
    );
    check(EventKind::DeploymentStarted, &["DEPLOYMENT_FAILED"], None);
    check(EventKind::DeploymentStarted, &[], None);
    for kind in EventKind::ALL {
        assert_eq!(kind.spellings()[0], kind.as_str());
        for spelling in kind.spellings() {
            assert_eq!(EventKind::parse(spelling).unwrap(), *kind);
        }
    }
    assert!(EventKind::parse("deployment_started").is_err());
}

fn start() -> DateTime<Utc> {
    DateTime::from_timestamp(1_700_000_000, 0).expect("a valid time")
}

#[test]
fn a_delivery_is_tried_for_a_day_and_then_given_up() {
    for jitter in [0.0, 0.5, 1.0] {
        let (mut now, mut attempts) = (start(), 1);
        while let Some(next) = retry_at(attempts, start(), now, jitter) {
            assert!(next > now && next <= start() + DELIVERY_WINDOW);
            now = next;
            attempts += 1;
        }
        assert_eq!(now, start() + DELIVERY_WINDOW, "the last attempt ends the day");
        assert!((10..25).contains(&attempts), "{attempts} attempts");
    }
}

proptest! {
    #[test]
    fn pauses_stay_within_their_bounds(attempt in 0u32.., jitter in any::<f64>(), elapsed in 0u64..100_000) {
        let now = start() + Duration::from_secs(elapsed);
        match retry_at(attempt, start(), now, jitter) {
            None => prop_assert!(now >= start() + DELIVERY_WINDOW),
            Some(next) => {
                prop_assert!(next > now && next <= start() + DELIVERY_WINDOW);
                prop_assert!(next - now <= chrono::TimeDelta::seconds(12_960));
            }
        }
    }
}
