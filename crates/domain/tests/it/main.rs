//! The rules as tables.

mod events;
mod leases;
mod names;
mod scopes;
mod services;
mod statuses;
