//! What a comparison has found.

use std::fmt;

use super::rules::Rule;
use super::version::Version;

/// How grave a change is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Programs written against the older document go on as before.
    Safe,
    /// Most programs go on; somebody should look.
    Warning,
    /// Some programs written against the older document stop working.
    Breaking,
}

impl Class {
    /// From the gravest to the least.
    pub const ALL: [Self; 3] = [Self::Breaking, Self::Warning, Self::Safe];

    /// `breaking`, `warning` or `safe`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Breaking => "breaking",
            Self::Warning => "warning",
            Self::Safe => "safe",
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// On which side of an operation something stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The operation as a whole.
    Operation,
    /// What a client sends.
    Request,
    /// What a client receives.
    Response,
}

impl Side {
    /// `operation`, `request` or `response`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Operation => "operation",
            Self::Request => "request",
            Self::Response => "response",
        }
    }
}

/// Where something that changed is used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Use {
    /// Method and path, as `GET /pets/{id}`.
    pub operation: String,
    /// Its `operationId`.
    pub operation_id: Option<String>,
    /// The side of the operation.
    pub side: Side,
    /// Where on that side, as `body`, `query limit` or `200`; empty for the operation as a whole.
    pub place: String,
    /// How grave the change is here.
    pub class: Class,
}

/// One change.
#[derive(Debug, Clone, PartialEq)]
pub struct Change {
    /// The rule that tells it.
    pub rule: &'static Rule,
    /// The gravest class of its uses. What no operation uses is safe.
    pub class: Class,
    /// What happened, as a sentence without a full stop.
    pub sentence: String,
    /// The JSON pointer in the older document, in normal form; `None` for what was added.
    pub old: Option<String>,
    /// The JSON pointer in the newer document, in normal form; `None` for what was removed.
    pub new: Option<String>,
    /// Every use, in document order. Empty for what concerns the document as a whole.
    pub uses: Vec<Use>,
}

impl Change {
    /// Method and path of every operation concerned, each once.
    pub fn operations(&self) -> Vec<&str> {
        let mut out: Vec<&str> = Vec::new();
        for used in &self.uses {
            if out.last() != Some(&used.operation.as_str()) && !out.contains(&used.operation.as_str()) {
                out.push(&used.operation);
            }
        }
        out
    }
}

/// A change that an entry of the ignore file accepts.
#[derive(Debug, Clone, PartialEq)]
pub struct Ignored {
    /// The change, with the uses that the entry accepts.
    pub change: Change,
    /// Why it is accepted.
    pub reason: String,
}

/// Every change between two documents, the gravest first.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// The changes that count.
    pub changes: Vec<Change>,
    /// The changes that do not, because the ignore file says so.
    pub ignored: Vec<Ignored>,
    /// Whether `info.version` tells them.
    pub version: Version,
}

impl Report {
    /// How many changes are of this class.
    pub fn count(&self, class: Class) -> usize {
        self.changes.iter().filter(|change| change.class == class).count()
    }

    /// The gravest class, `None` without any change.
    pub fn worst(&self) -> Option<Class> {
        self.changes.iter().map(|change| change.class).max()
    }

    /// The changes of one class, in order.
    pub fn of(&self, class: Class) -> impl Iterator<Item = &Change> {
        self.changes.iter().filter(move |change| change.class == class)
    }

    /// Puts the changes in order and judges the version again.
    pub(super) fn settle(&mut self) {
        // Stable: within an area the order of the document stays.
        self.changes.sort_by(|a, b| b.class.cmp(&a.class).then_with(|| a.rule.area.cmp(&b.rule.area)));
        self.version.judge(self.changes.iter().map(|change| change.class).max());
    }
}
