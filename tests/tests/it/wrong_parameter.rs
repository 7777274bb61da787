//! Every parameter of every operation, given every wrong value.

use futures::{StreamExt as _, stream};
use http::Method;
use serde_json::{Value, json};
use uuid::Uuid;
use windlass_api::OPERATIONS;
use windlass_tests::{Answer, TestServer};

use crate::document::{assert_none, fill, nowhere, parameters};

const AT_ONCE: usize = 16;
const ID: &str = "123e4567-e89b-12d3-a456-426614174000";

/// What is no id: the format of OpenAPI is the hyphenated form alone.
fn bad_ids() -> Vec<String> {
    let mut bad: Vec<String> = [
        "nope",
        "0",
        "-1",
        "null",
        "undefined",
        "%00",
        "%20",
        "%2F",
        "a%2Fb",
        "..%2F..%2Fetc%2Fpasswd",
        "%FF%FE",
        "%C3%28",
        "%",
        "%zz",
        "*",
        "'%20OR%201=1--",
        "%7Bid%7D",
    ]
    .map(str::to_owned)
    .to_vec();
    bad.extend([
        format!("%7B{ID}%7D"),
        format!("urn:uuid:{ID}"),
        ID.replace('-', ""),
        format!("{ID}0"),
        format!("{ID}%20"),
        format!("{ID}%00"),
        format!("%20{ID}"),
        format!("{ID}%2F"),
        ID.replace("1", "g"),
        String::new(),
        "a".repeat(8000),
    ]);
    bad
}

#[tokio::test]
async fn what_is_no_id_in_a_path_is_refused_by_name() {
    let server = TestServer::start().await;
    let mut calls = Vec::new();
    for operation in OPERATIONS {
        let method: Method = operation.method.parse().unwrap();
        for (name, schema) in parameters(operation, "path") {
            assert_eq!(schema["format"], "uuid", "{}: {name} is another kind of parameter", operation.id);
            for under in ["", "/api/v1"] {
                for bad in bad_ids() {
                    // Without its last segment it is another path.
                    if bad.is_empty() && operation.path.ends_with(&format!("{{{name}}}")) {
                        continue;
                    }
                    let path = fill(operation.path, |at| if at == name { bad.clone() } else { ID.to_owned() });
                    calls.push((server.call(method.clone(), &format!("{under}{path}")), format!("/path/{name}")));
                }
            }
        }
    }
    let faults = stream::iter(calls).map(async |(call, pointer)| pointer_faults(&call.send().await, &pointer));
    assert_none(faults.buffer_unordered(AT_ONCE).collect::<Vec<_>>().await.concat());
}

#[tokio::test]
async fn the_case_of_an_id_does_not_matter() {
    let server = TestServer::start().await;
    let path = format!("/organization/{}/project", server.organization.to_string().to_uppercase());
    assert_eq!(server.get(&path).await.status, 200);
    // Percent-encoding what needs none names the same record.
    let encoded: String = server.organization.to_string().bytes().map(|byte| format!("%{byte:02X}")).collect();
    assert_eq!(server.get(&format!("/organization/{encoded}/project")).await.status, 200);
}

#[tokio::test]
async fn every_wrong_parameter_is_told_at_once() {
    let server = TestServer::start().await;
    let path = "/organization/nope/apiToken/neither?page=1";
    let answer = server.get(path).await;
    assert_none(answer.refusal_faults(400));
    let told = pointers(&answer);
    assert_eq!(told, ["/path/organizationId", "/path/apiTokenId"]);
    let answer = server.get("/organization/nope/project?page=0&page_size=1001").await;
    assert_eq!(pointers(&answer), ["/path/organizationId", "/query/page", "/query/page_size"]);
}

fn pointers(answer: &Answer) -> Vec<String> {
    let violations = answer.json()["violations"].clone();
    let pointer = |violation: &Value| violation["pointer"].as_str().unwrap().to_owned();
    violations.as_array().into_iter().flatten().map(pointer).collect()
}

