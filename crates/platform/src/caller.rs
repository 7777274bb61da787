//! Who calls: an API token, or the short-lived credential of a cluster.

use chrono::{DateTime, Utc};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use uuid::Uuid;
use windlass_domain::{Scope, Scopes};

use crate::{Counted, Error, Platform, Result, Vault, cluster};

/// An authenticated caller.
#[derive(Debug, Clone)]
pub struct Caller {
    /// The organization that the credential belongs to.
    pub organization_id: Uuid,
    /// What the credential may do.
    pub scopes: Scopes,
    /// Which credential it is.
    pub actor: Actor,
}

/// A credential, without its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    /// An API token, by its id.
    Token(Uuid),
    /// A cluster's own credential, by the cluster's id.
    Cluster(Uuid),
}

/// The one operation that a cluster's own credential is for.
const CLUSTER_OPERATION: &str = "listOrganizationCluster";

impl Caller {
    /// Refuses an operation that the credential does not permit.
    pub fn authorize(&self, operation: &str, scope: Option<&str>) -> Result<()> {
        if self.cluster_id().is_some() && operation != CLUSTER_OPERATION {
            return Err(Error::forbidden("A cluster's credential is only for reading that cluster; use an API token"));
        }
        // A scope that is not known permits nobody but an Admin.
        let needed = scope.map_or(Scope::Read, |scope| scope.parse().unwrap_or(Scope::Admin));
        if self.scopes.allow(needed) {
            return Ok(());
        }
        Err(Error::forbidden(format!("This needs a token with the scope {needed}; this one has {}", self.scopes)))
    }

    /// Whose requests these are counted with.
    pub fn counted(&self) -> Counted {
        match self.actor {
            Actor::Token(id) => Counted::Token(id),
            Actor::Cluster(id) => Counted::Subject(id.to_string()),
        }
    }

    pub(crate) fn cluster_id(&self) -> Option<Uuid> {
        match self.actor {
            Actor::Cluster(id) => Some(id),
            Actor::Token(_) => None,
        }
    }

    /// How the audit log names this caller.
    pub(crate) fn audit_name(&self) -> String {
        match self.actor {
            Actor::Token(id) => format!("token/{id}"),
            Actor::Cluster(id) => format!("cluster/{id}"),
        }
    }
}

/// The digest that a token is stored and found by.
pub(crate) fn token_digest(token: &str) -> [u8; 32] {
    digest(token.as_bytes())
}

/// SHA-256.
pub(crate) fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

impl Platform {
    /// Who the value of an `Authorization` header stands for.
    pub async fn authenticate(&self, authorization: Option<&[u8]>) -> Result<Caller> {
        let header = authorization
            .ok_or_else(|| Error::unauthorized("Send a credential as `Authorization: Token <API token>`"))?;
        let text = std::str::from_utf8(header).unwrap_or_default();
        let (scheme, credential) = text.split_once(' ').unwrap_or((text, ""));
        let credential = credential.trim();
        if scheme.eq_ignore_ascii_case("token") && !credential.is_empty() {
            self.authenticate_token(credential).await
        } else if scheme.eq_ignore_ascii_case("bearer") && !credential.is_empty() {
            self.cluster_tokens.verify(credential)
        } else {
            Err(Error::unauthorized("The Authorization header must be `Token <API token>` or `Bearer <JWT>`"))
        }
    }

    async fn authenticate_token(&self, token: &str) -> Result<Caller> {
        let found = self
            .store
            .token_find(&token_digest(token))
            .await
            .map_err(|error| Error::internal("look up a token", error))?
            .ok_or_else(|| Error::unauthorized("The API token is not known: it was mistyped or revoked"))?;
        if found.expires_at.is_some_and(|end| end <= Utc::now()) {
            return Err(Error::unauthorized("The API token has expired; create another one"));
        }
        Ok(Caller { organization_id: found.organization_id, scopes: found.scopes, actor: Actor::Token(found.id) })
    }
}

