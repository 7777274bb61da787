//! The platform through its contract, from outside.

// `cfg(test)` tells clippy that helpers are tests as well.
mod cancel;
mod concurrency;
mod conform;
#[cfg(test)]
mod contract;
mod deploy;
#[cfg(test)]
mod document;
mod helm;
mod kill;
#[cfg(test)]
mod mutate;
#[cfg(test)]
mod names;
#[cfg(test)]
mod outside;
#[cfg(test)]
mod pagination;
#[cfg(test)]
mod rate_limit;
#[cfg(test)]
mod repeat;
mod sentinel;
#[cfg(test)]
mod unauthorized;
#[cfg(test)]
mod variables;
mod webhook;
#[cfg(test)]
mod world;
#[cfg(test)]
mod wrong_body;
#[cfg(test)]
mod wrong_parameter;
#[cfg(test)]
mod wrong_request;
