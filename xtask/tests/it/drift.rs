//! What the four guards say, and how the command ends.

use crate::publisher::{Publisher, answer};
use crate::workspace::{Workspace, contract, edited};

/// A workspace in git, whose main branch has the contract.
fn workspace(settings: &str) -> Workspace {
    let workspace = Workspace::new(settings);
    workspace.write("openapi.json", &contract());
    workspace.git(&["init", "--quiet", "--initial-branch", "main"]);
    workspace.commit("Add the contract");
    workspace
}

#[test]
fn all_is_fresh_when_nothing_has_changed() {
    workspace("").run(&["drift"]).ends(
        0,
        &[
            "fresh    normalized  openapi.json is in normal form",
            "skipped  source      Cargo.toml names no source",
            "skipped  surface     Cargo.toml names no packages",
            "fresh    version     nothing has changed since ",
        ],
    );
}

#[test]
fn a_document_out_of_normal_form_is_stale() {
    let workspace = workspace("");
    workspace.write("openapi.json", &contract().replace("  ", "\t"));
    workspace.run(&["drift"]).ends(
        4,
        &[
            "stale    normalized",
            "1. the order of keys, or the layout",
            "mend: cargo xtask normalize",
            "fresh    version",
        ],
    );
    workspace.write("openapi.json", "{\"openapi\": \"2.0\"}");
    workspace.run(&["drift"]).ends(100, &["failure  normalized", "1. openapi.json: /openapi: OpenAPI 2.0", "mend: "]);
}

#[test]
fn a_source_that_moved_is_stale_and_one_that_fails_a_failure() {
    let publisher = Publisher::of(&contract());
    let workspace = workspace(&format!("source = {:?}", publisher.url()));
    workspace.run(&["drift"]).ends(0, &["fresh    source      openapi.json is what http://"]);
    publisher.publish(&edited(|root| root["info"]["title"] = "Moved".into()));
    workspace.run(&["drift"]).ends(4, &["stale    source", "holds another document", "mend: cargo xtask fetch"]);
    workspace.run(&["drift", "--offline"]).ends(0, &["skipped  source      offline: "]);
    workspace.run(&["drift", "--skip", "source"]).ends(0, &["skipped  source      as asked"]);
    let broken = Publisher::answering(|_| answer("500 Internal Server Error", &[], b""));
    workspace.set(&format!("source = {:?}", broken.url()));
    workspace.run(&["drift"]).ends(100, &["failure  source", "500 Internal Server Error", "fresh    version"]);
}

#[test]
fn a_change_asks_for_its_version() {
    let workspace = workspace("");
    workspace.git(&["switch", "--quiet", "--create", "work"]);
    let change = |version: &str| {
        edited(|root| {
            root["paths"].as_object_mut().unwrap().shift_remove("/cluster/{clusterId}/upgrade").unwrap();
            root["info"]["version"] = version.into();
        })
    };
    for version in ["1.0.4", "1.1.0"] {
        workspace.write("openapi.json", &change(version));
        workspace.run(&["drift"]).ends(
            4,
            &[
                "stale    version     info.version is ",
                "1. breaking: ",
                "in POST /cluster/{clusterId}/upgrade",
                "mend: set info.version to 2.0.0 or higher",
                "cargo xtask diff git:",
            ],
        );
    }
    workspace.write("openapi.json", &change("2.0.0"));
    workspace.run(&["drift"]).ends(0, &["fresh    version     info.version, 1.0.4 to 2.0.0, allows the "]);
    // Once it is in main, it is no change any more.
    workspace.commit("Remove an operation");
    workspace.git(&["branch", "--force", "main", "work"]);
    workspace.run(&["drift"]).ends(0, &["nothing has changed since "]);
    workspace.run(&["drift", "--base", "main~1"]).ends(0, &["1.0.4 to 2.0.0"]);
    workspace.run(&["drift", "--base", "nowhere"]).ends(100, &["failure  version     git has no nowhere"]);
}

#[test]
fn a_change_can_be_accepted_with_a_reason() {
    let workspace = workspace("ignore = 'accepted.yaml'");
    workspace.write("accepted.yaml", "- rule: operation-removed\n  reason: Nobody ever called it.\n");
    workspace.write(
        "openapi.json",
        &edited(|root| {
            root["paths"].as_object_mut().unwrap().shift_remove("/cluster/{clusterId}/upgrade").unwrap();
            root["info"]["version"] = "1.1.0".into();
        }),
    );
    workspace.run(&["drift"]).ends(0, &["fresh    version"]);
    workspace.write("accepted.yaml", "- rule: no-such-rule\n  reason: None.\n");
    workspace.run(&["drift"]).ends(100, &["failure  version     accepted.yaml cannot be read", "no-such-rule"]);
}

#[test]
fn without_git_there_is_no_older_version() {
    let workspace = Workspace::new("");
    workspace.write("openapi.json", &contract());
    workspace.run(&["drift"]).ends(0, &["skipped  version     this is no git work tree"]);
    workspace.git(&["init", "--quiet", "--initial-branch", "trunk"]);
    workspace.run(&["drift"]).ends(0, &["skipped  version     there is neither a branch"]);
}

#[test]
fn a_generated_surface_that_differs_is_stale() {
    let workspace = workspace("");
    let test = |body: &str| {
        workspace.write("surface.rs", &format!("#[test]\nfn the_surface() {{ {body} }}\n"));
        workspace.run(&["drift", "--offline"])
    };
    workspace.write(
        "Cargo.toml",
        "[package]\nname = 'made'\nedition = '2024'\n\n[lib]\npath = 'lib.rs'\n\n[[test]]\nname = 'it'\n\
         path = 'surface.rs'\n\n[workspace.metadata.windlass.contract]\nsurface = ['made']\n",
    );
    workspace.write("lib.rs", "");
    test("").ends(0, &["fresh    surface     what is generated equals its snapshots, in 1 test"]);
    test("println!(\"  3 │-old\\n  3 │+new\"); panic!();").ends(
        4,
        &[
            "stale    surface",
            "1. the_surface\n",
            " -old\n",
            " +new\n",
            "mend: look at it, then: INSTA_UPDATE=always cargo",
        ],
    );
    test("nothing").ends(100, &["failure  surface     the tests do not build", "cannot find value `nothing`"]);
    workspace.write("surface.rs", "");
    workspace.run(&["drift", "--offline"]).ends(100, &["no test of made has `surface` in its name"]);
}
