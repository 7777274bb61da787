//! A typed client of the platform.
//!
//! [`Client`] has one function per operation of the contract, over the types of `windlass_types`
//! (here as [`types`]). What every call shares is written by hand: the credential, the
//! [retries](RetryPolicy), errors that always carry the server's message, streams over all pages
//! of a list, and waiting until something runs.
//!
//! ```no_run
//! use std::time::Duration;
//! use windlass_client::{Client, Details as _, Progress, types};
//!
//! # async fn example(environment_id: uuid::Uuid) -> Result<(), windlass_client::Error> {
//! let client = Client::builder("https://windlass.example.com")
//!     .token(std::env::var("WINDLASS_TOKEN").unwrap_or_default())
//!     .build()?;
//!
//! let repository = types::ApplicationGitRepositoryRequest::new(
//!     "https://git.example.com/shop.git".to_owned(),
//! );
//! let request = types::ApplicationRequest::new("shop".to_owned(), repository);
//! let application = match client.create_application(&environment_id, &request).await {
//!     Ok(created) => created.into_inner(),
//!     Err(error) if error.code() == Some("name_taken") => {
//!         return Err(windlass_client::Error::from(error));
//!     }
//!     Err(error) => return Err(error.into()),
//! };
//!
//! let minutes = Duration::from_secs(10 * 60);
//! client
//!     .deploy_and_wait(application.id, None, minutes, |progress| match progress {
//!         Progress::State(deployment) => eprintln!("{}", deployment.status),
//!         Progress::Log(line) => eprintln!("{}", line.message),
//!         _ => {}
//!     })
//!     .await?;
//! # Ok(())
//! # }
//! ```
//!
//! Lists are streams when all of them are wanted:
//!
//! ```no_run
//! use futures::TryStreamExt as _;
//!
//! # async fn example(
//! #     client: windlass_client::Client,
//! #     organization_id: uuid::Uuid,
//! # ) -> Result<(), windlass_client::Error> {
//! let mut projects = std::pin::pin!(client.list_project_stream(&organization_id, None));
//! while let Some(project) = projects.try_next().await? {
//!     eprintln!("{}", project.name);
//! }
//! # Ok(())
//! # }
//! ```

mod builder;
mod credential;
mod error;
// Written by progenitor and polished by `windlass-codegen`; its style is not ours to mend.
#[allow(clippy::all, clippy::unwrap_used, missing_docs, unreachable_pub)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}
mod hooks;
pub mod paging;
mod rate_limit;
mod retry;
mod wait;

pub use builder::ClientBuilder;
pub use credential::Credential;
pub use error::{CallError, Details, Error};
pub use generated::Client;
pub use progenitor_client::{ByteStream, ResponseValue};
pub use rate_limit::{Headers, RateLimit};
pub use retry::RetryPolicy;
pub use wait::Progress;
/// The types of the contract.
pub use windlass_types as types;
