//! Values as the texts that generated mocks and tests hold.

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use serde_json::Value;

use super::bodies;
use super::responses::{Kind, Writer};
use crate::ir::Schema;
use crate::sample::{Letters, Samples, Sender, Size, Wanted};

/// Texts, each of which stands in the source once.
#[derive(Default)]
pub(super) struct Texts(BTreeMap<String, Ident>);

impl Texts {
    /// A reference to three texts, in the order of [`Size::ALL`].
    pub(super) fn array(&mut self, texts: [String; 3]) -> TokenStream {
        let names = texts.map(|text| self.name(text));
        quote!(&[#(#names),*])
    }

    fn name(&mut self, text: String) -> Ident {
        let next = self.0.len() + 1;
        self.0.entry(text).or_insert_with(|| format_ident!("TEXT_{next}")).clone()
    }

    /// The declarations, in the order of first use.
    pub(super) fn declarations(&self) -> TokenStream {
        let mut texts: Vec<(&String, String)> = self.0.iter().map(|(text, name)| (text, name.to_string())).collect();
        texts.sort_by_key(|(_, name)| (name.len(), name.clone()));
        let texts = texts.into_iter().map(|(text, name)| {
            let name = format_ident!("{name}");
            quote!(const #name: &str = #text;)
        });
        quote!(#(#texts)*)
    }
}

/// A value of each size. Where there is none of a size, another stands in.
pub(super) fn values(
    samples: &Samples<'_>,
    schema: &Schema,
    example: Option<&Value>,
    sender: Sender,
    letters: Letters,
) -> Option<[Value; 3]> {
    let made = Size::ALL.map(|size| samples.shown(example, schema, Wanted { size, sender, letters }));
    let usual = made.iter().flatten().next()?.clone();
    Some(made.map(|value| value.unwrap_or_else(|| usual.clone())))
}

/// What the body of an answer is made of: JSON where it is written as JSON, else what is sent.
pub(super) fn answer(samples: &Samples<'_>, writer: &Writer<'_>) -> Option<[String; 3]> {
    let content = writer.content;
    let made = values(samples, &content.schema, content.example.as_ref(), Sender::Server, Letters::Any)?;
    Some(match writer.kind {
        Kind::Json | Kind::Encoded => made.map(|value| value.to_string()),
        Kind::Stream if bodies::essence(content) == "text/event-stream" => {
            made.map(|value| format!("data: {value}\n\n"))
        }
        Kind::Text | Kind::Stream => made.map(raw),
    })
}

/// A text as it is, and JSON of everything else.
pub(super) fn raw(value: Value) -> String {
    match value {
        Value::String(text) => text,
        other => other.to_string(),
    }
}
