//! Carries deployments out. Each is a row that a worker holds by a lease; the worker may die between any two lines,
//! and the next one goes on from the row's status, since every call to the engine can be repeated.

use std::{collections::HashMap, sync::Arc, time::Duration};

use chrono::Utc;
use futures::future::try_join_all;
use tokio::{
    task::JoinSet,
    time::{Instant, MissedTickBehavior, interval, sleep, timeout},
};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;
use windlass_domain::{DeploymentStatus as Status, Reason, Resume};
use windlass_engine::{EngineError, EngineErrorKind, Instance, ReadySpec};
use windlass_store::{Changes, Claim, Deployment, Kind, StoreError, Transition};
use windlass_types::Application;

use super::{
    CommitNote, Plan, Refused, ServicePlan,
    plan::{ApplicationPlan, commit_date},
    reconcile::instances_json,
};
use crate::{Error, Platform, Result, record::update_document};

/// How long a worker holds a deployment without a sign of life.
const LEASE: Duration = Duration::from_secs(15);
/// How often it gives one.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// How often a deployment is taken up again after its worker died, before it is given up.
const MAX_ATTEMPTS: u32 = 5;
/// Between two looks at the queue when nothing tells of a change.
const IDLE: Duration = Duration::from_secs(2);

/// Why a phase did not do its work.
enum Stop {
    /// The deployment fails.
    Failed(Refused),
    /// Somebody else decides: a cancel came in, or the lease was lost.
    Overtaken,
    /// The platform failed; another attempt may do better.
    Broken(Error),
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::StatusChanged { .. } | StoreError::LeaseLost => Self::Overtaken,
            other => Self::Broken(Error::internal("write a deployment's state", other)),
        }
    }
}

impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        Self::Broken(error)
    }
}

impl Platform {
    /// Takes deployments from the queue and drives them, until `shutdown`.
    pub(crate) async fn work(self: Arc<Self>, shutdown: CancellationToken) {
        let owner = Uuid::new_v4();
        let mut changes = self.store.watch_deployments();
        let mut running = JoinSet::new();
        let mut driven = HashMap::new();
        while !shutdown.is_cancelled() {
            changes.mark_unchanged();
            while let Some(deployment) = self.claim(owner).await {
                let id = deployment.id;
                // A lease of our own runs out when the machine sleeps, or its clock jumps; then it is held anew, and
                // what drives the deployment goes on. A second one beside it could take down what the first brings up.
                if driven.values().any(|driven| *driven == id) {
                    tracing::warn!(deployment = %id, "a lease ran out while its deployment was driven");
                    continue;
                }
                let task = running.spawn(self.clone().drive(deployment, owner, shutdown.clone()));
                driven.insert(task.id(), id);
            }
            tokio::select! {
                _ = changes.changed() => {}
                Some(ended) = running.join_next_with_id() => {
                    let task = match &ended {
                        Ok((task, ())) => *task,
                        Err(error) => {
                            tracing::error!(%error, "a deployment's worker ended badly; its lease runs out");
                            error.id()
                        }
                    };
                    driven.remove(&task);
                }
                () = sleep(IDLE) => {}
                () = shutdown.cancelled() => {}
            }
        }
        while running.join_next().await.is_some() {}
    }

    async fn claim(&self, owner: Uuid) -> Option<Deployment> {
        let claim =
            Claim { owner, now: Utc::now(), lease: LEASE, max_active_per_cluster: self.options.max_deployments };
        self.store.deployment_claim(claim).await.unwrap_or_else(|error| {
            tracing::error!(%error, "the deployment queue could not be read");
            None
        })
    }

