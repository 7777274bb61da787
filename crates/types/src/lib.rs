//! The platform's types, generated from the contract
