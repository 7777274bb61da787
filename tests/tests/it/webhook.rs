//! Webhooks: what is sent, how it is signed, and what happens when nobody acknowledges.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use axum::{
    http::{StatusCode, header},
    response::IntoResponse as _,
};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use windlass_tests::{
    pages::page,
    process::{ServerOptions, eventually},
    receiver::{Delivery, Receiver},
    world::{World, script},
};
use windlass_types::WebhookRequest;

/// Checks the signature as a receiver would: by the text of the Standard Webhooks scheme and nothing else.
fn verify(delivery: &Delivery, secret: &str) {
    let key = STANDARD.decode(secret.strip_prefix("whsec_").expect("the prefix of a key")).expect("base64");
    let (id, timestamp) = (delivery.header("webhook-id"), delivery.header("webhook-timestamp"));
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("a key of any length");
    mac.update(format!("{id}.{timestamp}.").as_bytes());
    mac.update(&delivery.raw);
    let expected = format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()));
    let given = delivery.header("webhook-signature");
    assert!(given.split(' ').any(|signature| signature == expected), "{given} is not {expected}");
    let age = chrono::Utc::now().timestamp() - timestamp.parse::<i64>().expect("seconds");
    assert!((0..60).contains(&age), "{timestamp} is {age} s ago");
}

#[tokio::test]
async fn a_delivery_tells_what_happened_and_is_signed() {
    let world = World::new().await;
    let receiver = Receiver::start().await;
    let made = world.webhook_for_all(&receiver.url()).await;
    let secret = made.target_secret.expect("a key was made");
    let shown = world.client().get_organization_webhook(&world.organization, &made.id).await.unwrap().into_inner();
    assert_eq!(shown.target_secret, None, "the key is shown once");

    let repository = page("page");
    let application = world.site("web", &repository).await;
    let deployment = world.deployed(application).await;
    let deliveries = eventually("two deliveries", async || {
        let deliveries = receiver.deliveries();
        (deliveries.len() >= 2).then_some(deliveries)
    })
    .await;
    assert_eq!(
        deliveries.iter().map(Delivery::event).collect::<Vec<_>>(),
        ["DEPLOYMENT_STARTED", "DEPLOYMENT_SUCCEEDED"]
    );
    for delivery in &deliveries {
        verify(delivery, &secret);
        assert_eq!(delivery.header("content-type"), "application/json");
        let (body, payload) = (&delivery.body, &delivery.body["payload"]);
        assert_eq!(body["id"], delivery.header("webhook-id"));
        assert!(body["created_at"].as_str().is_some_and(|at| at.parse::<chrono::DateTime<chrono::Utc>>().is_ok()));
        assert_eq!(payload["application_id"], application.to_string());
        assert_eq!(payload["deployment_id"], deployment.id.to_string());
        assert_eq!(payload["service"]["name"], "web");
        assert_eq!(payload["environment"]["id"], world.environment.to_string());
        assert_eq!(payload["project"]["name"], "project");
        assert_eq!(payload["organization"]["id"], world.organization.to_string());
        assert_eq!(payload["commit"]["id"], repository.head());
        assert_eq!(payload["revision"], 1);
    }
    assert_ne!(deliveries[0].header("webhook-id"), deliveries[1].header("webhook-id"));
    assert_eq!(deliveries[0].body["payload"]["status"], "BUILDING");
    assert_eq!(deliveries[1].body["payload"]["status"], "DEPLOYED");

    let failing = world.application(&script("bad", &repository, "exit 3")).await.id;
    let failed = world.failed(failing).await;
    let last = eventually("the failure is told", async || {
        receiver.deliveries().into_iter().find(|delivery| delivery.event() == "DEPLOYMENT_FAILED")
    })
    .await;
    verify(&last, &secret);
    assert_eq!(last.deployment(), failed.id.to_string());
    assert_eq!(last.body["payload"]["reason"], failed.reason.unwrap());
    assert_eq!(last.body["payload"]["message"], failed.message.unwrap());
}

