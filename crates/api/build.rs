//! Generates the server's side of the contract.

use windlass_codegen::{Options, build};

fn main() -> Result<(), build::Error> {
    let options = Options {
        // The server's layers see to these: the rate limit's stand on every response, those of the framework included.
        layer_headers: ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "Idempotency-Key"]
            .map(String::from)
            .to_vec(),
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
