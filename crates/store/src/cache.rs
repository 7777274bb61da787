//! A bounded cache of what was read, which never tells less than the database.
//!
//! Reading through a connection costs a change of thread for every statement, and most reads ask
//! for what was read a moment ago. The cache holds single records, tokens and exact list pages.
//!
//! What makes it correct is in the writer's order of doing things: *before* a commit, every key
//! that the commit touches is marked as being written and its entry dropped; *after* the commit the
//! mark is taken away; only then are the callers answered. A reader takes a [`Ticket`] before it
//! asks the database and may store what it found only if no mark was set since. So between the
//! start of a commit and its answer every read goes to the database, and an old value can neither
//! be served nor come back after a new one was seen.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::{Mutex, MutexGuard, PoisonError};

use uuid::Uuid;

use crate::page::{Listing, Page};
use crate::record::Record;
use crate::token::Token;
use crate::{Digest, Kind};

/// What an entry is found by, and what a write says it touches.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Key {
    Record(Kind, Uuid),
    Token(Digest),
    /// Every cached page of a listing, so that one touch drops them all.
    Listing {
        organization_id: Uuid,
        kind: Kind,
        parent_id: Option<Uuid>,
    },
}

#[derive(Debug, Clone)]
pub(crate) enum Entry {
    Record(Record),
    Token(Token),
    Listing(Vec<(Page, Listing<Record>)>),
}

/// The right to store what is about to be read, unless it is written meanwhile.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ticket {
    slot: usize,
    generation: u64,
}

pub(crate) enum Lookup<T> {
    Hit(T),
    /// `None`: a commit is on its way, and what is read must not be stored.
    Miss(Option<Ticket>),
}

/// Generations are kept by hash of the key. Two keys in one slot cost a missed chance to store.
const SLOTS: usize = 4096;
/// Pages kept of one listing before it starts over.
const PAGES: usize = 16;
/// What an entry costs beside its text: the key, the map's slot and the fixed columns.
const OVERHEAD: usize = 320;

pub(crate) struct Cache {
    hasher: RandomState,
    state: Mutex<State>,
}

struct State {
    /// Odd while a commit that touches the slot is on its way.
    generations: Box<[u64]>,
    young: Half,
    old: Half,
    /// The most bytes that each half may hold.
    half: usize,
}

/// When the young half is full it becomes the old one and the old one is dropped; what is asked for
/// moves from old to young. That keeps what is in use, without an order to maintain on every read.
#[derive(Default)]
struct Half {
    entries: HashMap<Key, (Entry, usize)>,
    bytes: usize,
}

impl Half {
    fn remove(&mut self, key: &Key) -> Option<(Entry, usize)> {
        let found = self.entries.remove(key)?;
        self.bytes -= found.1;
        Some(found)
    }

    fn insert(&mut self, key: Key, entry: Entry, cost: usize) {
        self.bytes += cost;
        if let Some((_, before)) = self.entries.insert(key, (entry, cost)) {
            self.bytes -= before;
        }
    }
}

impl Cache {
    /// A cache that holds at most about `bytes`.
    pub(crate) fn new(bytes: usize) -> Self {
        Self {
            hasher: RandomState::new(),
            state: Mutex::new(State {
                generations: vec![0; SLOTS].into_boxed_slice(),
                young: Half::default(),
                old: Half::default(),
                half: bytes / 2,
            }),
        }
    }

    pub(crate) fn record(&self, kind: Kind, id: Uuid) -> Lookup<Record> {
        self.lookup(&Key::Record(kind, id), |entry| match entry {
            Entry::Record(record) => Some(record.clone()),
            _ => None,
        })
    }

    pub(crate) fn token(&self, digest: Digest) -> Lookup<Token> {
        self.lookup(&Key::Token(digest), |entry| match entry {
            Entry::Token(token) => Some(token.clone()),
            _ => None,
        })
    }

    pub(crate) fn page(&self, key: &Key, page: Page) -> Lookup<Listing<Record>> {
        self.lookup(key, |entry| match entry {
            Entry::Listing(pages) => pages.iter().find(|(at, _)| *at == page).map(|(_, listing)| listing.clone()),
            _ => None,
        })
    }

