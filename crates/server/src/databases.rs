//! Databases.

use windlass_api::{CreateDatabaseParams, CreateDatabaseResponse, Databases, GetDatabaseParams, GetDatabaseResponse};
use windlass_contract::axum::Rejection;
use windlass_platform::Caller;
use windlass_types::DatabaseRequest;

use crate::{Server, host::refused};

impl Databases for Server {
    async fn create_database(
        &self,
        caller: Caller,
        params: CreateDatabaseParams,
        body: DatabaseRequest,
    ) -> Result<CreateDatabaseResponse, Rejection> {
        let body = self.platform.database_create(&caller, params.environment_id, body).await.map_err(refused)?;
        Ok(CreateDatabaseResponse::Created { location: format!("/database/{}", body.id), body })
    }

    async fn get_database(&self, caller: Caller, params: GetDatabaseParams) -> Result<GetDatabaseResponse, Rejection> {
        let database = self.platform.database_get(&caller, params.database_id).await.map_err(refused)?;
        Ok(GetDatabaseResponse::Ok(database))
    }
}
