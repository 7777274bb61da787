//! The contract as an implementer of nothing answers it, and what an implementer sees of it.

// `cfg(test)` tells clippy that helpers are tests as well.
#[cfg(test)]
mod defaults;
#[cfg(test)]
mod surface;
