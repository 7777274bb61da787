//! The limit: exact, per token, told on every answer.

use futures::future::join_all;
use http::Method;
use windlass_tests::{Answer, TestServer};

use crate::document::assert_none;

const LIMIT: i64 = 25;

fn remaining(answer: &Answer) -> i64 {
    answer.number("x-ratelimit-remaining").unwrap()
}

/// Everything that is wrong with a refusal of one request too many.
fn too_many_faults(answer: &Answer) -> Vec<String> {
    let mut faults = answer.refusal_faults(429);
    let now = chrono::Utc::now().timestamp();
    let (reset, wait) = (answer.number("x-ratelimit-reset").unwrap_or(0), answer.number("retry-after").unwrap_or(0));
    // Both are told in whole seconds, the end rounded up.
    if !(1..=3600).contains(&wait) || (now + wait - reset).abs() > 1 {
        faults.push(format!("it is {now}: try again in {wait} seconds, and the window ends at {reset}"));
    }
    let code = serde_json::from_slice::<serde_json::Value>(&answer.body).unwrap_or_default()["code"].clone();
    if answer.number("x-ratelimit-remaining") != Some(0) || code != "rate_limited" {
        faults.push(format!("refused with {:?} {}", answer.headers, answer.text()));
    }
    faults
}

#[tokio::test]
async fn exactly_the_limit_passes_and_the_headers_count_down() {
    let server = TestServer::builder().rate_limit(LIMIT as u64).start().await;
    let mut reset = None;
    for left in (0..LIMIT).rev() {
        let answer = server.get("/organization").await;
        assert_eq!((answer.status, answer.number("x-ratelimit-limit"), remaining(&answer)), (200, Some(LIMIT), left));
        // The window is fixed: it ends an hour after its first request, whatever comes after.
        let end = answer.number("x-ratelimit-reset").unwrap();
        assert_eq!(*reset.get_or_insert(end), end);
    }
    for path in ["/organization", "/nope", "/organization/nope/project"] {
        assert_none(too_many_faults(&server.get(path).await));
    }
}

#[tokio::test]
async fn exactly_the_limit_passes_when_all_come_at_once() {
    let server = TestServer::builder().rate_limit(LIMIT as u64).start().await;
    let answers = join_all((0..4 * LIMIT).map(|_| server.get("/organization"))).await;
    let (passed, refused): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 200);
    assert_eq!((passed.len(), refused.len()), (LIMIT as usize, 3 * LIMIT as usize));
    let mut left: Vec<_> = passed.into_iter().map(remaining).collect();
    left.sort_unstable();
    assert_eq!(left, (0..LIMIT).collect::<Vec<_>>());
    assert_none(refused.into_iter().flat_map(too_many_faults).collect());
}

#[tokio::test]
async fn everything_that_is_asked_counts_also_what_is_refused() {
    let server = TestServer::builder().rate_limit(LIMIT as u64).start().await;
    let organization = server.organization;
    let calls = [
        server.call(Method::GET, "/nope"),
        server.call(Method::DELETE, "/organization"),
        server.call(Method::POST, &format!("/organization/{organization}/project")).body("text/plain", "x"),
        server.call(Method::GET, &format!("/organization/{organization}/project?page=0")),
        server.call(Method::GET, "/api/v1/organization"),
    ];
    let mut left = LIMIT;
    for (call, status) in calls.into_iter().zip([404, 405, 415, 400, 200]) {
        left -= 1;
        let answer = call.send().await;
        assert_eq!((answer.status, remaining(&answer)), (status, left), "{}", answer.what);
    }
}

#[tokio::test]
async fn each_token_has_a_window_of_its_own() {
    let server = TestServer::builder().rate_limit(LIMIT as u64).start().await;
    let (_, other) = server.token(&["Read"]).await;
    let call = |token: &str| server.call(Method::GET, "/organization").token(token).send();
    for left in (0..LIMIT).rev() {
        assert_eq!(remaining(&call(&other).await), left);
    }
    assert_none(too_many_faults(&call(&other).await));
    // One request of the Admin's made the token.
    assert_eq!(remaining(&call(server.admin()).await), LIMIT - 2);
}

#[tokio::test]
async fn who_shows_no_valid_credential_is_counted_by_address() {
    let server = TestServer::builder().rate_limit(LIMIT as u64).start().await;
    for left in (0..LIMIT).rev() {
        let call = server.call(Method::GET, "/organization");
        let call = if left % 2 == 0 { call.anonymous() } else { call.token(&format!("guess-{left}")) };
        let answer = call.send().await;
        assert_none(answer.refusal_faults(401));
        assert_eq!(remaining(&answer), left);
    }
    // Guessing on is refused, and who has a token is not held up by it.
    let guess = server.call(Method::GET, "/organization").token("another-guess").send().await;
    assert_none(too_many_faults(&guess));
    assert_eq!(remaining(&server.get("/organization").await), LIMIT - 1);
}

#[tokio::test]
async fn what_stands_outside_of_the_contract_is_not_limited() {
    let server = TestServer::builder().rate_limit(1).start().await;
    assert_eq!(server.get("/organization").await.status, 200);
    assert_eq!(server.get("/organization").await.status, 429);
    for path in ["/healthz", "/readyz", "/metrics", "/openapi.json"] {
        for _ in 0..3 {
            assert_eq!(server.call(Method::GET, path).anonymous().send().await.status, 200, "{path}");
        }
    }
}
