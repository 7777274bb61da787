//! Starting and ending the supervisor of an instance.

use std::{
    fs::{self, OpenOptions},
    os::unix::fs::OpenOptionsExt,
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use rustix::process::{Pid, PidfdFlags, Signal};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    time::Instant,
};

use super::{ShimCommand, layout::Layout, words};
use crate::{
    EngineError, InstanceSpec, PortMap,
    procfs::ProcessRef,
    shim::{
        lock,
        spec::{Answer, ShimSpec},
        state::State,
    },
};

/// How long the supervisor may take to start the program.
const ANSWER: Duration = Duration::from_secs(15);
/// How long, after the grace, everything may take to be gone.
const AFTER_GRACE: Duration = Duration::from_secs(10);

/// The message for the supervisor: variables complete, ports put in.
pub(super) fn message(spec: &InstanceSpec, layout: &Layout, ports: &[PortMap]) -> Result<ShimSpec, EngineError> {
    let default = ports.iter().find(|map| map.is_default).map(|map| map.port);
    let path = std::env::var("PATH").unwrap_or_else(|_| "/usr/local/bin:/usr/bin:/bin".to_owned());
    let home = spec.build.directory.to_str().unwrap_or("/").to_owned();
    let mut env = vec![("PATH".to_owned(), path), ("HOME".to_owned(), home), ("LANG".to_owned(), "C.UTF-8".to_owned())];
    for (key, value) in &spec.env {
        if key.is_empty() || key.contains(['=', '\0']) {
            return Err(EngineError::invalid("a variable's name is empty or contains `=` or NUL"));
        }
        if value.expose().contains('\0') {
            return Err(EngineError::invalid(format!("the value of {key} contains a NUL character")));
        }
        env.push((key.clone(), value.expose().to_owned()));
    }
    env.extend(default.map(|port| ("PORT".to_owned(), port.to_string())));
    let named = ports.iter().filter_map(|map| Some((format!("PORT_{}", map.internal?), map.port.to_string())));
    env.extend(named);

    let port = |internal: Option<u16>| match internal {
        None => default,
        Some(_) => ports.iter().find(|map| map.internal == internal).map(|map| map.port),
    };
    let word = |word: &String| {
        if spec.build.expand_ports { words::expand(word, port) } else { Ok(word.clone()) }
    };
    Ok(ShimSpec {
        id: spec.id,
        service_id: spec.service_id,
        directory: spec.build.directory.clone(),
        program: word(&spec.build.program)?,
        arguments: spec.build.arguments.iter().map(word).collect::<Result<_, _>>()?,
        env,
        secrets: spec.env.iter().filter(|(_, v)| v.is_secret()).map(|(_, v)| v.expose().to_owned()).collect(),
        ports: ports.to_vec(),
        readiness: spec.readiness.clone(),
        liveness: spec.liveness.clone(),
        grace: spec.grace,
        log_directory: layout.log(spec.service_id),
        log_limit: spec.log_limit,
        restart: spec.restart,
    })
}

/// Launches the supervisor and waits for its answer.
pub(super) async fn launch(shim: &ShimCommand, directory: &Path, message: &ShimSpec) -> Result<Answer, EngineError> {
    let text = serde_json::to_vec(message).map_err(|e| EngineError::internal("describe the instance", e))?;
    let errors = OpenOptions::new()
        .create(true)
        .write(true)
        .truncate(true)
        .mode(0o600)
        .open(directory.join("shim.err"))
        .map_err(|e| EngineError::internal("open the supervisor's error file", e))?;
    // It sees nothing of the server's variables, and does not keep the server's directory in use.
    let mut child = tokio::process::Command::new(&shim.program)
        .args(&shim.args)
        .arg(directory)
        .env_clear()
        .envs(std::env::var_os("PATH").map(|path| ("PATH", path)))
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(errors)
        .spawn()
        .map_err(|e| EngineError::internal("launch the supervisor", e))?;
    let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
    let talk = async {
        if let Some(mut stdin) = stdin {
            // One that gives up at once does not read.
            let _ = stdin.write_all(&text).await;
        }
        let mut answer = Vec::new();
        if let Some(stdout) = stdout {
            stdout.take(64 << 10).read_to_end(&mut answer).await?;
        }
        Ok::<_, std::io::Error>(answer)
    };
    let answer = tokio::time::timeout(ANSWER, talk).await;
    // From here on it is on its own; somebody has to collect it when it ends.
    tokio::spawn(async move { child.wait().await });
    let answer = answer
        .map_err(|_| EngineError::internal("start the instance", "the supervisor gave no answer"))?
        .map_err(|e| EngineError::internal("start the instance", e))?;
    serde_json::from_slice(&answer).map_err(|_| {
        let said = fs::read_to_string(directory.join("shim.err")).unwrap_or_default();
        EngineError::internal("start the instance", format!("the supervisor died: {}", said.trim()))
    })
}

/// The state that the supervisor, which holds the lock, has written; it may be about to.
pub(super) async fn held_state(directory: &Path) -> Result<Option<State>, EngineError> {
    let until = Instant::now() + ANSWER;
    loop {
        if let Some(state) = State::read(directory).filter(|state| state.shim.is_alive()) {
            return Ok(Some(state));
        }
        if !is_held(directory)? {
            return Ok(None);
        }
        if Instant::now() >= until {
            return Err(EngineError::internal("find the instance", "its supervisor tells nothing"));
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Asks the supervisor to end its instance, and waits until both are gone.
pub(super) async fn end(directory: PathBuf, grace: Duration) -> Result<(), EngineError> {
    let Some(state) = held_state(&directory).await? else { return Ok(()) };
    fs::write(directory.join("grace"), grace.as_millis().to_string())
        .map_err(|e| EngineError::internal("say how long an instance may take to end", e))?;
    signal(&state.shim, Signal::TERM);
    let until = Instant::now() + grace + AFTER_GRACE;
    let mut pause = Duration::from_millis(2);
    while is_held(&directory)? {
        if Instant::now() >= until {
            tracing::warn!(instance = %state.id, "the supervisor does not end; it is killed");
            signal(&state.shim, Signal::KILL);
        }
        if Instant::now() >= until + AFTER_GRACE {
            return Err(EngineError::internal("end an instance", "its supervisor cannot be killed"));
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(Duration::from_millis(20));
    }
    Ok(())
}

pub(super) fn is_held(directory: &Path) -> Result<bool, EngineError> {
    lock::is_held(directory).map_err(|e| EngineError::internal("look at an instance's lock", e))
}

/// Signals this process and no later one with its number.
fn signal(process: &ProcessRef, signal: Signal) {
    let Some(pid) = Pid::from_raw(process.pid) else { return };
    if let Ok(handle) = rustix::process::pidfd_open(pid, PidfdFlags::empty())
        && process.is_alive()
    {
        let _ = rustix::process::pidfd_send_signal(handle, signal);
    }
}
