//! A publisher's change, from the day it is published to the day it is taken over.

use serde_json::{Value, json};
use windlass_codegen::{Options, emit, format, lower};

use crate::publisher::Publisher;
use crate::workspace::{Workspace, contract, edited};

/// What the publisher changes: deployments can be retried, and a project has to be described. The version is set
/// later, after a complaint.
fn newer(version: &str) -> String {
    edited(|root| {
        let mut retry = root["paths"]["/deployment/{deploymentId}/cancel"].clone();
        retry["post"]["operationId"] = "retryDeployment".into();
        retry["post"]["summary"] = "Retry a deployment".into();
        root["paths"]["/deployment/{deploymentId}/retry"] = retry;
        root["components"]["schemas"]["ProjectRequest"]["required"] = json!(["name", "description"]);
        root["info"]["version"] = version.into();
    })
}

/// The names of the methods that an implementer may write, each with what it does when nobody has.
fn methods(document: &str) -> Vec<(String, String)> {
    let root: Value = serde_json::from_str(document).unwrap();
    let document = windlass_spec::normalize(windlass_spec::load_value(root).unwrap()).unwrap().document;
    let source = format(emit::server(&lower(&document).ir, &Options::default())).unwrap();
    let mut methods = Vec::new();
    let traits = source.split("\npub trait ").skip(1).map(|part| part.split("\n}\n").next().unwrap_or_default());
    for part in traits.flat_map(|code| code.split("\n    fn ").skip(1)) {
        let (name, rest) = part.split_once('(').unwrap();
        methods.push((name.to_owned(), rest.split("\n    }\n").next().unwrap_or_default().to_owned()));
    }
    methods
}

#[test]
fn a_bump_is_fetched_told_guarded_and_taken_over() {
    // The workspace has the older document, and all is green.
    let publisher = Publisher::of(&contract());
    let workspace = Workspace::new(&format!("source = {:?}", publisher.url()));
    workspace.run(&["fetch"]).ends(0, &[]);
    workspace.git(&["init", "--quiet", "--initial-branch", "main"]);
    workspace.commit("Take the contract");
    workspace.run(&["drift"]).ends(0, &["fresh    normalized", "fresh    source", "fresh    version"]);

    // The publisher moves: the guard is red, says why, and what to do.
    publisher.publish(&newer("1.0.4"));
    workspace.run(&["drift"]).ends(
        4,
        &[
            "stale    source",
            "has moved since the last fetch",
            "1. breaking: ",
            "in POST /organization/{organizationId}/project",
            "safe: ",
            "in POST /deployment/{deploymentId}/retry",
            "mend: cargo xtask fetch",
            "fresh    version     nothing has changed",
        ],
    );

    // It is fetched, on a branch, and told in words.
    workspace.git(&["switch", "--quiet", "--create", "take-over"]);
    let told = ["Breaking", "description", "Safe", "POST /deployment/{deploymentId}/retry", "are written"];
    workspace.run(&["fetch"]).ends(0, &told);
    assert_eq!(workspace.read("openapi.json"), newer("1.0.4"));

    // What is generated has one method more, which answers 501 until somebody writes it; the rest is as it was.
    let (before, after) = (methods(&contract()), methods(&newer("1.0.4")));
    let added: Vec<_> = after.iter().filter(|(name, _)| before.iter().all(|(old, _)| old != name)).collect();
    let [(name, default)] = added[..] else { panic!("{added:?}") };
    assert_eq!(name, "retry_deployment");
    assert!(default.contains("Rejection::not_implemented("), "{default}");
    assert!(before.iter().all(|(old, _)| after.iter().any(|(name, _)| name == old)));

    // The version does not tell that something breaks: red still, now for that reason.
    workspace.run(&["drift"]).ends(
        4,
        &[
            "fresh    source",
            "stale    version     info.version is 1.0.4, which is too low",
            "1. breaking: ",
            "2.0.0 or higher by an overlay",
        ],
    );

    // Either the publisher mends it, or an overlay does until then.
    let overlay = json!({
        "overlay": "1.0.0",
        "info": {"title": "The version that the changes ask for", "version": "1"},
        "actions": [{"target": "$.info", "update": {"version": "2.0.0"}}]
    });
    workspace.write("version.json", &overlay.to_string());
    workspace.set(&format!("source = {:?}\noverlays = ['version.json']", publisher.url()));
    workspace.run(&["drift"]).ends(4, &["the overlays have changed since the last fetch"]);
    workspace.run(&["fetch"]).ends(0, &[]);
    assert_eq!(workspace.read("openapi.json"), newer("2.0.0"));
    workspace.run(&["drift"]).ends(0, &["fresh    source", "fresh    version     info.version, 1.0.4 to 2.0.0"]);

    // Taken over into main, the next comparison starts from here.
    workspace.commit("Take over version 2");
    workspace.git(&["branch", "--force", "main", "take-over"]);
    workspace.run(&["drift"]).ends(0, &["fresh    version     nothing has changed since "]);
}
