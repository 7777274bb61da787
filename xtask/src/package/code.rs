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
    pub(crate) types: String,
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

/// Names that no call may have: the functions of the client's hand-written end.
const RESERVED: [&str; 4] = ["connect", "new", "new_with_client", "with_http"];

/// Generates everything from a document in normal form. Fails only when the generator makes something that is not Rust.
pub(crate) fn generate(document: &Document) -> anyhow::Result<Generated> {
    let options = options("crate");
    let lowered = lower(document);
    let types = format(emit::types(&lowered.ir, &options)).context("the types")?;
    let api = format(emit::server(&lowered.ir, &options)).context("the server")?;
    let mut diagnostics: Vec<_> = lowered.diagnostics.0.into_iter().map(|one| (Part::Server, one)).collect();
    let (calls, client) = match emit::client(document, &options) {
        Ok(code) => {
            diagnostics.extend(code.diagnostics.0.into_iter().map(|one| (Part::Client, one)));
            let source = format(code.tokens).context("the client")?;
            // No operation is named where nothing may be missing.
            let exec = if source.contains("let _ = operation_id;\n    false\n") { "" } else { EMPTY_IS_NULL };
            (code.calls, Some(format!("{source}{HOOKS}{exec}}}\n{MADE}")))
        }
        Err(refused) => {
            diagnostics.extend(refused.0.into_iter().map(|one| (Part::Client, one)));
            (0, None)
        }
    };
    Ok(Generated { code: Code { types, api, client }, ir: lowered.ir, calls, diagnostics })
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
        client: ClientOptions {
            client_crate: format!("{krate}::client"),
            inner_type: format!("{krate}::client::Inner"),
            reserved: RESERVED.map(str::to_owned).to_vec(),
            ..ClientOptions::default()
        },
        ..Options::default()
    }
}

const HOOKS: &str = "
/// What a client holds beside the HTTP client: nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct Inner;

impl ::progenitor_client::ClientHooks<Inner> for Client {
    async fn pre<E>(
        &self,
        request: &mut ::reqwest::Request,
        info: &OperationInfo,
    ) -> Result<(), Error<E>> {
        if let Some(media) = content_type(info.operation_id) {
            let media = ::reqwest::header::HeaderValue::from_static(media);
            request.headers_mut().insert(::reqwest::header::CONTENT_TYPE, media);
        }
        Ok(())
    }
";

const EMPTY_IS_NULL: &str = "
    async fn exec(
        &self,
        request: ::reqwest::Request,
        info: &OperationInfo,
    ) -> ::reqwest::Result<::reqwest::Response> {
        let response = self.client.execute(request).await?;
        if !response.status().is_success() || !empty_is_null(info.operation_id) {
            return Ok(response);
        }
        let (status, headers) = (response.status(), response.headers().clone());
        let mut body = response.bytes().await?;
        if body.is_empty() {
            body = ::bytes::Bytes::from_static(b\"null\");
        }
        let mut response = ::http::Response::new(body);
        *response.status_mut() = status;
        *response.headers_mut() = headers;
        Ok(response.into())
    }
";

const MADE: &str = "
pub use ::reqwest;

impl Client {
    /// A client of the server at `base_url`, which may end with a path.
    ///
    /// When the process has no default cryptography provider of rustls, *ring* becomes it.
    ///
    /// # Errors
    ///
    /// When the machine has no certificates to trust.
    pub fn connect(base_url: &str) -> Result<Self, ::reqwest::Error> {
        // It fails when there is a provider, which then is the one to use.
        let _ = ::rustls::crypto::ring::default_provider().install_default();
        Ok(Self::with_http(base_url, ::reqwest::Client::builder().build()?))
    }

    /// A client of the server at `base_url` that calls through `http`: time limits, proxies and headers that all calls
    /// share, such as `Authorization`, are set there.
    pub fn with_http(base_url: &str, http: ::reqwest::Client) -> Self {
        Self::new_with_client(base_url.trim_end_matches('/'), http, Inner)
    }
}
";
