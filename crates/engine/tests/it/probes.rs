//! The four kinds of probe, and what follows from their answers.

use std::{
    net::TcpListener,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use windlass_engine::{
    Engine, EngineErrorKind, InstanceSpec, PortSpec, Protocol, ReadySpec, RestartPolicy, Status,
    probe::{ExecProbe, GrpcProbe, HttpProbe, HttpScheme, Probe, TcpProbe},
};

use crate::support::{Bed, LONG, never};

/// A probe that gives up after half a second.
fn impatient() -> Probe {
    Probe {
        period: Duration::from_millis(100),
        timeout: Duration::from_millis(400),
        failure_threshold: 5,
        ..Probe::default()
    }
}

fn sleeping(bed: &Bed, readiness: Probe) -> InstanceSpec {
    InstanceSpec { readiness: Some(readiness), ..bed.script("exec sleep 1000") }
}

async fn passes(bed: &Bed, probe: Probe) {
    let spec = sleeping(bed, probe.clone());
    bed.start(&spec).await;
    if let Err(e) = bed.ready(&spec).await {
        panic!("{probe:?}: {e}");
    }
    bed.engine.remove(spec.id.deployment_id).await.expect("removable");
}

async fn fails(bed: &Bed, probe: Probe, text: &str) {
    let spec = sleeping(bed, probe);
    bed.start(&spec).await;
    let error = bed.ready(&spec).await.expect_err(text);
    assert_eq!(error.kind(), EngineErrorKind::Program);
    assert!(error.to_string().contains(text), "{error}");
    bed.engine.remove(spec.id.deployment_id).await.expect("removable");
}

/// A port on which nothing listens.
fn silent() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).expect("a port").port()
}

/// Answers every path with the status that it names.
async fn answer(mut stream: impl tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin) {
    let mut buffer = vec![0; 4096];
    let n = stream.read(&mut buffer).await.unwrap_or_default();
    let path = String::from_utf8_lossy(&buffer[..n]).split(' ').nth(1).unwrap_or_default().to_owned();
    if path == "/slow" {
        tokio::time::sleep(LONG).await;
    }
    let status = path.trim_start_matches('/');
    let text = format!("HTTP/1.1 {status} X\r\nlocation: /500\r\ncontent-length: 0\r\n\r\n");
    let _ = stream.write_all(text.as_bytes()).await;
    let _ = stream.flush().await;
    let _ = stream.read(&mut buffer).await;
}

async fn http_server(tls: Option<tokio_rustls::TlsAcceptor>) -> u16 {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("bound").port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let tls = tls.clone();
            tokio::spawn(async move {
                match tls {
                    None => answer(stream).await,
                    Some(tls) => {
                        if let Ok(stream) = tls.accept(stream).await {
                            answer(stream).await;
                        }
                    }
                }
            });
        }
    });
    port
}

fn tls() -> tokio_rustls::TlsAcceptor {
    use rustls::pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject};
    let certificate = CertificateDer::from_pem_slice(include_bytes!("fixtures/cert.pem")).expect("a certificate");
    let key = PrivateKeyDer::from_pem_slice(include_bytes!("fixtures/key.pem")).expect("a key");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .expect("they belong together");
    Arc::new(config).into()
}

fn http(port: u16, path: &str, scheme: HttpScheme) -> Probe {
    Probe { http: Some(HttpProbe { port, path: path.into(), scheme }), ..impatient() }
}

#[tokio::test]
async fn tcp() {
    let bed = Bed::new();
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("bound").port();
    let probe =
        |port, host: Option<&str>| Probe { tcp: Some(TcpProbe { port, host: host.map(str::to_owned) }), ..impatient() };
    passes(&bed, probe(port, None)).await;
    passes(&bed, probe(port, Some("localhost"))).await;
    fails(&bed, probe(silent(), None), "connection refused").await;
}

#[tokio::test]
async fn http_plain_and_tls() {
    let bed = Bed::new();
    let (plain, secure) = (http_server(None).await, http_server(Some(tls())).await);
    for (port, scheme) in [(plain, HttpScheme::Http), (secure, HttpScheme::Https)] {
        for path in ["/200", "204", "/302", "/399"] {
            passes(&bed, http(port, path, scheme)).await;
        }
        fails(&bed, http(port, "/404", scheme), "answered 404").await;
        fails(&bed, http(port, "/500", scheme), "answered 500").await;
    }
    fails(&bed, http(plain, "/slow", HttpScheme::Http), "gave no answer within 0.4 s").await;
    fails(&bed, http(plain, "/200", HttpScheme::Https), "TLS").await;
    fails(&bed, http(silent(), "/200", HttpScheme::Http), "connection refused").await;
}

#[tokio::test]
async fn exec() {
    let bed = Bed::new();
    let probe = |words: &[&str]| Probe {
        exec: Some(ExecProbe { command: words.iter().map(|w| (*w).to_owned()).collect() }),
        ..impatient()
    };
    passes(&bed, probe(&["true"])).await;
    passes(&bed, probe(&["sh", "-c", "test \"$PORT\" -gt 0"])).await;
    fails(&bed, probe(&["sh", "-c", "exit 4"]), "ended with status 4").await;
    fails(&bed, probe(&["sleep", "1000"]), "did not end within").await;
    fails(&bed, probe(&["no-such-command"]), "cannot be started").await;
}

