//! Every operation, called by someone who may not.

use http::Method;
use serde_json::json;
use uuid::Uuid;
use windlass_api::OPERATIONS;
use windlass_tests::{Answer, Call, TestServer};

use crate::{
    document::{assert_none, assert_rows, fill, nowhere, operation},
    world::World,
};

/// Every operation and the scope that it needs, as the design has it.
const ROWS: &[(&str, &str)] = &[
    ("listOrganization", "Read"),
    ("listProject", "Read"),
    ("getProject", "Read"),
    ("getEnvironment", "Read"),
    ("listApplication", "Read"),
    ("getApplication", "Read"),
    ("getApplicationStatus", "Read"),
    ("listApplicationLog", "Read"),
    ("listApplicationDeployment", "Read"),
    ("getDeployment", "Read"),
    ("listApplicationEnvironmentVariable", "Read"),
    ("getApplicationEnvironmentVariable", "Read"),
    ("getApplicationSecret", "Read"),
    ("getDatabase", "Read"),
    ("listOrganizationCluster", "Read"),
    ("listHelmRepository", "Read"),
    ("getHelmRepository", "Read"),
    ("getHelmCharts", "Read"),
    ("createProject", "Write"),
    ("createEnvironment", "Write"),
    ("createApplication", "Write"),
    ("createApplicationEnvironmentVariable", "Write"),
    ("createApplicationSecret", "Write"),
    ("createDatabase", "Write"),
    ("createHelmRepository", "Write"),
    ("deployApplication", "Deploy"),
    ("deployDatabase", "Deploy"),
    ("cancelDeployment", "Deploy"),
    ("getClusterToken", "Admin"),
    ("upgradeCluster", "Admin"),
    ("createOrganizationWebhook", "Admin"),
    ("getOrganizationWebhook", "Admin"),
    ("listOrganizationApiToken", "Admin"),
    ("createOrganizationApiToken", "Admin"),
    ("getOrganizationApiToken", "Admin"),
    ("deleteOrganizationApiToken", "Admin"),
];

/// Scopes of tokens, and the operations' scopes that they permit.
const PERMITTED: &[(&[&str], &[&str])] = &[
    (&["Read"], &["Read"]),
    (&["Write"], &["Read", "Write"]),
    (&["Deploy"], &["Read", "Deploy"]),
    (&["Admin"], &["Read", "Write", "Deploy", "Admin"]),
    (&["Write", "Deploy"], &["Read", "Write", "Deploy"]),
];

#[test]
fn every_operation_has_a_row() {
    assert_rows(ROWS.iter().map(|row| row.0), |_| true);
}

#[test]
fn the_contract_tells_the_scopes() {
    for (id, scope) in ROWS {
        assert_eq!(operation(id).scope, Some(*scope), "{id}");
    }
}

/// An operation's request, with a valid body where there is one.
fn call(server: &TestServer, id: &str, path: &str, world: &World) -> Call {
    let call = server.call(operation(id).method.parse().unwrap(), path);
    match world.body(id, "three") {
        Some(body) => call.json(&body),
        None => call,
    }
}

#[tokio::test]
async fn no_operation_answers_without_a_valid_credential() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    let (revoked_id, revoked) = server.token(&["Admin"]).await;
    assert_eq!(
        server.delete(&format!("/organization/{}/apiToken/{revoked_id}", server.organization)).await.status,
        204
    );
    let expired = expired_token(&server).await;

    let admin = server.admin();
    let long = "x".repeat(16 << 10);
    let credentials = [
        None,
        Some(String::new()),
        Some("Token".into()),
        Some("Token ".into()),
        Some("Token garbage".into()),
        Some(format!("Token {admin}x")),
        Some(format!("Token {}", &admin[1..])),
        Some(format!("Token {}", admin.to_uppercase())),
        Some(format!("Token {admin} {admin}")),
        Some(admin.into()),
        Some(format!("Basic {admin}")),
        Some(format!("Digest {admin}")),
        Some(format!("Bearer {admin}")),
        Some("Bearer eyJhbGciOiJub25lIn0.e30.".into()),
        Some("Token \u{fc}ber".into()),
        Some(format!("Token {long}")),
        Some(format!("Token {revoked}")),
        Some(format!("Token {expired}")),
    ];
    let mut faults = Vec::new();
    for (id, _) in ROWS {
        for credential in &credentials {
            let call = call(&server, id, &world.path(operation(id)), &world).anonymous();
            let call = match credential {
                Some(credential) => call.header("authorization", credential),
                None => call,
            };
            let answer = call.send().await;
            for fault in answer.refusal_faults(401) {
                faults.push(format!("{id} with {credential:?}: {fault}"));
            }
            if answer.header("www-authenticate").is_none() {
                faults.push(format!("{id} with {credential:?}: no WWW-Authenticate"));
            }
            if credential.as_ref().is_some_and(|it| it.len() > 12 && answer.text().contains(it.as_str())) {
                faults.push(format!("{id}: the answer repeats the credential {credential:?}"));
            }
        }
    }
    assert_none(faults);
}

