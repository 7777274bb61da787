//! Behaviour of the engine, seen from outside.

mod adopt;
mod build;
mod git;
mod helper;
mod logs;
mod probes;
mod run;
mod stop;
mod support;
