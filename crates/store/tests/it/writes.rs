//! Shared commits.

use std::time::Duration;

use tokio::sync::oneshot;
use windlass_store::{Kind, Page, Store, StoreError};

use crate::support::{new_record, open, run};

/// Keeps the writer busy until the sender is dropped, so that what follows shares a commit.
async fn hold(store: &Store) -> (oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
    let (release, released) = oneshot::channel::<()>();
    let (begun, has_begun) = oneshot::channel();
    let store = store.clone();
    let task = tokio::spawn(async move {
        store
            .write(|_| {
                Box::pin(async move {
                    let _ = begun.send(());
                    let _ = released.await;
                    Ok(())
                })
            })
            .await
            .expect("the writer does it");
    });
    has_begun.await.expect("the writer does it");
    (release, task)
}

#[test]
fn a_failure_undoes_itself_alone() {
    run(async {
        let fixture = open().await;
        let (release, holder) = hold(&fixture.store).await;
        let mut tasks = Vec::new();
        for n in 0..30 {
            let store = fixture.store.clone();
            tasks.push(tokio::spawn(async move {
                let result: Result<(), StoreError> = store
                    .write(move |tx| {
                        Box::pin(async move {
                            tx.setting_put(&format!("a{n}"), "1").await?;
                            tx.setting_put(&format!("b{n}"), "1").await?;
                            match n % 3 {
                                0 => Err(StoreError::NotFound),
                                1 => panic!("on purpose"),
                                _ => Ok(()),
                            }
                        })
                    })
                    .await;
                match n % 3 {
                    0 => assert!(matches!(result, Err(StoreError::NotFound))),
                    1 => assert!(matches!(result, Err(StoreError::Panicked))),
                    _ => result.unwrap(),
                }
            }));
        }
        drop(release);
        holder.await.unwrap();
        for task in tasks {
            task.await.unwrap();
        }
        for n in 0..30 {
            let expected = (n % 3 == 2).then(|| "1".to_owned());
            assert_eq!(fixture.store.setting_get(&format!("a{n}")).await.unwrap(), expected, "a{n}");
            assert_eq!(fixture.store.setting_get(&format!("b{n}")).await.unwrap(), expected, "b{n}");
        }
    });
}

#[test]
fn a_caller_that_goes_away_before_its_turn_changes_nothing() {
    run(async {
        let fixture = open().await;
        let (release, holder) = hold(&fixture.store).await;
        let waiting = fixture.store.setting_put("a", "1");
        assert!(tokio::time::timeout(Duration::from_millis(20), waiting).await.is_err());
        drop(release);
        holder.await.unwrap();
        fixture.store.setting_put("b", "1").await.unwrap();
        assert_eq!(fixture.store.setting_get("a").await.unwrap(), None);
    });
}

#[test]
fn a_caller_that_goes_away_in_the_middle_leaves_all_of_its_change() {
    run(async {
        let fixture = open().await;
        let (begun, has_begun) = oneshot::channel();
        let (release, released) = oneshot::channel::<()>();
        let store = fixture.store.clone();
        let task = tokio::spawn(async move {
            store
                .write(|tx| {
                    Box::pin(async move {
                        tx.setting_put("a", "1").await?;
                        let _ = begun.send(());
                        let _ = released.await;
                        tx.setting_put("b", "1").await
                    })
                })
                .await
        });
        has_begun.await.unwrap();
        task.abort();
        assert!(task.await.unwrap_err().is_cancelled());
        drop(release);
        fixture.store.setting_put("c", "1").await.unwrap();
        assert_eq!(fixture.store.setting_get("a").await.unwrap().as_deref(), Some("1"));
        assert_eq!(fixture.store.setting_get("b").await.unwrap().as_deref(), Some("1"));
    });
}

#[test]
fn an_error_of_the_callers_own_undoes_the_change() {
    #[derive(Debug)]
    enum Mine {
        Refused,
        Store(#[expect(dead_code, reason = "shown when the test fails")] StoreError),
    }
    impl From<StoreError> for Mine {
        fn from(error: StoreError) -> Self {
            Self::Store(error)
        }
    }
    run(async {
        let fixture = open().await;
        let result: Result<(), Mine> = fixture
            .store
            .try_write(|tx| {
                Box::pin(async move {
                    tx.setting_put("a", "1").await?;
                    Err(Mine::Refused)
                })
            })
            .await;
        assert!(matches!(result, Err(Mine::Refused)), "{result:?}");
        assert_eq!(fixture.store.setting_get("a").await.unwrap(), None);
    });
}

#[test]
fn sixty_four_writers_share_commits_and_read_what_they_wrote() {
    run(async {
        let fixture = open().await;
        let org = fixture.organization("Acme").await;
        let count = 640;

        let mut tasks = Vec::new();
        for writer in 0..64 {
            let store = fixture.store.clone();
            tasks.push(tokio::spawn(async move {
                for n in 0..count / 64 {
                    let new = new_record(org, Kind::Project, Some(org), &format!("{writer}-{n}"));
                    let record = store.record_insert(new).await.unwrap();
                    let read = store.record_get(org, Kind::Project, record.id).await.unwrap();
                    assert_eq!(read.document, record.document);
                }
            }));
        }
        for task in tasks {
            task.await.unwrap();
        }
        let listing = fixture.store.record_list(org, Kind::Project, Some(org), Page::first(1000)).await.unwrap();
        assert_eq!((listing.total, listing.results.len()), (640, 640));
    });
}
