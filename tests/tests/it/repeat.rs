//! `Idempotency-Key`: a POST that names itself can be repeated.

use futures::future::join_all;
use http::Method;
use serde_json::{Value, json};
use windlass_api::OPERATIONS;
use windlass_tests::{Answer, TestServer};

use crate::{document::assert_none, world::World};

async fn send(server: &TestServer, path: &str, key: &str, body: &Value) -> Answer {
    server.call(Method::POST, path).token(server.admin()).header("idempotency-key", key).json(body).send().await
}

#[tokio::test]
async fn every_create_is_answered_again_under_its_key() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    let mut faults = Vec::new();
    for operation in OPERATIONS.iter().filter(|operation| operation.method == "POST") {
        let Some(body) = world.body(operation.id, "repeated") else { continue };
        let path = world.path(operation);
        let key = format!("key-of-{}", operation.id);
        let first = send(&server, &path, &key, &body).await;
        let again = send(&server, &path, &key, &body).await;
        let same = (first.status, first.text(), first.header("location").map(str::to_owned))
            == (again.status, again.text(), again.header("location").map(str::to_owned));
        if !(first.status == 200 || first.status == 201) || !same {
            faults.push(format!(
                "{}: {} {} then {} {}",
                operation.id,
                first.status,
                first.text(),
                again.status,
                again.text()
            ));
        }
        if again.header("idempotency-replayed") != Some("true") || again.header("x-ratelimit-limit").is_none() {
            faults.push(format!("{}: a repetition lacks its headers", operation.id));
        }
    }
    assert_none(faults);
}

#[tokio::test]
async fn another_body_or_path_under_the_same_key_is_a_conflict() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    let path = format!("/organization/{}/project", server.organization);
    send(&server, &path, "one", &json!({"name": "first"})).await.ok();
    for (path, body) in [
        (path.clone(), json!({"name": "second"})),
        (format!("/api/v1{path}"), json!({"name": "first"})),
        (format!("/organization/{}/helmRepository", server.organization), json!({"name": "first"})),
    ] {
        let answer = send(&server, &path, "one", &body).await;
        assert_none(answer.refusal_faults(409));
        assert_eq!(answer.json()["code"], "idempotency_key_reused");
    }
    // A key is its credential's own.
    let (_, other) = server.token(&["Admin"]).await;
    let body = json!({"name": "third"});
    let answer =
        server.call(Method::POST, &path).token(&other).header("idempotency-key", "one").json(&body).send().await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    drop(world);
}

#[tokio::test]
async fn of_many_at_once_one_is_carried_out() {
    let server = TestServer::start().await;
    let path = format!("/organization/{}/webhook", server.organization);
    let body = json!({"target_url": "https://hooks.acme.dev/", "events": ["DEPLOYMENT_STARTED"]});
    let answers = join_all((0..20).map(|_| send(&server, &path, "at-once", &body))).await;
    let made: Vec<Value> = answers.iter().filter(|answer| answer.status == 201).map(Answer::json).collect();
    assert!(!made.is_empty());
    assert!(made.iter().all(|one| one["id"] == made[0]["id"]), "{made:?}");
    for answer in answers.iter().filter(|answer| answer.status != 201) {
        assert_eq!((answer.status, &answer.json()["code"]), (409, &json!("idempotency_in_progress")));
    }
}

#[tokio::test]
async fn what_failed_may_be_tried_anew_and_a_wrong_key_is_told() {
    let server = TestServer::start().await;
    let path = format!("/organization/{}/project", server.organization);
    assert_eq!(send(&server, &path, "again", &json!({"name": ""})).await.status, 400);
    assert_eq!(send(&server, &path, "again", &json!({"name": "mended"})).await.status, 201);
    for key in ["", "with blank", &"k".repeat(256)] {
        let answer = send(&server, &path, key, &json!({"name": "unmade"})).await;
        assert_none(answer.refusal_faults(400));
        assert!(answer.text().contains("/header/Idempotency-Key"), "{key:?}: {}", answer.text());
    }
    let large = json!({"name": "x".repeat(2 << 20)});
    assert_eq!(send(&server, &path, "large", &large).await.status, 413);
}

#[tokio::test]
async fn an_answer_is_given_again_by_the_next_server() {
    let mut server = TestServer::start().await;
    let path = format!("/organization/{}/apiToken", server.organization);
    let body = json!({"name": "ci", "scopes": ["Read"]});
    let first = send(&server, &path, "kept", &body).await.ok();
    let value = first["token"].as_str().unwrap().to_owned();
    server.restart().await;
    assert_eq!(send(&server, &path, "kept", &body).await.ok(), first);
    // Kept sealed: a token's value lies open nowhere.
    for entry in std::fs::read_dir(server.data_dir()).unwrap().flatten().filter(|entry| entry.path().is_file()) {
        let bytes = std::fs::read(entry.path()).unwrap();
        assert!(!bytes.windows(value.len()).any(|window| window == value.as_bytes()), "{:?}", entry.path());
    }
}
