//! `nullable`: a value, null, and nothing are three things.

use serde_json::json;
use windlass_contract::Nullable;
use windlass_contract::axum::Rejection;

use self::made::api::{self, ChangeResponse, RenameResponse};
use self::made::types::{Change, ChangeEither, Kind, Place, RenameBody};
use super::Server;

made!(nullable);

impl api::Profiles for Server {
    async fn change(&self, body: Change) -> Result<ChangeResponse, Rejection> {
        Ok(ChangeResponse::Ok(body))
    }

    async fn rename(&self, body: Option<RenameBody>) -> Result<RenameResponse, Rejection> {
        Ok(RenameResponse::Ok(body.map(|name| name.0)))
    }
}

#[tokio::test]
async fn absent_null_and_a_value_stay_apart() {
    let (site, client) = start(Server).await;
    let patch = async |value: serde_json::Value| {
        site.send("PATCH", "/profile", &[("content-type", "application/json")], value.to_string()).await
    };
    for value in [
        json!({"id": 1, "parent": null}),
        json!({"id": 1, "parent": 2, "about": null, "kind": null, "home": null, "tags": null, "either": null}),
        json!({"id": 1, "parent": 2, "about": "abc", "kind": "a", "home": {"city": "Bath"}, "either": true}),
        json!({"id": 1, "parent": 2, "tags": [null, "ab"], "scores": {"a": null, "b": 1}}),
    ] {
        patch(value.clone()).await.check(value);
    }
    let wrong =
        json!({"id": null, "nick": null, "about": "long", "kind": "c", "home": {"city": null}, "tags": ["a", 1]});
    patch(wrong).await.check_refused(&[
        "/id must be an integer, not null",
        "/parent is required",
        "/nick must be a string, not null",
        "/about must be at most 3 characters long",
        "/kind must be one of a, b",
        "/home/city must be a string, not null",
        "/tags/1 must be a string, not a number",
        "/tags/0 must be at least 2 characters long",
    ]);
    patch(json!({"id": 1, "parent": 0, "scores": null}))
        .await
        .check_refused(&["/parent must be at least 1", "/scores must be an object, not null"]);
    for (about, kind, home) in [
        (Nullable::Absent, Nullable::Absent, Nullable::Absent),
        (Nullable::Null, Nullable::Null, Nullable::Null),
        (Nullable::Value("abc".to_owned()), Nullable::Value(Kind::A), Nullable::Value(Place::new("Bath"))),
    ] {
        let either = Nullable::Value(ChangeEither::Integer(1));
        let change = Change { about, kind, home, either, ..Change::new(1, None) };
        assert_eq!(*client.change(&change).await.unwrap(), change);
    }
}

#[tokio::test]
async fn a_whole_body_may_be_null() {
    let (site, client) = start(Server).await;
    let put = async |text: &'static str| site.send("PUT", "/name", &[("content-type", "application/json")], text).await;
    put("null").await.check(json!(null));
    put("\"Emma\"").await.check(json!("Emma"));
    put("\"E\"").await.check_refused(&["must be at least 2 characters long"]);
    put("").await.check_refused(&["it needs a body, and none was sent"]);
    assert_eq!(*client.rename(Some("Emma")).await.unwrap(), Some("Emma".to_owned()));
}
