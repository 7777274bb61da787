//! A small server that is what `library.json` says, or all but one thing of it.

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard},
};

use axum::{
    Router,
    body::{Body, Bytes},
    extract::State,
    http::{HeaderMap, Method, StatusCode, Uri, header},
    response::Response,
};
use serde_json::{Value, json};
use uuid::Uuid;

/// The credential that the server knows.
pub(crate) const KEY: &str = "Bearer right";

/// What the server does wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// A book that is not there is answered with 410.
    UndeclaredStatus,
    /// The list has no `X-Total`.
    MissingHeader,
    /// `X-Total` is no number.
    WrongHeader,
    /// `pages` is answered as a text.
    WrongType,
    /// Chapters can be written by anybody.
    NoAuthentication,
    /// Any credential will do for chapters.
    AnyCredential,
    /// Deleted books can be read on.
    StaleAfterDelete,
    /// Broken JSON is answered with 500.
    ServerError,
    /// 405 without `Allow`.
    MissingAllow,
    /// `Allow` leaves one method out.
    ShortAllow,
    /// Undeclared methods on books are answered with 404.
    UndeclaredMethod,
    /// A book comes as text.
    WrongContentType,
    /// A title may have any length.
    LongTitle,
    /// A genre may be anything.
    AnyGenre,
    /// `note` may be a number.
    AnyNote,
    /// `limit` may be anything.
    AnyLimit,
    /// A book is not found right after it was created.
    LostAfterCreate,
    /// An update changes nothing.
    LostUpdate,
    /// The longest title that is allowed is refused.
    RefusesLongest,
    /// `Location` leads nowhere.
    WrongLocation,
}

type Records = BTreeMap<Uuid, Value>;

struct Library {
    fault: Option<Fault>,
    books: Mutex<Records>,
    chapters: Mutex<Records>,
}

/// Starts the server; it ends with the test's runtime.
pub(crate) async fn start(fault: Option<Fault>) -> SocketAddr {
    let library = Library { fault, books: Mutex::default(), chapters: Mutex::default() };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("a listener has an address");
    let router = Router::new().fallback(answer).with_state(Arc::new(library));
    tokio::spawn(async move { axum::serve(listener, router).await });
    address
}

