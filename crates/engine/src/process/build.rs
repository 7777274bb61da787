//! A checkout of the commit and the command that starts it.

use std::{
    fs, io,
    os::unix::fs::PermissionsExt,
    path::{Component, Path, PathBuf},
    time::Instant,
};

use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::{
    layout::{Layout, MAKING},
    words,
};
use crate::{Build, BuildMode, BuildSpec, EngineError, EngineErrorKind, Progress, git::GitCache};

/// Names of a build's parts.
const SOURCE: &str = "source";
const RECORD: &str = "build.json";

pub(super) async fn build(
    layout: &Layout,
    git: &GitCache,
    spec: &BuildSpec,
    progress: &Progress,
    cancel: &CancellationToken,
) -> Result<Build, EngineError> {
    supported(spec)?;
    if let Some(build) = read(layout, spec.deployment_id)? {
        return Ok(build);
    }
    let started = Instant::now();
    progress(&format!("Fetching {} at {}", spec.source.shown_url(), short(&spec.commit)));
    // Made whole beside its place and then put there: a crash leaves nothing that looks like a build.
    let temporary = tempfile::Builder::new()
        .prefix(MAKING)
        .tempdir_in(layout.builds())
        .map_err(|e| EngineError::internal("make a directory for the checkout", e))?;
    let source = temporary.path().join(SOURCE);
    fs::create_dir(&source).map_err(|e| EngineError::internal("make a directory for the checkout", e))?;
    git.export(&spec.source.url, &spec.commit, &source, spec.deadline, cancel).await?;
    let place = layout.build(spec.deployment_id);
    let made = command(spec, &source, &place.join(SOURCE))?;
    if started.elapsed() > spec.deadline {
        return Err(EngineError::new(EngineErrorKind::DeadlineExceeded, "the build took too long"));
    }
    if cancel.is_cancelled() {
        return Err(EngineError::canceled());
    }
    let record = serde_json::to_vec(&made).map_err(|e| EngineError::internal("write the build's record", e))?;
    fs::write(temporary.path().join(RECORD), record)
        .map_err(|e| EngineError::internal("write the build's record", e))?;
    let temporary = temporary.keep();
    if let Err(e) = fs::rename(&temporary, &place) {
        let _ = fs::remove_dir_all(&temporary);
        // Another server was faster; its build is the same.
        return read(layout, spec.deployment_id)?
            .ok_or_else(|| EngineError::internal("put the checkout in its place", e));
    }
    progress(&format!("Checked out in {} ms; will start `{}`", started.elapsed().as_millis(), made.program));
    Ok(made)
}

/// What was built before under this name.
pub(super) fn read(layout: &Layout, deployment: Uuid) -> Result<Option<Build>, EngineError> {
    match fs::read(layout.build(deployment).join(RECORD)) {
        Ok(text) => {
            serde_json::from_slice(&text).map(Some).map_err(|e| EngineError::internal("read a build's record", e))
        }
        Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(e) => Err(EngineError::internal("read a build's record", e)),
    }
}

fn supported(spec: &BuildSpec) -> Result<(), EngineError> {
    let missing = |what: &str| {
        let text = format!("this cluster runs native processes; {what} needs a cluster with a container engine");
        Err(EngineError::new(EngineErrorKind::Unsupported, text))
    };
    if matches!(spec.mode, BuildMode::Docker { .. }) {
        return missing(
            "a DOCKER application (set build_mode to NATIVE and give an entrypoint or a Procfile to run it here)",
        );
    }
    if spec.needs.storage > 0 {
        return missing("an application with storage");
    }
    if spec.needs.gpu > 0 {
        return missing("an application with a GPU");
    }
    Ok(())
}

/// Finds the command in the checkout at `source`, which will lie at `place`.
fn command(spec: &BuildSpec, source: &Path, place: &Path) -> Result<Build, EngineError> {
    let inside = root(source, &spec.source.root_path)?;
    let BuildMode::Native { entrypoint, arguments } = &spec.mode else {
        return Err(EngineError::invalid("not a native build"));
    };
    let (program, arguments, expand_ports) = match entrypoint.as_deref().map(str::trim).filter(|e| !e.is_empty()) {
        Some(entrypoint) => (entrypoint.to_owned(), arguments.clone(), false),
        None => {
            let mut words = words::split(&procfile(&inside.path)?)?.into_iter();
            let program = words.next().ok_or_else(|| EngineError::invalid("the Procfile's web line is empty"))?;
            // The API's arguments are exact: what looks like a port in them is none.
            let exact = arguments.iter().map(|argument| argument.replace('$', "$$"));
            (program, words.chain(exact).collect(), true)
        }
    };
    if program.contains('\0') || arguments.iter().any(|a| a.contains('\0')) {
        return Err(EngineError::invalid("the command contains a NUL character"));
    }
    if program.contains('/') && !program.contains('$') {
        executable(&program, &inside.path)?;
    }
    Ok(Build {
        deployment_id: spec.deployment_id,
        commit: spec.commit.clone(),
        directory: place.join(inside.relative),
        program,
        arguments,
        expand_ports,
    })
}

struct Inside {
    path: PathBuf,
    relative: PathBuf,
}

/// The root path inside the checkout, wherever symbolic links lead.
fn root(source: &Path, root_path: &str) -> Result<Inside, EngineError> {
    let outside = || EngineError::invalid(format!("the root path `{root_path}` leads out of the repository"));
    let mut relative = PathBuf::new();
    for part in Path::new(root_path).components() {
        match part {
            Component::RootDir | Component::CurDir => {}
            Component::Normal(name) => relative.push(name),
            Component::ParentDir | Component::Prefix(_) => return Err(outside()),
        }
    }
    let missing = || EngineError::invalid(format!("the repository has no directory `{root_path}` at this commit"));
    let source = source.canonicalize().map_err(|e| EngineError::internal("look into the checkout", e))?;
    let path = source.join(&relative).canonicalize().map_err(|_| missing())?;
    if !path.starts_with(&source) {
        return Err(outside());
    }
    if !path.is_dir() {
        return Err(missing());
    }
    // Without links, so that the directory stays the same one.
    let relative = path.strip_prefix(&source).map(Path::to_owned).map_err(|_| outside())?;
    Ok(Inside { path, relative })
}

fn procfile(directory: &Path) -> Result<String, EngineError> {
    let nothing = || {
        EngineError::invalid(
            "there is no command to start: give an entrypoint, or add a Procfile with a line `web: <command>` to the \
             root path",
        )
    };
    let path = directory.join("Procfile");
    // A link could show a file of the machine.
    if !fs::symlink_metadata(&path).is_ok_and(|m| m.is_file() && m.len() < 64 << 10) {
        return Err(nothing());
    }
    let text = fs::read(&path).map_err(|e| EngineError::internal("read the Procfile", e))?;
    let text = String::from_utf8_lossy(&text).into_owned();
    words::procfile_web(&text).map(str::to_owned).ok_or_else(nothing)
}

fn executable(program: &str, directory: &Path) -> Result<(), EngineError> {
    let wrong = |why: &str| Err(EngineError::invalid(format!("`{program}` cannot be started: {why}")));
    match fs::metadata(directory.join(program)) {
        Ok(m) if !m.is_file() => wrong("it is not a file"),
        Ok(m) if m.permissions().mode() & 0o111 == 0 => {
            wrong("it is not executable (git update-index --chmod=+x makes it so)")
        }
        Ok(_) => Ok(()),
        Err(_) => wrong("the repository has no such file at this commit"),
    }
}

fn short(commit: &str) -> &str {
    commit.get(..12).unwrap_or(commit)
}
