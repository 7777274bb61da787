//! Lists of values: of words whose names collide, of numbers, and of any JSON.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, ChooseParams, ChooseResponse};
use self::made::types::{Choice, ChoiceWord, ChooseAs};
use super::Server;

made!(enums);

impl api::Choices for Server {
    async fn choose(&self, params: ChooseParams, body: Choice) -> Result<ChooseResponse, Rejection> {
        let x_as = params.r#as.map(|given| format!("{given:?}"));
        Ok(ChooseResponse::Ok { x_as, body })
    }
}

#[tokio::test]
async fn values_may_have_any_type() {
    let (site, client) = start(Server).await;
    let choice = Choice {
        word: Some(ChoiceWord::SelfValue),
        level: Some(-1),
        rate: Some(0.5),
        flag: Some(json!(true)),
        point: Some(json!({"x": 2, "y": []})),
        mixed: windlass_contract::Nullable::Value(json!("XL")),
        ..Choice::new()
    };
    assert_eq!(*client.choose(None, &choice).await.unwrap(), choice);
    for mixed in [json!(1), json!(2.5), json!("XL"), json!(null)] {
        site.post("/choose", &json!({"mixed": mixed})).await.check(json!({"mixed": mixed}));
    }
    for mixed in [json!(2), json!("1"), json!([1])] {
        let told = "/mixed must be one of 1, 2.5, \"XL\"";
        site.post("/choose", &json!({"mixed": mixed})).await.check_refused(&[told]);
    }
    let wrong = json!({"word": "IN", "level": 2, "rate": 0.7, "flag": false, "point": {"x": 2}, "words": ["a", "c"]});
    site.post("/choose", &wrong).await.check_refused(&[
        "/word must be one of in, out, self, In, Out!",
        "/level must be one of -1, 0, 1",
        "/rate must be one of 0.5, 1",
        "/flag must be one of true",
        "/point must be one of {\"x\":1}, {\"x\":2,\"y\":[]}",
        "/words/1 must be one of a, b",
    ]);
}

#[tokio::test]
async fn names_that_collide_stay_apart() {
    let (site, client) = start(Server).await;
    let names = ["Text", "Text2", "TEXT", "Text3", "Empty", "Plus1", "Minus1", "Unknown"];
    for (value, name) in ChooseAs::VALUES.iter().zip(names) {
        let chosen = client.choose(Some(value), &Choice::new()).await.unwrap();
        assert_eq!(chosen.headers()["x-as"], name, "{value}");
    }
    let answer = site.post("/choose?as=other", &json!({})).await;
    answer.check_refused(&["/query/as must be one of TEXT, text, t-e-x-t, text , , +1, -1, unknown"]);
}
