//! What documents ask for beyond the ordinary: generated, compiled, and exercised over HTTP.

mod host;
mod over_http;
mod refused;
