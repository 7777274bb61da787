//! Each positive document of the generator, and the platform's own, from the generated client to the generated mock and
//! back: a test per operation, with values at the bounds of every schema.

/// What the build script makes of each document.
#[cfg(test)]
#[allow(
    dead_code,
    missing_docs,
    unused_imports,
    unreachable_pub,
    clippy::all,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "generated code holds more than one test needs, and is looked at where it is kept"
)]
mod documents {
    include!(concat!(env!("OUT_DIR"), "/documents.rs"));
}

/// An HTTP client that goes straight to this machine.
#[cfg(test)]
fn http() -> reqwest::Client {
    // It fails when another test was first, which makes no difference.
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::builder().no_proxy().build().expect("it is made of nothing but defaults")
}

#[cfg(test)]
#[test]
fn all_but_what_cannot_be_called_is_tried() {
    let no_call = "not tried: the client has no call for it";
    let expected = ["options", "trace"].map(|method| format!("methods: /paths/~1declared/{method}: {no_call}"));
    assert_eq!(documents::NOT_TRIED, expected);
}
