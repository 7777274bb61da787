//! Pages of a listing.

use std::sync::{Arc, OnceLock};

use bytes::Bytes;

/// Which part of a listing is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Page {
    /// Counted from 1.
    pub page: u32,
    /// How many entries a page has.
    pub page_size: u32,
}

impl Page {
    /// The first `page_size` entries.
    pub const fn first(page_size: u32) -> Self {
        Self { page: 1, page_size }
    }

    pub(crate) fn limit(self) -> i64 {
        i64::from(self.page_size)
    }

    pub(crate) fn offset(self) -> i64 {
        (i64::from(self.page) - 1).max(0) * i64::from(self.page_size)
    }
}

/// One page, and how many entries there are on all of them.
#[derive(Debug, Clone)]
pub struct Listing<T> {
    /// The entries of this page; none past the end. Shared, so that a clone costs nothing.
    pub results: Arc<[T]>,
    /// The number of entries on all pages, true also past the end.
    pub total: u64,
    /// A place for what a reader makes of the entries, such as the answer to a request: a listing that is answered
    /// from the cache brings it along, and one that was read anew is without.
    pub written: Arc<OnceLock<Bytes>>,
}

impl<T> Listing<T> {
    pub(crate) fn new(results: Arc<[T]>, total: u64) -> Self {
        Self { results, total, written: Arc::default() }
    }
}

/// Adds, in front of a page's columns, the total over all pages.
macro_rules! page_sql {
    ($columns:literal, $from_where:literal, $order:literal, $limit:literal, $offset:literal) => {
        concat!(
            "SELECT (SELECT COUNT(*) ",
            $from_where,
            "), ",
            $columns,
            " ",
            $from_where,
            " ORDER BY ",
            $order,
            " LIMIT ",
            $limit,
            " OFFSET ",
            $offset
        )
    };
}

pub(crate) use page_sql;
