//! What a supervisor leaves behind when it is itself killed, and the truth about an instance without one.

use std::{io, path::Path, thread, time::Duration};

use chrono::Utc;
use rustix::process::{Pid, Signal};

use crate::{
    Exit,
    procfs::{self, Stat},
    shim::{
        lock,
        state::{Phase, State},
    },
};

/// The state of the instance and whether its supervisor is there. Without one, what is left of the program is killed,
/// and the state says so afterwards: killed or the machine restarted, nothing of it runs.
pub(super) fn settle(directory: &Path) -> io::Result<Option<(State, bool)>> {
    if lock::is_held(directory)? {
        return Ok(State::read(directory).map(|state| (state, true)));
    }
    let Some(state) = State::read(directory) else { return Ok(None) };
    if matches!(state.phase, Phase::Exited | Phase::Lost) {
        return Ok(Some((state, false)));
    }
    // Held while it is done, so that nothing is started meanwhile.
    let Some(_lock) = lock::take(directory)? else {
        return Ok(State::read(directory).map(|state| (state, true)));
    };
    let Some(mut state) = State::read(directory) else { return Ok(None) };
    if matches!(state.phase, Phase::Exited | Phase::Lost) {
        return Ok(Some((state, false)));
    }
    kill(&state);
    state.phase = Phase::Lost;
    if state.program.take().is_some() {
        state.last_exit = Some(Exit { code: None, signal: None, at: Utc::now() });
    }
    state.since = Utc::now();
    state.ready = false;
    state.next_start = None;
    state.trouble = Some("its supervisor was killed, or the machine was restarted".to_owned());
    state.write(directory)?;
    Ok(Some((state, false)))
}

/// Kills all that is left of the session that the supervisor led, the program's group among it.
fn kill(state: &State) {
    for round in 0..200 {
        let left = members(state);
        if left.is_empty() {
            return;
        }
        for process in left {
            if let Some(pid) = Pid::from_raw(process.pid) {
                let _ = rustix::process::kill_process(pid, Signal::KILL);
            }
        }
        thread::sleep(Duration::from_millis(if round < 10 { 2 } else { 20 }));
    }
    tracing::warn!(instance = %state.id, "processes of an instance could not be killed");
}

fn members(state: &State) -> Vec<Stat> {
    if !state.session || !state.shim.same_boot() {
        return Vec::new();
    }
    // While anything of the session lives, the kernel gives its number to nobody else. When a process has the number
    // and is not our supervisor, the session is over and the number another's.
    if procfs::stat(state.shim.pid).is_some_and(|leader| leader.started != state.shim.started) {
        return Vec::new();
    }
    let ours = |s: &Stat| s.session == state.shim.pid && s.started >= state.shim.started && !s.zombie;
    procfs::all().into_iter().filter(|s| ours(s) && s.pid != state.shim.pid).collect()
}
