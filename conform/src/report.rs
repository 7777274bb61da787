//! What was found.

use std::fmt;

use serde::Serialize;

/// What a finding says is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The connection failed, or nothing came within the time.
    NoAnswer,
    /// A status from 500 on.
    ServerError,
    /// A status that the operation does not declare.
    UndeclaredStatus,
    /// A required header is missing from the answer.
    MissingHeader,
    /// A header does not fit its schema.
    WrongHeader,
    /// A media type that is not declared, or a body where none is.
    WrongContentType,
    /// A body does not fit its schema.
    WrongBody,
    /// A secured operation answers a request without a credential, or with a wrong one.
    NoAuthentication,
    /// A request that the document forbids is carried out.
    AcceptsInvalid,
    /// A request that the document allows is refused as invalid.
    RefusesValid,
    /// A method that is not declared is not answered with 405.
    UndeclaredMethod,
    /// `Allow` is missing, or is not the declared methods.
    WrongAllow,
    /// A record that was just created cannot be read.
    LostAfterCreate,
    /// A record that was just written is read with other values.
    OtherValues,
    /// A record can still be read after it was deleted.
    StaleAfterDelete,
}

impl Kind {
    /// The kind in words.
    pub fn title(self) -> &'static str {
        match self {
            Self::NoAnswer => "no answer",
            Self::ServerError => "server error",
            Self::UndeclaredStatus => "undeclared status",
            Self::MissingHeader => "missing header",
            Self::WrongHeader => "wrong header",
            Self::WrongContentType => "wrong content type",
            Self::WrongBody => "body does not fit its schema",
            Self::NoAuthentication => "no authentication",
            Self::AcceptsInvalid => "invalid request accepted",
            Self::RefusesValid => "valid request refused",
            Self::UndeclaredMethod => "undeclared method answered",
            Self::WrongAllow => "missing or wrong Allow",
            Self::LostAfterCreate => "not found right after it was created",
            Self::OtherValues => "other values than were written",
            Self::StaleAfterDelete => "still there after it was deleted",
        }
    }
}

/// One fault, with the first request that showed it.
#[derive(Debug, Clone, Serialize)]
pub struct Finding {
    /// The operation's id, or the path when no operation is to blame.
    pub operation: String,
    /// What is wrong.
    pub kind: Kind,
    /// What the request tried.
    pub tried: String,
    /// The request, to be sent again from a shell; the credential is `$TOKEN`.
    pub request: String,
    /// What the document demands.
    pub expected: String,
    /// What came instead.
    pub answer: String,
    /// Requests that showed the same.
    pub times: usize,
}

/// Why a run did not do everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// `max_requests` was reached.
    #[error("the most requests were sent")]
    Requests,
    /// `max_seconds` was reached.
    #[error("the time is up")]
    Seconds,
    /// The server answers 429 and does not want more for a while.
    #[error("the server limits the rate of requests")]
    RateLimited,
    /// The server is gone: several requests in a row had no answer.
    #[error("the server does not answer any more")]
    Unreachable,
}

/// The outcome of a run.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Report {
    /// What is wrong, in the order in which it was found.
    pub findings: Vec<Finding>,
    /// What a reader has to know: operations that could be driven in part only, and why.
    pub notes: Vec<String>,
    /// Operations of the document.
    pub operations: usize,
    /// Operations that were seen to succeed.
    pub succeeded: usize,
    /// Requests that were sent.
    pub requests: usize,
    /// Why the run ended early, when it did.
    pub stopped: Option<Stop>,
}

impl Report {
    /// Adds a finding, or counts it when the same was found before.
    pub(crate) fn add(&mut self, finding: Finding) {
        let same = |known: &&mut Finding| {
            known.operation == finding.operation
                && known.kind == finding.kind
                && (known.expected == finding.expected || known.kind == Kind::WrongBody)
        };
        match self.findings.iter_mut().find(same) {
            Some(known) => known.times += 1,
            None => self.findings.push(finding),
        }
    }

    /// The report as JSON.
    pub fn to_json(&self) -> String {
        let value = serde_json::to_value(self).unwrap_or_default();
        format!("{value:#}")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for finding in &self.findings {
            writeln!(f, "{}: {}", finding.operation, finding.kind.title())?;
            writeln!(f, "  tried     {}", finding.tried)?;
            writeln!(f, "  request   {}", finding.request)?;
            writeln!(f, "  expected  {}", finding.expected)?;
            writeln!(f, "  answer    {}", finding.answer)?;
            if finding.times > 1 {
                writeln!(f, "  seen      {} times", finding.times)?;
            }
            writeln!(f)?;
        }
        for note in &self.notes {
            writeln!(f, "note: {note}")?;
        }
        if let Some(stop) = self.stopped {
            writeln!(f, "note: incomplete, since {stop}")?;
        }
        let verdict = match self.findings.len() {
            0 => "nothing found".to_owned(),
            1 => "1 finding".to_owned(),
            more => format!("{more} findings"),
        };
        write!(
            f,
            "{verdict}: {} requests to {} operations, {} of which succeeded",
            self.requests, self.operations, self.succeeded
        )
    }
}
