//! From the IR to tokens. Nothing is decided here about names: the IR has them.

#[cfg(feature = "client")]
mod client;
mod server;
pub mod types;

#[cfg(feature = "client")]
pub use client::client;
pub use server::server;
pub use types::types;
