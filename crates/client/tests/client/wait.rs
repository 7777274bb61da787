//! Waiting until something runs.

use std::sync::Mutex;
use std::time::Duration;

use axum::body::Body;
use axum::http::Response;
use serde_json::{Value, json};
use uuid::Uuid;
use windlass_client::{Details as _, Error, Progress, types};

use crate::server::{Asked, Server, TIME, deployment, error, reply_json};

const LONG: Duration = Duration::from_secs(20);

/// A server on which a deployment goes through these answers, one per look; the last one stays.
async fn deploying(looks: Vec<Response<Body>>, lines: Vec<usize>) -> Server {
    let looks = Mutex::new(looks);
    let lines = Mutex::new(lines);
    Server::start(move |asked: &Asked| {
        if asked.target.contains("/log") {
            let mut lines = lines.lock().unwrap();
            let count = if lines.len() > 1 { lines.remove(0) } else { lines[0] };
            return reply_json(200, &log(count));
        }
        if asked.method == "POST" {
            return reply_json(201, &deployment("QUEUED", None));
        }
        let mut looks = looks.lock().unwrap();
        match looks.len() {
            0 => reply_json(200, &deployment("BUILDING", None)),
            _ => looks.remove(0),
        }
    })
    .await
}

fn look(status: &str) -> Response<Body> {
    reply_json(200, &deployment(status, None))
}

fn log(count: usize) -> Value {
    let lines: Vec<Value> = (0..count)
        .map(|number| {
            json!({
                "id": Uuid::from_u128(100 + number as u128), "created_at": TIME,
                "message": format!("line {number}"), "stream": "STDOUT", "instance": "i-0",
            })
        })
        .collect();
    json!({ "results": lines })
}

async fn deploy(server: &Server, within: Duration) -> (Result<types::Deployment, Error>, Vec<String>) {
    let mut told = Vec::new();
    let result = server
        .client()
        .deploy_and_wait(Uuid::from_u128(3), None, within, |progress| {
            told.push(match progress {
                Progress::State(deployment) => deployment.status.to_string(),
                Progress::Log(line) => line.message.clone(),
                other => format!("{other:?}"),
            });
        })
        .await;
    (result, told)
}

#[tokio::test]
async fn every_change_and_every_line_is_told_once() {
    let looks = vec![look("QUEUED"), look("BUILDING"), look("BUILDING"), look("DEPLOYED")];
    // Before, after the request, and after each look.
    let server = deploying(looks, vec![1, 1, 1, 2, 3, 4]).await;
    let (result, told) = deploy(&server, LONG).await;
    assert_eq!(result.unwrap().status, types::DeploymentStatus::Deployed);
    assert_eq!(told, ["QUEUED", "BUILDING", "line 1", "line 2", "DEPLOYED", "line 3"]);
}

#[tokio::test]
async fn a_burst_of_lines_is_told_whole() {
    let lines = Mutex::new(vec![10, 10, 400, 400]);
    let looks = Mutex::new(vec![look("DEPLOYED")]);
    let server = Server::start(move |asked| {
        if let Some((_, tail)) = asked.target.split_once("/log?tail=") {
            let count = lines.lock().unwrap().remove(0);
            let mut all = log(count);
            let results = all["results"].as_array_mut().unwrap();
            results.drain(..count.saturating_sub(tail.parse().unwrap()));
            return reply_json(200, &all);
        }
        match asked.method.as_str() {
            "POST" => reply_json(201, &deployment("QUEUED", None)),
            _ => looks.lock().unwrap().remove(0),
        }
    })
    .await;
    let (result, told) = deploy(&server, LONG).await;
    result.unwrap();
    let lines: Vec<_> = told.iter().filter(|line| line.starts_with("line")).collect();
    assert_eq!(lines.len(), 390);
    assert_eq!((lines[0].as_str(), lines[389].as_str()), ("line 10", "line 399"));
}

#[tokio::test]
async fn a_failure_says_its_reason() {
    for status in ["BUILD_ERROR", "DEPLOYMENT_ERROR", "CANCELED"] {
        let failed = reply_json(200, &deployment(status, Some("DEADLINE_EXCEEDED")));
        let server = deploying(vec![look("BUILDING"), failed], vec![0]).await;
        let error = deploy(&server, LONG).await.0.unwrap_err();
        assert!(matches!(error, Error::DeploymentFailed(_)), "{error:?}");
        let text = error.to_string();
        assert!(text.ends_with(&format!("ended as {status}: DEADLINE_EXCEEDED")), "{text}");
    }
}

