//! `bench server`: what the generated server costs per request, beside a handler that is written by hand for axum and
//! does the same. No connection is between: requests go through `tower::Service::call`.

mod by_hand;
mod ours;

/// The shop's types, generated.
#[allow(dead_code, unreachable_pub, reason = "more is generated than is measured")]
pub(crate) mod types {
    include!(concat!(env!("OUT_DIR"), "/types.rs"));
}

/// The shop's server, generated.
#[allow(dead_code, unreachable_pub, reason = "more is generated than is measured")]
mod api {
    include!(concat!(env!("OUT_DIR"), "/api.rs"));
}

use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use bytes::Bytes;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tokio::runtime;
use tower::Service as _;

use crate::output::say;
use types::{Found, Order, Receipt};

/// Requests in a round, made before the clock runs.
const BATCH: usize = 500;

/// The most that the generated server may take, as a multiple of the rival's time.
const AIM: f64 = 1.05;

const INVALID: &str = "The request is invalid.";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Rounds for each side. They alternate; the medians count.
    #[arg(long, default_value_t = 300)]
    rounds: usize,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        ensure!(self.rounds > 0, "there is nothing to measure in 0 rounds");
        runtime::Builder::new_current_thread().build()?.block_on(self.measure())
    }

    async fn measure(self) -> anyhow::Result<()> {
        same_checks().await?;
        let order = Bytes::from(serde_json::to_vec(&order())?);
        let what = format!("POST, {} bytes, 20 constraints", order.len());
        self.compare(&what, StatusCode::CREATED, || post(order.clone())).await?;
        self.compare("GET, 5 parameters", StatusCode::OK, || get("page=3&page_size=50&status=PAID")).await
    }

    /// Both sides in turns, so that whatever else the machine does hits both.
    async fn compare(
        &self,
        what: &str,
        status: StatusCode,
        request: impl Fn() -> anyhow::Result<Request<Body>>,
    ) -> anyhow::Result<()> {
        let (mut ours, mut by_hand) = shops();
        let (mine, theirs) = (answer(&mut ours, request()?).await?, answer(&mut by_hand, request()?).await?);
        ensure!(mine == theirs && mine.0 == status, "{what}: the answers differ: {mine:?} and {theirs:?}");
        let (mut mine, mut theirs) = (Vec::new(), Vec::new());
        for number in 0..self.rounds {
            // Neither is always the first.
            if number % 2 == 0 {
                mine.push(round(&mut ours, &request).await?);
                theirs.push(round(&mut by_hand, &request).await?);
            } else {
                theirs.push(round(&mut by_hand, &request).await?);
                mine.push(round(&mut ours, &request).await?);
            }
        }
        let ratios = mine.iter().zip(&theirs).map(|(mine, theirs)| mine / theirs).collect();
        say(what);
        for (name, times) in [("generated", mine), ("by hand", theirs)] {
            let least = times.iter().copied().fold(f64::INFINITY, f64::min);
            say(&format!("  {name:<12}  {:.2} µs a request (at best {least:.2})", median(times)));
        }
        say(&format!("  ratio         {:.3} of the time by hand (aim: at most {AIM:.2})", median(ratios)));
        Ok(())
    }
}

/// Both, ready as a server has them: axum makes the services of a router's handlers when it starts to serve, and without
/// a state it makes them again for each request.
fn shops() -> (Router, Router) {
    (ours::shop().with_state(()), by_hand::shop().with_state(()))
}

