//! Streams over all pages of a list.

use std::collections::VecDeque;
use std::future::Future;

use futures::Stream;
use progenitor_client::ResponseValue;

use crate::CallError;
pub use crate::error::Error;

/// A page of results.
pub trait Page {
    /// One result.
    type Item;

    /// How many pages there are, as far as this page knows.
    fn total_pages(&self) -> i64;

    /// The results of this page.
    fn into_results(self) -> Vec<Self::Item>;
}

/// Every result of a list, page after page: `fetch` makes the call for a page, which is counted
/// from 1.
///
/// A page is asked for when the stream comes to it. The stream ends after the last page that the
/// latest one knows of, whatever the pages hold, or with the first error.
///
/// Each list of the contract has such a stream already, as [`Client::list_project_stream`]; this
/// is for calls with other parameters.
///
/// [`Client::list_project_stream`]: crate::Client::list_project_stream
pub fn pages<P, F, R>(fetch: F) -> impl Stream<Item = Result<P::Item, Error>>
where
    P: Page,
    F: FnMut(i64) -> R,
    R: Future<Output = Result<ResponseValue<P>, CallError>>,
{
    let state = State { fetch, results: VecDeque::new(), next: Some(1) };
    futures::stream::try_unfold(state, |mut state| async move {
        loop {
            if let Some(result) = state.results.pop_front() {
                return Ok(Some((result, state)));
            }
            let Some(number) = state.next else {
                return Ok(None);
            };
            let page = (state.fetch)(number).await?.into_inner();
            state.next = (number < page.total_pages()).then_some(number + 1);
            state.results = page.into_results().into();
        }
    })
}

struct State<F, T> {
    fetch: F,
    results: VecDeque<T>,
    next: Option<i64>,
}
