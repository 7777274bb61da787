//! Writes the calls from the contract.

use windlass_codegen::{ClientOptions, Options, build};

fn main() -> Result<(), build::Error> {
    let reserved = ["deploy_and_wait", "wait_for_deployment", "wait_running", "base_url"];
    build::client(
        "openapi.json",
        &Options {
            layer_headers: vec!["Idempotency-Key".to_owned()],
            client: ClientOptions {
                inner_type: Some("crate::hooks::Inner".to_owned()),
                error_schema: Some("Error".to_owned()),
                paging_module: Some("crate::paging".to_owned()),
                reserved: reserved.map(str::to_owned).to_vec(),
                ..ClientOptions::default()
            },
            ..Options::default()
        },
    )
}
