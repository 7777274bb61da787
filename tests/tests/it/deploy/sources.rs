//! Which commit is deployed, and from which directory of it.

use windlass_client::Details as _;
use windlass_tests::{
    Repository,
    pages::page,
    world::{World, bare, http_probe, readiness, script, site, web_port},
};
use windlass_types::{ApplicationRequest, DeployRequest, DeploymentStatus};

#[tokio::test]
async fn a_commit_is_named_in_full_or_by_its_beginning() {
    let world = World::new().await;
    let repository = page("one");
    let first = repository.head();
    repository.commit_page("two");
    let application = world.site("web", &repository).await;
    for (given, expected) in [(first.clone(), "one"), (repository.head(), "two"), (first[..8].to_owned(), "one")] {
        let deployment = world.deploy_commit(application, &given).await;
        assert!(deployment.git_commit_id.as_deref().is_some_and(|id| id.len() == 40 && id.starts_with(&given)));
        let ended = world.ended(deployment.id).await;
        assert_eq!(ended.status, DeploymentStatus::Deployed, "{ended:?}");
        assert_eq!(ended.git_commit_id, deployment.git_commit_id);
        assert_eq!(world.page(application).await, expected, "{given}");
    }
}

#[tokio::test]
async fn an_unknown_commit_is_refused_at_once() {
    let world = World::new().await;
    let repository = page("one");
    let application = world.site("web", &repository).await;
    for given in ["0123456789012345678901234567890123456789", "0123456", "deadbeef"] {
        let request = DeployRequest { git_commit_id: Some(given.into()) };
        let error = world.client().deploy_application(&application, Some(&request)).await.unwrap_err();
        assert_eq!(error.status().map(|status| status.as_u16()), Some(400), "{given}");
        assert_eq!(error.violations()[0].pointer, "/git_commit_id", "{given}");
        assert!(error.message().contains(given), "{}", error.message());
    }
    let list = world.client().list_application_deployment(&application, None, None).await.unwrap();
    assert!(list.results.is_empty(), "what was refused left a record");
}

#[tokio::test]
async fn the_commit_is_the_one_of_the_moment_of_acceptance() {
    let world = World::one_at_a_time().await;
    let (repository, blocking) = (page("one"), page("blocking"));
    let gate = world.server.scratch().join("gate");
    let blocker = world.application(&windlass_tests::world::gated_site("blocker", &blocking, &gate)).await.id;
    let application = world.site("web", &repository).await;
    let first = world.deploy(blocker).await;
    world.reaches(first.id, DeploymentStatus::Deploying).await;
    let commit = repository.head();
    let queued = world.deploy(application).await;
    assert_eq!(queued.status, DeploymentStatus::Queued);
    repository.commit_page("two");
    std::fs::write(&gate, "").unwrap();
    let ended = world.ended(queued.id).await;
    assert_eq!((ended.status, ended.git_commit_id), (DeploymentStatus::Deployed, Some(commit)));
    assert_eq!(world.page(application).await, "one");
}

#[tokio::test]
async fn a_branch_may_have_a_slash_and_a_tag_stands_for_a_branch() {
    let world = World::new().await;
    let repository = page("main");
    repository.git(&["checkout", "--quiet", "-b", "feature/deep/er"]);
    repository.commit_page("feature");
    repository.git(&["tag", "v1.0"]);
    repository.commit_page("after the tag");
    for (name, branch, expected) in
        [("slash", "feature/deep/er", "after the tag"), ("tag", "v1.0", "feature"), ("main", "main", "main")]
    {
        let mut request = site(name, &repository);
        request.git_repository.branch = Some(branch.into());
        let application = world.application(&request).await.id;
        world.deployed(application).await;
        assert_eq!(world.page(application).await, expected, "{branch}");
    }
}

#[tokio::test]
async fn an_annotated_tag_is_told_with_the_application() {
    let world = World::new().await;
    let repository = page("tagged");
    repository.git(&["tag", "--annotate", "--message=release", "v2.0"]);
    let mut request = site("tagged", &repository);
    request.git_repository.branch = Some("v2.0".into());
    let application = world.application(&request).await.id;
    world.deployed(application).await;
    let git = world.client().get_application(&application).await.unwrap().into_inner().git_repository;
    assert_eq!(git.deployed_commit_tag.as_deref(), Some("v2.0"));
    assert_eq!(git.deployed_commit_id, Some(repository.head()));
}

#[tokio::test]
async fn the_root_path_is_where_everything_is_looked_for() {
    let world = World::new().await;
    let procfile = format!("web: '{}' site public --port $PORT\n", windlass_tests::windlass().display());
    let repository = Repository::new(&[
        ("apps/shop/public/index.html", "from below"),
        ("apps/shop/Procfile", &procfile),
        ("Procfile", "web: ./nothing\n"),
    ]);
    let mut request = ApplicationRequest {
        ports: Some(vec![web_port()]),
        healthchecks: Some(readiness(http_probe())),
        ..bare("below", &repository)
    };
    for (name, root) in [("a", "/apps/shop"), ("b", "apps/shop"), ("c", "/apps/shop/")] {
        request.name = name.into();
        request.git_repository.root_path = Some(root.into());
        let application = world.application(&request).await.id;
        world.deployed(application).await;
        assert_eq!(world.page(application).await, "from below", "{root}");
    }
}

#[tokio::test]
async fn arguments_are_exact_while_a_procfile_knows_its_port() {
    let world = World::new().await;
    let procfile = "release: false\nweb: sh -c 'echo \"$0/$1\"; exec sleep 1000' \"a b\" $PORT\n";
    let repository = Repository::new(&[("Procfile", procfile)]);
    let by_procfile = world.application(&bare("procfile", &repository)).await.id;
    let line = "echo \"$0/$1/$2\"; exec sleep 1000";
    let mut request = script("exact", &repository, line);
    request.arguments = Some(vec!["-c".into(), line.into(), "a b".into(), "$PORT ${HOME} `id`".into(), "".into()]);
    let by_arguments = world.application(&request).await.id;
    for (application, expected) in [(by_procfile, None), (by_arguments, Some("a b/$PORT ${HOME} `id`/"))] {
        world.deployed(application).await;
        let port = world.programs(application)[0].process.variable("PORT").unwrap();
        let expected = expected.map_or_else(|| format!("a b/{port}"), str::to_owned);
        windlass_tests::process::eventually("the line is written", async || {
            let log = world.client().list_application_log(&application, None).await.unwrap().into_inner();
            log.results.iter().any(|line| line.message == expected).then_some(())
        })
        .await;
    }
}
