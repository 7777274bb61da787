//! What a user of the types sees: a line for each type and for each field, so that a change of the document or of the
//! generator shows in review.

use quote::ToTokens;
use syn::{Attribute, Fields, Item, LitStr};

const SOURCE: &str = include_str!(concat!(env!("OUT_DIR"), "/types.rs"));

/// Tokens without spaces and without the paths before names.
fn short(tokens: &impl ToTokens) -> String {
    let text: String = tokens.to_token_stream().to_string().split_whitespace().collect();
    let mut out = String::new();
    for part in text.split_inclusive(['<', '>', ',', '(', ')', '[', ']']) {
        out.push_str(part.rsplit("::").next().unwrap_or(part));
    }
    out.replace(",>", ">").replace(',', ", ")
}

/// The name on the wire, when it is another.
fn wire_name(attributes: &[Attribute]) -> Option<String> {
    let mut name = None;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("serde")) {
        // What stands beside the name, such as a default, ends the reading of that attribute.
        let _ = attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("rename") {
                name = Some(meta.value()?.parse::<LitStr>()?.value());
            } else if let Ok(value) = meta.value() {
                value.parse::<syn::Expr>()?;
            }
            Ok(())
        });
    }
    name
}

fn describe(item: &Item, out: &mut Vec<String>) {
    match item {
        Item::Struct(found) => {
            let tuple = if let Fields::Unnamed(fields) = &found.fields { short(&fields) } else { String::new() };
            out.push(format!("struct {}{tuple}", found.ident));
            for field in found.fields.iter() {
                let Some(name) = &field.ident else { continue };
                let wire = wire_name(&field.attrs).map_or_else(String::new, |wire| format!(" as {wire}"));
                out.push(format!("    {name}{wire}: {}", short(&field.ty)));
            }
        }
        Item::Enum(found) => {
            let variants: Vec<_> = found
                .variants
                .iter()
                .map(|variant| match &variant.fields {
                    Fields::Unit => variant.ident.to_string(),
                    fields => format!("{}{}", variant.ident, short(fields)),
                })
                .collect();
            out.push(format!("enum {}", found.ident));
            out.push(format!("    {}", variants.join(" | ")));
        }
        Item::Type(found) => out.push(format!("type {} = {}", found.ident, short(&found.ty))),
        _ => {}
    }
}

#[test]
fn the_types_of_the_contract() {
    let file = syn::parse_file(SOURCE).unwrap();
    let mut out = Vec::new();
    for item in &file.items {
        describe(item, &mut out);
    }
    insta::assert_snapshot!(out.join("\n"));
}
