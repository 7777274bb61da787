//! YAML is text to the server: what is in it is for the implementer to read.

use windlass_contract::axum::Rejection;

use self::made::api::{self, KeepResponse};
use super::Server;

made!(yaml_body);

impl api::Settings for Server {
    async fn keep(&self, body: String) -> Result<KeepResponse, Rejection> {
        Ok(KeepResponse::Ok(body))
    }
}

#[tokio::test]
async fn yaml_is_kept_as_it_was_written() {
    let (site, client) = start(Server).await;
    let text = "a: 1 # one\nb: [2]\n";
    let kept = site.send("PUT", "/settings", &[("content-type", "application/yaml")], text).await;
    assert_eq!((kept.status, kept.header("content-type"), kept.text.as_str()), (200, "application/yaml", text));
    assert_eq!(super::text(client.keep(text).await.unwrap()).await, text);
    assert_eq!(site.send("PUT", "/settings", &[("content-type", "text/plain")], text).await.status, 415);
}
