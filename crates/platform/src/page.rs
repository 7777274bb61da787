//! Pages of a list, as the contract asks for and tells them.

use windlass_store::Page;
use windlass_types::Pagination;

/// Largest page, and the one that is answered when a client names none: a client that never pages misses nothing
/// until there is more than this.
pub const MAX_PAGE_SIZE: i64 = 1000;

/// Which page a client asked for. The contract's bounds hold already.
#[derive(Debug, Clone, Copy)]
pub struct PageRequest {
    /// From 1.
    pub page: i64,
    /// From 1 to [`MAX_PAGE_SIZE`].
    pub page_size: i64,
}

impl Default for PageRequest {
    fn default() -> Self {
        Self { page: 1, page_size: MAX_PAGE_SIZE }
    }
}

impl PageRequest {
    pub(crate) fn store(self) -> Page {
        let clamp = |n: i64| u32::try_from(n.max(1)).unwrap_or(u32::MAX);
        Page { page: clamp(self.page), page_size: clamp(self.page_size.min(MAX_PAGE_SIZE)) }
    }

    /// Tells this page among `total` results.
    pub(crate) fn pagination(self, total: u64) -> Pagination {
        let total_count = i64::try_from(total).unwrap_or(i64::MAX);
        let page_size = self.page_size.clamp(1, MAX_PAGE_SIZE);
        Pagination {
            page: self.page,
            page_size,
            total_count,
            total_pages: total_count.div_euclid(page_size) + i64::from(total_count % page_size != 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_are_true_on_every_page() {
        for (page, page_size, total, pages) in [(1, 50, 0, 0), (1, 50, 50, 1), (2, 50, 51, 2), (9, 50, 120, 3)] {
            let told = PageRequest { page, page_size }.pagination(total);
            assert_eq!((told.page, told.total_count, told.total_pages), (page, total as i64, pages));
        }
    }
}
