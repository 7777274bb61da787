//! The traits that every generated type of one kind implements alike.

/// The texts of an enum of strings, and the traits that go by them. The last variant keeps every other text.
#[macro_export]
macro_rules! text_enum {
    ($name:ident { $($variant:ident = $wire:literal),* $(,)? } else $unknown:ident) => {
        impl $name {
            /// The known values, as they are written.
            pub const VALUES: &'static [&'static str] = &[$($wire),*];

            /// The value as it is written.
            #[must_use]
            pub fn as_str(&self) -> &str {
                match self {
                    $(Self::$variant => $wire,)*
                    Self::$unknown(text) => text,
                }
            }
        }

        impl ::std::convert::From<&str> for $name {
            fn from(text: &str) -> Self {
                match text {
                    $($wire => Self::$variant,)*
                    other => Self::$unknown(::std::borrow::ToOwned::to_owned(other)),
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ::std::convert::Infallible;

            fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
                ::std::result::Result::Ok(Self::from(text))
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::std::result::Result<Self, D::Error> {
                $crate::de::text(deserializer)
            }
        }

        impl $crate::FromParam for $name {
            fn from_param(text: &str) -> ::std::result::Result<Self, $crate::ParamError> {
                ::std::result::Result::Ok(Self::from(text))
            }
        }

        impl $crate::Validate for $name {
            fn validate_at(&self, at: &$crate::Pointer<'_>, out: &mut $crate::Violations) {
                if let Self::$unknown(_) = self {
                    $crate::check::unknown_value(Self::VALUES, at, out);
                }
            }

            fn inspect(value: &$crate::Json, at: &$crate::Pointer<'_>, out: &mut $crate::Violations) {
                if let ::std::option::Option::Some(text) = $crate::inspect::string(value, at, out) {
                    $crate::Validate::validate_at(&Self::from(text), at, out);
                }
            }
        }
    };
}

/// The conversions of a type that holds one value.
#[macro_export]
macro_rules! newtype {
    ($name:ident($inner:ty)) => {
        impl ::std::convert::From<$inner> for $name {
            fn from(value: $inner) -> Self {
                Self(value)
            }
        }

        impl ::std::convert::From<$name> for $inner {
            fn from(value: $name) -> Self {
                value.0
            }
        }

        impl ::std::ops::Deref for $name {
            type Target = $inner;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }
    };
}

/// Beside [`newtype!`], what a value has that is one word.
#[macro_export]
macro_rules! word {
    ($name:ident($inner:ty)) => {
        $crate::newtype!($name($inner));

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.0, f)
            }
        }

        impl $crate::FromParam for $name {
            fn from_param(text: &str) -> ::std::result::Result<Self, $crate::ParamError> {
                <$inner as $crate::FromParam>::from_param(text).map(Self)
            }
        }
    };
}

/// A union from what one of its forms holds, in a box or not.
#[macro_export]
macro_rules! forms {
    ($name:ident { $($form:ident($inner:ty)),* $(,)? }) => {$(
        impl ::std::convert::From<$inner> for $name {
            fn from(value: $inner) -> Self {
                Self::$form(::std::convert::Into::into(value))
            }
        }
    )*};
}

/// The encoding of a union without a tag: the first form that is valid, else the first that decodes.
#[macro_export]
macro_rules! union {
    ($name:ident { $($form:ident($inner:ty)),* $(,)? }) => {
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                match self {
                    $(Self::$form(value) => ::serde::Serialize::serialize(value, serializer),)*
                }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::std::result::Result<Self, D::Error> {
                let value = <$crate::Json as ::serde::Deserialize>::deserialize(deserializer)?;
                let mut lenient = ::std::option::Option::None;
                $(
                    if let ::std::result::Result::Ok(form) = <$inner as ::serde::Deserialize>::deserialize(&value) {
                        let form = Self::$form(form);
                        if $crate::Validate::validate(&form).is_ok() {
                            return ::std::result::Result::Ok(form);
                        }
                        lenient.get_or_insert(form);
                    }
                )*
                lenient.ok_or_else(|| {
                    ::serde::de::Error::custom(concat!("the value fits no form of ", stringify!($name)))
                })
            }
        }
    };
}
