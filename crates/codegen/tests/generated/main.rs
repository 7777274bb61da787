//! What the generator makes of the documents of `positive` and `negative` is what is kept beside them. Apart from `it`,
//! so that code can be made anew while it does not compile.

// `cfg(test)` tells clippy that helpers are tests as well.
#[cfg(test)]
mod code;
#[cfg(test)]
mod fixtures;
#[cfg(test)]
mod told;
