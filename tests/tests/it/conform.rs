//! Driven from the document alone, the server is what the document says.

use windlass_conform::{Options, run};
use windlass_spec::Format;
use windlass_tests::TestServer;

#[tokio::test]
async fn the_server_is_what_the_document_says() {
    let server = TestServer::start().await;
    let document = windlass_spec::load(windlass_server::OPENAPI, Format::Json).expect("the contract loads");
    let options = Options::new(server.url("")).header("Authorization", format!("Token {}", server.admin()));
    let report = run(&document, &options, &mut |_| {}).await.expect("the run begins");
    assert!(report.findings.is_empty() && report.stopped.is_none(), "{report}");
    // All but the charts of a repository that is not there, and what comes too late to be cancelled.
    assert!(report.succeeded + 2 >= report.operations, "{report}");
    // Its own token is not among what it has deleted.
    server.get("/organization").await.ok();
}
