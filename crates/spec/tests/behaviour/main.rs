//! What loading and normalizing promise, by behaviour.

mod diff;
mod load;
mod lookup;
mod normalize;
// It tells clippy that helpers are tests as well.
#[cfg(test)]
mod overlay;
mod source;
