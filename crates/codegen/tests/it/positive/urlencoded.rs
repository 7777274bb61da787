//! `application/x-www-form-urlencoded`, alone and beside JSON.

use serde_json::{Value, json};
use windlass_contract::Nullable;
use windlass_contract::axum::Rejection;

use self::made::api::{self, SendEitherResponse, SendResponse};
use self::made::types::{Order, OrderTo};
use super::Server;

made!(urlencoded);

impl api::Forms for Server {
    async fn send(&self, body: Order) -> Result<SendResponse, Rejection> {
        Ok(SendResponse::Ok(body))
    }

    async fn send_either(&self, body: Order) -> Result<SendEitherResponse, Rejection> {
        Ok(SendEitherResponse::Ok(body))
    }
}

const FORM: &[(&str, &str)] = &[("content-type", "application/x-www-form-urlencoded")];

fn hat() -> Value {
    json!({"item": "a hat & more", "count": 2, "sizes": [1, 2], "to": {"x": 1}, "gift": true, "state": 1, "size": "XL"})
}

#[tokio::test]
async fn a_form_says_what_json_says() {
    let (site, client) = start(Server).await;
    let form = "item=a+hat%20%26+more&count=2&sizes=1&sizes=2&to[x]=1&gift=true&state=1&size=XL";
    for path in ["/form", "/either"] {
        site.send("POST", path, FORM, form).await.check(hat());
    }
    let inner = "item=hat&to=%7B%22x%22:1%7D&size=2.5";
    site.send("POST", "/form", FORM, inner).await.check(json!({"item": "hat", "to": {"x": 1}, "size": 2.5}));
    site.post("/either", &hat()).await.check(hat());
    assert_eq!(site.post("/form", &hat()).await.status, 415);
    let order = Order {
        count: Some(2),
        sizes: Some(vec![3, 4]),
        to: Some(OrderTo { x: 1, y: Nullable::Value(0.5) }),
        gift: Some(false),
        ..Order::new("a hat & more")
    };
    assert_eq!(*client.send(&order).await.unwrap(), order);
    assert_eq!(*client.send_either(&order).await.unwrap(), order);
}

#[tokio::test]
async fn everything_that_is_wrong_with_a_form_is_told() {
    let (site, _) = start(Server).await;
    let wrong = "item=h&count=0&sizes=1&sizes=b&to[y]=1&gift=maybe&state=7&size=3";
    site.send("POST", "/form", FORM, wrong).await.check_refused(&[
        "/item must be at least 2 characters long",
        "/count must be greater than 0",
        "/sizes/1 must be an integer, not a string",
        "/to/x is required",
        "/gift must be a boolean, not a string",
        "/state must be one of 0, 1",
        "/size must be one of 1, 2.5, \"XL\"",
    ]);
    site.send("POST", "/form", FORM, "").await.check_refused(&["it needs a body, and none was sent"]);
    assert_eq!(site.send("POST", "/form", FORM, "item=%ff").await.status, 400);
}
