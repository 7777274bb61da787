//! What a checkout holds, and what is refused.

use std::{fs, os::unix::fs::symlink};

use tokio_util::sync::CancellationToken;
use windlass_engine::{Build, BuildMode, BuildSpec, Engine, EngineError, EngineErrorKind, Needs};

use crate::support::{Bed, Repository, never};

async fn build(bed: &Bed, spec: &BuildSpec) -> Result<Build, EngineError> {
    bed.engine.build(spec, &|_: &str| {}, &never()).await
}

fn repository(bed: &Bed) -> Repository {
    Repository::new(bed.dir.path().join("repository"))
}

async fn refused(bed: &Bed, spec: &BuildSpec, kind: EngineErrorKind, text: &str) {
    let error = build(bed, spec).await.expect_err(text);
    assert_eq!(error.kind(), kind, "{error}");
    assert!(error.to_string().contains(text), "{error}");
    assert_eq!(bed.engine.built(spec.deployment_id).await.expect("readable"), None);
}

#[tokio::test]
async fn the_commit_is_checked_out_and_its_procfile_read() {
    let bed = Bed::new();
    let repository = repository(&bed);
    repository.commit("Procfile", "worker: no\nweb: ./run.sh --port $PORT 'a b'\n");
    fs::write(repository.path.join("run.sh"), "#!/bin/sh\n").expect("writable");
    repository.git(&["add", "run.sh"]);
    repository.git(&["update-index", "--chmod=+x", "run.sh"]);
    repository.git(&["commit", "--quiet", "-m", "A program"]);
    let old = repository.git(&["rev-parse", "HEAD"]);
    repository.commit("Procfile", "web: other\n");
    let spec = repository.build_spec(&old);
    let made = build(&bed, &spec).await.expect("it builds");
    assert_eq!(made.program, "./run.sh");
    assert_eq!(made.arguments, ["--port", "${PORT}", "a b"]);
    assert!(made.directory.join("run.sh").is_file());
    assert!(!made.directory.join(".git").exists());
    // Again, also when git can no longer be reached.
    fs::remove_dir_all(&repository.path).expect("removable");
    fs::remove_dir_all(bed.data().join("git")).expect("removable");
    assert_eq!(build(&bed, &spec).await.expect("it was built"), made);
    assert_eq!(bed.engine.built(spec.deployment_id).await.expect("readable"), Some(made));
    assert_eq!(bed.engine.deployments().await.expect("listed"), [spec.deployment_id]);
    bed.engine.remove(spec.deployment_id).await.expect("removable");
    assert_eq!(bed.engine.built(spec.deployment_id).await.expect("readable"), None);
    assert!(bed.engine.deployments().await.expect("listed").is_empty());
}

#[tokio::test]
async fn paths_that_leave_the_checkout_are_refused() {
    let bed = Bed::new();
    let repository = repository(&bed);
    repository.commit("app/deep/Procfile", "web: sleep 1\n");
    symlink("/etc", repository.path.join("out")).expect("linkable");
    symlink("app/deep", repository.path.join("in")).expect("linkable");
    symlink("../../..", repository.path.join("app/up")).expect("linkable");
    fs::create_dir(repository.path.join("linked")).expect("writable");
    symlink("/etc/passwd", repository.path.join("linked/Procfile")).expect("linkable");
    let commit = repository.commit_all("Links");
    let at = |root: &str| {
        let mut spec = repository.build_spec(&commit);
        root.clone_into(&mut spec.source.root_path);
        spec
    };
    for root in ["app/deep", "/app/deep/", "./app/deep", "in", "/in"] {
        let made = build(&bed, &at(root)).await.expect(root);
        assert!(made.directory.ends_with("source/app/deep"), "{:?}", made.directory);
    }
    for root in ["..", "/../x", "app/../..", "out", "app/up"] {
        refused(&bed, &at(root), EngineErrorKind::Invalid, "leads out of").await;
    }
    for root in ["none", "app/deep/Procfile"] {
        refused(&bed, &at(root), EngineErrorKind::Invalid, "has no directory").await;
    }
    refused(&bed, &at("linked"), EngineErrorKind::Invalid, "no command to start").await;
    refused(&bed, &at("/"), EngineErrorKind::Invalid, "no command to start").await;
}

#[tokio::test]
async fn what_this_engine_cannot_do_is_said() {
    let bed = Bed::new();
    let repository = repository(&bed);
    let commit = repository.commit("Procfile", "web: sleep 1\n");
    let spec = repository.build_spec(&commit);
    let docker = BuildMode::Docker { dockerfile_path: "Dockerfile".into() };
    for (spec, text) in [
        (BuildSpec { mode: docker, ..spec.clone() }, "container engine"),
        (BuildSpec { needs: Needs { storage: 1, gpu: 0 }, ..spec.clone() }, "storage"),
        (BuildSpec { needs: Needs { storage: 0, gpu: 1 }, ..spec.clone() }, "GPU"),
    ] {
        refused(&bed, &spec, EngineErrorKind::Unsupported, text).await;
    }
    let native = |entrypoint: &str| BuildMode::Native { entrypoint: Some(entrypoint.into()), arguments: vec![] };
    for (entrypoint, text) in [("./none", "no such file"), ("./Procfile", "not executable"), ("bin/..", "no such file")]
    {
        refused(&bed, &BuildSpec { mode: native(entrypoint), ..spec.clone() }, EngineErrorKind::Invalid, text).await;
    }
    refused(&bed, &BuildSpec { commit: "f".repeat(40), ..spec.clone() }, EngineErrorKind::Source, "has no commit")
        .await;
    refused(&bed, &BuildSpec { commit: "--force".into(), ..spec }, EngineErrorKind::Source, "full id").await;
}

#[tokio::test]
async fn cancelling_ends_a_build_that_waits_for_git() {
    let bed = Bed::new();
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let mut spec = repository(&bed).build_spec(&"1".repeat(40));
    spec.source.url = format!("http://127.0.0.1:{}/a", listener.local_addr().expect("bound").port());
    let cancel = CancellationToken::new();
    let (result, ()) = tokio::join!(bed.engine.build(&spec, &|_: &str| {}, &cancel), async {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        cancel.cancel();
    });
    assert_eq!(result.expect_err("cancelled").kind(), EngineErrorKind::Canceled);
    let left: Vec<_> = fs::read_dir(bed.data().join("builds")).expect("readable").flatten().collect();
    assert!(left.is_empty(), "{left:?}");
}

#[tokio::test]
async fn submodules_are_checked_out_too() {
    let bed = Bed::new();
    let inner = Repository::new(bed.dir.path().join("inner"));
    inner.commit("file", "inner");
    let repository = repository(&bed);
    repository.commit("Procfile", "web: sleep 1\n");
    repository.git(&["submodule", "--quiet", "add", "../inner", "parts/in ner"]);
    let commit = repository.commit_all("A submodule");
    inner.commit("file", "later");
    let made = build(&bed, &repository.build_spec(&commit)).await.expect("it builds");
    assert_eq!(fs::read_to_string(made.directory.join("parts/in ner/file")).expect("there"), "inner");

    repository.git(&["config", "--file", ".gitmodules", "submodule.parts/in ner.url", "ext::sh"]);
    let hostile = repository.build_spec(&repository.commit_all("A hostile one"));
    refused(&bed, &hostile, EngineErrorKind::Source, "helper program").await;
}
