//! Rules between the fields of a struct.

use proc_macro2::TokenStream;
use quote::quote;
use serde_json::Value;

use super::Context;
use crate::ir::names::ident;
use crate::ir::{Assertion, Field, Presence, SchemaKind, Struct, TypeKind};

/// A truth that may be known already.
enum Truth {
    Known(bool),
    Asked(TokenStream),
}

impl Truth {
    fn tokens(self) -> TokenStream {
        match self {
            Truth::Known(value) => quote!(#value),
            Truth::Asked(tokens) => tokens,
        }
    }
}

impl Context<'_> {
    /// Statements for the rules, on the fields of `self`.
    pub(super) fn rules_of_fields(&self, structure: &Struct) -> TokenStream {
        let contract = &self.contract;
        let statements = structure.assertions.iter().map(|rule| match self.truth(rule, structure) {
            Truth::Known(true) => TokenStream::new(),
            truth => {
                let (holds, code, message) = (truth.tokens(), code(rule), message(rule));
                quote!(#contract::check::rule(#holds, #code, #message, at, out);)
            }
        });
        quote!(#(#statements)*)
    }

    /// Statements for the rules, on the members of `object`.
    pub(super) fn rules_of_members(&self, structure: &Struct) -> TokenStream {
        let contract = &self.contract;
        let statements = structure.assertions.iter().map(|rule| {
            let (data, code, message) = (self.data(rule), code(rule), message(rule));
            quote! {{
                const RULE: #contract::check::Rule = #data;
                #contract::check::rule(RULE.holds(object), #code, #message, at, out);
            }}
        });
        quote!(#(#statements)*)
    }

    fn truth(&self, rule: &Assertion, structure: &Struct) -> Truth {
        let field = |wire: &str| structure.fields.iter().find(|field| field.wire == wire);
        match rule {
            Assertion::Present(wire) => match field(wire) {
                Some(field) => {
                    let name = ident(&field.name);
                    match field.presence() {
                        Presence::Required | Presence::RequiredNullable => Truth::Known(true),
                        Presence::Optional => Truth::Asked(quote!(self.#name.is_some())),
                        Presence::OptionalNullable => Truth::Asked(quote!(!self.#name.is_absent())),
                    }
                }
                None => Truth::Known(false),
            },
            Assertion::OneOfValues(wire, values) => match field(wire) {
                Some(field) => Truth::Asked(self.is_one_of(field, values)),
                None => Truth::Known(true),
            },
            Assertion::All(rules) => self.joined(rules, structure, true),
            Assertion::Any(rules) => self.joined(rules, structure, false),
            Assertion::One(rules) => {
                let each = rules.iter().map(|rule| self.truth(rule, structure).tokens());
                Truth::Asked(quote!([#(#each),*].into_iter().filter(|holds| *holds).count() == 1))
            }
            Assertion::Not(rule) => match self.truth(rule, structure) {
                Truth::Known(value) => Truth::Known(!value),
                // Written so, because a negated chain is what clippy wants turned around.
                Truth::Asked(tokens) => Truth::Asked(quote!([#tokens].contains(&false))),
            },
        }
    }

    /// `&&` when `all`, else `||`. What is known either decides or says nothing.
    fn joined(&self, rules: &[Assertion], structure: &Struct, all: bool) -> Truth {
        let mut asked = Vec::new();
        for rule in rules {
            match self.truth(rule, structure) {
                Truth::Known(value) if value == all => {}
                Truth::Known(value) => return Truth::Known(value),
                Truth::Asked(tokens) => asked.push(tokens),
            }
        }
        match (asked.len(), all) {
            (0, _) => Truth::Known(all),
            (1, _) => asked.pop().map_or(Truth::Known(all), Truth::Asked),
            (_, true) => Truth::Asked(quote!(#((#asked))&&*)),
            (_, false) => Truth::Asked(quote!(#((#asked))||*)),
        }
    }

    fn is_one_of(&self, field: &Field, values: &[Value]) -> TokenStream {
        let contract = &self.contract;
        let name = ident(&field.name);
        let values: Vec<&str> = values.iter().filter_map(Value::as_str).collect();
        // Lowering has let only strings through: an enum, a plain string or a named one.
        let is_newtype = field.schema.named().and_then(|name| self.ir.resolve(name)).is_some_and(|definition| {
            matches!(&definition.kind, TypeKind::Newtype(schema) if matches!(schema.kind, SchemaKind::String(_)))
        });
        let text = |value: TokenStream| if is_newtype { quote!(#value.0.as_str()) } else { quote!(#value.as_str()) };
        match field.presence() {
            Presence::Required => {
                let text = text(quote!(self.#name));
                quote!([#(#values),*].contains(&#text))
            }
            Presence::Optional => {
                let text = text(quote!(value));
                quote!(self.#name.as_ref().is_none_or(|value| [#(#values),*].contains(&#text)))
            }
            Presence::RequiredNullable => {
                let text = text(quote!(value));
                quote!(self.#name.as_ref().is_some_and(|value| [#(#values),*].contains(&#text)))
            }
            Presence::OptionalNullable => {
                let text = text(quote!(value));
                quote!(match &self.#name {
                    #contract::Nullable::Absent => true,
                    #contract::Nullable::Null => false,
                    #contract::Nullable::Value(value) => [#(#values),*].contains(&#text),
                })
            }
        }
    }

    fn data(&self, rule: &Assertion) -> TokenStream {
        let contract = &self.contract;
        let list = |rules: &[Assertion]| {
            let rules = rules.iter().map(|rule| self.data(rule));
            quote!(&[#(#rules),*])
        };
        match rule {
            Assertion::Present(wire) => quote!(#contract::check::Rule::Present(#wire)),
            Assertion::OneOfValues(wire, values) => {
                let values = values.iter().filter_map(Value::as_str);
                quote!(#contract::check::Rule::Values(#wire, &[#(#values),*]))
            }
            Assertion::All(rules) => {
                let rules = list(rules);
                quote!(#contract::check::Rule::All(#rules))
            }
            Assertion::Any(rules) => {
                let rules = list(rules);
                quote!(#contract::check::Rule::Any(#rules))
            }
            Assertion::One(rules) => {
                let rules = list(rules);
                quote!(#contract::check::Rule::One(#rules))
            }
            Assertion::Not(rule) => {
                let rule = self.data(rule);
                quote!(#contract::check::Rule::Not(&#rule))
            }
        }
    }
}

fn code(rule: &Assertion) -> &'static str {
    match rule {
        Assertion::Any(_) => "any_of",
        Assertion::One(_) => "one_of",
        Assertion::Not(_) => "not",
        Assertion::All(_) => "all_of",
        Assertion::Present(_) => "required",
        Assertion::OneOfValues(..) => "enum",
    }
}

fn message(rule: &Assertion) -> String {
    match rule {
        Assertion::Any(rules) => format!("must satisfy one of these: {}", listed(rules, "; or ")),
        Assertion::One(rules) => format!("must satisfy exactly one of these: {}", listed(rules, "; or ")),
        Assertion::Not(rule) => format!("must not satisfy this: {}", described(rule)),
        other => format!("must satisfy this: {}", described(other)),
    }
}

fn listed(rules: &[Assertion], between: &str) -> String {
    rules.iter().map(described).collect::<Vec<_>>().join(between)
}

fn described(rule: &Assertion) -> String {
    match rule {
        Assertion::Present(wire) => format!("`{wire}` is present"),
        Assertion::OneOfValues(wire, values) => {
            let values: Vec<&str> = values.iter().filter_map(Value::as_str).collect();
            match values.as_slice() {
                [] => format!("`{wire}` is absent"),
                values => format!("`{wire}` is absent or {}", values.join(" or ")),
            }
        }
        Assertion::All(rules) if rules.is_empty() => "anything".to_owned(),
        Assertion::All(rules) => listed(rules, " and "),
        Assertion::Any(rules) => format!("({})", listed(rules, " or ")),
        Assertion::One(rules) => format!("(only one of {})", listed(rules, ", ")),
        Assertion::Not(rule) => match rule.as_ref() {
            Assertion::Present(wire) => format!("`{wire}` is absent"),
            rule => format!("not ({})", described(rule)),
        },
    }
}
