//! Accepted changes.

use serde_json::json;
use windlass_spec::diff::{Class, Ignore, Report};

use super::{edited, lines, place, remove};

fn two_changes() -> Report {
    edited(|root| {
        remove(root, "/paths/~1pets/get/parameters/3");
        *place(root, "/components/schemas/Tag/properties/name/maxLength") = json!(20);
    })
}

#[test]
fn an_accepted_change_does_not_count() {
    let mut report = two_changes();
    let ignore = Ignore::parse(
        "- rule: parameter-removed\n  operation: listPets\n  reason: It never worked.\n\
         - rule: max-length-tightened\n  pointer: /components/schemas/Tag/properties/name/maxLength\n  reason: Agreed.\n",
    )
    .unwrap();
    assert_eq!(report.version.suggested.as_deref(), Some("2.0.0"));
    ignore.apply(&mut report).unwrap();
    assert_eq!(lines(&report), [""; 0]);
    assert_eq!(report.ignored.len(), 2);
    assert_eq!(report.ignored[0].reason, "It never worked.");
    assert_eq!(report.version.suggested.as_deref(), Some("1.4.2"));
}

#[test]
fn an_entry_of_an_operation_accepts_only_that_use() {
    let mut report = two_changes();
    let ignore =
        Ignore::parse("[{rule: max-length-tightened, operation: PUT /pets/{petId}, reason: Nobody calls it.}]");
    // A flow mapping takes no braces in a plain text.
    assert!(ignore.is_err());
    let ignore = Ignore::parse(
        "- rule: max-length-tightened\n  operation: PUT /pets/{petId}\n  reason: Nobody calls it.\n\
         - rule: max-length-tightened\n  operation: POST /pets\n  reason: Nobody calls it.\n",
    )
    .unwrap();
    ignore.apply(&mut report).unwrap();
    let left = report.changes.iter().find(|change| change.rule.id == "max-length-tightened").unwrap();
    assert_eq!(left.class, Class::Safe, "only responses are left");
    assert_eq!(report.ignored.len(), 2);
}

#[test]
fn an_entry_that_matches_nothing_is_told() {
    let mut report = two_changes();
    let ignore = Ignore::parse(
        "# Accepted.\n- rule: parameter-removed\n  reason: Agreed.\n- rule: property-removed\n  operation: GET /pets\n  reason: Agreed.\n",
    )
    .unwrap();
    let stale = ignore.apply(&mut report).unwrap_err();
    assert_eq!(stale.len(), 1);
    assert_eq!(
        stale[0].to_string(),
        "entry 2: nothing matches `property-removed GET /pets` any more; remove the entry"
    );
    assert_eq!(report.changes.len(), 1, "the other entry holds");
}

#[test]
fn an_entry_needs_a_rule_and_a_reason() {
    fn check(text: &str, wanted: &str) {
        let errors = Ignore::parse(text).unwrap_err();
        assert!(errors[0].to_string().contains(wanted), "{errors:?}");
    }
    check("- rule: no-such-rule\n  reason: Agreed.\n", "entry 1: there is no rule `no-such-rule`");
    check("- rule: type-changed\n  reason: ' '\n", "entry 1: the reason is empty");
    check("- rule: type-changed\n", "reason");
    check("- rule: type-changed\n  reason: Agreed.\n  operaton: x\n", "operaton");
    assert_eq!(Ignore::parse("# Nothing yet.\n").unwrap().entries, []);
}
