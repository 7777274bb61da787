//! The part that is written by hand.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use windlass_contract::Operation;
use windlass_contract::axum::{Host, Rejection};

use crate::api::{AddBookResponse, Books, GetBookParams, GetBookResponse, ListBooksParams, ListBooksResponse, Orders};
use crate::types::{Book, BookList, Problem};

/// A shop that keeps its books in memory, by their number.
#[derive(Debug)]
pub struct Shop {
    key: String,
    books: Mutex<BTreeMap<String, Book>>,
}

impl Shop {
    /// An empty shop. Whoever has `key` may fill it.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), books: Mutex::default() }
    }

    fn books(&self) -> MutexGuard<'_, BTreeMap<String, Book>> {
        // Each change is one step, so that a panic leaves nothing half done.
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Who works here, as the methods receive it.
#[derive(Debug, Clone)]
pub struct Bookseller;

/// What all operations share: who may call, and how a failure looks.
impl Host for Shop {
    type Principal = Bookseller;

    async fn authenticate(&self, _: &'static Operation, parts: &Parts) -> Result<Bookseller, Rejection> {
        match parts.headers.get("x-key") {
            None => Err(Rejection::missing_credentials("Send your key in X-Key.")),
            Some(key) if key.as_bytes() == self.key.as_bytes() => Ok(Bookseller),
            Some(_) => Err(Rejection::unauthorized("This key opens nothing here.")),
        }
    }

    fn reject(&self, _: Option<&'static Operation>, rejection: Rejection) -> Response {
        let mut problem = Problem::new(rejection.code.to_string(), rejection.message.clone());
        if !rejection.violations.is_empty() {
            problem.places = Some(rejection.violations.iter().map(ToString::to_string).collect());
        }
        rejection.reply(&problem)
    }

    /// In debug builds, an answer that breaks the document is a 500, so that the tests find it.
    fn checks_answers(&self) -> bool {
        cfg!(debug_assertions)
    }
}

impl Books for Shop {
    async fn list_books(&self, params: ListBooksParams) -> Result<ListBooksResponse, Rejection> {
        let wanted = |book: &&Book| params.author.as_ref().is_none_or(|author| book.authors.contains(author));
        let mut books: Vec<Book> = self.books().values().filter(wanted).cloned().collect();
        books.sort_by(|a, b| a.title.cmp(&b.title));
        // The document says that it is between 1 and 100, so nothing else arrives here.
        books.truncate(usize::try_from(params.limit).unwrap_or_default());
        Ok(ListBooksResponse::Ok(BookList::new(books)))
    }

    async fn add_book(&self, _: Bookseller, book: Book) -> Result<AddBookResponse, Rejection> {
        let isbn = book.isbn.to_string();
        let mut books = self.books();
        if books.contains_key(&isbn) {
            let problem = Problem::new("known".to_owned(), format!("{isbn} is on the shelves already."));
            return Ok(AddBookResponse::Conflict(problem));
        }
        books.insert(isbn.clone(), book.clone());
        Ok(AddBookResponse::Created { location: format!("/books/{isbn}"), body: book })
    }

    async fn get_book(&self, params: GetBookParams) -> Result<GetBookResponse, Rejection> {
        let isbn = params.isbn.to_string();
        let book = self.books().get(&isbn).cloned();
        // A failure can be a declared answer, as above, or a rejection, which `reject` writes.
        book.map(GetBookResponse::Ok)
            .ok_or_else(|| Rejection::new(StatusCode::NOT_FOUND, "no_such_book", format!("{isbn} is not here.")))
    }
}

/// Nothing of it is written yet: its operations answer 501.
impl Orders for Shop {}
