//! `cargo xtask normalize`: the contract in normal form.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use similar::TextDiff;
use windlass_spec::Normalized;

use crate::{Outcome, output, workspace};

/// The lines of a difference that are worth printing; the command that mends it prints none.
const MOST_LINES: usize = 200;

/// How long to look for a small difference; after that a larger one will do.
const DIFF_TIME: Duration = Duration::from_secs(1);

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Change nothing; print what would change and fail when anything would.
    #[arg(long)]
    check: bool,
    /// The document, when it is not the contract of this workspace.
    document: Option<PathBuf>,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let path = match &self.document {
            Some(path) => path.clone(),
            None => workspace::root().join("openapi.json"),
        };
        let shown = path.strip_prefix(workspace::root()).unwrap_or(&path).display().to_string();
        let before = std::fs::read_to_string(&path).with_context(|| format!("reading {shown}"))?;
        let document = windlass_spec::load_file(&path)?;
        let normalized = match windlass_spec::normalize(document) {
            Ok(normalized) => normalized,
            Err(problems) => {
                for problem in &problems.0 {
                    output::say(&format!("{shown}: {problem}"));
                }
                output::complain(&format!(
                    "{shown} has {} problem(s) that have to be mended by hand",
                    problems.0.len()
                ));
                return Ok(Outcome::Bad);
            }
        };
        let after = normalized.document.to_json_string();
        if after == before {
            output::say(&format!("{shown} is normalized"));
            return Ok(Outcome::Good);
        }
        if self.check {
            output::say(&difference(&shown, &before, &after));
            notes(&normalized);
            let argument = self.document.map_or_else(String::new, |_| format!(" {shown}"));
            output::complain(&format!("{shown} is not normalized; mend it with: cargo xtask normalize{argument}"));
            return Ok(Outcome::Bad);
        }
        // YAML stays what it is: only the JSON of the contract is rewritten in place.
        if windlass_spec::Format::of_path(&path) == windlass_spec::Format::Yaml {
            output::say(after.trim_end());
            return Ok(Outcome::Good);
        }
        std::fs::write(&path, after).with_context(|| format!("writing {shown}"))?;
        notes(&normalized);
        output::say(&format!("{shown} is now normalized"));
        Ok(Outcome::Good)
    }
}

fn notes(normalized: &Normalized) {
    for note in &normalized.notes {
        output::say(&note.to_string());
    }
}

/// A unified difference, cut where it gets long.
fn difference(name: &str, before: &str, after: &str) -> String {
    let diff = TextDiff::configure()
        .timeout(DIFF_TIME)
        .diff_lines(before, after)
        .unified_diff()
        .header(name, &format!("{name} (normalized)"))
        .to_string();
    let total = diff.lines().count();
    let mut out: Vec<_> = diff.lines().take(MOST_LINES).collect();
    let more = format!("… and {} more lines", total.saturating_sub(MOST_LINES));
    if total > MOST_LINES {
        out.push(&more);
    }
    out.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_names_both_sides() {
        assert_eq!(
            difference("a.json", "1\n2\n", "1\n3\n"),
            "--- a.json\n+++ a.json (normalized)\n@@ -1,2 +1,2 @@\n 1\n-2\n+3"
        );
    }

    #[test]
    fn a_long_difference_is_cut() {
        let after: String = (0..1000).map(|line| format!("{line}\n")).collect();
        let shown = difference("a.json", "", &after);
        assert_eq!(shown.lines().count(), MOST_LINES + 1);
        assert!(shown.ends_with("… and 803 more lines"), "{shown}");
    }
}
