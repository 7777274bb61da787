//! One document through the generator.

use std::path::Path;
use std::time::Instant;

use anyhow::Context as _;

use super::compile::package_name;
use crate::package::{self, Part, Tests};

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
    pub(super) made: Option<package::Generated>,
    /// What tests it, where that was asked for.
    pub(super) tests: Option<Tests>,
}

/// Lines of formatted source.
#[derive(Debug, Default)]
pub(super) struct Lines {
    pub(super) types: usize,
    /// Of the validators that stand apart from the types.
    pub(super) rules: usize,
    pub(super) api: usize,
    pub(super) client: usize,
}

/// Generates everything, tests where they are asked for. What was made is absent when there is nothing to compile.
pub(super) fn generate(path: &Path, name: &str, with_tests: bool) -> anyhow::Result<Generated> {
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
    let made = package::generate(&document).with_context(|| name.to_owned())?;
    out.seconds = start.elapsed().as_secs_f64();
    out.server = made.ir.operations.len();
    out.client = made.calls;
    for (part, diagnostic) in &made.diagnostics {
        let told = match part {
            Part::Server => diagnostic.to_string(),
            Part::Client => format!("client: {diagnostic}"),
            Part::Tests => format!("tests: {diagnostic}"),
        };
        let whole = *part == Part::Client && made.code.client.is_none();
        if whole || diagnostic.message.contains("the call is left out") {
            out.left_out.push(told.clone());
        }
        out.diagnostics.push(told);
    }
    let lines = |text: &str| text.lines().count();
    let code = &made.code;
    let client = code.client.as_deref().map_or(0, lines);
    out.lines = Lines { types: lines(&code.types), rules: lines(&code.rules), api: lines(&code.api), client };
    out.made = Some(made);
    if with_tests {
        let tests = package::tests(&document, &package::crate_name(&package_name(name)))?;
        out.diagnostics.extend(tests.diagnostics.iter().map(|diagnostic| format!("tests: {diagnostic}")));
        out.tests = Some(tests);
    }
    Ok(out)
}
