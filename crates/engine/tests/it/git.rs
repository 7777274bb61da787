//! Which commit a reference names, and what may not be asked.

use std::{
    fs,
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpListener,
};
use windlass_engine::git::{Commit, GitError, GitSource, Reference};

use crate::support::{LONG, Repository, cache, never};

async fn resolve(repository: &Repository, reference: Reference) -> Result<Commit, GitError> {
    let root = repository.path.with_extension("cache");
    cache(&root).resolve(&repository.source(), &reference, &never()).await
}

fn repository() -> (tempfile::TempDir, Repository) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let repository = Repository::new(dir.path().join("repository"));
    (dir, repository)
}

#[tokio::test]
async fn every_kind_of_reference_is_found() {
    let (_dir, repository) = repository();
    let first = repository.commit("a", "1");
    repository.git(&["tag", "light"]);
    repository.git(&["tag", "-a", "v1.0", "-m", "annotated"]);
    repository.git(&["branch", "feature/with-slash"]);
    let second = repository.commit("a", "2");
    for (reference, expected) in [
        (Reference::Default, &second),
        (Reference::Branch("main".into()), &second),
        (Reference::Branch("feature/with-slash".into()), &first),
        (Reference::Tag("light".into()), &first),
        (Reference::Tag("v1.0".into()), &first),
        (Reference::Commit(first.clone()), &first),
        (Reference::Commit(first[..10].to_owned()), &first),
        (Reference::Commit(second[..8].to_uppercase()), &second),
    ] {
        let commit = resolve(&repository, reference.clone()).await.expect("it is found");
        assert_eq!(&commit.id, expected, "{reference:?}");
        assert_eq!(commit.author, "Tester <tester@example.com>");
        assert_eq!(commit.message, "Write a");
        if !matches!(reference, Reference::Commit(_)) {
            let root = repository.path.with_extension("cache");
            let tip = cache(&root).tip(&repository.source(), &reference, &never()).await.expect("it is found");
            assert_eq!(&tip, expected, "{reference:?}");
        }
    }
    assert_eq!(resolve(&repository, Reference::Default).await.expect("found").branch.as_deref(), Some("main"));
    assert_eq!(resolve(&repository, Reference::Tag("v1.0".into())).await.expect("found").tag.as_deref(), Some("v1.0"));
}

#[tokio::test]
async fn a_branch_that_moves_is_followed_also_into_a_directory_of_its_name() {
    let (_dir, repository) = repository();
    repository.commit("a", "1");
    repository.git(&["branch", "x"]);
    resolve(&repository, Reference::Branch("x".into())).await.expect("found");
    resolve(&repository, Reference::Commit(repository.git(&["rev-parse", "x"])[..8].to_owned())).await.expect("found");
    repository.git(&["branch", "-D", "x"]);
    let moved = repository.commit("a", "2");
    repository.git(&["branch", "x/y"]);
    assert_eq!(resolve(&repository, Reference::Branch("x/y".into())).await.expect("found").id, moved);
    assert_eq!(resolve(&repository, Reference::Commit(moved[..8].into())).await.expect("found").id, moved);
    let gone = resolve(&repository, Reference::Branch("x".into())).await;
    assert!(matches!(gone, Err(GitError::UnknownReference { .. })), "{gone:?}");
}

#[tokio::test]
async fn what_is_not_there_is_said() {
    let (_dir, repository) = repository();
    let empty = resolve(&repository, Reference::Default).await;
    assert!(matches!(empty, Err(GitError::UnknownReference { .. })), "{empty:?}");
    repository.commit("a", "1");
    for reference in [
        Reference::Branch("none".into()),
        // Names alone: git does not complain about the mirror.
        Reference::Branch("corrupt".into()),
        Reference::Tag("none".into()),
        Reference::Commit("0123456789".into()),
        Reference::Commit("0123456789012345678901234567890123456789".into()),
    ] {
        let result = resolve(&repository, reference).await;
        assert!(matches!(result, Err(GitError::UnknownReference { .. })), "{result:?}");
    }
    fs::remove_dir_all(&repository.path).expect("removable");
    let gone = resolve(&repository, Reference::Branch("main".into())).await;
    assert!(matches!(gone, Err(GitError::Unreachable { .. })), "{gone:?}");
}

#[tokio::test]
async fn a_commit_with_an_impossible_date_and_an_endless_message_is_taken() {
    let (_dir, repository) = repository();
    let message = "x".repeat(100_000);
    let commit = format!(
        "commit refs/heads/far\ncommitter T <t@example.com> 300000000000 +0000\ndata {}\n{message}\n",
        message.len()
    );
    let mut import = std::process::Command::new("git")
        .args(["fast-import", "--quiet", "--date-format=raw-permissive"])
        .current_dir(&repository.path)
        .stdin(std::process::Stdio::piped())
        .spawn()
        .expect("git runs");
    std::io::Write::write_all(&mut import.stdin.take().expect("piped"), commit.as_bytes()).expect("writable");
    assert!(import.wait().expect("git ends").success());
    let found = resolve(&repository, Reference::Branch("far".into())).await.expect("found");
    assert_eq!(found.date, chrono::DateTime::UNIX_EPOCH);
    assert!(found.message.len() < 10_000);
}

