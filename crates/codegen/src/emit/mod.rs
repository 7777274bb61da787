//! From the IR to tokens. Nothing is decided here about names: the IR has them.

#[cfg(feature = "client")]
mod client;
#[cfg(feature = "client")]
mod client_end;
#[cfg(feature = "client")]
mod client_polish;
#[cfg(feature = "client")]
pub mod client_view;
mod server;
mod shorten;
pub mod types;

#[cfg(feature = "client")]
pub use client::{ClientCode, client};
pub use server::{MockCode, mock, server};
#[cfg(feature = "client")]
pub use server::{RoundTripCode, round_trip};
pub use types::{TypesApart, types, types_apart};
