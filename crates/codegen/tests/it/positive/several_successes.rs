//! Several successes, each of its own type; one success of several media types.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, ExportOkBody, ExportParams, ExportResponse, ReadJobParams, ReadJobResponse};
use self::made::client::types::ReadJobSuccess;
use self::made::types::{ExportAs, Progress, Result as JobResult};
use super::Server;

made!(several_successes);

impl api::Jobs for Server {
    async fn read_job(&self, params: ReadJobParams) -> Result<ReadJobResponse, Rejection> {
        Ok(match params.id {
            1 => ReadJobResponse::Ok(JobResult::new(0.5)),
            _ => ReadJobResponse::Accepted(Progress::new(40)),
        })
    }

    async fn export(&self, params: ExportParams) -> Result<ExportResponse, Rejection> {
        Ok(ExportResponse::Ok(match params.r#as {
            ExportAs::Csv => ExportOkBody::Text("1\n2\n".to_owned()),
            _ => ExportOkBody::Json(vec![1, 2]),
        }))
    }
}

#[tokio::test]
async fn the_status_tells_the_type() {
    let (site, client) = start(Server).await;
    let done = client.read_job(1).await.unwrap();
    assert!(matches!(&*done, ReadJobSuccess::Result(result) if result.value == 0.5), "{done:?}");
    let going_on = client.read_job(2).await.unwrap();
    assert_eq!(going_on.status(), 202);
    assert!(matches!(&*going_on, ReadJobSuccess::Progress(progress) if progress.percent == 40), "{going_on:?}");
    site.get("/jobs/x").await.check_refused(&["/path/id must be an integer, and is `x`"]);
}

#[tokio::test]
async fn the_media_type_is_the_one_of_the_body() {
    let (site, client) = start(Server).await;
    assert_eq!(*client.export("json").await.unwrap(), [1, 2]);
    let csv = site.get("/export?as=csv").await;
    assert_eq!((csv.status, csv.header("content-type"), csv.text.as_str()), (200, "text/csv", "1\n2\n"));
    let json = site.get("/export?as=json").await;
    assert_eq!(json.header("content-type"), "application/json");
    json.check(json!([1, 2]));
    site.get("/export?as=xml").await.check_refused(&["/query/as must be one of json, csv"]);
}
