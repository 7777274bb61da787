//! `text/plain`: a `String`, checked by the rules of its schema.

use windlass_contract::axum::Rejection;

use self::made::api::{self, FeelResponse, RenameResponse, ShoutResponse};
use super::Server;

made!(text);

impl api::Voices for Server {
    async fn shout(&self, body: String) -> Result<ShoutResponse, Rejection> {
        Ok(ShoutResponse::Ok(body.to_uppercase()))
    }

    async fn feel(&self, body: Option<String>) -> Result<FeelResponse, Rejection> {
        Ok(FeelResponse::Ok(body.unwrap_or("good".to_owned())))
    }

    async fn rename(&self, _: String) -> Result<RenameResponse, Rejection> {
        Ok(RenameResponse::NoContent)
    }
}

#[tokio::test]
async fn text_is_text() {
    let (site, client) = start(Server).await;
    let send = async |media_type: &str, body: Vec<u8>| {
        site.send("POST", "/shout", &[("content-type", media_type)], body).await
    };
    let answer = send("text/plain; charset=utf-8", "größe".into()).await;
    assert_eq!((answer.status, answer.header("content-type"), answer.text.as_str()), (200, "text/plain", "GRÖSSE"));
    assert_eq!(super::text(client.shout("hello".to_owned()).await.unwrap()).await, "HELLO");
    assert_eq!(send("text/plain", vec![0x61, 0xff]).await.status, 400);
    assert_eq!(send("text/html", "a".into()).await.status, 415);
    send("text/plain", Vec::new()).await.check_refused(&["it needs a body, and none was sent"]);
}

#[tokio::test]
async fn text_is_checked() {
    let (site, client) = start(Server).await;
    let put =
        async |path: &str, text: &'static str| site.send("PUT", path, &[("content-type", "text/plain")], text).await;
    let loud = site.send("POST", "/shout", &[("content-type", "text/plain")], "größer").await;
    loud.check_refused(&["must be at most 5 characters long"]);
    assert_eq!(put("/mood", "bad").await.text, "bad");
    assert_eq!(put("/mood", "").await.text, "good");
    put("/mood", "so so").await.check_refused(&["must be one of good, bad"]);
    put("/name", "emma").await.check_refused(&["must match the pattern ^[A-Z]"]);
    assert_eq!(client.rename("Emma".to_owned()).await.unwrap().status(), 204);
}
