//! `style: matrix`: segments that begin with a semicolon and the parameter's name.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, ExplodedParams, ExplodedResponse, JoinedParams, JoinedResponse};
use self::made::types::{Point, Seen};
use super::Server;

made!(matrix);

impl api::Places for Server {
    async fn joined(&self, params: JoinedParams) -> Result<JoinedResponse, Rejection> {
        Ok(JoinedResponse::Ok(Seen { name: Some(params.name), ..Seen::new(params.ids, params.point) }))
    }

    async fn exploded(&self, params: ExplodedParams) -> Result<ExplodedResponse, Rejection> {
        Ok(ExplodedResponse::Ok(Seen::new(params.ids, params.point)))
    }
}

#[tokio::test]
async fn a_semicolon_begins_each_name() {
    let (site, client) = start(Server).await;
    let whole = json!({"ids": [3, 4], "point": {"x": 1, "y": 2}, "name": "a/b"});
    site.get("/joined/;ids=3,4/;point=x,1,y,2/;name=a%2Fb").await.check(whole);
    site.get("/exploded/;ids=3;ids=4/;x=1;y=2").await.check(json!({"ids": [3, 4], "point": {"x": 1, "y": 2}}));
    let (ids, point) = (vec![3, 4], Point { x: 1, y: Some(2) });
    let read = client.joined(&ids, &point, "a/b").await.unwrap();
    assert_eq!(*read, Seen { name: Some("a/b".to_owned()), ..Seen::new(ids.clone(), point.clone()) });
    assert_eq!(*client.exploded(&ids, &point).await.unwrap(), Seen::new(ids, point));
    site.get("/joined/3/;point=y,1/;name=long").await.check_refused(&[
        "/path/ids must be written with a semicolon and its name before it, as `;name=value`",
        "/path/point/x is required",
        "/path/name must be at most 3 characters long",
    ]);
}
