//! End-to-end, contract and snapshot tests
