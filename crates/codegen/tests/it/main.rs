//! The generator, seen from outside.

// `cfg(test)` tells clippy that helpers are tests as well.
#[cfg(test)]
mod client;
mod server;
