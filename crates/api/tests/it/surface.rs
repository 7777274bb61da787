//! What an implementer sees: a line for each method, parameter and answer, so that a change of the document or of the
//! generator shows in review.

use quote::ToTokens;
use syn::{Fields, FnArg, Item, Pat, ReturnType, TraitItem};

const SOURCE: &str = include_str!(concat!(env!("OUT_DIR"), "/api.rs"));

/// Tokens without spaces and without the paths before names.
fn short(tokens: &impl ToTokens) -> String {
    let mut out = String::new();
    let text = tokens.to_token_stream().to_string();
    let mut letters = text.chars().filter(|letter| !letter.is_whitespace()).peekable();
    while let Some(letter) = letters.next() {
        if letter == ':' && letters.next_if_eq(&':').is_some() {
            let before = out.trim_end_matches(|letter: char| letter.is_alphanumeric() || letter == '_').len();
            // `Self::Principal` is the one path whose start tells something.
            if &out[before..] == "Self" {
                out.push_str("::");
            } else {
                out.truncate(before);
            }
        } else {
            out.push(letter);
        }
    }
    out.replace(",>", ">").replace(',', ", ").replace('+', " + ")
}

/// What the future of a method ends with.
fn answer(output: &ReturnType) -> String {
    let text = short(output);
    let start = text.find("Output=").map_or(0, |start| start + "Output=".len());
    let end = text.rfind("> + Send").unwrap_or(text.len());
    text[start..end].trim_end_matches(", ").to_owned()
}

fn fields(fields: &Fields) -> String {
    let list: Vec<String> = fields
        .iter()
        .map(|field| match &field.ident {
            Some(name) => format!("{name}: {}", short(&field.ty)),
            None => short(&field.ty),
        })
        .collect();
    match fields {
        Fields::Named(_) => format!(" {{ {} }}", list.join(", ")),
        Fields::Unnamed(_) => format!("({})", list.join(", ")),
        Fields::Unit => String::new(),
    }
}

fn describe(item: &Item, out: &mut Vec<String>) {
    match item {
        Item::Trait(found) => {
            out.push(format!("trait {}: {}", found.ident, short(&found.supertraits)));
            for member in &found.items {
                let TraitItem::Fn(method) = member else { continue };
                let inputs: Vec<String> = method
                    .sig
                    .inputs
                    .iter()
                    .filter_map(|input| match input {
                        FnArg::Receiver(_) => None,
                        FnArg::Typed(input) => match input.pat.as_ref() {
                            Pat::Ident(name) => Some(format!("{}: {}", name.ident, short(&input.ty))),
                            other => Some(short(other)),
                        },
                    })
                    .collect();
                out.push(format!("    {}({}) -> {}", method.sig.ident, inputs.join(", "), answer(&method.sig.output)));
            }
        }
        Item::Struct(found) => out.push(format!("struct {}{}", found.ident, fields(&found.fields))),
        Item::Enum(found) => {
            out.push(format!("enum {}", found.ident));
            out.extend(found.variants.iter().map(|one| format!("    {}{}", one.ident, fields(&one.fields))));
        }
        Item::Mod(found) => out.push(format!("mod {}", found.ident)),
        _ => {}
    }
}

#[test]
fn the_surface_of_the_contract() {
    let file = syn::parse_file(SOURCE).unwrap();
    let mut out = Vec::new();
    for item in &file.items {
        describe(item, &mut out);
    }
    insta::assert_snapshot!(out.join("\n"));
}
