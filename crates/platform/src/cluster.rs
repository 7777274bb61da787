//! Clusters: where environments run.

use chrono::{DateTime, Duration, Utc};
use uuid::Uuid;
use windlass_contract::Encoded;
use windlass_store::Kind;
use windlass_types::{
    Cluster, ClusterKind, ClusterList, ClusterReason, ClusterState, ClusterToken, ClusterTokenStatus, ClusterUpgrade,
    ReferenceObject,
};

use crate::{Caller, Error, PageRequest, Platform, Result, record::encoded};

impl Platform {
    /// The clusters of the organization. A cluster's own credential sees that cluster alone.
    pub async fn cluster_list(
        &self,
        caller: &Caller,
        organization_id: Uuid,
        page: PageRequest,
    ) -> Result<Encoded<ClusterList>> {
        self.organization_check(caller, organization_id).await?;
        let list = |results, pagination| ClusterList { results, pagination };
        let Some(id) = caller.cluster_id() else {
            return self.record_page(caller, Kind::Cluster, organization_id, page, list).await;
        };
        let own: Cluster = self.record_get(caller, Kind::Cluster, id, "cluster").await?;
        let pagination = page.pagination(1);
        encoded(&list(if pagination.page == 1 { vec![own] } else { Vec::new() }, pagination))
    }

    /// A short-lived credential for the cluster. For this machine: a signed token that this server takes for reading
    /// the cluster.
    pub async fn cluster_token(&self, caller: &Caller, id: Uuid) -> Result<ClusterToken> {
        let cluster: Cluster = self.record_get(caller, Kind::Cluster, id, "cluster").await?;
        match cluster.kind {
            ClusterKind::Local => {
                let (token, expires) = self.cluster_tokens.issue(cluster.organization.id, id, Utc::now())?;
                Ok(ClusterToken {
                    api_version: "client.authentication.k8s.io/v1".into(),
                    kind: "ExecCredential".into(),
                    spec: Default::default(),
                    status: ClusterTokenStatus { token, expiration_timestamp: expires },
                })
            }
            kind => Err(unmanaged(&kind)),
        }
    }

    /// Where the upgrade of the cluster stands. This machine has nothing to be upgraded to.
    pub async fn cluster_upgrade(&self, caller: &Caller, id: Uuid) -> Result<ClusterUpgrade> {
        let cluster: Cluster = self.record_get(caller, Kind::Cluster, id, "cluster").await?;
        match cluster.kind {
            ClusterKind::Local => Ok(ClusterUpgrade {
                is_deployed: cluster.status == ClusterState::Deployed,
                ..ClusterUpgrade::new(id, cluster.status, true, ClusterReason::Unspecified)
            }),
            kind => Err(unmanaged(&kind)),
        }
    }

    /// The cluster that environments run on unless they say otherwise.
    pub(crate) async fn cluster_default(&self, caller: &Caller) -> Result<Cluster> {
        let all = PageRequest::default();
        let (clusters, _) = self.record_list::<Cluster>(caller, Kind::Cluster, caller.organization_id, all).await?;
        clusters.into_iter().find(|cluster| cluster.is_default).ok_or_else(|| {
            Error::conflict("no_default_cluster", "The organization has no default cluster; name one in `cluster_id`")
        })
    }
}

/// The cluster that every organization starts with: this machine.
pub(crate) fn local_cluster(organization_id: Uuid, now: DateTime<Utc>) -> Cluster {
    Cluster {
        id: Uuid::now_v7(),
        created_at: now,
        updated_at: now,
        organization: ReferenceObject { id: organization_id },
        name: "local".into(),
        description: "This machine".into(),
        kind: ClusterKind::Local,
        status: ClusterState::Deployed,
        is_default: true,
    }
}

fn unmanaged(kind: &ClusterKind) -> Error {
    Error::conflict("cluster_unsupported", format!("This server cannot manage a cluster of the kind {kind}"))
}

/// How long a cluster's credential works.
pub(crate) fn token_life() -> Duration {
    Duration::minutes(15)
}
