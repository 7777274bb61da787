//! `style: form`, exploded, as a query is without a word about it.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, LabelsParams, LabelsResponse, SearchParams, SearchResponse};
use self::made::types::{Either, Range, Seen};
use super::Server;

made!(form_exploded);

impl api::Search for Server {
    async fn search(&self, params: SearchParams) -> Result<SearchResponse, Rejection> {
        Ok(SearchResponse::Ok(Seen { ids: params.ids, range: params.range, either: params.either }))
    }

    async fn labels(&self, params: LabelsParams) -> Result<LabelsResponse, Rejection> {
        Ok(LabelsResponse::Ok(params.labels.unwrap_or_default()))
    }
}

#[tokio::test]
async fn arrays_are_repeated_and_objects_are_taken_apart() {
    let (site, client) = start(Server).await;
    site.get("/search?ids=1&ids=2").await.check(json!({"ids": [1, 2]}));
    site.get("/search?low=1&high=9").await.check(json!({"range": {"low": 1, "high": 9}}));
    site.get("/search?either=5").await.check(json!({"either": 5}));
    site.get("/search?either=a&either=b").await.check(json!({"either": ["a", "b"]}));
    site.get("/search?unknown=1").await.check(json!({}));
    site.get("/labels?a=1&other=no&b+c=%26").await.check(json!({"a": "1", "b c": "&"}));
    let range = Range { low: Some(1), high: Some(9) };
    for either in [None, Some(Either::Integer(5)), Some(Either::Array(vec!["a&b".to_owned(), "c".to_owned()]))] {
        let sent = Seen { ids: Some(vec![1, 2]), range: Some(range.clone()), either };
        let read = client.search(sent.either.as_ref(), sent.ids.as_ref(), sent.range.as_ref()).await.unwrap();
        assert_eq!(*read, sent);
    }
    let labels = [("a".to_owned(), "1".to_owned()), ("b c".to_owned(), "&".to_owned())].into();
    assert_eq!(*client.labels(Some(&labels), Some("no")).await.unwrap(), labels);
    site.get("/search?ids=x&ids=2&high=10")
        .await
        .check_refused(&["/query/ids/0 must be an integer, and is `x`", "/query/range/high must be less than 10"]);
    site.get("/search?ids=1&ids=2&ids=3&ids=4").await.check_refused(&["/query/ids must have at most 3 items"]);
    site.get("/labels?a=long").await.check_refused(&["/query/labels/a must be at most 3 characters long"]);
}
