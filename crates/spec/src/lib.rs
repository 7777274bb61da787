//! An OpenAPI document as data: load, normalize
