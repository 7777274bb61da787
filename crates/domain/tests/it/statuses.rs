//! The life of a deployment.

use proptest::prelude::*;
use windlass_domain::{DeploymentStatus as D, Operation, Phase, TRANSITIONS, may_supersede, transition};

#[test]
fn every_status_has_a_place_in_the_table_or_is_an_end() {
    for status in D::ALL {
        let next = TRANSITIONS.iter().filter(|(from, _)| from == status).count();
        assert_eq!(next, usize::from(!status.is_terminal()), "{status}");
        assert_eq!(status.as_str().parse::<D>().unwrap(), *status);
        assert_eq!(
            [status.is_queued(), status.is_active(), status.is_terminal()].iter().filter(|is| **is).count(),
            1,
            "{status}"
        );
    }
}

#[test]
fn an_end_never_changes() {
    for from in D::ALL.iter().filter(|status| status.is_terminal()) {
        for to in D::ALL {
            let refused = transition(*from, *to).unwrap_err();
            assert_eq!((refused.from, refused.to), (*from, *to));
        }
        assert_eq!((from.failed(), from.canceled()), (None, None), "{from}");
    }
    assert_eq!(
        transition(D::Deployed, D::Canceling).unwrap_err().to_string(),
        "a deployment cannot go from DEPLOYED to CANCELING"
    );
}

#[test]
fn the_phases_go_one_way() {
    for (from, next) in TRANSITIONS {
        for to in *next {
            assert!(to.phase() >= from.phase(), "{from} to {to}");
            assert!(!to.is_queued(), "{from} to {to}");
        }
    }
    assert!(Phase::Queued < Phase::Active && Phase::Active < Phase::Ended);
}

#[test]
fn everything_unfinished_can_fail() {
    for status in D::ALL.iter().filter(|status| !status.is_terminal()) {
        let failed = status.failed().unwrap();
        assert!(failed.is_failure() && transition(*status, failed).is_ok(), "{status} to {failed}");
    }
}

#[test]
fn a_cancel_is_accepted_where_the_table_allows_it() {
    let check = |from: D, to: Option<D>| assert_eq!(from.canceled(), to, "{from}");
    check(D::Queued, Some(D::Canceled));
    check(D::StopQueued, Some(D::Canceled));
    check(D::RestartQueued, Some(D::Canceled));
    check(D::Building, Some(D::Canceling));
    check(D::Deploying, Some(D::Canceling));
    check(D::Canceling, None);
    check(D::Stopping, None);
    check(D::Restarting, None);
    check(D::DeleteQueued, None);
    check(D::Deleting, None);
}

#[test]
fn every_operation_begins_from_its_queue() {
    for operation in Operation::ALL {
        assert!(operation.queued().is_queued() && operation.begun().is_active());
        assert!(transition(operation.queued(), operation.begun()).is_ok());
        assert_eq!(may_supersede(*operation), *operation != Operation::Delete);
    }
}

proptest! {
    /// Whatever is tried, a deployment comes to an end in a few steps, and stays there.
    #[test]
    fn every_walk_ends(operation in proptest::sample::select(Operation::ALL),
                       tries in proptest::collection::vec(proptest::sample::select(D::ALL), 0..200)) {
        let mut status = operation.queued();
        let mut steps = 0;
        for to in tries {
            if let Ok(next) = transition(status, to) {
                prop_assert!(!status.is_terminal());
                status = next;
                steps += 1;
            }
        }
        prop_assert!(steps <= 4, "{steps} steps");
    }
}
