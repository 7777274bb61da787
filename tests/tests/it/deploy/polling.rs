//! The polling loop that the API's first clients have: after asking for a deployment, look at the application's state
//! until it is RUNNING, which is success, or STOPPED or ERROR, which is failure. Written over plain HTTP, knowing
//! nothing else.

use std::time::{Duration, Instant};

use serde_json::Value;
use uuid::Uuid;
use windlass_tests::{
    Repository,
    pages::page,
    process::PATIENCE,
    world::{World, script, site},
};
use windlass_types::{DeploymentStatus, ServiceState};

struct Plain<'a> {
    http: reqwest::Client,
    world: &'a World,
}

impl<'a> Plain<'a> {
    fn new(world: &'a World) -> Self {
        Self { http: windlass_tests::process::http(), world }
    }

    fn request(&self, method: reqwest::Method, path: &str) -> reqwest::RequestBuilder {
        let server = &self.world.server;
        self.http
            .request(method, format!("{}{path}", server.address()))
            .header("Authorization", format!("Token {}", server.token()))
    }

    async fn deploy(&self, application: Uuid) {
        let answer = self.request(reqwest::Method::POST, &format!("/application/{application}/deploy"));
        let answer = answer.send().await.expect("an answer");
        assert!(answer.status().is_success(), "{}", answer.status());
    }

    /// The state that ends the loop.
    async fn poll(&self, application: Uuid) -> String {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            let answer = self.request(reqwest::Method::GET, &format!("/application/{application}/status"));
            let body: Value = answer.send().await.expect("an answer").json().await.expect("JSON");
            match body["state"].as_str() {
                Some(state @ ("RUNNING" | "STOPPED" | "ERROR")) => return state.to_owned(),
                Some(_) => tokio::time::sleep(Duration::from_millis(5)).await,
                None => panic!("no state in {body}"),
            }
        }
        panic!("polled for ever");
    }

    async fn deploy_and_poll(&self, application: Uuid) -> String {
        self.deploy(application).await;
        self.poll(application).await
    }
}

#[tokio::test]
async fn success_is_seen_when_the_new_revision_serves_and_not_before() {
    let world = World::new().await;
    let repository = page("0");
    let application = world.site("web", &repository).await;
    let plain = Plain::new(&world);
    for revision in 1..=4 {
        repository.commit_page(&revision.to_string());
        assert_eq!(plain.deploy_and_poll(application).await, "RUNNING");
        let status = world.status(application).await;
        assert_eq!(status.running.map(|running| running.revision), Some(revision));
        assert_eq!(world.page(application).await, revision.to_string());
    }
    assert_eq!(world.server.complaints(), [] as [String; 0]);
}

#[tokio::test]
async fn failures_and_successes_follow_each_other_without_being_mixed_up() {
    let world = World::new().await;
    let repository = Repository::new(&[("run.sh", "exit 3\n")]);
    let application = world.application(&script("web", &repository, "exec sh ./run.sh")).await.id;
    let plain = Plain::new(&world);
    let change = |text: &str| repository.commit("changed", &[("run.sh", text)]);
    // Failing from the beginning, and failing again.
    assert_eq!(plain.deploy_and_poll(application).await, "ERROR");
    assert_eq!(plain.deploy_and_poll(application).await, "ERROR");
    // Mended, broken while the good one serves, and mended again.
    for _ in 0..2 {
        change("exec sleep 1000\n");
        assert_eq!(plain.deploy_and_poll(application).await, "RUNNING");
        change("echo no; exit 4\n");
        assert_eq!(plain.deploy_and_poll(application).await, "ERROR");
        assert!(world.status(application).await.running.is_some(), "the good revision serves on");
    }
}

#[tokio::test]
async fn what_is_observed_during_a_deployment_is_no_end_of_it() {
    let world = World::new().await;
    let repository = page("page");
    let broken = world.server.scratch().join("broken");
    let line = format!("if [ -e '{}' ]; then exit 9; fi; exec sleep 1000", broken.display());
    let application = world.application(&script("web", &repository, &line)).await.id;
    world.deployed(application).await;
    std::fs::write(&broken, "").unwrap();
    for program in world.programs(application) {
        windlass_tests::process::signal(program.process.pid, rustix::process::Signal::KILL);
    }
    world.state(application, ServiceState::Error).await;
    // The new revision fails in the end, since the file is still there; then it is taken away.
    let plain = Plain::new(&world);
    assert_eq!(plain.deploy_and_poll(application).await, "ERROR");
    std::fs::remove_file(&broken).unwrap();
    assert_eq!(plain.deploy_and_poll(application).await, "RUNNING");
    assert_eq!(world.status(application).await.running.map(|running| running.revision), Some(3));
}

#[tokio::test]
async fn a_canceled_first_deployment_ends_the_loop() {
    let world = World::new().await;
    let repository = page("page");
    let gate = world.server.scratch().join("never");
    let application = world.application(&windlass_tests::world::gated_site("web", &repository, &gate)).await.id;
    let deployment = world.deploy(application).await;
    world.reaches(deployment.id, DeploymentStatus::Deploying).await;
    world.cancel(deployment.id).await;
    assert_eq!(Plain::new(&world).poll(application).await, "STOPPED");
}

#[tokio::test]
async fn both_addresses_of_the_contract_answer_alike() {
    let world = World::new().await;
    let repository = page("page");
    let application = world.application(&site("web", &repository)).await.id;
    let plain = Plain::new(&world);
    assert_eq!(plain.deploy_and_poll(application).await, "RUNNING");
    let mut bodies = Vec::new();
    for path in [format!("/application/{application}/status"), format!("/api/v1/application/{application}/status")] {
        let body: Value = plain.request(reqwest::Method::GET, &path).send().await.unwrap().json().await.unwrap();
        bodies.push(body);
    }
    assert_eq!(bodies[0], bodies[1]);
    for field in ["id", "state", "service_deployment_status", "last_deployment_date"] {
        assert!(bodies[0].get(field).is_some(), "{field} is missing in {}", bodies[0]);
    }
}
