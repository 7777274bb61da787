//! The kinds of record.

use std::fmt;
use std::str::FromStr;

use crate::StoreError;

macro_rules! kinds {
    ($( $(#[$meta:meta])* $variant:ident = $text:literal, )+) => {
        /// What a record is. Every kind is stored and queried in the same way.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Kind {
            $( $(#[$meta])* $variant, )+
        }

        impl Kind {
            /// The spelling in the database.
            pub const fn as_str(self) -> &'static str {
                match self { $( Self::$variant => $text, )+ }
            }
        }

        impl FromStr for Kind {
            type Err = StoreError;

            fn from_str(text: &str) -> Result<Self, StoreError> {
                match text {
                    $( $text => Ok(Self::$variant), )+
                    _ => Err(StoreError::Corrupt(format!("the record kind `{text}`"))),
                }
            }
        }
    };
}

kinds! {
    /// An organization: its own organization, without a parent.
    Organization = "organization",
    /// A project of an organization.
    Project = "project",
    /// An environment of a project.
    Environment = "environment",
    /// An application of an environment.
    Application = "application",
    /// A database of an environment.
    Database = "database",
    /// A container service of an environment.
    Container = "container",
    /// A job of an environment.
    Job = "job",
    /// A Helm service of an environment.
    Helm = "helm",
    /// A cluster of an organization.
    Cluster = "cluster",
    /// A Helm repository of an organization.
    HelmRepository = "helm_repository",
    /// A container registry of an organization.
    ContainerRegistry = "container_registry",
    /// A git token of an organization.
    GitToken = "git_token",
    /// A webhook of an organization.
    Webhook = "webhook",
    /// A member of an organization.
    Member = "member",
    /// A variable of whatever scope its parent is.
    Variable = "variable",
    /// A secret of whatever scope its parent is; its value is in `sealed`.
    Secret = "secret",
    /// A domain of a service.
    CustomDomain = "custom_domain",
    /// A backup of a database.
    Backup = "backup",
    /// A remembered answer to a request that carried an idempotency key.
    IdempotentAnswer = "idempotent_answer",
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
