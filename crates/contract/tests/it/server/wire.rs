//! What only a real connection shows.

use std::sync::Arc;

use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream};

use super::example::router;
use super::host::Server;

/// The client's end of a connection to the example.
fn connect() -> DuplexStream {
    let (client, server) = tokio::io::duplex(64 * 1024);
    let service = TowerToHyperService::new(router(Arc::new(Server)));
    tokio::spawn(async move {
        // A client that goes away is an error of the connection alone.
        let _ = hyper::server::conn::http1::Builder::new().serve_connection(TokioIo::new(server), service).await;
    });
    client
}

async fn read_head(client: &mut DuplexStream) -> String {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(client.read_u8().await.unwrap());
    }
    String::from_utf8(head).unwrap()
}

fn post(length: &str, expect: &str) -> String {
    format!(
        "POST /thing HTTP/1.1\r\nHost: x\r\nAuthorization: writer\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n{expect}\r\n"
    )
}

const EXPECT: &str = "Expect: 100-continue\r\n";

#[tokio::test]
async fn a_body_is_asked_for_only_when_it_will_be_read() {
    let mut client = connect();
    client.write_all(post("12", EXPECT).as_bytes()).await.unwrap();
    let head = read_head(&mut client).await;
    assert!(head.starts_with("HTTP/1.1 100 "), "{head}");
    client.write_all(br#"{"name":"a"}"#).await.unwrap();
    let head = read_head(&mut client).await;
    assert!(head.starts_with("HTTP/1.1 201 "), "{head}");

    let mut client = connect();
    client.write_all(post("10000000", EXPECT).as_bytes()).await.unwrap();
    let head = read_head(&mut client).await;
    assert!(head.starts_with("HTTP/1.1 413 "), "{head}");
}

#[tokio::test]
async fn a_slow_body_is_waited_for() {
    let mut client = connect();
    client.write_all(post("12", "").as_bytes()).await.unwrap();
    for byte in br#"{"name":"a"}"# {
        client.write_all(&[*byte]).await.unwrap();
        tokio::task::yield_now().await;
    }
    let head = read_head(&mut client).await;
    assert!(head.starts_with("HTTP/1.1 201 "), "{head}");
}

#[tokio::test]
async fn a_client_that_goes_away_harms_nobody() {
    let mut client = connect();
    client.write_all(post("12", "").as_bytes()).await.unwrap();
    client.write_all(br#"{"na"#).await.unwrap();
    client.shutdown().await.unwrap();
    let mut rest = String::new();
    client.read_to_string(&mut rest).await.unwrap();
    assert!(rest.is_empty() || rest.starts_with("HTTP/1.1 400 "), "{rest}");
}
