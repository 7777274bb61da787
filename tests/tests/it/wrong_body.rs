//! Every operation with a body, given every wrong body: 400, 413 or 415 with everything that is wrong, and never a 5xx.

use std::convert::Infallible;

use futures::{StreamExt as _, stream};
use http::Method;
use serde_json::{Value, json};
use windlass_contract::Operation;
use windlass_tests::{Answer, TestServer};

use crate::{
    document::{assert_none, assert_rows, body_schema, described, nowhere, operation, validator},
    mutate::{Wrong, uncovered, wrongs},
};

/// Requests that are under way at the same time.
const AT_ONCE: usize = 16;
const ID: &str = "123e4567-e89b-12d3-a456-426614174000";

/// A valid body with every member, for each operation that takes one. Nothing is made of them: the operations are
/// called on records that do not exist.
fn rows() -> Vec<(&'static str, Value)> {
    let variable = json!({"key": "KEY", "value": "value", "description": "text"});
    let probe = json!({
        "type": {
            "tcp": {"port": 1, "host": "localhost"},
            "http": {"port": 1, "path": "/", "scheme": "HTTP"},
            "exec": {"command": ["true"]},
            "grpc": {"port": 1, "service": "name"},
        },
        "initial_delay_seconds": 1,
        "period_seconds": 1,
        "timeout_seconds": 1,
        "success_threshold": 1,
        "failure_threshold": 1,
    });
    vec![
        ("createProject", json!({"name": "name", "description": "text"})),
        ("createEnvironment", json!({"name": "name", "mode": "STAGING", "cluster_id": ID, "cluster": ID})),
        (
            "createApplication",
            json!({
                "name": "name",
                "description": "text",
                "git_repository": {
                    "url": "https://git.acme.dev/shop.git", "branch": "main", "root_path": "/a", "git_token_id": ID,
                },
                "healthchecks": {"readiness_probe": probe, "liveness_probe": probe},
                "storage": [{"id": ID, "type": "FAST_SSD", "size": 4, "mount_point": "/data"}],
                "ports": [{
                    "id": ID, "name": "web", "internal_port": 80, "external_port": 80, "publicly_accessible": true,
                    "is_default": true, "protocol": "HTTP", "public_path": "/", "public_path_rewrite": "/",
                }],
                "build_mode": "DOCKER",
                "dockerfile_path": "Dockerfile",
                "cpu": 500,
                "memory": 512,
                "gpu": 0,
                "min_running_instances": 1,
                "max_running_instances": 1,
                "auto_preview": true,
                "auto_deploy": true,
                "arguments": ["--flag"],
                "entrypoint": "program",
                "annotations_groups": [{"id": ID}],
                "labels_groups": [{"id": ID}],
                "icon_uri": "https://acme.dev/icon.svg",
                "docker_target_build_stage": "release",
            }),
        ),
        ("createApplicationEnvironmentVariable", variable.clone()),
        ("createApplicationSecret", variable),
        (
            "createDatabase",
            json!({
                "name": "name", "description": "text", "type": "POSTGRESQL", "version": "16.1", "mode": "CONTAINER",
                "cpu": 500, "memory": 512, "storage": 10,
            }),
        ),
        (
            "createHelmRepository",
            json!({"name": "name", "description": "text", "kind": "HTTPS", "url": "https://charts.acme.dev"}),
        ),
        (
            "createOrganizationWebhook",
            json!({
                "target_url": "https://acme.dev/hook", "events": ["DEPLOYMENT_STARTED"], "enabled": true,
                "target_secret": "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX",
            }),
        ),
        (
            "createOrganizationApiToken",
            json!({"name": "name", "description": "text", "scopes": ["Read"], "expires_at": "2099-01-01T00:00:00Z"}),
        ),
        ("deployApplication", json!({"git_commit_id": "0123456789abcdef"})),
    ]
}

#[test]
fn every_operation_with_a_body_has_a_valid_one_with_every_member() {
    let rows = rows();
    assert_rows(rows.iter().map(|row| row.0), |operation| body_schema(operation).is_some());
    for (id, body) in rows {
        let schema = body_schema(operation(id)).unwrap();
        let errors: Vec<_> = validator(schema).iter_errors(&body).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{id}: {errors:?}");
        assert_eq!(uncovered(schema, &body, ""), Vec::<String>::new(), "{id}: members without a value");
    }
}

#[tokio::test]
async fn the_valid_bodies_are_accepted() {
    let server = TestServer::start().await;
    let mut faults = Vec::new();
    for (id, body) in rows() {
        // That the record above is missing is found out only after the body was taken.
        faults.extend(server.post(&nowhere(operation(id).path), &body).await.refusal_faults(404));
        let mut more = body.clone();
        more["a_member_of_the_future"] = json!({"deep": [1, 2, 3]});
        faults.extend(server.post(&nowhere(operation(id).path), &more).await.refusal_faults(404));
        // Nested deeper than any stack: what is ignored costs nothing.
        let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
        let deep = body.to_string().replacen('{', &format!("{{\"unknown\":{deep},"), 1);
        let call = server.call(Method::POST, &nowhere(operation(id).path)).body("application/json", deep);
        faults.extend(call.send().await.refusal_faults(404));
    }
    assert_none(faults);
}

