//! Bodies: media types, limits, JSON, and bodies that never end.

use std::io;

use axum::body::{Body, Bytes};
use axum::http::{Method, Request, header};
use futures::stream;

use super::example::MAX_BODY;
use super::host::{Answer, ask, create, send};

const JSON: Option<&str> = Some("application/json");

#[track_caller]
fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!(answer.status, status, "{}", answer.body);
    assert_eq!(answer.body["code"], code);
    assert_eq!(answer.operation, Some("createThing"));
}

/// A body whose length nobody knows, in these frames.
fn chunked(frames: Vec<Result<&'static [u8], io::Error>>) -> Body {
    Body::from_stream(stream::iter(frames).chunks_as_bytes())
}

trait ChunksAsBytes: Sized {
    fn chunks_as_bytes(self) -> impl stream::Stream<Item = Result<Bytes, io::Error>> + Send;
}

impl<S: stream::Stream<Item = Result<&'static [u8], io::Error>> + Send> ChunksAsBytes for S {
    fn chunks_as_bytes(self) -> impl stream::Stream<Item = Result<Bytes, io::Error>> + Send {
        stream::StreamExt::map(self, |frame| frame.map(Bytes::from_static))
    }
}

/// A body that fails the test when anything reads it.
fn untouchable() -> Body {
    Body::from_stream(stream::poll_fn(|_| -> std::task::Poll<Option<Result<Bytes, io::Error>>> {
        panic!("the body was read")
    }))
}

#[tokio::test]
async fn a_right_body_is_answered_as_declared() {
    let answer = create(JSON, r#"{"name":"a"}"#).await;
    assert_eq!(answer.status, 201);
    assert_eq!(answer.header("location"), "/thing/a");
    assert_eq!(answer.header("content-type"), "application/json");
    assert_eq!(answer.body["name"], "a");
    assert_eq!(answer.operation, Some("createThing"));
    let frames = vec![Ok(&b"{\"na"[..]), Ok(&b"me\""[..]), Ok(&b":\"b\"}"[..])];
    assert_eq!(create(JSON, chunked(frames)).await.status, 201);
}

#[tokio::test]
async fn the_media_type_is_read_without_its_parameters() {
    for media_type in ["application/json; charset=utf-8", "Application/JSON;a=b"] {
        assert_eq!(create(Some(media_type), r#"{"name":"a"}"#).await.status, 201);
    }
    for media_type in ["text/plain", "application/jsonx", "", "application/xml; a=application/json"] {
        refused(&create(Some(media_type), untouchable()).await, 415, "unsupported_media_type");
    }
}

#[tokio::test]
async fn a_body_without_a_media_type_is_415_and_no_body_is_400() {
    refused(&create(None, r#"{"name":"a"}"#).await, 415, "unsupported_media_type");
    refused(&create(None, chunked(vec![Ok(b"{}")])).await, 415, "unsupported_media_type");
    for (media_type, body) in [(None, Body::empty()), (JSON, Body::empty()), (None, chunked(vec![]))] {
        let answer = create(media_type, body).await;
        refused(&answer, 400, "validation_failed");
        assert_eq!(answer.violations(), [" required"]);
    }
}

#[tokio::test]
async fn a_compressed_body_is_415() {
    let request = ask(Method::POST, "/thing")
        .header(header::AUTHORIZATION, "writer")
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::CONTENT_ENCODING, "gzip");
    let answer = send(request.body(untouchable()).unwrap()).await;
    refused(&answer, 415, "unsupported_media_type");
}

#[tokio::test]
async fn a_body_over_the_limit_is_413() {
    let full = format!(r#"{{"name":"{}"}}"#, "a".repeat(MAX_BODY - 11));
    assert_eq!(full.len(), MAX_BODY);
    assert_eq!(create(JSON, full.clone()).await.status, 201);
    refused(&create(JSON, format!("{full} ")).await, 413, "payload_too_large");
    // Announced too long: nothing is read.
    let announced = |body| {
        ask(Method::POST, "/thing")
            .header(header::AUTHORIZATION, "writer")
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::CONTENT_LENGTH, MAX_BODY + 1)
            .body(body)
            .unwrap()
    };
    refused(&send(announced(untouchable())).await, 413, "payload_too_large");
    // Of unknown length: read up to the limit, be it in one frame or in many.
    let long: &'static [u8] = &[b' '; MAX_BODY + 1];
    refused(&create(JSON, chunked(vec![Ok(long)])).await, 413, "payload_too_large");
    let endless = stream::repeat_with(|| Ok::<_, io::Error>(Bytes::from_static(b"    ")));
    refused(&create(JSON, Body::from_stream(endless)).await, 413, "payload_too_large");
}

#[tokio::test]
async fn a_body_that_breaks_off_is_400() {
    let broken = || Err(io::Error::new(io::ErrorKind::ConnectionReset, "gone"));
    for frames in [vec![broken()], vec![Ok(&b"{\"na"[..]), broken()], vec![Ok(&b"{"[..]), Ok(b"}"), broken()]] {
        refused(&create(JSON, chunked(frames)).await, 400, "incomplete_body");
    }
}

#[tokio::test]
async fn what_is_wrong_in_the_body_is_told() {
    let answer = create(JSON, "{\"name\":\n  x}").await;
    refused(&answer, 400, "malformed_json");
    assert!(answer.body["message"].as_str().unwrap().contains("line 2, column 3"), "{}", answer.body);
    for (body, violation) in
        [("{}", "/name required"), (r#"{"name":5}"#, "/name type"), (r#"{"name":""}"#, "/name min_length")]
    {
        let answer = create(JSON, body).await;
        refused(&answer, 400, "validation_failed");
        assert_eq!(answer.violations(), [violation]);
    }
    refused(&create(JSON, &b"{\"name\":\"\xff\"}"[..]).await, 400, "malformed_json");
}

fn touch(token: Option<&str>, body: Body) -> Request<Body> {
    let mut request = ask(Method::POST, "/thing/1/touch");
    if let Some(token) = token {
        request = request.header(header::AUTHORIZATION, token).header(header::CONTENT_TYPE, "application/json");
    }
    request.body(body).unwrap()
}

#[tokio::test]
async fn an_optional_body_may_be_left_out() {
    assert_eq!(send(touch(None, Body::empty())).await.status, 204);
    assert_eq!(send(touch(None, chunked(vec![]))).await.status, 204);
    assert_eq!(send(touch(Some("writer"), r#"{"name":"a"}"#.into())).await.status, 204);
    assert_eq!(send(touch(Some("writer"), "{".into())).await.status, 400);
    assert_eq!(send(touch(None, "{}".into())).await.status, 415);
}

#[tokio::test]
async fn a_body_that_the_operation_does_not_take_is_ignored() {
    let request = ask(Method::GET, "/thing").body(untouchable()).unwrap();
    assert_eq!(send(request).await.status, 200);
}
