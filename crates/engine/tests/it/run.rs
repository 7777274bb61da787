//! What a program is given, and what is seen of it.

use std::{fs, time::Duration};

use proptest::{
    strategy::{Strategy, ValueTree},
    test_runner::TestRunner,
};
use windlass_engine::{Engine, EngineErrorKind, EnvValue, PortSpec, Protocol, RestartPolicy, Status};

use crate::support::{Bed, walk};

fn quick() -> RestartPolicy {
    RestartPolicy { first: Duration::from_millis(50), longest: Duration::from_millis(400), ..RestartPolicy::default() }
}

fn port(internal: u16, is_default: bool) -> PortSpec {
    PortSpec { internal, protocol: Protocol::Http, is_default, public: false }
}

#[tokio::test]
async fn variables_reach_the_program_byte_for_byte() {
    let bed = Bed::new();
    let file = bed.dir.path().join("environment");
    let mut spec = bed.helper("environment");
    spec.env.push(("HELPER_FILE".into(), EnvValue::plain(file.to_string_lossy())));
    let fixed = [
        "",
        " ",
        "a\nb\n",
        "\"'`",
        "$HOME ${X} $(id)",
        "# no comment",
        "\\n\\",
        "ü€𝄞\u{0}".trim_end_matches('\0'),
        "%s\r\n\t",
    ];
    let mut values: Vec<String> = fixed.iter().map(|v| (*v).to_owned()).collect();
    // All in one start, because a start is dear.
    let mut runner = TestRunner::deterministic();
    let any = proptest::string::string_regex("(?s)[^\0]{0,40}").expect("a valid pattern");
    values.extend((0..500).map(|_| any.new_tree(&mut runner).expect("a value").current()));
    for (i, value) in values.iter().enumerate() {
        let value = if i % 2 == 0 { EnvValue::plain(value) } else { EnvValue::secret(value) };
        spec.env.push((format!("VALUE_{i}"), value));
    }
    bed.start(&spec).await;
    bed.ready(&spec).await.expect("ready");
    while !file.exists() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let text = fs::read(file).expect("readable");
    let given: Vec<&[u8]> = text.split(|b| *b == 0).collect();
    for (i, value) in values.iter().enumerate() {
        let expected = format!("VALUE_{i}={value}");
        assert!(given.contains(&expected.as_bytes()), "{expected:?}");
    }
}

#[tokio::test]
async fn values_are_shown_nowhere() {
    let bed = Bed::new();
    let mut spec = bed.script("echo \"long: $LONG\" >&2; echo \"bad: $TOKEN and $LINES2\" >&2; exit 3");
    spec.env.push(("TOKEN".into(), EnvValue::secret("s3ntinel-value")));
    spec.env.push(("LINES2".into(), EnvValue::secret("first-of-s3ntinel\nsecond-of-s3ntinel")));
    // Much longer than what is shown of a line.
    let long = "s3ntinel-and-more-".repeat(500);
    spec.env.push(("LONG".into(), EnvValue::secret(long)));
    let shown = format!("{spec:?}");
    let service_log = bed.data().join("logs");
    bed.start(&spec).await;
    let error = bed.ready(&spec).await.expect_err("it ends");
    assert!(error.to_string().contains("exited with status 3"), "{error}");
    assert!(error.to_string().contains("bad: *** and ***"), "{error}");
    let observed = format!("{:?}", bed.observed(spec.id).await);
    for text in [shown, format!("{error:?}"), observed] {
        assert!(!text.contains("s3ntinel"), "{text}");
    }
    // The log is the program's own word; everything else on disk is ours.
    for file in walk(&bed.data()).into_iter().filter(|f| !f.starts_with(&service_log)) {
        let text = fs::read(&file).unwrap_or_default();
        assert!(!String::from_utf8_lossy(&text).contains("s3ntinel"), "{}", file.display());
    }
    let mut bad = bed.script("true");
    bad.env.push(("KEY".into(), EnvValue::secret("s3ntinel\0")));
    let error = bed.engine.start(&bad).await.expect_err("NUL cannot be passed");
    assert_eq!(error.kind(), EngineErrorKind::Invalid);
    assert!(error.to_string().contains("KEY") && !format!("{error:?}").contains("s3ntinel"), "{error:?}");
}

#[tokio::test]
async fn ports_are_told_and_kept() {
    let bed = Bed::new();
    let mut spec = bed.script("echo \"$PORT $PORT_80 $PORT_90\"; exec sleep 1000");
    spec.ports = vec![port(80, false), port(90, true)];
    spec.env.push(("PORT".into(), EnvValue::plain("1")));
    let first = bed.engine.start(&spec).await.expect("starts");
    let [eighty, ninety] = &first.ports[..] else { panic!("two ports: {first:?}") };
    assert!(!first.adopted && eighty.port != ninety.port && ninety.is_default);
    bed.until_logged(&format!("{} {} {}", ninety.port, eighty.port, ninety.port)).await;
    bed.engine.stop(spec.id, Duration::from_secs(5)).await.expect("stops");
    assert_eq!(bed.engine.start(&spec).await.expect("starts").ports, first.ports);

    let mut other = bed.script("echo \"made $PORT\"; exec sleep 1000");
    other.ports = Vec::new();
    let made = bed.engine.start(&other).await.expect("starts");
    assert!(made.ports.len() == 1 && made.ports[0].internal.is_none());
    assert!(!first.ports.iter().any(|p| p.port == made.ports[0].port));
    bed.until_logged(&format!("made {}", made.ports[0].port)).await;
}

