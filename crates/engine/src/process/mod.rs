//! Programs of this machine, each under a supervisor of its own.

mod build;
mod launch;
mod layout;
mod ports;
mod ready;
mod remains;
mod words;

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use async_trait::async_trait;
use chrono::Utc;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::{
    Build, BuildSpec, Engine, EngineError, Instance, InstanceId, InstanceSpec, LogLine, Observed, Progress, ReadySpec,
    Status,
    git::GitCache,
    logs,
    shim::{
        spec::Answer,
        state::{Phase, State},
    },
};
use layout::Layout;
use ports::Ports;

/// How the supervisor of an instance is launched; the instance's directory is added as the last argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShimCommand {
    /// The program.
    pub program: PathBuf,
    /// Its arguments before the directory.
    pub args: Vec<String>,
}

impl ShimCommand {
    /// This program itself, with the argument `shim`.
    pub fn current_exe() -> std::io::Result<Self> {
        Ok(Self { program: std::env::current_exe()?, args: vec!["shim".to_owned()] })
    }
}

/// Where a [`ProcessEngine`] keeps what is its own, and its limits.
#[derive(Debug, Clone)]
pub struct ProcessConfig {
    /// Checkouts, instances, logs and mirrors are kept below it.
    pub data_dir: PathBuf,
    /// How the supervisor is launched.
    pub shim: ShimCommand,
    /// The longest that finding a commit may take.
    pub git_timeout: Duration,
}

/// Runs programs of this machine.
#[derive(Debug)]
pub struct ProcessEngine {
    layout: Layout,
    shim: ShimCommand,
    git: GitCache,
    ports: Ports,
    /// One at a time is done with an instance or a build.
    busy: Mutex<HashMap<Uuid, Arc<tokio::sync::Mutex<()>>>>,
}

impl ProcessEngine {
    /// Opens the engine over its directory, which is created when missing. What runs there goes on running.
    pub fn open(config: ProcessConfig) -> Result<Self, EngineError> {
        let layout =
            Layout::create(&config.data_dir).map_err(|e| EngineError::internal("make the data directory", e))?;
        layout.sweep();
        let git = GitCache::open(layout.git(), config.git_timeout)?;
        let ports = Ports::default();
        for id in layout.all_instances(None).map_err(|e| EngineError::internal("list the instances", e))? {
            ports.remember(&layout.instance(id));
        }
        Ok(Self { layout, shim: config.shim, git, ports, busy: Mutex::default() })
    }

    /// The mirrors of repositories: finds commits.
    pub fn git(&self) -> &GitCache {
        &self.git
    }

    /// Alone with everything of this deployment, so that no two calls start or remove the same thing.
    async fn alone(&self, deployment: Uuid) -> tokio::sync::OwnedMutexGuard<()> {
        let lock = {
            let mut busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
            // Whoever waits or works holds a second reference.
            busy.retain(|_, lock| Arc::strong_count(lock) > 1);
            Arc::clone(busy.entry(deployment).or_default())
        };
        lock.lock_owned().await
    }
}

/// Runs what waits for the disk or for processes outside of the event loop.
async fn blocking<T: Send + 'static>(
    doing: &'static str,
    work: impl FnOnce() -> std::io::Result<T> + Send + 'static,
) -> Result<T, EngineError> {
    match tokio::task::spawn_blocking(work).await {
        Ok(result) => result.map_err(|e| EngineError::internal(doing, e)),
        Err(e) => Err(EngineError::internal(doing, e)),
    }
}

async fn settled(directory: &Path) -> Result<Option<(State, bool)>, EngineError> {
    let directory = directory.to_owned();
    blocking("look at an instance", move || remains::settle(&directory)).await
}

#[async_trait]
impl Engine for ProcessEngine {
    async fn build(
        &self,
        spec: &BuildSpec,
        progress: &Progress,
        cancel: &CancellationToken,
    ) -> Result<Build, EngineError> {
        let _alone = self.alone(spec.deployment_id).await;
        build::build(&self.layout, &self.git, spec, progress, cancel).await
    }

    async fn built(&self, deployment_id: Uuid) -> Result<Option<Build>, EngineError> {
        build::read(&self.layout, deployment_id)
    }