    /// Drives one deployment until it ends, is taken over, or the server stops.
    async fn drive(self: Arc<Self>, deployment: Deployment, owner: Uuid, shutdown: CancellationToken) {
        let id = deployment.id;
        let organization = deployment.organization_id;
        let cancel = CancellationToken::new();
        if deployment.status == Status::Canceling {
            cancel.cancel();
        }
        tracing::info!(deployment = %id, service = %deployment.service_id, status = %deployment.status,
            attempt = deployment.lease.attempt, "driving a deployment");
        let work = self.carry_out(deployment, owner, &cancel);
        tokio::pin!(work);
        let mut changes = self.store.watch_deployments();
        let mut beat = interval(HEARTBEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let seen = tokio::select! {
                () = &mut work => return,
                () = shutdown.cancelled() => break,
                _ = beat.tick() => self.store.deployment_renew(id, owner, Utc::now(), LEASE).await,
                Ok(()) = changes.changed() => self.store.deployment_get(organization, id).await,
            };
            match seen {
                Ok(seen) if seen.status == Status::Canceling => cancel.cancel(),
                Ok(_) => {}
                // The work itself notices, at its next transition, that it has ended or is another's.
                Err(StoreError::LeaseLost) => {}
                Err(error) => tracing::warn!(%error, deployment = %id, "a deployment could not be read"),
            }
        }
        // The server stops: the next start goes on from the row's status without waiting for the lease.
        if let Err(error) = self.store.deployment_release(id, owner).await {
            tracing::warn!(%error, deployment = %id, "a lease could not be given back; it runs out by itself");
        }
    }

    async fn carry_out(&self, mut deployment: Deployment, owner: Uuid, cancel: &CancellationToken) {
        let id = deployment.id;
        let mut pause = Duration::from_millis(200);
        while deployment.status.is_active() {
            let stop = match self.phase(&deployment, owner, cancel).await {
                Ok(next) => {
                    deployment = next;
                    continue;
                }
                Err(stop) => stop,
            };
            if let Stop::Broken(error) = stop {
                tracing::error!(%error, deployment = %id, "a deployment could not be driven on; trying again");
                sleep(pause).await;
                pause = (pause * 2).min(Duration::from_secs(30));
            }
            // What stands decides; a lease that is another's now ends this.
            deployment = match self.store.deployment_get(deployment.organization_id, id).await {
                Ok(current) if current.lease.held_by(owner) => current,
                Ok(_) => return,
                Err(error) => {
                    tracing::error!(%error, deployment = %id, "a deployment could not be read");
                    deployment
                }
            };
        }
    }

    /// Does the work of the deployment's status and moves it on.
    async fn phase(
        &self,
        deployment: &Deployment,
        owner: Uuid,
        cancel: &CancellationToken,
    ) -> Result<Deployment, Stop> {
        if deployment.status == Status::Canceling {
            return self.give_up(deployment, owner).await;
        }
        let now = Utc::now();
        let worked = match deployment.lease.resume(now, deployment.phase_deadline, MAX_ATTEMPTS) {
            Resume::Continue => {
                let left = deployment
                    .phase_deadline
                    .map_or(Duration::from_secs(3600), |end| (end - now).to_std().unwrap_or_default());
                timeout(left, self.step(deployment, owner, cancel, left))
                    .await
                    .unwrap_or_else(|_| Err(Stop::Failed(deadline_exceeded(deployment))))
            }
            Resume::DeadlineExceeded => Err(Stop::Failed(deadline_exceeded(deployment))),
            Resume::AttemptsExhausted => Err(Stop::Failed(Refused {
                reason: Reason::AttemptsExhausted,
                message: format!("the server ended {MAX_ATTEMPTS} times while it worked on this"),
            })),
        };
        match worked {
            Err(Stop::Failed(refused)) => self.fail(deployment, owner, refused).await,
            other => other,
        }
    }

