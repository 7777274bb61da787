//! The constraints of schemas as statements.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use serde_json::Number as JsonNumber;

use super::{Context, contract_path};
use crate::Options;
use crate::ir::{Bound, Integer, Number, Pattern, Schema, SchemaKind, StringFormat, StringSchema};

/// Statements that check a value against a schema: its own constraints, and those of the types inside.
///
/// `value` is an expression for a reference to a value of the schema's type, nullable not counted; `at` one of type
/// `&Pointer<'_>`; `out` one of type `&mut Vec<Violation>`. Empty when there is nothing to check.
#[must_use]
pub fn checks(
    schema: &Schema,
    value: &TokenStream,
    at: &TokenStream,
    out: &TokenStream,
    options: &Options,
) -> TokenStream {
    let contract = contract_path(options);
    let own = Checker { contract: &contract, patterns: None }.own(&schema.kind, value, at, out);
    let named = schema.kind.has_named().then(|| quote!(#contract::Validate::validate_at(#value, #at, #out);));
    quote!(#own #named)
}

impl Context<'_> {
    /// Statements for the constraints of a schema's own, not those of the types inside.
    pub(super) fn own_checks(&self, kind: &SchemaKind, value: &TokenStream) -> TokenStream {
        let checker = Checker { contract: &self.contract, patterns: Some(self) };
        checker.own(kind, value, &quote!(at), &quote!(out))
    }
}

struct Checker<'a> {
    contract: &'a TokenStream,
    /// Where the statics of the patterns are; without, each has one of its own.
    patterns: Option<&'a Context<'a>>,
}

impl Checker<'_> {
    fn own(&self, kind: &SchemaKind, value: &TokenStream, at: &TokenStream, out: &TokenStream) -> TokenStream {
        let contract = self.contract;
        match kind {
            SchemaKind::Any | SchemaKind::Boolean | SchemaKind::Named { .. } => TokenStream::new(),
            SchemaKind::Values(values) => {
                let values = values.iter().map(serde_json::Value::to_string);
                quote!(#contract::check::one_of_values(#value, &[#(#values),*], #at, #out);)
            }
            SchemaKind::Integer(integer) => self.integer(integer, value, at, out),
            SchemaKind::Number(number) => self.number(number, value, at, out),
            SchemaKind::String(string) => self.string(string, value, at, out),
            SchemaKind::Array(array) => {
                let min = array.min_items.map(size);
                let min = min.map(|limit| quote!(#contract::check::min_items(#value, #limit, #at, #out);));
                let max = array.max_items.map(size);
                let max = max.map(|limit| quote!(#contract::check::max_items(#value, #limit, #at, #out);));
                let unique = array.unique_items.then(|| quote!(#contract::check::unique_items(#value, #at, #out);));
                let each = self
                    .inner(&array.items)
                    .map(|body| quote!(#contract::check::each(#value, #at, #out, |value, at, out| { #body });));
                quote!(#min #max #unique #each)
            }
            SchemaKind::Map(map) => {
                let counts = self.counts(map.min_properties, map.max_properties, value, at, out);
                let each = self
                    .inner(&map.values)
                    .map(|body| quote!(#contract::check::each_value(#value, #at, #out, |value, at, out| { #body });));
                quote!(#counts #each)
            }
            SchemaKind::Object { min_properties, max_properties } => {
                self.counts(*min_properties, *max_properties, value, at, out)
            }
        }
    }

    /// The checks of an item, as the body of a closure.
    fn inner(&self, schema: &Schema) -> Option<TokenStream> {
        if !schema.kind.has_constraints() {
            return None;
        }
        let body = self.own(&schema.kind, &quote!(value), &quote!(at), &quote!(out));
        Some(if schema.nullable { quote!(if let ::std::option::Option::Some(value) = value { #body }) } else { body })
    }

    fn counts(
        &self,
        min: Option<u64>,
        max: Option<u64>,
        value: &TokenStream,
        at: &TokenStream,
        out: &TokenStream,
    ) -> TokenStream {
        let contract = self.contract;
        let min = min.map(size).map(|limit| quote!(#contract::check::min_properties(#value.len(), #limit, #at, #out);));
        let max = max.map(size).map(|limit| quote!(#contract::check::max_properties(#value.len(), #limit, #at, #out);));
        quote!(#min #max)
    }

    fn string(&self, string: &StringSchema, value: &TokenStream, at: &TokenStream, out: &TokenStream) -> TokenStream {
        let contract = self.contract;
        if matches!(string.format, StringFormat::Uuid | StringFormat::DateTime | StringFormat::Date) {
            return TokenStream::new();
        }
        let min = string.min_length.map(size);
        let min = min.map(|limit| quote!(#contract::check::min_length(#value, #limit, #at, #out);));
        let max = string.max_length.map(size);
        let max = max.map(|limit| quote!(#contract::check::max_length(#value, #limit, #at, #out);));
        let pattern = string.pattern.as_ref().map(|pattern| self.pattern(pattern, value, at, out));
        let format = match string.format {
            StringFormat::Checked(name) => Some(quote!(#contract::check::format(#value, #name, #at, #out);)),
            _ => None,
        };
        quote!(#min #max #pattern #format)
    }

    fn pattern(&self, pattern: &Pattern, value: &TokenStream, at: &TokenStream, out: &TokenStream) -> TokenStream {
        let contract = self.contract;
        let known = self.patterns.and_then(|context| context.patterns.get(pattern.text.as_str()));
        if let Some((name, _)) = known {
            return quote!(#contract::check::pattern(#value, &#name, #at, #out););
        }
        let Pattern { text, regex } = pattern;
        quote! {{
            static PATTERN: #contract::check::Pattern = #contract::check::Pattern::new(#text, #regex);
            #contract::check::pattern(#value, &PATTERN, #at, #out);
        }}
    }

    fn integer(&self, integer: &Integer, value: &TokenStream, at: &TokenStream, out: &TokenStream) -> TokenStream {
        let contract = self.contract;
        let (lowest, highest) = integer.width.limits();
        let min = integer.minimum.as_ref().map(|bound| whole(bound, f64::ceil, lowest, highest));
        let min = min.filter(|(limit, exclusive)| *exclusive || *limit > lowest).map(|(limit, exclusive)| {
            let limit = Literal::i128_unsuffixed(limit);
            if exclusive {
                quote!(#contract::check::exclusive_minimum(*#value, #limit, #at, #out);)
            } else {
                quote!(#contract::check::minimum(*#value, #limit, #at, #out);)
            }
        });
        let max = integer.maximum.as_ref().map(|bound| whole(bound, f64::floor, lowest, highest));
        let max = max.filter(|(limit, exclusive)| *exclusive || *limit < highest).map(|(limit, exclusive)| {
            let limit = Literal::i128_unsuffixed(limit);
            if exclusive {
                quote!(#contract::check::exclusive_maximum(*#value, #limit, #at, #out);)
            } else {
                quote!(#contract::check::maximum(*#value, #limit, #at, #out);)
            }
        });
        // Lowering has let only whole factors through, but some are written with a point.
        let factor = integer.multiple_of.as_ref().and_then(JsonNumber::as_f64).map(|factor| factor as i128);
        let factor = factor.filter(|factor| *factor <= highest).map(|factor| {
            let factor = Literal::i128_unsuffixed(factor);
            quote!(#contract::check::multiple_of(*#value, #factor, #at, #out);)
        });
        let values: Vec<Literal> = integer
            .values
            .iter()
            .map(|value| i128::from(*value))
            .filter(|value| (lowest..=highest).contains(value))
            .map(Literal::i128_unsuffixed)
            .collect();
        let values =
            (!values.is_empty()).then(|| quote!(#contract::check::one_of(#value, &[#(#values),*], #at, #out);));
        quote!(#min #max #factor #values)
    }

    fn number(&self, number: &Number, value: &TokenStream, at: &TokenStream, out: &TokenStream) -> TokenStream {
        let contract = self.contract;
        let literal =
            |number: &JsonNumber| number.as_f64().filter(|value| value.is_finite()).map(Literal::f64_suffixed);
        let min = number.minimum.as_ref().and_then(|bound| Some((literal(&bound.value)?, bound.exclusive)));
        let min = min.map(|(limit, exclusive)| {
            if exclusive {
                quote!(#contract::check::exclusive_minimum(*#value, #limit, #at, #out);)
            } else {
                quote!(#contract::check::minimum(*#value, #limit, #at, #out);)
            }
        });
        let max = number.maximum.as_ref().and_then(|bound| Some((literal(&bound.value)?, bound.exclusive)));
        let max = max.map(|(limit, exclusive)| {
            if exclusive {
                quote!(#contract::check::exclusive_maximum(*#value, #limit, #at, #out);)
            } else {
                quote!(#contract::check::maximum(*#value, #limit, #at, #out);)
            }
        });
        let factor = number.multiple_of.as_ref().and_then(literal);
        let factor = factor.map(|factor| quote!(#contract::check::multiple_of(*#value, #factor, #at, #out);));
        let values: Vec<Literal> = number.values.iter().filter_map(literal).collect();
        let values =
            (!values.is_empty()).then(|| quote!(#contract::check::one_of(#value, &[#(#values),*], #at, #out);));
        quote!(#min #max #factor #values)
    }
}

fn size(limit: u64) -> Literal {
    Literal::u64_unsuffixed(limit)
}

/// A bound of an integer, within its type. A fraction is rounded inwards, and then is no longer exclusive.
fn whole(bound: &Bound, inwards: fn(f64) -> f64, lowest: i128, highest: i128) -> (i128, bool) {
    let exact = bound.value.as_i64().map(i128::from).or_else(|| bound.value.as_u64().map(i128::from));
    let (limit, exclusive) = match exact {
        Some(exact) => (exact, bound.exclusive),
        None => {
            let value = bound.value.as_f64().unwrap_or(0.0);
            (inwards(value) as i128, bound.exclusive && value.fract() == 0.0)
        }
    };
    let clamped = limit.clamp(lowest, highest);
    (clamped, exclusive && clamped == limit)
}
