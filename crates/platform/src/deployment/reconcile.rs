//! Keeps what is told true: observes what runs, starts again what is gone, and removes what nothing needs.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use tokio::{task::JoinSet, time::sleep};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;
use windlass_domain::{Observed, Reason};
use windlass_engine::{Instance, InstanceId, Observed as Seen, PortMap, Status};
use windlass_store::{Observation, Running, ServiceStatus};

use super::{Plan, ServicePlan};
use crate::{Error, Platform, Result};

/// Between two looks. What happens outside shows within a few of them.
const PERIOD: Duration = Duration::from_secs(1);
/// Shortest and longest pause before an instance whose supervisor is gone is started again.
const RESTART: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(60));

/// What is kept of an instance with its service's status. Holds nothing that changes while the instance does not.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct InstanceNote {
    pub(crate) index: u32,
    pub(crate) serving: bool,
    pub(crate) ports: Vec<PortMap>,
}

/// The instances of a revision that has just come into service.
pub(super) fn instances_json(instances: &[Instance]) -> String {
    let notes: Vec<_> = instances
        .iter()
        .map(|instance| InstanceNote { index: instance.id.index, serving: true, ports: instance.ports.clone() })
        .collect();
    notes_json(&notes)
}

fn notes_json(notes: &[InstanceNote]) -> String {
    serde_json::to_string(notes).expect("a list of plain structures is always JSON")
}

/// What the reconciler remembers between two looks. Losing it costs nothing but a pause.
#[derive(Default)]
struct Memory {
    removing: HashSet<Uuid>,
    restarts: HashMap<InstanceId, (DateTime<Utc>, Duration)>,
}

impl Platform {
    /// Looks again and again, until `shutdown`.
    pub(crate) async fn reconcile(self: Arc<Self>, shutdown: CancellationToken) {
        let mut changes = self.store.watch_deployments();
        let mut memory = Memory::default();
        let mut removals = JoinSet::new();
        while !shutdown.is_cancelled() {
            changes.mark_unchanged();
            if let Err(error) = self.look(&mut memory, &mut removals).await {
                tracing::error!(%error, "what runs could not be observed");
            }
            tokio::select! {
                _ = changes.changed() => {}
                () = sleep(PERIOD) => {}
                () = shutdown.cancelled() => {}
            }
            while let Some(ended) = removals.try_join_next() {
                match ended {
                    Ok(id) => drop(memory.removing.remove(&id)),
                    Err(error) => tracing::error!(%error, "a removal ended badly"),
                }
            }
        }
        removals.shutdown().await;
    }

    /// Removes everything that the engine holds for this platform.
    pub async fn take_down_everything(&self) -> Result<()> {
        let failed = |error| Error::internal("take down what runs", error);
        for id in self.engine.deployments().await.map_err(failed)? {
            self.engine.remove(id).await.map_err(failed)?;
        }
        Ok(())
    }

    async fn look(self: &Arc<Self>, memory: &mut Memory, removals: &mut JoinSet<Uuid>) -> Result<()> {
        let engine_failed = |error| Error::internal("ask the engine what runs", error);
        let store_failed = |error| Error::internal("read what should run", error);
        // The engine is asked first: whatever it holds was known to the store before, so that nothing that has just
        // begun is taken for a leftover.
        let began = Utc::now();
        let present = self.engine.deployments().await.map_err(engine_failed)?;
        let mut seen: HashMap<Uuid, Vec<Seen>> = HashMap::new();
        for instance in self.engine.instances().await.map_err(engine_failed)? {
            seen.entry(instance.id.deployment_id).or_default().push(instance);
        }
        let active = self.store.deployments_in_progress().await.map_err(store_failed)?;
        let services = self.store.service_status_running().await.map_err(store_failed)?;

        let mut needed: HashSet<Uuid> = active.iter().map(|deployment| deployment.id).collect();
        needed.extend(services.iter().filter_map(|service| service.running).map(|running| running.deployment_id));
        for id in present.into_iter().filter(|id| !needed.contains(id)) {
            if memory.removing.insert(id) {
                removals.spawn(self.clone().remove_leftover(id));
            }
        }
        for service in &services {
            // What came into service after the engine was asked is not in its answer: the next look sees it.
            let Some(running) = service.running.filter(|running| running.since < began) else { continue };
            let instances = seen.remove(&running.deployment_id).unwrap_or_default();
            if let Err(error) = self.observe(service, running, instances, memory).await {
                tracing::error!(%error, service = %service.service_id, "a service could not be observed");
            }
        }
        memory.restarts.retain(|id, _| needed.contains(&id.deployment_id));
        self.looked_at.store(began.timestamp_micros(), Ordering::Relaxed);
        Ok(())
    }

    async fn remove_leftover(self: Arc<Self>, id: Uuid) -> Uuid {
        match self.engine.remove(id).await {
            Ok(()) => tracing::info!(deployment = %id, "removed what no service needs any more"),
            Err(error) => tracing::warn!(%error, deployment = %id, "could not remove a leftover; trying again"),
        }
        id
    }

