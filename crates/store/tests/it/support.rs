//! What the tests share.

use std::future::Future;
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use tempfile::TempDir;
use uuid::Uuid;
use windlass_domain::{DeploymentStatus, Operation, fold_name};
use windlass_store::{Changes, Claim, Deployment, Kind, NewDeployment, NewRecord, Record, Store, Transition, now};

/// A store in a directory that goes with it.
pub(crate) struct Fixture {
    pub(crate) store: Store,
    pub(crate) directory: TempDir,
}

pub(crate) async fn open() -> Fixture {
    let directory = tempfile::tempdir().expect("a directory");
    let store = Store::open(directory.path()).await.expect("a store");
    Fixture { store, directory }
}

/// Runs a test on several threads, and fails it when it hangs.
pub(crate) fn run(test: impl Future<Output = ()>) {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(4).enable_all().build().expect("a runtime");
    runtime.block_on(async {
        tokio::time::timeout(Duration::from_secs(60), test).await.expect("the test hangs");
    });
}

/// A fixed time, `seconds` after the beginning.
pub(crate) fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_700_000_000, 0).expect("a valid time") + TimeDelta::seconds(seconds)
}

pub(crate) fn new_record(org: Uuid, kind: Kind, parent: Option<Uuid>, name: &str) -> NewRecord {
    NewRecord {
        id: Uuid::now_v7(),
        organization_id: org,
        kind,
        parent_id: parent,
        name_key: Some(fold_name(name)),
        created_at: now(),
        document: format!(r#"{{"name":"{name}"}}"#),
        sealed: None,
    }
}

impl Fixture {
    pub(crate) async fn organization(&self, name: &str) -> Uuid {
        let id = Uuid::now_v7();
        let new = NewRecord { id, ..new_record(id, Kind::Organization, None, name) };
        self.store.record_insert(new).await.expect("the store does it").id
    }

    pub(crate) async fn child(&self, org: Uuid, kind: Kind, parent: Uuid, name: &str) -> Record {
        self.store.record_insert(new_record(org, kind, Some(parent), name)).await.expect("the store does it")
    }

    pub(crate) async fn accept(&self, service: Service, operation: Operation, seconds: i64) -> Deployment {
        self.store.deployment_insert(service.request(operation, seconds)).await.expect("the store does it")
    }

    pub(crate) async fn claim(&self, owner: Uuid, seconds: i64) -> Option<Deployment> {
        self.store.deployment_claim(claim(owner, seconds, 10)).await.expect("the store does it")
    }

    /// Moves a deployment on, as the worker that holds it.
    pub(crate) async fn go(&self, deployment: &Deployment, to: DeploymentStatus, seconds: i64) -> Deployment {
        self.store.deployment_transition(step(deployment, to, seconds)).await.expect("the store does it")
    }

    /// Takes up what is queued and brings it to its end.
    pub(crate) async fn drive(&self, path: &[DeploymentStatus], seconds: i64) -> Deployment {
        let mut deployment = self.claim(Uuid::now_v7(), seconds).await.expect("something to claim");
        for to in path {
            deployment = self.go(&deployment, *to, seconds).await;
        }
        deployment
    }
}

/// The ids that a deployment hangs on.
#[derive(Clone, Copy)]
pub(crate) struct Service {
    pub(crate) org: Uuid,
    pub(crate) id: Uuid,
    pub(crate) cluster: Uuid,
}

impl Service {
    pub(crate) fn new(org: Uuid) -> Self {
        Self { org, id: Uuid::now_v7(), cluster: Uuid::from_u128(7) }
    }

    pub(crate) fn request(self, operation: Operation, seconds: i64) -> NewDeployment {
        NewDeployment {
            id: Uuid::now_v7(),
            organization_id: self.org,
            service_id: self.id,
            service_type: "APPLICATION".to_owned(),
            environment_id: Uuid::from_u128(5),
            cluster_id: self.cluster,
            operation,
            commit: Some(r#"{"git_commit_id":"abc"}"#.to_owned()),
            plan: "{}".to_owned(),
            context: r#"{"service":{"name":"web"}}"#.to_owned(),
            config_version: format!("v{seconds}"),
            actor: "someone".to_owned(),
            created_at: at(seconds),
        }
    }
}

pub(crate) fn claim(owner: Uuid, seconds: i64, max_active_per_cluster: u32) -> Claim {
    Claim { owner, now: at(seconds), lease: Duration::from_secs(30), max_active_per_cluster }
}

pub(crate) fn step(deployment: &Deployment, to: DeploymentStatus, seconds: i64) -> Transition {
    Transition {
        id: deployment.id,
        owner: deployment.lease.owner,
        from: deployment.status,
        to,
        reason: None,
        message: None,
        changes: Changes::default(),
        at: at(seconds),
    }
}
