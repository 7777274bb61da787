//! A typed client of the platform
