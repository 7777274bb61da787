//! Waiting until something runs.

use std::collections::HashSet;
use std::time::Duration;

use progenitor_client::ResponseValue;
use tokio::time::{Instant, sleep, timeout_at};
use uuid::Uuid;
use windlass_types::{ApplicationStatus, DeployRequest, Deployment, DeploymentStatus, Log, ServiceState};

use crate::rate_limit::until;
use crate::{CallError, Client, Details as _, Error, Headers as _};

/// The time between two looks: at first, and at most where the rate limit allows it.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// When fewer requests than this are left, they are spread over the rest of the window.
const SPARE_REQUESTS: u64 = 200;

/// What happened while waiting.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Progress {
    /// The deployment was accepted, or its status changed.
    State(Deployment),
    /// The application wrote a line.
    Log(Log),
}

impl Client {
    /// Deploys an application and waits until the deployment has ended, telling each change of its
    /// status and each new line of the application's log.
    ///
    /// `None` as request deploys the head of the application's branch. Dropping the future, or
    /// running out of time, leaves the deployment going at the server.
    ///
    /// # Errors
    ///
    /// [`Error::DeploymentFailed`] with the record when it did not end as `DEPLOYED`;
    /// [`Error::DeadlineExceeded`] after `within`; [`Error::Call`] when it was not accepted, or can
    /// no longer be read.
    pub async fn deploy_and_wait(
        &self,
        application_id: Uuid,
        request: Option<&DeployRequest>,
        within: Duration,
        mut progress: impl FnMut(&Progress),
    ) -> Result<Deployment, Error> {
        let deadline = Deadline::new(within);
        let mut log = LogTail::new(application_id);
        // What was written before is not this deployment's. An application that never ran may have
        // no log to read.
        let _ = timeout_at(deadline.at, log.new_lines(self)).await;
        let accepted =
            timeout_at(deadline.at, self.deploy_application(&application_id, request)).await.map_err(|_| {
                deadline.exceeded(
                    &format!("the deployment of application {application_id}"),
                    "the request was sent, but not answered",
                )
            })??;
        self.follow(accepted, deadline, Some(log), &mut progress).await
    }

    /// Waits until a deployment has ended, telling each change of its status.
    ///
    /// # Errors
    ///
    /// As [`Client::deploy_and_wait`].
    pub async fn wait_for_deployment(
        &self,
        deployment_id: Uuid,
        within: Duration,
        mut progress: impl FnMut(&Progress),
    ) -> Result<Deployment, Error> {
        let deadline = Deadline::new(within);
        let first = timeout_at(deadline.at, self.get_deployment(&deployment_id))
            .await
            .map_err(|_| deadline.exceeded(&named(deployment_id), "it was not answered"))??;
        self.follow(first, deadline, None, &mut progress).await
    }

    /// Waits until an application runs.
    ///
    /// # Errors
    ///
    /// [`Error::ApplicationFailed`] when its state is `STOPPED` or `ERROR`;
    /// [`Error::DeadlineExceeded`] after `within`; [`Error::Call`] when it cannot be read.
    pub async fn wait_running(&self, application_id: Uuid, within: Duration) -> Result<ApplicationStatus, Error> {
        let deadline = Deadline::new(within);
        let mut pace = Pace::default();
        let mut last_seen = "nothing".to_owned();
        loop {
            let call = self.get_application_status(&application_id);
            match timeout_at(deadline.at, call).await {
                Ok(Ok(answer)) => {
                    match answer.state {
                        ServiceState::Running => return Ok(answer.into_inner()),
                        ServiceState::Stopped | ServiceState::Error => {
                            return Err(Error::ApplicationFailed(Box::new(answer.into_inner())));
                        }
                        _ => {}
                    }
                    last_seen = answer.state.to_string();
                    pace.heed(&answer);
                }
                Ok(Err(error)) => last_seen = tolerated(error)?,
                Err(_) => {
                    let what = format!("application {application_id}");
                    return Err(deadline.exceeded(&what, &last_seen));
                }
            }
            pace.pause(deadline.at).await;
        }
    }

    async fn follow(
        &self,
        first: ResponseValue<Deployment>,
        deadline: Deadline,
        mut log: Option<LogTail>,
        progress: &mut impl FnMut(&Progress),
    ) -> Result<Deployment, Error> {
        let mut pace = Pace::default();
        pace.heed(&first);
        let id = first.id;
        let mut last = first.into_inner();
        let mut last_seen = last.status.to_string();
        progress(&Progress::State(last.clone()));
        loop {
            let ended = ended(&last);
            if let Some(log) = &mut log {
                // Lines are told as far as they can be read: the deployment goes on without.
                let lines = timeout_at(deadline.at, log.new_lines(self)).await;
                for line in lines.unwrap_or_default() {
                    progress(&Progress::Log(line));
                }
            }
            match ended {
                Some(true) => return Ok(last),
                Some(false) => return Err(Error::DeploymentFailed(Box::new(last))),
                None => pace.pause(deadline.at).await,
            }
            match timeout_at(deadline.at, self.get_deployment(&id)).await {
                Ok(Ok(answer)) => {
                    pace.heed(&answer);
                    let changed = answer.status != last.status;
                    last = answer.into_inner();
                    last_seen = last.status.to_string();
                    if changed {
                        pace.hurry();
                        progress(&Progress::State(last.clone()));
                    }
                }
                Ok(Err(error)) => last_seen = tolerated(error)?,
                Err(_) => return Err(deadline.exceeded(&named(id), &last_seen)),
            }
        }
    }
}

