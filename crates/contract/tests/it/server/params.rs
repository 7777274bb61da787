//! Parameters: what is decoded, and what is refused.

use axum::body::Body;
use axum::http::{HeaderValue, Method};

use super::host::{ask, get, send};

async fn check(query: &str, expected: &str) {
    let answer = get(&format!("/thing?{query}")).await;
    assert_eq!(answer.status, 200, "{query}: {}", answer.body);
    assert_eq!(answer.body["name"], expected, "{query}");
}

async fn refuse(path: &str, violations: &[&str]) {
    let answer = get(path).await;
    assert_eq!(answer.status, 400, "{path}");
    assert_eq!(answer.body["code"], "validation_failed");
    assert_eq!(answer.violations(), violations, "{path}");
}

#[tokio::test]
async fn query_parameters_are_decoded() {
    check("", "1000 None None None").await;
    check("tail=5&unknown=%FF", "5 None None None").await;
    check("n%61me=a+b%26c", "1000 Some(\"a b&c\") None None").await;
    check("name=", "1000 Some(\"\") None None").await;
    check("ids=1,2%2C3", "1000 None Some([1, 2, 3]) None").await;
    check("ids=", "1000 None Some([]) None").await;
}

#[tokio::test]
async fn every_wrong_parameter_is_told() {
    refuse("/thing?tail=0", &["/query/tail minimum"]).await;
    refuse("/thing?tail=x", &["/query/tail type"]).await;
    refuse("/thing?tail=", &["/query/tail type"]).await;
    refuse("/thing?tail=1&tail=1", &["/query/tail type"]).await;
    refuse("/thing?name=%FF", &["/query/name format"]).await;
    refuse("/thing?tail=x&ids=1,b&name=%C3", &["/query/tail type", "/query/name format", "/query/ids/1 type"]).await;
    refuse("/thing/nonsense", &["/path/thingId format"]).await;
    refuse("/thing/%FF", &["/path/thingId format"]).await;
}

#[tokio::test]
async fn the_message_quotes_what_was_sent() {
    let answer = get("/thing?tail=many").await;
    let message = answer.body["message"].as_str().unwrap();
    assert!(message.contains("/query/tail"), "{message}");
    assert!(message.contains("`many`"), "{message}");
}

#[tokio::test]
async fn headers_are_decoded() {
    let request = ask(Method::GET, "/thing").header("x-trace", "abc");
    let answer = send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.body["name"], "1000 None None Some(\"abc\")");
    let wrong = HeaderValue::from_bytes(b"\xff").unwrap();
    let request = ask(Method::GET, "/thing").header("x-trace", wrong);
    let answer = send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, 400);
    assert_eq!(answer.violations(), ["/header/X-Trace format"]);
}

proptest::proptest! {
    #[test]
    fn no_query_and_no_path_makes_it_panic(query in "[a-z%=&+,;0-9A-F]{0,40}", segment in "[a-z%0-9A-F]{1,10}") {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            for path in [format!("/thing?{query}&tail={query}&ids={query}"), format!("/thing/{segment}?{query}")] {
                let answer = get(&path).await;
                assert!([200, 400].contains(&answer.status), "{path}: {answer:?}");
            }
        });
    }
}
