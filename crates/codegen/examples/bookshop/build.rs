//! Writes the types, the server's traits and a mock from the document, each time that it changes.

use windlass_codegen::{Options, build};

fn main() -> Result<(), build::Error> {
    // Where the generated types are, seen from the generated traits.
    let options = Options { types_crate: "crate::types".to_owned(), ..Options::default() };
    build::types("openapi.yaml", &options)?;
    build::api("openapi.yaml", &options)?;
    // The tests include the mock, and see types and traits from outside.
    let outside = Options {
        types_crate: "::bookshop::types".to_owned(),
        api_crate: "::bookshop::api".to_owned(),
        ..Options::default()
    };
    build::mock("openapi.yaml", &outside)
}