#[tokio::test]
async fn every_broken_rule_of_a_schema_is_told_with_its_place() {
    let server = TestServer::start().await;
    let mut faults = Vec::new();
    let mut cases = Vec::new();
    for (id, body) in rows() {
        let schema = body_schema(operation(id)).unwrap();
        let checker = validator(schema);
        let count = cases.len();
        for wrong in wrongs(schema, &body) {
            if checker.is_valid(&wrong.value) {
                faults.push(format!("{id}: {} is not wrong at all", wrong.what));
            }
            cases.push((operation(id), wrong));
        }
        assert!(cases.len() > count, "{id} has no wrong bodies");
    }
    let answers = stream::iter(cases).map(|(operation, wrong)| {
        let call = server.call(Method::POST, &nowhere(operation.path)).json(&wrong.value);
        async move { violation_faults(operation, &wrong, &call.send().await) }
    });
    faults.extend(answers.buffer_unordered(AT_ONCE).collect::<Vec<_>>().await.concat());
    assert_none(faults);
}

fn violation_faults(operation: &Operation, wrong: &Wrong, answer: &Answer) -> Vec<String> {
    let named = |fault: String| format!("{} {}: {fault}", operation.id, wrong.what);
    let faults = answer.refusal_faults(400);
    if !faults.is_empty() {
        return faults.into_iter().map(named).collect();
    }
    let body = answer.json();
    let told = body["violations"].as_array().is_some_and(|violations| {
        violations.iter().any(|violation| {
            violation["pointer"] == wrong.pointer.as_str()
                && violation["code"].as_str().is_some_and(|code| wrong.codes.contains(&code))
                && violation["message"].as_str().is_some_and(|message| !message.is_empty())
        })
    });
    if !told || !body["message"].as_str().unwrap().contains(&wrong.pointer) || body["code"] != "validation_failed" {
        return vec![named(format!("does not tell {:?} at {:?}: {body}", wrong.codes, wrong.pointer))];
    }
    Vec::new()
}

#[tokio::test]
async fn everything_that_is_wrong_is_told_at_once() {
    let server = TestServer::start().await;
    let mut faults = Vec::new();
    for (id, body) in rows() {
        let schema = crate::document::resolve(body_schema(operation(id)).unwrap());
        let required: Vec<_> = schema["required"].as_array().into_iter().flatten().collect();
        let path = nowhere(operation(id).path);
        // Every required member is missing, every other one is of a wrong type.
        let mut broken = body.clone();
        broken.as_object_mut().unwrap().retain(|name, _| !required.iter().any(|field| *field == name));
        broken.as_object_mut().unwrap().values_mut().for_each(|value| *value = json!({"wrong": [1.5]}));
        let mut wanted: Vec<String> =
            schema["properties"].as_object().unwrap().keys().map(|n| format!("/{n}")).collect();
        wanted.sort();
        let answer = server.post(&path, &broken).await;
        faults.extend(answer.refusal_faults(400));
        let violations = answer.json()["violations"].clone();
        let mut told: Vec<String> = violations
            .as_array()
            .into_iter()
            .flatten()
            // A wrong object is told by what it lacks, which lies deeper.
            .map(|violation| violation["pointer"].as_str().unwrap().split('/').take(2).collect::<Vec<_>>().join("/"))
            .collect();
        told.sort();
        told.dedup();
        let objects = |name: &String| schema["properties"][&name[1..]].to_string().contains("Healthchecks");
        wanted.retain(|name| !objects(name));
        told.retain(|name| !objects(name));
        if told != wanted {
            faults.push(format!("{id}: told {told:?} and not {wanted:?}"));
        }
    }
    let docker = json!({"name": "a", "git_repository": {"url": "https://acme.dev/a.git"}, "build_mode": "DOCKER"});
    let answer = server.post(&nowhere(operation("createApplication").path), &docker).await;
    faults.extend(answer.refusal_faults(400));
    if !answer.text().contains("dockerfile_path") {
        faults.push(format!("a missing Dockerfile is not told: {}", answer.text()));
    }
    assert_none(faults);
}