/// The value of a token that ended. A token that is made already expired may be refused, so this one is waited for.
async fn expired_token(server: &TestServer) -> String {
    let end = chrono::Utc::now() + chrono::Duration::seconds(1);
    let path = format!("/organization/{}/apiToken", server.organization);
    let body = json!({"name": "short", "scopes": ["Admin"], "expires_at": end.to_rfc3339()});
    let value = server.post(&path, &body).await.ok()["token"].as_str().unwrap().to_owned();
    loop {
        let asked = chrono::Utc::now();
        let answer = server.call(Method::GET, "/organization").token(&value).send().await;
        if answer.status != 200 {
            assert!(chrono::Utc::now() >= end, "the token ended early: {}", answer.text());
            return value;
        }
        assert!(asked < end, "the token outlives its end");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_revoked_token_is_refused_at_once_also_on_an_open_connection() {
    let server = TestServer::start().await;
    for _ in 0..20 {
        let (id, value) = server.token(&["Read"]).await;
        let call = || server.call(Method::GET, "/organization").token(&value).send();
        assert_eq!(call().await.status, 200);
        assert_eq!(server.delete(&format!("/organization/{}/apiToken/{id}", server.organization)).await.status, 204);
        assert_none(call().await.refusal_faults(401));
    }
}

#[tokio::test]
async fn a_token_does_what_its_scopes_permit_and_nothing_else() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    let mut faults = Vec::new();
    for (scopes, permitted) in PERMITTED {
        let (_, token) = server.token(scopes).await;
        for (id, scope) in ROWS {
            let operation = operation(id);
            if permitted.contains(scope) {
                // Asked for what is nowhere, so that nothing is made or deleted.
                let answer = call(&server, id, &nowhere(operation.path), &world).token(&token).send().await;
                let wanted = if operation.path.contains('{') { 404 } else { 200 };
                if answer.status != wanted {
                    faults.push(format!("{id} with {scopes:?}: answered {} {}", answer.status, answer.text()));
                }
                continue;
            }
            // Whatever else is wrong with a request, it is refused for its scope before that is looked at.
            let path = world.path(operation);
            let whole = call(&server, id, &path, &world);
            let broken = server.call(operation.method.parse().unwrap(), &path).body("text/plain", "{");
            let lost = call(&server, id, &nowhere(operation.path), &world);
            for call in [whole, broken, lost] {
                let answer = call.token(&token).send().await;
                faults.extend(answer.refusal_faults(403).into_iter().map(|fault| format!("{scopes:?}: {fault}")));
            }
        }
    }
    assert_none(faults);
}

#[tokio::test]
async fn nobody_reaches_into_another_organization() {
    let server = TestServer::start().await;
    let here = World::new(&server, server.organization, server.admin(), "here").await;
    let other = server.organization("sentinel-organization").await;
    let there = World::new(&server, other.id, &other.token, "sentinel").await;
    let mut faults = Vec::new();
    for (id, _) in ROWS {
        let operation = operation(id);
        for foreign in parameters(operation.path) {
            let path = fill(operation.path, |name| {
                let of = if name == foreign { &there } else { &here };
                of.id(name).to_string()
            });
            faults.extend(foreign_faults(call(&server, id, &path, &here).send().await, 403));
        }
        if !operation.path.contains('{') {
            continue;
        }
        faults.extend(foreign_faults(call(&server, id, &there.path(operation), &here).send().await, 403));
        // The other way round, which is the same rule with a record that is older than the caller.
        let path = here.path(operation);
        let answer = call(&server, id, &path, &there).token(&other.token).send().await;
        faults.extend(answer.refusal_faults(403));
    }
    assert_none(faults);
}

fn foreign_faults(answer: Answer, status: u16) -> Vec<String> {
    let mut faults = answer.refusal_faults(status);
    if answer.text().contains("sentinel") {
        faults.push(format!("{}: tells of the foreign record: {}", answer.what, answer.text()));
    }
    faults
}

fn parameters(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
}

#[tokio::test]
async fn what_is_nowhere_is_not_found() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    let mut faults = Vec::new();
    for operation in OPERATIONS {
        for missing in parameters(operation.path) {
            for nobody in [Uuid::new_v4(), Uuid::now_v7(), Uuid::nil(), Uuid::max()] {
                let path = fill(operation.path, |name| {
                    let id = if name == missing { nobody } else { world.id(name) };
                    id.to_string()
                });
                let answer = call(&server, operation.id, &path, &world).send().await;
                faults.extend(answer.refusal_faults(404));
            }
        }
    }
    assert_none(faults);
}

