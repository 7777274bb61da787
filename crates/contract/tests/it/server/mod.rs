//! The steps of a request, seen from outside.

mod body;
mod example;
mod failures;
mod host;
mod param_text;
mod params;
mod routing;
mod wire;
