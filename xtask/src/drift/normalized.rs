//! The document is in normal form.

use windlass_spec::Format;

use super::finding::{Finding, State};
use crate::contract::{Contract, DOCUMENT};

const MEND: &str = "cargo xtask normalize";

pub(super) fn look(contract: &Contract) -> anyhow::Result<Finding> {
    let Some(text) = contract.text()? else {
        return Ok(Finding::failure(&anyhow::anyhow!("there is no {DOCUMENT}"))
            .mended_by("cargo xtask fetch SOURCE, or write one"));
    };
    let document = match windlass_spec::load(&text, Format::Json) {
        Ok(document) => document,
        Err(errors) => {
            let causes = errors.in_file(DOCUMENT).0.iter().map(ToString::to_string).collect();
            return Ok(by_hand("cannot be read", causes));
        }
    };
    let normalized = match windlass_spec::normalize(document) {
        Ok(normalized) => normalized,
        Err(problems) => {
            return Ok(by_hand("has problems", problems.0.iter().map(ToString::to_string).collect()));
        }
    };
    if normalized.document.to_json_string() == text {
        return Ok(Finding::fresh(format!("{DOCUMENT} is in normal form")));
    }
    let mut causes: Vec<String> = normalized.notes.iter().map(ToString::to_string).collect();
    if causes.is_empty() {
        causes.push("the order of keys, or the layout".to_owned());
    }
    Ok(Finding::stale(format!("{DOCUMENT} is not in normal form"), causes, MEND))
}

fn by_hand(what: &str, causes: Vec<String>) -> Finding {
    Finding {
        state: State::Failure,
        summary: format!("{DOCUMENT} {what}"),
        causes,
        mend: Some(format!("correct it by hand, then: {MEND}")),
    }
}