    async fn step(
        &self,
        deployment: &Deployment,
        owner: Uuid,
        cancel: &CancellationToken,
        left: Duration,
    ) -> Result<Deployment, Stop> {
        let plan: Plan = serde_json::from_str(&deployment.plan)
            .map_err(|error| Error::internal(format_args!("read the plan of deployment {}", deployment.id), error))?;
        match (&plan.service, deployment.status) {
            (ServicePlan::Application(plan), Status::Building) => {
                self.build(deployment, plan, cancel, left).await?;
                self.move_on(deployment, owner, Status::Deploying).await
            }
            (ServicePlan::Application(plan), Status::Deploying) => {
                self.bring_up(deployment, owner, plan, cancel, left).await
            }
            // Nothing of a database is built; what runs it is asked for when it is deployed.
            (ServicePlan::Database(_), Status::Building) => self.move_on(deployment, owner, Status::Deploying).await,
            (ServicePlan::Database(database), Status::Deploying) => Err(Stop::Failed(Refused {
                reason: Reason::Unsupported,
                message: format!(
                    "this cluster runs native processes; a {} database needs a cluster with a container engine",
                    database.r#type
                ),
            })),
            (_, status) => Err(Stop::Failed(Refused {
                reason: Reason::Unsupported,
                message: format!("this server cannot carry out a deployment that is {status}"),
            })),
        }
    }

    async fn build(
        &self,
        deployment: &Deployment,
        plan: &ApplicationPlan,
        cancel: &CancellationToken,
        left: Duration,
    ) -> Result<windlass_engine::Build, Stop> {
        if let Some(refused) = &plan.refused {
            return Err(Stop::Failed(refused.clone()));
        }
        let commit = CommitNote::of(deployment)?.ok_or_else(|| {
            Stop::Failed(Refused { reason: Reason::CommitNotFound, message: "no commit was resolved".into() })
        })?;
        let id = deployment.id;
        let progress = move |text: &str| tracing::info!(deployment = %id, "{text}");
        let spec = plan.build_spec(&self.vault, deployment, &commit.id, left)?;
        self.engine
            .build(&spec, &progress, cancel)
            .await
            .map_err(|error| stop_of(deployment, error, Reason::BuildFailed))
    }

    async fn bring_up(
        &self,
        deployment: &Deployment,
        owner: Uuid,
        plan: &ApplicationPlan,
        cancel: &CancellationToken,
        left: Duration,
    ) -> Result<Deployment, Stop> {
        let until = Instant::now() + left;
        let build = self.build(deployment, plan, cancel, left).await?;
        let mut instances: Vec<Instance> = Vec::new();
        for index in 0..plan.instances() {
            let spec = plan.instance_spec(&self.vault, deployment, index, build.clone())?;
            let started = self.engine.start(&spec).await;
            instances.push(started.map_err(|error| stop_of(deployment, error, Reason::StartFailed))?);
        }
        let ready = ReadySpec::new(until.saturating_duration_since(Instant::now()));
        try_join_all(instances.iter().map(|instance| self.engine.ready(instance.id, &ready, cancel)))
            .await
            .map_err(|error| stop_of(deployment, error, Reason::ProbeFailed))?;
        self.succeed(deployment, owner, &plan.application, instances_json(&instances)).await
    }

    /// Writes that the new revision is in service, and on the application what is deployed now.
    async fn succeed(
        &self,
        deployment: &Deployment,
        owner: Uuid,
        application: &Application,
        instances: String,
    ) -> Result<Deployment, Stop> {
        let mut transition = transition(deployment, owner, Status::Deployed, None);
        transition.changes = Changes { instances: Some(instances), ..Changes::default() };
        let commit = CommitNote::of(deployment)?;
        let (organization, id) = (deployment.organization_id, application.id);
        let deployed = self
            .store
            .write(move |tx| {
                Box::pin(async move {
                    let deployed = tx.deployment_transition(transition).await?;
                    update_document::<Application>(tx, organization, Kind::Application, id, |application| {
                        let git = &mut application.git_repository;
                        git.has_access = true;
                        git.deployed_commit_id = commit.as_ref().map(|commit| commit.id.clone());
                        git.deployed_commit_date = commit.as_ref().and_then(commit_date);
                        git.deployed_commit_contributor = commit.as_ref().and_then(|commit| commit.author.clone());
                        git.deployed_commit_tag = commit.and_then(|commit| commit.tag);
                    })
                    .await?;
                    Ok(deployed)
                })
            })
            .await?;
        tracing::info!(deployment = %deployment.id, service = %deployment.service_id, "deployed");
        Ok(deployed)
    }

