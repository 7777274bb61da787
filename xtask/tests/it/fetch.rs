//! What `cargo xtask fetch` writes, and what it does not.

use crate::publisher::{Publisher, answer};
use crate::workspace::{CONTRACT, Workspace, edited};

fn source(publisher: &Publisher) -> String {
    format!("source = {:?}", publisher.url())
}

/// The contract with a title of its own and an operation less.
fn smaller() -> String {
    edited(|root| {
        root["info"]["title"] = "Smaller".into();
        root["paths"].as_object_mut().unwrap().shift_remove("/cluster/{clusterId}/upgrade").unwrap();
    })
}

#[test]
fn fetching_the_own_document_is_a_fixpoint() {
    let publisher = Publisher::of(CONTRACT);
    let workspace = Workspace::new(&source(&publisher));
    workspace.run(&["fetch"]).ends(0, &["openapi.json is new, with "]);
    assert_eq!(workspace.read("openapi.json"), CONTRACT);
    assert_eq!(workspace.files(), ["Cargo.toml", "openapi.json", "openapi.lock"]);
    let lock = workspace.read("openapi.lock");
    assert!(lock.contains("etag = ") && lock.contains("source_digest = \"sha256:"), "{lock}");

    // The second time the server is only asked whether anything is new.
    workspace.run(&["fetch"]).ends(0, &["has not changed since the last fetch"]);
    assert!(publisher.last().header("if-none-match").is_some());
    workspace.run(&["fetch", "--check"]).ends(0, &["has not changed"]);
    assert_eq!((workspace.read("openapi.json"), workspace.read("openapi.lock")), (CONTRACT.to_owned(), lock));
}

#[test]
fn a_moved_source_is_told_and_only_written_when_asked() {
    let publisher = Publisher::of(CONTRACT);
    let workspace = Workspace::new(&source(&publisher));
    workspace.run(&["fetch"]).ends(0, &[]);
    let lock = workspace.read("openapi.lock");
    publisher.publish(&smaller());
    workspace
        .run(&["fetch", "--check"])
        .ends(4, &["POST /cluster/{clusterId}/upgrade", "has moved since the last fetch", "with: cargo xtask fetch"]);
    assert_eq!((workspace.read("openapi.json"), workspace.read("openapi.lock")), (CONTRACT.to_owned(), lock));
    workspace.run(&["fetch"]).ends(0, &["Breaking", "openapi.json and openapi.lock are written"]);
    assert_eq!(workspace.read("openapi.json"), smaller());
    workspace.run(&["fetch", "--check"]).ends(0, &[]);
}

#[test]
fn an_etag_counts_only_for_the_document_it_came_with() {
    let publisher = Publisher::of(CONTRACT);
    let workspace = Workspace::new(&source(&publisher));
    workspace.run(&["fetch"]).ends(0, &[]);
    // An edit by hand, as well as an interruption between lock and document, leaves such a pair.
    workspace.write("openapi.json", &smaller());
    workspace.run(&["fetch", "--check"]).ends(4, &["openapi.json was changed by hand", "belongs into an overlay"]);
    assert_eq!(publisher.last().header("if-none-match"), None);
    workspace.run(&["fetch"]).ends(0, &["are written"]);
    assert_eq!(workspace.read("openapi.json"), CONTRACT);
    // A lock that cannot be read only costs a transfer.
    workspace.write("openapi.lock", "<<<<<<< ours");
    workspace.run(&["fetch"]).ends(0, &["warning: openapi.lock cannot be read", "openapi.json is up to date"]);
    workspace.run(&["fetch"]).ends(0, &["has not changed since the last fetch"]).keeps_quiet_of("warning");
}

#[test]
fn overlays_are_laid_over_what_comes() {
    let publisher = Publisher::of(CONTRACT);
    let head = "overlay: 1.0.0\ninfo: {title: Ours, version: '1'}\nactions:\n";
    let workspace = Workspace::new(&format!("{}\noverlays = ['ours.yaml']", source(&publisher)));
    workspace.write("ours.yaml", &format!("{head}- {{target: $.info, update: {{title: Ours}}}}\n"));
    workspace.run(&["fetch"]).ends(0, &[]);
    assert_eq!(workspace.read("openapi.json"), edited(|root| root["info"]["title"] = "Ours".into()));
    workspace.run(&["fetch"]).ends(0, &["has not changed"]);

    // Another overlay makes another document, though the source is the same.
    workspace.write("ours.yaml", &format!("{head}- {{target: $.info, update: {{title: Theirs}}}}\n"));
    workspace.run(&["fetch", "--check"]).ends(4, &["the overlays have changed since the last fetch"]);
    workspace.run(&["fetch"]).ends(0, &[]);
    assert_eq!(workspace.read("openapi.json"), edited(|root| root["info"]["title"] = "Theirs".into()));

    // What fits no longer is told by name, and nothing is written.
    let before = workspace.read("openapi.json");
    workspace.write("ours.yaml", &format!("{head}- {{target: \"$.paths['/gone']\", remove: true}}\n"));
    workspace
        .run(&["fetch"])
        .ends(1, &["the overlay ours.yaml does not fit http://", "action 1 (`$.paths['/gone']`): matches nothing"]);
    workspace
        .write("ours.yaml", &format!("extends: https://a.dev/openapi.json\n{head}- {{target: $, update: {{}}}}\n"));
    workspace
        .run(&["fetch"])
        .ends(1, &["ours.yaml is for another document", "it extends `https://a.dev/openapi.json`"]);
    workspace.set(&format!("{}\noverlays = ['missing.yaml']", source(&publisher)));
    workspace.run(&["fetch"]).ends(1, &["reading the overlay missing.yaml, which Cargo.toml names"]);
    assert_eq!(workspace.read("openapi.json"), before);
}

