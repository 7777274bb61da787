//! The application layer: one file per resource
