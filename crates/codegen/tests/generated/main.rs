//! The generated code that `it` compiles is up to date. Apart, so that it can be made anew while it does not compile.

// `cfg(test)` tells clippy that helpers are tests as well.
#[cfg(test)]
mod code;
