//! Every operation, called well.

use windlass_tests::TestServer;

#[tokio::test]
async fn the_server_answers() {
    let server = TestServer::start().await;
    let overview = server.client().list_organization(None, None).await.unwrap();
    assert_eq!(overview.id, server.organization);
    assert_eq!(server.get("/organization").await.status, 200);
    let other = server.organization("other").await;
    assert_ne!(other.id, server.organization);
}
