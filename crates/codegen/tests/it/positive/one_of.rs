//! `oneOf` without a discriminator: the first alternative that fits is taken.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, MeasureResponse};
use self::made::types::{Measure, Span};
use super::Server;

made!(one_of);

impl api::Measures for Server {
    async fn measure(&self, body: Measure) -> Result<MeasureResponse, Rejection> {
        Ok(MeasureResponse::Ok(body))
    }
}

#[tokio::test]
async fn the_value_tells_the_type() {
    let (site, client) = start(Server).await;
    for value in [json!(3), json!("3 m"), json!({"from": 1, "to": 2}), json!([{"from": 1, "to": 2}]), json!(true)] {
        site.post("/measure", &value).await.check(value);
    }
    for measure in [
        Measure::Integer(0),
        Measure::String("3 m".to_owned()),
        Measure::from(Span::new(1, 2)),
        Measure::Array(vec![Span::new(1, 2)]),
        Measure::Nothing(false),
    ] {
        assert_eq!(*client.measure(&measure).await.unwrap(), measure);
    }
    let check_refused = async |value, told: &str| site.post("/measure", &value).await.check_refused(&[told]);
    check_refused(json!(-1), "must be at least 0").await;
    check_refused(json!("3 km"), "must match the pattern ^\\d+ m$").await;
    check_refused(json!({"from": 1}), "/to is required").await;
    check_refused(json!([]), "must have at least 1 item").await;
    check_refused(json!([{"from": 1, "to": "x"}]), "/0/to must be an integer, not a string").await;
    check_refused(json!(1.5), "must fit one of the forms that are allowed here").await;
}
