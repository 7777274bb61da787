//! A document through the generator.

use anyhow::Context as _;
use windlass_codegen::{ClientOptions, Diagnostic, Document, Ir, Options, emit, format, lower};

/// What came of one document.
#[derive(Debug)]
pub(crate) struct Generated {
    pub(crate) code: Code,
    /// The document as the generator sees it.
    pub(crate) ir: Ir,
    /// The operations that the client has a call for.
    pub(crate) calls: usize,
    /// What is not expressed, and in which part.
    pub(crate) diagnostics: Vec<(Part, Diagnostic)>,
}

/// Formatted source.
#[derive(Debug)]
pub(crate) struct Code {
    /// What the document calls schemas.
    pub(crate) types: String,
    /// Their validators, but for those that decoding asks.
    pub(crate) rules: String,
    pub(crate) api: String,
    /// Absent when no client can be made at all.
    pub(crate) client: Option<String>,
}

/// Where something is not expressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// In the types or on the server's side.
    Server,
    /// In the client alone.
    Client,
    /// In the mock, or in the tests of the crate.
    Tests,
}

/// What tests a generated crate.
#[derive(Debug)]
pub(crate) struct Tests {
    /// The mock of its traits.
    pub(crate) mock: String,
    /// A test per operation; absent without a client.
    pub(crate) round_trip: Option<String>,
    /// What is not tried.
    pub(crate) diagnostics: Vec<Diagnostic>,
}

/// Generates everything from a document in normal form. Fails only when the generator makes something that is not Rust.
pub(crate) fn generate(document: &Document) -> anyhow::Result<Generated> {
    let options = options("crate");
    let lowered = lower(document);
    let apart = emit::types_apart(&lowered.ir, &options);
    let types = format(apart.definitions).context("the types")?;
    let rules = format(apart.rules).context("the rules of the types")?;
    let api = format(emit::server(&lowered.ir, &options)).context("the server")?;
    let mut diagnostics: Vec<_> = lowered.diagnostics.0.into_iter().map(|one| (Part::Server, one)).collect();
    let (calls, client) = match emit::client(document, &options) {
        Ok(code) => {
            diagnostics.extend(code.diagnostics.0.into_iter().map(|one| (Part::Client, one)));
            (code.calls, Some(format(code.tokens).context("the client")?))
        }
        Err(refused) => {
            diagnostics.extend(refused.0.into_iter().map(|one| (Part::Client, one)));
            (0, None)
        }
    };
    Ok(Generated { code: Code { types, rules, api, client }, ir: lowered.ir, calls, diagnostics })
}

/// Generates a mock, and the tests of the crate with this name in Rust.
pub(crate) fn tests(document: &Document, krate: &str) -> anyhow::Result<Tests> {
    let mock = emit::mock(&lower(document).ir, &options("crate"));
    let mut diagnostics = mock.diagnostics.0;
    let round_trip = match emit::round_trip(document, &options(&format!("::{krate}"))) {
        Ok(code) => {
            diagnostics.extend(code.diagnostics.0);
            Some(format(code.tokens).context("the tests")?)
        }
        // Why there is no client has been told when it was to be made.
        Err(_) => None,
    };
    Ok(Tests { mock: format(mock.tokens).context("the mock")?, round_trip, diagnostics })
}

/// The options of code that sees the crate by this path.
fn options(krate: &str) -> Options {
    Options {
        types_crate: format!("{krate}::types"),
        api_crate: format!("{krate}::api"),
        client: ClientOptions { client_crate: format!("{krate}::client"), ..ClientOptions::default() },
        ..Options::default()
    }
}
