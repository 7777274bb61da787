//! Behaviour of the engine.
