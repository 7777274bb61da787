//! Every operation, called well: the answer is what the document says.

use http::Method;
use serde::de::DeserializeOwned;
use serde_json::Value;
use windlass_contract::{Validate, decode_json};
use windlass_tests::{Answer, TestServer};
use windlass_types as types;

use crate::{
    document::{answer_schema, assert_none, assert_rows, operation, success},
    world::{World, id_of},
};

type Decode = fn(&[u8]) -> Result<(), String>;

/// Decodes an answer into the generated type, and validates it strictly.
fn is<T: DeserializeOwned + Validate>(body: &[u8]) -> Result<(), String> {
    decode_json::<T>(body).map(drop).map_err(|error| error.to_string())
}

fn nothing(body: &[u8]) -> Result<(), String> {
    if body.is_empty() { Ok(()) } else { Err("a body where there should be none".into()) }
}

/// Every operation, with the type of its answer.
const ROWS: &[(&str, Decode)] = &[
    ("listOrganization", is::<types::OrganizationOverview>),
    ("listProject", is::<types::ProjectList>),
    ("createProject", is::<types::Project>),
    ("getProject", is::<types::Project>),
    ("createEnvironment", is::<types::Environment>),
    ("getEnvironment", is::<types::Environment>),
    ("listApplication", is::<types::ApplicationList>),
    ("createApplication", is::<types::Application>),
    ("getApplication", is::<types::Application>),
    ("getApplicationStatus", is::<types::ApplicationStatus>),
    ("listApplicationLog", is::<types::LogList>),
    ("deployApplication", is::<types::Deployment>),
    ("listApplicationDeployment", is::<types::DeploymentList>),
    ("getDeployment", is::<types::Deployment>),
    ("cancelDeployment", is::<types::Deployment>),
    ("listApplicationEnvironmentVariable", is::<types::EnvironmentVariableList>),
    ("createApplicationEnvironmentVariable", is::<types::EnvironmentVariable>),
    ("getApplicationEnvironmentVariable", is::<types::EnvironmentVariable>),
    ("createApplicationSecret", is::<types::Secret>),
    ("getApplicationSecret", is::<types::Secret>),
    ("createDatabase", is::<types::Database>),
    ("getDatabase", is::<types::Database>),
    ("deployDatabase", is::<types::Deployment>),
    ("listOrganizationCluster", is::<types::ClusterList>),
    ("getClusterToken", is::<types::ClusterToken>),
    ("upgradeCluster", is::<types::ClusterUpgrade>),
    ("listHelmRepository", is::<types::HelmRepositoryList>),
    ("createHelmRepository", is::<types::HelmRepository>),
    ("getHelmRepository", is::<types::HelmRepository>),
    ("getHelmCharts", is::<types::HelmChartList>),
    ("createOrganizationWebhook", is::<types::Webhook>),
    ("getOrganizationWebhook", is::<types::Webhook>),
    ("listOrganizationApiToken", is::<types::ApiTokenList>),
    ("createOrganizationApiToken", is::<types::ApiTokenCreated>),
    ("getOrganizationApiToken", is::<types::ApiToken>),
    // What ends a record comes last.
    ("deleteOrganizationApiToken", nothing),
];

/// Fields of a new record that are told this once.
const ONCE: &[&str] = &["token", "target_secret"];

#[test]
fn every_operation_has_a_row() {
    assert_rows(ROWS.iter().map(|row| row.0), |_| true);
}

#[tokio::test]
async fn every_operation_answers_as_declared() {
    every_operation("").await;
}

#[tokio::test]
async fn every_operation_answers_under_the_version_too() {
    every_operation("/api/v1").await;
}

async fn every_operation(under: &str) {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    let mut faults = Vec::new();
    for (id, decode) in ROWS {
        let operation = operation(id);
        let method = operation.method.parse().unwrap();
        let mut call = server.call(method, &format!("{under}{}", world.path(operation)));
        if let Some(body) = world.body(id, "two") {
            call = call.json(&body);
        }
        let answer = call.send().await;
        faults.extend(answer_faults(&answer, id, *decode));
        if answer.status == 201 {
            faults.extend(location_faults(&server, &answer).await);
        }
    }
    assert_none(faults);
}

