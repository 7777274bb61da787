//! The generator, seen from outside.

// `cfg(test)` tells clippy that helpers are tests as well.
#[cfg(test)]
mod client;
#[cfg(test)]
pub mod positive;
#[cfg(test)]
mod refused;
mod server;
#[cfg(test)]
mod types;

/// The types of `fixtures/types.json`, as [`types`] keeps them up to date.
#[allow(dead_code, reason = "generated code holds more than one test calls")]
pub mod zoo {
    include!("generated/zoo.rs");
}
#[cfg(test)]
mod zoo_behaviour;
