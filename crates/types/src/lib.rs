//! The platform's types, generated from the contract: one set for client and server.
//!
//! Decoding is lenient towards the future: unknown enum values and tags are kept, unknown fields ignored.
//! [`Validate::validate`] is strict and tells every rule that a value breaks, with its JSON pointer. A field that may
//! be both missing and null is a [`Nullable`].

pub use windlass_contract::{Nullable, Pointer, Validate, Violation, decode_json};

include!(concat!(env!("OUT_DIR"), "/types.rs"));
