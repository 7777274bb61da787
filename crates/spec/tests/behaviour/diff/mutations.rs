//! A table of single edits, each of which has to be told by its rule and in its class.

use std::collections::HashSet;

use windlass_spec::diff::RULES;

use super::edit::{self, Mutation};
use super::{edited, lines};

fn table() -> Vec<Mutation> {
    edit::table(include_str!("../../fixtures/mutations.json")).expect("the table is sound")
}

#[test]
fn every_edit_is_told_by_its_rule() {
    let table = table();
    assert!(table.len() >= 120, "only {} edits", table.len());
    let (mut missed, mut alarms) = (Vec::new(), Vec::new());
    for mutation in &table {
        let report = edited(|root| mutation.apply(root).expect("the edit fits the document"));
        let said = || {
            let (edit, lines) = (mutation.describe(), lines(&report));
            format!("{edit}\n    wanted {:?} {:?}\n    got {lines:#?}", mutation.class, mutation.rule)
        };
        let told = mutation.rule.as_ref().is_none_or(|rule| report.changes.iter().any(|change| change.rule.id == rule));
        if !told || report.worst() < mutation.class {
            missed.push(said());
        } else if report.worst() > mutation.class {
            alarms.push(said());
        }
    }
    assert!(missed.is_empty(), "{} missed:\n{}", missed.len(), missed.join("\n"));
    assert!(alarms.is_empty(), "{} false alarms:\n{}", alarms.len(), alarms.join("\n"));
}

#[test]
fn every_rule_has_an_edit() {
    let told: HashSet<_> = table().into_iter().filter_map(|mutation| mutation.rule).collect();
    // Texts are told only on request; see `meaning`.
    let without = RULES.iter().map(|rule| rule.id).filter(|id| !told.contains(*id) && *id != "text-changed");
    assert_eq!(without.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn rules_have_names_of_their_own() {
    for (index, rule) in RULES.iter().enumerate() {
        assert!(RULES[..index].iter().all(|other| other.id != rule.id), "{}", rule.id);
        assert!(rule.example.contains(" → "), "{}", rule.id);
        assert!(!rule.sentence.ends_with('.'), "{}", rule.id);
    }
}

#[test]
fn the_page_of_rules_is_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/diff-rules.md");
    let page = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        page == windlass_spec::diff::rules_page(),
        "docs/diff-rules.md is not current; mend it with: cargo xtask diff --rules > docs/diff-rules.md"
    );
}
