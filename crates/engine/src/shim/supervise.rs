//! The life of an instance: start, wait, start again, until it is asked to end.

use std::{
    cell::RefCell,
    fs,
    path::{Path, PathBuf},
    rc::Rc,
    time::Duration,
};

use chrono::Utc;
use tokio::{
    signal::unix::{SignalKind, signal},
    time::Instant,
};
use tokio_util::sync::CancellationToken;

use super::{
    capture::Log,
    reaper::Reaper,
    run::{End, Run},
    spec::{Answer, ShimSpec},
    state::{Phase, State},
    tell,
};
use crate::{logs::Writer, procfs::ProcessRef};

/// What all parts of the supervisor see.
pub(super) struct Shared {
    pub(super) spec: ShimSpec,
    pub(super) reaper: Rc<Reaper>,
    pub(super) log: Rc<Log>,
    pub(super) stop: CancellationToken,
    directory: PathBuf,
    state: RefCell<State>,
}

impl Shared {
    /// Changes the state, and writes it when it is another one then.
    pub(super) fn update(&self, change: impl FnOnce(&mut State)) {
        let mut state = self.state.borrow_mut();
        let before = state.clone();
        change(&mut state);
        if *state != before {
            // A full disk: the next change tries again.
            let _ = state.write(&self.directory);
        }
    }

    /// Who asks for the end may have said how long it may take.
    pub(super) fn grace(&self) -> Duration {
        fs::read_to_string(self.directory.join("grace"))
            .ok()
            .and_then(|text| text.trim().parse().ok())
            .map_or(self.spec.grace, Duration::from_millis)
    }
}

pub(super) async fn supervise(directory: &Path, spec: ShimSpec, session: bool) -> Result<(), Answer> {
    let broken = |doing: &str, e: std::io::Error| Answer::Broken(format!("{doing}: {e}"));
    // Left over from an earlier end.
    let _ = fs::remove_file(directory.join("grace"));
    let me = rustix::process::getpid().as_raw_nonzero().get();
    let state = State {
        id: spec.id,
        service_id: spec.service_id,
        phase: Phase::Starting,
        shim: ProcessRef::of(me).ok_or_else(|| Answer::Broken("/proc cannot be read".to_owned()))?,
        session,
        program: None,
        since: Utc::now(),
        restarts: 0,
        early_exits: 0,
        last_exit: None,
        excerpt: Vec::new(),
        ready: false,
        ever_ready: false,
        unready: None,
        unready_for_good: false,
        trouble: None,
        next_start: None,
        grace_ms: spec.grace.as_millis().try_into().unwrap_or(u64::MAX),
        ports: spec.ports.clone(),
    };
    state.write(directory).map_err(|e| broken("cannot write the state", e))?;
    let writer = Writer::open(spec.log_directory.clone(), spec.log_limit);
    let writer = writer.map_err(|e| broken("cannot open the service's log", e))?;
    let shared = Rc::new(Shared {
        log: Log::new(writer, spec.id.to_string(), &spec.secrets),
        spec,
        reaper: Reaper::start().map_err(|e| broken("cannot watch for processes that end", e))?,
        stop: stop_on_signal().map_err(|e| broken("cannot listen for signals", e))?,
        directory: directory.to_owned(),
        state: RefCell::new(state),
    });
    match Run::start(&shared) {
        Ok(run) => {
            tell(&Answer::Started);
            go_on(&shared, run).await;
            Ok(())
        }
        Err(why) => {
            shared.update(|state| {
                state.phase = Phase::Exited;
                state.trouble = Some(why.clone());
            });
            Err(Answer::Failed(why))
        }
    }
}

async fn go_on(shared: &Rc<Shared>, first: Run) {
    let policy = shared.spec.restart;
    let mut pause = policy.first;
    let mut next = Some(first);
    loop {
        let started = Instant::now();
        if let Some(run) = next.take()
            && matches!(run.finish().await, End::Stopped)
        {
            break;
        }
        if started.elapsed() >= policy.stable {
            pause = policy.first;
        }
        shared.update(|state| {
            state.phase = Phase::Backoff;
            state.since = Utc::now();
            state.next_start = Some(Utc::now() + pause);
        });
        tokio::select! {
            () = shared.stop.cancelled() => break,
            () = tokio::time::sleep(pause) => {}
        }
        pause = (pause * 2).min(policy.longest);
        shared.update(|state| state.restarts = state.restarts.saturating_add(1));
        match Run::start(shared) {
            Ok(run) => next = Some(run),
            Err(why) => shared.update(|state| state.trouble = Some(why)),
        }
    }
    shared.reaper.kill_all(None).await;
    shared.update(|state| {
        state.phase = Phase::Exited;
        state.program = None;
        state.ready = false;
        state.next_start = None;
        state.since = Utc::now();
    });
}

/// Cancelled by the signals that ask for an end.
fn stop_on_signal() -> std::io::Result<CancellationToken> {
    let stop = CancellationToken::new();
    for kind in [SignalKind::terminate(), SignalKind::interrupt()] {
        let mut asked = signal(kind)?;
        let stop = stop.clone();
        tokio::task::spawn_local(async move {
            if asked.recv().await.is_some() {
                stop.cancel();
            }
        });
    }
    // Nothing is there to hang up, and the program's end must not be ours.
    let mut ignored = signal(SignalKind::hangup())?;
    tokio::task::spawn_local(async move { while ignored.recv().await.is_some() {} });
    Ok(stop)
}