    /// A document counts twice, here and in a listing: once as it is stored, once as what is written from it.
    pub(crate) fn put_record(&self, ticket: Ticket, record: &Record) {
        let cost = 2 * record.cost() + OVERHEAD;
        self.put(ticket, Key::Record(record.kind, record.id), Entry::Record(record.clone()), cost);
    }

    pub(crate) fn put_token(&self, ticket: Ticket, token: &Token) {
        let cost = token.document.len() + token.name.len() + OVERHEAD;
        self.put(ticket, Key::Token(token.digest), Entry::Token(token.clone()), cost);
    }

    pub(crate) fn put_page(&self, ticket: Ticket, key: Key, page: Page, listing: &Listing<Record>) {
        let added: usize = listing.results.iter().map(|record| 2 * record.cost() + OVERHEAD).sum::<usize>() + OVERHEAD;
        let mut state = self.lock();
        if !state.valid(ticket) || added > state.half / 4 {
            return;
        }
        let (mut pages, mut cost) = match state.young.remove(&key).or_else(|| state.old.remove(&key)) {
            Some((Entry::Listing(pages), cost)) => (pages, cost),
            _ => (Vec::new(), 0),
        };
        if pages.len() >= PAGES || cost + added > state.half / 2 {
            pages.clear();
            cost = 0;
        }
        // Two readers may have missed the same page together.
        if pages.iter().all(|(at, _)| *at != page) {
            pages.push((page, listing.clone()));
            cost += added;
        }
        state.insert(key, Entry::Listing(pages), cost);
    }

    /// Called before a commit: from here to [`Cache::end`] nothing is served or stored for `keys`.
    pub(crate) fn begin(&self, keys: &[Key]) {
        let slots: Vec<usize> = self.slots(keys);
        let mut state = self.lock();
        for key in keys {
            state.young.remove(key);
            state.old.remove(key);
        }
        for slot in slots {
            state.generations[slot] += 1;
        }
    }

    /// Called after the commit, whether it succeeded or not, with the same keys.
    pub(crate) fn end(&self, keys: &[Key]) {
        let slots = self.slots(keys);
        let mut state = self.lock();
        for slot in slots {
            state.generations[slot] += 1;
        }
    }

    /// Each slot once, so that `begin` makes its generation odd and `end` even again.
    fn slots(&self, keys: &[Key]) -> Vec<usize> {
        let mut slots: Vec<usize> = keys.iter().map(|key| self.slot(key)).collect();
        slots.sort_unstable();
        slots.dedup();
        slots
    }

    fn slot(&self, key: &Key) -> usize {
        (self.hasher.hash_one(key) as usize) % SLOTS
    }

    fn lookup<T>(&self, key: &Key, read: impl Fn(&Entry) -> Option<T>) -> Lookup<T> {
        let slot = self.slot(key);
        let mut state = self.lock();
        if let Some(found) = state.young.entries.get(key).and_then(|(entry, _)| read(entry)) {
            return Lookup::Hit(found);
        }
        if let Some(found) = state.old.entries.get(key).and_then(|(entry, _)| read(entry)) {
            if let Some((entry, cost)) = state.old.remove(key) {
                state.insert(key.clone(), entry, cost);
            }
            return Lookup::Hit(found);
        }
        let generation = state.generations[slot];
        Lookup::Miss(generation.is_multiple_of(2).then_some(Ticket { slot, generation }))
    }

    fn put(&self, ticket: Ticket, key: Key, entry: Entry, cost: usize) {
        let mut state = self.lock();
        if state.valid(ticket) && cost <= state.half / 4 {
            state.old.remove(&key);
            state.insert(key, entry, cost);
        }
    }

    #[cfg(test)]
    fn bytes(&self) -> usize {
        let state = self.lock();
        state.young.bytes + state.old.bytes
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // No code that runs under the lock leaves the maps half-changed, so poison means nothing.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn valid(&self, ticket: Ticket) -> bool {
        self.generations[ticket.slot] == ticket.generation
    }

