//! The platform through its contract, from outside.

mod contract;
