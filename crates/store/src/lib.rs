//! Persistence: SQLite behind one interface.
//!
//! [`Store`] is the handle. Reads are methods of it and run on a pool of readers, or are answered
//! from a bounded cache; changes run one after another on the single writer, many of them in one
//! durable commit, see [`Store::write`]. Inside a change, the same operations are methods of
//! [`Tx`], so that several of them commit together or not at all.
//!
//! The store knows no wire types: a record's document, a deployment's plan and an event's payload
//! are JSON text to it. Every query takes the organization, and an id of another organization is
//! told from one that does not exist ([`StoreError::Foreign`], [`StoreError::NotFound`]).
//!
//! The statements run on SQLite and PostgreSQL alike: numbered placeholders, `RETURNING`, `ON
//! CONFLICT`, partial indexes, and no reliance on row ids.

mod audit;
mod cache;
mod delivery;
mod deployment;
mod error;
mod kind;
mod open;
mod outbox;
mod page;
mod record;
mod service;
mod setting;
mod time;
mod token;
mod writer;

pub use audit::{AuditEntry, NewAuditEntry};
pub use delivery::{Delivery, DeliveryOutcome, DeliveryState};
pub use deployment::{Changes, Claim, Deployment, NewDeployment, Transition};
pub use error::StoreError;
pub use kind::Kind;
pub use open::{Store, StoreOptions};
pub use outbox::Subscription;
pub use page::{Listing, Page};
pub use record::{NewRecord, Record, RecordUpdate};
pub use service::{Observation, Running, ServiceStatus};
pub use time::now;
pub use token::{NewToken, Token};
pub use writer::Tx;

/// The digest of a token, by which it is found. 32 bytes, as SHA-256 gives.
pub type Digest = [u8; 32];
