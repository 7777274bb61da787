//! Parameters in cookies.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, VisitParams, VisitResponse};
use self::made::types::Visit;
use super::Server;

made!(cookies);

impl api::Visits for Server {
    async fn visit(&self, params: VisitParams) -> Result<VisitResponse, Rejection> {
        Ok(VisitResponse::Ok(Visit { session: params.session, seen: params.seen, count: params.count }))
    }
}

#[tokio::test]
async fn cookies_are_found_among_others() {
    let (site, client) = start(Server).await;
    let get = async |cookie: &str| site.send("GET", "/visit", &[("cookie", cookie)], "").await;
    get("other=1; session=abc; seen=1,2; count=3").await.check(json!({"session": "abc", "seen": [1, 2], "count": 3}));
    get("session=abc").await.check(json!({"session": "abc", "count": 1}));
    let read = client.visit(Some(3), Some(&vec![1, 2]), "abc").await.unwrap();
    assert_eq!(*read, Visit { session: "abc".to_owned(), seen: Some(vec![1, 2]), count: 3 });
    assert_eq!(*client.visit(None, None, "abc").await.unwrap(), Visit::new("abc", 1));
    get("session=a; count=x").await.check_refused(&[
        "/cookie/session must be at least 2 characters long",
        "/cookie/count must be an integer, and is `x`",
    ]);
    site.get("/visit").await.check_refused(&["/cookie/session is required"]);
}
