//! Lists, page by page.

use futures::{StreamExt as _, TryStreamExt as _, stream};
use serde_json::{Value, json};
use windlass_tests::TestServer;

use crate::world::id_of;

const RECORDS: usize = 120;

/// Creates records at once, and answers their ids in no order.
async fn make(server: &TestServer) -> Vec<String> {
    let path = format!("/organization/{}/project", server.organization);
    stream::iter(0..RECORDS)
        .map(|n| {
            let (server, path) = (server, &path);
            async move { id_of(&server.post(path, &json!({"name": format!("project-{n}")})).await.ok()).to_string() }
        })
        .buffer_unordered(8)
        .collect()
        .await
}

fn ids(list: &Value) -> Vec<String> {
    list["results"].as_array().unwrap().iter().map(|record| id_of(record).to_string()).collect()
}

#[tokio::test]
async fn a_walk_over_the_pages_meets_every_record_once_in_order() {
    let server = TestServer::start().await;
    let mut made = make(&server).await;
    made.sort();
    let path = format!("/organization/{}/project", server.organization);
    let whole = server.get(&path).await.ok();
    assert_eq!(
        whole["pagination"],
        json!({"page": 1, "page_size": 1000, "total_count": RECORDS, "total_pages": 1}),
        "a client that does not page misses nothing"
    );
    let order: Vec<(String, String)> = whole["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|record| (record["created_at"].as_str().unwrap().to_owned(), id_of(record).to_string()))
        .collect();
    // Times are told to different precisions; as texts of one zone they do not sort.
    let times: Vec<_> =
        order.iter().map(|(time, id)| (chrono::DateTime::parse_from_rfc3339(time).unwrap(), id)).collect();
    assert!(times.is_sorted(), "ordered by time of creation, then id");

    for size in [1, 7, 40, 50, 119, 120, 121, 1000] {
        let pages = RECORDS.div_ceil(size);
        let mut met = Vec::new();
        for page in 1..=pages + 2 {
            let list = server.get(&format!("{path}?page={page}&page_size={size}")).await.ok();
            let told = json!({"page": page, "page_size": size, "total_count": RECORDS, "total_pages": pages});
            assert_eq!(list["pagination"], told);
            let on_page = ids(&list);
            let expected = if page > pages { 0 } else { size.min(RECORDS - (page - 1) * size) };
            assert_eq!(on_page.len(), expected, "page {page} of {size}");
            met.extend(on_page);
        }
        assert_eq!(met, ids(&whole), "pages of {size}");
        met.sort();
        assert_eq!(met, made);
        if size == 1 {
            continue;
        }
        let far = server.get(&format!("{path}?page=1000000000&page_size={size}")).await.ok();
        assert_eq!((ids(&far).len(), &far["pagination"]["total_count"]), (0, &json!(RECORDS)));
    }
}

#[tokio::test]
async fn the_clients_stream_meets_every_record() {
    let server = TestServer::start().await;
    let mut made = make(&server).await;
    let client = server.client();
    let stream = client.list_project_stream(&server.organization, Some(50));
    let mut met: Vec<String> = stream.map_ok(|project| project.id.to_string()).try_collect().await.unwrap();
    made.sort();
    met.sort();
    assert_eq!(met, made);
}

#[tokio::test]
async fn every_list_pages() {
    let server = TestServer::start().await;
    let world = crate::world::World::new(&server, server.organization, server.admin(), "here").await;
    let lists = windlass_api::OPERATIONS.iter().filter(|operation| {
        let parameters = crate::document::parameters(operation, "query");
        parameters.iter().any(|(name, _)| *name == "page")
    });
    let mut count = 0;
    for operation in lists {
        count += 1;
        let path = world.path(operation);
        let first = server.get(&format!("{path}?page_size=1")).await.ok();
        let total = first["pagination"]["total_count"].as_i64().unwrap();
        assert!(total >= 1 && ids(&first).len() == 1, "{}: {first}", operation.id);
        let past = server.get(&format!("{path}?page={}&page_size=1", total + 1)).await.ok();
        assert_eq!(past["results"], json!([]), "{}", operation.id);
        let told = json!({"page": total + 1, "page_size": 1, "total_count": total, "total_pages": total});
        assert_eq!(past["pagination"], told, "{}", operation.id);
    }
    assert!(count >= 8, "{count} lists page");
}
