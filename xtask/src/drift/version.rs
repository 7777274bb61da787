//! The version of the document allows what changed since the merge base.

use std::process::{Command, Output};

use anyhow::{Context as _, bail, ensure};
use windlass_spec::diff::{Bump, Class, Ignore, Report, Verdict, diff};

use super::finding::Finding;
use super::origin::{sentence, told};
use crate::contract::{Contract, DOCUMENT, normalized};

/// Where work goes to, when nothing else is said. What is published counts, so the remote's branch comes first.
const BASES: [&str; 2] = ["origin/main", "main"];

pub(super) fn look(contract: &Contract, base: Option<&str>) -> anyhow::Result<Finding> {
    let git = Git { contract };
    if !git.run(&["rev-parse", "--is-inside-work-tree"])?.status.success() {
        return Ok(Finding::skipped("this is no git work tree, so there is no older version"));
    }
    let Some(base) = git.merge_base(base)? else {
        return Ok(Finding::skipped("there is neither a branch origin/main nor main; name one with --base"));
    };
    let short = base.get(..10).unwrap_or(&base);
    let Some(old) = git.document(&base)? else {
        return Ok(Finding::fresh(format!("{DOCUMENT} is new since {short}")));
    };
    let new = contract.text()?.with_context(|| format!("there is no {DOCUMENT}"))?;
    let old = match normalized(&old, DOCUMENT) {
        Ok(old) => old,
        Err(error) => {
            return Ok(Finding::skipped(format!("the document of {short} cannot be compared: {error:#}")));
        }
    };
    let mut report = diff(&old, &normalized(&new, DOCUMENT)?);
    let unused = ignored(contract, &mut report)?;
    Ok(judged(contract, &report, short, &unused))
}

fn judged(contract: &Contract, report: &Report, short: &str, unused: &[String]) -> Finding {
    let version = &report.version;
    let (old, new) = (&version.old, &version.new);
    let wrong = match version.verdict {
        Verdict::Enough => false,
        Verdict::TooLow | Verdict::Lower => true,
        // What is no number can only be asked to be another.
        Verdict::Unknown => version.bump != Bump::None && old == new,
    };
    if !wrong {
        let count = report.changes.len();
        let summary = match count {
            0 if old == new => format!("nothing has changed since {short}"),
            0 => format!("nothing has changed since {short} but info.version, {old} to {new}"),
            _ => format!("info.version, {old} to {new}, allows the {count} changes since {short}"),
        };
        let unused = if unused.is_empty() { String::new() } else { format!("; {}", unused.join("; ")) };
        return Finding::fresh(format!("{summary}{unused}"));
    }
    let causes = match version.bump {
        // These ask for the version, whatever else there is.
        Bump::Major => report.of(Class::Breaking).map(sentence).collect(),
        _ => told(report),
    };
    let wanted =
        version.suggested.clone().map_or_else(|| "another version".to_owned(), |one| format!("{one} or higher"));
    let what = if contract.settings.source.is_some() {
        format!("set info.version to {wanted} by an overlay, or accept the changes in the ignore file")
    } else {
        format!("set info.version to {wanted}")
    };
    let summary = version.advice().unwrap_or_else(|| format!("info.version is still {new}"));
    Finding::stale(summary, causes, format!("{what}; see the changes with: cargo xtask diff git:{short}"))
}

/// Takes out what the ignore file accepts, and answers which of its entries can go.
fn ignored(contract: &Contract, report: &mut Report) -> anyhow::Result<Vec<String>> {
    let Some(path) = &contract.settings.ignore else {
        return Ok(Vec::new());
    };
    let shown = path.display();
    let text = std::fs::read_to_string(contract.root.join(path))
        .with_context(|| format!("reading {shown}, which Cargo.toml names"))?;
    let errors = match Ignore::parse(&text) {
        // Once a change is in the base it is no change any more, and its entry has done its work: no reason to fail.
        Ok(ignore) => {
            return Ok(ignore.apply(report).err().into_iter().flatten().map(|e| format!("{shown}: {e}")).collect());
        }
        Err(errors) => errors,
    };
    bail!("{shown} cannot be read\n{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

struct Git<'a> {
    contract: &'a Contract,
}

impl Git<'_> {
    fn run(&self, arguments: &[&str]) -> anyhow::Result<Output> {
        Command::new("git").current_dir(&self.contract.root).args(arguments).output().context("cannot run git")
    }

    /// The commit at which the present work left its base. `None` when there is no base.
    fn merge_base(&self, base: Option<&str>) -> anyhow::Result<Option<String>> {
        let exists = |name: &str| {
            let commit = format!("{name}^{{commit}}");
            let found = self.run(&["rev-parse", "--quiet", "--verify", "--end-of-options", &commit])?;
            anyhow::Ok(found.status.success())
        };
        let base = match base {
            Some(base) => {
                ensure!(exists(base)?, "git has no {base}; get it with: git fetch origin");
                base
            }
            None => {
                let mut found = None;
                for name in BASES {
                    if found.is_none() && exists(name)? {
                        found = Some(name);
                    }
                }
                let Some(name) = found else { return Ok(None) };
                name
            }
        };
        let commit = self.run(&["merge-base", base, "HEAD"])?;
        if !commit.status.success() {
            let shallow = self.run(&["rev-parse", "--is-shallow-repository"])?;
            if shallow.stdout.starts_with(b"true") {
                bail!(
                    "this clone is too shallow to find where the work left {base}; get the rest with: git fetch --unshallow"
                );
            }
            bail!("{base} and the present work have no commit in common");
        }
        Ok(Some(String::from_utf8_lossy(&commit.stdout).trim().to_owned()))
    }

    /// The document as it was; `None` when there was none.
    fn document(&self, revision: &str) -> anyhow::Result<Option<String>> {
        let listed = self.run(&["ls-tree", revision, "--", DOCUMENT])?;
        if listed.stdout.is_empty() {
            return Ok(None);
        }
        let shown = self.run(&["show", &format!("{revision}:./{DOCUMENT}")])?;
        ensure!(shown.status.success(), "git cannot show {DOCUMENT} of {revision}");
        Ok(Some(String::from_utf8(shown.stdout).with_context(|| format!("{DOCUMENT} of {revision} is not text"))?))
    }
}
