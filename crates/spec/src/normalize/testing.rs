//! What the tests of the passes share.

use serde_json::{Value, json};

use super::{Pass, Report};
use crate::document::Document;

/// A small document with these paths and components.
pub(super) fn document(paths: Value, components: Value) -> Document {
    Document::from_root(json!({
        "openapi": "3.0.3",
        "info": {"title": "Test", "version": "1"},
        "paths": paths,
        "components": components,
    }))
}

/// Runs one pass alone.
pub(super) fn run(pass: &Pass, mut document: Document) -> (Document, Report) {
    let mut report = Report { pass: pass.name, ..Report::default() };
    (pass.run)(&mut document, &mut report);
    (document, report)
}

/// Runs one pass that must find no problem, twice: the second run changes nothing.
pub(super) fn changed(pass: &Pass, document: Document) -> Value {
    let (document, report) = run(pass, document);
    assert_eq!(report.problems.0, [], "problems");
    let (again, report) = run(pass, document.clone());
    assert_eq!(report.problems.0, [], "problems of the second run");
    assert_eq!(again.to_json_string(), document.to_json_string());
    document.into_root()
}

/// Runs one pass and answers the problems as text.
pub(super) fn problems(pass: &Pass, document: Document) -> Vec<String> {
    let (_, report) = run(pass, document);
    report.problems.0.iter().map(ToString::to_string).collect()
}
