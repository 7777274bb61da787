//! The generated types, as a user of them sees them.

// `cfg(test)` tells clippy that helpers are tests as well.
#[cfg(test)]
mod decoding;
#[cfg(test)]
mod surface;
#[cfg(test)]
mod validation;
#[cfg(test)]
mod writing;
