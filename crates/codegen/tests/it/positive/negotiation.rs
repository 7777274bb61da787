//! Content negotiation: what the caller takes, and what the server takes.

use windlass_contract::axum::Rejection;

use self::made::api::{self, AddPictureBody, AddPictureResponse, AddReportResponse, ReportOkBody, ReportResponse};
use super::Server;

made!(negotiation);

impl api::Reports for Server {
    async fn report(&self) -> Result<ReportResponse, Rejection> {
        Ok(ReportResponse::Ok(ReportOkBody::Json(vec![1, 2])))
    }

    async fn add_report(&self, _: Vec<i64>) -> Result<AddReportResponse, Rejection> {
        Ok(AddReportResponse::NoContent)
    }

    async fn add_picture(&self, body: AddPictureBody) -> Result<AddPictureResponse, Rejection> {
        Ok(AddPictureResponse::Ok(match body {
            AddPictureBody::Bytes(bytes) => format!("{} bytes", bytes.len()),
            AddPictureBody::Text(text) => text,
        }))
    }
}

#[tokio::test]
async fn what_the_caller_does_not_take_is_406() {
    let (site, client) = start(Server).await;
    for (accept, status) in [
        ("*/*", 200),
        ("application/json", 200),
        ("text/csv", 200),
        ("Application/JSON; charset=utf-8", 200),
        ("text/html, application/*;q=0.1", 200),
        ("text/html", 406),
        ("text/html, */*;q=0", 406),
        ("*/*, application/json;q=0, text/csv;q=0.0", 406),
        ("*/*;q=0.5, application/json;q=0", 200),
        ("application/xml, text/*;q=0, application/json;q=0", 406),
    ] {
        assert_eq!(site.send("GET", "/report", &[("accept", accept)], "").await.status, status, "{accept}");
    }
    let refused = site.send("GET", "/report", &[("accept", "text/html")], "").await;
    assert!(refused.text.contains("`application/json` or `text/csv`"), "{}", refused.text);
    assert_eq!(*client.report().await.unwrap(), [1, 2]);
    // What has no body is of no media type.
    let empty = [("accept", "text/html"), ("content-type", "application/json")];
    assert_eq!(site.send("POST", "/report", &empty, "[]").await.status, 204);
}

#[tokio::test]
async fn what_the_server_does_not_take_is_415() {
    let (site, client) = start(Server).await;
    for (path, media_type, status) in [
        ("/report", "application/json; charset=utf-8", 204),
        ("/report", "text/json", 415),
        ("/report", "application/vnd.api+json", 415),
        ("/report", "nonsense", 415),
        ("/pictures", "image/png", 200),
        ("/pictures", "IMAGE/svg+xml", 200),
        ("/pictures", "text/plain", 200),
        ("/pictures", "imagery/png", 415),
    ] {
        let answer = site.send("POST", path, &[("content-type", media_type)], "[1]").await;
        assert_eq!(answer.status, status, "{path} {media_type}: {}", answer.text);
    }
    let untyped = site.send("POST", "/report", &[], "[1]").await;
    assert_eq!(untyped.status, 415);
    assert!(untyped.text.contains("Send `Content-Type: application/json`"), "{}", untyped.text);
    let packed = [("content-type", "application/json"), ("content-encoding", "gzip")];
    assert_eq!(site.send("POST", "/report", &packed, "[1]").await.status, 415);
    client.add_report(&vec![1]).await.unwrap();
}
