//! Defaults: of parameters they hold at once, of properties the implementer asks for them.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, SearchParams, SearchResponse};
use self::made::types::{Options, Sort};
use super::Server;

made!(defaults);

impl api::Search for Server {
    async fn search(&self, params: SearchParams, body: Options) -> Result<SearchResponse, Rejection> {
        let SearchParams { limit, sort, fields, x_exact } = params;
        Ok(SearchResponse::Ok(vec![
            format!("{limit} {} {} {x_exact}", sort.as_str(), fields.join("+")),
            format!("{} {} {}", body.name_or_default(), body.ratio_or_default(), body.count_or_default()),
            format!("{} {:?}", body.sort_or_default().as_str(), body.title_or_default()),
        ]))
    }
}

#[tokio::test]
async fn what_is_not_said_is_the_default() {
    let (site, client) = start(Server).await;
    let silent = client.search(None, None, None, None, &Options::new()).await.unwrap();
    assert_eq!(*silent, ["20 down id+name true", "nobody 0.5 7", "down Some(\"none\")"]);
    let options = Options { name: Some("Emma".to_owned()), count: Some(0), ..Options::new() };
    let fields = ["a".to_owned()].to_vec();
    let said = client.search(Some(&fields), Some(1), Some(&Sort::Up), Some(false), &options).await.unwrap();
    assert_eq!(*said, ["1 up a false", "Emma 0.5 0", "down Some(\"none\")"]);
    let answer = site.post("/search", &json!({"title": null, "sort": "up", "ratio": 2})).await;
    answer.check(json!(["20 down id+name true", "nobody 2 7", "up None"]));
    site.post("/search?limit=0", &json!({})).await.check_refused(&["/query/limit must be at least 1"]);
    site.post("/search", &json!({"name": null})).await.check_refused(&["/name must be a string, not null"]);
}
