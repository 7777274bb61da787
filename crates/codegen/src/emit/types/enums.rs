//! Enums of strings, which keep what they do not know.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Context, docs};
use crate::ir::names::ident;
use crate::ir::{Enum, TypeDef};

impl Context<'_> {
    pub(super) fn enumeration(&self, definition: &TypeDef, values: &Enum) -> TokenStream {
        let contract = &self.contract;
        let type_docs = docs::type_docs(definition);
        let name = ident(&definition.name);
        let unknown = ident(&values.unknown);
        let variants: Vec<_> = values.variants.iter().map(|variant| ident(&variant.name)).collect();
        let wires: Vec<&str> = values.variants.iter().map(|variant| variant.wire.as_str()).collect();
        let variant_docs = wires.iter().map(|wire| format!(" {}", docs::code(wire)));
        let validate = self.validate_at(&quote! {
            if let Self::#unknown(_) = self {
                #contract::check::unknown_value(Self::VALUES, at, out);
            }
        });
        let inspect = self.inspect(&quote! {
            if let ::std::option::Option::Some(text) = #contract::inspect::string(value, at, out) {
                #contract::Validate::validate_at(&Self::from(text), at, out);
            }
        });
        quote! {
            #type_docs
            #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
            pub enum #name {
                #(#[doc = #variant_docs] #variants,)*
                /// A value that this version does not know. It is kept as it came, but is not valid to send.
                #unknown(::std::string::String),
            }

            impl #name {
                /// The known values, as they are written.
                pub const VALUES: &'static [&'static str] = &[#(#wires),*];

                /// The value as it is written.
                #[must_use]
                pub fn as_str(&self) -> &str {
                    match self {
                        #(Self::#variants => #wires,)*
                        Self::#unknown(text) => text,
                    }
                }
            }

            impl ::std::fmt::Display for #name {
                fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    f.write_str(self.as_str())
                }
            }

            impl ::std::convert::From<&str> for #name {
                fn from(text: &str) -> Self {
                    match text {
                        #(#wires => Self::#variants,)*
                        other => Self::#unknown(::std::borrow::ToOwned::to_owned(other)),
                    }
                }
            }

            impl ::std::str::FromStr for #name {
                type Err = ::std::convert::Infallible;

                fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
                    ::std::result::Result::Ok(Self::from(text))
                }
            }

            impl ::serde::Serialize for #name {
                fn serialize<S: ::serde::Serializer>(
                    &self,
                    serializer: S,
                ) -> ::std::result::Result<S::Ok, S::Error> {
                    serializer.serialize_str(self.as_str())
                }
            }

            impl<'de> ::serde::Deserialize<'de> for #name {
                fn deserialize<D: ::serde::Deserializer<'de>>(
                    deserializer: D,
                ) -> ::std::result::Result<Self, D::Error> {
                    #contract::de::text(deserializer)
                }
            }

            impl #contract::FromParam for #name {
                fn from_param(text: &str) -> ::std::result::Result<Self, #contract::ParamError> {
                    ::std::result::Result::Ok(Self::from(text))
                }
            }

            impl #contract::Validate for #name {
                #validate

                #inspect
            }
        }
    }
}
