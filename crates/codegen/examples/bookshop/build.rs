//! Writes the types and the server's traits from the document, each time that it changes.

use windlass_codegen::{Options, build};

fn main() -> Result<(), build::Error> {
    // Where the generated types are, seen from the generated traits.
    let options = Options { types_crate: "crate::types".to_owned(), ..Options::default() };
    build::types("openapi.yaml", &options)?;
    build::api("openapi.yaml", &options)
}
