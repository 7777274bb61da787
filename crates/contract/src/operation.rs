//! An entry of the operation table.

/// One operation of the document, as data. Generated tables hold one per operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Operation {
    /// `operationId`.
    pub id: &'static str,
    /// The HTTP method in capitals.
    pub method: &'static str,
    /// The path template, as `/environment/{environment_id}/application`.
    pub path: &'static str,
    /// Its first tag.
    pub tag: &'static str,
    /// `x-required-scope`.
    pub scope: Option<&'static str>,
    /// The statuses that the document declares, ascending.
    pub statuses: &'static [u16],
    /// Alternatives, each a list of security schemes that must all pass. Empty: none is needed; an empty alternative:
    /// none is needed, but one may be given.
    pub security: &'static [&'static [&'static str]],
    /// Marked as deprecated.
    pub deprecated: bool,
}

impl Operation {
    /// A caller without credentials may use it.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.security.is_empty() || self.security.iter().any(|alternative| alternative.is_empty())
    }

    /// The document declares this status for it.
    #[must_use]
    pub fn declares(&self, status: u16) -> bool {
        self.statuses.contains(&status)
    }
}
