//! `readOnly` and `writeOnly`: each side sends its own, and is not asked for the other's.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, AddResponse};
use self::made::types::{Address, User};
use super::Server;

made!(one_sided);

impl api::Users for Server {
    async fn add(&self, body: User) -> Result<AddResponse, Rejection> {
        let address = Address { checked: Some(true), ..body.address };
        Ok(AddResponse::Created(User { id: Some(7), password: None, address, ..body }))
    }
}

#[tokio::test]
async fn a_field_of_one_side_is_not_asked_of_the_other() {
    let (site, client) = start(Server).await;
    let sent = json!({"name": "a", "password": "secret words", "address": {"city": "Bath"}});
    let answer = site.post("/users", &sent).await;
    assert_eq!(answer.status, 201);
    assert_eq!(answer.text, r#"{"id":7,"name":"a","address":{"city":"Bath","checked":true}}"#);
    let user = User { password: Some("secret words".to_owned()), ..User::new("a", Address::new("Bath")) };
    let kept = client.add(&user).await.unwrap();
    assert_eq!((kept.id, kept.password.as_ref(), kept.address.checked), (Some(7), None, Some(true)));
    site.post("/users", &json!({"id": "x", "password": "short", "address": {}})).await.check_refused(&[
        "/id must be an integer, not a string",
        "/name is required",
        "/password must be at least 8 characters long",
        "/address/city is required",
    ]);
}
