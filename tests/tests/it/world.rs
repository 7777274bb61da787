//! An organization with one record of every kind, and a valid body for every operation that takes one.

use std::{collections::BTreeMap, io::Write as _, net::TcpListener, thread};

use http::Method;
use serde_json::{Value, json};
use uuid::Uuid;
use windlass_contract::Operation;
use windlass_tests::{Repository, TestServer};

use crate::document::fill;

/// What a chart repository of the tests answers.
const INDEX: &str =
    "apiVersion: v1\nentries:\n  redis:\n  - version: 18.4.0\n  - version: 17.0.0\n  nginx:\n  - version: 1.0.0\n";

/// One record of every kind.
pub(crate) struct World {
    /// Ids by the names of the path parameters that take them.
    pub(crate) ids: BTreeMap<&'static str, Uuid>,
    /// The names of its records begin with this.
    pub(crate) prefix: String,
    charts: String,
    token: String,
    repository: Repository,
}

impl World {
    /// Makes the records in the organization that the Admin token belongs to.
    pub(crate) async fn new(server: &TestServer, organization: Uuid, token: &str, prefix: &str) -> Self {
        let repository = Repository::new(&[("Procfile", "web: sleep 600\n")]);
        let ids = BTreeMap::from([("organizationId", organization)]);
        let (charts, token, prefix) = (chart_repository(), token.to_owned(), prefix.to_owned());
        let mut world = Self { ids, prefix, charts, token, repository };
        let clusters = world.call(server, Method::GET, &format!("/organization/{organization}/cluster"), None).await;
        world.ids.insert("clusterId", id_of(&clusters["results"][0]));
        for (parameter, operation) in [
            ("projectId", "createProject"),
            ("environmentId", "createEnvironment"),
            ("applicationId", "createApplication"),
            ("environmentVariableId", "createApplicationEnvironmentVariable"),
            ("secretId", "createApplicationSecret"),
            ("databaseId", "createDatabase"),
            ("helmRepositoryId", "createHelmRepository"),
            ("webhookId", "createOrganizationWebhook"),
            ("apiTokenId", "createOrganizationApiToken"),
            ("deploymentId", "deployApplication"),
        ] {
            let operation = crate::document::operation(operation);
            let body = world.body(operation.id, "one");
            let made = world.call(server, Method::POST, &world.path(operation), body).await;
            world.ids.insert(parameter, id_of(&made));
        }
        world
    }

    /// An operation's path with this world's ids.
    pub(crate) fn path(&self, operation: &Operation) -> String {
        fill(operation.path, |name| self.id(name).to_string())
    }

    /// The id that a path parameter takes.
    #[track_caller]
    pub(crate) fn id(&self, parameter: &str) -> Uuid {
        *self.ids.get(parameter).unwrap_or_else(|| panic!("the tests make no record for {{{parameter}}}"))
    }

    /// A valid body for an operation; `name` goes into the record's name. `None` when the operation takes none.
    pub(crate) fn body(&self, operation: &str, name: &str) -> Option<Value> {
        let name = format!("{}-{name}", self.prefix);
        Some(match operation {
            "createProject" => json!({"name": name, "description": name}),
            "createEnvironment" => json!({"name": name, "mode": "STAGING", "cluster_id": self.ids["clusterId"]}),
            "createApplication" => json!({
                "name": name,
                "description": name,
                "git_repository": {"url": self.repository.url(), "branch": "main"},
                "ports": [{"internal_port": 8080, "publicly_accessible": true}],
                // Not asked for an hour, so that a deployment goes on until it is canceled.
                "healthchecks": {"readiness_probe": {"type": {"tcp": {"port": 8080}}, "initial_delay_seconds": 3600}},
            }),
            "createApplicationEnvironmentVariable" | "createApplicationSecret" => {
                json!({"key": name.replace('-', "_"), "value": "a value", "description": name})
            }
            "createDatabase" => json!({"name": name, "type": "POSTGRESQL", "version": "16", "mode": "CONTAINER"}),
            "createHelmRepository" => json!({"name": name, "url": self.charts}),
            "createOrganizationWebhook" => {
                json!({"target_url": format!("https://{name}.invalid/hook"), "events": ["DEPLOYMENT_STARTED"]})
            }
            "createOrganizationApiToken" => json!({"name": name, "scopes": ["Read", "Deploy"]}),
            "deployApplication" => json!({}),
            _ => return None,
        })
    }

    async fn call(&self, server: &TestServer, method: Method, path: &str, body: Option<Value>) -> Value {
        let call = server.call(method, path).token(&self.token);
        let call = match body {
            Some(body) => call.json(&body),
            None => call,
        };
        call.send().await.ok()
    }
}

/// The id of a record.
#[track_caller]
pub(crate) fn id_of(record: &Value) -> Uuid {
    record["id"].as_str().and_then(|id| id.parse().ok()).unwrap_or_else(|| panic!("no id: {record}"))
}

/// Serves a chart repository for as long as the tests run. Answers its address.
fn chart_repository() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port can be listened on");
    let address = listener.local_addr().expect("a listener has an address");
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let mut head = [0; 4096];
            let _ = std::io::Read::read(&mut stream, &mut head);
            let length = INDEX.len();
            let _ = write!(stream, "HTTP/1.1 200 OK\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{INDEX}");
        }
    });
    format!("http://{address}/charts")
}