#[tokio::test]
async fn a_record_is_not_found_through_another_parent_or_as_another_kind() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    let environment = world.id("environmentId");
    let body = world.body("createApplication", "second").unwrap();
    let second = server.post(&format!("/environment/{environment}/application"), &body).await.ok();
    let second = crate::world::id_of(&second);
    let mut faults = Vec::new();
    for path in [
        format!("/application/{second}/environmentVariable/{}", world.id("environmentVariableId")),
        format!("/application/{second}/secret/{}", world.id("secretId")),
        format!("/application/{}/secret/{}", world.id("applicationId"), world.id("environmentVariableId")),
        format!("/application/{}/environmentVariable/{}", world.id("applicationId"), world.id("secretId")),
        format!("/application/{environment}"),
        format!("/application/{}", world.id("databaseId")),
        format!("/database/{}", world.id("applicationId")),
        format!("/deployment/{}", world.id("applicationId")),
        format!("/project/{}", server.organization),
        format!("/environment/{}", world.id("projectId")),
        format!("/organization/{}/project", world.id("projectId")),
        format!("/organization/{}/webhook/{}", server.organization, world.id("helmRepositoryId")),
    ] {
        faults.extend(server.get(&path).await.refusal_faults(404));
    }
    assert_none(faults);
}

#[tokio::test]
async fn lists_and_bodies_do_not_reach_into_another_organization() {
    let server = TestServer::start().await;
    let here = World::new(&server, server.organization, server.admin(), "here").await;
    let other = server.organization("sentinel-organization").await;
    let there = World::new(&server, other.id, &other.token, "sentinel").await;
    let mut faults = Vec::new();
    for operation in OPERATIONS.iter().filter(|operation| operation.id.starts_with("list")) {
        let answer = server.get(&here.path(operation)).await;
        if answer.status != 200 || answer.text().contains("sentinel") {
            faults.push(format!("{}: answered {} {}", operation.id, answer.status, answer.text()));
        }
    }
    for field in ["cluster_id", "cluster"] {
        for (cluster, status) in [(there.id("clusterId"), 403), (Uuid::new_v4(), 404)] {
            let path = format!("/project/{}/environment", here.id("projectId"));
            let answer = server.post(&path, &json!({"name": format!("{field}{status}"), field: cluster})).await;
            faults.extend(foreign_faults(answer, status));
        }
    }
    assert_none(faults);
}

#[tokio::test]
async fn the_credential_of_a_cluster_reads_that_cluster_and_nothing_else() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    let issued = server.get(&world.path(operation("getClusterToken"))).await.ok();
    let bearer = format!("Bearer {}", issued["status"]["token"].as_str().unwrap());
    let mut faults = Vec::new();
    for (id, _) in ROWS {
        let path = world.path(operation(id));
        let answer = call(&server, id, &path, &world).header("authorization", &bearer).send().await;
        if *id != "listOrganizationCluster" {
            faults.extend(answer.refusal_faults(403));
        } else if answer.ok()["results"][0]["id"] != json!(world.id("clusterId")) {
            faults.push(format!("{id}: {}", answer.text()));
        }
    }
    let other = server.organization("other").await;
    let path = format!("/organization/{}/cluster", other.id);
    faults.extend(server.call(Method::GET, &path).header("authorization", &bearer).send().await.refusal_faults(403));
    assert_none(faults);
}
