//! The rate limit: a fixed window of one hour from a caller's first request, exact under concurrency.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use chrono::{DateTime, Utc};
use uuid::Uuid;

/// Whose requests are counted together.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Counted {
    /// An API token.
    Token(Uuid),
    /// The subject of a Bearer token.
    Subject(String),
    /// A peer that showed no valid credential.
    Peer(IpAddr),
}

/// Where a caller stands after a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// Most requests per window.
    pub limit: u64,
    /// Requests left in the window.
    pub remaining: u64,
    /// When the window ends, in seconds since the epoch.
    pub reset: i64,
    /// Seconds until the window ends, rounded up.
    pub retry_after: i64,
    /// Whether this request is within the limit.
    pub allowed: bool,
}

/// Counts requests. The counts live in this process: they start anew when it does.
#[derive(Debug)]
pub struct Limiter {
    limit: u64,
    subject_limit: u64,
    windows: Mutex<Windows>,
}

#[derive(Debug)]
struct Windows {
    live: HashMap<Counted, Window>,
    /// Ended windows are swept out when so many are kept. Doubled when most turn out to be live, so that a flood of
    /// peers pays for its sweeps.
    sweep_at: usize,
}

impl Windows {
    fn make_room(&mut self, now: DateTime<Utc>) {
        if self.live.len() < self.sweep_at {
            return;
        }
        self.live.retain(|_, window| window.ends > now);
        if self.live.len() >= MOST {
            self.live.retain(|counted, _| !matches!(counted, Counted::Peer(_)));
        }
        self.sweep_at = (2 * self.live.len()).max(SWEEP_AT);
    }
}

#[derive(Debug, Clone, Copy)]
struct Window {
    ends: DateTime<Utc>,
    used: u64,
}

const WINDOW: Duration = Duration::from_secs(3600);
/// The fewest windows that are swept.
const SWEEP_AT: usize = 10_000;
/// The most windows that are kept: beyond, peers without a credential are forgotten, and start anew.
const MOST: usize = 100_000;

impl Limiter {
    /// `limit` requests per hour for a token or a peer, `subject_limit` for a Bearer subject.
    pub fn new(limit: u64, subject_limit: u64) -> Self {
        Self { limit, subject_limit, windows: Mutex::new(Windows { live: HashMap::new(), sweep_at: SWEEP_AT }) }
    }

    /// Counts one request.
    pub fn take(&self, counted: Counted, now: DateTime<Utc>) -> Rate {
        let limit = if matches!(counted, Counted::Subject(_)) { self.subject_limit } else { self.limit };
        let mut windows = self.windows.lock().unwrap_or_else(PoisonError::into_inner);
        windows.make_room(now);
        let window = windows.live.entry(counted).or_insert(Window { ends: now + WINDOW, used: 0 });
        if window.ends <= now {
            *window = Window { ends: now + WINDOW, used: 0 };
        }
        let allowed = window.used < limit;
        window.used += u64::from(allowed);
        Rate {
            limit,
            remaining: limit - window.used,
            reset: seconds_up(window.ends.timestamp_micros()),
            retry_after: seconds_up((window.ends - now).num_microseconds().unwrap_or(i64::MAX)),
            allowed,
        }
    }
}

/// Whole seconds, rounded up: a client that waits for so many finds the window ended.
fn seconds_up(micros: i64) -> i64 {
    micros.div_euclid(1_000_000) + i64::from(micros.rem_euclid(1_000_000) != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_holds_exactly_the_limit_and_then_starts_anew() {
        let limiter = Limiter::new(3, 5);
        let token = Counted::Token(Uuid::nil());
        let now = Utc::now();
        let taken: Vec<_> =
            (0..5).map(|_| limiter.take(token.clone(), now)).map(|r| (r.allowed, r.remaining)).collect();
        assert_eq!(taken, [(true, 2), (true, 1), (true, 0), (false, 0), (false, 0)]);
        assert!(limiter.take(Counted::Subject("ada".into()), now).allowed);
        let denied = limiter.take(token.clone(), now + chrono::Duration::milliseconds(1500));
        assert_eq!(denied.retry_after, 3599);
        assert!((denied.reset - now.timestamp() - 3600).abs() <= 1);
        let later = limiter.take(token, now + WINDOW);
        assert_eq!((later.allowed, later.remaining), (true, 2));
    }

    #[test]
    fn concurrent_requests_never_exceed_the_limit() {
        let limiter = Limiter::new(1000, 1);
        let now = Utc::now();
        let allowed: usize = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..8)
                .map(|_| {
                    scope.spawn(|| (0..500).filter(|_| limiter.take(Counted::Token(Uuid::nil()), now).allowed).count())
                })
                .collect();
            threads.into_iter().map(|t| t.join().unwrap()).sum()
        });
        assert_eq!(allowed, 1000);
    }

    #[test]
    fn memory_stays_bounded_under_a_flood_of_peers() {
        let limiter = Limiter::new(1, 1);
        let now = Utc::now();
        limiter.take(Counted::Token(Uuid::nil()), now);
        for peer in 0..300_000u32 {
            limiter.take(Counted::Peer(IpAddr::V4(peer.into())), now);
        }
        assert!(limiter.windows.lock().unwrap().live.len() <= 2 * MOST);
        assert!(!limiter.take(Counted::Token(Uuid::nil()), now).allowed, "a token's count outlives the flood");
    }
}
