//! `style: label`: segments that begin with a dot.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, ExplodedParams, ExplodedResponse, JoinedParams, JoinedResponse};
use self::made::types::{Point, Seen};
use super::Server;

made!(label);

impl api::Places for Server {
    async fn joined(&self, params: JoinedParams) -> Result<JoinedResponse, Rejection> {
        Ok(JoinedResponse::Ok(Seen { name: Some(params.name), ..Seen::new(params.ids, params.point) }))
    }

    async fn exploded(&self, params: ExplodedParams) -> Result<ExplodedResponse, Rejection> {
        Ok(ExplodedResponse::Ok(Seen::new(params.ids, params.point)))
    }
}

#[tokio::test]
async fn a_dot_begins_the_segment_and_parts_what_is_exploded() {
    let (site, client) = start(Server).await;
    let whole = json!({"ids": [3, 4], "point": {"x": 1, "y": 2}, "name": "a/b"});
    site.get("/joined/.3,4/.x,1,y,2/.a%2Fb").await.check(whole);
    site.get("/exploded/.3.4/.x=1.y=2").await.check(json!({"ids": [3, 4], "point": {"x": 1, "y": 2}}));
    let (ids, point) = (vec![3, 4], Point { x: 1, y: Some(2) });
    let read = client.joined(&ids, &point, "a/b").await.unwrap();
    assert_eq!(*read, Seen { name: Some("a/b".to_owned()), ..Seen::new(ids.clone(), point.clone()) });
    assert_eq!(*client.exploded(&ids, &point).await.unwrap(), Seen::new(ids, point));
    site.get("/joined/3/.y,1/.long").await.check_refused(&[
        "/path/ids must be written with a dot before it, as `.value`",
        "/path/point/x is required",
        "/path/name must be at most 3 characters long",
    ]);
}
