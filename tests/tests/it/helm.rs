//! The charts of a repository are read from it when they are asked for, and whatever it answers is told clearly.

use std::time::Duration;

use axum::{
    Router,
    body::Body,
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
    routing::get,
};
use bytes::Bytes;
use futures::stream;
use windlass_client::Details as _;
use windlass_tests::{receiver::serve, world::World};
use windlass_types::{HelmChart, HelmRepositoryRequest};

const INDEX: &str = r#"apiVersion: v1
generated: "2026-01-05T10:00:00Z"
entries:
  redis:
    - apiVersion: v2
      name: redis
      version: 18.4.0
      appVersion: 7.2.3
      created: "2026-01-04T10:00:00Z"
      digest: 2d6a0b1f
      dependencies:
        - name: common
          repository: https://charts.example.com
          version: 2.x.x
      urls:
        - charts/redis-18.4.0.tgz
    - version: 18.3.9
      urls: [charts/redis-18.3.9.tgz]
  nginx:
    - version: "15.10"
      description: "a colon: and 'quotes'"
      urls: []
  empty: []
"#;

async fn repository_of(world: &World, name: &str, url: String) -> uuid::Uuid {
    let request = HelmRepositoryRequest::new(name, url);
    world.client().create_helm_repository(&world.organization, &request).await.expect("a chart repository").id
}

async fn charts(world: &World, id: uuid::Uuid, name: Option<&str>) -> Vec<HelmChart> {
    let charts = world.client().get_helm_charts(&world.organization, &id, name).await;
    charts.expect("the charts").into_inner().results
}

/// The status, the code and the message with which the charts are refused.
async fn refused(world: &World, id: uuid::Uuid) -> (u16, String, String) {
    let error = world.client().get_helm_charts(&world.organization, &id, None).await.expect_err("no charts");
    let status = error.status().expect("the server answers").as_u16();
    (status, error.code().unwrap_or_default().to_owned(), error.message())
}

fn yaml(text: impl Into<Body>) -> Response {
    ([(header::CONTENT_TYPE, "application/yaml")], text.into()).into_response()
}

#[tokio::test]
async fn charts_are_listed_with_their_versions() {
    let world = World::new().await;
    let router = Router::new()
        .route("/charts/index.yaml", get(async || yaml(INDEX)))
        .route("/moved/index.yaml", get(async || (StatusCode::FOUND, [(header::LOCATION, "/charts/index.yaml")])));
    let (address, _serving) = serve(([127, 0, 0, 1], 0).into(), router).await;
    for (name, path) in [("plain", "charts"), ("slash", "charts/"), ("redirected", "moved")] {
        let id = repository_of(&world, name, format!("http://{address}/{path}")).await;
        let all = charts(&world, id, None).await;
        let names: Vec<_> = all.iter().map(|chart| chart.chart_name.as_str()).collect();
        assert_eq!(names, ["empty", "nginx", "redis"], "{name}");
        assert_eq!(all[2].versions, ["18.4.0", "18.3.9"]);
        assert_eq!(all[1].versions, ["15.10"]);
        let one = charts(&world, id, Some("redis")).await;
        assert_eq!(one, all[2..]);
        assert!(charts(&world, id, Some("red")).await.is_empty(), "the whole name counts");
        assert!(charts(&world, id, Some("REDIS")).await.is_empty());
    }
}

