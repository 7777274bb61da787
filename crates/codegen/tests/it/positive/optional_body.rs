//! Bodies that may be left out.

use axum::body::Bytes;
use windlass_contract::axum::Rejection;

use self::made::api::{
    self, SendAnyBody, SendAnyResponse, SendBytesResponse, SendFormResponse, SendJsonResponse, SendTextResponse,
};
use self::made::types::Point;
use super::{Server, text};

made!(optional_body);

impl api::Bodies for Server {
    async fn send_json(&self, body: Option<Point>) -> Result<SendJsonResponse, Rejection> {
        Ok(SendJsonResponse::Ok(format!("{body:?}")))
    }

    async fn send_text(&self, body: Option<String>) -> Result<SendTextResponse, Rejection> {
        Ok(SendTextResponse::Ok(format!("{body:?}")))
    }

    async fn send_bytes(&self, body: Option<Bytes>) -> Result<SendBytesResponse, Rejection> {
        Ok(SendBytesResponse::Ok(format!("{body:?}")))
    }

    async fn send_form(&self, body: Option<Point>) -> Result<SendFormResponse, Rejection> {
        Ok(SendFormResponse::Ok(format!("{body:?}")))
    }

    async fn send_any(&self, body: Option<SendAnyBody>) -> Result<SendAnyResponse, Rejection> {
        Ok(SendAnyResponse::Ok(format!("{body:?}")))
    }
}

#[tokio::test]
async fn nothing_is_a_body_too() {
    let (site, client) = start(Server).await;
    for path in ["/json", "/text", "/bytes", "/form", "/any"] {
        let answer = site.send("POST", path, &[], "").await;
        assert_eq!((answer.status, answer.text.as_str()), (200, "None"), "{path}");
        assert_eq!(site.send("POST", path, &[("content-type", "video/mp4")], "x").await.status, 415, "{path}");
    }
    let point = Point::new(1);
    assert_eq!(text(client.send_json(None).await.unwrap()).await, "None");
    assert_eq!(text(client.send_json(Some(&point)).await.unwrap()).await, "Some(Point { x: 1 })");
    assert_eq!(text(client.send_form(None).await.unwrap()).await, "None");
    assert_eq!(text(client.send_form(Some(&point)).await.unwrap()).await, "Some(Point { x: 1 })");
    assert_eq!(text(client.send_any(Some(&point)).await.unwrap()).await, "Some(Json(Point { x: 1 }))");
    assert_eq!(text(client.send_text("words".to_owned()).await.unwrap()).await, "Some(\"words\")");
    assert_eq!(text(client.send_bytes("").await.unwrap()).await, "None");
    assert_eq!(text(client.send_bytes("bytes").await.unwrap()).await, "Some(b\"bytes\")");
    site.post("/json", &serde_json::json!({})).await.check_refused(&["/x is required"]);
}
