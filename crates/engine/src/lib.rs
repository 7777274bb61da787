//! Where workloads run: git source, processes, probes, logs.
//!
//! [`Engine`] is what the application layer drives; [`ProcessEngine`] runs programs of this machine, each under a
//! small supervisor of its own ([`shim_main`]) that outlives the server. Every call is named by the deployment's id
//! and may be repeated: after a crash at any point the next call finds what exists and goes on from there.

mod engine;
mod env;
mod error;
pub mod git;
mod logs;
mod model;
pub mod probe;
mod process;
mod procfs;
mod shim;

pub use engine::{Engine, Progress};
pub use env::EnvValue;
pub use error::{EngineError, EngineErrorKind};
pub use logs::{LogLine, LogStream};
pub use model::{
    Build, BuildMode, BuildSpec, Exit, Instance, InstanceId, InstanceSpec, Needs, Observed, PortMap, PortSpec,
    Protocol, ReadySpec, RestartPolicy, Status,
};
pub use process::{ProcessConfig, ProcessEngine, ShimCommand};
pub use shim::shim_main;
