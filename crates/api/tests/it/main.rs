//! The contract as an implementer of nothing answers it.

#[cfg(test)]
mod defaults;
