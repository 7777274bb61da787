//! Pages of a listing.

use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{Arguments as _, Row as _};
use uuid::Uuid;

use crate::{Kind, StoreError};

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

/// The statements of a listing: one page with the total in front of each row, and the total by itself. Their first
/// parameters say what is listed.
pub(crate) struct PageSql {
    pub(crate) page: &'static str,
    pub(crate) count: &'static str,
}

/// What a listing is of.
pub(crate) enum Of {
    Id(Uuid),
    Kind(Kind),
}

impl PageSql {
    /// Reads a page. `read` takes a row's columns from the given one on.
    pub(crate) async fn fetch<T>(
        &self,
        conn: &mut SqliteConnection,
        of: &[Of],
        page: Page,
        read: impl Fn(&SqliteRow, usize) -> Result<T, StoreError>,
    ) -> Result<Listing<T>, StoreError> {
        let mut bound = arguments(of)?;
        bound.add(page.limit()).and_then(|()| bound.add(page.offset())).map_err(sqlx::Error::Encode)?;
        let rows = sqlx::query_with(self.page, bound).fetch_all(&mut *conn).await?;
        let total: i64 = match rows.first() {
            Some(row) => row.try_get(0)?,
            // Past the end no row carries the total, and it is asked for by itself.
            None => sqlx::query_scalar_with(self.count, arguments(of)?).fetch_one(conn).await?,
        };
        let results = rows.iter().map(|row| read(row, 1)).collect::<Result<_, _>>()?;
        Ok(Listing::new(results, total.unsigned_abs()))
    }
}

fn arguments(of: &[Of]) -> Result<SqliteArguments, sqlx::Error> {
    let mut bound = SqliteArguments::default();
    for of in of {
        match of {
            Of::Id(id) => bound.add(*id),
            Of::Kind(kind) => bound.add(kind.as_str()),
        }
        .map_err(sqlx::Error::Encode)?;
    }
    Ok(bound)
}

/// Writes a listing's statements.
macro_rules! page_sql {
    ($columns:literal, $from_where:literal, $order:literal, $limit:literal, $offset:literal) => {
        $crate::page::PageSql {
            page: concat!(
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
            ),
            count: concat!("SELECT COUNT(*) ", $from_where),
        }
    };
}

pub(crate) use page_sql;
