//! `cargo xtask conform`: drives a server from the document and tells where it is not what the document says.
//!
//! Exits 0 when nothing was found, 1 when something was, 2 when the run could not begin.

mod output;
mod serve;

use std::{path::PathBuf, process::ExitCode, time::Duration};

use anyhow::Context as _;
use clap::{Parser, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use windlass_conform::{Options, Progress, Report, run};
use windlass_spec::Document;

/// The contract of this workspace.
const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../openapi.json");

/// Is a running server what the document says? Drives every operation and checks every answer.
///
/// Creates records, updates and deletes only those, and calls every POST, also on records that it finds: use it on a
/// server that may have it. Exits 0 when nothing was found, 1 when something was, 2 when the run could not begin.
#[derive(Parser)]
#[command(name = "cargo xtask conform", bin_name = "cargo xtask conform")]
struct Cli {
    /// Address of a running server; without it one is started for the purpose, on a temporary directory.
    #[arg(long)]
    url: Option<String>,
    /// The document, JSON or YAML; this workspace's contract unless given.
    #[arg(long, value_name = "FILE", default_value = DOCUMENT, hide_default_value = true)]
    document: PathBuf,
    /// A header for every request, such as a credential: 'Name: value'. May be given more than once.
    #[arg(long, value_name = "HEADER", value_parser = header)]
    header: Vec<(String, String)>,
    /// API token, sent as `Authorization: Token …`; only read from the environment.
    #[arg(long, env = "WINDLASS_TOKEN", hide = true, hide_env_values = true)]
    token: Option<String>,
    /// Only this operation, and what it needs.
    #[arg(long, value_name = "OPERATION_ID")]
    only: Option<String>,
    /// The run ends after so many requests.
    #[arg(long, value_name = "COUNT", default_value_t = 20_000)]
    max_requests: usize,
    /// The run ends after so many seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 600)]
    max_seconds: u64,
    /// Seconds that an answer may take.
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    timeout: u64,
    /// How to write the report.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

fn header(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once(':').ok_or("a header is 'Name: value'")?;
    let valid = !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter));
    if !valid {
        return Err(format!("{name:?} is no name of a header"));
    }
    Ok((name.to_owned(), value.trim().to_owned()))
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let format = cli.format;
    match cli.run() {
        Ok(report) => {
            output::say(&if format == Format::Json { report.to_json() } else { report.to_string() });
            if report.findings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            output::complain(&format!("error: {error:#}"));
            ExitCode::from(2)
        }
    }
}

impl Cli {
    fn run(self) -> anyhow::Result<Report> {
        let document = load(&self.document)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut headers = self.header;
        let server = match &self.url {
            Some(_) => None,
            None => Some(serve::Server::start().context("cannot start a server of our own")?),
        };
        let url = match &server {
            Some(server) => {
                headers.push(("Authorization".to_owned(), format!("Token {}", serve::TOKEN)));
                server.url()
            }
            None => {
                let given = headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("authorization"));
                if let (Some(token), false) = (self.token.filter(|token| !token.is_empty()), given) {
                    headers.push(("Authorization".to_owned(), format!("Token {token}")));
                }
                self.url.unwrap_or_default()
            }
        };
        let mut options = Options::new(url);
        options.headers = headers;
        options.only = self.only;
        options.max_requests = self.max_requests;
        options.max_time = Duration::from_secs(self.max_seconds);
        options.timeout = Duration::from_secs(self.timeout);

        // On a terminal only: where it is hidden nothing is drawn.
        let bar = ProgressBar::new(0).with_style(
            ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}").unwrap_or_else(|_| ProgressStyle::default_bar()),
        );
        let report = runtime.block_on(async {
            let mut progress = |progress: Progress<'_>| {
                bar.set_length(progress.of as u64);
                bar.set_position(progress.done as u64);
                bar.set_message(format!("{} ({} found)", progress.operation, progress.findings));
            };
            tokio::select! {
                report = run(&document, &options, &mut progress) => report,
                // Ended here, so that our own server is taken down and its directory removed.
                _ = tokio::signal::ctrl_c() => Err(anyhow::anyhow!("interrupted")),
            }
        });
        bar.finish_and_clear();
        // Stopped before anything is said, so that a reader of the report finds nothing running.
        drop(server);
        report
    }
}

fn load(path: &std::path::Path) -> anyhow::Result<Document> {
    let loaded = windlass_spec::load_file(path)?;
    let normalized =
        windlass_spec::normalize(loaded).with_context(|| format!("{} cannot be normalized", path.display()))?;
    Ok(normalized.document)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        super::Cli::command().debug_assert();
    }

    #[test]
    fn headers_are_names_and_values() {
        assert_eq!(super::header("X-Key: a: b"), Ok(("X-Key".to_owned(), "a: b".to_owned())));
        assert!(super::header("no colon").is_err());
        assert!(super::header("a b: c").is_err());
    }
}
