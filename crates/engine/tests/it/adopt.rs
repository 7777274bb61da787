//! Servers and supervisors that die.

use std::{fs, process::Command, time::Duration};

use uuid::Uuid;
use windlass_engine::{Build, Engine, InstanceId, InstanceSpec, Status};

use crate::support::{Bed, alive};

fn state(bed: &Bed, id: InstanceId) -> serde_json::Value {
    let text = fs::read_to_string(bed.instance_dir(id).join("state.json")).expect("there is a state");
    serde_json::from_str(&text).expect("it is JSON")
}

async fn kill(pid: &str) {
    assert!(Command::new("kill").args(["-9", pid]).status().expect("kill runs").success());
    while alive(pid) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_server_that_comes_back_finds_what_runs() {
    let mut bed = Bed::new();
    let spec = bed.script("echo started; exec sleep 1000");
    let first = bed.engine.start(&spec).await.expect("starts");
    bed.ready(&spec).await.expect("ready");
    let before = bed.observed(spec.id).await.expect("known");
    bed.reopen();
    let after = bed.observed(spec.id).await.expect("known");
    assert_eq!((before.status, before.service_id), (after.status, after.service_id));
    bed.ready(&spec).await.expect("still ready");
    let again = bed.engine.start(&spec).await.expect("found");
    assert!(again.adopted && again.ports == first.ports);
    // Its ports are not given to another.
    let other = bed.engine.start(&bed.script("exec sleep 1000")).await.expect("starts");
    assert_ne!(other.ports[0].port, first.ports[0].port);
    bed.engine.stop(spec.id, Duration::from_secs(5)).await.expect("stops");
    assert_eq!(bed.observed(spec.id).await.expect("known").status, Status::Exited { requested: true });
}

#[tokio::test]
async fn a_killed_supervisor_takes_its_program_along() {
    let bed = Bed::new();
    let spec = bed.script("trap '' TERM HUP; echo $$ > pid; sleep 1000 & echo $! >> pid; while :; do sleep 1; done");
    let first = bed.engine.start(&spec).await.expect("starts");
    bed.ready(&spec).await.expect("ready");
    let pids = fs::read_to_string(bed.dir.path().join("work/pid")).expect("written");
    let shim = state(&bed, spec.id)["shim"]["pid"].to_string();
    kill(&shim).await;
    assert!(pids.split_whitespace().all(alive), "nothing has happened yet");
    let seen = bed.observed(spec.id).await.expect("known");
    assert_eq!(seen.status, Status::Exited { requested: false });
    assert!(seen.reason.is_some_and(|r| r.contains("supervisor was killed")));
    assert!(!pids.split_whitespace().any(alive));
    // And it can be started anew, where it was.
    let again = bed.engine.start(&spec).await.expect("starts");
    assert!(!again.adopted && again.ports == first.ports);
    bed.ready(&spec).await.expect("ready");
}

#[tokio::test]
async fn starting_over_a_killed_supervisor_never_runs_two() {
    let bed = Bed::new();
    let spec = bed.script("echo $$ >> pids; exec sleep 1000");
    for _ in 0..3 {
        bed.start(&spec).await;
        bed.ready(&spec).await.expect("ready");
        let shim = state(&bed, spec.id)["shim"]["pid"].to_string();
        kill(&shim).await;
    }
    bed.start(&spec).await;
    bed.ready(&spec).await.expect("ready");
    let pids = fs::read_to_string(bed.dir.path().join("work/pids")).expect("written");
    assert_eq!(pids.lines().count(), 4);
    assert_eq!(pids.lines().filter(|pid| alive(pid)).count(), 1);
}

#[tokio::test]
async fn half_a_message_starts_nothing() {
    let bed = Bed::new();
    let dir = bed.dir.path().join("half");
    fs::create_dir(&dir).expect("writable");
    let mut shim = Command::new(env!("CARGO_BIN_EXE_windlass-engine-shim"))
        .arg(&dir)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("it starts");
    // The server is killed while it writes.
    std::io::Write::write_all(&mut shim.stdin.take().expect("piped"), br#"{"id":{"deployment_id""#).expect("writable");
    assert!(!shim.wait().expect("it ends").success());
    assert!(!dir.join("state.json").exists());
}

#[tokio::test]
async fn the_supervisor_is_small_and_keeps_nothing_of_ours() {
    let bed = Bed::new();
    let spec = bed.script("exec sleep 1000");
    bed.start(&spec).await;
    bed.ready(&spec).await.expect("ready");
    let state = state(&bed, spec.id);
    let (shim, program) = (state["shim"]["pid"].to_string(), state["program"]["pid"].to_string());
    let status = fs::read_to_string(format!("/proc/{shim}/status")).expect("readable");
    let value = |name: &str| -> u64 {
        let line = status.lines().find(|l| l.starts_with(name)).expect("a field");
        line.split_whitespace().nth(1).and_then(|v| v.parse().ok()).expect("a number")
    };
    assert_eq!(value("Threads:"), 1);
    assert!(value("RssAnon:") < 4096, "{status}");
    // The program has no file of ours open: above all not the lock.
    for file in fs::read_dir(format!("/proc/{program}/fd")).expect("readable").flatten() {
        let target = fs::read_link(file.path()).unwrap_or_default();
        assert!(!target.starts_with(bed.dir.path()), "{}", target.display());
    }
    let arguments = fs::read_to_string(format!("/proc/{shim}/cmdline")).expect("readable");
    assert_eq!(arguments.matches('\0').count(), 2, "{arguments}");
}

/// A program that says who it is and stays.
pub(crate) fn lasting(directory: &str, deployment_id: Uuid) -> InstanceSpec {
    let build = Build {
        deployment_id,
        commit: "0".repeat(40),
        directory: directory.into(),
        program: "sh".to_owned(),
        arguments: vec!["-c".to_owned(), "echo $$ >> pids; exec sleep 1000".to_owned()],
        expand_ports: false,
    };
    InstanceSpec::new(InstanceId { deployment_id, index: 0 }, Uuid::nil(), build)
}

#[tokio::test]
async fn a_server_that_is_killed_anywhere_in_a_start_leaves_nothing_twice() {
    let bed = Bed::new();
    let work = bed.dir.path().join("work");
    fs::create_dir(&work).expect("writable");
    for round in 0..24u64 {
        let spec = lasting(&work.to_string_lossy(), Uuid::new_v4());
        let mut server = Command::new(std::env::current_exe().expect("this program has a path"))
            .args(["--exact", "helper::role"])
            .env("HELPER_ROLE", "start")
            .env("HELPER_DATA", bed.data())
            .env("HELPER_WORK", &work)
            .env("HELPER_ID", spec.id.deployment_id.to_string())
            .spawn()
            .expect("it starts");
        // From before it has begun until after it is done.
        while !bed.instance_dir(spec.id).exists() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_micros(700 * round)).await;
        server.kill().expect("it can be killed");
        server.wait().expect("it ends");
        let started = bed.engine.start(&spec).await.expect("starts");
        bed.ready(&spec).await.expect("ready");
        let seen = bed.observed(spec.id).await.expect("known");
        assert_eq!(seen.ports, started.ports);
        let pids = fs::read_to_string(work.join("pids")).expect("written");
        assert_eq!(pids.lines().filter(|pid| alive(pid)).count(), 1, "round {round}");
        bed.engine.remove(spec.id.deployment_id).await.expect("removable");
        assert!(!pids.lines().any(alive), "round {round}");
        fs::remove_file(work.join("pids")).expect("removable");
    }
}
