//! Opening, closing and opening again.

use std::time::{Duration, Instant};

use windlass_store::{Kind, Store, StoreError};

use crate::support::{open, run};

#[test]
fn a_second_server_is_refused_and_told_which_directory() {
    run(async {
        let first = open().await;
        let error = Store::open(first.directory.path()).await.unwrap_err();
        assert!(matches!(error, StoreError::InUse { .. }), "{error}");
        assert!(error.to_string().contains(&first.directory.path().display().to_string()));
        first.store.close().await;
        Store::open(first.directory.path()).await.unwrap();
    });
}

#[test]
fn a_closed_store_says_so_to_every_handle() {
    run(async {
        let fixture = open().await;
        let other = fixture.store.clone();
        fixture.store.close().await;
        assert!(matches!(other.setting_put("a", "1").await, Err(StoreError::Closed)));
        assert!(matches!(other.ping().await, Err(StoreError::Closed)));
    });
}

#[test]
fn what_was_answered_is_there_after_an_end_without_goodbye() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().to_owned();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let org = runtime.block_on(async {
        let fixture = crate::support::Fixture {
            store: Store::open(&path).await.unwrap(),
            directory: tempfile::tempdir().unwrap(),
        };
        let org = fixture.organization("Acme").await;
        fixture.store.setting_put("instance", "one").await.unwrap();
        // Neither closed nor dropped in order: the tasks end with the runtime, in the middle.
        std::mem::forget(fixture);
        org
    });
    runtime.shutdown_background();
    run(async {
        // The lock goes when the abandoned writer's task is dropped.
        let deadline = Instant::now() + Duration::from_secs(10);
        let store = loop {
            match Store::open(&path).await {
                Err(StoreError::InUse { .. }) if Instant::now() < deadline => tokio::task::yield_now().await,
                opened => break opened.unwrap(),
            }
        };
        assert_eq!(store.organizations().await.unwrap()[0].id, org);
        assert_eq!(store.setting_get("instance").await.unwrap().as_deref(), Some("one"));
        assert_eq!(store.setting_init("instance", "two").await.unwrap(), "one");
        assert!(store.record_get(org, Kind::Organization, org).await.is_ok());
    });
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    run(async {
        let parent = tempfile::tempdir().unwrap();
        let directory = parent.path().join("data");
        let store = Store::open(&directory).await.unwrap();
        store.setting_put("a", "1").await.unwrap();
        let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o077;
        assert_eq!(mode(&directory), 0);
        assert_eq!(mode(&directory.join("windlass.db")), 0);
    });
}
