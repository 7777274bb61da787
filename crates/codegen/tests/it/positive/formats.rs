//! Formats: types of their own where Rust has one, else checked.

use chrono::{DateTime, NaiveDate, Utc};
use serde_json::json;
use uuid::Uuid;
use windlass_contract::axum::Rejection;

use self::made::api::{self, CheckParams, CheckResponse};
use self::made::types::Formats;
use super::Server;

made!(formats);

impl api::Formats for Server {
    async fn check(&self, params: CheckParams, body: Formats) -> Result<CheckResponse, Rejection> {
        let CheckParams { day, since, id } = params;
        Ok(CheckResponse::Ok(Formats { on: Some(day), at: since.or(body.at), id: id.or(body.id), ..body }))
    }
}

#[tokio::test]
async fn what_has_the_format_is_taken() {
    let (site, client) = start(Server).await;
    let formats = json!({
        "id": "00000000-0000-0000-0000-000000000001",
        "at": "2026-02-28T23:59:59.500Z",
        "on": "2024-02-29",
        "uri": "https://example.com/a?b#c",
        "email": "a@example.co",
        "v4": "127.0.0.1",
        "v6": "::1",
        "host": "a-b.example.com",
        "base64": "aGk=",
        "other": "any colour",
    });
    site.post("/formats/2024-02-29", &formats).await.check(formats);
    let since: DateTime<Utc> = "2026-01-01T00:00:00Z".parse().unwrap();
    let answer = client.check("2026-01-02", Some(&Uuid::nil()), Some(&since), &Formats::new()).await.unwrap();
    let day = NaiveDate::from_ymd_opt(2026, 1, 2);
    assert_eq!((answer.on, answer.at, answer.id), (day, Some(since), Some(Uuid::nil())));
    // The same moment, written elsewhere.
    let answer = site.post("/formats/2026-01-02?since=2026-01-01T02:00:00%2B02:00", &json!({})).await;
    answer.check(json!({"at": "2026-01-01T00:00:00Z", "on": "2026-01-02"}));
}

#[tokio::test]
async fn what_has_not_is_refused() {
    let (site, _) = start(Server).await;
    let wrong = json!({
        "id": "1", "at": "2026-02-28", "on": "2026-02-29", "uri": "no uri", "email": "a.b", "v4": "256.0.0.1", "v6": "1",
        "host": "a_b", "base64": "a", "other": "",
    });
    site.post("/formats/2026-01-02", &wrong).await.check_refused(&[
        "/id must be a UUID, as 123e4567-e89b-12d3-a456-426614174000",
        "/at must be a date and time, as 2026-01-31T12:00:00Z",
        "/on must be a date, as 2026-01-31",
        "/uri must be a URI, as https://example.com/path",
        "/email must be an e-mail address",
        "/v4 must be an IPv4 address",
        "/v6 must be an IPv6 address",
        "/host must be a host name",
        "/base64 must be base64",
    ]);
    let long = json!({"email": "emma@example.com"});
    site.post("/formats/2026-01-02", &long).await.check_refused(&["/email must be at most 12 characters long"]);
    site.post("/formats/today?since=now&id=1", &json!({})).await.check_refused(&[
        "/path/day must be a date, as 2026-01-31, and is `today`",
        "/query/since must be a date and time, as 2026-01-31T12:00:00Z, and is `now`",
        "/query/id must be a UUID, as 123e4567-e89b-12d3-a456-426614174000, and is `1`",
    ]);
}
