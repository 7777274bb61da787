//! Writes everything that the generator makes of each positive document, and of the platform's own.

use std::error::Error;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use windlass_codegen::{ClientOptions, Options, emit, format, lower};

const FIXTURES: &str = "../positive";
const PLATFORM: &str = "../../../../openapi.json";

fn main() -> Result<(), Box<dyn Error>> {
    let mut paths = vec![PathBuf::from(PLATFORM)];
    for entry in std::fs::read_dir(FIXTURES)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "yaml") {
            paths.push(path);
        }
    }
    paths.sort();
    let mut stdout = std::io::stdout();
    writeln!(stdout, "cargo:rerun-if-changed={FIXTURES}")?;
    let mut modules = TokenStream::new();
    let mut not_tried = Vec::new();
    for path in &paths {
        writeln!(stdout, "cargo:rerun-if-changed={}", path.display())?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let (module, left_out) = module(path, &name).map_err(|error| std::format!("{}: {error}", path.display()))?;
        modules.extend(module);
        not_tried.extend(left_out);
    }
    let code = quote! {
        /// Operations that no test tries, with the reason.
        pub const NOT_TRIED: &[&str] = &[#(#not_tried),*];
        #modules
    };
    let out = std::env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?;
    std::fs::write(Path::new(&out).join("documents.rs"), format(code)?)?;
    Ok(())
}

/// The code of one document, and what of it is not tried.
fn module(path: &Path, name: &str) -> Result<(TokenStream, Vec<String>), Box<dyn Error>> {
    let at = std::format!("crate::documents::{name}");
    let options = Options {
        types_crate: std::format!("{at}::types"),
        api_crate: std::format!("{at}::api"),
        client: ClientOptions { client_crate: std::format!("{at}::client"), ..ClientOptions::default() },
        ..Options::default()
    };
    let document = windlass_spec::normalize(windlass_spec::load_file(path)?)?.document;
    let ir = lower(&document).ir;
    let types = emit::types(&ir, &options);
    let api = emit::server(&ir, &options);
    let client = emit::client(&document, &options)?.tokens;
    let mock = emit::mock(&ir, &options);
    let trips = emit::round_trip(&document, &options)?;
    let told = mock.diagnostics.0.iter().chain(&trips.diagnostics.0);
    let not_tried = told.map(|one| std::format!("{name}: {one}")).collect();
    let (mock, trips) = (mock.tokens, trips.tokens);
    let name = format_ident!("{name}");
    let code = quote! {
        pub mod #name {
            pub mod types { #types }
            pub mod api { #api }
            pub mod client { #client }
            pub mod mock { #mock }
            pub mod round_trip { #trips }

            use mock::Mock;

            fn client(base_url: &str) -> client::Client {
                client::Client::with_http(base_url, crate::http())
            }
        }
    };
    Ok((code, not_tried))
}
