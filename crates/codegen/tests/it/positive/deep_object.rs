//! `style: deepObject`: names in brackets, however deep.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, SearchParams, SearchResponse};
use self::made::types::{Filter, FilterAge};
use super::Server;

made!(deep_object);

impl api::Search for Server {
    async fn search(&self, params: SearchParams) -> Result<SearchResponse, Rejection> {
        Ok(SearchResponse::Ok(params.filter.unwrap_or_default()))
    }
}

#[tokio::test]
async fn brackets_name_the_way_to_a_value() {
    let (site, client) = start(Server).await;
    let whole = json!({"name": "a", "age": {"min": 5}, "any": ["x", "y"]});
    site.get("/search?filter[name]=a&filter[age][min]=5&filter[any]=x&filter[any]=y").await.check(whole.clone());
    site.get("/search?filter%5Bname%5D=a&filter[age][min]=5&filter[any][]=x&filter[any][]=y").await.check(whole);
    let age = FilterAge { min: Some(1), max: Some(2) };
    let filter =
        Filter { name: Some("a&b".to_owned()), age: Some(age), any: Some(vec!["x".to_owned(), "y".to_owned()]) };
    assert_eq!(*client.search(Some(&filter)).await.unwrap(), filter);
    assert_eq!(*client.search(None).await.unwrap(), Filter::new());
    site.get("/search").await.check(json!({}));
    site.get("/search?filter[age][min]=-1&filter[age][max]=x").await.check_refused(&[
        "/query/filter/age/min must be at least 0",
        "/query/filter/age/max must be an integer, not a string",
    ]);
}