fn pointer_faults(answer: &Answer, pointer: &str) -> Vec<String> {
    let mut faults = answer.refusal_faults(400);
    if faults.is_empty() && (!pointers(answer).contains(&pointer.to_owned()) || !answer.text().contains(pointer)) {
        faults.push(format!("{}: does not tell {pointer}: {}", answer.what, answer.text()));
    }
    if answer.body.len() > 4096 {
        faults.push(format!("{}: an answer of {} bytes", answer.what, answer.body.len()));
    }
    faults
}

/// Wrong values of a query parameter, written as in a query, and whether its name is repeated.
fn bad_values(name: &str, schema: &Value) -> Vec<String> {
    let mut values: Vec<String> = Vec::new();
    match schema["type"].as_str().unwrap() {
        "integer" => {
            let odd =
                ["", "abc", "1.5", "1e3", "%2B1", "+1", "0x10", "1_000", "true", "null", "%00", "%FF", "1%20", "NaN"];
            values.extend(odd.map(str::to_owned));
            values
                .extend(["9223372036854775808", "-9223372036854775809", "99999999999999999999999"].map(str::to_owned));
            values.push(format!("{}", schema["minimum"].as_i64().unwrap() - 1));
            values.push(format!("{}", schema["maximum"].as_i64().unwrap() + 1));
            values.extend(["-1", "-0x1"].map(str::to_owned));
            values.push("1".repeat(5000));
        }
        "string" => {
            let most = usize::try_from(schema["maxLength"].as_u64().unwrap()).unwrap();
            values.extend(["a".repeat(most + 1), "%FF".into(), "%C3%28".into()]);
        }
        other => panic!("{name}: the tests know no values of the type {other}"),
    }
    let mut queries: Vec<String> = values.into_iter().map(|value| format!("{name}={value}")).collect();
    queries.push(format!("{name}=1&{name}=2"));
    queries.push(format!("{name}=1&{name}=1"));
    if schema["type"] == "integer" {
        queries.push(name.to_owned());
    }
    queries
}

#[tokio::test]
async fn what_is_wrong_in_a_query_is_refused_by_name() {
    let server = TestServer::start().await;
    let mut faults = Vec::new();
    let mut count = 0;
    for operation in OPERATIONS {
        for (name, schema) in parameters(operation, "query") {
            for query in bad_values(name, schema) {
                count += 1;
                let answer = server.get(&format!("{}?{query}", nowhere(operation.path))).await;
                faults.extend(pointer_faults(&answer, &format!("/query/{name}")));
            }
        }
    }
    assert!(count > 100, "the lists have query parameters");
    assert_none(faults);
}

#[tokio::test]
async fn the_ends_of_a_range_are_taken_and_unknown_names_are_ignored() {
    let server = TestServer::start().await;
    let mut faults = Vec::new();
    for operation in OPERATIONS {
        let wanted = if operation.path.contains('{') { 404 } else { 200 };
        for (name, schema) in parameters(operation, "query") {
            for value in
                ["minimum", "maximum"].map(|end| schema[end].to_string()).iter().filter(|value| *value != "null")
            {
                let answer = server.get(&format!("{}?{name}={value}", nowhere(operation.path))).await;
                if answer.status != wanted {
                    faults.push(format!("{}: answered {} {}", answer.what, answer.status, answer.text()));
                }
            }
        }
        for query in ["unknown=1", "unknown=%FF", "", "&&&", "=", "%3D=%00", "Page=0", &"x=1&".repeat(1000)] {
            let call = server.call(operation.method.parse().unwrap(), &format!("{}?{query}", nowhere(operation.path)));
            let answer = call.json(&json!(null)).send().await;
            let refused = crate::document::body_schema(operation).is_some();
            let wanted = if refused { 400 } else { wanted };
            if answer.status != wanted {
                faults.push(format!("{}: answered {} {}", answer.what, answer.status, answer.text()));
            }
        }
    }
    assert_none(faults);
}

#[tokio::test]
async fn an_escaped_name_of_a_parameter_is_that_parameter() {
    let server = TestServer::start().await;
    assert_none(pointer_faults(&server.get("/organization?p%61ge=0").await, "/query/page"));
    let path = format!("/organization/{}", Uuid::new_v4());
    assert_none(server.get(&path).await.refusal_faults(404));
}
