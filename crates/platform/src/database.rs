//! Databases of environments.

use uuid::Uuid;
use windlass_store::Kind;
use windlass_types::{Database, DatabaseRequest, Environment, ReferenceObject, ServiceType};

use crate::{Caller, Platform, Result, record::Named};

impl Platform {
    /// Creates a database in the environment.
    pub async fn database_create(
        &self,
        caller: &Caller,
        environment_id: Uuid,
        request: DatabaseRequest,
    ) -> Result<Database> {
        self.record_get::<Environment>(caller, Kind::Environment, environment_id, "environment").await?;
        let (id, now) = self.identity();
        let database = Database {
            id,
            created_at: now,
            updated_at: now,
            environment: ReferenceObject { id: environment_id },
            cpu: request.cpu_or_default(),
            memory: request.memory_or_default(),
            storage: request.storage_or_default(),
            name: request.name.trim().to_owned(),
            description: request.description.unwrap_or_default(),
            r#type: request.r#type,
            version: request.version,
            mode: request.mode,
            service_type: ServiceType::Database,
        };
        let named =
            Named { kind: Kind::Database, what: "database", id, parent: environment_id, name: &database.name, now };
        self.record_create(caller, named, &database).await?;
        Ok(database)
    }

    /// One database.
    pub async fn database_get(&self, caller: &Caller, id: Uuid) -> Result<Database> {
        self.record_get(caller, Kind::Database, id, "database").await
    }
}
