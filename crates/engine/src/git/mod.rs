//! Git sources: which commit a reference names, and a checkout of it.
//!
//! The `git` program does the work. It is never given to a shell, is told every name after `--` or as a value that
//! cannot be an option, reads no configuration of the machine or the user, asks nobody, and is killed with all of its
//! children at its deadline. Repositories are mirrored, one directory each, so that a second look is cheap.

mod command;
mod contents;
mod export;
mod mirror;
mod reference;
mod submodules;
mod url;

use std::time::Duration;

use chrono::{DateTime, FixedOffset};

pub use mirror::GitCache;
pub use reference::Reference;

/// Where the source of a service is.
#[derive(Clone, PartialEq, Eq)]
pub struct GitSource {
    /// `file://`, `http(s)://`, `ssh://` or `user@host:path`. May hold credentials, which are shown nowhere.
    pub url: String,
    /// The directory of the service inside the repository; `/` for the whole.
    pub root_path: String,
}

impl std::fmt::Debug for GitSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GitSource").field("url", &url::shown(&self.url)).field("root_path", &self.root_path).finish()
    }
}

impl GitSource {
    /// Checks the URL without using it: the scheme is one that is allowed and no part can pass for an option.
    pub fn check(&self) -> Result<(), GitError> {
        url::check(&self.url)
    }

    /// The URL without what may be a credential, to be kept and told: over HTTP without user name and password, over
    /// ssh without a password. The same URL when there is none in it.
    pub fn public_url(&self) -> String {
        url::split_credential(&self.url).0
    }

    /// The URL without user name and password.
    pub fn shown_url(&self) -> String {
        url::shown(&self.url)
    }
}

/// A commit of a repository.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Commit {
    /// The full id.
    pub id: String,
    /// When it was committed.
    pub date: DateTime<FixedOffset>,
    /// Who wrote it, as `Name <mail>`.
    pub author: String,
    /// The tag that was asked for.
    pub tag: Option<String>,
    /// The branch that was asked for, or the repository's default one.
    pub branch: Option<String>,
    /// The message; a very long one is cut.
    pub message: String,
}

/// Why a commit cannot be had. The texts are for the user; no credential is in them.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GitError {
    /// The URL is not one that may be used.
    #[error("{reason}")]
    InvalidUrl {
        /// Why, for the user.
        reason: String,
    },
    /// The name of a branch, tag or commit is not a possible one.
    #[error("{reason}")]
    InvalidReference {
        /// Why, for the user.
        reason: String,
    },
    /// The repository does not answer.
    #[error("the repository {url} cannot be reached: {reason}")]
    Unreachable {
        /// Without credentials.
        url: String,
        /// What git said.
        reason: String,
    },
    /// The repository wants a credential, or another one.
    #[error("the repository {url} refuses access: {reason}")]
    Denied {
        /// Without credentials.
        url: String,
        /// What git said.
        reason: String,
    },
    /// There is no such branch, tag or commit.
    #[error("the repository {url} has no {reference}")]
    UnknownReference {
        /// Without credentials.
        url: String,
        /// For instance "branch `main`".
        reference: String,
    },
    /// Several commits begin with the given characters.
    #[error("several commits begin with `{prefix}`; give more of its characters")]
    AmbiguousCommit {
        /// What was given.
        prefix: String,
    },
    /// The checkout cannot be made as the repository wants it.
    #[error("{reason}")]
    Checkout {
        /// Why, for the user.
        reason: String,
    },
    /// It took too long and was killed.
    #[error("git took longer than {} s with the repository {url}", .after.as_secs())]
    TimedOut {
        /// Without credentials.
        url: String,
        /// The limit.
        after: Duration,
    },
    /// The caller cancelled; nothing of it runs any more.
    #[error("canceled")]
    Canceled,
    /// The machine failed.
    #[error("git could not be used: {doing}")]
    Internal {
        /// What was being done.
        doing: String,
        /// Why it failed.
        #[source]
        source: std::io::Error,
    },
}

impl GitError {
    pub(crate) fn internal(doing: &str) -> impl FnOnce(std::io::Error) -> Self {
        let doing = doing.to_owned();
        move |source| Self::Internal { doing, source }
    }
}
