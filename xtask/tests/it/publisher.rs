//! A publisher's server: one document at `/openapi.json`, with an etag.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

/// A request as it arrived.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    pub(crate) path: String,
    headers: Vec<String>,
}

impl Request {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let named = |line: &&String| line.split(':').next().is_some_and(|found| found.eq_ignore_ascii_case(name));
        self.headers.iter().find(named).and_then(|line| line.split_once(':')).map(|(_, value)| value.trim())
    }
}

type Answer = Box<dyn Fn(&Request) -> Vec<u8> + Send>;

/// A server on a free port, until the test's process ends.
pub(crate) struct Publisher {
    address: SocketAddr,
    answer: Arc<Mutex<Answer>>,
    requests: Arc<Mutex<Vec<Request>>>,
}

impl Publisher {
    /// Publishes a document.
    pub(crate) fn of(document: &str) -> Self {
        Self::answering(held(document))
    }

    /// Answers whatever it is told to.
    pub(crate) fn answering(answer: impl Fn(&Request) -> Vec<u8> + Send + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let answer: Arc<Mutex<Answer>> = Arc::new(Mutex::new(Box::new(answer)));
        let requests = Arc::new(Mutex::new(Vec::new()));
        let publisher =
            Self { address: listener.local_addr().unwrap(), answer: answer.clone(), requests: requests.clone() };
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let Some(request) = read(&stream) else { continue };
                let bytes = answer.lock().unwrap()(&request);
                requests.lock().unwrap().push(request);
                // A client that has seen enough hangs up.
                let _ = (&stream).write_all(&bytes);
            }
        });
        publisher
    }

    /// Publishes another document from now on.
    pub(crate) fn publish(&self, document: &str) {
        *self.answer.lock().unwrap() = Box::new(held(document));
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The last request.
    pub(crate) fn last(&self) -> Request {
        self.requests.lock().unwrap().last().expect("nothing was asked").clone()
    }

    pub(crate) fn count(&self) -> usize {
        self.requests.lock().unwrap().len()
    }
}

fn read(stream: &TcpStream) -> Option<Request> {
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    let path = lines.next()?.split(' ').nth(1)?.to_owned();
    Some(Request { path, headers: lines.take_while(|line| !line.is_empty()).collect() })
}

/// An answer with these header lines.
pub(crate) fn answer(status: &str, headers: &[&str], body: &[u8]) -> Vec<u8> {
    let mut out = format!("HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: {}\r\n", body.len());
    for header in headers {
        out.push_str(header);
        out.push_str("\r\n");
    }
    out.push_str("\r\n");
    [out.as_bytes(), body].concat()
}

/// The document, or 304 when it is the one asked about.
fn held(document: &str) -> impl Fn(&Request) -> Vec<u8> + Send + 'static {
    let body = document.as_bytes().to_vec();
    let sum = body.iter().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(*byte)));
    let etag = format!("\"{sum:x}\"");
    move |request| {
        let line = format!("etag: {etag}");
        if request.path != "/openapi.json" {
            answer("404 Not Found", &[], b"")
        } else if request.header("if-none-match") == Some(&etag) {
            answer("304 Not Modified", &[&line], b"")
        } else {
            answer("200 OK", &[&line, "content-type: application/json"], &body)
        }
    }
}