    async fn start(&self, spec: &InstanceSpec) -> Result<Instance, EngineError> {
        let _alone = self.alone(spec.id.deployment_id).await;
        let directory = self.layout.instance(spec.id);
        layout::make_private(&directory).map_err(|e| EngineError::internal("make the instance's directory", e))?;
        // Another server may be starting the same; then one of the two supervisors gives way.
        for _ in 0..5 {
            if launch::is_held(&directory)?
                && let Some(state) = launch::held_state(&directory).await?
            {
                return Ok(Instance { id: spec.id, ports: state.ports, adopted: true });
            }
            settled(&directory).await?;
            let ports =
                self.ports.assign(&directory, &spec.ports).map_err(|e| EngineError::internal("find free ports", e))?;
            let message = launch::message(spec, &self.layout, &ports)?;
            match launch::launch(&self.shim, &directory, &message).await? {
                Answer::Started => return Ok(Instance { id: spec.id, ports, adopted: false }),
                Answer::Held => {}
                Answer::Failed(why) => return Err(EngineError::program(format!("the program did not start: {why}"))),
                Answer::Broken(why) => return Err(EngineError::internal("start the instance", why)),
            }
        }
        Err(EngineError::internal("start the instance", "another server is starting and ending it all the time"))
    }

    async fn ready(&self, id: InstanceId, spec: &ReadySpec, cancel: &CancellationToken) -> Result<(), EngineError> {
        ready::ready(&self.layout.instance(id), spec, cancel).await
    }

    async fn stop(&self, id: InstanceId, grace: Duration) -> Result<(), EngineError> {
        // A start that is under way comes first; but several instances are ended side by side.
        drop(self.alone(id.deployment_id).await);
        let directory = self.layout.instance(id);
        launch::end(directory.clone(), grace).await?;
        settled(&directory).await.map(drop)
    }

    async fn remove(&self, deployment_id: Uuid) -> Result<(), EngineError> {
        let _alone = self.alone(deployment_id).await;
        let ids = self
            .layout
            .all_instances(Some(deployment_id))
            .map_err(|e| EngineError::internal("list the instances", e))?;
        let ends = ids.iter().map(|id| {
            let directory = self.layout.instance(*id);
            let grace = State::read(&directory).map_or(Duration::ZERO, |s| Duration::from_millis(s.grace_ms));
            tokio::spawn(async move {
                launch::end(directory.clone(), grace).await?;
                settled(&directory).await.map(drop)
            })
        });
        for end in ends.collect::<Vec<_>>() {
            end.await.map_err(|e| EngineError::internal("end an instance", e))??;
        }
        for id in ids {
            self.ports.release(&self.layout.instance(id));
        }
        let (instances, checkout) = (self.layout.instances_of(deployment_id), self.layout.build(deployment_id));
        blocking("delete what is left of a deployment", move || {
            layout::delete(&instances)?;
            layout::delete(&checkout)
        })
        .await
    }

    async fn instances(&self) -> Result<Vec<Observed>, EngineError> {
        let layout = self.layout.clone();
        blocking("list the instances", move || {
            let mut found = Vec::new();
            for id in layout.all_instances(None)? {
                if let Some((state, alive)) = remains::settle(&layout.instance(id))? {
                    found.push(observed(state, alive));
                }
            }
            Ok(found)
        })
        .await
    }

    async fn deployments(&self) -> Result<Vec<Uuid>, EngineError> {
        let layout = self.layout.clone();
        blocking("list the deployments", move || {
            let mut found: Vec<Uuid> = layout::named(&layout.builds())?;
            found.extend(layout::named::<Uuid>(&layout.instances())?);
            found.sort_unstable();
            found.dedup();
            Ok(found)
        })
        .await
    }

    async fn logs(&self, service_id: Uuid, tail: usize) -> Result<Vec<LogLine>, EngineError> {
        let directory = self.layout.log(service_id);
        blocking("read the log", move || logs::tail(&directory, tail)).await
    }

    async fn logs_remove(&self, service_id: Uuid) -> Result<(), EngineError> {
        let directory = self.layout.log(service_id);
        blocking("delete the log", move || layout::delete(&directory)).await
    }
}

fn observed(state: State, alive: bool) -> Observed {
    let status = match (state.phase, &state.program) {
        _ if !alive => Status::Exited { requested: state.phase == Phase::Exited },
        (Phase::Stopping | Phase::Exited | Phase::Lost, _) => Status::Stopping,
        (Phase::Running, Some(program)) => {
            Status::Running { since: state.since, pid: program.pid.unsigned_abs(), ready: state.ready }
        }
        // About to be started, or between two runs.
        _ => Status::Backoff { until: state.next_start.unwrap_or(state.since) },
    };
    Observed {
        id: state.id,
        service_id: state.service_id,
        status,
        restarts: state.restarts,
        last_exit: state.last_exit,
        reason: state.trouble.or(state.unready),
        ports: state.ports,
        observed_at: Utc::now(),
    }
}
