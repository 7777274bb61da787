//! Variables reach the program byte for byte.

use std::collections::BTreeMap;

use proptest::{
    prelude::{Strategy as _, any},
    strategy::ValueTree as _,
    test_runner::{Config, TestRunner},
};
use windlass_tests::{
    pages::page,
    world::{World, bare, web_port},
};
use windlass_types::{ApplicationRequest, PortRequest};

/// What other platforms are known to have mangled.
const AWKWARD: [&str; 21] = [
    "",
    " ",
    "  both ends  ",
    "two\nlines",
    "ends with a newline\n",
    "\r\n",
    "\ttab",
    "'single'",
    "\"double\"",
    "it's \"both\"",
    "$HOME ${PATH} $(id) `id`",
    "$$",
    "%s %d %%",
    "back\\slash \\n \\",
    "# no comment",
    "a=b=c",
    "{\"json\": [1, 2]}",
    "-----BEGIN KEY-----\nAAAA\n-----END KEY-----\n",
    "žluťoučký kůň 🐎 \u{202e}",
    "!history *glob* ~ ; | & < >",
    "\u{1}\u{7f}\u{1b}[31m",
];

/// Values that nobody thought of: any characters but NUL, which no variable can hold.
fn generated(count: usize) -> Vec<String> {
    let mut runner = TestRunner::new_with_rng(
        Config::default(),
        proptest::test_runner::TestRng::deterministic_rng(proptest::test_runner::RngAlgorithm::ChaCha),
    );
    let text = proptest::collection::vec(any::<char>().prop_filter("NUL", |c| *c != '\0'), 0..200)
        .prop_map(|chars| chars.into_iter().collect::<String>());
    (0..count).map(|_| text.new_tree(&mut runner).expect("a text").current()).collect()
}

#[tokio::test]
async fn values_arrive_byte_for_byte() {
    let world = World::new().await;
    let repository = page("unused");
    // No shell between: what a process was started with is what the kernel shows of it.
    let request = ApplicationRequest {
        entrypoint: Some("sleep".into()),
        arguments: Some(vec!["1000".into()]),
        ports: Some(vec![PortRequest::new(7001), PortRequest { is_default: Some(true), ..PortRequest::new(7002) }]),
        ..bare("values", &repository)
    };
    let application = world.application(&request).await.id;
    let mut expected = BTreeMap::new();
    let values = AWKWARD.into_iter().map(str::to_owned).chain(generated(40)).chain(["x".repeat(20_000)]);
    for (number, value) in values.enumerate() {
        let key = format!("VALUE_{number}");
        if number % 2 == 0 {
            world.variable(application, &key, &value).await;
        } else {
            world.secret(application, &key, &value).await;
        }
        expected.insert(key, value.into_bytes());
    }
    world.deployed(application).await;
    let found = world.programs(application).remove(0).process.environment_map();
    for (key, value) in &expected {
        let shown = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let got = found.get(key).unwrap_or_else(|| panic!("{key} is missing"));
        assert_eq!(got, value, "{key}: {:?} instead of {:?}", shown(got), shown(value));
    }
    let text = |key: &str| String::from_utf8(found.get(key).unwrap_or_else(|| panic!("no {key}")).clone()).unwrap();
    assert_eq!(text("PORT"), text("PORT_7002"), "the default port is told as PORT");
    assert_ne!(text("PORT_7001"), text("PORT_7002"));
    assert_eq!(text("WINDLASS_APPLICATION_ID"), application.to_string());
    assert_eq!(text("WINDLASS_GIT_COMMIT_ID"), repository.head());
    // Nothing of the server's own.
    for key in ["WINDLASS_BOOTSTRAP_TOKEN", "WINDLASS_DATA_DIR", "NO_COLOR"] {
        assert!(!found.contains_key(key), "{key} is the server's");
    }
}

#[tokio::test]
async fn the_platform_s_ports_win_over_a_variable_of_that_name() {
    let world = World::new().await;
    let repository = page("unused");
    let request = ApplicationRequest {
        entrypoint: Some("sleep".into()),
        arguments: Some(vec!["1000".into()]),
        ports: Some(vec![web_port()]),
        ..bare("ports", &repository)
    };
    let application = world.application(&request).await.id;
    world.variable(application, "PORT", "1").await;
    world.variable(application, "PATH", "/usr/bin:/bin").await;
    world.deployed(application).await;
    let found = world.programs(application).remove(0).process;
    let status = world.status(application).await;
    let port = found.variable("PORT").unwrap();
    assert!(status.urls[0].ends_with(&format!(":{port}")), "{:?} {port}", status.urls);
    assert_eq!(found.variable("PATH").as_deref(), Some("/usr/bin:/bin"), "a variable wins over what is usual");
    let count = found.variables().filter(|pair| pair.starts_with(b"PORT=")).count();
    assert_eq!(count, 1, "each name stands there once");
}
