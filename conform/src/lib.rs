//! Is a running server what its OpenAPI document says?
//!
//! [`run`] drives every operation from the document alone: valid calls, wrong input of each kind, missing and wrong
//! credentials, undeclared methods. It checks every answer against what is declared, and follows what it creates into
//! reads, updates and deletes. What it has to know to call an operation, such as the id of a parent, it gets from the
//! other operations. It changes and deletes only what it has created itself.

mod contract;
mod drive;
mod report;
mod schema;
mod value;
mod wire;
mod wrong;

use std::time::Duration;

use anyhow::Context as _;
use reqwest::Url;
use windlass_spec::Document;

pub use report::{Finding, Kind, Report, Stop};

/// What to drive, and how far.
#[derive(Debug, Clone)]
pub struct Options {
    /// The server's address, with the prefix of its paths if it has one.
    pub url: String,
    /// Sent with every request, credentials among them.
    pub headers: Vec<(String, String)>,
    /// Only the operation of this id, and what it needs.
    pub only: Option<String>,
    /// The run ends after so many requests.
    pub max_requests: usize,
    /// The run ends after this time.
    pub max_time: Duration,
    /// How long an answer may take.
    pub timeout: Duration,
}

impl Options {
    /// The usual limits: 20,000 requests, ten minutes, 30 seconds for an answer.
    pub fn new(url: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            headers: Vec::new(),
            only: None,
            max_requests: 20_000,
            max_time: Duration::from_secs(600),
            timeout: Duration::from_secs(30),
        }
    }

    /// Adds a header to every request.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }
}

/// How far a run is.
#[derive(Debug, Clone, Copy)]
pub struct Progress<'a> {
    /// Operations that are done.
    pub done: usize,
    /// Operations in all.
    pub of: usize,
    /// The operation that is driven now.
    pub operation: &'a str,
    /// Findings so far.
    pub findings: usize,
}

/// Drives a server.
///
/// # Errors
///
/// When the run cannot begin: the document cannot be used, the address is none, the server cannot be reached, or the
/// document wants credentials and none are given. What is wrong with the server is in the report.
pub async fn run(
    document: &Document,
    options: &Options,
    progress: &mut dyn FnMut(Progress<'_>),
) -> anyhow::Result<Report> {
    let contract = contract::Contract::read(document);
    let url = Url::parse(&options.url).with_context(|| format!("{} is no address", options.url))?;
    let wire = wire::Wire::new(url, options, contract.credential_headers.clone())?;
    drive::Driver::new(contract, wire).run(options, progress).await
}
