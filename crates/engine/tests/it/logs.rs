//! What a program prints is kept, up to a size.

use std::time::Duration;

use windlass_engine::{Engine, LogStream};

use crate::support::{Bed, walk};

#[tokio::test]
async fn both_streams_are_kept_in_order_with_their_instance() {
    let bed = Bed::new();
    let spec = bed.script("echo out; sleep 0.1; echo err >&2; sleep 0.1; printf 'f\\377ff\\r\\nno end'; sleep 0.1");
    bed.start(&spec).await;
    bed.until_logged("no end").await;
    let lines = bed.engine.logs(bed.service, 4).await.expect("readable");
    let seen: Vec<_> = lines.iter().map(|l| (l.stream, l.message.as_str())).collect();
    assert_eq!(
        seen,
        [
            (LogStream::Stdout, "out"),
            (LogStream::Stderr, "err"),
            (LogStream::Stdout, "f\u{fffd}ff"),
            (LogStream::Stdout, "no end")
        ]
    );
    assert!(lines.iter().all(|l| l.instance == spec.id.to_string()));
    assert!(lines.windows(2).all(|w| w[0].id < w[1].id && w[0].created_at <= w[1].created_at));
}

#[tokio::test]
async fn no_more_than_the_limit_is_kept_and_the_end_is_what_stays() {
    let bed = Bed::new();
    let mut spec = bed.script(
        "i=0; while [ $i -lt 4000 ]; do echo \"line $i\"; i=$((i+1)); done; head -c 150000 /dev/zero | tr '\\0' x; echo; echo done; exec sleep 1000",
    );
    spec.log_limit = 400_000;
    bed.start(&spec).await;
    bed.until_logged("done").await;
    let size: u64 = walk(&bed.data().join("logs")).iter().map(|f| f.metadata().expect("there").len()).sum();
    assert!(size <= 400_000, "{size}");
    let lines = bed.engine.logs(bed.service, 10_000).await.expect("readable");
    let messages: Vec<&str> = lines.iter().map(|l| l.message.as_str()).collect();
    let [.., before, a, b, c, end] = &messages[..] else { panic!("{}", messages.len()) };
    assert_eq!((*before, a.len(), b.len(), c.len(), *end), ("line 3999", 65_536, 65_536, 18_928, "done"));
    assert!(messages.len() < 4000);
    assert_eq!(bed.engine.logs(bed.service, 2).await.expect("readable").len(), 2);
    assert_eq!(bed.engine.logs(bed.service, 1).await.expect("readable")[0].message, "done");
}

#[tokio::test]
async fn several_instances_share_a_log_and_lose_nothing() {
    let bed = Bed::new();
    let mut last = None;
    for n in 0..3 {
        let mut spec =
            bed.script(&format!("i=0; while [ $i -lt 1000 ]; do echo \"{n} $i\"; i=$((i+1)); done; exec sleep 1000"));
        spec.log_limit = 4 << 20;
        bed.start(&spec).await;
        last = Some(spec);
    }
    for n in 0..3 {
        bed.until_logged(&format!("{n} 999")).await;
    }
    let lines = bed.engine.logs(bed.service, 10_000).await.expect("readable");
    assert_eq!(lines.len(), 3000);
    // Deleted while it is written to: it goes on in a new file.
    bed.engine.logs_remove(bed.service).await.expect("removable");
    let spec = last.expect("three were started");
    bed.engine.stop(spec.id, Duration::from_secs(5)).await.expect("stops");
    bed.start(&bed.script("echo again; exec sleep 1000")).await;
    bed.until_logged("again").await;
}
