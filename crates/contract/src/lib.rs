//! What generated code leans on: validation, decoding, operation tables
