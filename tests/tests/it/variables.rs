//! Any value that the contract allows comes back byte for byte, and a secret's value never.

use std::collections::BTreeMap;

use http::Method;
use proptest::{prelude::*, test_runner::TestRunner};
use serde_json::{Value, json};
use windlass_api::OPERATIONS;
use windlass_tests::TestServer;

use crate::{document::operation, world::World};

/// Any text without NUL, often with what text formats trip over.
fn values() -> impl Strategy<Value = String> {
    let odd = prop::sample::select(vec![
        "",
        " ",
        "\n",
        "\r\n",
        "\t",
        "\"",
        "\\",
        "'",
        "$HOME",
        "${A}",
        "%s",
        "`id`",
        "\u{feff}",
        "\u{1f600}",
        "\u{202e}",
        "=",
        "\u{1}",
        "\u{7f}",
        "\u{2028}",
        "e\u{301}",
        "\u{10ffff}",
        "\u{fffd}",
        "</script>",
        "\\u0041",
        "\\n",
    ]);
    let piece = prop_oneof![odd.prop_map(str::to_owned), "[^\u{0}]{0,40}"];
    prop::collection::vec(piece, 0..6).prop_map(|pieces| pieces.concat())
}

/// Keys and values, by key.
fn variables() -> impl Strategy<Value = BTreeMap<String, String>> {
    prop::collection::btree_map("[A-VX-Za-z_][A-Za-z0-9_]{0,30}", values(), 1..8)
}

/// The values of a list, by key.
fn listed(list: &Value) -> BTreeMap<String, String> {
    let text = |record: &Value, field: &str| record[field].as_str().unwrap().to_owned();
    let records = list["results"].as_array().unwrap();
    records.iter().map(|record| (text(record, "key"), text(record, "value"))).collect()
}

#[test]
fn a_value_is_listed_as_it_was_given() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (server, world) = runtime.block_on(async {
        let server = TestServer::start().await;
        let world = World::new(&server, server.organization, server.admin(), "here").await;
        (server, world)
    });
    let config = ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() };
    let count = std::cell::Cell::new(0);
    let outcome = TestRunner::new(config).run(&variables(), |given| {
        count.set(count.get() + 1);
        runtime.block_on(async {
            // Each case has an application of its own, so that keys are free.
            let body = world.body("createApplication", &count.get().to_string()).unwrap();
            let application = server.post(&world.path(operation("createApplication")), &body).await.ok();
            let path = format!("/application/{}/environmentVariable", application["id"].as_str().unwrap());
            for (key, value) in &given {
                let made = server.post(&path, &json!({"key": key, "value": value})).await;
                prop_assert_eq!(made.status, 201, "{}", made.text());
                prop_assert_eq!(&made.json()["value"], &json!(value));
            }
            prop_assert_eq!(listed(&server.get(&path).await.ok()), given);
            Ok(())
        })
    });
    outcome.unwrap();
}

#[tokio::test]
async fn the_longest_value_is_taken_whatever_its_characters() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    for (key, letter) in [("ASCII", "a"), ("WIDE", "\u{1f600}"), ("ESCAPED", "\u{1}")] {
        let value = letter.repeat(32_768);
        for id in ["createApplicationEnvironmentVariable", "createApplicationSecret"] {
            let answer = server.post(&world.path(operation(id)), &json!({"key": key, "value": value})).await;
            assert_eq!(answer.status, 201, "{id} {key}");
        }
        let list = server.get(&world.path(operation("listApplicationEnvironmentVariable"))).await.ok();
        assert!(listed(&list)[key] == value, "{key}");
    }
}

#[tokio::test]
async fn the_value_of_a_secret_is_in_no_answer() {
    let server = TestServer::start().await;
    let world = World::new(&server, server.organization, server.admin(), "here").await;
    let sentinel = "sentinel-8d1f0c7a";
    let path = world.path(operation("createApplicationSecret"));
    let mut answers = Vec::new();
    answers.push(server.post(&path, &json!({"key": "HIDDEN", "value": sentinel})).await);
    assert_eq!(answers[0].status, 201);
    // Refusals, too, have nothing of it: of a name that is taken, and of bodies that are wrong somewhere else.
    for body in [
        json!({"key": "HIDDEN", "value": sentinel}),
        json!({"key": "1", "value": sentinel}),
        json!({"value": sentinel}),
        json!({"key": sentinel.repeat(20), "value": format!("{sentinel}\0")}),
        json!({"key": "A", "value": sentinel.repeat(5000)}),
        json!({"key": "A", "value": [sentinel]}),
        json!({"key": "A", "value": {sentinel: sentinel}}),
    ] {
        let answer = server.post(&path, &body).await;
        assert!((400..500).contains(&answer.status), "{}", answer.text());
        answers.push(answer);
    }
    let broken = format!("{{\"key\": \"A\", \"value\": \"{sentinel}");
    answers.push(server.call(Method::POST, &path).body("application/json", broken).send().await);
    let secret = answers[0].json()["id"].as_str().unwrap().to_owned();
    answers.push(server.get(&format!("{path}/{secret}")).await);
    server.post(&world.path(operation("deployApplication")), &json!({})).await.ok();
    for operation in OPERATIONS.iter().filter(|operation| operation.method == "GET") {
        answers.push(server.get(&world.path(operation)).await);
    }
    answers.push(server.get("/metrics").await);
    for answer in answers {
        let told = answer.text().contains(sentinel) || format!("{:?}", answer.headers).contains(sentinel);
        assert!(!told, "{}: {}", answer.what, answer.text());
    }
}
