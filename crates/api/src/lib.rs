//! The platform's server traits and router, generated from the contract
