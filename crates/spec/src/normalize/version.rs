//! Only OpenAPI 3.0 goes on, which 3.1 has become by now.

use super::{Pass, Report};
use crate::document::Document;

pub(super) const PASS: Pass = Pass { name: "version", about: "Refuses what is not OpenAPI 3.0.", run };

fn run(document: &mut Document, report: &mut Report) {
    let version = document.openapi_version();
    if !version.starts_with("3.0") {
        report.problem("/openapi", format!("OpenAPI {version} is not supported; write the document in 3.0 or 3.1"));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::testing::{document, problems};
    use super::*;

    #[test]
    fn a_newer_version_is_refused_with_a_reason() {
        let mut newer = document(json!({}), json!({}));
        newer.root_mut()["openapi"] = json!("3.2.0");
        assert_eq!(
            problems(&PASS, newer),
            ["/openapi: OpenAPI 3.2.0 is not supported; write the document in 3.0 or 3.1"]
        );
        assert!(problems(&PASS, document(json!({}), json!({}))).is_empty());
    }
}
