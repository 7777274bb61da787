//! Every method: those that are declared, OPTIONS and HEAD, which are answered anyway, and all others.

use windlass_contract::axum::Rejection;

use self::made::api::{
    self, AddResponse, AskResponse, ChangeResponse, ClearResponse, ListResponse, PeekResponse, ReadParams,
    ReadResponse, ReplaceResponse, TraceResponse,
};
use super::{Server, text};

made!(methods);

impl api::Things for Server {
    async fn list(&self) -> Result<ListResponse, Rejection> {
        Ok(ListResponse::Ok("list".to_owned()))
    }

    async fn add(&self) -> Result<AddResponse, Rejection> {
        Ok(AddResponse::Ok("add".to_owned()))
    }

    async fn replace(&self) -> Result<ReplaceResponse, Rejection> {
        Ok(ReplaceResponse::Ok("replace".to_owned()))
    }

    async fn change(&self) -> Result<ChangeResponse, Rejection> {
        Ok(ChangeResponse::Ok("change".to_owned()))
    }

    async fn clear(&self) -> Result<ClearResponse, Rejection> {
        Ok(ClearResponse::Ok("clear".to_owned()))
    }

    async fn ask(&self) -> Result<AskResponse, Rejection> {
        Ok(AskResponse::Ok("ask".to_owned()))
    }

    async fn peek(&self) -> Result<PeekResponse, Rejection> {
        Ok(PeekResponse::Ok { x_peek: "peek".to_owned() })
    }

    async fn trace(&self) -> Result<TraceResponse, Rejection> {
        Ok(TraceResponse::Ok("trace".to_owned()))
    }

    async fn read(&self, params: ReadParams) -> Result<ReadResponse, Rejection> {
        Ok(ReadResponse::Ok(params.id))
    }
}

#[tokio::test]
async fn declared_methods_are_called() {
    let (site, client) = start(Server).await;
    assert_eq!(text(client.list().await.unwrap()).await, "list");
    assert_eq!(text(client.add().await.unwrap()).await, "add");
    assert_eq!(text(client.replace().await.unwrap()).await, "replace");
    assert_eq!(text(client.change().await.unwrap()).await, "change");
    assert_eq!(text(client.clear().await.unwrap()).await, "clear");
    assert_eq!(text(client.read("a b/ü").await.unwrap()).await, "a b/ü");
    assert_eq!(client.peek().await.unwrap().headers()["x-peek"], "peek");
    for (method, text) in [("OPTIONS", "ask"), ("HEAD", ""), ("TRACE", "trace")] {
        let answer = site.send(method, "/declared", &[], "").await;
        assert_eq!((answer.status, answer.text.as_str()), (200, text), "{method}");
    }
}

#[tokio::test]
async fn head_is_get_without_a_body() {
    let (site, _) = start(Server).await;
    let head = site.send("HEAD", "/things", &[], "").await;
    assert_eq!((head.status, head.header("content-type"), head.header("content-length")), (200, "text/plain", "4"));
    assert_eq!(head.text, "");
}

#[tokio::test]
async fn options_and_405_say_what_is_allowed() {
    let (site, _) = start(Server).await;
    let allowed = "GET, PUT, POST, DELETE, PATCH";
    let options = site.send("OPTIONS", "/things", &[], "").await;
    assert_eq!((options.status, options.header("allow"), options.text.as_str()), (204, allowed, ""));
    for (method, path, allowed) in
        [("TRACE", "/things", allowed), ("BREW", "/things", allowed), ("GET", "/declared", "OPTIONS, HEAD, TRACE")]
    {
        let answer = site.send(method, path, &[], "").await;
        assert_eq!((answer.status, answer.header("allow")), (405, allowed), "{method} {path}");
        assert!(answer.text.contains("method_not_allowed"), "{}", answer.text);
    }
    let unknown = site.get("/things/more").await;
    assert_eq!(unknown.status, 404);
    assert!(unknown.text.contains("Nothing answers at /things/more"), "{}", unknown.text);
}
