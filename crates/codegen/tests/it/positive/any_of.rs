//! `anyOf`: of types, and of rules beside properties.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, ContactResponse};
use self::made::types::{Contact, ContactName, FullName};
use super::Server;

made!(any_of);

impl api::Contacts for Server {
    async fn contact(&self, body: Contact) -> Result<ContactResponse, Rejection> {
        Ok(ContactResponse::Ok(body))
    }
}

#[tokio::test]
async fn any_of_types() {
    let (site, client) = start(Server).await;
    for name in [ContactName::String("Emma".to_owned()), FullName::new("Emma", "Woodhouse").into()] {
        let contact = Contact { mail: Some("a@b.c".to_owned()), ..Contact::new(name) };
        assert_eq!(*client.contact(&contact).await.unwrap(), contact);
    }
    let refused = site.post("/contact", &json!({"name": {"first": "Emma"}, "mail": "a@b.c"})).await;
    refused.check_refused(&["/name/last is required"]);
}

#[tokio::test]
async fn any_of_rules() {
    let (site, _) = start(Server).await;
    for valid in [
        json!({"name": "a", "mail": "m"}),
        json!({"name": "a", "mail": "m", "kind": "firm"}),
        json!({"name": "a", "phone": "1"}),
        json!({"name": "a", "phone": "1", "kind": "friend"}),
    ] {
        site.post("/contact", &valid).await.check(valid);
    }
    for invalid in [json!({"name": "a"}), json!({"name": "a", "phone": "1", "kind": "firm"})] {
        site.post("/contact", &invalid).await.check_refused(&[
            "must satisfy one of these: `mail` is present; or `phone` is present and `kind` is absent or friend",
        ]);
    }
}