#[tokio::test]
async fn a_prefix_of_several_commits_is_ambiguous() {
    let (_dir, repository) = repository();
    // Enough commits that two begin with the same four digits; the odds against are beyond reckoning.
    let script: String = (0..1500)
        .map(|i| format!("commit refs/heads/main\ncommitter T <t@example.com> {i} +0000\ndata 1\nx\n"))
        .collect();
    let mut import = std::process::Command::new("git")
        .args(["fast-import", "--quiet"])
        .current_dir(&repository.path)
        .stdin(std::process::Stdio::piped())
        .spawn()
        .expect("git runs");
    std::io::Write::write_all(&mut import.stdin.take().expect("piped"), script.as_bytes()).expect("writable");
    assert!(import.wait().expect("git ends").success());
    let mut ids: Vec<String> = repository.git(&["rev-list", "main"]).lines().map(|id| id[..4].to_owned()).collect();
    ids.sort();
    let twice = ids.windows(2).find(|pair| pair[0] == pair[1]).expect("two begin alike")[0].clone();
    let result = resolve(&repository, Reference::Commit(twice)).await;
    assert!(matches!(result, Err(GitError::AmbiguousCommit { .. })), "{result:?}");
}

#[tokio::test]
async fn hostile_names_reach_neither_a_shell_nor_an_option_parser() {
    let (dir, repository) = repository();
    repository.commit("a", "1");
    let mark = dir.path().join("mark");
    let touch = format!("touch {}", mark.display());
    let root = dir.path().join("cache");
    for url in [
        format!("--upload-pack={touch}"),
        format!("ext::sh -c {touch}"),
        format!("ext::{}", touch.replace(' ', "%20")),
        format!("ssh://-oProxyCommand={touch}/x"),
        format!("-oProxyCommand={touch}@host:x"),
        format!("file://{}/$({touch})", dir.path().display()),
        format!("{}/../repository", repository.path.display()),
        "git://example.com/a".to_owned(),
        "fd::7".to_owned(),
    ] {
        let source = GitSource { url: url.clone(), root_path: "/".into() };
        let result = cache(&root).resolve(&source, &Reference::Default, &never()).await;
        assert!(matches!(result, Err(GitError::InvalidUrl { .. })), "{url}: {result:?}");
    }
    for name in ["-branch", "--upload-pack=x", "--output=/tmp/x", "a b", "$(id)..x", "x:y", "@{-1}"] {
        for reference in [Reference::Branch(name.into()), Reference::Tag(name.into()), Reference::Commit(name.into())] {
            let result = resolve(&repository, reference.clone()).await;
            assert!(matches!(result, Err(GitError::InvalidReference { .. })), "{reference:?}: {result:?}");
        }
    }
    let quoted = resolve(&repository, Reference::Branch("$(touch$IFS/mark)`id`;'\"".into())).await;
    assert!(matches!(quoted, Err(GitError::UnknownReference { .. })), "{quoted:?}");
    assert!(!mark.exists());
}

#[tokio::test]
async fn credentials_of_the_url_are_shown_nowhere() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("bound").port();
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.expect("a connection");
            let mut buffer = [0; 4096];
            let n = std::io::Read::read(&mut stream, &mut buffer).unwrap_or_default();
            // While git waits for the answer, its arguments and those of its helper are there to be read.
            let mut arguments = Vec::new();
            for entry in fs::read_dir("/proc").expect("readable").flatten() {
                arguments.extend(fs::read(entry.path().join("cmdline")).unwrap_or_default());
            }
            let _ = tell.send((buffer[..n].to_vec(), arguments));
            let _ = std::io::Write::write_all(
                &mut stream,
                b"HTTP/1.1 401 No\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
            );
        }
    });
    let source = GitSource { url: format!("http://bob:sup3rs3cret@127.0.0.1:{port}/a.git"), root_path: "/".into() };
    let result = cache(dir.path()).resolve(&source, &Reference::Default, &never()).await;
    let text = format!("{result:?} {source:?} {}", result.as_ref().expect_err("refused"));
    assert!(matches!(result, Err(GitError::Denied { .. })), "{text}");
    assert!(!text.contains("sup3rs3cret") && !text.contains("bob"), "{text}");
    let (request, arguments) = told.recv_timeout(LONG).expect("git asked");
    let request = String::from_utf8_lossy(&request).to_lowercase();
    assert!(request.contains("authorization: basic ym9iOnN1cDNyczNjcmV0".to_lowercase().as_str()), "{request}");
    assert!(!String::from_utf8_lossy(&arguments).contains("sup3rs3cret"));
}

