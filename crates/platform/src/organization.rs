//! Organizations: the top-level owners.

use uuid::Uuid;
use windlass_store::Kind;
use windlass_types::{Organization, OrganizationOverview};

use crate::{Caller, PageRequest, Platform, Result};

impl Platform {
    /// The caller's organization, and every organization the caller may see.
    pub async fn organization_overview(&self, caller: &Caller, page: PageRequest) -> Result<OrganizationOverview> {
        let own: Organization =
            self.record_get(caller, Kind::Organization, caller.organization_id, "organization").await?;
        // A credential belongs to one organization, so the list has one entry, on the first page.
        let pagination = page.pagination(1);
        let results = if pagination.page == 1 { vec![own.clone()] } else { Vec::new() };
        Ok(OrganizationOverview {
            id: own.id,
            name: own.name,
            created_at: own.created_at,
            updated_at: own.updated_at,
            results,
            pagination,
        })
    }

    /// Refuses an organization that is not the caller's, or is none at all.
    pub(crate) async fn organization_check(&self, caller: &Caller, id: Uuid) -> Result<()> {
        if id == caller.organization_id {
            return Ok(());
        }
        self.record_get::<Organization>(caller, Kind::Organization, id, "organization").await.map(drop)
    }
}