#[tokio::test]
async fn a_procfile_is_told_its_ports() {
    let bed = Bed::new();
    let mut spec = bed.spec(&["sh", "-c", "echo \"$$0 $$1\"; exec sleep 1000", "${PORT}", "$$PORT"]);
    spec.build.expand_ports = true;
    let started = bed.engine.start(&spec).await.expect("starts");
    bed.until_logged(&format!("{} $PORT", started.ports[0].port)).await;
}

#[tokio::test]
async fn a_second_start_answers_the_first() {
    let bed = Bed::new();
    let spec = bed.script("echo started; exec sleep 1000");
    let starts = (0..8).map(|_| bed.engine.start(&spec));
    let mut answers = Vec::new();
    for start in starts {
        answers.push(start.await.expect("starts"));
    }
    assert_eq!(answers.iter().filter(|a| !a.adopted).count(), 1);
    assert!(answers.iter().all(|a| a.ports == answers[0].ports));
    bed.ready(&spec).await.expect("ready");
    let lines = bed.engine.logs(bed.service, 10).await.expect("readable");
    assert_eq!(lines.len(), 1, "{lines:?}");
}

#[tokio::test]
async fn two_servers_at_once_start_one_program() {
    let bed = Bed::new();
    let spec = bed.script("echo started; exec sleep 1000");
    let others: Vec<_> = (0..4).map(|_| crate::support::open(&bed.data())).collect();
    let starts: Vec<_> = others
        .into_iter()
        .map(|engine| {
            let spec = spec.clone();
            tokio::spawn(async move { engine.start(&spec).await })
        })
        .collect();
    let mut fresh = 0;
    for start in starts {
        fresh += usize::from(!start.await.expect("no panic").expect("starts").adopted);
    }
    assert_eq!(fresh, 1);
    bed.ready(&spec).await.expect("ready");
    assert_eq!(bed.engine.logs(bed.service, 10).await.expect("readable").len(), 1);
}

#[tokio::test]
async fn a_program_that_cannot_be_started_says_why() {
    let bed = Bed::new();
    fs::create_dir_all(bed.dir.path().join("work")).expect("writable");
    fs::write(bed.dir.path().join("work/text"), "no program").expect("writable");
    for (program, text) in [
        ("no-such-program", "no program `no-such-program` in PATH"),
        ("./none", "`./none` does not exist"),
        ("./text", "`./text` is not executable"),
    ] {
        let spec = bed.spec(&[program]);
        let error = bed.engine.start(&spec).await.expect_err(program);
        assert_eq!(error.kind(), EngineErrorKind::Program);
        assert!(error.to_string().contains(text), "{error}");
        let seen = bed.observed(spec.id).await.expect("it is known");
        assert!(matches!(seen.status, Status::Exited { .. }), "{seen:?}");
        assert!(bed.ready(&spec).await.is_err());
    }
}

#[tokio::test]
async fn a_crash_is_followed_by_a_restart_with_growing_pauses() {
    let bed = Bed::new();
    let mut spec = bed.script("echo run >> runs; sleep 0.4; exit 7");
    spec.restart = quick();
    bed.start(&spec).await;
    // It is alive long enough to count as ready.
    bed.ready(&spec).await.expect("ready");
    let seen = bed.until(spec.id, "in backoff", |o| matches!(o.status, Status::Backoff { .. })).await;
    assert_eq!(seen.last_exit.as_ref().and_then(|e| e.code), Some(7));
    assert!(seen.reason.as_deref().is_some_and(|r| r.contains("status 7")), "{seen:?}");
    let seen = bed.until(spec.id, "restarted twice", |o| o.restarts >= 2).await;
    assert!(seen.ports.len() == 1);
    let runs = fs::read_to_string(bed.dir.path().join("work/runs")).expect("readable");
    assert!(runs.lines().count() >= 2, "{runs}");
    bed.engine.stop(spec.id, Duration::from_secs(5)).await.expect("stops");
    let seen = bed.observed(spec.id).await.expect("known");
    assert_eq!(seen.status, Status::Exited { requested: true });
}

#[tokio::test]
async fn an_end_before_it_was_ready_fails_at_once_with_the_last_words() {
    let bed = Bed::new();
    let spec = bed.script("echo out; echo one >&2; echo two >&2; kill -9 $$");
    bed.start(&spec).await;
    let error = bed.ready(&spec).await.expect_err("it ends");
    assert_eq!(error.kind(), EngineErrorKind::Exited);
    let text = error.to_string();
    assert!(text.contains("signal 9") && text.contains("one\ntwo") && !text.contains("out\n"), "{text}");
}
