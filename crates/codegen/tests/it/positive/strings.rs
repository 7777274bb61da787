//! Lengths, which are counted in characters, and patterns, which are those of ECMA 262.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, CheckResponse};
use self::made::types::{Strings, StringsFruit};
use super::Server;

made!(strings);

impl api::Strings for Server {
    async fn check(&self, body: Strings) -> Result<CheckResponse, Rejection> {
        Ok(CheckResponse::Ok(body))
    }
}

#[tokio::test]
async fn a_length_counts_characters() {
    let (site, client) = start(Server).await;
    let strings = Strings {
        short: Some("größ".chars().take(3).collect()),
        long: Some("😀😀😀".to_owned()),
        exact: Some("äö".to_owned()),
        digits: Some("012".to_owned()),
        part: Some("abc".to_owned()),
        unicode: Some("мир".to_owned()),
        both: Some("a".to_owned()),
        fruit: Some(StringsFruit::Pear),
    };
    assert_eq!(*client.check(&strings).await.unwrap(), strings);
    site.post("/strings", &json!({"short": ""})).await.check(json!({"short": ""}));
}

#[tokio::test]
async fn all_that_is_wrong_is_told() {
    let (site, _) = start(Server).await;
    let wrong = json!({
        "short": "😀😀😀😀", "long": "ää", "exact": "a", "digits": "١٢", "part": "ac", "unicode": "mir", "both": "bcd",
        "fruit": "plum",
    });
    site.post("/strings", &wrong).await.check_refused(&[
        "/short must be at most 3 characters long",
        "/long must be at least 3 characters long",
        "/exact must be at least 2 characters long",
        "/digits must match the pattern ^\\d+$",
        "/part must match the pattern b",
        "/unicode must match the pattern ^[\\u0400-\\u04ff]+$",
        "/both must be at most 2 characters long",
        "/both must match the pattern ^a",
        "/fruit must be one of apple, pear",
    ]);
    site.post("/strings", &json!({"short": 1, "digits": "1\n", "exact": "abc"})).await.check_refused(&[
        "/short must be a string, not a number",
        "/exact must be at most 2 characters long",
        "/digits must match the pattern ^\\d+$",
    ]);
}
