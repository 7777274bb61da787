//! What documents ask for beyond the ordinary: generated, compiled, and exercised over HTTP.

mod generated;
mod host;
mod over_http;
mod refused;
