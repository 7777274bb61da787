//! A bookshop: `openapi.yaml` says what it offers, the build script makes Rust of it, and [`Shop`] implements three of
//! its operations. The others answer 501 until somebody writes them.

mod shop;

/// What the document calls schemas: types that decode, and validators that tell everything that is wrong.
pub mod types {
    include!(concat!(env!("OUT_DIR"), "/types.rs"));
}

/// A trait per tag, and the router that calls them.
pub mod api {
    include!(concat!(env!("OUT_DIR"), "/api.rs"));
}

pub use shop::Shop;
