//! Trait implementations, configuration and middleware
