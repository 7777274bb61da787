//! What generated code leans on, seen from outside.

#[cfg(test)]
#[cfg(feature = "axum")]
mod server;
