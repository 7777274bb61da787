//! What is wrong with a request is told all at once, with the place.

use serde_json::{Value, json};
use windlass_contract::DecodeError;
use windlass_types::{ApiTokenRequest, ApplicationRequest, Validate, decode_json};

#[track_caller]
fn check_is<T: Validate + serde::de::DeserializeOwned + std::fmt::Debug>(body: &Value, expected: &[(&str, &str)]) {
    let found = match decode_json::<T>(body.to_string().as_bytes()) {
        Ok(_) => Vec::new(),
        Err(DecodeError::Violations(violations)) => violations,
        Err(error) => panic!("{body}: {error}"),
    };
    let found: Vec<(&str, &str)> = found.iter().map(|one| (one.pointer.as_str(), one.code.as_str())).collect();
    assert_eq!(found, expected, "{body}");
}

/// The smallest valid application, with these members beside or instead.
fn application(changes: Value) -> Value {
    let mut body = json!({"name": "checkout", "git_repository": {"url": "https://git.example/shop.git"}});
    let (Some(members), Value::Object(changes)) = (body.as_object_mut(), changes) else {
        panic!("both are objects");
    };
    members.extend(changes);
    body
}

#[track_caller]
fn check(changes: Value, expected: &[(&str, &str)]) {
    check_is::<ApplicationRequest>(&application(changes), expected);
}

#[test]
fn the_smallest_application_is_valid() {
    check(json!({}), &[]);
}

#[test]
fn everything_that_is_missing_is_told() {
    check_is::<ApplicationRequest>(&json!({}), &[("/name", "required"), ("/git_repository", "required")]);
    check(
        json!({"ports": [{}], "storage": [{"size": 4}]}),
        &[
            ("/storage/0/type", "required"),
            ("/storage/0/mount_point", "required"),
            ("/ports/0/internal_port", "required"),
        ],
    );
}

#[test]
fn bounds_are_told_where_they_are_broken() {
    check(
        json!({
            "name": "",
            "cpu": 9,
            "memory": 4_194_305,
            "ports": [{"internal_port": 80}, {"internal_port": 0, "external_port": 65536}],
            "storage": [{"type": "FAST_SSD", "size": 3, "mount_point": "data"}],
        }),
        &[
            ("/name", "min_length"),
            ("/name", "pattern"),
            ("/storage/0/size", "minimum"),
            ("/storage/0/mount_point", "pattern"),
            ("/ports/1/internal_port", "minimum"),
            ("/ports/1/external_port", "maximum"),
            ("/cpu", "minimum"),
            ("/memory", "maximum"),
        ],
    );
}

#[test]
fn structure_and_bounds_are_told_together() {
    check(
        json!({"cpu": 9, "memory": "much", "ports": [{"internal_port": 0}, {"internal_port": "http"}]}),
        &[
            ("/ports/0/internal_port", "minimum"),
            ("/ports/1/internal_port", "type"),
            ("/cpu", "minimum"),
            ("/memory", "type"),
        ],
    );
}

#[test]
fn lengths_are_counted_in_characters() {
    check(json!({"name": "é".repeat(255)}), &[]);
    check(json!({"name": "é".repeat(256)}), &[("/name", "max_length")]);
}

#[test]
fn null_is_only_a_value_where_the_contract_says_so() {
    check(json!({"cpu": null, "description": null}), &[("/description", "type"), ("/cpu", "type")]);
    check(json!({"healthchecks": {"readiness_probe": null}}), &[]);
    check(json!({"healthchecks": null}), &[("/healthchecks", "type")]);
}

#[test]
fn values_of_another_format_are_told() {
    check(
        json!({"git_repository": {"url": "https://git.example/shop.git", "git_token_id": "token"}}),
        &[("/git_repository/git_token_id", "format")],
    );
    check_is::<ApiTokenRequest>(
        &json!({"name": "ci", "scopes": ["Read"], "expires_at": "tomorrow"}),
        &[("/expires_at", "format")],
    );
}

#[test]
fn an_unknown_value_of_an_enum_is_not_valid() {
    check(json!({"build_mode": "MAGIC", "dockerfile_path": "Dockerfile"}), &[("/build_mode", "enum")]);
}

#[test]
fn docker_needs_a_dockerfile() {
    check(json!({"build_mode": "NATIVE"}), &[]);
    check(json!({"dockerfile_path": "Dockerfile"}), &[]);
    check(json!({"build_mode": "DOCKER", "dockerfile_path": "Dockerfile"}), &[]);
    check(json!({"build_mode": "DOCKER"}), &[("", "any_of")]);
    // Also when the body is wrong in other ways, which takes the other path to the same verdict.
    check(json!({"build_mode": "DOCKER", "cpu": "much"}), &[("/cpu", "type"), ("", "any_of")]);
}

#[test]
fn lists_have_bounds_and_no_item_twice() {
    check_is::<ApiTokenRequest>(&json!({"name": "ci", "scopes": []}), &[("/scopes", "min_items")]);
    check_is::<ApiTokenRequest>(&json!({"name": "ci", "scopes": ["Read", "Read"]}), &[("/scopes/1", "unique_items")]);
    check_is::<ApiTokenRequest>(&json!({"name": "ci", "scopes": ["Own"]}), &[("/scopes/0", "enum")]);
    check_is::<ApiTokenRequest>(&json!({"scopes": "Read"}), &[("/name", "required"), ("/scopes", "type")]);
}

#[test]
fn a_whole_number_may_be_written_with_a_point() {
    let body = application(json!({"cpu": 500.0}));
    let request: ApplicationRequest = decode_json(body.to_string().as_bytes()).unwrap();
    assert_eq!(request.cpu, Some(500));
    check(json!({"cpu": 500.5}), &[("/cpu", "type")]);
    check(json!({"cpu": 9.0}), &[("/cpu", "minimum")]);
}

#[test]
fn what_is_no_object_is_told() {
    for body in [json!(null), json!([]), json!("x"), json!(1)] {
        check_is::<ApplicationRequest>(&body, &[("", "type")]);
    }
}

#[test]
fn an_array_is_no_object_however_well_its_items_fit() {
    check(json!({"git_repository": ["https://git.example/shop.git"]}), &[("/git_repository", "type")]);
    check(
        json!({"healthchecks": {"liveness_probe": {"type": [null, null]}}}),
        &[("/healthchecks/liveness_probe/type", "type")],
    );
    check_is::<ApiTokenRequest>(&json!(["ci", null, ["Read"]]), &[("", "type")]);
}