/// Everything about an answer that is not as declared.
fn answer_faults(answer: &Answer, id: &str, decode: Decode) -> Vec<String> {
    let operation = operation(id);
    let mut faults = Vec::new();
    let mut fault = |text: String| faults.push(format!("{id}: {text}"));
    if answer.status != success(operation) {
        fault(format!("answered {} {}", answer.status, answer.text()));
        return faults;
    }
    let now = chrono::Utc::now().timestamp();
    let [limit, remaining, reset] =
        ["limit", "remaining", "reset"].map(|name| answer.number(&format!("x-ratelimit-{name}")).unwrap_or(-1));
    if !(limit > 0 && (0..limit).contains(&remaining) && (now..=now + 3601).contains(&reset)) {
        fault(format!("the limit is {limit}, {remaining} remain until {reset}, and it is {now}"));
    }
    if answer.header("x-request-id").is_none() {
        fault("no request id".into());
    }
    if let Err(error) = decode(&answer.body) {
        fault(format!("not of its type: {error}: {}", answer.text()));
    }
    match answer_schema(operation, answer.status) {
        Some(schema) => {
            if answer.header("content-type") != Some("application/json") {
                fault(format!("the media type is {:?}", answer.header("content-type")));
            }
            let body = answer.json();
            for error in schema.iter_errors(&body) {
                fault(format!("{}: {error}", error.instance_path()));
            }
        }
        None if !answer.body.is_empty() => fault("a body, and none is declared".into()),
        None => {}
    }
    faults
}

/// What is new has an address, and is there as it was answered.
async fn location_faults(server: &TestServer, answer: &Answer) -> Vec<String> {
    let Some(location) = answer.header("location") else { return vec![format!("{}: no Location", answer.what)] };
    let read = server.get(location).await;
    if read.status != 200 {
        return vec![format!("{}: its Location {location} answers {} {}", answer.what, read.status, read.text())];
    }
    let (mut made, mut read) = (answer.json(), read.json());
    let told = ONCE.iter().any(|field| read.get(field).is_some());
    for record in [&mut made, &mut read] {
        let record = record.as_object_mut().unwrap();
        record.retain(|field, _| !ONCE.contains(&field.as_str()));
        // A deployment goes on meanwhile.
        if record.contains_key("service_type") && record.contains_key("status") {
            record.retain(|field, _| ["id", "created_at", "application_id", "git_commit_id"].contains(&field.as_str()));
        }
    }
    if told || made != read {
        return vec![format!("{}: created {made}, and its Location answers {read}", answer.what)];
    }
    Vec::new()
}

#[tokio::test]
async fn head_answers_as_get_without_a_body() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    let mut faults = Vec::new();
    for (id, _) in ROWS.iter().filter(|(id, _)| operation(id).method == "GET") {
        let path = world.path(operation(id));
        let get = server.get(&path).await;
        let head = server.call(Method::HEAD, &path).send().await;
        if (head.status, head.body.len()) != (200, 0)
            || head.headers.get("content-type") != get.headers.get("content-type")
        {
            faults.push(format!("{id}: HEAD answered {} {}", head.status, head.text()));
        }
    }
    assert_none(faults);
}

#[tokio::test]
async fn a_deleted_token_is_gone() {
    let server = TestServer::start().await;
    let (id, value) = server.token(&["Admin"]).await;
    let path = format!("/organization/{}/apiToken/{id}", server.organization);
    assert_eq!(server.call(Method::GET, &path).token(&value).send().await.status, 200);
    assert_eq!(server.delete(&path).await.status, 204);
    assert_none(server.get(&path).await.refusal_faults(404));
    assert_none(server.delete(&path).await.refusal_faults(404));
    assert_none(server.call(Method::GET, &path).token(&value).send().await.refusal_faults(401));
    let list = server.get(&format!("/organization/{}/apiToken", server.organization)).await.ok();
    assert!(list["results"].as_array().unwrap().iter().all(|token| id_of(token) != id));
}

#[tokio::test]
async fn charts_are_read_from_the_repository_and_filtered_by_name() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    let path = world.path(operation("getHelmCharts"));
    let names = |list: Value| -> Vec<String> {
        list["results"].as_array().unwrap().iter().map(|c| c["chart_name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(server.get(&path).await.ok()), ["nginx", "redis"]);
    assert_eq!(names(server.get(&format!("{path}?chartName=redis")).await.ok()), ["redis"]);
    assert!(names(server.get(&format!("{path}?chartName=none")).await.ok()).is_empty());
}
