//! Media types that end in `+json` are JSON.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, LastOrderResponse, OrderResponse};
use self::made::client::Error;
use self::made::types::{Order, Problem};
use super::Server;

made!(json_suffix);

impl api::Orders for Server {
    async fn order(&self, body: Order) -> Result<OrderResponse, Rejection> {
        Ok(match body.item.as_str() {
            "unicorn" => OrderResponse::Conflict(Problem::new("sold out")),
            _ => OrderResponse::Ok(body),
        })
    }

    async fn last_order(&self) -> Result<LastOrderResponse, Rejection> {
        Ok(LastOrderResponse::Ok(Order::new("hat")))
    }
}

#[tokio::test]
async fn json_has_many_names() {
    let (site, client) = start(Server).await;
    let hat = json!({"item": "hat"});
    for media_type in ["application/json", "application/vnd.order+json; charset=utf-8", "Application/VND.Order+JSON"] {
        let answer = site.send("POST", "/order", &[("content-type", media_type)], hat.to_string()).await;
        answer.check(hat.clone());
    }
    let other = site.send("POST", "/order", &[("content-type", "application/other+json")], hat.to_string()).await;
    assert_eq!(other.status, 415);
    let last = site.get("/order/last").await;
    assert_eq!(last.header("content-type"), "application/vnd.order+json");
    last.check(hat);
    assert_eq!(*client.last_order().await.unwrap(), Order::new("hat"));
    assert_eq!(*client.order(&Order::new("hat")).await.unwrap(), Order::new("hat"));
    let Err(Error::ErrorResponse(refused)) = client.order(&Order::new("unicorn")).await else { panic!("no conflict") };
    assert_eq!((refused.status().as_u16(), refused.title.as_str()), (409, "sold out"));
    assert_eq!(refused.headers()["content-type"], "application/problem+json");
    site.post("/order", &json!({"item": "x"})).await.check_refused(&["/item must be at least 2 characters long"]);
}
