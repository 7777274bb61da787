//! How much of a body is read: per operation, and without reading what is refused.

use windlass_contract::axum::Rejection;

use self::made::api::{self, MAX_BODY, SendLargeResponse, SendSmallResponse, SendUsualResponse};
use super::Server;

made!(body_limit);

fn length(text: &str) -> i64 {
    i64::try_from(text.len()).unwrap()
}

impl api::Bodies for Server {
    async fn send_small(&self, body: String) -> Result<SendSmallResponse, Rejection> {
        Ok(SendSmallResponse::Ok(length(&body)))
    }

    async fn send_large(&self, body: String) -> Result<SendLargeResponse, Rejection> {
        Ok(SendLargeResponse::Ok(length(&body)))
    }

    async fn send_usual(&self, body: String) -> Result<SendUsualResponse, Rejection> {
        Ok(SendUsualResponse::Ok(length(&body)))
    }
}

#[tokio::test]
async fn each_operation_has_a_limit() {
    let (site, client) = start(Server).await;
    // The quotes count too.
    for (path, limit) in [("/small", 10), ("/usual", MAX_BODY), ("/large", 2_000_000)] {
        let json = [("content-type", "application/json")];
        let fits = format!("\"{}\"", "x".repeat(limit - 2));
        let answer = site.send("POST", path, &json, fits).await;
        assert_eq!((answer.status, answer.text), (200, (limit - 2).to_string()), "{path}");
        let more = site.send("POST", path, &json, format!("\"{}\"", "x".repeat(limit - 1))).await;
        assert_eq!(more.status, 413, "{path}");
        assert!(more.text.contains(&format!("larger than {limit} bytes")), "{}", more.text);
    }
    assert_eq!(*client.send_small("12345678").await.unwrap(), 8);
    assert_eq!(super::refusal(client.send_small("123456789").await), 413);
    assert_eq!(*client.send_large(&"x".repeat(MAX_BODY)).await.unwrap(), MAX_BODY as i64);
}

#[tokio::test]
async fn a_body_of_unknown_length_is_read_to_the_limit() {
    let (site, _) = start(Server).await;
    let chunks = futures::stream::iter((0..20).map(|_| Ok::<_, std::io::Error>("\"1\"")));
    let body = reqwest::Body::wrap_stream(chunks);
    assert_eq!(site.send("POST", "/small", &[("content-type", "application/json")], body).await.status, 413);
}

/// The head of a request that asks whether to send its body.
fn asking(path: &str, media_type: &str, length: usize) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {media_type}\r\nContent-Length: {length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n"
    )
}

#[tokio::test]
async fn a_caller_who_asks_is_refused_before_the_body_is_sent() {
    let (site, _) = start(Server).await;
    for (path, media_type, length, status) in [
        ("/small", "application/json", 11, "413 Payload Too Large"),
        ("/small", "text/plain", 4, "415 Unsupported Media Type"),
        ("/none", "application/json", 4, "404 Not Found"),
    ] {
        let mut connection = site.connect().await;
        connection.write(&asking(path, media_type, length)).await;
        let answer = connection.rest().await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{answer}");
    }
    let mut connection = site.connect().await;
    connection.write(&asking("/small", "application/json", 4)).await;
    let go_on = "HTTP/1.1 100 Continue\r\n\r\n";
    assert_eq!(connection.read(go_on.len()).await, go_on);
    connection.write("\"ab\"").await;
    let answer = connection.rest().await;
    assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with("\r\n\r\n2"), "{answer}");
}
