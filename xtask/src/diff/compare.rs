//! The table of single edits, as redocly and as this workspace judge them.

// The tests of `windlass-spec` read the table, and so does this; it is no part of the library.
#[path = "../../../crates/spec/tests/behaviour/diff/edit.rs"]
mod edit;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, ensure};
use serde_json::Value;
use windlass_spec::diff::{Class, Options, diff_with};
use windlass_spec::{load_file, load_value, normalize};

use crate::{Outcome, output, workspace};
use edit::Mutation;

/// The day against which the table's sunsets are held.
const TODAY: &str = "2026-01-01";

/// How often one of the two was wrong.
#[derive(Default)]
struct Score {
    missed: usize,
    alarms: usize,
}

impl Score {
    /// Counts one judgement, by whether it breaks: the one thing that both tell alike.
    fn count(&mut self, wanted: bool, told: bool) -> &'static str {
        match (wanted, told) {
            (true, false) => {
                self.missed += 1;
                "MISSED"
            }
            (false, true) => {
                self.alarms += 1;
                "alarm"
            }
            _ => "",
        }
    }
}

pub(super) fn run() -> anyhow::Result<Outcome> {
    let fixtures = workspace::root().join("crates/spec/tests/fixtures");
    let text = std::fs::read_to_string(fixtures.join("mutations.json")).context("reading the table of edits")?;
    let table = edit::table(&text).context("the table of edits is not one")?;
    let base = load_file(&fixtures.join("shop.yaml"))?;
    let Some(redocly) = redocly() else {
        output::say("compare: skipped, because redocly is not there; .ci/lint-contract installs it where Node is");
        return Ok(Outcome::Good);
    };
    let options = Options { today: TODAY.to_owned(), ..Options::default() };
    let old = normalize(base.clone())?.document;
    let scratch = scratch()?;
    std::fs::write(scratch.join("old.json"), base.to_json_string())?;
    let (mut ours, mut theirs) = (Score::default(), Score::default());
    output::say(&format!("{:<10}{:<10}{:<8}{:<10}{:<8}{:<36}edit", "wanted", "windlass", "", "redocly", "", "rule"));
    for mutation in &table {
        let mut root = base.root().clone();
        mutation.apply(&mut root).with_context(|| format!("{} does not fit", mutation.describe()))?;
        std::fs::write(scratch.join("new.json"), root.to_string())?;
        let report = diff_with(&old, &normalize(load_value(root)?)?.document, &options);
        let bump = judged(&redocly, &scratch)?;
        let wanted = mutation.class == Some(Class::Breaking);
        let our_note = ours.count(wanted, report.worst() == Some(Class::Breaking));
        let their_note = theirs.count(wanted, bump == "major");
        let name = |class: Option<Class>| class.map_or("none", Class::as_str);
        output::say(&format!(
            "{:<10}{:<10}{our_note:<8}{bump:<10}{their_note:<8}{}",
            name(mutation.class),
            name(report.worst()),
            cut(mutation)
        ));
    }
    std::fs::remove_dir_all(&scratch)?;
    output::say(&format!(
        "{} edits, judged by whether they break: windlass missed {} and gave {} false alarms; redocly missed {} and gave {}",
        table.len(),
        ours.missed,
        ours.alarms,
        theirs.missed,
        theirs.alarms
    ));
    Ok(if ours.missed == 0 { Outcome::Good } else { Outcome::Bad })
}

fn cut(mutation: &Mutation) -> String {
    let rule = mutation.rule.as_deref().unwrap_or_default();
    format!("{rule:<36}{}", mutation.describe().chars().take(100).collect::<String>())
}

/// The redocly that `.ci/lint-contract` keeps, or one on the path.
fn redocly() -> Option<PathBuf> {
    let cache = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let cache = cache.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cache")))?;
    let kept = std::fs::read_dir(cache.join("windlass")).into_iter().flatten().flatten();
    let kept = kept.map(|entry| entry.path().join("node_modules/.bin/redocly")).find(|path| path.exists());
    let on_path = || {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).map(|folder| folder.join("redocly")).find(|path| path.exists())
    };
    kept.or_else(on_path)
}

/// A directory of this process.
fn scratch() -> anyhow::Result<PathBuf> {
    let path = std::env::temp_dir().join(format!("windlass-compare-{}", std::process::id()));
    std::fs::create_dir_all(&path)?;
    Ok(path)
}

/// The version bump that redocly asks for.
fn judged(redocly: &Path, scratch: &Path) -> anyhow::Result<String> {
    let run = Command::new(redocly)
        .current_dir(scratch)
        .env("REDOCLY_TELEMETRY", "off")
        .env("REDOCLY_SUPPRESS_UPDATE_NOTICE", "true")
        .env("NODE_NO_WARNINGS", "1")
        .args(["diff", "old.json", "new.json", "--format=json", "--fail-on=none"])
        .output()
        .context("cannot run redocly")?;
    ensure!(run.status.success(), "redocly failed: {}", String::from_utf8_lossy(&run.stderr));
    let report: Value = serde_json::from_slice(&run.stdout).context("redocly did not answer JSON")?;
    Ok(report["bump"].as_str().unwrap_or("none").to_owned())
}
