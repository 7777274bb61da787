//! Generates the server that `bench server` measures.

use windlass_codegen::{Options, build};

fn main() -> Result<(), build::Error> {
    let options = Options { types_crate: "crate::server::types".to_owned(), ..Options::default() };
    build::types("shop.yaml", &options)?;
    build::api("shop.yaml", &options)
}
