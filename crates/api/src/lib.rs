//! The platform's server traits and router, generated from the contract.
//!
//! There is a trait for each tag of the document ([`Applications`], [`Deployments`], …), with a method for each
//! operation. A method receives who is calling, the decoded parameters and the decoded, validated body, and answers an
//! enum with a variant for each status that the document declares. [`router`] mounts whoever implements all of them;
//! the modules mount one tag alone. A method that is not implemented answers 501.
//!
//! What is not an operation's own answer (404, 405, 401, 400, …) goes through
//! [`Host::reject`](windlass_contract::axum::Host::reject) and so has the document's error body.

include!(concat!(env!("OUT_DIR"), "/api.rs"));
