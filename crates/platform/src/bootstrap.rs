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
const TOKEN_NAME: &str = "bootstrap";

impl Platform {
    /// Makes the organization, unless an earlier start did. `given` is used as the Admin token's value instead of a
    /// random one; given again at a later start, it has no effect. Answers what was made now.
    pub async fn bootstrap(&self, given: Option<&str>) -> Result<Option<Bootstrap>> {
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
