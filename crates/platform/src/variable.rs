//! Environment variables of services.

use uuid::Uuid;
use windlass_contract::Encoded;
use windlass_store::Kind;
use windlass_types::{
    Application, EnvironmentVariable, EnvironmentVariableList, EnvironmentVariableRequest, ServiceType, VariableScope,
    VariableType,
};

use crate::{Caller, PageRequest, Platform, Result, record::Named};

impl Platform {
    /// Adds a variable to the application.
    pub async fn variable_create(
        &self,
        caller: &Caller,
        application_id: Uuid,
        request: EnvironmentVariableRequest,
    ) -> Result<EnvironmentVariable> {
        self.record_get::<Application>(caller, Kind::Application, application_id, "application").await?;
        let (id, now) = self.identity();
        let variable = EnvironmentVariable {
            id,
            created_at: now,
            updated_at: now,
            key: request.key,
            value: request.value,
            description: request.description.unwrap_or_default(),
            scope: VariableScope::Application,
            variable_type: VariableType::Value,
            service_id: application_id,
            service_type: ServiceType::Application,
        };
        let named =
            Named { kind: Kind::Variable, what: "variable", id, parent: application_id, name: &variable.key, now };
        self.record_create(caller, named, &variable).await?;
        Ok(variable)
    }

    /// One variable of the application.
    pub async fn variable_get(&self, caller: &Caller, application_id: Uuid, id: Uuid) -> Result<EnvironmentVariable> {
        let parent = (Kind::Application, application_id);
        self.record_get_below(caller, Kind::Variable, parent, id, "variable").await
    }

    /// The variables of the application.
    pub async fn variable_list(
        &self,
        caller: &Caller,
        application_id: Uuid,
        page: PageRequest,
    ) -> Result<Encoded<EnvironmentVariableList>> {
        self.record_get::<Application>(caller, Kind::Application, application_id, "application").await?;
        let list = |results, pagination| EnvironmentVariableList { results, pagination };
        self.record_page(caller, Kind::Variable, application_id, page, list).await
    }
}