type Refusal = (u16, &'static str);

async fn answer(
    State(library): State<Arc<Library>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let segments: Vec<_> = uri.path().split('/').skip(1).collect();
    let allowed: &[&str] = match segments.as_slice() {
        ["health"] | ["chapters", _] => &["GET"],
        ["books"] => &["GET", "POST"],
        ["books", _] => &["GET", "PUT", "DELETE"],
        ["books", _, "chapters"] => &["POST"],
        _ => return refuse((404, "no such path")),
    };
    if !allowed.contains(&method.as_str()) {
        return library.not_allowed(&segments, allowed);
    }
    match library.call(&method, &segments, &uri, &headers, &body) {
        Ok(response) => response,
        Err(refusal) => refuse(refusal),
    }
}

impl Library {
    fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    fn books(&self) -> MutexGuard<'_, Records> {
        self.books.lock().expect("whoever holds the books does not panic")
    }

    fn chapters(&self) -> MutexGuard<'_, Records> {
        self.chapters.lock().expect("whoever holds the chapters does not panic")
    }

    fn not_allowed(&self, segments: &[&str], allowed: &[&str]) -> Response {
        let on_books = segments.len() == 1 && segments[0] == "books";
        if self.has(Fault::UndeclaredMethod) && on_books {
            return refuse((404, "no such method"));
        }
        let mut response = refuse((405, "not allowed"));
        let told = if self.has(Fault::ShortAllow) && on_books { &allowed[1..] } else { allowed };
        if !self.has(Fault::MissingAllow) {
            let told = told.join(", ").parse().expect("methods make a header");
            response.headers_mut().insert(header::ALLOW, told);
        }
        response
    }

    fn call(
        &self,
        method: &Method,
        segments: &[&str],
        uri: &Uri,
        headers: &HeaderMap,
        body: &Bytes,
    ) -> Result<Response, Refusal> {
        if segments == ["health"] {
            return Ok(text(200, "text/plain", "well".to_owned()));
        }
        self.authenticate(segments, headers)?;
        let id = |text: &str| text.parse::<Uuid>().map_err(|_| (400, "an id is a UUID"));
        match (method.as_str(), segments) {
            ("GET", ["books"]) => self.list(uri.query().unwrap_or_default()),
            ("POST", ["books"]) => {
                let mut book = self.book(headers, body)?;
                let id = Uuid::new_v4();
                book["id"] = json!(id);
                if !self.has(Fault::LostAfterCreate) {
                    self.books().insert(id, book.clone());
                }
                let mut response = self.show(201, &book);
                let place = if self.has(Fault::WrongLocation) { "/book" } else { "/books" };
                let location = format!("{place}/{id}").parse().expect("a path makes a header");
                response.headers_mut().insert(header::LOCATION, location);
                Ok(response)
            }
            ("GET", ["books", book]) => {
                let book = id(book)?;
                let gone = if self.has(Fault::UndeclaredStatus) { 410 } else { 404 };
                let found = self.books().get(&book).cloned();
                Ok(self.show(200, &found.ok_or((gone, "no such book"))?))
            }
            ("PUT", ["books", book]) => {
                let book = id(book)?;
                let mut new = self.book(headers, body)?;
                new["id"] = json!(book);
                let mut books = self.books();
                let old = books.get_mut(&book).ok_or((404, "no such book"))?;
                if !self.has(Fault::LostUpdate) {
                    *old = new.clone();
                }
                Ok(self.show(200, &new))
            }
            ("DELETE", ["books", book]) => {
                let book = id(book)?;
                let mut books = self.books();
                books.get(&book).ok_or((404, "no such book"))?;
                if !self.has(Fault::StaleAfterDelete) {
                    books.remove(&book);
                }
                Ok(Response::builder().status(204).body(Body::empty()).expect("the response is valid"))
            }
            ("POST", ["books", book, "chapters"]) => {
                let book = id(book)?;
                let chapter = self.json(headers, body)?;
                let text = chapter["text"].as_str().filter(|text| text.chars().count() <= 100);
                let text = text.ok_or((400, "a chapter has a text"))?;
                self.books().get(&book).ok_or((404, "no such book"))?;
                let id = Uuid::new_v4();
                let chapter = json!({"id": id, "text": text});
                self.chapters().insert(id, chapter.clone());
                Ok(text_of(201, &chapter))
            }
            (_, ["chapters", chapter]) => {
                let found = self.chapters().get(&id(chapter)?).cloned();
                Ok(text_of(200, &found.ok_or((404, "no such chapter"))?))
            }
            _ => Err((404, "no such path")),
        }
    }

    fn authenticate(&self, segments: &[&str], headers: &HeaderMap) -> Result<(), Refusal> {
        let on_chapters = segments.contains(&"chapters");
        let given = headers.get(header::AUTHORIZATION);
        if on_chapters && (self.has(Fault::NoAuthentication) || (self.has(Fault::AnyCredential) && given.is_some())) {
            return Ok(());
        }
        if given.is_some_and(|given| given == KEY) { Ok(()) } else { Err((401, "who are you?")) }
    }

    fn list(&self, query: &str) -> Result<Response, Refusal> {
        let limit = query.split('&').find_map(|pair| pair.strip_prefix("limit="));
        let valid = limit.is_none_or(|limit| limit.parse().is_ok_and(|limit: u32| (1..=100).contains(&limit)));
        if !valid && !self.has(Fault::AnyLimit) {
            return Err((400, "limit is 1 to 100"));
        }
        let limit = limit.and_then(|limit| limit.parse().ok()).unwrap_or(100);
        let books = self.books();
        let results: Vec<_> = books.values().take(limit).collect();
        let mut response = text_of(200, &json!({"results": results}));
        let total = if self.has(Fault::WrongHeader) { "many".to_owned() } else { books.len().to_string() };
        if !self.has(Fault::MissingHeader) {
            response.headers_mut().insert("X-Total", total.parse().expect("a number makes a header"));
        }
        Ok(response)
    }

    fn json(&self, headers: &HeaderMap, body: &Bytes) -> Result<Value, Refusal> {
        if headers.get(header::CONTENT_TYPE).is_none_or(|media| media != "application/json") {
            return Err((if body.is_empty() { 400 } else { 415 }, "the body is JSON"));
        }
        let broken = if self.has(Fault::ServerError) { 500 } else { 400 };
        serde_json::from_slice(body).map_err(|_| (broken, "the body is no JSON"))
    }

    fn book(&self, headers: &HeaderMap, body: &Bytes) -> Result<Value, Refusal> {
        let book = self.json(headers, body)?;
        let most = match self.fault {
            Some(Fault::LongTitle) => 6000,
            Some(Fault::RefusesLongest) => 59,
            _ => 60,
        };
        let title = book["title"].as_str().is_some_and(|title| (1..=most).contains(&title.chars().count()));
        let genre = book["genre"].as_str().is_some_and(|genre| matches!(genre, "NOVEL" | "ESSAY"));
        let pages = book.get("pages").is_none_or(|pages| pages.as_u64().is_some_and(|p| (1..=5000).contains(&p)));
        let shelf = book.get("shelf").is_none_or(|shelf| {
            let Some([letter, digits @ ..]) = shelf.as_str().map(str::as_bytes) else { return false };
            letter.is_ascii_uppercase() && digits.len() == 2 && digits.iter().all(u8::is_ascii_digit)
        });
        let note = book.get("note").is_none_or(|note| {
            note.is_null() || note.as_str().is_some_and(|note| note.len() <= 40) || self.has(Fault::AnyNote)
        });
        if title && (genre || (self.has(Fault::AnyGenre) && book["genre"].is_string())) && pages && shelf && note {
            Ok(book)
        } else {
            Err((400, "that is no book"))
        }
    }

    fn show(&self, status: u16, book: &Value) -> Response {
        let mut book = book.clone();
        if self.has(Fault::WrongType) && book.get("pages").is_some() {
            book["pages"] = json!(book["pages"].to_string());
        }
        let media = if self.has(Fault::WrongContentType) { "text/plain" } else { "application/json" };
        text(status, media, book.to_string())
    }
}

fn refuse((status, message): Refusal) -> Response {
    text_of(status, &json!({"message": message}))
}

fn text_of(status: u16, body: &Value) -> Response {
    text(status, "application/json", body.to_string())
}

fn text(status: u16, media: &str, body: String) -> Response {
    let status = StatusCode::from_u16(status).expect("the status is one");
    let response = Response::builder().status(status).header(header::CONTENT_TYPE, media);
    response.body(Body::from(body)).expect("the response is valid")
}