#[tokio::test]
async fn what_is_no_chart_repository_is_told() {
    let world = World::new().await;
    let broken = |text: &'static str| get(async move || yaml(text));
    let endless = get(async || {
        let block = Bytes::from(vec![b'#'; 1 << 20]);
        yaml(Body::from_stream(stream::iter((0..200).map(move |_| Ok::<_, std::io::Error>(block.clone())))))
    });
    let cut = get(async || {
        let parts = [Ok(Bytes::from_static(b"entries:\n")), Err(std::io::Error::other("the wire broke"))];
        yaml(Body::from_stream(stream::iter(parts)))
    });
    // Every alias ten times the one before: a few hundred bytes that are gigabytes once they are written out.
    let bomb = "a: &a [x,x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\n\
                c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\n\
                e: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d,*d]\nf: &f [*e,*e,*e,*e,*e,*e,*e,*e,*e,*e]\n\
                g: &g [*f,*f,*f,*f,*f,*f,*f,*f,*f,*f]\nh: &h [*g,*g,*g,*g,*g,*g,*g,*g,*g,*g]\nentries: *h\n";
    let router = Router::new()
        .route("/html/index.yaml", broken("<!DOCTYPE html><html><body>Sign in</body></html>"))
        .route("/empty/index.yaml", broken(""))
        .route("/list/index.yaml", broken("- a\n- b\n"))
        .route("/entries/index.yaml", broken("entries: 3\n"))
        .route("/versions/index.yaml", broken("entries:\n  redis:\n    - name: redis\n"))
        .route("/syntax/index.yaml", broken("entries: {redis: [\n"))
        .route("/bytes/index.yaml", get(async || yaml(Bytes::from_static(&[0xff, 0xfe, 0x00]))))
        .route("/bomb/index.yaml", broken(bomb))
        .route("/endless/index.yaml", endless)
        .route("/cut/index.yaml", cut)
        .route("/refused/index.yaml", get(async || StatusCode::FORBIDDEN))
        .route("/failing/index.yaml", get(async || StatusCode::INTERNAL_SERVER_ERROR))
        .route("/circle/index.yaml", get(async || (StatusCode::FOUND, [(header::LOCATION, "/circle/index.yaml")])));
    let (address, _serving) = serve(([127, 0, 0, 1], 0).into(), router).await;
    let malformed = "helm_repository_malformed";
    let unreachable = "helm_repository_unreachable";
    for (path, code, word) in [
        ("html", malformed, "index.yaml"),
        ("empty", malformed, "index.yaml"),
        ("list", malformed, "index.yaml"),
        ("entries", malformed, "index.yaml"),
        ("versions", malformed, "version"),
        ("syntax", malformed, "index.yaml"),
        ("bytes", malformed, "UTF-8"),
        ("bomb", malformed, "index.yaml"),
        ("endless", malformed, "larger than"),
        ("cut", unreachable, "index.yaml"),
        ("refused", unreachable, "403"),
        ("failing", unreachable, "500"),
        ("absent", unreachable, "404"),
        ("circle", unreachable, "redirect"),
    ] {
        let url = format!("http://{address}/{path}");
        let id = repository_of(&world, path, url.clone()).await;
        let (status, told, message) = refused(&world, id).await;
        assert_eq!((status, told.as_str()), (409, code), "{path}: {message}");
        assert!(message.contains(&url) && message.contains(word), "{path}: {message}");
        assert!(message.len() < 500 && !message.contains('\n'), "{path}: {message}");
    }
}

#[tokio::test]
async fn a_repository_that_does_not_answer_is_told() {
    let world = World::new().await;
    let closed = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let id = repository_of(&world, "closed", format!("http://{closed}")).await;
    let (status, code, message) = refused(&world, id).await;
    assert_eq!((status, code.as_str()), (409, "helm_repository_unreachable"), "{message}");
    assert!(message.contains("refused"), "{message}");
    let id = repository_of(&world, "unknown", "http://charts.windlass.invalid".into()).await;
    let (status, code, message) = refused(&world, id).await;
    assert_eq!((status, code.as_str()), (409, "helm_repository_unreachable"), "{message}");

    let slow = Router::new().route("/index.yaml", get(async || std::future::pending::<StatusCode>().await));
    let (address, _serving) = serve(([127, 0, 0, 1], 0).into(), slow).await;
    let id = repository_of(&world, "slow", format!("http://{address}")).await;
    let begun = std::time::Instant::now();
    let (status, code, message) = refused(&world, id).await;
    assert_eq!((status, code.as_str()), (409, "helm_repository_unreachable"), "{message}");
    assert!(message.contains("seconds"), "{message}");
    assert!(begun.elapsed() < Duration::from_secs(28), "the client would have given up");
}
