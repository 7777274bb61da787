//! The platform through its contract, from outside.

mod cancel;
mod concurrency;
mod contract;
mod deploy;
mod document;
mod helm;
mod kill;
mod mutate;
mod names;
mod outside;
mod pagination;
mod rate_limit;
mod sentinel;
mod unauthorized;
mod variables;
mod webhook;
mod world;
mod wrong_body;
mod wrong_parameter;
mod wrong_request;
