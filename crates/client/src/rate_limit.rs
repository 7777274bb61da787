//! What the headers of an answer say.

use std::time::Duration;

use chrono::{DateTime, NaiveDateTime, Utc};
use progenitor_client::ResponseValue;
use reqwest::header::{DATE, HeaderMap, HeaderName, LOCATION, RETRY_AFTER};

const LIMIT: HeaderName = HeaderName::from_static("x-ratelimit-limit");
const REMAINING: HeaderName = HeaderName::from_static("x-ratelimit-remaining");
const RESET: HeaderName = HeaderName::from_static("x-ratelimit-reset");

/// The window of requests that a credential has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RateLimit {
    /// Requests per window.
    pub limit: u64,
    /// Requests left in this window.
    pub remaining: u64,
    /// When the next window starts.
    pub reset: DateTime<Utc>,
}

impl RateLimit {
    /// Reads the three `X-RateLimit-…` headers.
    pub fn from_headers(headers: &HeaderMap) -> Option<Self> {
        let seconds = number(headers, &RESET)?;
        Some(Self {
            limit: number(headers, &LIMIT)?,
            remaining: number(headers, &REMAINING)?,
            reset: DateTime::from_timestamp(i64::try_from(seconds).ok()?, 0)?,
        })
    }
}

/// The headers of an answer that have a meaning of their own.
pub trait Headers {
    /// All of them.
    fn header_map(&self) -> &HeaderMap;

    /// The rate limit as it stood when the call was answered.
    fn rate_limit(&self) -> Option<RateLimit> {
        RateLimit::from_headers(self.header_map())
    }

    /// Where a created record is, as a path on the server.
    fn location(&self) -> Option<&str> {
        self.header_map().get(LOCATION)?.to_str().ok()
    }
}

impl<T> Headers for ResponseValue<T> {
    fn header_map(&self) -> &HeaderMap {
        self.headers()
    }
}

/// How long the server asks to wait: by `Retry-After`, else until `X-RateLimit-Reset`.
pub(crate) fn asked_to_wait(headers: &HeaderMap) -> Option<Duration> {
    if let Some(text) = headers.get(RETRY_AFTER).and_then(|value| value.to_str().ok()) {
        let text = text.trim();
        if let Ok(seconds) = text.parse() {
            return Some(Duration::from_secs(seconds));
        }
        if let Some(then) = http_date(text) {
            return Some(until(then, headers));
        }
    }
    let reset = i64::try_from(number(headers, &RESET)?).ok()?;
    Some(until(DateTime::from_timestamp(reset, 0)?, headers))
}

/// The time from now until `then`, by the server's clock where it tells it.
pub(crate) fn until(then: DateTime<Utc>, headers: &HeaderMap) -> Duration {
    let now = headers.get(DATE).and_then(|value| http_date(value.to_str().ok()?)).unwrap_or_else(Utc::now);
    (then - now).to_std().unwrap_or_default()
}

fn number(headers: &HeaderMap, name: &HeaderName) -> Option<u64> {
    headers.get(name)?.to_str().ok()?.trim().parse().ok()
}

/// The three forms of an HTTP date (RFC 9110, section 5.6.7).
fn http_date(text: &str) -> Option<DateTime<Utc>> {
    if let Ok(date) = DateTime::parse_from_rfc2822(text) {
        return Some(date.to_utc());
    }
    ["%A, %d-%b-%y %H:%M:%S GMT", "%a %b %e %H:%M:%S %Y"]
        .iter()
        .find_map(|form| NaiveDateTime::parse_from_str(text, form).ok())
        .map(|date| date.and_utc())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn the_wait_is_read_in_every_form() {
        let check = |pairs: &[(&'static str, &str)], want: Option<u64>| {
            let got = asked_to_wait(&headers(pairs));
            assert_eq!(got, want.map(Duration::from_secs), "{pairs:?}");
        };
        let date = ("date", "Sun, 06 Nov 1994 08:49:37 GMT");
        check(&[], None);
        check(&[("retry-after", "7")], Some(7));
        check(&[date, ("retry-after", "Sun, 06 Nov 1994 08:50:07 GMT")], Some(30));
        check(&[date, ("retry-after", "Sunday, 06-Nov-94 08:49:47 GMT")], Some(10));
        check(&[date, ("retry-after", "Sun Nov  6 08:49:38 1994")], Some(1));
        check(&[date, ("retry-after", "Sun, 06 Nov 1994 08:00:00 GMT")], Some(0));
        check(&[date, ("x-ratelimit-reset", "784111787")], Some(10));
        check(&[date, ("retry-after", "2"), ("x-ratelimit-reset", "784111787")], Some(2));
        check(&[("retry-after", "soon")], None);
        check(&[date, ("retry-after", "soon"), ("x-ratelimit-reset", "784111787")], Some(10));
        check(&[("x-ratelimit-reset", "18446744073709551615")], None);
    }

    #[test]
    fn the_limit_needs_all_three_headers() {
        let all = [("x-ratelimit-limit", "1000"), ("x-ratelimit-remaining", "998"), ("x-ratelimit-reset", "784111787")];
        let limit = RateLimit::from_headers(&headers(&all)).unwrap();
        assert_eq!((limit.limit, limit.remaining), (1000, 998));
        assert_eq!(limit.reset.timestamp(), 784_111_787);
        assert_eq!(RateLimit::from_headers(&headers(&all[..2])), None);
    }
}
