//! Rustdoc from the document's prose, units and bounds.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::{Bound, Docs, Field, Schema, SchemaKind, StringSchema, TypeDef, TypeKind};

/// `#[doc]` attributes of prose; `fallback` when there is none. `notes` come last, as a paragraph.
#[must_use]
pub fn doc_attributes(docs: &Docs, fallback: &str, notes: &[String]) -> TokenStream {
    let mut paragraphs = Vec::new();
    let title = docs.title.trim();
    let description = docs.description.trim();
    if !title.is_empty() && !description.starts_with(title) {
        // Two sentences, not one run on.
        let dot = if title.ends_with(['.', '!', '?', ':']) { "" } else { "." };
        paragraphs.push(markdown(&format!("{title}{dot}")));
    }
    if !description.is_empty() {
        paragraphs.push(markdown(description));
    }
    if paragraphs.is_empty() {
        paragraphs.push(fallback.to_owned());
    }
    if docs.deprecated {
        paragraphs.push("**Deprecated.**".to_owned());
    }
    if !notes.is_empty() {
        paragraphs.push(format!("{}.", notes.join("; ")));
    }
    let text = paragraphs.join("\n\n");
    let lines = text.lines().map(|line| if line.is_empty() { String::new() } else { format!(" {line}") });
    quote!(#(#[doc = #lines])*)
}

pub(super) fn type_docs(definition: &TypeDef) -> TokenStream {
    let fallback = match &definition.component {
        Some(component) => format!("The schema {}.", code(component)),
        None => format!("The schema at {}.", code(&definition.pointer)),
    };
    let notes = match &definition.kind {
        TypeKind::Newtype(schema) => bounds(&schema.kind),
        _ => Vec::new(),
    };
    doc_attributes(&definition.docs, &fallback, &notes)
}

pub(super) fn field_docs(field: &Field) -> TokenStream {
    let mut notes = notes(&field.schema);
    if field.read_only {
        notes.push("Set by the server alone".to_owned());
    }
    if field.write_only {
        notes.push("Never answered by the server".to_owned());
    }
    doc_attributes(&field.schema.docs, &format!("The property {}.", code(&field.wire)), &notes)
}

/// Bounds and default.
fn notes(schema: &Schema) -> Vec<String> {
    let mut notes = bounds(&schema.kind);
    if let Some(default) = &schema.default {
        notes.push(format!("Default: {}", code(&default.to_string())));
    }
    notes
}

fn bounds(kind: &SchemaKind) -> Vec<String> {
    let mut out = Vec::new();
    match kind {
        SchemaKind::Integer(integer) => {
            out.extend(range(integer.minimum.as_ref(), integer.maximum.as_ref()));
            out.extend(integer.multiple_of.iter().map(|factor| format!("A multiple of {factor}")));
        }
        SchemaKind::Number(number) => {
            out.extend(range(number.minimum.as_ref(), number.maximum.as_ref()));
            out.extend(number.multiple_of.iter().map(|factor| format!("A multiple of {factor}")));
        }
        SchemaKind::String(StringSchema { min_length, max_length, pattern, .. }) => {
            out.extend(counts(*min_length, *max_length, "character"));
            out.extend(pattern.iter().map(|pattern| format!("Pattern: {}", code(&pattern.text))));
        }
        SchemaKind::Array(array) => {
            out.extend(counts(array.min_items, array.max_items, "item"));
            if array.unique_items {
                out.push("No item twice".to_owned());
            }
        }
        SchemaKind::Map(map) => out.extend(counts(map.min_properties, map.max_properties, "member")),
        SchemaKind::Object { min_properties, max_properties } => {
            out.extend(counts(*min_properties, *max_properties, "member"));
        }
        SchemaKind::Values(values) => {
            let values: Vec<String> = values.iter().map(|value| code(&value.to_string())).collect();
            out.push(format!("One of {}", values.join(", ")));
        }
        SchemaKind::Any | SchemaKind::Boolean | SchemaKind::Named { .. } => {}
    }
    out
}

fn range(minimum: Option<&Bound>, maximum: Option<&Bound>) -> Option<String> {
    let low = |bound: &Bound| format!("{} {}", if bound.exclusive { "more than" } else { "at least" }, bound.value);
    let high = |bound: &Bound| format!("{} {}", if bound.exclusive { "less than" } else { "at most" }, bound.value);
    let text = match (minimum, maximum) {
        (None, None) => return None,
        (Some(minimum), None) => low(minimum),
        (None, Some(maximum)) => high(maximum),
        (Some(minimum), Some(maximum)) if !minimum.exclusive && !maximum.exclusive => {
            format!("from {} to {}", minimum.value, maximum.value)
        }
        (Some(minimum), Some(maximum)) => format!("{} and {}", low(minimum), high(maximum)),
    };
    Some(capitalized(&text))
}

fn counts(minimum: Option<u64>, maximum: Option<u64>, what: &str) -> Option<String> {
    let plural = |count: u64| if count == 1 { what.to_owned() } else { format!("{what}s") };
    match (minimum, maximum) {
        (None, None) => None,
        (Some(minimum), None) => Some(format!("At least {minimum} {}", plural(minimum))),
        (None, Some(maximum)) => Some(format!("At most {maximum} {}", plural(maximum))),
        (Some(minimum), Some(maximum)) => Some(format!("{minimum} to {maximum} {}", plural(maximum))),
    }
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// A code span, whatever the text holds.
pub(super) fn code(text: &str) -> String {
    let text = text.replace(['\n', '\r'], " ");
    if text.contains('`') { format!("`` {text} ``") } else { format!("`{text}`") }
}

/// The document's Markdown as rustdoc reads it: code blocks are no tests, and stray brackets are neither HTML nor links.
fn markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut fenced = false;
    let keep_brackets = text.contains("](");
    for line in text.lines() {
        if !out.is_empty() {
            out.push('\n');
        }
        let trimmed = line.trim_start();
        if trimmed.starts_with("```") || trimmed.starts_with("~~~") {
            fenced = !fenced;
            out.push_str(if fenced { "```text" } else { "```" });
            continue;
        }
        if fenced {
            out.push_str(line);
            continue;
        }
        // Four spaces would start a code block, which rustdoc takes for a test.
        let indent = (line.len() - trimmed.len()).min(2);
        out.push_str(&"  "[..indent]);
        escape_line(trimmed, keep_brackets, &mut out);
    }
    if fenced {
        out.push_str("\n```");
    }
    out
}

fn escape_line(line: &str, keep_brackets: bool, out: &mut String) {
    let mut in_code = false;
    // A lone backtick opens nothing.
    let code_ends = line.matches('`').count().is_multiple_of(2);
    let mut rest = line;
    while let Some(sign) = rest.chars().next() {
        let is_url = !in_code && (rest.starts_with("https://") || rest.starts_with("http://"));
        if is_url && !out.ends_with(['(', '<', '"', '[']) {
            let end =
                rest.find(|sign: char| sign.is_whitespace() || "<>()[]\"'`|".contains(sign)).unwrap_or(rest.len());
            let url = rest[..end].trim_end_matches(['.', ',', ';', ':', '!', '?', '*', '_']);
            out.push('<');
            out.push_str(url);
            out.push('>');
            rest = &rest[url.len()..];
            continue;
        }
        match sign {
            '`' if code_ends => in_code = !in_code,
            '`' => out.push('\\'),
            '<' if !in_code => out.push('\\'),
            '[' | ']' if !in_code && !keep_brackets => out.push('\\'),
            _ => {}
        }
        out.push(sign);
        rest = &rest[sign.len_utf8()..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(markdown(text), expected);
    }

    #[test]
    fn prose_is_no_markup() {
        check("a <b> c[0]", "a \\<b> c\\[0\\]");
        check("`<b>` stays", "`<b>` stays");
        check("see [this](https://a.example)", "see [this](https://a.example)");
        check("see https://a.example/b.", "see <https://a.example/b>.");
        check("one ` alone", "one \\` alone");
    }

    #[test]
    fn code_is_no_test() {
        check("```json\n{}\n```", "```text\n{}\n```");
        check("a\n    indented", "a\n  indented");
        check("```\nopen", "```text\nopen\n```");
    }
}
