//! The first start: an organization with its local cluster, and a token to begin with.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use chrono::{SubsecRound as _, Utc};
use uuid::Uuid;
use windlass_store::{Kind, NewRecord};
use windlass_types::{Organization, TokenScope};
use zeroize::Zeroizing;

use crate::{Error, Platform, Result, cluster, error::of_store, record::to_json, token::new_token};

/// What the first start made.
pub struct Bootstrap {
    /// The organization.
    pub organization_id: Uuid,
    /// An Admin token, when one was made: shown this once.
    pub token: Option<Zeroizing<String>>,
}

/// Shortest bootstrap token: it is stored as a plain digest, which protects only what cannot be guessed.
const MIN_TOKEN: usize = 20;
/// Remembers, in the store, that the first start is over.
const SETTING: &str = "bootstrapped";
/// Holds something sealed, in the store, that tells the key which it was sealed with.
const KEY_CHECK: &str = "key_check";
const TOKEN_NAME: &str = "bootstrap";

impl Platform {
    /// Makes the organization, unless an earlier start did. `given` is used as the Admin token's value instead of a
    /// random one; given again at a later start, it has no effect. Answers what was made now.
    pub async fn bootstrap(&self, given: Option<&str>) -> Result<Option<Bootstrap>> {
        self.key_check().await?;
        if self.store.setting_get(SETTING).await.map_err(of_store("setting"))?.is_some() {
            return Ok(None);
        }
        if given.is_some_and(|token| token.len() < MIN_TOKEN || token.contains(char::is_whitespace)) {
            return Err(Error::invalid(
                "WINDLASS_BOOTSTRAP_TOKEN",
                "min_length",
                format!(
                    "must have at least {MIN_TOKEN} characters and no blanks; make one with `openssl rand -hex 32`"
                ),
            ));
        }
        let value = Zeroizing::new(match given {
            Some(given) => given.to_owned(),
            None => format!("wl_{}", URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>())),
        });
        let organization_id = self.organization_insert("default", &value, Some(SETTING)).await?;
        Ok(Some(Bootstrap { organization_id, token: given.is_none().then_some(value) }))
    }

    /// Refuses a key that does not open what is sealed: with it every secret would seem lost, one by one, while others
    /// are sealed anew.
    async fn key_check(&self) -> Result<()> {
        match self.store.setting_get(KEY_CHECK).await.map_err(of_store("setting"))? {
            Some(sealed) if self.vault.open(KEY_CHECK, &sealed).is_err() => Err(Error::invalid(
                "the key of secrets",
                "key_differs",
                "it is not the one that the secrets of this data directory are sealed with; \
                 bring that one back, in the file `secret.key` or as WINDLASS_SECRET_KEY",
            )),
            Some(_) => Ok(()),
            None => {
                let sealed = self.vault.seal(KEY_CHECK, &[]);
                self.store.setting_put(KEY_CHECK, &sealed).await.map_err(of_store("setting"))
            }
        }
    }

    /// Makes one more organization with its local cluster, and an Admin token of the given value.
    pub async fn organization_create(&self, name: &str, token: &str) -> Result<Uuid> {
        self.organization_insert(name, token, None).await
    }

    /// `done` is the setting that remembers this, in the same transaction.
    async fn organization_insert(&self, name: &str, token: &str, done: Option<&'static str>) -> Result<Uuid> {
        let now = Utc::now().trunc_subsecs(6);
        let organization =
            Organization { id: Uuid::now_v7(), name: name.to_owned(), created_at: now, updated_at: Some(now) };
        let cluster = cluster::local_cluster(organization.id, now);
        let description = "Made with the organization".to_owned();
        let scopes = [TokenScope::Admin];
        let token =
            new_token(Uuid::now_v7(), organization.id, token, TOKEN_NAME, description, &scopes, None, now)?.token;
        let record = |kind, id, parent_id, name: &str, document| NewRecord {
            id,
            organization_id: organization.id,
            kind,
            parent_id,
            name_key: Some(name.to_owned()),
            created_at: now,
            document,
            sealed: None,
        };
        let organization_record =
            record(Kind::Organization, organization.id, None, &organization.name, to_json(&organization)?);
        let cluster_record =
            record(Kind::Cluster, cluster.id, Some(organization.id), &cluster.name, to_json(&cluster)?);
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    tx.record_insert(organization_record).await?;
                    tx.record_insert(cluster_record).await?;
                    tx.token_insert(token).await?;
                    match done {
                        Some(setting) => tx.setting_put(setting, "1").await,
                        None => Ok(()),
                    }
                })
            })
            .await
            .map_err(of_store("organization"))?;
        Ok(organization.id)
    }
}

#[cfg(test)]
mod tests {
    use std::{path::Path, sync::Arc, time::Duration};

    use windlass_engine::{ProcessConfig, ProcessEngine, ShimCommand};
    use windlass_store::Store;

    use super::*;
    use crate::{Options, Vault};

    /// What a start with the key makes of the directory.
    async fn start(directory: &Path, key: u8) -> Result<Option<Bootstrap>> {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let store = Store::open(directory).await.unwrap();
        let engine = ProcessEngine::open(ProcessConfig {
            data_dir: directory.join("engine"),
            shim: ShimCommand { program: "/bin/false".into(), args: Vec::new() },
            git_timeout: Duration::from_secs(1),
        })
        .unwrap();
        let git = engine.git().clone();
        let vault = Vault::new([key; 32]);
        let platform = Platform::new(store.clone(), Arc::new(engine), git, vault, Options::default()).unwrap();
        let made = platform.bootstrap(None).await;
        drop(platform);
        store.close().await;
        made
    }

    #[tokio::test]
    async fn a_later_start_needs_the_key_of_the_first() {
        let directory = tempfile::tempdir().unwrap();
        assert!(start(directory.path(), 1).await.unwrap().is_some_and(|made| made.token.is_some()));
        let refused = start(directory.path(), 2).await.err().unwrap().to_string();
        assert!(refused.contains("secret.key"), "{refused}");
        assert!(start(directory.path(), 1).await.unwrap().is_none());
    }
}
