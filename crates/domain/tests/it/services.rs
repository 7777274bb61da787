//! The state of a service.

use windlass_domain::{
    DeploymentStatus as D, Observed as O, ServiceDeploymentStatus, ServiceState as S, service_deployment_status,
    service_state,
};

#[test]
fn the_state_follows_the_latest_deployment_and_what_is_seen() {
    let check = |latest: Option<D>, settled: Option<D>, observed: O, state: S| {
        assert_eq!(service_state(latest, settled, observed), state, "{latest:?}, before {settled:?}, {observed}");
    };
    check(None, None, O::Unknown, S::Ready);

    // From acceptance to the end, whatever was before and whatever is seen.
    for settled in [None, Some(D::Deployed), Some(D::BuildError), Some(D::Stopped)] {
        for observed in O::ALL {
            check(Some(D::Queued), settled, *observed, S::Queued);
            check(Some(D::Building), settled, *observed, S::Building);
            check(Some(D::Deploying), settled, *observed, S::Deploying);
            check(Some(D::Canceling), settled, *observed, S::Deploying);
            check(Some(D::BuildError), settled, *observed, S::Error);
            check(Some(D::DeploymentError), settled, *observed, S::Error);
            check(Some(D::Stopping), settled, *observed, S::Stopping);
            check(Some(D::Stopped), settled, *observed, S::Stopped);
            check(Some(D::Restarting), settled, *observed, S::Restarting);
            check(Some(D::Deleting), settled, *observed, S::Deleting);
            check(Some(D::Deleted), settled, *observed, S::Deleted);
        }
    }
    for ended in [D::Deployed, D::Restarted] {
        check(Some(ended), None, O::Unknown, S::Running);
        check(Some(ended), None, O::Serving, S::Running);
        check(Some(ended), None, O::Failing, S::Error);
        check(Some(ended), None, O::Absent, S::Error);
    }
    check(Some(D::Canceled), None, O::Unknown, S::Stopped);
    check(Some(D::Canceled), Some(D::Deployed), O::Serving, S::Running);
    check(Some(D::Canceled), Some(D::Deployed), O::Failing, S::Error);
    check(Some(D::Canceled), Some(D::DeploymentError), O::Serving, S::Running);
    check(Some(D::Canceled), Some(D::BuildError), O::Unknown, S::Error);
    check(Some(D::Canceled), Some(D::Stopped), O::Absent, S::Stopped);
}

#[test]
fn every_end_is_one_that_a_polling_client_takes_for_an_end() {
    for latest in D::ALL.iter().copied().filter(|status| status.is_terminal() && *status != D::Deleted) {
        for settled in [None, Some(D::Deployed), Some(D::BuildError), Some(D::Stopped), Some(D::Canceled)] {
            for observed in O::ALL {
                let state = service_state(Some(latest), settled, *observed);
                assert!(matches!(state, S::Running | S::Stopped | S::Error), "{latest}, {settled:?}: {state}");
            }
        }
    }
}

#[test]
fn what_runs_is_compared_with_what_is_configured() {
    let check = |deployed, current, status| assert_eq!(service_deployment_status(deployed, current), status);
    check(None, "1", ServiceDeploymentStatus::NeverDeployed);
    check(Some("1"), "1", ServiceDeploymentStatus::UpToDate);
    check(Some("1"), "2", ServiceDeploymentStatus::OutOfDate);
}
