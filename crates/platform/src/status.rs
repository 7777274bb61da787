//! What an application does now.

use std::sync::atomic::Ordering;

use chrono::{DateTime, Utc};
use uuid::Uuid;
use windlass_domain::service_deployment_status;
use windlass_engine::Protocol;
use windlass_store::{Kind, ServiceStatus};
use windlass_types::{Application, ApplicationStatus, RunningRevision, ServiceDeploymentStatus, ServiceState};

use crate::{Caller, Platform, Result, deployment::InstanceNote, error::of_store};

impl Platform {
    /// What the application does now, as last observed.
    pub async fn application_status(&self, caller: &Caller, id: Uuid) -> Result<ApplicationStatus> {
        let application: Application = self.record_get(caller, Kind::Application, id, "application").await?;
        let status =
            self.store.service_status_get(caller.organization_id, id).await.map_err(of_store("application"))?;
        let deployed = status.as_ref().and_then(|status| status.config_version.as_deref());
        let current = match deployed {
            Some(_) => self.configuration_version(caller, &application).await?,
            None => String::new(),
        };
        let up_to_date = wire::<ServiceDeploymentStatus>(service_deployment_status(deployed, &current).as_str());
        Ok(match status {
            None => ApplicationStatus {
                id,
                state: ServiceState::Ready,
                service_deployment_status: up_to_date,
                last_deployment_date: None,
                running: None,
                observed_at: Utc::now(),
                urls: Vec::new(),
                deployment_id: None,
                reason: None,
            },
            Some(status) => told(id, up_to_date, &status, self.looked_at()),
        })
    }

    fn looked_at(&self) -> DateTime<Utc> {
        DateTime::from_timestamp_micros(self.looked_at.load(Ordering::Relaxed)).unwrap_or_default()
    }
}

fn told(
    id: Uuid,
    up_to_date: ServiceDeploymentStatus,
    status: &ServiceStatus,
    looked_at: DateTime<Utc>,
) -> ApplicationStatus {
    let instances: Vec<InstanceNote> = serde_json::from_str(&status.instances).unwrap_or_default();
    let serving: Vec<_> = instances.into_iter().filter(|instance| instance.serving).collect();
    let reason = status.reason.map(|reason| match status.message.as_deref() {
        Some(message) => format!("{reason}: {message}"),
        None => reason.to_string(),
    });
    ApplicationStatus {
        id,
        state: wire(status.state.as_str()),
        service_deployment_status: up_to_date,
        last_deployment_date: Some(status.last_deployment_at),
        running: status.running.filter(|_| !serving.is_empty()).map(|running| RunningRevision {
            instances: i64::try_from(serving.len()).unwrap_or(i64::MAX),
            revision: running.revision,
            since: running.since,
        }),
        // The store is written when something changes; what has not was the same at the last look.
        observed_at: looked_at.max(status.changed_at),
        urls: serving.iter().flat_map(urls).collect(),
        deployment_id: Some(status.deployment_id),
        reason,
    }
}

/// Where the public ports of an instance answer. It runs on this machine.
fn urls(instance: &InstanceNote) -> impl Iterator<Item = String> {
    instance.ports.iter().filter(|port| port.public).map(|port| {
        let scheme = match port.protocol {
            Protocol::Http => "http",
            Protocol::Grpc => "grpc",
            Protocol::Tcp => "tcp",
            Protocol::Udp => "udp",
        };
        format!("{scheme}://127.0.0.1:{}", port.port)
    })
}

/// A value of the domain as the contract spells it.
fn wire<T: std::str::FromStr<Err = std::convert::Infallible>>(text: &str) -> T {
    text.parse().unwrap_or_else(|never| match never {})
}