#[derive(Serialize, Deserialize)]
struct Claims {
    iss: String,
    aud: String,
    sub: Uuid,
    org: Uuid,
    iat: i64,
    exp: i64,
}

const ISSUER: &str = "windlass";
const AUDIENCE: &str = "windlass-cluster";

/// Signs and verifies the credentials of clusters.
pub(crate) struct ClusterTokens {
    encoding: EncodingKey,
    decoding: DecodingKey,
}

impl ClusterTokens {
    pub(crate) fn new(vault: &Vault) -> Self {
        let key = vault.derive("cluster-token");
        Self { encoding: EncodingKey::from_secret(key.as_slice()), decoding: DecodingKey::from_secret(key.as_slice()) }
    }

    /// A credential for reading the cluster, and when it stops to work.
    pub(crate) fn issue(
        &self,
        organization: Uuid,
        cluster: Uuid,
        now: DateTime<Utc>,
    ) -> Result<(String, DateTime<Utc>)> {
        let exp = (now + cluster::token_life()).timestamp();
        let claims = Claims {
            iss: ISSUER.into(),
            aud: AUDIENCE.into(),
            sub: cluster,
            org: organization,
            iat: now.timestamp(),
            exp,
        };
        let token = jsonwebtoken::encode(&Header::new(Algorithm::HS256), &claims, &self.encoding)
            .map_err(|error| Error::internal("sign a cluster token", error))?;
        let expires = DateTime::from_timestamp(exp, 0).expect("a time that was made from a time of today is in range");
        Ok((token, expires))
    }

    pub(crate) fn verify(&self, token: &str) -> Result<Caller> {
        let mut validation = Validation::new(Algorithm::HS256);
        validation.set_issuer(&[ISSUER]);
        validation.set_audience(&[AUDIENCE]);
        validation.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
        validation.leeway = 0;
        let claims = jsonwebtoken::decode::<Claims>(token, &self.decoding, &validation)
            .map_err(|_| {
                Error::unauthorized(
                    "The Bearer token is invalid or has expired; no identity provider is configured here, \
                     so that only cluster credentials are taken",
                )
            })?
            .claims;
        Ok(Caller {
            organization_id: claims.org,
            scopes: Scopes::NONE.with(Scope::Read),
            actor: Actor::Cluster(claims.sub),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cluster_credential_reads_its_cluster_until_it_expires() {
        let tokens = ClusterTokens::new(&Vault::new([1; 32]));
        let (org, cluster) = (Uuid::now_v7(), Uuid::now_v7());
        let (token, expires) = tokens.issue(org, cluster, Utc::now()).unwrap();
        assert!(expires > Utc::now());
        let caller = tokens.verify(&token).unwrap();
        assert_eq!((caller.organization_id, caller.cluster_id()), (org, Some(cluster)));
        assert!(caller.authorize(CLUSTER_OPERATION, Some("Read")).is_ok());
        assert!(caller.authorize("getApplication", Some("Read")).is_err());

        let (old, _) = tokens.issue(org, cluster, Utc::now() - chrono::Duration::hours(1)).unwrap();
        assert!(tokens.verify(&old).is_err());
        assert!(ClusterTokens::new(&Vault::new([2; 32])).verify(&token).is_err());
        // The same claims without a signature.
        let unsigned =
            token.rsplit_once('.').unwrap().0.replacen(token.split('.').next().unwrap(), "eyJhbGciOiJub25lIn0", 1);
        assert!(tokens.verify(&format!("{unsigned}.")).is_err());
    }

    #[test]
    fn scopes_decide_and_an_unknown_one_is_for_admins() {
        let caller = |scopes| Caller { organization_id: Uuid::nil(), scopes, actor: Actor::Token(Uuid::nil()) };
        let reader = caller(Scopes::NONE.with(Scope::Read));
        assert!(reader.authorize("x", Some("Read")).is_ok());
        assert!(reader.authorize("x", Some("Write")).is_err());
        assert!(reader.authorize("x", Some("Nonsense")).is_err());
        assert!(caller(Scopes::ADMIN).authorize("x", Some("Nonsense")).is_ok());
    }
}
