//! What generated code leans on, seen from outside.

#[cfg(feature = "axum")]
mod server;
