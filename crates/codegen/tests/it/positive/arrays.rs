//! Rules for arrays, also of arrays and of a whole body.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, CheckListResponse, CheckResponse};
use self::made::types::{Arrays, CheckListBody, Item};
use super::Server;

made!(arrays);

impl api::Arrays for Server {
    async fn check(&self, body: Arrays) -> Result<CheckResponse, Rejection> {
        Ok(CheckResponse::Ok(body))
    }

    async fn check_list(&self, body: CheckListBody) -> Result<CheckListResponse, Rejection> {
        Ok(CheckListResponse::Ok(i64::try_from(body.0.len()).unwrap()))
    }
}

#[tokio::test]
async fn as_many_as_are_allowed_are_taken() {
    let (_site, client) = start(Server).await;
    let arrays = Arrays {
        few: Some(vec![1, 1]),
        some: Some(vec!["a".to_owned(), "a".to_owned()]),
        unique: Some(vec![Item::new(1), Item::new(2)]),
        rows: Some(vec![vec![0, 1], vec![]]),
        anything: Some(vec![json!(null), json!({"a": []})]),
    };
    assert_eq!(*client.check(&arrays).await.unwrap(), arrays);
    assert_eq!(*client.check_list(&vec![Item::new(9); 2]).await.unwrap(), 2);
}

#[tokio::test]
async fn one_more_or_less_is_refused() {
    let (site, _) = start(Server).await;
    let wrong = json!({
        "few": [1, 2, 3],
        "some": ["a"],
        "unique": [{"x": 1}, {"x": 10}, {"x": 1}, {"x": "1"}],
        "rows": ["x", [0, -1], [1, 2, 3]],
        "anything": {},
    });
    site.post("/arrays", &wrong).await.check_refused(&[
        "/few must have at most 2 items",
        "/some must have at least 2 items",
        "/unique/1/x must be at most 9",
        "/unique/3/x must be an integer, not a string",
        "/unique/2 must not be repeated",
        "/rows/0 must be an array, not a string",
        "/rows/1/1 must be at least 0",
        "/rows/2 must have at most 2 items",
        "/anything must be an array, not an object",
    ]);
    site.post("/list", &json!([])).await.check_refused(&["must have at least 1 item"]);
    site.post("/list", &json!([{"y": 1}, {"x": 10}, {"x": 1}])).await.check_refused(&[
        "/0/x is required",
        "/1/x must be at most 9",
        "must have at most 2 items",
    ]);
    // Many equal items are as quick to find.
    let many: Vec<_> = (0..40).map(|index| json!({"x": index % 9})).collect();
    let answer = site.post("/arrays", &json!({"unique": many})).await;
    assert_eq!(answer.text.matches("must not be repeated").count(), 31 + 3, "{}", answer.text);
}
