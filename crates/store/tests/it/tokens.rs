//! Tokens.

use uuid::Uuid;
use windlass_domain::{Scope, Scopes};
use windlass_store::{NewToken, Page, StoreError};

use crate::support::{at, open, run};

fn token(org: Uuid, name: &str, digest: u8) -> NewToken {
    NewToken {
        id: Uuid::now_v7(),
        organization_id: org,
        digest: [digest; 32],
        name: name.to_owned(),
        scopes: [Scope::Read, Scope::Deploy].into_iter().collect(),
        document: "{}".to_owned(),
        created_at: at(i64::from(digest)),
        expires_at: Some(at(100)),
    }
}

#[test]
fn a_token_is_found_until_it_is_deleted() {
    run(async {
        let fixture = open().await;
        let store = &fixture.store;
        let (mine, yours) = (Uuid::now_v7(), Uuid::now_v7());
        let first = store.token_insert(token(mine, "ci", 1)).await.unwrap();
        let second = store.token_insert(token(mine, "cd", 2)).await.unwrap();
        store.token_insert(token(yours, "CI", 3)).await.unwrap();

        let taken = store.token_insert(token(mine, " Ci", 4)).await;
        assert!(matches!(taken, Err(StoreError::NameTaken { existing }) if existing == first.id), "{taken:?}");
        assert!(matches!(store.token_insert(token(mine, "new", 1)).await, Err(StoreError::Exists)));

        for _ in 0..2 {
            let found = store.token_find(&[1; 32]).await.unwrap().unwrap();
            assert_eq!((found.id, &*found.name, found.organization_id), (first.id, "ci", mine));
            assert_eq!(found.scopes, Scopes::from(Scope::Read).with(Scope::Deploy));
            assert!(!found.expired(at(99)) && found.expired(at(100)));
        }
        assert!(store.token_find(&[9; 32]).await.unwrap().is_none());

        let page = store.token_list(mine, Page { page: 1, page_size: 1 }).await.unwrap();
        assert_eq!((page.total, page.results[0].id), (2, first.id));
        let past = store.token_list(mine, Page { page: 9, page_size: 1 }).await.unwrap();
        assert_eq!((past.total, past.results.len()), (2, 0));

        assert!(matches!(store.token_delete(yours, first.id).await, Err(StoreError::Foreign)));
        assert!(matches!(store.token_delete(mine, Uuid::now_v7()).await, Err(StoreError::NotFound)));
        store.token_delete(mine, first.id).await.unwrap();
        assert!(store.token_find(&[1; 32]).await.unwrap().is_none());
        assert!(store.token_find(&[2; 32]).await.unwrap().is_some_and(|token| token.id == second.id));
        assert!(matches!(store.token_delete(mine, first.id).await, Err(StoreError::NotFound)));
    });
}
