//! `windlass serve`: runs the server until it is told to stop.

use std::{io::IsTerminal as _, net::SocketAddr, path::PathBuf};

use anyhow::Context as _;
use clap::{ArgAction, Args};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;
use windlass_engine::ShimCommand;
use windlass_server::{Confidential, LogFormat, Settings};

use crate::output;

/// Every option is also an environment variable and, without the leading dashes, a key of the configuration file.
/// A flag wins over the variable, the variable over the file.
///
/// Two options are never flags, since everybody on the machine can read those: WINDLASS_BOOTSTRAP_TOKEN is the value
/// of the Admin token that the first start makes; WINDLASS_SECRET_KEY is the key of all secrets, 32 bytes in base64,
/// used instead of the file `secret.key` in the data directory.
#[derive(Args)]
pub(crate) struct Serve {
    /// Address to listen on; port 0 takes a free one [default: 127.0.0.1:8080]
    #[arg(long, env = "WINDLASS_LISTEN")]
    listen: Option<SocketAddr>,
    /// Directory to keep everything in [default: windlass-data]
    #[arg(long, env = "WINDLASS_DATA_DIR")]
    data_dir: Option<PathBuf>,
    /// Requests per hour and API token [default: 1000]
    #[arg(long, env = "WINDLASS_RATE_LIMIT")]
    rate_limit: Option<u64>,
    /// Let webhooks be sent to private addresses
    #[arg(long, env = "WINDLASS_WEBHOOK_ALLOW_PRIVATE", num_args = 0..=1, require_equals = true,
        default_missing_value = "true", action = ArgAction::Set)]
    webhook_allow_private: Option<bool>,
    /// Deployments that work at the same time, per cluster [default: 4]
    #[arg(long, env = "WINDLASS_MAX_DEPLOYMENTS")]
    max_deployments: Option<u32>,
    /// What to log, such as `info` or `windlass=debug,info` [default: info]
    #[arg(long, env = "WINDLASS_LOG")]
    log: Option<String>,
    /// How to write the log: `text` or `json` [default: text]
    #[arg(long, env = "WINDLASS_LOG_FORMAT")]
    log_format: Option<LogFormat>,
    /// Configuration file, in TOML
    #[arg(long, env = "WINDLASS_CONFIG")]
    config: Option<PathBuf>,
}

impl Serve {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let file = self.config.as_deref().map(Settings::from_file).transpose()?.unwrap_or_default();
        let settings = self.settings().or(file);
        start_log(settings.log.as_deref().unwrap_or("info"), settings.log_format.unwrap_or_default())?;
        run(settings)
    }

    fn settings(self) -> Settings {
        let confidential = |name| std::env::var(name).ok().filter(|text| !text.is_empty()).map(Confidential::from);
        Settings {
            listen: self.listen,
            data_dir: self.data_dir,
            bootstrap_token: confidential("WINDLASS_BOOTSTRAP_TOKEN"),
            secret_key: confidential("WINDLASS_SECRET_KEY"),
            rate_limit: self.rate_limit,
            webhook_allow_private: self.webhook_allow_private,
            max_deployments: self.max_deployments,
            log: self.log,
            log_format: self.log_format,
        }
    }
}

#[tokio::main]
async fn run(settings: Settings) -> anyhow::Result<()> {
    // Asked for before anything is started, so that an early signal is not lost.
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let shim = ShimCommand::current_exe().context("cannot find the path of this program")?;
    let running = windlass_server::start(settings.resolve(shim)).await?;
    if let Some(made) = &running.bootstrap {
        output::line(format_args!("Organization {} was created.", made.organization_id));
        if let Some(token) = &made.token {
            output::line(format_args!("Its Admin token, shown this once: {}", token.as_str()));
        }
    }
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    tracing::info!("stopping; what runs goes on running");
    running.stop().await;
    Ok(())
}

fn start_log(filter: &str, format: LogFormat) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(filter).with_context(|| format!("`{filter}` is no log filter"))?;
    // Colours are for people; in a file they would only be noise.
    let colours = std::io::stderr().is_terminal();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(colours);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}
