//! The supervisor of one instance: a small process between the server and the program.
//!
//! It starts the program in a process group of its own, writes what it says into the service's log, asks the probes,
//! starts it again when it ends by itself, ends it when told to, and keeps a file with the state. It lives in a
//! session of its own and outlives the server. As the "subreaper" of all that descends from it, it also finds
//! processes that left the group, and ends them with the rest. When it is itself killed, the engine ends what is left
//! of the session; only a process that left the session as well (a daemon by the book) is then out of reach.

mod capture;
pub(crate) mod lock;
mod probes;
mod reaper;
mod run;
pub(crate) mod spec;
pub(crate) mod state;
mod supervise;

use std::{
    io::{Read, Write},
    path::Path,
    process::ExitCode,
    time::{Duration, Instant},
};

use spec::{Answer, ShimSpec};

/// Supervises the instance whose directory is given until it is stopped: what `windlass shim DIR` runs. The engine
/// sends what is to be run on the standard input; run by hand, it ends at once.
pub fn shim_main(directory: &Path) -> ExitCode {
    let answer = match serve(directory) {
        Ok(()) => return ExitCode::SUCCESS,
        Err(answer) => answer,
    };
    tell(&answer);
    match answer {
        Answer::Held => ExitCode::from(75),
        _ => ExitCode::FAILURE,
    }
}

fn serve(directory: &Path) -> Result<(), Answer> {
    let broken = |doing: &str| {
        let doing = doing.to_owned();
        move |e: std::io::Error| Answer::Broken(format!("{doing}: {e}"))
    };
    // Fails when this process leads a group already, as it does when started by hand from a shell.
    let session = rustix::process::setsid().is_ok();
    let subreaper = rustix::process::set_child_subreaper(Some(rustix::process::getpid()));
    subreaper.map_err(|e| Answer::Broken(format!("cannot adopt orphans: {e}")))?;

    let deadline = Instant::now() + Duration::from_secs(2);
    let _lock = loop {
        match lock::take(directory).map_err(broken("cannot lock the instance's directory"))? {
            Some(lock) => break lock,
            // The engine looks whether the lock is held by taking it for a moment.
            None if Instant::now() < deadline && !is_supervised(directory) => {
                std::thread::sleep(Duration::from_millis(10));
            }
            None => return Err(Answer::Held),
        }
    };
    let mut text = Vec::new();
    std::io::stdin().lock().read_to_end(&mut text).map_err(broken("cannot read what is to be run"))?;
    // Half a text, when the server was killed meanwhile: then nothing is started.
    let spec: ShimSpec =
        serde_json::from_slice(&text).map_err(|e| Answer::Broken(format!("cannot read what is to be run: {e}")))?;
    drop(text);

    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(broken("cannot start the event loop"))?;
    tokio::task::LocalSet::new().block_on(&runtime, supervise::supervise(directory, spec, session))
}

fn is_supervised(directory: &Path) -> bool {
    state::State::read(directory).is_some_and(|state| state.shim.is_alive())
}

/// Answers the engine and lets go of it: both standard streams lead nowhere from now on.
fn tell(answer: &Answer) {
    if let Ok(mut text) = serde_json::to_vec(answer) {
        text.push(b'\n');
        let mut out = std::io::stdout().lock();
        // The engine may be gone; that is no reason not to go on.
        let _ = out.write_all(&text).and_then(|()| out.flush());
    }
    if let Ok(null) = std::fs::OpenOptions::new().read(true).write(true).open("/dev/null") {
        let _ = rustix::stdio::dup2_stdin(&null);
        let _ = rustix::stdio::dup2_stdout(&null);
    }
}
