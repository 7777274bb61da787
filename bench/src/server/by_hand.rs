//! The rival: the shop as one writes it with axum alone, with the same structs and the same checks.

use std::fmt::Display;
use std::hint::black_box;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::extract::{FromRequest as _, Path, Query, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use chrono::{DateTime, Utc};
use regex::Regex;
use serde::Deserialize;
use uuid::Uuid;

use super::types::{BrokenRule, Line, Order, OrderStatus, Problem};
use super::{INVALID, found, receipt};

static REFERENCE: LazyLock<Regex> = LazyLock::new(|| Regex::new("^[A-Z0-9-]+$").expect("it is a valid pattern"));
static COUNTRY: LazyLock<Regex> = LazyLock::new(|| Regex::new("^[A-Z]{2}$").expect("it is a valid pattern"));

pub(super) fn shop() -> Router {
    Router::new().route("/customers/{customer_id}/orders", get(list)).route("/orders", post(create))
}

#[derive(Deserialize)]
struct Listing {
    #[serde(default = "first")]
    page: i64,
    #[serde(default = "hundred")]
    page_size: i64,
    status: Option<OrderStatus>,
    since: Option<DateTime<Utc>>,
}

const fn first() -> i64 {
    1
}

const fn hundred() -> i64 {
    100
}

async fn list(Path(customer): Path<Uuid>, Query(listing): Query<Listing>) -> Response {
    let mut broken = Vec::new();
    range(listing.page, 1, 100_000, "/query/page", &mut broken);
    range(listing.page_size, 1, 1000, "/query/page_size", &mut broken);
    if let Some(OrderStatus::Unknown(_)) = &listing.status {
        report("/query/status", "enum", &mut broken);
    }
    if !broken.is_empty() {
        return refuse(broken);
    }
    black_box((customer, &listing.status, listing.since));
    Json(found(listing.page, listing.page_size)).into_response()
}

async fn create(request: Request) -> Response {
    let given = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = given.split(';').next().unwrap_or_default().trim();
    if !essence.eq_ignore_ascii_case("application/json") {
        return StatusCode::UNSUPPORTED_MEDIA_TYPE.into_response();
    }
    let body = match Bytes::from_request(request, &()).await {
        Ok(body) => body,
        Err(refused) => return refused.into_response(),
    };
    let order: Order = match serde_json::from_slice(&body) {
        Ok(order) => order,
        Err(error) => return (StatusCode::BAD_REQUEST, error.to_string()).into_response(),
    };
    let broken = check(&order);
    if !broken.is_empty() {
        return refuse(broken);
    }
    (StatusCode::CREATED, Json(receipt(&order))).into_response()
}

fn refuse(violations: Vec<BrokenRule>) -> Response {
    (StatusCode::BAD_REQUEST, Json(Problem { message: INVALID.to_owned(), violations })).into_response()
}

fn check(order: &Order) -> Vec<BrokenRule> {
    let mut out = Vec::new();
    lengths(&order.reference, 8, 40, "/reference", &mut out);
    if !REFERENCE.is_match(&order.reference) {
        report("/reference", "pattern", &mut out);
    }
    lengths(&order.customer.name, 1, 100, "/customer/name", &mut out);
    if !COUNTRY.is_match(&order.customer.country) {
        report("/customer/country", "pattern", &mut out);
    }
    range(order.priority, 0, 9, "/priority", &mut out);
    if let Some(discount) = order.discount {
        if discount < 0.0 {
            report("/discount", "minimum", &mut out);
        }
        if discount >= 100.0 {
            report("/discount", "exclusive_maximum", &mut out);
        }
        let steps = discount / 0.5;
        if (steps - steps.round()).abs() > 1e-9 * steps.abs().max(1.0) {
            report("/discount", "multiple_of", &mut out);
        }
    }
    if let Some(note) = &order.note {
        lengths(note, 0, 2000, "/note", &mut out);
    }
    if let Some(tags) = &order.tags {
        check_tags(tags, &mut out);
    }
    if order.lines.is_empty() {
        report("/lines", "min_items", &mut out);
    }
    if order.lines.len() > 50 {
        report("/lines", "max_items", &mut out);
    }
    for (position, Line { sku, quantity, .. }) in order.lines.iter().enumerate() {
        if is_longer(sku, 40) {
            report(format_args!("/lines/{position}/sku"), "max_length", &mut out);
        }
        if *quantity < 1 {
            report(format_args!("/lines/{position}/quantity"), "minimum", &mut out);
        }
    }
    out
}

fn check_tags(tags: &[String], out: &mut Vec<BrokenRule>) {
    if tags.len() > 20 {
        report("/tags", "max_items", out);
    }
    for (position, tag) in tags.iter().enumerate() {
        if tags[..position].contains(tag) {
            report(format_args!("/tags/{position}"), "unique_items", out);
        }
        if tag.is_empty() {
            report(format_args!("/tags/{position}"), "min_length", out);
        }
        if is_longer(tag, 30) {
            report(format_args!("/tags/{position}"), "max_length", out);
        }
    }
}

fn range(value: i64, least: i64, most: i64, at: &str, out: &mut Vec<BrokenRule>) {
    if value < least {
        report(at, "minimum", out);
    }
    if value > most {
        report(at, "maximum", out);
    }
}

fn lengths(text: &str, least: usize, most: usize, at: &str, out: &mut Vec<BrokenRule>) {
    if text.len() < least || (text.len() / 4 < least && text.chars().count() < least) {
        report(at, "min_length", out);
    }
    if is_longer(text, most) {
        report(at, "max_length", out);
    }
}

/// There are never more characters than bytes.
fn is_longer(text: &str, most: usize) -> bool {
    text.len() > most && text.chars().count() > most
}

#[cold]
fn report(at: impl Display, code: &str, out: &mut Vec<BrokenRule>) {
    out.push(BrokenRule { pointer: at.to_string(), code: code.to_owned() });
}
