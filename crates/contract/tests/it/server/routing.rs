//! Which handler answers, and what the others say.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::Method;

use super::example::{extras, router};
use super::host::{Server, ask, get, send, send_to};

const ID: &str = "3fa85f64-5717-4562-b3fc-2c963f66afa6";

fn plain(method: Method, path: &str) -> axum::http::Request<Body> {
    ask(method, path).body(Body::empty()).unwrap()
}

#[tokio::test]
async fn an_unknown_path_is_404_without_credentials() {
    for path in ["/", "/things", "/thing/", "/thing/a/b/c"] {
        let answer = send(plain(Method::GET, path)).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.body["code"], "not_found");
        assert_eq!(answer.operation, None);
    }
}

#[tokio::test]
async fn another_method_is_405_and_told_which_ones_there_are() {
    #[track_caller]
    fn check(answer: &super::host::Answer, allow: &str) {
        assert_eq!(answer.status, 405);
        assert_eq!(answer.header("allow"), allow);
        assert_eq!(answer.body["code"], "method_not_allowed");
    }
    check(&send(plain(Method::PUT, "/thing")).await, "POST, GET");
    check(&send(plain(Method::DELETE, &format!("/thing/{ID}"))).await, "GET");
    check(&send(plain(Method::TRACE, "/thing")).await, "POST, GET");
    let own = Method::from_bytes(b"PURGE").unwrap();
    check(&send(plain(own, "/thing")).await, "POST, GET");
    check(&send(plain(Method::GET, "/thing/1/touch")).await, "POST");
    let head = send(plain(Method::HEAD, "/thing/1/touch")).await;
    assert_eq!((head.status, head.header("allow")), (405, "POST"));
}

#[tokio::test]
async fn options_tells_the_declared_methods() {
    let answer = send(plain(Method::OPTIONS, "/thing")).await;
    assert_eq!((answer.status, answer.header("allow")), (204, "POST, GET"));
    let answer = send(plain(Method::OPTIONS, "/nothing")).await;
    assert_eq!(answer.status, 404);
}

#[tokio::test]
async fn head_is_get_without_the_body() {
    let full = get("/thing").await;
    let head = send(plain(Method::HEAD, "/thing")).await;
    assert_eq!(head.status, 200);
    assert_eq!(head.header("content-length"), full.header("content-length"));
    assert!(head.body.is_null());
}

#[tokio::test]
async fn one_tag_is_mounted_alone() {
    let router = || extras::router(Arc::new(Server));
    assert_eq!(send_to(router(), plain(Method::GET, "/thing")).await.status, 200);
    let answer = send_to(router(), plain(Method::POST, "/thing")).await;
    assert_eq!((answer.status, answer.header("allow")), (405, "GET"));
    let answer = send_to(router(), plain(Method::GET, &format!("/thing/{ID}"))).await;
    assert_eq!(answer.status, 404);
}

#[tokio::test]
async fn under_a_prefix_everything_answers_alike() {
    let root = router(Arc::new(Server));
    let both: Router = root.clone().nest("/api/v1", root);
    for prefix in ["", "/api/v1"] {
        let send = async |method: Method, path: &str| {
            let request = ask(method, &format!("{prefix}{path}")).header("authorization", "reader");
            send_to(both.clone(), request.body(Body::empty()).unwrap()).await
        };
        let answer = send(Method::GET, &format!("/thing/{ID}")).await;
        assert_eq!(answer.body["name"], format!("{ID} for reader"));
        assert_eq!(answer.operation, Some("getThing"));
        let answer = send(Method::PATCH, "/thing").await;
        assert_eq!((answer.status, answer.header("allow")), (405, "POST, GET"));
        let answer = send(Method::OPTIONS, "/thing").await;
        assert_eq!((answer.status, answer.header("allow")), (204, "POST, GET"));
        let answer = send(Method::GET, "/nothing").await;
        assert_eq!(answer.status, 404);
        assert_eq!(answer.body["code"], "not_found");
        assert_eq!(send(Method::HEAD, "/thing").await.status, 200);
    }
}