/// Bodies that are no JSON of the right shape, whatever the operation.
fn malformed() -> Vec<(&'static str, Vec<u8>)> {
    vec![
        ("blank", b" ".to_vec()),
        ("not JSON", b"hello".to_vec()),
        ("truncated object", b"{\"name\": \"a\"".to_vec()),
        ("truncated string", b"{\"name\": \"a".to_vec()),
        ("trailing comma", b"{\"name\": \"a\",}".to_vec()),
        ("two documents", b"{} {}".to_vec()),
        ("single quotes", b"{'name': 'a'}".to_vec()),
        ("a form", b"name=a&url=b".to_vec()),
        ("invalid UTF-8", b"{\"name\": \"\xff\xfe\"}".to_vec()),
        ("invalid UTF-8 in a key", b"{\"na\xc3(me\": 1}".to_vec()),
        ("half a surrogate", b"{\"name\": \"\\ud800\", \"key\": \"\\ud800\", \"git_commit_id\": \"\\ud800\"}".to_vec()),
        ("a bare control character", b"{\"name\": \"\x01\"}".to_vec()),
        ("NaN", b"{\"name\": NaN}".to_vec()),
        ("a byte order mark", b"\xef\xbb\xbf{}".to_vec()),
        ("UTF-16", "{}".encode_utf16().flat_map(u16::to_le_bytes).collect()),
        ("NUL", b"\0".to_vec()),
        ("deep arrays", b"[".repeat(100_000)),
        ("deep objects", b"{\"name\":".repeat(100_000)),
        ("an array", b"[]".to_vec()),
        ("a string", b"\"text\"".to_vec()),
        ("a number", b"5".to_vec()),
        ("a huge number", [b"1".repeat(10_000), b"e99999".to_vec()].concat()),
        ("null", b"null".to_vec()),
    ]
}

#[tokio::test]
async fn what_is_no_json_is_refused_with_a_hint() {
    let server = TestServer::start().await;
    let mut faults = Vec::new();
    for (id, valid) in rows() {
        let path = nowhere(operation(id).path);
        let mut bodies = malformed();
        let name = valid.as_object().unwrap().keys().next().unwrap();
        let twice = format!("{{\"{name}\": {}, {}", valid[name], &valid.to_string()[1..]);
        bodies.push(("a member twice", twice.into_bytes()));
        if described(operation(id))["requestBody"]["required"] == true {
            bodies.push(("nothing", Vec::new()));
        }
        for (what, body) in bodies {
            let answer = server.call(Method::POST, &path).body("application/json", body).send().await;
            faults.extend(answer.refusal_faults(400).into_iter().map(|fault| format!("{id} with {what}: {fault}")));
            if answer.body.len() > 4096 {
                faults.push(format!("{id} with {what}: an answer of {} bytes", answer.body.len()));
            }
        }
    }
    assert_none(faults);
}

#[tokio::test]
async fn a_body_of_another_media_type_is_refused() {
    let server = TestServer::start().await;
    let mut faults = Vec::new();
    for (id, valid) in rows() {
        let path = nowhere(operation(id).path);
        for (media_type, status) in [
            ("", 415),
            ("text/plain", 415),
            ("text/json", 415),
            ("application/xml", 415),
            ("application/x-www-form-urlencoded", 415),
            ("multipart/form-data; boundary=x", 415),
            ("application/octet-stream", 415),
            ("json", 415),
            ("application/jsonp", 415),
            ("*/*", 415),
            ("\u{fc}", 415),
            ("application/json; charset=utf-8", 404),
            ("Application/JSON", 404),
        ] {
            let answer = server.call(Method::POST, &path).body(media_type, valid.to_string()).send().await;
            faults
                .extend(answer.refusal_faults(status).into_iter().map(|fault| format!("{id} {media_type:?}: {fault}")));
        }
        let call = server.call(Method::POST, &path).json(&valid).header("content-encoding", "gzip");
        faults.extend(call.send().await.refusal_faults(415));
    }
    assert_none(faults);
}

#[tokio::test]
async fn a_body_over_the_limit_is_refused_also_when_its_length_is_not_told() {
    let server = TestServer::start().await;
    let mut faults = Vec::new();
    let large = format!("{{\"name\": \"{}\"}}", "a".repeat(10 << 20));
    for (id, _) in rows() {
        let path = nowhere(operation(id).path);
        let answer = server.call(Method::POST, &path).body("application/json", large.clone()).send().await;
        faults.extend(answer.refusal_faults(413).into_iter().map(|fault| format!("{id}: {fault}")));

        let pieces: Vec<Result<String, Infallible>> =
            large.as_bytes().chunks(64 << 10).map(|piece| Ok(String::from_utf8_lossy(piece).into_owned())).collect();
        let call = server.call(Method::POST, &path).stream("application/json", stream::iter(pieces));
        faults.extend(call.send().await.refusal_faults(413).into_iter().map(|fault| format!("{id}, chunked: {fault}")));
    }
    // Just below the limit, what is in the body counts.
    let small = format!("{{\"name\": \"{}\"}}", "a".repeat((1 << 20) - 100));
    let path = nowhere(operation("createProject").path);
    let answer = server.call(Method::POST, &path).body("application/json", small).send().await;
    faults.extend(answer.refusal_faults(400));
    if answer.body.len() > 4096 {
        faults.push(format!("an answer of {} bytes", answer.body.len()));
    }
    assert_none(faults);
}

#[tokio::test]
async fn an_operation_without_a_body_does_not_care_for_one() {
    let server = TestServer::start().await;
    let mut faults = Vec::new();
    for operation in windlass_api::OPERATIONS.iter().filter(|operation| body_schema(operation).is_none()) {
        if !operation.path.contains('{') {
            continue;
        }
        let call = server.call(operation.method.parse().unwrap(), &nowhere(operation.path));
        faults.extend(call.body("text/plain", "whatever").send().await.refusal_faults(404));
    }
    assert_none(faults);
}
