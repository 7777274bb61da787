//! A success without a body beside one with.

use axum::body::{Body, Bytes};
use windlass_contract::axum::Rejection;

use self::made::api::{self, BlobResponse, NextParams, NextResponse};
use self::made::types::Job;
use super::Server;

made!(empty_or_typed);

impl api::Queue for Server {
    async fn next(&self, params: NextParams) -> Result<NextResponse, Rejection> {
        Ok(params.queue.map_or(NextResponse::NoContent, |queue| NextResponse::Ok(Job::new(queue))))
    }

    async fn blob(&self, body: Option<Bytes>) -> Result<BlobResponse, Rejection> {
        Ok(body.map_or(BlobResponse::NoContent, |bytes| BlobResponse::Ok(Body::from(bytes))))
    }
}

#[tokio::test]
async fn nothing_is_a_success_too() {
    let (site, client) = start(Server).await;
    assert_eq!(client.next(Some("a")).await.unwrap().into_inner(), Some(Job::new("a")));
    assert_eq!(client.next(None).await.unwrap().into_inner(), None);
    let empty = site.send("POST", "/next", &[("accept", "text/html")], "").await;
    assert_eq!((empty.status, empty.header("content-type"), empty.text.as_str()), (204, "", ""));
    assert_eq!(super::text(client.blob("bytes").await.unwrap()).await, "bytes");
    assert_eq!(client.blob("").await.unwrap().status(), 204);
}
