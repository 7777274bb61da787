//! An entry of the operation table.

/// One operation of the document, as data. Generated tables hold one per operation.
///
/// The router, `authenticate`, tracing, limits and tests all read the same entry, so that none of them repeats what the
/// document says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Operation {
    /// `operationId`.
    pub id: &'static str,
    /// The HTTP method in capitals.
    pub method: &'static str,
    /// The path template, as `/environment/{environment_id}/application`.
    pub path: &'static str,
    /// Its first tag.
    pub tag: &'static str,
    /// `x-required-scope`, which the server's `authenticate` enforces.
    pub scope: Option<&'static str>,
    /// The statuses that the document declares, ascending. `0` stands for `default`, `1` to `5` for the ranges `1XX` to
    /// `5XX`.
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

    /// The document declares this status for it: alone, by its range, or as `default`.
    #[must_use]
    pub fn declares(&self, status: u16) -> bool {
        self.statuses.iter().any(|&declared| declared == status || declared == 0 || declared == status / 100)
    }
}

#[cfg(test)]
mod tests {
    use super::Operation;

    const PLAIN: Operation = Operation {
        id: "getThing",
        method: "GET",
        path: "/thing/{id}",
        tag: "Things",
        scope: None,
        statuses: &[200, 404],
        security: &[],
        deprecated: false,
    };

    #[test]
    fn a_status_is_declared_alone_by_range_or_by_default() {
        assert!(PLAIN.declares(404));
        assert!(!PLAIN.declares(409));
        let ranged = Operation { statuses: &[4, 200], ..PLAIN };
        assert!(ranged.declares(409));
        assert!(!ranged.declares(503));
        let open = Operation { statuses: &[0, 200], ..PLAIN };
        assert!(open.declares(503));
    }

    #[test]
    fn an_empty_alternative_leaves_an_operation_open() {
        assert!(PLAIN.is_open());
        assert!(Operation { security: &[&["token"], &[]], ..PLAIN }.is_open());
        assert!(!Operation { security: &[&["token"]], ..PLAIN }.is_open());
    }
}
