//! Short names for what generated code says most often.
//!
//! The emitters write full paths, which mean the same wherever they stand. Where the document has no type of such a
//! name, the last word alone says it too, and makes lines that can be read.

use std::collections::BTreeSet;

use proc_macro2::{Group, Ident, Literal, Span, TokenStream, TokenTree};

use crate::Ir;

/// Paths of the standard library whose last words are known everywhere.
const PRELUDE: &[(&[&str], &str)] = &[
    (&["option", "Option", "Some"], "Some"),
    (&["option", "Option", "None"], "None"),
    (&["option", "Option"], "Option"),
    (&["result", "Result", "Ok"], "Ok"),
    (&["result", "Result", "Err"], "Err"),
    (&["result", "Result"], "Result"),
    (&["vec", "Vec"], "Vec"),
    (&["string", "String"], "String"),
    (&["boxed", "Box"], "Box"),
    (&["convert", "From"], "From"),
    (&["convert", "Into"], "Into"),
    (&["default", "Default"], "Default"),
    (&["clone", "Clone"], "Clone"),
    (&["borrow", "ToOwned"], "ToOwned"),
    (&["marker", "Send"], "Send"),
];

/// A path and the name that an alias in the generated file gives it.
pub(super) struct Alias {
    /// The words of the path, which starts with `::`.
    path: Vec<String>,
    name: &'static str,
}

impl Alias {
    /// `None` for a path that is not a plain one from the root.
    pub(super) fn new(path: &syn::Path, name: &'static str) -> Option<Alias> {
        path.leading_colon?;
        let words = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        Some(Alias { path: words, name })
    }

    /// The path as attributes of serde write it.
    fn text(&self) -> String {
        format!("\"::{}::", self.path.join("::"))
    }
}

/// Says everything in short. The aliases have to be declared where the code goes.
pub(super) fn shorten(tokens: TokenStream, ir: &Ir, more_names: &[String], aliases: &[Alias]) -> TokenStream {
    let taken = ir
        .types
        .iter()
        .map(|definition| definition.name.as_str())
        .chain(more_names.iter().map(String::as_str))
        .collect();
    Shortener { taken, aliases }.stream(tokens)
}

/// The word is somewhere in the code.
pub(super) fn says(code: &TokenStream, word: &str) -> bool {
    code.clone().into_iter().any(|token| match token {
        TokenTree::Ident(own) => own == word,
        TokenTree::Group(group) => says(&group.stream(), word),
        _ => false,
    })
}

struct Shortener<'a> {
    /// Names that mean something else here.
    taken: BTreeSet<&'a str>,
    aliases: &'a [Alias],
}

impl Shortener<'_> {
    fn stream(&self, tokens: TokenStream) -> TokenStream {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut out: Vec<TokenTree> = Vec::with_capacity(tokens.len());
        let mut position = 0;
        while let Some(token) = tokens.get(position) {
            // A path from the root does not go on from a word before it.
            let starts =
                !matches!(out.last(), Some(TokenTree::Ident(_)) if is_colon(token) && follows_path(&tokens, position));
            if starts && let Some((name, length)) = self.path(&tokens[position..]) {
                out.push(TokenTree::Ident(Ident::new(name, Span::call_site())));
                position += length;
                continue;
            }
            position += 1;
            out.push(match token {
                TokenTree::Group(group) => {
                    let mut inner = Group::new(group.delimiter(), self.stream(group.stream()));
                    inner.set_span(group.span());
                    TokenTree::Group(inner)
                }
                TokenTree::Literal(literal) => TokenTree::Literal(self.literal(literal)),
                other => other.clone(),
            });
        }
        out.into_iter().collect()
    }

    /// The short name of the path that the tokens start with, and how many tokens it replaces.
    fn path(&self, tokens: &[TokenTree]) -> Option<(&'static str, usize)> {
        let words = words(tokens);
        if words.is_empty() {
            return None;
        }
        for alias in self.aliases {
            let fits = words.len() > alias.path.len() && alias.path.iter().zip(&words).all(|(own, word)| word == own);
            if fits {
                return Some((alias.name, 3 * alias.path.len()));
            }
        }
        if !matches!(words[0].as_str(), "std" | "core") {
            return None;
        }
        PRELUDE.iter().find_map(|(path, name)| {
            let fits = words.len() > path.len() && path.iter().zip(&words[1..]).all(|(own, word)| word == own);
            (fits && !self.taken.contains(name)).then_some((*name, 3 * (path.len() + 1)))
        })
    }

    /// The paths in attributes of serde are literals.
    fn literal(&self, literal: &Literal) -> Literal {
        let text = literal.to_string();
        for alias in self.aliases {
            if let Some(rest) = text.strip_prefix(&alias.text()) {
                return Literal::string(&format!("{}::{}", alias.name, rest.trim_end_matches('"')));
            }
        }
        match text.strip_prefix("\"::std::option::Option::") {
            Some(rest) if !self.taken.contains("Option") => {
                Literal::string(&format!("Option::{}", rest.trim_end_matches('"')))
            }
            _ => literal.clone(),
        }
    }
}

/// The words of a path that starts with `::`.
fn words(tokens: &[TokenTree]) -> Vec<String> {
    let mut words = Vec::new();
    for part in tokens.chunks(3) {
        match part {
            [first, second, TokenTree::Ident(word)] if is_colon(first) && is_colon(second) => {
                words.push(word.to_string());
            }
            _ => break,
        }
        // No path that is looked for is longer.
        if words.len() == 6 {
            break;
        }
    }
    words
}

fn is_colon(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ':')
}

/// Whether the `::` here goes on from a word; `impl ::std::…` and `as ::std::…` are words before a new path.
fn follows_path(tokens: &[TokenTree], position: usize) -> bool {
    const BEFORE_PATHS: [&str; 12] =
        ["impl", "let", "ref", "as", "for", "in", "return", "mut", "dyn", "else", "match", "use"];
    match position.checked_sub(1).and_then(|before| tokens.get(before)) {
        Some(TokenTree::Ident(word)) => !BEFORE_PATHS.contains(&word.to_string().as_str()),
        _ => false,
    }
}
