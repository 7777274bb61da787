//! Probes: questions asked from outside the program, whether it may take traffic and whether it is alive.
//!
//! A probe holds one question per kind; every kind that is given has to pass. The supervisor of the instance asks
//! them, so that a server that comes back finds the answer in the instance's state.

mod exec;
mod grpc;
mod http;
mod tcp;

use std::{path::Path, time::Duration};

use serde::{Deserialize, Serialize};

pub(crate) use exec::Exec;

/// When and how often to ask, and what to ask.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Probe {
    /// After the start of the program, nothing is asked for so long.
    pub initial_delay: Duration,
    /// Between two questions. Before the first success it is asked more often, a failure counting once per period.
    pub period: Duration,
    /// How long an answer may take.
    pub timeout: Duration,
    /// So many successes in a row make it pass.
    pub success_threshold: u32,
    /// So many failures in a row make it fail.
    pub failure_threshold: u32,
    /// A connection can be opened.
    pub tcp: Option<TcpProbe>,
    /// A GET answers a status from 200 to 399.
    pub http: Option<HttpProbe>,
    /// A command ends with status 0.
    pub exec: Option<ExecProbe>,
    /// The standard health service answers SERVING.
    pub grpc: Option<GrpcProbe>,
}

impl Default for Probe {
    fn default() -> Self {
        Self {
            initial_delay: Duration::ZERO,
            period: Duration::from_secs(10),
            timeout: Duration::from_secs(5),
            success_threshold: 1,
            failure_threshold: 9,
            tcp: None,
            http: None,
            exec: None,
            grpc: None,
        }
    }
}

/// A connection can be opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TcpProbe {
    /// The declared port; one that is not declared is taken literally.
    pub port: u16,
    /// 127.0.0.1 when absent.
    pub host: Option<String>,
}

/// The scheme of an HTTP probe.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum HttpScheme {
    /// Plain.
    #[default]
    Http,
    /// TLS; the certificate is not verified, as it is rarely made out to 127.0.0.1.
    Https,
}

/// A GET answers a status from 200 to 399. Redirects are not followed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HttpProbe {
    /// The declared port; one that is not declared is taken literally.
    pub port: u16,
    /// The path, with the query if there is one; `/` when empty.
    pub path: String,
    /// Plain or TLS.
    pub scheme: HttpScheme,
}

/// A command ends with status 0. It runs where the program runs, with the program's variables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExecProbe {
    /// The program and its arguments; no shell.
    pub command: Vec<String>,
}

/// The standard health service answers SERVING.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GrpcProbe {
    /// The declared port; one that is not declared is taken literally.
    pub port: u16,
    /// The name of the service to ask for; empty for the server as a whole.
    pub service: String,
}

/// Where a probe is asked: what stands for the declared ports, and how commands are run.
pub(crate) struct Target<'a> {
    pub(crate) port: &'a (dyn Fn(u16) -> u16 + 'a),
    pub(crate) directory: &'a Path,
    pub(crate) env: &'a [(String, String)],
    pub(crate) exec: &'a dyn Exec,
}

/// Asks every kind once. The error says what was asked and what came instead, in one line for the user.
pub(crate) async fn ask(probe: &Probe, target: &Target<'_>) -> Result<(), String> {
    let within = probe.timeout.max(Duration::from_millis(1));
    let late = |what: String| format!("{what} gave no answer within {}", seconds(within));
    if let Some(tcp) = &probe.tcp {
        let host = tcp.host.as_deref().unwrap_or("127.0.0.1");
        let what = format!("tcp probe of port {}", tcp.port);
        match tokio::time::timeout(within, tcp::ask(host, (target.port)(tcp.port))).await {
            Ok(result) => result.map_err(|why| format!("{what}: {why}"))?,
            Err(_) => return Err(late(what)),
        }
    }
    if let Some(http) = &probe.http {
        let what = format!("http probe GET {} of port {}", path_of(&http.path), http.port);
        match tokio::time::timeout(within, http::ask(http.scheme, (target.port)(http.port), &path_of(&http.path))).await
        {
            Ok(result) => result.map_err(|why| format!("{what}: {why}"))?,
            Err(_) => return Err(late(what)),
        }
    }
    if let Some(grpc) = &probe.grpc {
        let what = format!("grpc probe of port {}", grpc.port);
        match tokio::time::timeout(within, grpc::ask((target.port)(grpc.port), &grpc.service)).await {
            Ok(result) => result.map_err(|why| format!("{what}: {why}"))?,
            Err(_) => return Err(late(what)),
        }
    }
    if let Some(exec) = &probe.exec {
        let name = exec.command.first().map_or("", String::as_str);
        target
            .exec
            .ask(&exec.command, target.directory, target.env, within)
            .await
            .map_err(|why| format!("exec probe `{name}`: {why}"))?;
    }
    Ok(())
}

fn path_of(path: &str) -> String {
    if path.starts_with('/') { path.to_owned() } else { format!("/{path}") }
}

pub(crate) fn seconds(duration: Duration) -> String {
    let text = format!("{:.1}", duration.as_secs_f64());
    format!("{} s", text.strip_suffix(".0").unwrap_or(&text))
}
