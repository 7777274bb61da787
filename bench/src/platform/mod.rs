//! `bench platform`: the server over loopback, with 32 connections.

pub(crate) mod bare;
mod deploy;
mod load;
mod process;
mod raw;

use std::time::Duration;

use anyhow::Context as _;
use tokio::runtime::Runtime;
use windlass_client::Client;
use windlass_types::{ApplicationGitRepositoryRequest, ApplicationRequest, EnvironmentRequest, ProjectRequest};

use crate::output::say;
use load::{Figures, Load};
use process::Server;

/// How the server is measured.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Connections that send requests at the same time.
    #[arg(long, default_value_t = 32)]
    connections: usize,
    /// Seconds for each measurement of requests.
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    /// Applications to store before memory is measured.
    #[arg(long, default_value_t = 100_000)]
    applications: usize,
    /// Deployments to time.
    #[arg(long, default_value_t = 10)]
    deployments: usize,
}

impl Args {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        Runtime::new()?.block_on(self.measure())
    }

    async fn measure(self) -> anyhow::Result<()> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        say(&format!("{cores} cores, shared by the server and what loads it; {} connections", self.connections));
        let server = Server::start().await?;
        tokio::time::sleep(Duration::from_secs(2)).await;
        let idle = server.resident_mib()?;

        let environment = environment(&server.client).await?;
        let mut page = String::new();
        for n in 0..50 {
            let created = server.client.create_application(&environment, &application(&format!("page-{n}"))).await?;
            page = created.id.to_string();
        }
        let (one, fifty) =
            (format!("/application/{page}"), format!("/environment/{environment}/application?page_size=50"));
        self.reads("GET an application", &server, &one).await?;
        self.reads("GET a page of 50", &server, &fifty).await?;
        self.creates(&server, environment).await?;
        deploy::compare(&server, environment, self.deployments).await?;
        self.memory(server, environment, idle).await
    }

    fn time(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }

    /// The server's answer to a GET, and the same bytes from a bare handler, in turns.
    async fn reads(&self, what: &str, server: &Server, path: &str) -> anyhow::Result<()> {
        let ours = Load::get(server.address, path, &server.token);
        let body = ours.once().await?;
        let bare = bare::Bare::start(&body).await?;
        let theirs = Load::get(bare.address, path, &server.token);
        let (mut mine, mut other) = (Figures::default(), Figures::default());
        for _ in 0..2 {
            other.add(theirs.run(self.connections, self.time() / 2).await?);
            mine.add(ours.run(self.connections, self.time() / 2).await?);
        }
        say(&format!("{what} ({} bytes)", body.len()));
        say(&format!("  windlass      {mine}"));
        say(&format!("  bare axum     {other}"));
        say(&format!(
            "  ratio         {:.2} of bare axum's requests per second (aim: at least 0.50)",
            mine.rate() / other.rate()
        ));
        Ok(())
    }

    /// Durable creates, and raw commits of the same row one at a time, in turns.
    async fn creates(&self, server: &Server, environment: uuid::Uuid) -> anyhow::Result<()> {
        let path = format!("/environment/{environment}/application");
        let load = Load::post(server.address, &path, &server.token, |n| {
            serde_json::to_vec(&application(&format!("bench-{n}"))).map_err(Into::into)
        });
        let row = raw::Row::like(server.directory.path()).await?;
        let (mut mine, mut other) = (Figures::default(), Figures::default());
        for _ in 0..2 {
            other.add(row.commits(self.time() / 2).await?);
            mine.add(load.run(self.connections, self.time() / 2).await?);
        }
        say("durable create of an application");
        say(&format!("  windlass      {mine}"));
        say(&format!("  raw SQLite    {other}"));
        say(&format!(
            "  ratio         {:.2} of the raw commits per second, one at a time (aim: at least 1.00)",
            mine.rate() / other.rate()
        ));
        Ok(())
    }

    async fn memory(&self, server: Server, environment: uuid::Uuid, idle: f64) -> anyhow::Result<()> {
        let path = format!("/environment/{environment}/application");
        let load = Load::post(server.address, &path, &server.token, |n| {
            serde_json::to_vec(&application(&format!("stored-{n}"))).map_err(Into::into)
        });
        let took = load.exactly(self.connections, self.applications).await?;
        // A walk over all pages, as a client that lists everything does.
        let list = Load::get(server.address, &format!("{path}?page_size=1000"), &server.token);
        list.once().await?;
        let full = server.resident_mib()?;
        say("resident memory");
        say(&format!("  idle          {idle:.1} MiB (aim: 40)"));
        say(&format!(
            "  with {} applications stored (in {:.1} s)  {full:.1} MiB (aim: 120)",
            self.applications,
            took.as_secs_f64()
        ));
        let restarted = server.restart().await?;
        Load::get(restarted.address, &path, &restarted.token).once().await?;
        say(&format!("  the same after a restart and a list  {:.1} MiB", restarted.resident_mib()?));
        Ok(())
    }
}

fn application(name: &str) -> ApplicationRequest {
    ApplicationRequest::new(name, ApplicationGitRepositoryRequest::new("https://git.acme.dev/shop/checkout.git"))
}

async fn environment(client: &Client) -> anyhow::Result<uuid::Uuid> {
    let organization = client.list_organization(None, None).await.context("cannot reach the server")?;
    let project = client.create_project(&organization.id, &ProjectRequest::new("bench")).await?;
    Ok(client.create_environment(&project.id, &EnvironmentRequest::new("bench")).await?.id)
}
