//! The end of an instance: asked, given time, then killed, with all that belongs to it.

use std::{
    fs,
    time::{Duration, Instant},
};

use windlass_engine::{Engine, InstanceId, Status};

use crate::support::{Bed, LONG, alive};

/// Waits for the file that a program writes, and answers its words.
async fn written(bed: &Bed, name: &str, words: usize) -> Vec<String> {
    let start = Instant::now();
    loop {
        let text = fs::read_to_string(bed.dir.path().join("work").join(name)).unwrap_or_default();
        let found: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        if found.len() >= words {
            return found;
        }
        assert!(start.elapsed() < LONG, "{name} is never written");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_program_that_minds_the_signal_ends_by_itself() {
    let bed = Bed::new();
    let spec = bed.script("trap 'echo bye; exit 0' TERM; echo up; while :; do sleep 0.05; done");
    bed.start(&spec).await;
    bed.until_logged("up").await;
    let began = Instant::now();
    bed.engine.stop(spec.id, LONG).await.expect("stops");
    assert!(began.elapsed() < Duration::from_secs(10));
    bed.until_logged("bye").await;
    let seen = bed.observed(spec.id).await.expect("known");
    assert_eq!((seen.status, seen.last_exit.and_then(|e| e.code)), (Status::Exited { requested: true }, Some(0)));
}

#[tokio::test]
async fn the_whole_group_is_killed_after_the_grace() {
    let bed = Bed::new();
    let spec = bed.script(
        "trap '' TERM; (trap '' TERM; sh -c 'trap \"\" TERM; echo $$ >> pids; while :; do sleep 1; done' & echo $! >> pids; wait) & \
         echo $$ >> pids; while :; do sleep 1; done",
    );
    bed.start(&spec).await;
    let pids = written(&bed, "pids", 3).await;
    let began = Instant::now();
    bed.engine.stop(spec.id, Duration::from_millis(300)).await.expect("stops");
    assert!(began.elapsed() >= Duration::from_millis(300) && began.elapsed() < Duration::from_secs(5));
    for pid in pids {
        assert!(!alive(&pid), "{pid}");
    }
    assert_eq!(bed.observed(spec.id).await.expect("known").last_exit.and_then(|e| e.signal), Some(9));
}

#[tokio::test]
async fn who_left_the_group_or_the_session_is_found_too() {
    let bed = Bed::new();
    let spec = bed.script("setsid sh -c 'echo $$ > daemon; exec sleep 1000' & wait");
    bed.start(&spec).await;
    let pids = written(&bed, "daemon", 1).await;
    bed.engine.stop(spec.id, Duration::from_millis(200)).await.expect("stops");
    assert!(!alive(&pids[0]));
}

#[tokio::test]
async fn children_do_not_outlive_a_program_that_crashed() {
    let bed = Bed::new();
    let spec = bed.script("sleep 1000 & echo $! > child; exit 1");
    bed.start(&spec).await;
    bed.until(spec.id, "in backoff", |o| matches!(o.status, Status::Backoff { .. })).await;
    assert!(!alive(&written(&bed, "child", 1).await[0]));
    // Also while it waits to be started again.
    bed.engine.stop(spec.id, LONG).await.expect("stops");
    assert_eq!(bed.observed(spec.id).await.expect("known").status, Status::Exited { requested: true });
}

#[tokio::test]
async fn what_never_existed_can_be_ended_and_removed() {
    let bed = Bed::new();
    let spec = bed.script("true");
    bed.engine.stop(spec.id, LONG).await.expect("fine");
    bed.engine.remove(spec.id.deployment_id).await.expect("fine");
    assert!(bed.engine.instances().await.expect("listed").is_empty());
}

#[tokio::test]
async fn removing_leaves_the_log_and_nothing_else() {
    let bed = Bed::new();
    let first = bed.script("echo $$ > pid0; echo first; exec sleep 1000");
    let mut second = bed.script("echo second; exec sleep 1000");
    second.id = InstanceId { index: 1, ..first.id };
    bed.start(&first).await;
    bed.start(&second).await;
    bed.until_logged("first").await;
    bed.until_logged("second").await;
    assert_eq!(bed.engine.instances().await.expect("listed").len(), 2);
    bed.engine.remove(first.id.deployment_id).await.expect("removed");
    assert!(bed.engine.instances().await.expect("listed").is_empty());
    assert!(!bed.instance_dir(first.id).exists());
    assert!(!alive(&written(&bed, "pid0", 1).await[0]));
    assert_eq!(bed.engine.logs(bed.service, 10).await.expect("readable").len(), 2);
    bed.engine.logs_remove(bed.service).await.expect("removed");
    assert!(bed.engine.logs(bed.service, 10).await.expect("readable").is_empty());
}
