//! What the server answers outside of the contract.

use http::Method;
use windlass_tests::{Answer, TestServer};

async fn open(server: &TestServer, path: &str) -> Answer {
    server.call(Method::GET, path).anonymous().send().await
}

#[tokio::test]
async fn the_contract_is_served_byte_for_byte() {
    let server = TestServer::start().await;
    let document = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../openapi.json")).unwrap();
    let answer = open(&server, "/openapi.json").await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/json")));
    assert!(answer.body == document, "the document that is served is not the repository's");

    let tag = answer.header("etag").unwrap().to_owned();
    for (known, status) in [
        (tag.clone(), 304),
        (format!("W/{tag}"), 304),
        (format!("\"other\", {tag}"), 304),
        ("*".into(), 304),
        ("\"other\"".into(), 200),
        (String::new(), 200),
    ] {
        let call = server.call(Method::GET, "/openapi.json").anonymous().header("if-none-match", &known);
        let answer = call.send().await;
        assert_eq!((answer.status, answer.header("etag")), (status, Some(&*tag)), "{known:?}");
        assert_eq!(answer.body.is_empty(), status == 304);
    }
    let head = server.call(Method::HEAD, "/openapi.json").anonymous().send().await;
    assert_eq!((head.status, head.body.len(), head.header("etag")), (200, 0, Some(&*tag)));
}

#[tokio::test]
async fn health_and_readiness_need_no_credential() {
    let server = TestServer::start().await;
    for path in ["/healthz", "/readyz"] {
        assert_eq!(open(&server, path).await.status, 200, "{path}");
    }
}

/// The value of a series; 0 when there is none.
fn series(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map_or(0.0, |value| value.parse().unwrap())
}

#[tokio::test]
async fn metrics_count_what_was_answered() {
    let server = TestServer::start().await;
    let names = [
        "windlass_answers_total{operation=\"listOrganization\",status=\"200\"}",
        "windlass_answers_total{operation=\"listOrganization\",status=\"401\"}",
        "windlass_answers_total{operation=\"createProject\",status=\"400\"}",
        "windlass_answers_total{operation=\"none\",status=\"404\"}",
    ];
    let before = open(&server, "/metrics").await;
    assert!(before.header("content-type").unwrap().starts_with("application/openmetrics-text"));
    let path = format!("/organization/{}/project", server.organization);
    for _ in 0..3 {
        server.get("/organization").await;
        open(&server, "/organization").await;
        server.post(&path, &serde_json::json!({})).await;
        server.get("/no/such/path").await;
    }
    let after = open(&server, "/metrics").await.text();
    for name in names {
        assert_eq!(series(&after, name) - series(&before.text(), name), 3.0, "{name} in\n{after}");
    }
    for name in ["windlass_uptime_seconds", "windlass_answer_seconds_count"] {
        assert!(series(&after, name) > series(&before.text(), name), "{name} in\n{after}");
    }
    assert!(after.ends_with("# EOF\n"), "a scrape ends as the format asks");
    // What callers make up becomes no series, and so no memory.
    assert!(!after.contains("no/such/path"), "{after}");
}
