//! When a call is tried again.

use std::time::Duration;

use reqwest::header::HeaderMap;
use reqwest::{Method, StatusCode};

use crate::rate_limit::asked_to_wait;

/// When a call is tried again, and after which time.
///
/// * A connection that could not be made: every call, since nothing was sent.
/// * 429: every call, since the server did nothing; after `Retry-After`, else at
///   `X-RateLimit-Reset`.
/// * 502, 503, 504, and a connection lost before the answer: GET, HEAD, PUT and DELETE, which do
///   the same when done twice. A POST may have been done, and is never sent again.
///
/// Where the server does not say how long to wait, the wait doubles from `first_delay` to
/// `max_delay`, and a random part of it, up to a half, is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RetryPolicy {
    /// How often a call is made at most, the first time included; 4 by default.
    pub attempts: u32,
    /// The first wait; 100 milliseconds by default.
    pub first_delay: Duration,
    /// The longest wait of its own accord; 5 seconds by default.
    pub max_delay: Duration,
    /// The longest wait that the server may ask for; one minute by default. When it asks for more,
    /// its answer is returned at once.
    pub max_wait: Duration,
}

impl Default for RetryPolicy {
    fn default() -> Self {
        Self {
            attempts: 4,
            first_delay: Duration::from_millis(100),
            max_delay: Duration::from_secs(5),
            max_wait: Duration::from_secs(60),
        }
    }
}

/// How one attempt went.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Outcome<'a> {
    /// The server answered.
    Answer(StatusCode, &'a HeaderMap),
    /// No connection could be made.
    NoConnection,
    /// The connection was lost while the request was under way.
    Lost,
    /// Anything else, as the time running out.
    Other,
}

impl RetryPolicy {
    /// No call is tried again.
    pub fn never() -> Self {
        Self { attempts: 1, ..Self::default() }
    }

    /// How long to wait before the next attempt, when `attempt` of them were made; `None` when
    /// there is to be none.
    pub(crate) fn next_wait(&self, attempt: u32, method: &Method, outcome: Outcome<'_>) -> Option<Duration> {
        if attempt >= self.attempts {
            return None;
        }
        let repeatable = matches!(*method, Method::GET | Method::HEAD | Method::PUT | Method::DELETE);
        let asked = match outcome {
            Outcome::Answer(StatusCode::TOO_MANY_REQUESTS, headers) => asked_to_wait(headers),
            Outcome::Answer(status, headers) if repeatable && matches!(status.as_u16(), 502..=504) => {
                // The reset of the rate limit says nothing of an outage.
                headers.contains_key(reqwest::header::RETRY_AFTER).then(|| asked_to_wait(headers)).flatten()
            }
            Outcome::NoConnection => None,
            Outcome::Lost if repeatable => None,
            _ => return None,
        };
        match asked {
            Some(wait) if wait > self.max_wait => None,
            Some(wait) => Some(wait.max(self.backoff(1))),
            None => Some(self.backoff(attempt)),
        }
    }

    fn backoff(&self, attempt: u32) -> Duration {
        let doubled = 2u32.saturating_pow(attempt.saturating_sub(1).min(30));
        let full = self.first_delay.saturating_mul(doubled).min(self.max_delay);
        full.mul_f64(rand::random_range(0.5..=1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn policy() -> RetryPolicy {
        RetryPolicy { attempts: 3, ..RetryPolicy::default() }
    }

    #[track_caller]
    fn check(method: Method, outcome: Outcome<'_>, again: bool) {
        assert_eq!(policy().next_wait(1, &method, outcome).is_some(), again, "{method} after {outcome:?}");
    }

    #[test]
    fn only_what_does_no_harm_is_tried_again() {
        let none = HeaderMap::new();
        let answer = |status| Outcome::Answer(StatusCode::from_u16(status).unwrap(), &none);
        for method in [Method::GET, Method::HEAD, Method::PUT, Method::DELETE] {
            for status in [429, 502, 503, 504] {
                check(method.clone(), answer(status), true);
            }
            for status in [200, 400, 404, 409, 500, 501] {
                check(method.clone(), answer(status), false);
            }
            check(method.clone(), Outcome::NoConnection, true);
            check(method.clone(), Outcome::Lost, true);
            check(method, Outcome::Other, false);
        }
        for method in [Method::POST, Method::PATCH] {
            check(method.clone(), answer(429), true);
            check(method.clone(), Outcome::NoConnection, true);
            for status in [500, 502, 503, 504] {
                check(method.clone(), answer(status), false);
            }
            check(method.clone(), Outcome::Lost, false);
            check(method, Outcome::Other, false);
        }
    }

    #[test]
    fn attempts_end() {
        let wait = |attempt| policy().next_wait(attempt, &Method::GET, Outcome::NoConnection);
        assert!(wait(2).is_some());
        assert_eq!(wait(3), None);
        let never = RetryPolicy::never();
        assert_eq!(never.next_wait(1, &Method::GET, Outcome::NoConnection), None);
    }

    #[test]
    fn the_wait_grows_up_to_its_bound() {
        let policy = RetryPolicy { attempts: u32::MAX, ..RetryPolicy::default() };
        for (attempt, full) in [(1, 100), (2, 200), (3, 400), (7, 5000), (u32::MAX - 1, 5000)] {
            let wait = policy.next_wait(attempt, &Method::GET, Outcome::NoConnection).unwrap();
            let full = Duration::from_millis(full);
            assert!(wait <= full && wait >= full / 2, "{attempt}: {wait:?}");
        }
    }

    #[test]
    fn the_server_is_obeyed_within_reason() {
        let wait = |seconds: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert("retry-after", seconds.parse().unwrap());
            let outcome = Outcome::Answer(StatusCode::TOO_MANY_REQUESTS, &headers);
            policy().next_wait(1, &Method::POST, outcome)
        };
        assert_eq!(wait("7"), Some(Duration::from_secs(7)));
        assert_eq!(wait("60"), Some(Duration::from_secs(60)));
        assert_eq!(wait("61"), None);
    }
}
