//! What happens to a program from outside is seen, told, and mended.

use std::time::Duration;

use rustix::process::Signal;
use windlass_tests::{
    pages::page,
    process::{processes, signal},
    world::{World, script},
};
use windlass_types::{LogStream, ServiceState};

/// In which what is observed must have changed.
const SOON: Duration = Duration::from_secs(10);

#[tokio::test]
async fn a_program_that_keeps_crashing_shows_and_is_started_again_with_growing_pauses() {
    let world = World::new().await;
    let repository = page("page");
    let broken = world.server.scratch().join("broken");
    let line = format!("echo start; if [ -e '{}' ]; then exit 7; fi; exec sleep 1000", broken.display());
    let application = world.application(&script("web", &repository, &line)).await.id;
    world.deployed(application).await;
    let first = world.status(application).await;

    std::fs::write(&broken, "").unwrap();
    let program = world.programs(application).remove(0);
    signal(program.process.pid, Signal::KILL);
    let failing = world.state_within(SOON, application, ServiceState::Error).await;
    assert!(failing.observed_at > first.observed_at, "{failing:?}");
    assert!(failing.running.is_none() && failing.urls.is_empty(), "{failing:?}");
    let told = async |word: &str| {
        windlass_tests::process::within(SOON, "the reason is told", async || {
            let reason = world.status(application).await.reason?;
            reason.contains(word).then_some(reason)
        })
        .await
    };
    told("signal 9").await;
    let reason = told("status 7").await;
    assert!(reason.starts_with("INSTANCE_EXITED"), "{reason}");

    // Started at once by the deployment, then after pauses of one, two and four seconds.
    let starts = async || -> Vec<_> {
        let log = world.client().list_application_log(&application, None).await.unwrap().into_inner().results;
        log.into_iter().filter(|line| line.stream == LogStream::Stdout).map(|line| line.created_at).collect()
    };
    let times = windlass_tests::process::eventually("four starts", async || {
        let times = starts().await;
        (times.len() >= 4).then_some(times)
    })
    .await;
    let pause = |n: usize| (times[n + 1] - times[n]).num_milliseconds();
    assert!(pause(1) >= 1900, "the second pause is {} ms", pause(1));
    assert!(pause(2) >= 3900, "the third pause is {} ms", pause(2));

    std::fs::remove_file(&broken).unwrap();
    let mended = world.state(application, ServiceState::Running).await;
    assert_eq!(mended.reason, None);
    assert_eq!(mended.running.map(|running| running.revision), Some(1));
    assert_eq!(world.programs(application).len(), 1);
}

#[tokio::test]
async fn an_instance_whose_supervisor_is_killed_is_started_again_once() {
    let world = World::new().await;
    let repository = page("page");
    let application = world.site("web", &repository).await;
    world.deployed(application).await;
    let program = world.programs(application).remove(0).process;
    let supervisor = processes().into_iter().find(|p| p.pid == program.parent).expect("the program's parent");
    assert!(String::from_utf8_lossy(&supervisor.arguments).contains("shim"), "{supervisor:?}");
    signal(supervisor.pid, Signal::KILL);

    let other = windlass_tests::process::eventually("another program runs", async || {
        let programs = world.programs(application);
        programs.into_iter().map(|p| p.process.pid).find(|pid| *pid != program.pid)
    })
    .await;
    windlass_tests::process::eventually("the page is served again", async || {
        let status = world.status(application).await;
        let url = status.urls.first()?;
        (windlass_tests::process::http().get(url).send().await.ok()?.text().await.ok()? == "page").then_some(())
    })
    .await;
    world.state(application, ServiceState::Running).await;
    let pids: Vec<_> = world.programs(application).iter().map(|p| p.process.pid).collect();
    assert_eq!(pids, [other], "one program and no other");
}

#[tokio::test]
async fn one_of_two_instances_that_fails_leaves_the_other_serving() {
    let world = World::new().await;
    let repository = page("page");
    let mut request = windlass_tests::world::site("web", &repository);
    (request.min_running_instances, request.max_running_instances) = (Some(2), Some(2));
    let application = world.application(&request).await.id;
    world.deployed(application).await;
    // Stopped by a signal, it is there but answers no probe: seen without that anything ends.
    let program = world.programs(application).remove(0).process;
    signal(program.pid, Signal::STOP);
    windlass_tests::process::eventually("one instance is left", async || {
        let status = world.status(application).await;
        let running = status.running.expect("one instance serves all the time");
        (running.instances == 1).then_some(())
    })
    .await;
    assert_eq!(world.status(application).await.state, ServiceState::Running);
    assert_eq!(world.page(application).await, "page");
    signal(program.pid, Signal::CONT);
    windlass_tests::process::eventually("both serve again", async || {
        let running = world.status(application).await.running?;
        (running.instances == 2).then_some(())
    })
    .await;
    assert_eq!(world.programs(application).len(), 2);
}
