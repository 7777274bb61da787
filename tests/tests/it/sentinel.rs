//! What is secret is found nowhere: in no answer, log, event, error, file or argument of a process.

use std::{collections::BTreeMap, path::Path};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use reqwest::Method;
use uuid::Uuid;
use windlass_tests::{
    pages::page,
    process::{ServerOptions, eventually, processes},
    receiver::{Gate, Receiver},
    world::{EVENTS, World, gated_site, script, site},
};
use windlass_types::{DeploymentStatus, WebhookRequest};

/// Collects everything that is to be searched, by where it was found.
#[derive(Default)]
struct Haystack(BTreeMap<String, Vec<u8>>);

impl Haystack {
    fn add(&mut self, place: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.0.entry(place.into()).or_default().extend(bytes.into());
    }

    /// Every file below the directory.
    fn add_files(&mut self, directory: &Path) {
        for entry in std::fs::read_dir(directory).into_iter().flatten().flatten() {
            let path = entry.path();
            let Ok(kind) = entry.file_type() else { continue };
            if kind.is_dir() {
                self.add_files(&path);
            } else if kind.is_file() {
                self.add(path.display().to_string(), path.as_os_str().as_encoded_bytes());
                // What goes away between the two calls holds nothing any more.
                self.add(path.display().to_string(), std::fs::read(&path).unwrap_or_default());
            }
        }
    }

    /// The arguments of every process.
    fn add_arguments(&mut self) {
        for process in processes() {
            self.add(format!("arguments of {}", process.pid), process.arguments);
        }
    }

    /// Where the text stands.
    fn places(&self, needle: &str) -> Vec<&str> {
        let holds = |bytes: &[u8]| bytes.windows(needle.len()).any(|part| part == needle.as_bytes());
        self.0.iter().filter(|(_, bytes)| holds(bytes)).map(|(place, _)| place.as_str()).collect()
    }

    fn search(&self, needles: &[(&str, String)]) {
        let found: Vec<_> = needles.iter().map(|(what, needle)| (what, self.places(needle))).collect();
        assert!(found.iter().all(|(_, places)| places.is_empty()), "{found:#?}");
    }
}

/// Answers of the server, as they come over the wire, headers and all.
struct Wire<'a> {
    world: &'a World,
    http: reqwest::Client,
}

impl Wire<'_> {
    async fn ask(&self, hay: &mut Haystack, method: Method, path: &str, body: Option<String>) -> serde_json::Value {
        let server = &self.world.server;
        let mut request = self
            .http
            .request(method.clone(), format!("{}{path}", server.address()))
            .header("Authorization", format!("Token {}", server.token()));
        if let Some(body) = body {
            request = request.header("Content-Type", "application/json").body(body);
        }
        let answer = request.send().await.expect("the server answers");
        let place = format!("answer to {method} {path}");
        hay.add(&place, format!("{:?}", answer.headers()));
        let bytes = answer.bytes().await.expect("a body");
        hay.add(&place, bytes.to_vec());
        serde_json::from_slice(&bytes).unwrap_or_default()
    }
}

fn random() -> String {
    format!("sntnl{}", Uuid::new_v4().simple())
}

