//! Discriminators within discriminators, recursively.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, EvaluateResponse};
use self::made::types::{Expression, Leaf, Name, Not, Number, Sum};
use super::Server;

made!(discriminator_nested);

impl api::Expressions for Server {
    async fn evaluate(&self, body: Expression) -> Result<EvaluateResponse, Rejection> {
        Ok(EvaluateResponse::Ok(body))
    }
}

#[tokio::test]
async fn alternatives_may_contain_themselves_and_others() {
    let (site, client) = start(Server).await;
    let one = Expression::from(Leaf::new("leaf", Number::new("Number", 1.0).into()));
    let name = Expression::from(Leaf::new("leaf", Name::new("Name", "x").into()));
    let not = Expression::from(Not::new("not", name));
    let sum = Expression::from(Sum::new("sum", vec![one, not]));
    assert_eq!(*client.evaluate(&sum).await.unwrap(), sum);
    let leaf = json!({"op": "leaf", "value": {"type": "Number", "number": 1.0}});
    site.post("/evaluate", &json!({"op": "not", "inner": {"op": "not", "inner": leaf}}))
        .await
        .check(json!({"op": "not", "inner": {"op": "not", "inner": leaf}}));
    let unnamed = json!({"op": "leaf", "value": {"type": "Name", "name": ""}});
    let wrong = json!({"op": "sum", "terms": [{"op": "not", "inner": unnamed}, {"op": "product"}]});
    site.post("/evaluate", &wrong).await.check_refused(&[
        "/terms/0/inner/value/name must be at least 1 character long",
        "/terms/1/op must be one of sum, not, leaf",
    ]);
}
