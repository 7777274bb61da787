//! What loading and normalizing promise, by behaviour.

mod diff;
mod load;
mod lookup;
mod normalize;
mod overlay;
