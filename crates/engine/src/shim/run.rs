//! One run of the program, from its start until nothing of it is left.

use std::{
    ffi::OsString,
    io,
    os::{fd::OwnedFd, unix::process::CommandExt},
    path::Path,
    process::{Command, Stdio},
    rc::Rc,
    time::Duration,
};

use chrono::Utc;
use rustix::process::{Pid, Signal, WaitStatus};
use tokio::{sync::oneshot, task::JoinHandle};

use super::{probes, spec::ShimSpec, state::Phase, supervise::Shared};
use crate::{Exit, LogStream, procfs::ProcessRef};

/// Why a run is over.
pub(super) enum End {
    /// It was asked to end.
    Stopped,
    /// The program ended by itself.
    Ended,
    /// The liveness probe failed.
    Unalive(String),
}

/// A program that was started.
pub(super) struct Run {
    shared: Rc<Shared>,
    group: Pid,
    ended: oneshot::Receiver<WaitStatus>,
    captures: Vec<JoinHandle<()>>,
}

impl Run {
    /// Starts the program. The error is a sentence for the user.
    pub(super) fn start(shared: &Rc<Shared>) -> Result<Self, String> {
        let spec = &shared.spec;
        let mut command = command(spec);
        let mut child = command.spawn().map_err(|e| explain(spec, &e))?;
        let pid = child.id().cast_signed();
        let ended = shared.reaper.watch(pid);
        let group = Pid::from_raw(pid).expect("a started process has a number");
        let mut captures = Vec::new();
        let streams = [
            (child.stdout.take().map(OwnedFd::from), LogStream::Stdout),
            (child.stderr.take().map(OwnedFd::from), LogStream::Stderr),
        ];
        for (pipe, stream) in streams {
            if let Some(pipe) = pipe {
                captures.push(shared.log.capture(pipe, stream).map_err(|e| format!("its output cannot be read: {e}"))?);
            }
        }
        shared.update(|state| {
            state.phase = Phase::Running;
            state.program = ProcessRef::of(pid);
            state.since = Utc::now();
            state.ready = false;
            state.unready = None;
            state.unready_for_good = false;
            state.next_start = None;
        });
        Ok(Self { shared: Rc::clone(shared), group, ended, captures })
    }

    /// Waits for the end, whatever brings it, and clears up behind it.
    pub(super) async fn finish(mut self) -> End {
        let shared = Rc::clone(&self.shared);
        let readiness = tokio::task::spawn_local(probes::readiness(Rc::clone(&shared)));
        let (end, status) = tokio::select! {
            status = &mut self.ended => (End::Ended, status.ok()),
            why = probes::liveness(Rc::clone(&shared)) => {
                shared.update(|state| {
                    state.ready = false;
                    state.trouble = Some(why.clone());
                });
                (End::Unalive(why), self.end(shared.spec.grace).await)
            }
            () = shared.stop.cancelled() => {
                shared.update(|state| {
                    state.phase = Phase::Stopping;
                    state.ready = false;
                });
                let grace = shared.grace();
                (End::Stopped, self.end(grace).await)
            }
        };
        readiness.abort();
        let _ = readiness.await;
        shared.reaper.kill_all(Some(self.group)).await;
        for mut capture in std::mem::take(&mut self.captures) {
            // All writers are dead; only something out of reach could keep the pipe open.
            if tokio::time::timeout(Duration::from_secs(1), &mut capture).await.is_err() {
                capture.abort();
            }
        }
        let excerpt = shared.log.excerpt();
        shared.update(|state| {
            state.program = None;
            state.ready = false;
            state.excerpt = excerpt;
            state.last_exit = Some(Exit {
                code: status.and_then(|s| s.exit_status()),
                signal: status.and_then(|s| s.terminating_signal()),
                at: Utc::now(),
            });
            // All in one, so that nobody sees an end without its reason.
            match &end {
                End::Stopped => return,
                End::Ended => {
                    state.early_exits += u32::from(!state.ever_ready);
                    state.trouble = state.last_exit.as_ref().map(|exit| format!("the program {exit}"));
                }
                End::Unalive(why) => state.trouble = Some(why.clone()),
            }
            state.phase = Phase::Backoff;
        });
        end
    }

    /// Asks the whole group to end, and waits for all of it, but not longer than `grace`.
    async fn end(&mut self, grace: Duration) -> Option<WaitStatus> {
        let _ = rustix::process::kill_process_group(self.group, Signal::TERM);
        // One that is stopped must go on to be able to end.
        let _ = rustix::process::kill_process_group(self.group, Signal::CONT);
        let until = tokio::time::Instant::now() + grace;
        let status = tokio::time::timeout_at(until, &mut self.ended).await;
        while tokio::time::Instant::now() < until && rustix::process::test_kill_process_group(self.group).is_ok() {
            self.shared.reaper.collect();
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        if let Ok(status) = status {
            return status.ok();
        }
        let _ = rustix::process::kill_process_group(self.group, Signal::KILL);
        tokio::time::timeout(Duration::from_secs(5), &mut self.ended).await.ok()?.ok()
    }
}

fn command(spec: &ShimSpec) -> Command {
    let mut command = Command::new(program(&spec.program, &spec.directory));
    command
        .args(&spec.arguments)
        .env_clear()
        .envs(spec.env.iter().map(|(key, value)| (key, value)))
        .current_dir(&spec.directory)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .process_group(0);
    command
}

/// A name is looked up in PATH; a relative path is one in the checkout.
pub(super) fn program(name: &str, directory: &Path) -> OsString {
    if name.contains('/') { directory.join(name).into() } else { name.into() }
}

fn explain(spec: &ShimSpec, error: &io::Error) -> String {
    let name = &spec.program;
    match error.kind() {
        io::ErrorKind::NotFound if !spec.directory.is_dir() => "its checkout is gone; deploy again".to_owned(),
        io::ErrorKind::NotFound if name.contains('/') => {
            format!("`{name}` does not exist, or the interpreter that its first line names does not")
        }
        io::ErrorKind::NotFound => {
            format!("there is no program `{name}` in PATH; one in the repository is written `./{name}`")
        }
        io::ErrorKind::PermissionDenied => format!("`{name}` is not executable"),
        _ if error.raw_os_error() == Some(rustix::io::Errno::NOEXEC.raw_os_error()) => {
            format!("`{name}` is not a program: a script begins with a line such as `#!/bin/sh`")
        }
        _ if error.raw_os_error() == Some(rustix::io::Errno::TOOBIG.raw_os_error()) => {
            "its variables and arguments are longer than the operating system allows".to_owned()
        }
        _ => format!("`{name}` cannot be started: {error}"),
    }
}