#[tokio::test]
async fn a_credential_follows_no_redirect() {
    let elsewhere = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let there = elsewhere.local_addr().expect("an address");
    let redirecting = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let here = redirecting.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = redirecting.accept().await {
            let mut request = [0; 4096];
            let _ = stream.read(&mut request).await;
            let answer = format!(
                "HTTP/1.1 301 Moved\r\nLocation: http://{there}/r.git/info/refs?service=git-upload-pack\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            );
            let _ = stream.write_all(answer.as_bytes()).await;
        }
    });
    let dir = tempfile::tempdir().expect("a temporary directory");
    let source = GitSource { url: format!("http://user:hush@{here}/r.git"), root_path: "/".into() };
    let found = cache(dir.path()).resolve(&source, &Reference::Default, &never()).await;
    let error = found.expect_err("the redirect is refused");
    assert!(matches!(error, GitError::Denied { .. } | GitError::Unreachable { .. }), "{error:?}");
    assert!(!error.to_string().contains("hush"), "{error}");
    let followed = tokio::time::timeout(Duration::from_millis(50), elsewhere.accept()).await;
    assert!(followed.is_err(), "git went where it was redirected to: {error}");
}

#[tokio::test]
async fn a_repository_that_does_not_answer_is_given_up_and_cancelling_is_quick() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let source = GitSource {
        url: format!("http://127.0.0.1:{}/a.git", listener.local_addr().expect("bound").port()),
        root_path: "/".into(),
    };
    let short = windlass_engine::git::GitCache::open(dir.path().to_owned(), Duration::from_millis(300)).expect("opens");
    let result = short.resolve(&source, &Reference::Default, &never()).await;
    assert!(matches!(result, Err(GitError::TimedOut { .. })), "{result:?}");
    let cancel = never();
    let (cache, began) = (cache(dir.path()), Instant::now());
    let (result, ()) = tokio::join!(cache.resolve(&source, &Reference::Default, &cancel), async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        cancel.cancel();
    });
    assert!(matches!(result, Err(GitError::Canceled)), "{result:?}");
    assert!(began.elapsed() < Duration::from_secs(5));
}

#[tokio::test]
async fn a_mirror_that_was_left_half_done_is_made_anew() {
    let (_dir, repository) = repository();
    let first = repository.commit("a", "1");
    resolve(&repository, Reference::Default).await.expect("found");
    let root = repository.path.with_extension("cache");
    let mirror = fs::read_dir(&root)
        .expect("readable")
        .flatten()
        .map(|e| e.path())
        .find(|p| p.is_dir())
        .expect("there is a mirror");
    // As after a kill in the middle of a fetch.
    fs::write(mirror.with_extension("busy"), "").expect("writable");
    fs::write(mirror.join("shallow.lock"), "").expect("writable");
    fs::write(mirror.join("HEAD.lock"), "").expect("writable");
    assert_eq!(resolve(&repository, Reference::Default).await.expect("found").id, first);
    // As after a repair gone wrong: nobody said so, git has to notice.
    let second = repository.commit("a", "2");
    fs::write(mirror.join("shallow.lock"), "").expect("writable");
    fs::remove_dir_all(mirror.join("refs")).expect("removable");
    assert_eq!(resolve(&repository, Reference::Default).await.expect("found").id, second);
}

#[tokio::test]
async fn fifty_at_once_are_all_answered() {
    let (_dir, repository) = repository();
    let id = repository.commit("a", "1");
    let cache = cache(&repository.path.with_extension("cache"));
    let all = (0..50).map(|_| {
        let (cache, source) = (cache.clone(), repository.source());
        tokio::spawn(async move { cache.resolve(&source, &Reference::Branch("main".into()), &never()).await })
    });
    for task in all.collect::<Vec<_>>() {
        assert_eq!(task.await.expect("no panic").expect("found").id, id);
    }
}

#[tokio::test]
async fn a_git_that_outlives_a_killed_server_is_ended() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let repository = Repository::new(dir.path().join("repository"));
    let id = repository.commit("a", "1");
    let root = dir.path().join("cache");
    // Takes the connection and never answers, until it is told to; then what is asked fails at once.
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://127.0.0.1:{}/a.git", listener.local_addr().expect("bound").port());
    let mut server = std::process::Command::new(std::env::current_exe().expect("this program has a path"))
        .args(["--exact", "helper::role"])
        .env("HELPER_ROLE", "resolve")
        .env("HELPER_URL", &url)
        .env("HELPER_FILE", &root)
        .spawn()
        .expect("it starts");
    let (held, _) = listener.accept().expect("git asks");
    server.kill().expect("it can be killed");
    server.wait().expect("it ends");
    let refuse = std::thread::spawn(move || {
        while let Ok((stream, _)) = listener.accept() {
            drop(stream);
        }
    });
    let source = GitSource { url, root_path: "/".into() };
    let began = Instant::now();
    let result = cache(&root).resolve(&source, &Reference::Default, &never()).await;
    assert!(matches!(result, Err(GitError::Unreachable { .. })), "{result:?}");
    assert!(began.elapsed() < LONG / 2, "{:?}", began.elapsed());
    drop((held, refuse));
    assert_eq!(cache(&root).resolve(&repository.source(), &Reference::Default, &never()).await.expect("found").id, id);
}
