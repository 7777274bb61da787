//! `additionalProperties` of all forms.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, KeepResponse};
use self::made::types::{Maps, MapsTyped, Point};
use super::Server;

made!(additional_properties);

impl api::Maps for Server {
    async fn keep(&self, body: Maps) -> Result<KeepResponse, Rejection> {
        Ok(KeepResponse::Ok(body))
    }
}

#[tokio::test]
async fn what_is_asked_for_is_kept() {
    let (site, client) = start(Server).await;
    for value in [
        json!({"open": {"id": 1, "more": [1, "x"]}}),
        json!({"empty": {"more": null}}),
        json!({"closed": {"id": 1}, "nothing": {}}),
        json!({"typed": {"id": 1, "a": "abc"}}),
        json!({"map": {"a": 1, "": 2}}),
        json!({"nested": {"a": {"b": {"x": 1}}}}),
        json!({"free": {"a": {"b": [null]}}}),
        json!({"nulls": {"a": null, "b": "c"}}),
    ] {
        site.post("/maps", &value).await.check(value);
    }
    // Nobody asked for the others: a newer caller may say more than this server knows.
    let more = json!({"silent": {"id": 1, "new": 2}, "closed": {"id": 1, "new": 2}, "nothing": {"new": 2}, "new": 3});
    site.post("/maps", &more).await.check(json!({"silent": {"id": 1}, "closed": {"id": 1}, "nothing": {}}));
    let typed = MapsTyped { id: Some(1), additional: [("a".to_owned(), "b".to_owned())].into() };
    let inner = [("b".to_owned(), Point::new(1))].into();
    let maps = Maps { typed: Some(typed), nested: Some([("a".to_owned(), inner)].into()), ..Maps::new() };
    assert_eq!(*client.keep(&maps).await.unwrap(), maps);
}

#[tokio::test]
async fn values_are_checked() {
    let (site, _) = start(Server).await;
    let wrong = json!({
        "typed": {"a": "long", "b": 1},
        "map": {"a": 0, "b/c": "x"},
        "nested": {"a": {"b": {"y": 1}}},
        "nulls": {"a": 1},
    });
    site.post("/maps", &wrong).await.check_refused(&[
        "/typed/a must be at most 3 characters long",
        "/typed/b must be a string, not a number",
        "/map/b~1c must be an integer, not a string",
        "/map/a must be at least 1",
        "/nested/a/b/x is required",
        "/nulls/a must be a string, not a number",
    ]);
}
