//! The repository tasks that guard the contract, as they are run: the command in a workspace of its own, beside a
//! publisher's server.

mod bump;
mod drift;
mod fetch;
mod publisher;
mod workspace;
