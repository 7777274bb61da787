//! Names: trimmed, and unique within the parent without regard to case.

use futures::future::join_all;
use serde_json::{Value, json};
use windlass_tests::TestServer;

use crate::{
    document::{assert_none, operation},
    world::{World, id_of},
};

/// Operations that create what has a name.
const NAMED: &[&str] = &[
    "createProject",
    "createEnvironment",
    "createApplication",
    "createDatabase",
    "createHelmRepository",
    "createOrganizationApiToken",
];

fn with_name(mut body: Value, name: &str) -> Value {
    body["name"] = json!(name);
    body
}

#[tokio::test]
async fn a_name_is_taken_whatever_its_case_and_the_blanks_around_it() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    let mut faults = Vec::new();
    for id in NAMED {
        let path = world.path(operation(id));
        let body = world.body(id, "").unwrap();
        let made = server.post(&path, &with_name(body.clone(), "  Caf\u{e9} Gr\u{fc}n ")).await.ok();
        assert_eq!(made["name"], "Caf\u{e9} Gr\u{fc}n", "{id}: blanks around a name are no part of it");
        for same in
            ["Caf\u{e9} Gr\u{fc}n", "caf\u{e9} gr\u{fc}n", "CAF\u{c9} GR\u{dc}N", "\u{a0}caf\u{e9} gr\u{fc}n\u{2003}"]
        {
            let answer = server.post(&path, &with_name(body.clone(), same)).await;
            faults.extend(answer.refusal_faults(409));
            if answer.json()["code"] != "name_taken" {
                faults.push(format!("{id} {same:?}: {}", answer.text()));
            }
        }
        for other in ["Caf\u{e9}  Gr\u{fc}n", "Cafe Gr\u{fc}n", "Caf\u{e9} Gr\u{fc}n 2"] {
            let answer = server.post(&path, &with_name(body.clone(), other)).await;
            if answer.status != 201 {
                faults.push(format!("{id} {other:?}: {} {}", answer.status, answer.text()));
            }
        }
    }
    assert_none(faults);
}

#[tokio::test]
async fn names_have_up_to_255_characters_after_trimming() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    for id in NAMED {
        let path = world.path(operation(id));
        let body = world.body(id, "").unwrap();
        let longest = "\u{1f680}".repeat(255);
        let made = server.post(&path, &with_name(body.clone(), &longest)).await.ok();
        assert_eq!(made["name"], json!(longest), "{id}");
        for wrong in [String::new(), " ".into(), "\u{a0}".into(), "a".repeat(256), "a\nb".into()] {
            assert_none(server.post(&path, &with_name(body.clone(), &wrong)).await.refusal_faults(400));
        }
    }
}

#[tokio::test]
async fn the_same_name_is_free_under_another_parent_and_for_another_kind() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    let project = server.post(&world.path(operation("createProject")), &json!({"name": "twin"})).await.ok();
    for project in [id_of(&project), world.id("projectId")] {
        let environment = server.post(&format!("/project/{project}/environment"), &json!({"name": "Twin"})).await.ok();
        for id in ["createApplication", "createDatabase"] {
            let kind = operation(id).path.rsplit('/').next().unwrap();
            let path = format!("/environment/{}/{kind}", id_of(&environment));
            server.post(&path, &with_name(world.body(id, "").unwrap(), "twin")).await.ok();
        }
    }
    let other = server.organization("other").await;
    let call = server.call(http::Method::POST, &format!("/organization/{}/project", other.id)).token(&other.token);
    call.json(&json!({"name": "twin"})).send().await.ok();
}

#[tokio::test]
async fn one_of_many_at_once_gets_the_name() {
    let server = TestServer::start().await;
    let path = format!("/organization/{}/project", server.organization);
    let names = ["race", "RACE", "Race", " race", "race "];
    let bodies: Vec<_> = names.iter().cycle().take(40).map(|name| json!({"name": name})).collect();
    let answers = join_all(bodies.iter().map(|body| server.post(&path, body))).await;
    let made = answers.iter().filter(|answer| answer.status == 201).count();
    assert_eq!(made, 1);
    assert_none(answers.iter().filter(|answer| answer.status != 201).flat_map(|it| it.refusal_faults(409)).collect());
    assert_eq!(server.get(&path).await.ok()["pagination"]["total_count"], 1);
}

#[tokio::test]
async fn keys_of_variables_and_secrets_differ_by_case() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    for id in ["createApplicationEnvironmentVariable", "createApplicationSecret"] {
        let path = world.path(operation(id));
        for key in ["Path_To", "PATH_TO", "path_to"] {
            server.post(&path, &json!({"key": key, "value": key})).await.ok();
            let answer = server.post(&path, &json!({"key": key, "value": "again"})).await;
            assert_none(answer.refusal_faults(409));
            assert_eq!(answer.json()["code"], "name_taken", "{id}");
        }
    }
}
