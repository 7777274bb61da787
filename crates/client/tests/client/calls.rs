//! What goes over the wire.

use uuid::Uuid;
use windlass_client::{Client, Headers as _, types};

use crate::server::{Server, project, reply, reply_json};

#[tokio::test]
async fn a_call_carries_the_credential_and_the_parameters() {
    let server = Server::start(|_| reply_json(200, &page_of_nothing())).await;
    let id = Uuid::from_u128(1);
    server.client().list_project(&id, Some(2), None).await.unwrap();
    let bearer = Client::builder(format!("{}/api/v1/", server.url)).bearer("jwt").user_agent("ci");
    bearer.build().unwrap().list_organization(None, None).await.unwrap_err();

    let asked = server.asked();
    assert_eq!(asked[0].method, "GET");
    assert_eq!(asked[0].target, format!("/organization/{id}/project?page=2"));
    assert_eq!(asked[0].headers["authorization"], "Token s3cret");
    let agent = asked[0].headers["user-agent"].to_str().unwrap();
    assert!(agent.starts_with("windlass-client/"), "{agent}");
    assert_eq!(asked[1].target, "/api/v1/organization");
    assert_eq!(asked[1].headers["authorization"], "Bearer jwt");
    assert_eq!(asked[1].headers["user-agent"], "ci");
}

#[tokio::test]
async fn what_the_headers_say_can_be_read() {
    let server = Server::start(|_| {
        let headers = [
            ("content-type", "application/json"),
            ("location", "/project/5"),
            ("x-ratelimit-limit", "1000"),
            ("x-ratelimit-remaining", "998"),
            ("x-ratelimit-reset", "1768469400"),
        ];
        reply(201, &headers, project("shop").to_string())
    })
    .await;
    let request = types::ProjectRequest::new("shop".to_owned());
    let created = server.client().create_project(&Uuid::nil(), &request).await.unwrap();
    assert_eq!(created.name, "shop");
    assert_eq!(created.location(), Some("/project/5"));
    let limit = created.rate_limit().unwrap();
    assert_eq!((limit.limit, limit.remaining), (1000, 998));
    assert_eq!(server.asked()[0].body, r#"{"name":"shop"}"#);
}

#[tokio::test]
async fn an_optional_body_can_be_left_out() {
    let server = Server::start(|_| reply_json(201, &crate::server::deployment("QUEUED", None))).await;
    let client = server.client();
    client.deploy_application(&Uuid::nil(), None).await.unwrap();
    let request = types::DeployRequest { git_commit_id: Some("9fceb02".to_owned()) };
    client.deploy_application(&Uuid::nil(), Some(&request)).await.unwrap();
    let asked = server.asked();
    assert_eq!(asked[0].body, "");
    assert!(!asked[0].headers.contains_key("content-type"));
    assert_eq!(asked[1].body, r#"{"git_commit_id":"9fceb02"}"#);
    assert_eq!(asked[1].headers["content-type"], "application/json");
}

#[tokio::test]
async fn a_call_without_an_answer_body_works() {
    let server = Server::start(|_| reply(204, &[], "")).await;
    let deleted = server.client().delete_organization_api_token(&Uuid::nil(), &Uuid::nil()).await.unwrap();
    assert_eq!(deleted.status(), 204);
}

fn page_of_nothing() -> serde_json::Value {
    serde_json::json!({
        "results": [],
        "pagination": { "page": 2, "page_size": 1000, "total_count": 0, "total_pages": 0 },
    })
}
