//! `cargo xtask diff`: what changed between two versions of the contract, for those who use it.

mod compare;
mod source;

use std::io::IsTerminal as _;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::ValueEnum;
use windlass_spec::diff::{Class, Ignore, Options, Report, Verdict, diff_with, render, rules_page};

use crate::{Outcome, output};
use source::Source;

/// Exit code when something cannot be read: a document, the ignore file, or an entry of it that is out of date.
const USAGE: u8 = 2;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The older document: a file, an address, `git:REV` or `git:REV:PATH`. WINDLASS_FETCH_AUTHORIZATION holds the value
    /// of the Authorization header, when an address needs one.
    #[arg(required_unless_present_any = ["rules", "compare"])]
    old: Option<Source>,
    /// The newer document; without it, the contract of this workspace.
    #[arg(default_value = "openapi.json")]
    new: Source,
    /// How to write the report.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The least class that makes the command fail with exit code 1.
    #[arg(long, value_enum, default_value_t = FailOn::Breaking)]
    fail_on: FailOn,
    /// Changes that are accepted: a YAML list of `rule`, `reason`, and if wanted `operation` and `pointer`. An entry
    /// that matches nothing fails with exit code 2.
    #[arg(long, value_name = "FILE")]
    ignore: Option<PathBuf>,
    /// Also fail when info.version does not tell the changes.
    #[arg(long)]
    check_version: bool,
    /// Also tell changes of titles, descriptions and examples.
    #[arg(long)]
    texts: bool,
    /// Tell every use of each change, and what the ignore file accepts.
    #[arg(long, short)]
    verbose: bool,
    /// Print the page of rules, docs/diff-rules.md.
    #[arg(long, exclusive = true)]
    rules: bool,
    /// Print what redocly makes of the table of edits that the tests use, beside what this command does.
    #[arg(long, exclusive = true)]
    compare: bool,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    /// For people, coloured on a terminal unless NO_COLOR is set.
    Text,
    /// For programs.
    Json,
    /// For the comment of a pull request.
    Markdown,
    /// For the test view of a CI system.
    Junit,
    /// Workflow commands of GitHub Actions.
    Github,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum FailOn {
    Breaking,
    Warning,
    Never,
}

impl FailOn {
    fn class(self) -> Option<Class> {
        match self {
            Self::Breaking => Some(Class::Breaking),
            Self::Warning => Some(Class::Warning),
            Self::Never => None,
        }
    }
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        if self.rules {
            output::say(rules_page().trim_end());
            return Ok(Outcome::Good);
        }
        if self.compare {
            return compare::run();
        }
        let (text, outcome) = match self.compared() {
            Ok(compared) => compared,
            Err(error) => (String::new(), Err(error)),
        };
        if !text.is_empty() {
            output::say(text.trim_end());
        }
        outcome.or_else(|error| {
            output::complain(&format!("error: {error:#}"));
            Ok(Outcome::Exit(USAGE))
        })
    }

    /// The report, and how the command ends. What is out of date in the ignore file does not keep the report back.
    fn compared(&self) -> anyhow::Result<(String, anyhow::Result<Outcome>)> {
        let old = self.old.as_ref().context("the older document is missing")?.load()?;
        let new = self.new.load()?;
        let mut report = diff_with(&old, &new, &Options { texts: self.texts, ..Options::default() });
        let stale = self.ignored(&mut report)?;
        let text = self.written(&report);
        if !stale.is_empty() {
            return Ok((text, Err(anyhow::anyhow!(stale.join("\n")))));
        }
        let fails = self.fail_on.class().is_some_and(|limit| report.worst() >= Some(limit));
        let version = matches!(report.version.verdict, Verdict::TooLow | Verdict::Lower);
        let outcome = if fails || (self.check_version && version) { Outcome::Bad } else { Outcome::Good };
        Ok((text, Ok(outcome)))
    }

    /// Takes out what the ignore file accepts, and answers what is out of date in it.
    fn ignored(&self, report: &mut Report) -> anyhow::Result<Vec<String>> {
        let Some(path) = &self.ignore else {
            return Ok(Vec::new());
        };
        let shown = path.display();
        let text = std::fs::read_to_string(path).with_context(|| format!("reading {shown}"))?;
        let lines = |errors: Vec<windlass_spec::diff::IgnoreError>| -> Vec<String> {
            errors.iter().map(|error| format!("{shown}: {error}")).collect()
        };
        let ignore = Ignore::parse(&text).map_err(|errors| anyhow::anyhow!(lines(errors).join("\n")))?;
        Ok(ignore.apply(report).err().map(lines).unwrap_or_default())
    }

    fn written(&self, report: &Report) -> String {
        match self.format {
            Format::Text => {
                let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
                let colour = !plain && std::io::stdout().is_terminal();
                render::text(report, render::Style { colour, verbose: self.verbose })
            }
            Format::Json => format!("{:#}", render::json(report)),
            Format::Markdown => render::markdown(report),
            Format::Junit => render::junit(report, self.fail_on.class()),
            Format::Github => render::github(report, &self.new.file(), self.new.json().as_deref()),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Cli {
        #[command(flatten)]
        args: Args,
    }

    /// Compares fixtures of `windlass-spec`; `None` is a failure.
    fn check(arguments: &[&str], wanted: Option<Outcome>) {
        let fixtures = crate::workspace::root().join("crates/spec/tests/fixtures");
        let full = |argument: &&str| match argument.strip_suffix(".yaml") {
            Some(_) => fixtures.join(argument).display().to_string(),
            None => (*argument).to_owned(),
        };
        let arguments = std::iter::once("diff".to_owned()).chain(arguments.iter().map(full));
        let cli = Cli::try_parse_from(arguments).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(cli.args.compared().and_then(|(_, outcome)| outcome).ok(), wanted);
    }

    #[test]
    fn the_exit_code_tells_what_was_found() {
        check(&["shop.yaml", "shop.yaml"], Some(Outcome::Good));
        check(&["pets.yaml", "shop.yaml"], Some(Outcome::Bad));
        check(&["pets.yaml", "shop.yaml", "--fail-on", "never", "--format", "json"], Some(Outcome::Good));
        check(&["pets.yaml", "shop.yaml", "--fail-on", "never", "--check-version"], Some(Outcome::Bad));
        check(&["shop.yaml", "shop.yaml", "--check-version"], Some(Outcome::Good));
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        check(&["none.yaml", "shop.yaml"], None);
        check(&["git:no-such-revision", "shop.yaml"], None);
        check(&["shop.yaml", "shop.yaml", "--ignore", "none.yaml"], None);
        // No list of entries.
        check(&["shop.yaml", "shop.yaml", "--ignore", "pets.yaml"], None);
    }

    #[test]
    fn an_entry_that_matches_nothing_fails_and_the_report_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ignore.yml");
        std::fs::write(&path, "- rule: property-removed\n  reason: Agreed.\n").unwrap();
        let shop = crate::workspace::root().join("crates/spec/tests/fixtures/shop.yaml");
        let arguments =
            ["diff".into(), shop.clone().into_os_string(), shop.into_os_string(), "--ignore".into(), path.into()];
        let cli = Cli::try_parse_from::<_, std::ffi::OsString>(arguments).unwrap();
        let (text, outcome) = cli.args.compared().unwrap();
        assert!(text.contains("no changes"), "{text}");
        assert!(outcome.unwrap_err().to_string().contains("nothing matches `property-removed`"));
    }
}
