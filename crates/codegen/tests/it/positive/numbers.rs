//! Bounds of numbers: the bound itself, and what is just beyond.

use serde_json::{Value, json};
use windlass_contract::axum::Rejection;

use self::made::api::{self, CheckParams, CheckResponse};
use self::made::types::Numbers;
use super::Server;

made!(numbers);

impl api::Numbers for Server {
    async fn check(&self, _: CheckParams, body: Numbers) -> Result<CheckResponse, Rejection> {
        Ok(CheckResponse::Ok(body))
    }
}

#[tokio::test]
async fn values_at_the_bounds_are_taken() {
    let (site, client) = start(Server).await;
    let at = Numbers {
        low: Some(-3),
        high: Some(3),
        above: Some(1),
        below: Some(1.499),
        half: Some(0.5),
        even: Some(0),
        tenth: Some(0.3),
        byte: Some(255),
        small: Some(i32::MIN),
        large: Some(u64::MAX - 1),
    };
    for n in [None, Some(2), Some(4)] {
        assert_eq!(*client.check(n, &at).await.unwrap(), at);
    }
    // A whole number is one however it is written.
    let answer = site.send("POST", "/numbers", &[("content-type", "application/json")], "{\"low\":-3.0,\"even\":2e0}");
    answer.await.check(json!({"low": -3, "even": 2}));
}

#[tokio::test]
async fn values_beyond_the_bounds_are_refused() {
    let (site, _) = start(Server).await;
    let beyond = json!({
        "low": -4, "high": 4, "above": 0, "below": 1.5, "half": 0.51, "even": 3, "tenth": 0.35, "byte": 256,
        "small": 2_147_483_648_i64, "large": u64::MAX,
    });
    site.post("/numbers", &beyond).await.check_refused(&[
        "/low must be at least -3",
        "/high must be at most 3",
        "/above must be greater than 0",
        "/below must be less than 1.5",
        "/half must be at most 0.5",
        "/even must be a multiple of 2",
        "/tenth must be a multiple of 0.1",
        "/byte must fit in 8 bits",
        "/small must fit in 32 bits",
        "/large must be at most 18446744073709551614",
    ]);
    let names = ["low", "high", "above", "below", "half", "even", "tenth", "byte", "small", "large"];
    let texts: Value = names.iter().map(|name| ((*name).to_owned(), json!("1"))).collect();
    let integers = ["low", "high", "above", "even", "byte", "small", "large"];
    let told: Vec<String> = names
        .iter()
        .map(|name| {
            format!(
                "/{name} must be {}",
                if integers.contains(name) { "an integer, not a string" } else { "a number, not a string" }
            )
        })
        .collect();
    site.post("/numbers", &texts).await.check_refused(&told.iter().map(String::as_str).collect::<Vec<_>>());
    site.post("/numbers", &json!({"low": 1.5, "byte": -1}))
        .await
        .check_refused(&["/low must be an integer", "/byte must fit in 8 bits"]);
    for (n, told) in [
        ("1", "/query/n must be at least 2"),
        ("5", "/query/n must be at most 4"),
        ("2.0", "/query/n must be an integer, and is `2.0`"),
        ("99999999999999999999", "/query/n must be an integer that fits in 64 bits, and is `99999999999999999999`"),
    ] {
        site.post(&format!("/numbers?n={n}"), &json!({})).await.check_refused(&[told]);
    }
}
