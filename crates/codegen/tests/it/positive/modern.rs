//! OpenAPI 3.1, which says in other words what 3.0 says, and some things more.

use serde_json::json;
use windlass_contract::Nullable;
use windlass_contract::axum::Rejection;

use self::made::api::{self, CheckResponse, SharedResponse};
use self::made::types::{Local, Modern, ModernKind, ModernPairItem, ModernSize, Place};
use super::Server;

made!(modern);

impl api::Modern for Server {
    async fn check(&self, body: Modern) -> Result<CheckResponse, Rejection> {
        Ok(CheckResponse::Ok(body))
    }

    async fn shared(&self) -> Result<SharedResponse, Rejection> {
        Ok(SharedResponse::NoContent)
    }
}

#[tokio::test]
async fn words_of_3_1_are_understood() {
    let (site, client) = start(Server).await;
    let modern = Modern {
        kind: Some(ModernKind::Thing),
        name: Nullable::Null,
        size: Some(ModernSize::String("large".to_owned())),
        place: Nullable::Value(Place::new("Bath")),
        above: Some(9),
        pair: Some(vec![ModernPairItem::Integer(1), ModernPairItem::String("a".to_owned())]),
        local: Some(Local::new(1)),
        state: Some(1),
        anything: Some(json!([null])),
        ..Modern::new(2)
    };
    assert_eq!(*client.check(&modern).await.unwrap(), modern);
    for value in [
        json!({"version": 2, "name": "Ann", "size": 3, "place": null, "icon": "aGk="}),
        json!({"version": 2, "home": {"city": "Bath"}, "state": 0, "pair": []}),
    ] {
        site.post("/modern", &value).await.check(value);
    }
    assert_eq!(client.shared().await.unwrap().status(), 204);
}

#[tokio::test]
async fn rules_of_3_1_are_checked() {
    let (site, _) = start(Server).await;
    let wrong = json!({
        "version": 1, "kind": "other", "name": "", "size": 1.5, "place": {}, "home": 1, "above": 10, "pair": [1, "a", 2],
        "state": 2,
    });
    site.post("/modern", &wrong).await.check_refused(&[
        "/version must be one of 2",
        "/kind must be one of thing",
        "/name must be at least 1 character long",
        "/size must fit one of the forms that are allowed here",
        "/place/city is required",
        "/home must be an object, not a number",
        "/above must be less than 10",
        "/pair must have at most 2 items",
        "/state must be one of 0, 1",
    ]);
    site.post("/modern", &json!({"above": 0, "pair": [true]})).await.check_refused(&[
        "/version is required",
        "/above must be greater than 0",
        "/pair/0 must fit one of the forms that are allowed here",
    ]);
}
