//! API tokens: machine credentials. Only a digest of the value is kept.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use chrono::{DateTime, SubsecRound as _, Utc};
use uuid::Uuid;
use windlass_domain::Scopes;
use windlass_store::{NewToken, Token};
use windlass_types::{ApiToken, ApiTokenCreated, ApiTokenList, ApiTokenRequest, TokenScope};

use crate::{Actor, Caller, Error, PageRequest, Platform, Result, caller::token_digest, error::of_store};

impl Platform {
    /// Creates a token. Its value is in this answer alone.
    pub async fn token_create(
        &self,
        caller: &Caller,
        organization_id: Uuid,
        request: ApiTokenRequest,
    ) -> Result<ApiTokenCreated> {
        self.organization_check(caller, organization_id).await?;
        let (id, now) = self.identity();
        let value = format!("wl_{}", URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>()));
        let token = new_token(
            id,
            organization_id,
            &value,
            request.name.trim(),
            request.description.unwrap_or_default(),
            &request.scopes,
            request.expires_at,
            now,
        )?;
        let (token, api) = (token.token, token.api);
        self.store.token_insert(token).await.map_err(of_store("token"))?;
        Ok(ApiTokenCreated {
            id: api.id,
            created_at: api.created_at,
            name: api.name,
            description: api.description,
            scopes: api.scopes,
            expires_at: api.expires_at,
            token: value,
        })
    }

    /// One token of the organization, without its value.
    pub async fn token_get(&self, caller: &Caller, organization_id: Uuid, id: Uuid) -> Result<ApiToken> {
        self.organization_check(caller, organization_id).await?;
        shown(&self.store.token_get(organization_id, id).await.map_err(of_store("token"))?)
    }

    /// The tokens of the organization, without their values.
    pub async fn token_list(&self, caller: &Caller, organization_id: Uuid, page: PageRequest) -> Result<ApiTokenList> {
        self.organization_check(caller, organization_id).await?;
        let listing = self.store.token_list(organization_id, page.store()).await.map_err(of_store("token"))?;
        let results = listing.results.iter().map(shown).collect::<Result<_>>()?;
        Ok(ApiTokenList { results, pagination: page.pagination(listing.total) })
    }

    /// Revokes a token, at once. Not the caller's own: nobody is to lock themselves out by mistake.
    pub async fn token_delete(&self, caller: &Caller, organization_id: Uuid, id: Uuid) -> Result<()> {
        self.organization_check(caller, organization_id).await?;
        if caller.actor == Actor::Token(id) {
            return Err(Error::conflict("token_in_use", "A token cannot delete itself; use another Admin token"));
        }
        self.store.token_delete(organization_id, id).await.map_err(of_store("token")).map(drop)
    }
}

/// A token as it is kept and as it is shown.
pub(crate) struct Minted {
    pub(crate) token: NewToken,
    pub(crate) api: ApiToken,
}

#[expect(clippy::too_many_arguments, reason = "each is a field of the token")]
pub(crate) fn new_token(
    id: Uuid,
    organization_id: Uuid,
    value: &str,
    name: &str,
    description: String,
    scopes: &[TokenScope],
    expires_at: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
) -> Result<Minted> {
    let expires_at = expires_at.map(|end| end.trunc_subsecs(6));
    let api = ApiToken { id, created_at: now, name: name.to_owned(), description, scopes: scopes.to_vec(), expires_at };
    let held = scopes.iter().try_fold(Scopes::NONE, |held, scope| {
        Ok(held
            .with(scope.as_str().parse().map_err(|error| Error::internal("read a scope that was validated", error))?))
    });
    let token = NewToken {
        id,
        organization_id,
        digest: token_digest(value),
        name: name.to_owned(),
        scopes: held?,
        document: crate::record::to_json(&api)?,
        created_at: now,
        expires_at,
    };
    Ok(Minted { token, api })
}

fn shown(token: &Token) -> Result<ApiToken> {
    serde_json::from_str(&token.document)
        .map_err(|error| Error::internal(format_args!("read the token {}", token.id), error))
}
