//! Bytes of an answer are sent as they come.

use axum::body::Body;
use futures::{StreamExt as _, TryStreamExt as _, stream};
use windlass_contract::axum::Rejection;

use self::made::api::{self, DownloadParams, DownloadResponse, PictureParams, PictureResponse};
use super::Server;

made!(byte_stream);

impl api::Files for Server {
    async fn download(&self, params: DownloadParams) -> Result<DownloadResponse, Rejection> {
        let parts = stream::iter(["one ", "two"].map(Ok::<_, std::io::Error>));
        Ok(match params.name.as_str() {
            "whole" => DownloadResponse::Ok { x_parts: 2, body: Body::from_stream(parts) },
            "endless" => DownloadResponse::Ok { x_parts: 3, body: Body::from_stream(parts.chain(stream::pending())) },
            _ => DownloadResponse::NotFound,
        })
    }

    async fn picture(&self, params: PictureParams) -> Result<PictureResponse, Rejection> {
        Ok(PictureResponse::Ok(Body::from(params.name)))
    }
}

#[tokio::test]
async fn a_caller_reads_while_the_server_writes() {
    let (_site, client) = start(Server).await;
    let whole = client.download("whole").await.unwrap();
    assert_eq!(whole.headers()["x-parts"], "2");
    assert_eq!(whole.headers()["content-type"], "application/octet-stream");
    assert_eq!(super::text(whole).await, "one two");
    let mut endless = client.download("endless").await.unwrap().into_inner_stream();
    let mut read = Vec::new();
    while read != b"one two" {
        read.extend(endless.try_next().await.unwrap().unwrap());
    }
    assert_eq!(super::refusal(client.download("none").await), 404);
    let picture = client.picture("a.png").await.unwrap();
    assert_eq!(picture.headers()["content-type"], "image/png");
    assert_eq!(super::text(picture).await, "a.png");
}