/// A failure in words; the document stays what it was.
#[track_caller]
fn check_failure(bytes: Vec<u8>, says: &[&str]) {
    let publisher = Publisher::answering(move |_| bytes.clone());
    let workspace = Workspace::new(&source(&publisher));
    workspace.write("openapi.json", "the old document");
    workspace.run(&["fetch"]).ends(1, &["error: "]).ends(1, says);
    assert_eq!(workspace.read("openapi.json"), "the old document");
    assert_eq!(workspace.files(), ["Cargo.toml", "openapi.json"]);
}

#[test]
fn failures_are_told_and_leave_the_document() {
    let json = "content-type: application/json";
    check_failure(answer("401 Unauthorized", &[], b""), &["set WINDLASS_FETCH_AUTHORIZATION"]);
    check_failure(answer("404 Not Found", &[], b""), &["give the address of the document itself"]);
    check_failure(answer("503 Service Unavailable", &[], b""), &["503", "try again later"]);
    check_failure(answer("200 OK", &["content-type: text/html"], b"<html>"), &["a web page, and not a document"]);
    check_failure(answer("200 OK", &[json], b""), &["answered with nothing"]);
    check_failure(answer("200 OK", &[json], b"{\"openapi\": "), &["/openapi.json:1:", "EOF"]);
    check_failure(answer("200 OK", &[json], b"{\"swagger\": \"2.0\"}"), &["Swagger 2.0", "not supported"]);
    check_failure(answer("200 OK", &[json], b"\xff\xfe"), &["is not text in UTF-8"]);
    check_failure(answer("302 Found", &["location: /openapi.json"], b""), &["redirects more than 5 times"]);
    // A connection that breaks in the middle of the document.
    check_failure(b"HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{\"openapi\"".to_vec(), &["fetching http://"]);
    let huge = answer("200 OK", &[json], &vec![b' '; 33 << 20]);
    check_failure(huge, &["larger than 32 MiB"]);
}

#[test]
fn a_server_that_is_not_there_is_told() {
    let closed = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let workspace = Workspace::new("");
    workspace.run(&["fetch", &format!("http://{closed}")]).ends(1, &["is the server running?"]);
    workspace.run(&["fetch"]).ends(1, &["there is no source", "source = "]);
    workspace.run(&["fetch", "missing.json"]).ends(1, &["reading missing.json"]);
}

#[test]
fn credentials_are_sent_and_kept_nowhere() {
    let publisher = Publisher::of(CONTRACT);
    let workspace = Workspace::new(&source(&publisher));
    workspace.run_with(&["fetch"], Some("Token wl_secret")).ends(0, &[]).keeps_quiet_of("wl_secret");
    assert_eq!(publisher.last().header("authorization"), Some("Token wl_secret"));
    assert!(!workspace.read("openapi.lock").contains("wl_secret"));
    let far = workspace.run_with(&["fetch", "http://192.0.2.1/openapi.json"], Some("Token wl_secret"));
    far.ends(1, &["in the clear; use https"]).keeps_quiet_of("wl_secret");
    assert_eq!(publisher.count(), 1);
}

#[test]
fn credentials_stay_with_their_host() {
    let other = Publisher::of(CONTRACT);
    let elsewhere = other.url().replace("127.0.0.1", "localhost");
    let publisher =
        Publisher::answering(move |_| answer("302 Found", &[&format!("location: {elsewhere}/openapi.json")], b""));
    let workspace = Workspace::new(&source(&publisher));
    workspace.run_with(&["fetch"], Some("Token wl_secret")).ends(0, &["are written"]);
    assert_eq!(publisher.last().header("authorization"), Some("Token wl_secret"));
    assert_eq!(other.last().header("authorization"), None);
}

#[test]
fn a_file_is_a_source_as_well() {
    let workspace = Workspace::new("source = 'upstream.json'");
    let root: serde_json::Value = serde_json::from_str(CONTRACT).unwrap();
    workspace.write("upstream.json", &root.to_string());
    workspace.run(&["fetch"]).ends(0, &["are written, from upstream.json"]);
    assert_eq!(workspace.read("openapi.json"), CONTRACT);
    workspace.run(&["fetch"]).ends(0, &["openapi.json is up to date: it is what upstream.json holds"]);
}

#[test]
fn a_comparison_takes_addresses_too() {
    let publisher = Publisher::of(&smaller());
    let workspace = Workspace::new("");
    workspace.write("openapi.json", CONTRACT);
    workspace.plain(&["diff", "openapi.json", &publisher.url()]).ends(1, &["POST /cluster/{clusterId}/upgrade"]);
    workspace.plain(&["diff", "openapi.json", &format!("{}/gone", publisher.url())]).ends(2, &["it answered 404"]);
}