/// Microseconds per request.
async fn round(router: &mut Router, request: impl Fn() -> anyhow::Result<Request<Body>>) -> anyhow::Result<f64> {
    let requests = (0..BATCH).map(|_| request()).collect::<anyhow::Result<Vec<_>>>()?;
    let start = Instant::now();
    for request in requests {
        let response = router.call(request).await?;
        ensure!(response.status().is_success(), "a request was refused: {}", response.status());
        response.into_body().collect().await?;
    }
    Ok(micros(start.elapsed()) / BATCH as f64)
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

async fn answer(router: &mut Router, request: Request<Body>) -> anyhow::Result<(StatusCode, Value)> {
    let response = router.call(request).await?;
    let status = response.status();
    let body = response.into_body().collect().await?.to_bytes();
    Ok((status, serde_json::from_slice(&body).context("an answer is not JSON")?))
}

/// Invalid requests break the same rules on both sides, and together all twenty of the order's.
async fn same_checks() -> anyhow::Result<()> {
    let (mut ours, mut by_hand) = shops();
    let mut seen = std::collections::BTreeSet::new();
    for order in invalid_orders() {
        let body = Bytes::from(serde_json::to_vec(&order)?);
        let mine = violations(answer(&mut ours, post(body.clone())?).await?)?;
        let theirs = violations(answer(&mut by_hand, post(body)?).await?)?;
        ensure!(mine == theirs, "different rules are checked: {mine:?} and {theirs:?}");
        seen.extend(
            mine.into_iter().map(|(pointer, code)| (pointer.replace(|sign: char| sign.is_numeric(), ""), code)),
        );
    }
    ensure!(seen.len() == 20, "the order has {} constraints: {seen:?}", seen.len());
    for query in ["page=0&page_size=1001&status=LOST", "page=100001&page_size=0"] {
        let mine = violations(answer(&mut ours, get(query)?).await?)?;
        let theirs = violations(answer(&mut by_hand, get(query)?).await?)?;
        ensure!(mine == theirs, "different rules are checked: {mine:?} and {theirs:?}");
    }
    Ok(())
}

fn violations((status, body): (StatusCode, Value)) -> anyhow::Result<Vec<(String, String)>> {
    ensure!(status == StatusCode::BAD_REQUEST, "an invalid request was answered with {status}");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let all = body["violations"].as_array().context("an error names no rules")?;
    let mut all: Vec<_> = all.iter().map(|one| (text(&one["pointer"]), text(&one["code"]))).collect();
    all.sort();
    Ok(all)
}

fn post(body: Bytes) -> anyhow::Result<Request<Body>> {
    let request = Request::post("/orders")
        .header(header::HOST, "shop.example")
        .header(header::ACCEPT, "application/json")
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::CONTENT_LENGTH, body.len());
    Ok(request.body(Body::from(body))?)
}

fn get(query: &str) -> anyhow::Result<Request<Body>> {
    let path = "/customers/0198f3a2-6d0c-7b1e-9c53-2f4d6a8b0c1e/orders";
    Ok(Request::get(format!("{path}?{query}&since=2026-01-01T00:00:00Z"))
        .header(header::HOST, "shop.example")
        .header(header::ACCEPT, "application/json")
        .body(Body::empty())?)
}

/// An order of about two kilobytes.
fn order() -> Value {
    let lines: Vec<Value> = (0..12)
        .map(|n| json!({"sku": format!("SKU-{n:08}"), "quantity": n + 1, "title": "A thing that somebody ordered"}))
        .collect();
    let tags: Vec<String> = (0..8).map(|n| format!("tag-{n}")).collect();
    json!({
        "reference": "ORDER-2026-000042",
        "customer": {"name": "Ada Lovelace", "country": "GB"},
        "priority": 5,
        "discount": 12.5,
        "note": "Please leave it with the neighbours. ".repeat(22),
        "tags": tags,
        "lines": lines,
    })
}

fn invalid_orders() -> [Value; 2] {
    let (mut low, mut high) = (order(), order());
    low["reference"] = "é".into();
    low["customer"] = json!({"name": "", "country": "gb"});
    low["priority"] = (-1).into();
    low["discount"] = (-0.25).into();
    low["tags"] = json!(["", "twice", "twice"]);
    low["lines"] = json!([]);
    high["reference"] = "A".repeat(41).into();
    high["customer"]["name"] = "ö".repeat(101).into();
    high["priority"] = 10.into();
    high["discount"] = 100.into();
    high["note"] = "n".repeat(2001).into();
    high["tags"] = (0..21).map(|n| format!("{n:031}")).collect();
    high["lines"] = (0..51).map(|_| json!({"sku": "s".repeat(41), "quantity": 0})).collect();
    [low, high]
}

fn receipt(order: &Order) -> Receipt {
    Receipt { reference: order.reference.clone(), items: order.lines.iter().map(|line| line.quantity).sum() }
}

fn found(page: i64, page_size: i64) -> Found {
    Found { page, page_size, results: Vec::new() }
}

#[cfg(test)]
mod tests {
    #[tokio::test]
    async fn both_sides_check_the_same() {
        super::same_checks().await.unwrap();
    }
}
