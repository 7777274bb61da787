//! One document through the generator.

use std::path::Path;
use std::time::Instant;

use anyhow::Context as _;
use windlass_codegen::{ClientOptions, Options, emit, format, lower};

/// What came of one document.
#[derive(Debug, Default)]
pub(super) struct Generated {
    /// The operations that the document declares.
    pub(super) operations: usize,
    /// Those that the server has.
    pub(super) server: usize,
    /// Those that the client has a call for.
    pub(super) client: usize,
    /// What is left out: a pointer and the reason.
    pub(super) left_out: Vec<String>,
    /// Everything that is not expressed.
    pub(super) diagnostics: Vec<String>,
    pub(super) lines: Lines,
    /// From reading the file to formatted source.
    pub(super) seconds: f64,
    pub(super) code: Option<Code>,
}

/// Lines of formatted source.
#[derive(Debug, Default)]
pub(super) struct Lines {
    pub(super) types: usize,
    pub(super) api: usize,
    pub(super) client: usize,
}

/// Formatted source.
#[derive(Debug)]
pub(super) struct Code {
    pub(super) types: String,
    pub(super) api: String,
    pub(super) client: String,
}

/// Generates everything. The code is absent when there is none to compile.
pub(super) fn generate(path: &Path, name: &str) -> anyhow::Result<Generated> {
    let start = Instant::now();
    let mut out = Generated::default();
    let document = match windlass_spec::load_file(path) {
        Ok(document) => document,
        Err(errors) => {
            out.left_out.extend(errors.0.iter().map(ToString::to_string));
            return Ok(out);
        }
    };
    out.operations = document.operations().count();
    let document = match windlass_spec::normalize(document) {
        Ok(normalized) => normalized.document,
        Err(problems) => {
            out.left_out.extend(problems.0.iter().map(ToString::to_string));
            return Ok(out);
        }
    };
    let options = Options {
        types_crate: "crate::types".to_owned(),
        client: ClientOptions { inner_type: "crate::client::Inner".to_owned(), ..ClientOptions::default() },
        ..Options::default()
    };
    let lowered = lower(&document);
    out.server = lowered.ir.operations.len();
    out.diagnostics.extend(lowered.diagnostics.0.iter().map(ToString::to_string));
    let types = format(emit::types(&lowered.ir, &options)).with_context(|| format!("the types of {name}"))?;
    let api = format(emit::server(&lowered.ir, &options)).with_context(|| format!("the server of {name}"))?;
    let client = match emit::client(&document, &options) {
        Ok(code) => {
            out.client = code.calls;
            for diagnostic in &code.diagnostics.0 {
                if diagnostic.message.contains("the call is left out") {
                    out.left_out.push(format!("client: {diagnostic}"));
                }
                out.diagnostics.push(format!("client: {diagnostic}"));
            }
            format(code.tokens).with_context(|| format!("the client of {name}"))?
        }
        Err(diagnostics) => {
            out.left_out.extend(diagnostics.0.iter().map(|one| format!("client: {one}")));
            String::new()
        }
    };
    out.seconds = start.elapsed().as_secs_f64();
    out.lines = Lines { types: types.lines().count(), api: api.lines().count(), client: client.lines().count() };
    out.code = Some(Code { types, api, client });
    Ok(out)
}
