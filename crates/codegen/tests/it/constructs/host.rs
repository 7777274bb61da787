//! An implementation of the generated trait that tells what it was given.

use std::sync::Arc;

use axum::body::Body;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use futures::stream;
use windlass_contract::Operation;
use windlass_contract::axum::{Host, Multipart, Rejection, events};

use crate::made::api::{self, *};
use crate::made::types::{Order, Point, Problem, Record, Seen};

pub(super) struct Echo;

impl Host for Echo {
    type Principal = ();

    async fn authenticate(&self, _: &'static Operation, _: &Parts) -> Result<(), Rejection> {
        Ok(())
    }

    fn reject(&self, _: Option<&'static Operation>, rejection: Rejection) -> Response {
        let told: Vec<String> = rejection.violations.iter().map(ToString::to_string).collect();
        rejection.reply(&format!("{} {told:?}", rejection.code))
    }
}

fn seen(value: &impl std::fmt::Debug) -> Seen {
    Seen::new(format!("{value:?}"))
}

fn points() -> Vec<Point> {
    vec![Point::new(1), Point::new(2)]
}

impl Constructs for Echo {
    async fn read_report(&self, params: ReadReportParams) -> Result<ReadReportResponse, Rejection> {
        Ok(ReadReportResponse::Ok(seen(&params)))
    }

    async fn read_report_as_json(&self, params: ReadReportAsJsonParams) -> Result<ReadReportAsJsonResponse, Rejection> {
        Ok(ReadReportAsJsonResponse::Ok(seen(&params)))
    }

    async fn compare_reports(&self, params: CompareReportsParams) -> Result<CompareReportsResponse, Rejection> {
        Ok(CompareReportsResponse::Ok(seen(&params)))
    }

    async fn search(&self, params: SearchParams) -> Result<SearchResponse, Rejection> {
        Ok(SearchResponse::Ok(seen(&params)))
    }

    async fn styles(&self, params: StylesParams) -> Result<StylesResponse, Rejection> {
        Ok(StylesResponse::Ok(seen(&params)))
    }

    async fn order(&self, body: Order) -> Result<OrderResponse, Rejection> {
        Ok(OrderResponse::Ok(body))
    }

    async fn authenticate_2(&self, params: AuthenticateParams) -> Result<AuthenticateResponse, Rejection> {
        Ok(AuthenticateResponse::Ok { status_header: None, body_2: None, body: seen(&params) })
    }

    async fn record(&self, body: Record) -> Result<RecordResponse, Rejection> {
        Ok(RecordResponse::Created(Record { id: Some(7), password: None, ..body }))
    }

    async fn send_form(&self, body: Order) -> Result<SendFormResponse, Rejection> {
        Ok(SendFormResponse::Ok(body))
    }

    async fn note(&self, body: Option<NoteBody>) -> Result<NoteResponse, Rejection> {
        Ok(NoteResponse::Ok(seen(&body)))
    }

    async fn upload(&self, mut body: Multipart) -> Result<UploadResponse, Rejection> {
        let mut parts = Vec::new();
        while let Some(part) = body.next().await? {
            let name = part.name().to_owned();
            parts.push(if name == "point" {
                let point: Point = part.json().await?;
                format!("point {}", point.x)
            } else {
                format!("{name} {} bytes", part.bytes().await?.len())
            });
        }
        Ok(UploadResponse::Ok(Seen::new(parts.join(", "))))
    }

    async fn blob(&self, body: Option<axum::body::Bytes>) -> Result<BlobResponse, Rejection> {
        Ok(match body {
            Some(bytes) => BlobResponse::Ok(Body::from(bytes)),
            None => BlobResponse::NoContent,
        })
    }

    async fn events(&self) -> Result<EventsResponse, Rejection> {
        let values = points().into_iter().map(Ok::<_, std::io::Error>);
        Ok(EventsResponse::Ok(events(stream::iter(values))))
    }

    async fn export(&self, params: ExportParams) -> Result<ExportResponse, Rejection> {
        use crate::made::types::ExportAs;
        let ok = |body| ExportResponse::Ok { x_count: 2, x_note: None, body };
        Ok(match params.r#as {
            ExportAs::Json => ok(ExportOkBody::Json(points())),
            ExportAs::Csv => ok(ExportOkBody::Text("x\n1\n2\n".to_owned())),
            ExportAs::Gone => ExportResponse::Status4xx { status: StatusCode::GONE, body: Problem::new("gone") },
            _ => ExportResponse::Default { status: StatusCode::IM_A_TEAPOT },
        })
    }
}

pub(super) fn router() -> axum::Router {
    api::router(Arc::new(Echo))
}
