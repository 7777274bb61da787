//! The generator, seen from outside.

// `cfg(test)` tells clippy that helpers are tests as well.
#[cfg(test)]
mod client;
#[cfg(test)]
mod constructs;
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

/// The code of `fixtures/constructs.yaml`, as [`constructs`] keeps it up to date.
#[allow(dead_code, reason = "generated code holds more than the tests call")]
pub mod made {
    /// The types.
    pub mod types {
        include!("generated/constructs_types.rs");
    }
    /// The server.
    pub mod api {
        include!("generated/constructs_api.rs");
    }
    // Written by progenitor; its style is not ours to mend.
    #[allow(clippy::all, clippy::unwrap_used, missing_docs, unreachable_pub)]
    pub(crate) mod client {
        include!("generated/constructs_client.rs");

        /// Nothing is held beside the HTTP client.
        #[derive(Debug, Clone)]
        pub struct Inner;

        impl ::progenitor_client::ClientHooks<Inner> for Client {}
    }
}
