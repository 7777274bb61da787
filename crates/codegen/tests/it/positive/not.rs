//! `not`, over rules between properties.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, BuyResponse};
use self::made::types::{Ticket, TicketFare};
use super::Server;

made!(not);

impl api::Tickets for Server {
    async fn buy(&self, body: Ticket) -> Result<BuyResponse, Rejection> {
        Ok(BuyResponse::Ok(body))
    }
}

#[tokio::test]
async fn what_must_not_hold_is_refused() {
    let (site, client) = start(Server).await;
    for ticket in [
        Ticket { seat: Some(1), ..Ticket::new(TicketFare::Child) },
        Ticket { standing: Some(true), ..Ticket::new(TicketFare::Adult) },
        Ticket::new(TicketFare::Child),
    ] {
        assert_eq!(*client.buy(&ticket).await.unwrap(), ticket);
    }
    for wrong in [json!({"fare": "adult", "seat": 1, "standing": true}), json!({"fare": "child", "standing": false})] {
        site.post("/tickets", &wrong).await.check_refused(&[
            "must not satisfy this: (`seat` is present and `standing` is present or `standing` is present and `fare` is absent or child)",
        ]);
    }
}
