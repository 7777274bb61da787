//! `allOf`: one struct of several schemas, however they are nested.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, AddCarResponse};
use self::made::types::{Car, CarKind, Owner};
use super::Server;

made!(all_of);

impl api::Cars for Server {
    async fn add_car(&self, body: Car) -> Result<AddCarResponse, Rejection> {
        Ok(AddCarResponse::Ok(body))
    }
}

#[tokio::test]
async fn the_properties_of_all_are_one_struct() {
    let (site, client) = start(Server).await;
    let car = Car { kind: Some(CarKind::Small), ..Car::new("a", 1.5, 4) };
    assert_eq!(*client.add_car(&car).await.unwrap(), car);
    let owned = Car { owner: Some(Owner::from("Emma".to_owned())), ..Car::new("a", 1.0, 4) };
    assert_eq!(*client.add_car(&owned).await.unwrap(), owned);
    site.post("/cars", &json!({"weight": -1, "kind": "huge", "wheels": 19, "owner": "x"})).await.check_refused(&[
        "/name is required",
        "/weight must be at least 0",
        "/kind must be one of small, large",
        "/wheels must be at most 18",
        "/owner must be at least 2 characters long",
    ]);
    site.post("/cars", &json!({})).await.check_refused(&[
        "/name is required",
        "/weight is required",
        "/wheels is required",
    ]);
    let many = json!({"name": "a", "weight": 1, "kind": "small", "wheels": 4, "owner": "Emma"});
    site.post("/cars", &many).await.check_refused(&["must have at most 4 members"]);
}
