//! The standard health service (`grpc.health.v1.Health`) answers SERVING.

use tonic::{Code, transport::Endpoint};
use tonic_health::pb::{HealthCheckRequest, health_check_response::ServingStatus, health_client::HealthClient};

pub(super) async fn ask(port: u16, service: &str) -> Result<(), String> {
    let endpoint = Endpoint::from_shared(format!("http://127.0.0.1:{port}")).map_err(|e| e.to_string())?;
    let channel = endpoint.connect().await.map_err(|_| "no connection: nothing speaks gRPC there".to_owned())?;
    let request = HealthCheckRequest { service: service.to_owned() };
    match HealthClient::new(channel).check(request).await {
        Ok(answer) => match answer.into_inner().status() {
            ServingStatus::Serving => Ok(()),
            other => Err(format!("answered {}", other.as_str_name())),
        },
        Err(status) if status.code() == Code::Unimplemented => {
            Err("the program does not offer the service grpc.health.v1.Health".to_owned())
        }
        Err(status) if status.code() == Code::NotFound => Err(format!("the program knows no service `{service}`")),
        Err(status) => Err(format!("answered {}", status.code())),
    }
}
