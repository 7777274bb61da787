//! Requests that match no operation, and requests that are hardly HTTP.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::{Read as _, Write as _},
    net::TcpStream,
    time::{Duration, Instant},
};

use http::Method;
use uuid::Uuid;
use windlass_api::OPERATIONS;
use windlass_tests::TestServer;

use crate::document::{assert_none, nowhere};

/// Longest that a request written by hand may wait for its answer.
const PATIENCE: Duration = Duration::from_secs(10);

#[tokio::test]
async fn an_unknown_path_is_not_found() {
    let server = TestServer::start().await;
    let id = Uuid::new_v4();
    let mut faults = Vec::new();
    for path in [
        "/".to_owned(),
        "/nope".into(),
        "/api".into(),
        "/api/v1".into(),
        "/api/v1/".into(),
        "/api/v1/nope".into(),
        "/api/v2/organization".into(),
        "/api/v1/api/v1/organization".into(),
        "/Organization".into(),
        "/organization/".into(),
        "//organization".into(),
        format!("/organization/{id}"),
        format!("/organization/{id}/nope"),
        format!("/organization/{id}/project/"),
        format!("/application/{id}/deploy/"),
        format!("/application/{id}/deploy/now"),
        "/%00".into(),
        "/%FF".into(),
        "/..%2f..%2fetc/passwd".into(),
        "/.env".into(),
        "/openapi.json/".into(),
        "/healthz/more".into(),
        format!("/{}", "a/".repeat(2000)),
    ] {
        for method in [Method::GET, Method::POST, Method::DELETE, Method::PUT, Method::PATCH] {
            faults.extend(server.call(method, &path).send().await.refusal_faults(404));
        }
    }
    assert_none(faults);
}

#[tokio::test]
async fn a_method_that_a_path_does_not_have_is_refused_with_those_it_has() {
    let server = TestServer::start().await;
    let mut declared: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for operation in OPERATIONS {
        declared.entry(operation.path).or_default().insert(operation.method.to_owned());
    }
    let mut faults = Vec::new();
    for (template, methods) in &declared {
        for under in ["", "/api/v1"] {
            let path = format!("{under}{}", nowhere(template));
            for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "get", "NOPE", "HEAD"] {
                let read = if method == "HEAD" { "GET" } else { method };
                if methods.contains(read) {
                    continue;
                }
                let answer = server.call(method.parse().unwrap(), &path).send().await;
                if method == "HEAD" {
                    if (answer.status, answer.body.len()) != (405, 0) {
                        faults.push(format!("{}: answered {}", answer.what, answer.status));
                    }
                } else {
                    faults.extend(answer.refusal_faults(405));
                }
                if allow(&answer) != *methods {
                    faults.push(format!("{}: Allow is {:?} and not {methods:?}", answer.what, answer.header("allow")));
                }
            }
            // Neither a credential nor a record is needed to be told the methods.
            let answer = server.call(Method::OPTIONS, &path).anonymous().send().await;
            if (answer.status, answer.body.len(), allow(&answer)) != (204, 0, methods.clone()) {
                faults.push(format!("{}: {} {:?}", answer.what, answer.status, answer.header("allow")));
            }
        }
    }
    assert_none(faults);
}

fn allow(answer: &windlass_tests::Answer) -> BTreeSet<String> {
    answer.header("allow").unwrap_or_default().split(',').map(|method| method.trim().to_owned()).collect()
}

/// Bytes as they are sent, and statuses, one of which answers them. None: the connection may just be closed.
fn requests(credential: &str) -> Vec<(&'static str, Vec<u8>, &'static [u16])> {
    let get = |more: &str| {
        format!("GET /organization HTTP/1.1\r\nhost: a\r\nconnection: close\r\n{credential}{more}\r\n").into_bytes()
    };
    let post = |more: &str, body: &str| {
        let path = nowhere("/organization/{organizationId}/project");
        format!(
            "POST {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\n{credential}{more}\r\n{body}"
        )
        .into_bytes()
    };
    vec![
        ("a plain request", get(""), &[200]),
        ("a header of 16 KiB", get(&format!("x-large: {}\r\n", "a".repeat(16 << 10))), &[200]),
        ("a header of 1 MiB", get(&format!("x-large: {}\r\n", "a".repeat(1 << 20))), &[431]),
        ("90 headers", get(&"x-many: a\r\n".repeat(90)), &[200]),
        ("1000 headers", get(&"x-many: a\r\n".repeat(1000)), &[431]),
        ("two credentials", get("authorization: Token other\r\n"), &[200, 400, 401]),
        ("a header that is no text", [get("x-odd: \u{fc}\u{7f}\r\n")].concat(), &[200, 400]),
        ("a header without a name", get(": a\r\n"), &[400]),
        ("a header with a space", get("x odd: a\r\n"), &[400]),
        ("NUL in a header", get("x-odd: a\0b\r\n"), &[400]),
        ("no host", b"GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n".to_vec(), &[200, 400]),
        ("HTTP/1.0", b"GET /healthz HTTP/1.0\r\n\r\n".to_vec(), &[200]),
        ("HTTP/3.7", b"GET / HTTP/3.7\r\n\r\n".to_vec(), &[400, 505]),
        ("no version", b"GET /\r\n\r\n".to_vec(), &[400]),
        (
            "the address in full",
            b"GET http://a/healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n".to_vec(),
            &[200],
        ),
        ("an asterisk", b"OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n".to_vec(), &[200, 204, 400, 404]),
        ("a tunnel", b"CONNECT a:80 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n".to_vec(), &[400, 404, 405, 501]),
        ("a path with a space", b"GET /a b HTTP/1.1\r\nhost: a\r\n\r\n".to_vec(), &[400]),
        ("a path with NUL", b"GET /a\0b HTTP/1.1\r\nhost: a\r\n\r\n".to_vec(), &[400]),
        (
            "a path of 100 KiB",
            format!("GET /{} HTTP/1.1\r\nhost: a\r\n\r\n", "a".repeat(100 << 10)).into_bytes(),
            &[414],
        ),
        ("TLS", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(), &[400]),
        ("noise", (0..=255).cycle().take(4096).collect(), &[400]),
        ("a line", b"hello\r\n\r\n".to_vec(), &[400]),
        ("two lengths", post("content-length: 2\r\ncontent-length: 3\r\n", "{}"), &[400]),
        ("no length that is a number", post("content-length: two\r\n", "{}"), &[400]),
        ("a negative length", post("content-length: -1\r\n", "{}"), &[400]),
        ("a length beyond numbers", post("content-length: 99999999999999999999999\r\n", "{}"), &[400, 413]),
        ("a huge length", post("content-length: 9999999999\r\n", "{}"), &[413]),
        (
            "a length and chunks",
            post("content-length: 2\r\ntransfer-encoding: chunked\r\n", "2\r\n{}\r\n0\r\n\r\n"),
            &[400],
        ),
        ("chunks that are none", post("transfer-encoding: chunked\r\n", "zz\r\n{}\r\n0\r\n\r\n"), &[400]),
        ("an unknown encoding", post("transfer-encoding: nope\r\n", "{}"), &[400, 501]),
        ("an expectation of a body too large", post("content-length: 9999999\r\nexpect: 100-continue\r\n", ""), &[413]),
        ("no body and no length", post("", ""), &[400, 415]),
    ]
}

