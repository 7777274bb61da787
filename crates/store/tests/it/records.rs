//! Records, through the cache and past it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use uuid::Uuid;
use windlass_store::{Kind, NewRecord, Page, Record, RecordUpdate, StoreError};

use crate::support::{at, new_record, open, run};

fn update(record: &Record, document: &str) -> RecordUpdate {
    RecordUpdate {
        organization_id: record.organization_id,
        kind: record.kind,
        id: record.id,
        version: Some(record.version),
        name_key: record.name_key.as_deref().map(str::to_owned),
        updated_at: at(1),
        document: document.to_owned(),
        sealed: None,
    }
}

#[test]
fn what_is_written_is_read_back_and_changed_by_version() {
    run(async {
        let fixture = open().await;
        let org = fixture.organization("Acme").await;
        let new = NewRecord { sealed: Some(vec![0, 159, 1]), ..new_record(org, Kind::Secret, Some(org), "KEY") };
        let record = fixture.store.record_insert(new).await.unwrap();
        for _ in 0..2 {
            let read = fixture.store.record_get(org, Kind::Secret, record.id).await.unwrap();
            assert_eq!((read.version, read.created_at), (1, record.created_at));
            assert_eq!(read.sealed.as_deref(), Some(&[0, 159, 1][..]));
        }
        let second = fixture.store.record_update(update(&record, "second")).await.unwrap();
        assert_eq!((second.version, &*second.document, second.updated_at), (2, "second", at(1)));
        assert_eq!(second.sealed, record.sealed, "an update without a sealed value keeps it");
        let read = fixture.store.record_get(org, Kind::Secret, record.id).await.unwrap();
        assert_eq!(&*read.document, "second");

        let stale = fixture.store.record_update(update(&record, "third")).await;
        assert!(matches!(stale, Err(StoreError::VersionChanged { current: 2 })), "{stale:?}");
        let resealed = RecordUpdate { sealed: Some(vec![7]), version: None, ..update(&record, "fourth") };
        let fourth = fixture.store.record_update(resealed).await.unwrap();
        assert_eq!((fourth.version, fourth.sealed.as_deref()), (3, Some(&[7][..])));
    });
}

#[test]
fn another_organizations_record_is_foreign_and_an_unknown_id_is_not_found() {
    run(async {
        let fixture = open().await;
        let (mine, yours) = (fixture.organization("Mine").await, fixture.organization("Yours").await);
        let record = fixture.child(mine, Kind::Project, mine, "p").await;
        let store = &fixture.store;
        for cached in [false, true] {
            let foreign = store.record_get(yours, Kind::Project, record.id).await;
            assert!(matches!(foreign, Err(StoreError::Foreign)), "cached {cached}: {foreign:?}");
        }
        let missing = store.record_get(mine, Kind::Project, Uuid::now_v7()).await;
        assert!(matches!(missing, Err(StoreError::NotFound)));
        let wrong_kind = store.record_get(mine, Kind::Environment, record.id).await;
        assert!(matches!(wrong_kind, Err(StoreError::NotFound)));

        let foreign = RecordUpdate { organization_id: yours, ..update(&record, "x") };
        assert!(matches!(store.record_update(foreign).await, Err(StoreError::Foreign)));
        let missing = RecordUpdate { id: Uuid::now_v7(), ..update(&record, "x") };
        assert!(matches!(store.record_update(missing).await, Err(StoreError::NotFound)));
        assert!(matches!(store.record_delete(yours, Kind::Project, record.id).await, Err(StoreError::Foreign)));
        let missing = store.record_delete(mine, Kind::Project, Uuid::now_v7()).await;
        assert!(matches!(missing, Err(StoreError::NotFound)));
        assert_eq!(store.record_list(yours, Kind::Project, Some(mine), Page::first(10)).await.unwrap().total, 0);
    });
}

#[test]
fn a_name_is_taken_within_kind_and_parent() {
    run(async {
        let fixture = open().await;
        let org = fixture.organization("Acme").await;
        let first = fixture.child(org, Kind::Project, org, "Web").await;
        let other = fixture.child(org, Kind::Project, org, "other").await;
        let store = &fixture.store;

        let taken = store.record_insert(new_record(org, Kind::Project, Some(org), " wEB ")).await;
        assert!(matches!(taken, Err(StoreError::NameTaken { existing }) if existing == first.id), "{taken:?}");
        let renamed = RecordUpdate { name_key: Some("web".to_owned()), ..update(&other, "x") };
        let taken = store.record_update(renamed).await;
        assert!(matches!(taken, Err(StoreError::NameTaken { existing }) if existing == first.id), "{taken:?}");
        store.record_update(update(&first, "keeps its own name")).await.unwrap();

        let twice = new_record(fixture.organization("Umbrella").await, Kind::Organization, None, "ACME");
        assert!(matches!(store.record_insert(twice).await, Err(StoreError::NameTaken { existing }) if existing == org));
        let same_id = NewRecord { id: first.id, ..new_record(org, Kind::Project, Some(org), "free") };
        assert!(matches!(store.record_insert(same_id).await, Err(StoreError::Exists)));

        fixture.child(org, Kind::Environment, first.id, "web").await;
        fixture.child(org, Kind::Environment, other.id, "web").await;
        for _ in 0..2 {
            let nameless = NewRecord { name_key: None, ..new_record(org, Kind::Webhook, Some(org), "") };
            store.record_insert(nameless).await.unwrap();
        }
    });
}

