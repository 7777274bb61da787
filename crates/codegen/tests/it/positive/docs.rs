//! What the document says in prose is said where the reader of the code looks.

use windlass_contract::axum::Rejection;

use self::made::api::{self, OPERATIONS, ReadBookParams, ReadBookResponse};
use self::made::types::{Binding, Book};
use super::Server;

made!(docs);

/// The code itself.
const SOURCE: &str = include_str!("../../positive/docs.rs");

impl api::Books for Server {
    async fn read_book(&self, params: ReadBookParams) -> Result<ReadBookResponse, Rejection> {
        Ok(match params.id {
            1 => ReadBookResponse::Ok {
                x_shelf: Some("left".to_owned()),
                body: Book { binding: Some(Binding::Hard), ..Book::new("Emma") },
            },
            _ => ReadBookResponse::NotFound,
        })
    }
}

#[tokio::test]
async fn documented_code_works_as_any_other() {
    let (_site, client) = start(Server).await;
    let book = client.read_book(1, Some(true)).await.unwrap();
    assert_eq!((book.title.as_str(), &book.binding), ("Emma", &Some(Binding::Hard)));
    assert_eq!(book.headers()["x-shelf"], "left");
    assert_eq!(super::refusal(client.read_book(2, None).await), 404);
    assert!(OPERATIONS[0].deprecated);
}

#[test]
fn prose_is_in_the_code() {
    for prose in [
        "Everything about books.",
        "One book",
        "Reads a book; `id` is its *number*.",
        "- nor its `<ISBN>`",
        "The number of the book.",
        "No longer read.",
        "200: The book as it stands.",
        "Where it stands.",
        "404: There is no such book.",
        "A book on a shelf. */ \"quoted\" \\escaped",
        "As on its cover.",
        "Use `title`.",
        "How it is bound.",
    ] {
        let lines =
            SOURCE.lines().filter(|line| line.trim_start().starts_with("///")).filter(|line| line.contains(prose));
        assert!(lines.count() > 0, "{prose}");
    }
}
