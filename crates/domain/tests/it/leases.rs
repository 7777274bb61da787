//! Leases and deadlines.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use uuid::Uuid;
use windlass_domain::{DeploymentStatus as D, Lease, PhaseDeadlines, Resume};

fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_700_000_000, 0).expect("a valid time") + TimeDelta::seconds(seconds)
}

#[test]
fn a_deployment_is_taken_up_when_nobody_holds_it() {
    let owner = Uuid::from_u128(1);
    let held = Lease { owner: Some(owner), expires_at: Some(at(10)), attempt: 1 };
    let check = |lease: Lease, status: D, now: i64, may: bool| {
        assert_eq!(lease.may_claim(status, at(now)), may, "{status} at {now} with {lease:?}");
    };
    check(Lease::default(), D::Queued, 0, true);
    check(Lease::default(), D::Building, 0, true);
    check(held, D::Building, 9, false);
    check(held, D::Building, 10, true);
    check(held, D::Canceling, 9, false);
    check(held, D::Canceling, 11, true);
    check(held, D::Deployed, 99, false);
    check(Lease::default(), D::Canceled, 99, false);

    assert!(held.held_by(owner) && !held.held_by(Uuid::from_u128(2)) && !Lease::default().held_by(owner));
}

#[test]
fn what_is_taken_up_again_goes_on_within_its_deadline_and_attempts() {
    let check = |attempt, deadline: Option<i64>, expected| {
        let lease = Lease { attempt, ..Lease::default() };
        assert_eq!(lease.resume(at(10), deadline.map(at), 3), expected, "attempt {attempt}, deadline {deadline:?}");
    };
    check(1, None, Resume::Continue);
    check(3, Some(11), Resume::Continue);
    check(4, Some(11), Resume::AttemptsExhausted);
    check(1, Some(10), Resume::DeadlineExceeded);
    check(9, Some(3), Resume::DeadlineExceeded);
}

#[test]
fn every_active_status_has_a_deadline_and_no_other() {
    let deadlines = PhaseDeadlines::default();
    for status in D::ALL {
        let limit = deadlines.of(*status);
        assert_eq!(limit.is_some(), status.is_active(), "{status}");
        assert!(limit.is_none_or(|limit| limit >= Duration::from_secs(60)), "{status}");
    }
}