#[tokio::test]
async fn an_end_that_is_not_known_is_no_success() {
    let mut last = deployment("EVAPORATED", None);
    last["finished_at"] = TIME.into();
    let server = deploying(vec![look("SIMMERING"), reply_json(200, &last)], vec![0]).await;
    let (result, told) = deploy(&server, LONG).await;
    assert!(matches!(result.unwrap_err(), Error::DeploymentFailed(_)));
    assert_eq!(told, ["QUEUED", "SIMMERING", "EVAPORATED"]);
}

#[tokio::test]
async fn a_short_outage_does_not_end_the_wait() {
    // More than the retries of one call take.
    let mut looks: Vec<_> = (0..6).map(|_| reply_json(503, &error(503, "starting", "starting"))).collect();
    looks.push(look("DEPLOYED"));
    let server = deploying(looks, vec![0]).await;
    deploy(&server, LONG).await.0.unwrap();
}

#[tokio::test]
async fn what_will_not_get_better_ends_the_wait() {
    let gone = reply_json(404, &error(404, "not_found", "no such deployment"));
    let server = deploying(vec![gone], vec![0]).await;
    let error = deploy(&server, LONG).await.0.unwrap_err();
    assert_eq!(error.message(), "no such deployment");
    assert_eq!(error.status().unwrap(), 404);
}

#[tokio::test]
async fn the_deadline_tells_what_was_seen_last() {
    let server = deploying(vec![], vec![0]).await;
    let error = deploy(&server, Duration::from_millis(300)).await.0.unwrap_err();
    match &error {
        Error::DeadlineExceeded { last_seen, .. } => assert_eq!(last_seen, "BUILDING"),
        other => panic!("{other:?}"),
    }
    let text = error.to_string();
    assert!(text.contains("took longer than 300ms; last seen: BUILDING"), "{text}");
}

fn status(state: &str) -> Value {
    json!({
        "id": Uuid::from_u128(3), "state": state, "service_deployment_status": "UP_TO_DATE",
        "last_deployment_date": null, "running": null, "observed_at": TIME, "urls": [],
        "deployment_id": null, "reason": "PROBE_FAILED",
    })
}

#[tokio::test]
async fn an_application_is_waited_for_as_the_api_describes() {
    let check = async |states: &'static [&'static str]| {
        let server =
            Server::start(move |asked| reply_json(200, &status(states[asked.number.min(states.len() - 1)]))).await;
        server.client().wait_running(Uuid::from_u128(3), LONG).await
    };
    let running = check(&["QUEUED", "BUILDING", "DEPLOYING", "RUNNING"]).await.unwrap();
    assert_eq!(running.state, types::ServiceState::Running);
    for state in ["STOPPED", "ERROR"] {
        let states: &'static [&'static str] =
            if state == "ERROR" { &["BUILDING", "ERROR"] } else { &["BUILDING", "STOPPED"] };
        let error = check(states).await.unwrap_err();
        let text = error.to_string();
        assert!(text.ends_with(&format!("is {state}: PROBE_FAILED")), "{text}");
    }
}

#[tokio::test]
async fn few_requests_left_are_spread_over_the_window() {
    let server = Server::start(move |asked| {
        let mut response = reply_json(200, &status("BUILDING"));
        let reset = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs() + 3600;
        let headers = response.headers_mut();
        headers.insert("x-ratelimit-limit", "1000".parse().unwrap());
        headers.insert("x-ratelimit-remaining", (40 - asked.number).to_string().parse().unwrap());
        headers.insert("x-ratelimit-reset", reset.to_string().parse().unwrap());
        response
    })
    .await;
    let waited = server.client().wait_running(Uuid::nil(), Duration::from_millis(400)).await;
    assert!(matches!(waited.unwrap_err(), Error::DeadlineExceeded { .. }));
    // One look, and the one that the deadline allows at most.
    assert!(server.asked().len() <= 2, "{}", server.asked().len());
}