    async fn move_on(&self, deployment: &Deployment, owner: Uuid, to: Status) -> Result<Deployment, Stop> {
        Ok(self.store.deployment_transition(transition(deployment, owner, to, None)).await?)
    }

    /// Takes down what the deployment started, and only then says that it failed. Once its time is over it fails all
    /// the same, so that what cannot be taken down holds up nobody; the reconciler goes on trying.
    async fn fail(&self, deployment: &Deployment, owner: Uuid, refused: Refused) -> Result<Deployment, Stop> {
        let to = deployment.status.failed().unwrap_or(Status::DeploymentError);
        tracing::info!(deployment = %deployment.id, service = %deployment.service_id, reason = %refused.reason,
            "{}", refused.message);
        match self.take_down(deployment).await {
            Err(Stop::Broken(error)) if is_late(deployment) => {
                tracing::error!(%error, deployment = %deployment.id, "something of a failed deployment is left");
            }
            taken_down => taken_down?,
        }
        Ok(self.store.deployment_transition(transition(deployment, owner, to, Some(refused))).await?)
    }

    /// Says CANCELED once nothing of the work is left; when that cannot be had in time, that it failed.
    async fn give_up(&self, deployment: &Deployment, owner: Uuid) -> Result<Deployment, Stop> {
        let (to, why) = match self.take_down(deployment).await {
            Err(Stop::Broken(error)) if is_late(deployment) => {
                tracing::error!(%error, deployment = %deployment.id, "something of a canceled deployment is left");
                let message = "it was canceled, but not all of it could be taken down in time".to_owned();
                (Status::DeploymentError, Some(Refused { reason: Reason::RemovalFailed, message }))
            }
            taken_down => taken_down.map(|()| (Status::Canceled, None))?,
        };
        Ok(self.store.deployment_transition(transition(deployment, owner, to, why)).await?)
    }

    async fn take_down(&self, deployment: &Deployment) -> Result<(), Stop> {
        self.engine.remove(deployment.id).await.map_err(|error| {
            Stop::Broken(Error::internal(format_args!("take down deployment {}", deployment.id), error))
        })
    }
}

fn transition(deployment: &Deployment, owner: Uuid, to: Status, why: Option<Refused>) -> Transition {
    let (reason, message) = why.map(|why| (why.reason, why.message)).unzip();
    Transition {
        id: deployment.id,
        owner: Some(owner),
        from: deployment.status,
        to,
        reason,
        message,
        changes: Changes::default(),
        at: Utc::now(),
    }
}

/// Whether the deployment's phase has lasted longer than it may.
fn is_late(deployment: &Deployment) -> bool {
    deployment.phase_deadline.is_some_and(|end| end <= Utc::now())
}

fn deadline_exceeded(deployment: &Deployment) -> Refused {
    Refused {
        reason: Reason::DeadlineExceeded,
        message: format!("it was {} for longer than it may be", deployment.status),
    }
}

/// What an engine's error means for the deployment; `otherwise` is the reason when the program is to blame.
fn stop_of(deployment: &Deployment, error: EngineError, otherwise: Reason) -> Stop {
    let reason = match error.kind() {
        EngineErrorKind::Canceled => return Stop::Overtaken,
        EngineErrorKind::Unsupported => Reason::Unsupported,
        EngineErrorKind::Invalid => Reason::InvalidConfiguration,
        EngineErrorKind::Source => Reason::RepositoryUnreachable,
        EngineErrorKind::DeadlineExceeded => Reason::DeadlineExceeded,
        EngineErrorKind::Exited => Reason::InstanceExited,
        EngineErrorKind::Program => otherwise,
        _ => {
            let doing = format!("work on deployment {}", deployment.id);
            return Stop::Broken(Error::internal(doing, error));
        }
    };
    Stop::Failed(Refused { reason, message: error.message().to_owned() })
}
