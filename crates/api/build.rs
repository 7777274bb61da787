//! Generates the server's side of the contract.

use windlass_codegen::{Options, build};

fn main() -> Result<(), build::Error> {
    let options = Options {
        // The rate limit's layer sets these on every response, those of the framework included.
        layer_headers: ["Limit", "Remaining", "Reset"].map(|name| format!("X-RateLimit-{name}")).to_vec(),
        // Records and pages of them, which the platform keeps as they were written until a record changes.
        encoded: [
            "getApplication",
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