#[tokio::test]
async fn nothing_secret_is_found_anywhere() {
    let world = World::with(ServerOptions { log: "trace".into(), ..ServerOptions::default() }).await;
    let receiver = Receiver::start().await;
    let mut hay = Haystack::default();
    let wire = Wire { world: &world, http: windlass_tests::process::http() };

    let (value, password, failing_password) = (random(), random(), random());
    let key = STANDARD.encode(Uuid::new_v4().as_bytes().repeat(2).get(..24).unwrap());
    let both = STANDARD.encode(format!("deployer:{password}"));
    let needles = [
        ("the secret", value.clone()),
        ("the password of the repository", password.clone()),
        ("the password of the failing repository", failing_password.clone()),
        ("the password of the repository, as HTTP sends it,", both),
        ("the key of the webhook", key.clone()),
        ("the API token", world.server.token().to_owned()),
    ];

    let webhook = WebhookRequest {
        target_secret: Some(format!("whsec_{key}")),
        ..WebhookRequest::new(receiver.url(), EVENTS.map(|event| event.parse().unwrap()).to_vec())
    };
    let path = format!("/organization/{}/webhook", world.organization);
    let made = wire.ask(&mut hay, Method::POST, &path, Some(serde_json::to_string(&webhook).unwrap())).await;
    let webhook = made["id"].as_str().expect("a webhook is made").to_owned();

    // A repository that wants a password, and takes any.
    let source = page("page");
    source.git(&["update-server-info"]);
    let gate = Gate::before(source.path().join(".git")).await;
    let elsewhere = page("elsewhere");
    let waiting = world.server.scratch().join("never");
    let mut good = site("good", &elsewhere);
    good.git_repository.url = gate.url().replace("http://", &format!("http://deployer:{password}@"));
    let mut unreachable = site("unreachable", &elsewhere);
    unreachable.git_repository.url = format!("http://deployer:{failing_password}@127.0.0.1:9/shop.git");
    let failing = script("failing", &elsewhere, "echo 'cannot start' >&2; exit 3");
    let canceled = gated_site("canceled", &elsewhere, &waiting);
    let mut applications = BTreeMap::new();
    for request in [&good, &unreachable, &failing, &canceled] {
        let path = format!("/environment/{}/application", world.environment);
        let made = wire.ask(&mut hay, Method::POST, &path, Some(serde_json::to_string(request).unwrap())).await;
        let id: Uuid = made["id"].as_str().expect("an application is made").parse().unwrap();
        let secret = serde_json::json!({ "key": "PASSWORD", "value": value }).to_string();
        let made = wire.ask(&mut hay, Method::POST, &format!("/application/{id}/secret"), Some(secret)).await;
        let secret = made["id"].as_str().expect("a secret is made").to_owned();
        applications.insert(request.name.clone(), (id, secret));
    }
    let id = |name: &str| applications[name].0;
    // What is no secret is found, or the search were worth nothing.
    let open = random();
    world.variable(id("good"), "OPEN", &open).await;
    let speaking = format!("echo {open}; while true; do sleep 1; done");
    let speaking = world.application(&script("speaking", &elsewhere, &speaking)).await.id;
    world.deployed(speaking).await;

    // While git speaks to the repository, its arguments can be read by everybody on the machine.
    let opener = async {
        eventually("the repository is asked", async || (gate.asked() > 0).then_some(())).await;
        let mut hay = Haystack::default();
        hay.add_arguments();
        gate.open();
        hay
    };
    let (deployment, arguments) = tokio::join!(world.deploy(id("good")), opener);
    hay.0.extend(arguments.0);
    let ended = world.ended(deployment.id).await;
    assert_eq!(ended.status, DeploymentStatus::Deployed, "{ended:?}");
    assert_eq!(world.page(id("good")).await, "page");
    let program = world.programs(id("good")).remove(0).process;
    assert_eq!(program.variable("PASSWORD"), Some(value.clone()), "the program alone knows it");
    world.failed(id("unreachable")).await;
    world.failed(id("failing")).await;
    let stuck = world.deploy(id("canceled")).await;
    world.programs_settle(id("canceled"), 1).await;
    hay.add_arguments();
    hay.add_files(&world.server.data_dir());
    world.cancel(stuck.id).await;
    assert_eq!(world.ended(stuck.id).await.status, DeploymentStatus::Canceled);
    eventually("all is told", async || (receiver.events_of(stuck.id).len() == 2).then_some(())).await;

    let mut paths = vec![
        "/organization".to_owned(),
        "/metrics".to_owned(),
        format!("/organization/{}/webhook/{webhook}", world.organization),
        format!("/organization/{}/apiToken", world.organization),
        format!("/environment/{}", world.environment),
        format!("/environment/{}/application", world.environment),
    ];
    for (id, secret) in applications.values() {
        for part in ["", "/status", "/deployment", "/log", "/environmentVariable"] {
            paths.push(format!("/application/{id}{part}"));
        }
        paths.push(format!("/application/{id}/secret/{secret}"));
    }
    for path in paths {
        wire.ask(&mut hay, Method::GET, &path, None).await;
    }
    // What is wrong with a request is told without repeating what it held.
    let wrong = serde_json::json!({ "key": "1 wrong", "value": value, "description": 3 }).to_string();
    wire.ask(&mut hay, Method::POST, &format!("/application/{}/secret", id("good")), Some(wrong)).await;
    let broken = format!("{{ \"key\": \"A\", \"value\": \"{value}\" \"");
    wire.ask(&mut hay, Method::POST, &format!("/application/{}/secret", id("good")), Some(broken)).await;
    let twice = serde_json::json!({ "key": "PASSWORD", "value": value }).to_string();
    wire.ask(&mut hay, Method::POST, &format!("/application/{}/secret", id("good")), Some(twice)).await;

    for delivery in receiver.deliveries() {
        hay.add("webhook", format!("{:?}", delivery.headers));
        hay.add("webhook", delivery.raw.to_vec());
    }
    hay.add_arguments();
    hay.add_files(&world.server.data_dir());
    let output = world.server.output();
    assert!(output.contains("DEBUG") && output.contains("TRACE"), "everything is logged");
    hay.add("the server's output", output);
    hay.search(&needles);
    let places = hay.places(&open).join("\n");
    for place in ["answer to GET", "windlass.db", "log.jsonl", "arguments of"] {
        assert!(places.contains(place), "{place} was not searched:\n{places}");
    }
}

