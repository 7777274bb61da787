//! Which version the newer document has to have.

use super::report::Class;

/// How a version has to grow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bump {
    /// Nothing changed.
    None,
    /// Something was added.
    Minor,
    /// Something breaks.
    Major,
}

/// What to think of `info.version` of the newer document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It is high enough.
    Enough,
    /// It grew, or stayed, but has to grow further.
    TooLow,
    /// It is lower than that of the older document.
    Lower,
    /// One of the two is not a semantic version, so that nothing can be said.
    Unknown,
}

/// The versions of both documents and what the changes ask for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Version {
    /// `info.version` of the older document.
    pub old: String,
    /// `info.version` of the newer document.
    pub new: String,
    /// How the changes ask it to grow.
    pub bump: Bump,
    /// The lowest version that does; `None` when the older is not a semantic version.
    pub suggested: Option<String>,
    /// Whether the newer document's version is high enough.
    pub verdict: Verdict,
}

impl Version {
    pub(super) fn new(old: &str, new: &str) -> Self {
        let mut out = Self {
            old: old.to_owned(),
            new: new.to_owned(),
            bump: Bump::None,
            suggested: None,
            verdict: Verdict::Unknown,
        };
        out.judge(None);
        out
    }

    /// Judges the version by the gravest change.
    pub(super) fn judge(&mut self, worst: Option<Class>) {
        self.bump = match worst {
            None => Bump::None,
            Some(Class::Safe | Class::Warning) => Bump::Minor,
            Some(Class::Breaking) => Bump::Major,
        };
        let (old, new) = (Semantic::parse(&self.old), Semantic::parse(&self.new));
        let wanted = old.as_ref().map(|old| old.grown(self.bump));
        self.suggested = wanted.as_ref().map(Semantic::to_text);
        self.verdict = match (old, new, wanted) {
            (Some(old), Some(new), Some(wanted)) => {
                if new < old {
                    Verdict::Lower
                } else if new.numbers < wanted.numbers {
                    Verdict::TooLow
                } else {
                    Verdict::Enough
                }
            }
            _ => Verdict::Unknown,
        };
    }

    /// The verdict in words; `None` when there is nothing to say.
    pub fn advice(&self) -> Option<String> {
        let suggested = self.suggested.as_deref().unwrap_or_default();
        let cause = match self.bump {
            Bump::None => "nothing",
            Bump::Minor => "the changes",
            Bump::Major => "the breaking changes",
        };
        match self.verdict {
            Verdict::Enough => None,
            Verdict::TooLow => Some(format!(
                "info.version is {}, which is too low: {cause} since {} ask for {suggested} or higher",
                self.new, self.old
            )),
            Verdict::Lower => {
                Some(format!("info.version went back from {} to {}; {suggested} is the lowest", self.old, self.new))
            }
            Verdict::Unknown if self.bump == Bump::None => None,
            Verdict::Unknown => Some(format!(
                "info.version cannot be checked: `{}` and `{}` are not both semantic versions",
                self.old, self.new
            )),
        }
    }
}

/// A semantic version: three numbers, and whether it is a pre-release.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Semantic {
    numbers: [u64; 3],
    /// A release is higher than its pre-releases.
    release: bool,
}

impl Semantic {
    /// Takes what documents write: `1`, `1.2`, `1.2.3`, `v1.2.3`, `1.2.3-rc.1+build`.
    fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let text = text.strip_prefix('v').unwrap_or(text);
        let text = text.split('+').next()?;
        let (core, release) = match text.split_once('-') {
            Some((core, _)) => (core, false),
            None => (text, true),
        };
        let mut numbers = [0; 3];
        let mut count = 0;
        for part in core.split('.') {
            *numbers.get_mut(count)? = part.parse().ok()?;
            count += 1;
        }
        // What has a dash after less than three numbers is a date or a name.
        (release || count == 3).then_some(Self { numbers, release })
    }

    /// Before 1.0.0 the second number tells what breaks, the third the rest.
    fn grown(&self, bump: Bump) -> Self {
        let [major, minor, patch] = self.numbers;
        let numbers = match (bump, major) {
            (Bump::None, _) => return self.clone(),
            (Bump::Minor, 0) => [0, minor, patch.saturating_add(1)],
            (Bump::Major, 0) | (Bump::Minor, _) => [major, minor.saturating_add(1), 0],
            (Bump::Major, _) => [major.saturating_add(1), 0, 0],
        };
        Self { numbers, release: true }
    }

    fn to_text(&self) -> String {
        let [major, minor, patch] = self.numbers;
        format!("{major}.{minor}.{patch}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(old: &str, new: &str, worst: Option<Class>, verdict: Verdict, suggested: Option<&str>) {
        let mut version = Version::new(old, new);
        version.judge(worst);
        assert_eq!((version.verdict, version.suggested.as_deref()), (verdict, suggested), "{old} {new} {worst:?}");
    }

    #[test]
    fn a_version_grows_with_its_changes() {
        check("1.2.3", "1.2.3", None, Verdict::Enough, Some("1.2.3"));
        check("1.2.3", "1.2.4", Some(Class::Safe), Verdict::TooLow, Some("1.3.0"));
        check("1.2.3", "1.3.0", Some(Class::Warning), Verdict::Enough, Some("1.3.0"));
        check("1.2.3", "1.9.0", Some(Class::Breaking), Verdict::TooLow, Some("2.0.0"));
        check("1.2.3", "2.0.0-rc.1", Some(Class::Breaking), Verdict::Enough, Some("2.0.0"));
        check("1.2.3", "1.2.2", None, Verdict::Lower, Some("1.2.3"));
        check("0.4.1", "0.5.0", Some(Class::Breaking), Verdict::Enough, Some("0.5.0"));
        check("0.4.1", "0.4.2", Some(Class::Safe), Verdict::Enough, Some("0.4.2"));
        check("v1", "2", Some(Class::Breaking), Verdict::Enough, Some("2.0.0"));
        check("2024-01-01", "2025-01-01", Some(Class::Breaking), Verdict::Unknown, None);
        check("summer", "autumn", Some(Class::Breaking), Verdict::Unknown, None);
    }
}
