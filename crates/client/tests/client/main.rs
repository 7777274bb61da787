//! The client against a server that says what each test needs.

// `cfg(test)` tells clippy that helpers are tests as well.
#[cfg(test)]
mod calls;
#[cfg(test)]
mod errors;
#[cfg(test)]
mod paging;
#[cfg(test)]
mod retry;
#[cfg(test)]
mod server;
#[cfg(test)]
mod surface;
#[cfg(test)]
mod wait;