#[tokio::test]
async fn what_is_hardly_http_is_refused_and_the_server_goes_on() {
    let server = TestServer::start().await;
    let mut faults = Vec::new();
    for (what, bytes, statuses) in requests(&server.authorization()) {
        let asked = Instant::now();
        let answer = server.raw(bytes, PATIENCE).await;
        if asked.elapsed() >= PATIENCE {
            faults.push(format!("{what}: the connection stays open"));
        }
        let status: Option<u16> = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        if !status.is_some_and(|status| statuses.contains(&status)) {
            let start: String = answer.chars().take(200).collect();
            faults.push(format!("{what}: answered {start:?} and not {statuses:?}"));
        }
        if server.get("/organization").await.status != 200 {
            faults.push(format!("{what}: the server does not answer any more"));
        }
    }
    assert_none(faults);
}

#[tokio::test]
async fn a_body_that_ends_early_makes_nothing() {
    let server = TestServer::start().await;
    let path = format!("/organization/{}/project", server.organization);
    let credential = server.authorization();
    let head = format!("POST {path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n{credential}");
    let (address, cut) = (server.address, format!("{head}content-length: 30\r\n\r\n{{\"name\": \"half\"}}"));
    // The connection is closed for writing after less than was announced.
    let answer = tokio::task::spawn_blocking(move || {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.write_all(cut.as_bytes()).unwrap();
        stream.shutdown(std::net::Shutdown::Write).unwrap();
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        answer
    });
    let answer = answer.await.unwrap();
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 400 "), "{answer}");
    assert_eq!(server.get(&path).await.ok()["pagination"]["total_count"], 0);
}

/// Slow clients are cut off after the server's own deadlines, and hold nobody up meanwhile.
#[tokio::test]
async fn a_slow_client_is_cut_off_and_holds_nobody_up() {
    let server = TestServer::start().await;
    let head = "GET /organization HTTP/1.1\r\nhost: a\r\n";
    let body = format!(
        "POST {} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n{}\r\n{{\"na",
        nowhere("/organization/{organizationId}/project"),
        server.authorization(),
    );
    let slow = [
        // One byte at a time, and then nothing more; nothing at all; half a greeting of HTTP/2; half a body.
        (head.to_owned(), true, Duration::from_secs(25)),
        (String::new(), false, Duration::from_secs(25)),
        ("PRI * HT".to_owned(), true, Duration::from_secs(25)),
        (body, false, Duration::from_secs(40)),
    ];
    let clients: Vec<_> = slow
        .into_iter()
        .cycle()
        .take(60)
        .map(|(text, bytewise, longest)| {
            let address = server.address;
            tokio::task::spawn_blocking(move || {
                let started = Instant::now();
                let mut stream = TcpStream::connect(address).unwrap();
                stream.set_nodelay(true).unwrap();
                stream.set_read_timeout(Some(longest)).unwrap();
                for piece in text.as_bytes().chunks(if bytewise { 1 } else { 4096 }) {
                    stream.write_all(piece).unwrap();
                }
                let ended = stream.read_to_end(&mut Vec::new());
                let (ended, took) = (ended.map_err(|error| error.kind()), started.elapsed());
                (took < longest && ended != Err(std::io::ErrorKind::WouldBlock), took)
            })
        })
        .collect();
    for _ in 0..50 {
        let started = Instant::now();
        assert_eq!(server.get("/organization").await.status, 200);
        assert!(started.elapsed() < Duration::from_secs(5), "others wait for slow clients");
    }
    for client in clients {
        let (cut_off, took) = client.await.unwrap();
        assert!(cut_off, "a slow client is still there after {took:?}");
    }
    assert_eq!(server.get("/organization").await.status, 200);
}