    async fn observe(
        &self,
        service: &ServiceStatus,
        running: Running,
        mut instances: Vec<Seen>,
        memory: &mut Memory,
    ) -> Result<()> {
        instances.sort_by_key(|instance| instance.id);
        let now = Utc::now();
        let known: Vec<InstanceNote> = serde_json::from_str(&service.instances).unwrap_or_default();
        let missing = known.iter().map(|note| note.index).filter(|index| {
            !instances.iter().any(|seen| seen.id.index == *index && !matches!(seen.status, Status::Exited { .. }))
        });
        for index in missing {
            let id = InstanceId { deployment_id: running.deployment_id, index };
            // What was seen is told all the same.
            if let Err(error) = self.start_again(service, id, memory, now).await {
                tracing::error!(%error, instance = %id, "an instance could not be started again");
            }
        }
        let summary = summarize(&known, &instances);
        let observation = Observation {
            organization_id: service.organization_id,
            service_id: service.service_id,
            deployment_id: running.deployment_id,
            observed: summary.observed,
            instances: notes_json(&summary.notes),
            reason: summary.reason,
            message: summary.message,
            at: now,
        };
        self.store
            .service_observe(observation)
            .await
            .map(drop)
            .map_err(|error| Error::internal("write what was observed", error))
    }

    /// Starts an instance whose supervisor is gone: killed from outside, or with the machine.
    async fn start_again(
        &self,
        service: &ServiceStatus,
        id: InstanceId,
        memory: &mut Memory,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let (next, pause) = memory.restarts.entry(id).or_insert((now, RESTART.0));
        if *next > now {
            return Ok(());
        }
        (*next, *pause) = (now + *pause, (*pause * 2).min(RESTART.1));
        let deployment = self
            .store
            .deployment_get(service.organization_id, id.deployment_id)
            .await
            .map_err(|error| Error::internal("read a deployment", error))?;
        let plan: Plan = serde_json::from_str(&deployment.plan)
            .map_err(|error| Error::internal(format_args!("read the plan of deployment {}", deployment.id), error))?;
        let ServicePlan::Application(plan) = plan.service else { return Ok(()) };
        let failed = |error| Error::internal(format_args!("start instance {id} again"), error);
        let Some(build) = self.engine.built(id.deployment_id).await.map_err(failed)? else {
            tracing::error!(instance = %id, "the build of an instance is gone; deploy the service again");
            return Ok(());
        };
        tracing::warn!(instance = %id, service = %service.service_id, "an instance is gone; starting it again");
        let spec = plan.instance_spec(&self.vault, &deployment, id.index, build)?;
        self.engine.start(&spec).await.map(drop).map_err(failed)
    }
}

struct Summary {
    observed: Observed,
    notes: Vec<InstanceNote>,
    reason: Option<Reason>,
    message: Option<String>,
}

/// What the instances that were seen say of their service.
fn summarize(known: &[InstanceNote], seen: &[Seen]) -> Summary {
    let notes: Vec<_> = known
        .iter()
        .map(|note| match seen.iter().find(|seen| seen.id.index == note.index) {
            Some(seen) => InstanceNote {
                index: note.index,
                serving: matches!(seen.status, Status::Running { ready: true, .. }),
                ports: seen.ports.clone(),
            },
            None => InstanceNote { serving: false, ..note.clone() },
        })
        .collect();
    let worst = seen.iter().find(|seen| !matches!(seen.status, Status::Running { ready: true, .. }));
    let (reason, message) = match worst {
        None if notes.iter().all(|note| note.serving) => (None, None),
        None => (Some(Reason::InstanceMissing), Some("an instance is gone".to_owned())),
        Some(seen) => {
            let (reason, text) = explain(seen);
            (Some(reason), Some(format!("instance {} {text}", seen.id.index)))
        }
    };
    let observed = if notes.iter().any(|note| note.serving) {
        Observed::Serving
    } else if seen.iter().any(|seen| !matches!(seen.status, Status::Exited { .. })) {
        Observed::Failing
    } else {
        Observed::Absent
    };
    Summary { observed, notes, reason, message }
}

fn explain(seen: &Seen) -> (Reason, String) {
    let exit = || seen.last_exit.as_ref().map_or_else(|| "is gone".to_owned(), ToString::to_string);
    match &seen.status {
        Status::Running { .. } => {
            (Reason::ProbeFailed, format!("is not ready: {}", seen.reason.as_deref().unwrap_or("its probe fails")))
        }
        Status::Backoff { .. } => (Reason::InstanceExited, format!("{} and is started again", exit())),
        Status::Stopping => (Reason::InstanceExited, "is being stopped".to_owned()),
        Status::Exited { .. } => (Reason::InstanceMissing, exit()),
    }
}
