//! OpenAPI document to Rust source: types, server traits, client
