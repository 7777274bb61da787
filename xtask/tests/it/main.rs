//! The repository tasks that guard the contract, as they are run: the command in a workspace of its own, beside a
//! publisher's server.

// `cfg(test)` tells clippy that helpers are tests as well.
#[cfg(test)]
mod bump;
#[cfg(test)]
mod drift;
#[cfg(test)]
mod fetch;
#[cfg(test)]
mod publisher;
#[cfg(test)]
mod workspace;
