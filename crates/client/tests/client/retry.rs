//! Which calls are made again, seen from the server.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use uuid::Uuid;
use windlass_client::{CallError, Client, Details as _, RetryPolicy, types};

use crate::server::{Server, deployment, error, project, quick, reply, reply_json};

/// Answers `status` the first `times`, then well.
async fn flaky(status: u16, times: usize) -> Server {
    Server::start(move |asked| {
        if asked.number < times {
            return reply_json(status, &error(status, "flaky", "not now"));
        }
        match asked.method.as_str() {
            "POST" => reply_json(201, &project("shop")),
            "DELETE" => reply(204, &[], ""),
            _ => reply_json(200, &deployment("QUEUED", None)),
        }
    })
    .await
}

async fn get(client: &Client) -> Result<(), CallError> {
    client.get_deployment(&Uuid::nil()).await.map(|_| ())
}

async fn post(client: &Client) -> Result<(), CallError> {
    let request = types::ProjectRequest::new("shop".to_owned());
    client.create_project(&Uuid::nil(), &request).await.map(|_| ())
}

async fn delete(client: &Client) -> Result<(), CallError> {
    let id = Uuid::nil();
    client.delete_organization_api_token(&id, &id).await.map(|_| ())
}

#[tokio::test]
async fn safe_calls_survive_an_outage() {
    for status in [502, 503, 504] {
        let server = flaky(status, 3).await;
        get(&server.client()).await.unwrap();
        assert_eq!(server.asked().len(), 4);
        let server = flaky(status, 1).await;
        delete(&server.client()).await.unwrap();
        assert_eq!(server.asked().len(), 2);
    }
}

#[tokio::test]
async fn attempts_end_with_the_servers_answer() {
    let server = flaky(503, usize::MAX).await;
    let failed = get(&server.client()).await.unwrap_err();
    assert_eq!(failed.message(), "not now");
    assert_eq!(server.asked().len(), 4);
}

#[tokio::test]
async fn a_post_is_not_sent_again_when_it_may_have_been_done() {
    for status in [500, 502, 503, 504] {
        let server = flaky(status, 1).await;
        let failed = post(&server.client()).await.unwrap_err();
        assert_eq!(failed.status().unwrap(), status);
        assert_eq!(server.asked().len(), 1, "{status}");
    }
}

#[tokio::test]
async fn every_call_is_sent_again_after_429_with_the_same_body() {
    let server = flaky(429, 2).await;
    post(&server.client()).await.unwrap();
    let asked = server.asked();
    assert_eq!(asked.len(), 3);
    for one in asked {
        assert_eq!(one.body, r#"{"name":"shop"}"#);
        assert_eq!(one.headers["authorization"], "Token s3cret");
    }
}

#[tokio::test]
async fn the_wait_is_as_long_as_the_server_says() {
    async fn check(header: &'static str, value: fn(u64) -> u64) {
        let server = Server::start(move |asked| match asked.number {
            0 => {
                let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
                reply(429, &[(header, &value(now).to_string())], "")
            }
            _ => reply_json(200, &deployment("QUEUED", None)),
        })
        .await;
        let start = Instant::now();
        get(&server.client()).await.unwrap();
        assert!(start.elapsed() >= Duration::from_millis(990), "{header}: {:?}", start.elapsed());
        assert_eq!(server.asked().len(), 2);
    }
    check("retry-after", |_| 1).await;
    // A whole second, of which a part is over: of two, more than one is left.
    check("x-ratelimit-reset", |now| now + 2).await;
}

#[tokio::test]
async fn a_wait_that_is_too_long_is_not_begun() {
    let server = Server::start(|_| {
        let body = error(429, "rate_limited", "1000 requests per hour").to_string();
        reply(429, &[("retry-after", "3600")], body)
    })
    .await;
    let failed = get(&server.client()).await.unwrap_err();
    assert_eq!(failed.message(), "1000 requests per hour");
    assert_eq!(server.asked().len(), 1);
}

#[tokio::test]
async fn a_server_that_comes_late_is_reached() {
    // The port is taken, and closed until the first attempt has failed.
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let address = socket.local_addr().unwrap();
    let policy = RetryPolicy {
        attempts: 200,
        first_delay: Duration::from_millis(5),
        max_delay: Duration::from_millis(20),
        ..quick()
    };
    let client = Client::builder(format!("http://{address}")).retry(policy).build().unwrap();
    let late = async {
        let refused = Client::builder(format!("http://{address}")).retry(RetryPolicy::never());
        get(&refused.build().unwrap()).await.unwrap_err();
        let listener = socket.listen(16).unwrap();
        let router = axum::Router::new().fallback(|| async { reply_json(201, &project("shop")) });
        tokio::spawn(async move { axum::serve(listener, router).await });
    };
    let (posted, ()) = tokio::join!(post(&client), late);
    posted.unwrap();
}