#[tokio::test]
async fn each_subscriber_hears_what_it_subscribed_to_as_it_spelled_it() {
    let world = World::new().await;
    let (usual, other, few, off) =
        (Receiver::start().await, Receiver::start().await, Receiver::start().await, Receiver::start().await);
    world.webhook_for_all(&usual.url()).await;
    let spelled = ["DEPLOYMENT_STARTED", "DEPLOYMENT_SUCCESSFUL", "DEPLOYMENT_FAILURE", "DEPLOYMENT_CANCELLED"];
    world.webhook(&other.url(), &spelled).await;
    let key = format!("whsec_{}", STANDARD.encode([7u8; 24]));
    let chosen = WebhookRequest {
        target_secret: Some(key.clone()),
        ..WebhookRequest::new(few.url(), vec![windlass_types::WebhookEvent::DeploymentFailed])
    };
    let made = world.client().create_organization_webhook(&world.organization, &chosen).await.unwrap().into_inner();
    assert_eq!(made.target_secret, None, "a key that was given is not repeated");
    let disabled = WebhookRequest {
        enabled: Some(false),
        ..WebhookRequest::new(off.url(), vec![windlass_types::WebhookEvent::DeploymentStarted])
    };
    world.client().create_organization_webhook(&world.organization, &disabled).await.unwrap();

    let repository = page("page");
    let good = world.site("good", &repository).await;
    let bad = world.application(&script("bad", &repository, "exit 3")).await.id;
    let good = world.deployed(good).await.id;
    let bad = world.failed(bad).await.id;
    let expect = async |receiver: &Receiver, deployment, events: &[&str]| {
        eventually(&format!("{events:?} are told"), async || (receiver.events_of(deployment) == events).then_some(()))
            .await;
    };
    expect(&usual, good, &["DEPLOYMENT_STARTED", "DEPLOYMENT_SUCCEEDED"]).await;
    expect(&usual, bad, &["DEPLOYMENT_STARTED", "DEPLOYMENT_FAILED"]).await;
    expect(&other, good, &["DEPLOYMENT_STARTED", "DEPLOYMENT_SUCCESSFUL"]).await;
    expect(&other, bad, &["DEPLOYMENT_STARTED", "DEPLOYMENT_FAILURE"]).await;
    expect(&few, bad, &["DEPLOYMENT_FAILED"]).await;
    assert!(few.events_of(good).is_empty());
    assert!(off.deliveries().is_empty());
    for delivery in few.deliveries() {
        verify(&delivery, &key);
    }
}

#[tokio::test]
async fn what_is_not_acknowledged_is_sent_again_in_order_and_under_the_same_id() {
    let world = World::new().await;
    // The first attempt is refused, as by a receiver that is being replaced.
    let receiver = Receiver::answering(|number, _| match number {
        0 => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        _ => StatusCode::NO_CONTENT.into_response(),
    })
    .await;
    world.webhook_for_all(&receiver.url()).await;
    let repository = page("page");
    let application = world.application(&script("bad", &repository, "exit 3")).await.id;
    world.failed(application).await;
    let begun = Instant::now();
    let deliveries = eventually("three deliveries", async || {
        let deliveries = receiver.deliveries();
        (deliveries.len() >= 3).then_some(deliveries)
    })
    .await;
    assert!(begun.elapsed() < Duration::from_secs(20), "the first pause is about five seconds");
    let events: Vec<_> = deliveries.iter().map(Delivery::event).collect();
    assert_eq!(events, ["DEPLOYMENT_STARTED", "DEPLOYMENT_STARTED", "DEPLOYMENT_FAILED"], "the end waits for its turn");
    assert_eq!(deliveries[0].header("webhook-id"), deliveries[1].header("webhook-id"));
    assert_eq!(deliveries[0].raw, deliveries[1].raw, "the same message");
    assert_ne!(deliveries[1].header("webhook-id"), deliveries[2].header("webhook-id"));
}

#[tokio::test]
async fn a_receiver_that_is_down_hears_everything_once_it_is_up() {
    let world = World::new().await;
    // An address where nothing listens yet.
    let address: SocketAddr = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    world.webhook_for_all(&format!("http://{address}/hook")).await;
    let repository = page("page");
    let application = world.site("web", &repository).await;
    let deployment = world.deployed(application).await;
    let receiver = Receiver::listen(address, |_, _| StatusCode::OK.into_response()).await;
    eventually("both are told", async || {
        (receiver.events_of(deployment.id) == ["DEPLOYMENT_STARTED", "DEPLOYMENT_SUCCEEDED"]).then_some(())
    })
    .await;
}

#[tokio::test]
async fn private_targets_are_refused_unless_the_operator_allows_them() {
    let world = World::with(ServerOptions {
        webhook_allow_private: false,
        log: "windlass=debug,windlass_platform=debug,info".into(),
        ..ServerOptions::default()
    })
    .await;
    let receiver = Receiver::start().await;
    let port = receiver.address().port();
    for host in ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "2130706433"] {
        world.webhook_for_all(&format!("http://{host}:{port}/hook")).await;
    }
    let repository = page("page");
    let application = world.site("web", &repository).await;
    // Twice over what the first attempt takes; nothing may have come by then.
    for _ in 0..3 {
        world.deployed(application).await;
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(receiver.deliveries().is_empty(), "{:?}", receiver.deliveries());
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let world = World::new().await;
    let inner = Receiver::start().await;
    let target = inner.url();
    let outer = Receiver::answering(move |_, _| {
        (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, target.clone())]).into_response()
    })
    .await;
    world.webhook_for_all(&outer.url()).await;
    let repository = page("page");
    let application = world.site("web", &repository).await;
    world.deployed(application).await;
    eventually("it is tried, and tried again", async || (outer.deliveries().len() >= 2).then_some(())).await;
    assert!(inner.deliveries().is_empty());
    let ids: Vec<_> = outer.deliveries().iter().map(|delivery| delivery.header("webhook-id").to_owned()).collect();
    assert_eq!(ids[0], ids[1], "a redirect acknowledges nothing");
}