fn named(deployment_id: Uuid) -> String {
    format!("deployment {deployment_id}")
}

/// Whether a deployment has ended, and well.
fn ended(deployment: &Deployment) -> Option<bool> {
    use DeploymentStatus as Status;
    match &deployment.status {
        Status::Deployed | Status::Stopped | Status::Restarted | Status::Deleted => Some(true),
        Status::BuildError
        | Status::DeploymentError
        | Status::StopError
        | Status::RestartError
        | Status::DeleteError
        | Status::Canceled => Some(false),
        // A newer server may have other ends. That it is one shows in its time; that it is a good
        // one, nobody can tell.
        Status::Unknown(_) if deployment.finished_at.is_some() => Some(false),
        _ => None,
    }
}

/// A failed look is no failure of what is looked at, when it may work a little later: while the
/// server is replaced, its workloads go on.
fn tolerated(error: CallError) -> Result<String, Error> {
    match error.is_transient() {
        true => Ok(error.message()),
        false => Err(error.into()),
    }
}

#[derive(Debug, Clone, Copy)]
struct Deadline {
    at: Instant,
    within: Duration,
}

impl Deadline {
    fn new(within: Duration) -> Self {
        // A time that no clock can tell is as good as never: a century.
        let century = Duration::from_secs(100 * 365 * 24 * 3600);
        Self { at: Instant::now() + within.min(century), within }
    }

    fn exceeded(self, waited_for: &str, last_seen: &str) -> Error {
        Error::DeadlineExceeded {
            waited_for: waited_for.to_owned(),
            within: self.within,
            last_seen: last_seen.to_owned(),
        }
    }
}

/// The time between two looks: it grows, and stretches when the rate limit gets short.
#[derive(Debug)]
struct Pace {
    next: Duration,
    at_least: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { next: FIRST_PAUSE, at_least: Duration::ZERO }
    }
}

impl Pace {
    /// Reads from an answer how many requests are left.
    fn heed<T>(&mut self, answer: &ResponseValue<T>) {
        self.at_least = match answer.rate_limit() {
            Some(limit) if limit.remaining < SPARE_REQUESTS => {
                let left = until(limit.reset, answer.headers());
                // Two calls per look; others may share the credential.
                let looks = (limit.remaining / 4).max(1);
                left.div_f64(looks as f64)
            }
            _ => Duration::ZERO,
        };
    }

    /// Looks closely again: one change is often followed by another.
    fn hurry(&mut self) {
        self.next = FIRST_PAUSE;
    }

    async fn pause(&mut self, deadline: Instant) {
        let pause = self.next.max(self.at_least);
        self.next = self.next.mul_f64(1.5).min(LONGEST_PAUSE);
        sleep(pause.min(deadline.saturating_duration_since(Instant::now()))).await;
    }
}

/// As many lines of a log as are asked for at each look, and when these turn out to be too few.
const FEW_LINES: i64 = 100;
const MOST_LINES: i64 = 10_000;

/// The end of an application's log, of which each line is told once.
#[derive(Debug)]
struct LogTail {
    application_id: Uuid,
    /// The lines of the latest look; `None` before the first.
    told: Option<HashSet<Uuid>>,
}

impl LogTail {
    fn new(application_id: Uuid) -> Self {
        Self { application_id, told: None }
    }

    /// The lines that were not there the last time; none when the log cannot be read.
    async fn new_lines(&mut self, client: &Client) -> Vec<Log> {
        let Some(mut lines) = self.read(client, FEW_LINES).await else {
            return Vec::new();
        };
        if let Some(told) = &self.told {
            let all_new = lines.iter().all(|line| !told.contains(&line.id));
            let full = i64::try_from(lines.len()).is_ok_and(|count| count >= FEW_LINES);
            if all_new && full {
                // More may have been written in between.
                lines = self.read(client, MOST_LINES).await.unwrap_or(lines);
            }
        }
        // Older lines do not come back, so only the latest look has to be remembered.
        let seen = lines.iter().map(|line| line.id).collect();
        let told = self.told.replace(seen).unwrap_or_default();
        lines.into_iter().filter(|line| !told.contains(&line.id)).collect()
    }

    async fn read(&self, client: &Client, tail: i64) -> Option<Vec<Log>> {
        let answer = client.list_application_log(&self.application_id, Some(tail)).await;
        Some(answer.ok()?.into_inner().results)
    }
}
