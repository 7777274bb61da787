//! References to parameters, bodies, responses, headers, aliases, and into the middle of a schema.

use serde_json::json;
use windlass_contract::axum::Rejection;

use self::made::api::{self, AddParams, AddResponse, ListParams, ListResponse};
use self::made::client::Error;
use self::made::types::{Book, Problem};
use super::Server;

made!(references);

impl api::Books for Server {
    async fn list(&self, params: ListParams) -> Result<ListResponse, Rejection> {
        let body = vec![Book::new(params.shelf.0.into()); usize::try_from(params.limit.0).unwrap()];
        Ok(ListResponse::Ok { x_count: 1, body })
    }

    async fn add(&self, params: AddParams, book: Book) -> Result<AddResponse, Rejection> {
        Ok(if params.shelf.0 == "A1" {
            AddResponse::Ok { x_count: 1, body: vec![book] }
        } else {
            AddResponse::Default { status: axum::http::StatusCode::CONFLICT, body: Problem::new("full") }
        })
    }
}

#[tokio::test]
async fn a_reference_means_what_it_leads_to() {
    let (site, client) = start(Server).await;
    let emma = Book::new("Emma".to_owned().into());
    assert_eq!(client.list("A1", None).await.unwrap().len(), 2);
    assert_eq!(client.list("A1", Some(3)).await.unwrap().len(), 3);
    let added = client.add("A1", &emma).await.unwrap();
    assert_eq!((added.headers()["x-count"].as_bytes(), &*added), (&b"1"[..], &vec![emma.clone()]));
    let Err(Error::ErrorResponse(told)) = client.add("B2", &emma).await else { panic!("no conflict") };
    assert_eq!((told.status().as_u16(), told.title.as_str()), (409, "full"));
    site.get("/shelves/a1/books?limit=4")
        .await
        .check_refused(&["/path/shelf must match the pattern ^[A-Z]\\d$", "/query/limit must be at most 3"]);
    let answer = site.post("/shelves/A1/books", &json!({"title": ""})).await;
    answer.check_refused(&["/title must be at least 1 character long"]);
}
