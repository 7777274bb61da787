//! One small document per construct: its code, an implementation of its trait, and both over HTTP. What only a caller
//! without the generated client can send goes over the wire as it is written here.

use axum::Router;
use axum::http::request::Parts;
use axum::response::Response;
use futures::TryStreamExt as _;
use progenitor_client::{ByteStream, Error, ResponseValue};
use serde::Serialize;
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use windlass_contract::axum::{Host, Rejection};
use windlass_contract::{Operation, Violation};

/// Includes the code of `tests/positive/NAME.yaml`, and a function that serves an implementation of it.
macro_rules! made {
    ($name:ident) => {
        /// As it is kept beside the document.
        #[allow(dead_code, missing_docs, reason = "it holds more than the tests call")]
        pub mod made {
            include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/positive/", stringify!($name), ".rs"));
        }

        /// A server, and its generated client.
        async fn start(api: impl made::api::Api) -> ($crate::positive::Site, made::client::Client) {
            let site = $crate::positive::Site::serve(made::api::router(std::sync::Arc::new(api))).await;
            let client = made::client::Client::with_http(&site.address, site.http.clone());
            (site, client)
        }
    };
}

pub mod additional_properties;
pub mod all_of;
pub mod any_of;
pub mod arrays;
pub mod body_limit;
pub mod byte_stream;
pub mod content_parameter;
pub mod cookies;
pub mod deep_object;
pub mod default_response;
pub mod defaults;
pub mod discriminator;
pub mod discriminator_nested;
pub mod docs;
pub mod empty_or_typed;
pub mod enums;
pub mod events;
pub mod form_exploded;
pub mod form_joined;
pub mod formats;
pub mod hostile_names;
pub mod hostile_schemas;
pub mod json_suffix;
pub mod label;
pub mod matrix;
pub mod media_types;
pub mod methods;
pub mod modern;
pub mod multipart;
pub mod negotiation;
pub mod not;
pub mod nullable;
pub mod numbers;
pub mod objects;
pub mod octet_stream;
pub mod one_of;
pub mod one_sided;
pub mod optional_body;
pub mod path_parts;
pub mod pipe_delimited;
pub mod range;
pub mod recursive;
pub mod references;
pub mod response_headers;
pub mod security;
pub mod several_errors;
pub mod several_successes;
pub mod simple;
pub mod space_delimited;
pub mod strings;
pub mod text;
pub mod unimplemented;
pub mod urlencoded;
pub mod yaml_body;

/// What implements the traits of all documents that tell nobody apart.
#[derive(Debug)]
pub struct Server;

impl Host for Server {
    type Principal = ();

    async fn authenticate(&self, _: &'static Operation, _: &Parts) -> Result<(), Rejection> {
        Ok(())
    }

    fn reject(&self, _: Option<&'static Operation>, rejection: Rejection) -> Response {
        refuse(&rejection)
    }
}

/// The answer to a rejection, with everything that it tells.
fn refuse(rejection: &Rejection) -> Response {
    #[derive(Serialize)]
    struct Refused<'a> {
        code: &'a str,
        message: &'a str,
        violations: &'a [Violation],
    }
    let Rejection { code, message, violations, .. } = rejection;
    rejection.reply(&Refused { code, message, violations })
}

/// A server on a port of its own, for as long as this is held.
#[derive(Debug)]
pub struct Site {
    /// Where it is, as `http://127.0.0.1:1234`.
    pub address: String,
    /// What calls it.
    pub http: reqwest::Client,
    server: JoinHandle<std::io::Result<()>>,
}

impl Drop for Site {
    fn drop(&mut self) {
        self.server.abort();
    }
}

impl Site {
    async fn serve(router: Router) -> Site {
        // Whether another test was first makes no difference.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let server = tokio::spawn(async move { axum::serve(listener, router).await });
        let redirect = reqwest::redirect::Policy::none();
        let http = reqwest::Client::builder().no_proxy().redirect(redirect).build().unwrap();
        Site { address, http, server }
    }

    async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], "").await
    }

    async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, &[("content-type", "application/json")], body.to_string()).await
    }

    /// Sends a request that no generated client would.
    async fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: impl Into<reqwest::Body>) -> Answer {
        let mut request = self.http.request(method.parse().unwrap(), format!("{}{path}", self.address)).body(body);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        let headers = response.headers().clone();
        Answer { status, headers, text: response.text().await.unwrap() }
    }

    /// A connection, over which nothing was sent.
    async fn connect(&self) -> Connection {
        Connection(TcpStream::connect(self.address.trim_start_matches("http://")).await.unwrap())
    }
}

/// A connection on which a test writes and reads what it likes.
struct Connection(TcpStream);

impl Connection {
    async fn write(&mut self, text: &str) {
        self.0.write_all(text.as_bytes()).await.unwrap();
    }

    /// The next bytes that arrive.
    async fn read(&mut self, length: usize) -> String {
        let mut buffer = vec![0; length];
        self.0.read_exact(&mut buffer).await.unwrap();
        String::from_utf8(buffer).unwrap()
    }

    /// Everything that arrives until the server closes.
    async fn rest(mut self) -> String {
        let mut text = String::new();
        self.0.read_to_string(&mut text).await.unwrap();
        text
    }
}

/// An answer, read whole.
#[derive(Debug)]
pub struct Answer {
    status: u16,
    headers: reqwest::header::HeaderMap,
    text: String,
}

impl Answer {
    /// A header's text; empty without one.
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The request was read, and this was made of it.
    #[track_caller]
    fn check(&self, expected: Value) {
        assert_eq!(self.status, 200, "{}", self.text);
        assert_eq!(serde_json::from_str::<Value>(&self.text).unwrap(), expected);
    }

    /// The request was refused, and everything that is wrong with it was told.
    #[track_caller]
    fn check_refused(&self, expected: &[&str]) {
        assert_eq!(self.status, 400, "{}", self.text);
        let body: Value = serde_json::from_str(&self.text).unwrap();
        let violations: Vec<Violation> = serde_json::from_value(body["violations"].clone()).unwrap();
        let told: Vec<String> = violations.iter().map(ToString::to_string).collect();
        assert_eq!(told, expected);
    }
}

/// The bytes of an answer that arrives as a stream.
async fn bytes(answer: ResponseValue<ByteStream>) -> Vec<u8> {
    let chunks: Vec<_> = answer.into_inner_stream().try_collect().await.unwrap();
    chunks.concat()
}

/// The text of an answer that arrives as a stream.
async fn text(answer: ResponseValue<ByteStream>) -> String {
    String::from_utf8(bytes(answer).await).unwrap()
}

/// The status that a call was refused with.
#[track_caller]
fn refusal<T, E: std::fmt::Debug>(outcome: Result<T, Error<E>>) -> u16 {
    match outcome {
        Ok(_) => panic!("it was not refused"),
        Err(error) => error.status().unwrap_or_else(|| panic!("{error:?}")).as_u16(),
    }
}

#[test]
fn every_document_has_a_test() {
    let here = include_str!("mod.rs");
    let documents = crate::refused::documents();
    let missing: Vec<_> =
        documents.iter().map(|(name, _)| name).filter(|name| !here.contains(&format!("\npub mod {name};\n"))).collect();
    assert!(missing.is_empty(), "these have none: {missing:?}");
    assert_eq!(here.matches("\npub mod ").count(), documents.len());
}
