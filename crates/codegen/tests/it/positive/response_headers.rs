//! Headers of answers, typed.

use chrono::{DateTime, Utc};
use windlass_contract::axum::Rejection;

use self::made::api::{self, PageParams, PageResponse};
use super::Server;

made!(response_headers);

impl api::Pages for Server {
    async fn page(&self, params: PageParams) -> Result<PageResponse, Rejection> {
        Ok(match params.number {
            0 => PageResponse::SeeOther { location: "/pages/1".to_owned() },
            2 => PageResponse::SeeOther { location: "no\nheader".to_owned() },
            _ => PageResponse::Ok {
                x_count: 3,
                x_kind: Some("first".to_owned()),
                last_read: DateTime::<Utc>::from_timestamp(0, 0),
                status_header: Some("fresh".to_owned()),
                body_2: None,
                body: vec!["words".to_owned()],
            },
        })
    }
}

#[tokio::test]
async fn headers_are_written_where_there_are_any() {
    let (site, client) = start(Server).await;
    let page = client.page(1).await.unwrap();
    assert_eq!(*page, ["words"]);
    for (name, value) in [
        ("x-count", "3"),
        ("x-kind", "first"),
        ("last-read", "1970-01-01T00:00:00+00:00"),
        ("status", "fresh"),
        ("content-type", "application/json"),
    ] {
        assert_eq!(page.headers()[name], value);
    }
    assert_eq!(page.headers().get("body"), None);
    let moved = site.get("/pages/0").await;
    assert_eq!((moved.status, moved.header("location"), moved.text.as_str()), (303, "/pages/1", ""));
    // What is no header cannot be smuggled in.
    assert_eq!(site.get("/pages/2").await.status, 500);
}
