//! What a guard has found, and how it is told.

use std::fmt::Write as _;

/// So many causes are told; the command that is named shows the rest.
const MOST_CAUSES: usize = 20;

/// From good to bad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum State {
    /// There was nothing to look at.
    Skipped,
    /// All is well.
    Fresh,
    /// Something is out of date; a command brings it up to date.
    Stale,
    /// It cannot be told, because something failed.
    Failure,
}

impl State {
    /// The exit code for the worst of all.
    pub(super) fn code(self) -> u8 {
        match self {
            Self::Skipped | Self::Fresh => 0,
            Self::Stale => 4,
            Self::Failure => 100,
        }
    }

    fn as_str(self) -> &'static str {
        match self {
            Self::Skipped => "skipped",
            Self::Fresh => "fresh",
            Self::Stale => "stale",
            Self::Failure => "failure",
        }
    }
}

/// What one guard has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Finding {
    pub(super) state: State,
    /// One sentence.
    pub(super) summary: String,
    /// What makes it stale, or fail.
    pub(super) causes: Vec<String>,
    /// The command that mends it, with the words it needs.
    pub(super) mend: Option<String>,
}

impl Finding {
    pub(super) fn skipped(why: impl Into<String>) -> Self {
        Self { state: State::Skipped, summary: why.into(), causes: Vec::new(), mend: None }
    }

    pub(super) fn fresh(summary: impl Into<String>) -> Self {
        Self { state: State::Fresh, ..Self::skipped(summary) }
    }

    pub(super) fn stale(summary: impl Into<String>, causes: Vec<String>, mend: impl Into<String>) -> Self {
        Self { state: State::Stale, summary: summary.into(), causes, mend: Some(mend.into()) }
    }

    /// What could not be looked at. Lines of the error are causes.
    pub(super) fn failure(error: &anyhow::Error) -> Self {
        let text = format!("{error:#}");
        let mut lines = text.lines();
        let summary = lines.next().unwrap_or_default().to_owned();
        Self { state: State::Failure, summary, causes: lines.map(|line| line.trim().to_owned()).collect(), mend: None }
    }

    pub(super) fn mended_by(mut self, mend: impl Into<String>) -> Self {
        self.mend = Some(mend.into());
        self
    }

    /// The lines of the report.
    pub(super) fn to_text(&self, guard: &str) -> String {
        let mut out = format!("{:<8} {guard:<11} {}", self.state.as_str(), self.summary);
        for (index, cause) in self.causes.iter().take(MOST_CAUSES).enumerate() {
            // A cause of several lines, such as a difference, is indented as a whole.
            let cause = cause.replace('\n', "\n                           ");
            let _ = write!(out, "\n                     {:>3}. {cause}", index + 1);
        }
        if self.causes.len() > MOST_CAUSES {
            let _ = write!(out, "\n                          and {} more", self.causes.len() - MOST_CAUSES);
        }
        if let Some(mend) = &self.mend {
            let _ = write!(out, "\n                     mend: {mend}");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn causes_are_numbered_and_the_mending_command_comes_last() {
        let causes = (1..=22).map(|number| format!("cause {number}")).collect();
        let text = Finding::stale("it moved", causes, "cargo xtask fetch").to_text("source");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "stale    source      it moved");
        assert_eq!(lines[1].trim(), "1. cause 1");
        assert_eq!(lines[21].trim(), "and 2 more");
        assert_eq!(lines[22].trim(), "mend: cargo xtask fetch");
        assert_eq!(lines.len(), 23);
    }

    #[test]
    fn states_have_their_exit_codes() {
        assert_eq!([State::Fresh, State::Skipped, State::Stale, State::Failure].map(State::code), [0, 0, 4, 100]);
        assert!(State::Failure > State::Stale && State::Stale > State::Fresh);
    }
}
