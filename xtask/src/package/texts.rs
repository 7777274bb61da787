//! What a generated crate says of itself.

use super::Package;
use super::manifest::one_line;

impl Package<'_> {
    /// The crate's root.
    pub(super) fn library(&self) -> String {
        let ir = &self.generated.ir;
        let mut text = format!(
            "//! {} {}: types, server and client, generated from its OpenAPI document.\n//!\n\
             //! - [`types`]: what the document calls schemas. They decode leniently.\n\
             //! - `rules` (feature `rules`, which `server` turns on): `contract::Validate` for them. `validate` tells every\n\
             //!   rule that a value breaks, with its JSON pointer.\n\
             //! - `api` (feature `server`): a trait per tag with a method per operation, the router, the operation table.\n",
            plain(&ir.title),
            plain(&ir.version),
        );
        if self.generated.code.client.is_some() {
            text.push_str("//! - `client` (feature `client`): a call per operation.\n");
        }
        text.push_str(
            "//! - `mock` (feature `mock`): every trait implemented by answers from the document's examples.\n",
        );
        text.push_str("//!\n//! Do not edit: README.md tells how it is generated anew.\n\n");
        // Rules of style are for what people write, and documents say things that rustdoc stumbles over. What the
        // source begins with is not needed by every document.
        text.push_str("#![allow(unused_imports, clippy::all, rustdoc::all)]\n\n");
        text.push_str("#[cfg(feature = \"server\")]\npub mod api;\n");
        if self.generated.code.client.is_some() {
            text.push_str(
                "// Written by progenitor, with arms and helpers that not every document needs.\n\
                 #[cfg(feature = \"client\")]\n\
                 #[allow(missing_docs, dead_code, unreachable_patterns)]\npub mod client;\n",
            );
        }
        text.push_str("#[cfg(feature = \"mock\")]\npub mod mock;\n");
        text.push_str(
            "#[cfg(feature = \"rules\")]\nmod rules;\npub mod types;\n\npub use windlass_contract as contract;\n",
        );
        text
    }

    /// The root of the tests.
    pub(super) fn test(&self) -> String {
        let krate = self.crate_name();
        format!(
            "//! Each operation, from the client to the mock and back: what one side sends, the other has.\n\n\
             #![allow(unused_imports, clippy::all)]\n\nmod operations;\n\nuse {krate}::client::{{Client, reqwest}};\n\
             use {krate}::mock::Mock;\n\nfn client(base_url: &str) -> Client {{\n    \
             // It fails when there is a provider, which then is the one to use.\n    \
             let _ = rustls::crypto::ring::default_provider().install_default();\n    \
             let http = reqwest::Client::builder().no_proxy().build().expect(\"a client\");\n    \
             Client::with_http(base_url, http)\n}}\n"
        )
    }

    pub(super) fn readme(&self) -> String {
        let ir = &self.generated.ir;
        let (name, krate) = (self.name, self.crate_name());
        let mut text = format!("# {}\n\nVersion {}, ", plain(&ir.title), plain(&ir.version));
        text.push_str("generated from its OpenAPI document. Do not edit; generate it anew with\n\n");
        text.push_str(&format!("```console\n$ {}\n```\n\n", self.command));
        if !ir.description.trim().is_empty() {
            text.push_str(&format!("{}\n\n", ir.description.trim()));
        }
        text.push_str(&format!(
            "## Serve it\n\n```toml\n[dependencies]\n{name} = {{ path = \"…\", default-features = false, \
             features = [\"server\"] }}\n```\n\n"
        ));
        text.push_str(
            "Implement `contract::axum::Host` (who is calling, and how a failure looks) and the trait of each tag. A method \
             that is\nnot written answers 501.\n\n",
        );
        text.push_str("| Trait | Operations |\n|---|---|\n");
        for tag in &ir.tags {
            let methods: Vec<_> = ir.operations_of(tag).map(|one| format!("`{}`", one.name)).collect();
            text.push_str(&format!("| `{krate}::api::{}` | {} |\n", tag.trait_name, methods.join(", ")));
        }
        let blocks: String =
            ir.tags.iter().map(|tag| format!("impl api::{} for Server {{}}\n", tag.trait_name)).collect();
        text.push_str(&format!(
            "\n```rust,ignore\nuse {krate}::{{api, contract}};\n\nimpl contract::axum::Host for Server {{ /* … */ }}\n\
             {blocks}\naxum::serve(listener, api::router(std::sync::Arc::new(Server))).await?;\n```\n"
        ));
        if self.generated.code.client.is_some() {
            text.push_str(&format!(
                "\n## Call it\n\n```toml\n[dependencies]\n{name} = {{ path = \"…\", default-features = false, \
                 features = [\"client\"] }}\n```\n\n```rust,ignore\nlet client = \
                 {krate}::client::Client::connect(\"https://api.example.com\")?;\n```\n\n\
                 `Client::with_http` takes an HTTP client that is set up already, with credentials say.\n\n\
                 So only types and calls are compiled. With the feature `rules` the types also tell what is wrong with \
                 them:\n`contract::Validate::validate`.\n"
            ));
        }
        text.push_str(&format!(
            "\n## Try it without a server\n\n`{krate}::mock::Mock` (feature `mock`) answers every operation from the document's \
             examples, or else from its schemas,\nand keeps what it was asked."
        ));
        if self.tests.round_trip.is_some() {
            text.push_str(" The tests send each operation with values at the bounds through the client to it:\n\n");
            text.push_str("```console\n$ cargo test --features mock\n```\n");
        } else {
            text.push('\n');
        }
        text
    }
}

/// A text of the document on one line, with nothing that Markdown would read as its own.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for letter in one_line(text).chars() {
        if matches!(letter, '[' | ']' | '<' | '>' | '`' | '*' | '_' | '\\') {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}