#[test]
fn pages_are_in_order_and_totals_true_past_the_end() {
    run(async {
        let fixture = open().await;
        let org = fixture.organization("Acme").await;
        let (a, b) =
            (fixture.child(org, Kind::Project, org, "a").await, fixture.child(org, Kind::Project, org, "b").await);
        // Created in the opposite order of their times, two at each time.
        let mut expected = Vec::new();
        for n in (0..25).rev() {
            let parent = if n % 5 == 4 { b.id } else { a.id };
            let new = NewRecord {
                created_at: at(n / 2),
                ..new_record(org, Kind::Environment, Some(parent), &format!("{n}"))
            };
            expected.push((at(n / 2), new.id, parent));
            fixture.store.record_insert(new).await.unwrap();
        }
        expected.sort();
        let check = async |parent: Option<Uuid>, page: u32, size: u32| {
            let all: Vec<Uuid> =
                expected.iter().filter(|entry| parent.is_none_or(|id| id == entry.2)).map(|entry| entry.1).collect();
            let wanted: Vec<Uuid> =
                all.iter().copied().skip((page as usize - 1) * size as usize).take(size as usize).collect();
            for attempt in ["read", "cached"] {
                let page = Page { page, page_size: size };
                let listing = fixture.store.record_list(org, Kind::Environment, parent, page).await.unwrap();
                let found: Vec<Uuid> = listing.results.iter().map(|record| record.id).collect();
                assert_eq!((&found, listing.total), (&wanted, all.len() as u64), "{attempt} {page:?} of {parent:?}");
            }
        };
        for parent in [None, Some(a.id), Some(b.id)] {
            for (page, size) in [(1, 1000), (1, 7), (2, 7), (3, 7), (4, 7), (100, 50), (u32::MAX, 1000), (1, 1)] {
                check(parent, page, size).await;
            }
        }
        let empty = fixture.store.record_list(org, Kind::Environment, Some(org), Page::first(10)).await.unwrap();
        assert_eq!((empty.total, empty.results.len()), (0, 0));
    });
}

#[test]
fn a_delete_takes_everything_below_and_the_cache_forgets_it() {
    run(async {
        let fixture = open().await;
        let org = fixture.organization("Acme").await;
        let project = fixture.child(org, Kind::Project, org, "p").await;
        let env = fixture.child(org, Kind::Environment, project.id, "e").await;
        let app = fixture.child(org, Kind::Application, env.id, "a").await;
        let sibling = fixture.child(org, Kind::Project, org, "q").await;
        let store = &fixture.store;
        for (kind, id, parent) in [
            (Kind::Project, project.id, org),
            (Kind::Environment, env.id, project.id),
            (Kind::Application, app.id, env.id),
        ] {
            store.record_get(org, kind, id).await.unwrap();
            assert_ne!(store.record_list(org, kind, Some(parent), Page::first(50)).await.unwrap().total, 0);
            assert_ne!(store.record_list(org, kind, None, Page::first(50)).await.unwrap().total, 0);
        }
        let mut deleted = store.record_delete(org, Kind::Project, project.id).await.unwrap();
        deleted.sort();
        let mut expected = vec![(Kind::Project, project.id), (Kind::Environment, env.id), (Kind::Application, app.id)];
        expected.sort();
        assert_eq!(deleted, expected);
        for (kind, id) in deleted {
            assert!(matches!(store.record_get(org, kind, id).await, Err(StoreError::NotFound)), "{kind}");
        }
        assert_eq!(store.record_list(org, Kind::Application, Some(env.id), Page::first(50)).await.unwrap().total, 0);
        assert_eq!(store.record_list(org, Kind::Application, None, Page::first(50)).await.unwrap().total, 0);
        let left = store.record_list(org, Kind::Project, Some(org), Page::first(50)).await.unwrap();
        assert_eq!((left.total, left.results[0].id), (1, sibling.id));

        let orphan = store.record_insert(new_record(org, Kind::Application, Some(env.id), "late")).await;
        assert!(matches!(orphan, Err(StoreError::ParentMissing)), "{orphan:?}");
    });
}

#[test]
fn readers_never_go_back_in_time() {
    run(async {
        let fixture = open().await;
        let org = fixture.organization("Acme").await;
        let record = fixture.child(org, Kind::Project, org, "p").await;
        let (answered, done) = (Arc::new(AtomicI64::new(1)), Arc::new(AtomicBool::new(false)));
        let mut readers = Vec::new();
        for reader in 0..6 {
            let (store, id) = (fixture.store.clone(), record.id);
            let (answered, done) = (answered.clone(), done.clone());
            readers.push(tokio::spawn(async move {
                let (mut seen, mut round) = (0, 0);
                while !done.load(Ordering::SeqCst) {
                    round += 1;
                    let floor = answered.load(Ordering::SeqCst);
                    let version = if (reader + round) % 2 == 0 {
                        store.record_get(org, Kind::Project, id).await.unwrap().version
                    } else {
                        // Some ask for a page that nobody has asked for yet, which goes past the cache:
                        // what was seen there must not be undone by what the cache still holds.
                        let page = Page::first(if reader < 3 { 50 } else { 50 + round });
                        let listing = store.record_list(org, Kind::Project, Some(org), page).await.unwrap();
                        listing.results[0].version
                    };
                    assert!(version >= floor, "version {version} after {floor} was answered");
                    assert!(version >= seen, "version {version} after {seen} was seen");
                    seen = version;
                    tokio::task::yield_now().await;
                }
            }));
        }
        for n in 0..150 {
            let change = RecordUpdate { version: None, ..update(&record, &format!("{n}")) };
            let version = fixture.store.record_update(change).await.unwrap().version;
            answered.store(version, Ordering::SeqCst);
        }
        done.store(true, Ordering::SeqCst);
        for reader in readers {
            reader.await.unwrap();
        }
    });
}