#[tokio::test]
async fn what_a_program_says_last_is_told_without_its_secrets() {
    let world = World::new().await;
    let receiver = Receiver::start().await;
    world.webhook_for_all(&receiver.url()).await;
    let repository = page("page");
    let line = "echo \"cannot log in with $PASSWORD\" >&2; exit 3";
    let application = world.application(&script("leaky", &repository, line)).await.id;
    let value = random();
    world.secret(application, "PASSWORD", &value).await;
    let failed = world.failed(application).await;
    assert!(failed.message.as_deref().is_some_and(|message| message.contains("cannot log in with ***")), "{failed:?}");
    eventually("the failure is told", async || (receiver.events_of(failed.id).len() == 2).then_some(())).await;
    let mut hay = Haystack::default();
    let wire = Wire { world: &world, http: windlass_tests::process::http() };
    for path in [format!("/application/{application}/status"), format!("/deployment/{}", failed.id)] {
        wire.ask(&mut hay, Method::GET, &path, None).await;
    }
    for delivery in receiver.deliveries() {
        hay.add("webhook", delivery.raw.to_vec());
    }
    hay.add("the server's output", world.server.output());
    hay.search(&[("the secret", value)]);
}

#[tokio::test]
async fn a_password_in_a_repository_s_address_is_used_and_not_shown() {
    let world = World::new().await;
    let repository = page("page");
    for (name, given, shown) in [
        ("plain", "https://git.acme.dev/shop.git", "https://git.acme.dev/shop.git"),
        ("both", "https://ada:sesame@git.acme.dev/shop.git", "https://git.acme.dev/shop.git"),
        ("token", "https://sesame@git.acme.dev:8443/shop.git", "https://git.acme.dev:8443/shop.git"),
        ("ssh", "ssh://git@git.acme.dev/shop.git", "ssh://git@git.acme.dev/shop.git"),
        ("ssh-both", "ssh://git:sesame@git.acme.dev/shop.git", "ssh://git@git.acme.dev/shop.git"),
        ("scp", "git@git.acme.dev:shop.git", "git@git.acme.dev:shop.git"),
    ] {
        let mut request = site(name, &repository);
        request.git_repository.url = given.into();
        let made = world.application(&request).await;
        assert_eq!(made.git_repository.url, shown);
        let read = world.client().get_application(&made.id).await.unwrap().into_inner();
        assert_eq!(read, made, "what POST hides, GET hides");
    }
}
