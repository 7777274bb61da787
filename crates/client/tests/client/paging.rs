//! Streams over all pages.

use futures::{StreamExt as _, TryStreamExt as _};
use serde_json::{Value, json};
use uuid::Uuid;
use windlass_client::{Details as _, paging};

use crate::server::{Server, error, project, reply_json};

fn page(number: usize, total: usize, names: &[&str]) -> Value {
    let results: Vec<Value> = names.iter().map(|name| project(name)).collect();
    json!({
        "results": results,
        "pagination": {
            "page": number, "page_size": 2, "total_count": 5, "total_pages": total,
        },
    })
}

async fn check(pages: Vec<Value>, want: &[&str]) {
    let count = pages.len();
    let server = Server::start(move |asked| reply_json(200, &pages[asked.number])).await;
    let client = server.client();
    let id = Uuid::nil();
    let projects: Vec<_> = client.list_project_stream(&id, Some(2)).try_collect().await.unwrap();
    let names: Vec<_> = projects.iter().map(|project| project.name.as_str()).collect();
    assert_eq!(names, want);
    let asked = server.asked();
    assert_eq!(asked.len(), count);
    for one in asked {
        let query = format!("?page={}&page_size=2", one.number + 1);
        assert!(one.target.ends_with(&query), "{}", one.target);
    }
}

#[tokio::test]
async fn every_page_is_read_once_and_in_order() {
    check(vec![page(1, 3, &["a", "b"]), page(2, 3, &["c", "d"]), page(3, 3, &["e"])], &["a", "b", "c", "d", "e"]).await;
}

#[tokio::test]
async fn an_empty_page_ends_nothing_but_itself() {
    check(vec![page(1, 0, &[])], &[]).await;
    check(vec![page(1, 3, &["a"]), page(2, 3, &[]), page(3, 3, &["b"])], &["a", "b"]).await;
}

#[tokio::test]
async fn the_number_of_pages_may_change_on_the_way() {
    check(vec![page(1, 1, &["a"])], &["a"]).await;
    check(vec![page(1, 3, &["a"]), page(2, 2, &["b"])], &["a", "b"]).await;
    check(vec![page(1, 2, &["a"]), page(2, 3, &["b"]), page(3, 3, &["c"])], &["a", "b", "c"]).await;
}

#[tokio::test]
async fn an_error_is_the_last_word() {
    let server = Server::start(|asked| match asked.number {
        0 => reply_json(200, &page(1, 3, &["a"])),
        _ => reply_json(403, &error(403, "forbidden", "not yours")),
    })
    .await;
    let client = server.client();
    let id = Uuid::nil();
    let results: Vec<_> = client.list_project_stream(&id, None).collect().await;
    assert_eq!(results.len(), 2);
    assert_eq!(results[0].as_ref().unwrap().name, "a");
    assert_eq!(results[1].as_ref().unwrap_err().message(), "not yours");
}

#[tokio::test]
async fn a_page_is_asked_for_when_it_is_needed() {
    let server = Server::start(|asked| reply_json(200, &page(asked.number + 1, 100, &["a", "b"]))).await;
    let client = server.client();
    let id = Uuid::nil();
    let stream = paging::pages(|page| client.list_project(&id, Some(page), None));
    let three: Vec<_> = stream.take(3).try_collect().await.unwrap();
    assert_eq!(three.len(), 3);
    assert_eq!(server.asked().len(), 2);
}
