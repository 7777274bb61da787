//! `application/octet-stream` in and out.

use axum::body::{Body, Bytes};
use windlass_contract::axum::Rejection;

use self::made::api::{self, KeepResponse, TurnResponse};
use super::Server;

made!(octet_stream);

impl api::Blobs for Server {
    async fn turn(&self, body: Bytes) -> Result<TurnResponse, Rejection> {
        Ok(TurnResponse::Ok(Body::from(body.iter().rev().copied().collect::<Vec<_>>())))
    }

    async fn keep(&self, body: Bytes) -> Result<KeepResponse, Rejection> {
        Ok(KeepResponse::Ok(Body::from(body)))
    }
}

#[tokio::test]
async fn bytes_arrive_as_they_are() {
    let (site, client) = start(Server).await;
    let bytes = vec![0, 1, 2, 0xff];
    let turned = client.turn(bytes.clone()).await.unwrap();
    assert_eq!(turned.headers()["content-type"], "application/octet-stream");
    assert_eq!(super::bytes(turned).await, [0xff, 2, 1, 0]);
    assert_eq!(super::bytes(client.keep(bytes.clone()).await.unwrap()).await, bytes);
    assert_eq!(site.send("PUT", "/blob", &[("content-type", "image/png")], bytes).await.status, 415);
    site.send("PUT", "/blob", &[], "").await.check_refused(&["it needs a body, and none was sent"]);
}
