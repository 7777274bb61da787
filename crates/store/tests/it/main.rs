//! The store by behaviour, each test on a data directory of its own.

mod deliveries;
mod deployments;
mod opening;
mod queue;
mod records;
mod services;
mod support;
mod tokens;
mod writes;
