//! What the tests share: a server of their own, requests to it as typed calls, as raw requests and as bare bytes, and
//! git repositories to deploy.
//!
//! ```no_run
//! # async fn example() {
//! use windlass_tests::TestServer;
//!
//! let server = TestServer::start().await;
//! let overview = server.client().list_organization(None, None).await.unwrap();
//! let answer = server.get("/organization").await;
//! assert_eq!((overview.id, answer.status), (server.organization, 200));
//! # }
//! ```
//!
//! Every [`TestServer`] has a data directory of its own and listens on a free port, so that tests run side by side.
//! When it is dropped, also by a test that fails, everything that it runs is taken down.

mod answer;
pub mod pages;
pub mod process;
pub mod receiver;
mod repository;
mod server;
pub mod world;

use std::{env, path::PathBuf};

pub use answer::{Answer, Call};
pub use repository::Repository;
pub use server::{Organization, TestServer, TestServerBuilder};

/// The `windlass` command, built from the same source as the tests.
///
/// # Panics
///
/// When the test was not started by `cargo test` or `cargo nextest`, which name the program.
pub fn windlass() -> PathBuf {
    const NAMES: [&str; 2] = ["CARGO_BIN_EXE_windlass-under-test", "NEXTEST_BIN_EXE_windlass-under-test"];
    NAMES
        .into_iter()
        .find_map(env::var_os)
        .map(PathBuf::from)
        .expect("cargo tells the tests where their binaries lie; run them with `cargo test`")
}
