//! What loading and normalizing promise, by behaviour.

mod load;
mod lookup;
mod normalize;
