//! The report in each of its forms.

use serde_json::json;
use windlass_spec::diff::{Class, Ignore, Report, render};

use super::{edited, place, remove};

fn some_report() -> Report {
    let mut report = edited(|root| {
        remove(root, "/paths/~1pets/get/parameters/3");
        *place(root, "/components/schemas/Tag/properties/name/maxLength") = json!(20);
        *place(root, "/components/schemas/Pet/properties/kind/enum") =
            json!(["cat", "dog", "bird", "<fish> & *chips*|"]);
        *place(root, "/components/schemas/NewPet/properties/shop") = json!({"type": "string"});
        *place(root, "/paths/~1health/get/operationId") = json!("getHealth");
        *place(root, "/info/version") = json!("1.5.0");
    });
    let ignore = Ignore::parse("- rule: operation-id-changed\n  reason: Nobody generates code for it.\n");
    ignore.expect("the entry is sound").apply(&mut report).expect("the entry matches");
    report
}

#[test]
fn as_text() {
    insta::assert_snapshot!(render::text(&some_report(), render::Style::default()));
}

#[test]
fn as_text_with_everything() {
    insta::assert_snapshot!(render::text(&some_report(), render::Style { colour: true, verbose: true }));
}

#[test]
fn as_text_without_changes() {
    insta::assert_snapshot!(render::text(&edited(|_| {}), render::Style::default()));
}

#[test]
fn as_json() {
    insta::assert_snapshot!(format!("{:#}", render::json(&some_report())));
}

#[test]
fn as_markdown() {
    insta::assert_snapshot!(render::markdown(&some_report()));
}

#[test]
fn as_junit() {
    insta::assert_snapshot!(render::junit(&some_report(), Some(Class::Breaking)));
}

#[test]
fn as_github_commands() {
    insta::assert_snapshot!(render::github(&some_report(), "openapi.json", None));
}

#[test]
fn as_github_commands_at_lines() {
    let report = some_report();
    let text = super::normal(super::shop()).to_json_string();
    let commands = render::github(&report, "openapi.json", Some(&text));
    let line = text.lines().position(|line| line.contains("\"Tag\": {")).expect("the schema is there");
    let told = commands.lines().find(|command| command.contains("max-length")).expect("the change is told");
    let at: usize = told.split("line=").nth(1).and_then(|rest| rest.split(',').next()?.parse().ok()).expect("a line");
    assert!((line..line + 20).contains(&at), "{at} is not near {line}");
}
