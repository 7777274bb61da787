//! What the semantic diff promises.

mod edit;
mod ignore;
mod large;
mod meaning;
mod mutations;
mod render;
mod sharing;
mod silence;

use std::sync::LazyLock;

use serde_json::Value;
use windlass_spec::diff::{Options, Report, diff_with};
use windlass_spec::{Document, Format, load, load_value, normalize};

/// The document that the tests edit.
pub(crate) fn shop() -> Value {
    static SHOP: LazyLock<Value> = LazyLock::new(|| {
        let text = include_str!("../../fixtures/shop.yaml");
        load(text, Format::Yaml).expect("the fixture loads").into_root()
    });
    SHOP.clone()
}

pub(crate) fn normal(root: Value) -> Document {
    let document = load_value(root).expect("the edited document loads");
    normalize(document).unwrap_or_else(|problems| panic!("the edited document is sound: {problems}")).document
}

/// The differences, on a day on which sunsets of the year 2020 have passed and those of 9999 have not.
pub(crate) fn report(old: Value, new: Value) -> Report {
    diff_with(&normal(old), &normal(new), &options())
}

pub(crate) fn options() -> Options {
    Options { today: "2026-01-01".to_owned(), texts: false }
}

/// The shop with some edits against the shop.
pub(crate) fn edited(edit: impl FnOnce(&mut Value)) -> Report {
    static SHOP: LazyLock<Document> = LazyLock::new(|| normal(shop()));
    let mut new = shop();
    edit(&mut new);
    diff_with(&SHOP, &normal(new), &options())
}

pub(crate) fn place<'a>(root: &'a mut Value, at: &str) -> &'a mut Value {
    edit::place(root, at).unwrap_or_else(|| panic!("{at} is no place of the document"))
}

pub(crate) fn remove(root: &mut Value, at: &str) -> Value {
    edit::remove(root, at).unwrap_or_else(|| panic!("{at} is not in the document"))
}

/// The report as lines: class, rule, sentence.
pub(crate) fn lines(report: &Report) -> Vec<String> {
    let line =
        |change: &windlass_spec::diff::Change| format!("{} {}: {}", change.class, change.rule.id, change.sentence);
    report.changes.iter().map(line).collect()
}
