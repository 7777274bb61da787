//! Generates the server's side of the contract.

use windlass_codegen::{Options, build};

fn main() -> Result<(), build::Error> {
    let options = Options {
        // The rate limit's layer sets these on every response, those of the framework included.
        layer_headers: ["Limit", "Remaining", "Reset"].map(|name| format!("X-RateLimit-{name}")).to_vec(),
        // Pages of records, which the platform keeps as they were written until one of the records changes.
        encoded: [
            "listApplication",
            "listApplicationEnvironmentVariable",
            "listHelmRepository",
            "listOrganizationCluster",
            "listProject",
        ]
        .map(String::from)
        .to_vec(),
        ..Options::default()
    };
    build::api("openapi.json", &options)
}
