//! Waiting until an instance may take traffic.

use std::{path::Path, time::Duration};

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::settled;
use crate::{
    EngineError, EngineErrorKind, ReadySpec,
    probe::seconds,
    shim::state::{Phase, State},
};

/// Between two looks at the state.
const PAUSE: Duration = Duration::from_millis(15);

pub(super) async fn ready(directory: &Path, spec: &ReadySpec, cancel: &CancellationToken) -> Result<(), EngineError> {
    let until = Instant::now() + spec.deadline;
    loop {
        let state = match State::read(directory) {
            // The supervisor's word counts as long as it lives.
            Some(state) if state.shim.is_alive() => state,
            _ => match settled(directory).await? {
                Some((state, _)) => state,
                None => return Err(EngineError::new(EngineErrorKind::NotFound, "the instance was never started")),
            },
        };
        if state.ready {
            return Ok(());
        }
        if let Some(error) = failed(&state, spec) {
            return Err(error);
        }
        if Instant::now() >= until {
            return Err(EngineError::new(EngineErrorKind::DeadlineExceeded, late(&state, spec)));
        }
        tokio::select! {
            () = tokio::time::sleep(PAUSE) => {}
            () = cancel.cancelled() => return Err(EngineError::canceled()),
        }
    }
}

/// Why it will not become ready any more.
fn failed(state: &State, spec: &ReadySpec) -> Option<EngineError> {
    let exited = |why| Some(EngineError::new(EngineErrorKind::Exited, why));
    match state.phase {
        Phase::Exited | Phase::Lost | Phase::Stopping => {
            let why = state.trouble.clone().unwrap_or_else(|| "it was asked to end".to_owned());
            return exited(format!("the instance does not run: {why}"));
        }
        Phase::Starting | Phase::Running | Phase::Backoff => {}
    }
    if state.early_exits > spec.exits_allowed {
        return exited(ended(state));
    }
    if state.unready_for_good {
        let why = state.unready.as_deref().unwrap_or("no answer");
        return Some(EngineError::program(format!("the readiness probe failed as often as it may: {why}")));
    }
    None
}

fn ended(state: &State) -> String {
    let how = state.last_exit.as_ref().map_or_else(|| "ended".to_owned(), ToString::to_string);
    let times = if state.early_exits > 1 { format!(" ({} times)", state.early_exits) } else { String::new() };
    let mut text = format!("the program {how} before it was ready{times}");
    if state.excerpt.is_empty() {
        text.push_str("; it printed nothing");
    } else {
        text.push_str("; its last lines: ");
        text.push_str(&state.excerpt.join("\n"));
    }
    text
}

fn late(state: &State, spec: &ReadySpec) -> String {
    let why = match (&state.unready, &state.trouble) {
        (Some(why), _) | (None, Some(why)) => why.as_str(),
        (None, None) => "its probe has not been asked yet or has not passed often enough",
    };
    format!("the program was not ready within {}: {why}", seconds(spec.deadline))
}
