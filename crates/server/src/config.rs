//! What an operator decides: by flag, by environment variable or in a file, in this order of precedence.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
};

use serde::Deserialize;
use windlass_engine::ShimCommand;
use windlass_platform::Options;

/// Options as they were given; what was not given is absent. The keys of the configuration file.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Settings {
    /// Address to listen on, `127.0.0.1:8080` unless given. Port 0 takes a free one.
    pub listen: Option<SocketAddr>,
    /// Where everything is kept, `windlass-data` unless given.
    pub data_dir: Option<PathBuf>,
    /// Value of the Admin token that the first start makes. Not a flag: arguments are visible to everyone.
    pub bootstrap_token: Option<Confidential>,
    /// Key of all secrets, 32 bytes in base64, instead of the file `secret.key` in the data directory. Not a flag.
    pub secret_key: Option<Confidential>,
    /// Requests per hour and API token, 1000 unless given.
    pub rate_limit: Option<u64>,
    /// Whether webhooks may be sent to private addresses; not, unless given.
    pub webhook_allow_private: Option<bool>,
    /// Deployments that work at the same time, per cluster; 4 unless given.
    pub max_deployments: Option<u32>,
    /// What is logged, in the form of `RUST_LOG`; `info` unless given.
    pub log: Option<String>,
    /// How the log is written: `text` or `json`; `text` unless given.
    pub log_format: Option<LogFormat>,
}

/// How the log is written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// A line for people.
    #[default]
    Text,
    /// A JSON object a line.
    Json,
}

impl std::str::FromStr for LogFormat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err(format!("`{text}` is no log format; take `text` or `json`")),
        }
    }
}

/// A text that is never printed.
#[derive(Clone, Deserialize)]
#[serde(transparent)]
pub struct Confidential(String);

impl Confidential {
    /// The text itself.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl From<String> for Confidential {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl std::fmt::Debug for Confidential {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("[redacted]")
    }
}

/// Why the configuration cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("the configuration file {path} could not be read: {source}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The file does not say what it should. The text names the line, but quotes nothing of it.
    #[error("the configuration file {path} is wrong{at}: {what}")]
    Malformed {
        /// The file.
        path: PathBuf,
        /// Where.
        at: String,
        /// What is wrong.
        what: String,
    },
}

impl Settings {
    /// Reads a configuration file.
    pub fn from_file(path: &Path) -> Result<Self, ConfigError> {
        let text = std::fs::read_to_string(path)
            .map_err(|source| ConfigError::Unreadable { path: path.to_owned(), source })?;
        toml::from_str(&text).map_err(|error| {
            let line = error.span().map(|span| 1 + text[..span.start.min(text.len())].matches('\n').count());
            ConfigError::Malformed {
                path: path.to_owned(),
                at: line.map_or_else(String::new, |line| format!(" in line {line}")),
                what: error.message().to_owned(),
            }
        })
    }

    /// These settings, and what they leave open from `under`.
    #[must_use]
    pub fn or(self, under: Self) -> Self {
        Self {
            listen: self.listen.or(under.listen),
            data_dir: self.data_dir.or(under.data_dir),
            bootstrap_token: self.bootstrap_token.or(under.bootstrap_token),
            secret_key: self.secret_key.or(under.secret_key),
            rate_limit: self.rate_limit.or(under.rate_limit),
            webhook_allow_private: self.webhook_allow_private.or(under.webhook_allow_private),
            max_deployments: self.max_deployments.or(under.max_deployments),
            log: self.log.or(under.log),
            log_format: self.log_format.or(under.log_format),
        }
    }

    /// The configuration of a server whose instances are supervised by `shim`.
    pub fn resolve(self, shim: ShimCommand) -> Config {
        let usual = Options::default();
        Config {
            listen: self.listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080))),
            data_dir: self.data_dir.unwrap_or_else(|| "windlass-data".into()),
            bootstrap_token: self.bootstrap_token,
            secret_key: self.secret_key,
            platform: Options {
                rate_limit: self.rate_limit.unwrap_or(usual.rate_limit),
                webhook_allow_private: self.webhook_allow_private.unwrap_or(usual.webhook_allow_private),
                max_deployments: self.max_deployments.unwrap_or(usual.max_deployments).max(1),
                ..usual
            },
            shim,
        }
    }
}

/// Everything that a server needs to start.
#[derive(Debug, Clone)]
pub struct Config {
    /// Address to listen on.
    pub listen: SocketAddr,
    /// Where everything is kept.
    pub data_dir: PathBuf,
    /// Value of the Admin token that the first start makes.
    pub bootstrap_token: Option<Confidential>,
    /// Key of all secrets.
    pub secret_key: Option<Confidential>,
    /// The platform's options.
    pub platform: Options,
    /// How the supervisor of an instance is started.
    pub shim: ShimCommand,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_fills_what_flags_and_environment_leave_open() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("windlass.toml");
        std::fs::write(&path, "listen = \"127.0.0.1:1\"\nrate-limit = 5\nbootstrap-token = \"hush-hush-hush-hush\"\n")
            .unwrap();
        let given = Settings { rate_limit: Some(7), ..Settings::default() };
        let merged = given.or(Settings::from_file(&path).unwrap());
        assert_eq!(merged.rate_limit, Some(7));
        assert_eq!(merged.listen, Some(SocketAddr::from(([127, 0, 0, 1], 1))));
        assert!(!format!("{merged:?}").contains("hush"));
    }

    #[test]
    fn a_wrong_file_is_told_with_its_line_and_without_its_values() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("windlass.toml");
        for text in ["\nrate-limit = \"hush\"\n", "\nratelimit = 5\n", "\nlisten = \n"] {
            std::fs::write(&path, text).unwrap();
            let error = Settings::from_file(&path).unwrap_err().to_string();
            assert!(error.contains("line 2"), "{error}");
        }
    }
}
