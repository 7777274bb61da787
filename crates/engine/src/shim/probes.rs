//! Asking the probes of a program that runs.

use std::{cell::Cell, path::Path, process::Stdio, rc::Rc, time::Duration};

use std::os::unix::process::CommandExt;

use async_trait::async_trait;
use rustix::process::{Pid, Signal};
use tokio::time::Instant;

use super::{reaper::Reaper, supervise::Shared};
use crate::probe::{self, Exec, Probe, Target, seconds};

/// Before the first success, so often; a command is dearer than a connection.
const EAGER: Duration = Duration::from_millis(100);
const EAGER_EXEC: Duration = Duration::from_millis(300);
/// A program without a readiness probe is ready when it has lived so long.
const STABLE: Duration = Duration::from_millis(250);

/// Keeps `ready` in the state true to the probe; never ends.
pub(super) async fn readiness(shared: Rc<Shared>) {
    let Some(probe) = shared.spec.readiness.clone() else {
        tokio::time::sleep(STABLE).await;
        shared.update(|state| {
            state.ready = true;
            state.ever_ready = true;
            state.trouble = None;
        });
        return std::future::pending().await;
    };
    let eager = if probe.exec.is_some() { EAGER_EXEC } else { EAGER };
    tokio::time::sleep(probe.initial_delay).await;
    let (mut successes, mut failures, mut ready_once) = (0u32, 0u32, false);
    let mut counts_at = Instant::now() + probe.period;
    loop {
        match shared.ask(&probe).await {
            Ok(()) => {
                successes = successes.saturating_add(1);
                failures = 0;
                counts_at = Instant::now() + probe.period;
                if successes >= probe.success_threshold {
                    ready_once = true;
                    shared.update(|state| {
                        state.ready = true;
                        state.ever_ready = true;
                        state.unready = None;
                        state.unready_for_good = false;
                        state.trouble = None;
                    });
                }
            }
            Err(why) => {
                successes = 0;
                if ready_once || Instant::now() >= counts_at {
                    failures = failures.saturating_add(1);
                    counts_at = Instant::now() + probe.period;
                }
                let failed = failures >= probe.failure_threshold.max(1);
                shared.update(|state| {
                    state.unready = Some(why);
                    state.unready_for_good = failed;
                    state.ready &= !failed;
                });
            }
        }
        let pause = if !ready_once && successes == 0 { eager.min(probe.period) } else { probe.period };
        tokio::time::sleep(pause.max(Duration::from_millis(10))).await;
    }
}

/// Ends, with the reason, when the program has to be started again.
pub(super) async fn liveness(shared: Rc<Shared>) -> String {
    let Some(probe) = shared.spec.liveness.clone() else {
        return std::future::pending().await;
    };
    tokio::time::sleep(probe.initial_delay).await;
    let mut failures = 0;
    loop {
        match shared.ask(&probe).await {
            Ok(()) => failures = 0,
            Err(why) => {
                failures += 1;
                if failures >= probe.failure_threshold.max(1) {
                    return format!("the liveness probe failed {failures} times in a row: {why}");
                }
            }
        }
        tokio::time::sleep(probe.period.max(Duration::from_millis(10))).await;
    }
}

impl Shared {
    async fn ask(&self, probe: &Probe) -> Result<(), String> {
        let ports = &self.spec.ports;
        let port =
            |declared: u16| ports.iter().find(|map| map.internal == Some(declared)).map_or(declared, |map| map.port);
        let exec = Commands { reaper: Rc::clone(&self.reaper) };
        let target = Target { port: &port, directory: &self.spec.directory, env: &self.spec.env, exec: &exec };
        probe::ask(probe, &target).await
    }
}

/// Runs the commands of exec probes.
struct Commands {
    reaper: Rc<Reaper>,
}

/// Kills the command and its children unless it has ended.
struct Group(Cell<Option<Pid>>);

impl Drop for Group {
    fn drop(&mut self) {
        if let Some(pid) = self.0.take() {
            let _ = rustix::process::kill_process_group(pid, Signal::KILL);
        }
    }
}

#[async_trait(?Send)]
impl Exec for Commands {
    async fn ask(
        &self,
        command: &[String],
        directory: &Path,
        env: &[(String, String)],
        within: Duration,
    ) -> Result<(), String> {
        let (name, arguments) = command.split_first().ok_or("it names no command")?;
        let child = std::process::Command::new(super::run::program(name, directory))
            .args(arguments)
            .env_clear()
            .envs(env.iter().map(|(key, value)| (key, value)))
            .current_dir(directory)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .map_err(|e| format!("cannot be started: {e}"))?;
        let pid = child.id().cast_signed();
        let ended = self.reaper.watch(pid);
        let group = Group(Cell::new(Pid::from_raw(pid)));
        match tokio::time::timeout(within, ended).await {
            Ok(Ok(status)) => {
                // The number may soon be another's.
                group.0.set(None);
                match (status.exit_status(), status.terminating_signal()) {
                    (Some(0), _) => Ok(()),
                    (Some(code), _) => Err(format!("ended with status {code}")),
                    (None, signal) => Err(format!("was ended by signal {}", signal.unwrap_or_default())),
                }
            }
            Ok(Err(_)) => Err("was lost".to_owned()),
            Err(_) => {
                drop(group);
                Err(format!("did not end within {}", seconds(within)))
            }
        }
    }
}