#[tokio::test]
async fn grpc() {
    let bed = Bed::new();
    let (reporter, service) = tonic_health::server::health_reporter();
    reporter.set_service_status("up", tonic_health::ServingStatus::Serving).await;
    reporter.set_service_status("down", tonic_health::ServingStatus::NotServing).await;
    let port = silent();
    let address = ([127, 0, 0, 1], port).into();
    tokio::spawn(tonic::transport::Server::builder().add_service(service).serve(address));
    let probe = |port, service: &str| Probe { grpc: Some(GrpcProbe { port, service: service.into() }), ..impatient() };
    passes(&bed, probe(port, "")).await;
    passes(&bed, probe(port, "up")).await;
    fails(&bed, probe(port, "down"), "NOT_SERVING").await;
    fails(&bed, probe(port, "none"), "knows no service `none`").await;
    fails(&bed, probe(silent(), ""), "no connection").await;
}

#[tokio::test]
async fn every_kind_that_is_given_has_to_pass() {
    let bed = Bed::new();
    let port = http_server(None).await;
    let both = |command: &str| Probe {
        exec: Some(ExecProbe { command: vec![command.to_owned()] }),
        ..http(port, "/200", HttpScheme::Http)
    };
    passes(&bed, both("true")).await;
    fails(&bed, both("false"), "exec probe `false`").await;
}

#[tokio::test]
async fn a_declared_port_is_asked_where_it_is_mapped_and_a_fast_program_is_ready_fast() {
    let bed = Bed::new();
    let mut spec = bed.helper("serve");
    spec.ports = vec![PortSpec { internal: 8080, protocol: Protocol::Http, is_default: true, public: true }];
    // The period alone would make it wait.
    spec.readiness = Some(Probe { period: LONG, ..http(8080, "/", HttpScheme::Http) });
    let began = Instant::now();
    bed.start(&spec).await;
    bed.ready(&spec).await.expect("ready");
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
    let seen = bed.observed(spec.id).await.expect("known");
    assert!(matches!(seen.status, Status::Running { ready: true, .. }), "{seen:?}");
}

#[tokio::test]
async fn nothing_is_asked_before_the_initial_delay_and_the_deadline_says_why() {
    let bed = Bed::new();
    let spec = sleeping(
        &bed,
        Probe {
            initial_delay: Duration::from_millis(600),
            exec: Some(ExecProbe { command: vec!["true".into()] }),
            ..impatient()
        },
    );
    let began = Instant::now();
    bed.start(&spec).await;
    bed.ready(&spec).await.expect("ready");
    assert!(began.elapsed() >= Duration::from_millis(600));

    let patient = Probe { failure_threshold: 1000, tcp: Some(TcpProbe { port: silent(), host: None }), ..impatient() };
    let spec = sleeping(&bed, patient);
    bed.start(&spec).await;
    let wait = ReadySpec::new(Duration::from_millis(500));
    let error = bed.engine.ready(spec.id, &wait, &never()).await.expect_err("never ready");
    assert_eq!(error.kind(), EngineErrorKind::DeadlineExceeded);
    assert!(error.to_string().contains("connection refused"), "{error}");
}

#[tokio::test]
async fn a_program_that_is_not_alive_is_started_again() {
    let bed = Bed::new();
    let mut spec = bed.script("echo run; touch well; exec sleep 1000");
    spec.restart = RestartPolicy { first: Duration::from_millis(20), ..RestartPolicy::default() };
    let well = ExecProbe { command: vec!["test".into(), "-e".into(), "well".into()] };
    spec.liveness = Some(Probe {
        failure_threshold: 2,
        initial_delay: Duration::from_millis(300),
        exec: Some(well),
        ..impatient()
    });
    bed.start(&spec).await;
    bed.ready(&spec).await.expect("ready");
    let first = bed.until(spec.id, "running", |o| matches!(o.status, Status::Running { ready: true, .. })).await;
    std::fs::remove_file(bed.dir.path().join("work/well")).expect("it was made");
    let seen = bed
        .until(spec.id, "restarted", |o| o.restarts == 1 && matches!(o.status, Status::Running { ready: true, .. }))
        .await;
    assert_ne!(first.status, seen.status);
    assert_eq!(first.ports, seen.ports);
    assert!(seen.last_exit.is_some());
}

#[tokio::test]
async fn a_program_that_fails_its_readiness_later_takes_no_traffic_but_goes_on() {
    let bed = Bed::new();
    let mut spec = bed.script("touch well; exec sleep 1000");
    let well = ExecProbe { command: vec!["test".into(), "-e".into(), "well".into()] };
    spec.readiness = Some(Probe { failure_threshold: 2, exec: Some(well), ..impatient() });
    bed.start(&spec).await;
    bed.ready(&spec).await.expect("ready");
    std::fs::remove_file(bed.dir.path().join("work/well")).expect("it was made");
    let seen = bed.until(spec.id, "unready", |o| matches!(o.status, Status::Running { ready: false, .. })).await;
    assert!(seen.reason.is_some_and(|r| r.contains("status 1")) && seen.restarts == 0);
    std::fs::write(bed.dir.path().join("work/well"), "").expect("writable");
    bed.until(spec.id, "ready again", |o| matches!(o.status, Status::Running { ready: true, .. })).await;
}