    fn insert(&mut self, key: Key, entry: Entry, cost: usize) {
        if self.young.bytes + cost > self.half {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(key, entry, cost);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(id: u128, bytes: usize) -> Record {
        let at = chrono::DateTime::UNIX_EPOCH;
        Record {
            id: Uuid::from_u128(id),
            organization_id: Uuid::nil(),
            kind: Kind::Application,
            parent_id: None,
            name_key: None,
            created_at: at,
            updated_at: at,
            version: 1,
            document: "x".repeat(bytes).into(),
            sealed: None,
            written: std::sync::Arc::default(),
        }
    }

    fn key(id: u128) -> Key {
        Key::Record(Kind::Application, Uuid::from_u128(id))
    }

    fn ticket(cache: &Cache, id: u128) -> Option<Ticket> {
        match cache.record(Kind::Application, Uuid::from_u128(id)) {
            Lookup::Miss(ticket) => ticket,
            Lookup::Hit(_) => panic!("{id} is cached"),
        }
    }

    fn holds(cache: &Cache, id: u128) -> bool {
        matches!(cache.record(Kind::Application, Uuid::from_u128(id)), Lookup::Hit(_))
    }

    #[test]
    fn what_was_put_is_found_until_it_is_touched() {
        let cache = Cache::new(1 << 20);
        cache.put_record(ticket(&cache, 1).unwrap(), &record(1, 10));
        assert!(holds(&cache, 1));
        cache.begin(&[key(1)]);
        assert!(!holds(&cache, 1));
        cache.end(&[key(1)]);
        assert!(!holds(&cache, 1));
        assert_eq!(cache.bytes(), 0);
    }

    #[test]
    fn what_was_read_before_or_during_a_commit_is_not_stored_after_it() {
        let cache = Cache::new(1 << 20);
        let before = ticket(&cache, 1).unwrap();
        // Touched twice by one commit, as an update within a cascade does.
        cache.begin(&[key(1), key(1)]);
        assert!(ticket(&cache, 1).is_none());
        cache.put_record(before, &record(1, 10));
        assert!(!holds(&cache, 1));
        cache.end(&[key(1), key(1)]);
        cache.put_record(before, &record(1, 10));
        assert!(!holds(&cache, 1));
        cache.put_record(ticket(&cache, 1).unwrap(), &record(1, 10));
        assert!(holds(&cache, 1));
    }

    #[test]
    fn memory_stays_within_the_bound_and_keeps_what_is_used() {
        let cache = Cache::new(100_000);
        for id in 0..1000 {
            cache.put_record(ticket(&cache, id).unwrap(), &record(id, 1000));
            assert!(id == 0 || holds(&cache, 0), "dropped what was asked for all the time, at {id}");
            assert!(cache.bytes() <= 100_000);
        }
        assert!(!holds(&cache, 1));
        cache.put_record(ticket(&cache, 2).unwrap(), &record(2, 1_000_000));
        assert!(!holds(&cache, 2), "larger than the cache allows");
    }

    #[test]
    fn a_touch_drops_every_page_of_the_listing() {
        let cache = Cache::new(1 << 20);
        let key = Key::Listing { organization_id: Uuid::nil(), kind: Kind::Application, parent_id: None };
        let listing = Listing::new(vec![record(1, 10)].into(), 1);
        for page in 1..=40 {
            let page = Page { page, page_size: 1 };
            let Lookup::Miss(Some(ticket)) = cache.page(&key, page) else { panic!("cached") };
            cache.put_page(ticket, key.clone(), page, &listing);
            assert!(matches!(cache.page(&key, page), Lookup::Hit(_)));
        }
        cache.begin(std::slice::from_ref(&key));
        cache.end(std::slice::from_ref(&key));
        for page in 1..=40 {
            assert!(matches!(cache.page(&key, Page { page, page_size: 1 }), Lookup::Miss(_)));
        }
        assert_eq!(cache.bytes(), 0);
    }
}
