/// One of the \<animals>, see <https://zoo.example/animals>.
#[derive(Debug, Clone, PartialEq)]
pub enum Animal {
    /// `cat`
    Cat(Cat),
    /// `dog`
    Dog(Dog),
    /// A form that this version does not know. It is kept as it came, but is not valid to send.
    Unknown(::serde_json::Value),
}
impl ::std::convert::From<Cat> for Animal {
    fn from(value: Cat) -> Self {
        Self::Cat(value)
    }
}
impl ::std::convert::From<Dog> for Animal {
    fn from(value: Dog) -> Self {
        Self::Dog(value)
    }
}
impl ::serde::Serialize for Animal {
    fn serialize<S: ::serde::Serializer>(
        &self,
        serializer: S,
    ) -> ::std::result::Result<S::Ok, S::Error> {
        match self {
            Self::Cat(value) => ::serde::Serialize::serialize(value, serializer),
            Self::Dog(value) => {
                ::windlass_contract::ser::tagged("kind", "dog", value, serializer)
            }
            Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
        }
    }
}
impl<'de> ::serde::Deserialize<'de> for Animal {
    fn deserialize<D: ::serde::Deserializer<'de>>(
        deserializer: D,
    ) -> ::std::result::Result<Self, D::Error> {
        let value = <::serde_json::Value as ::serde::Deserialize>::deserialize(
            deserializer,
        )?;
        match value.get("kind").and_then(::serde_json::Value::as_str) {
            ::std::option::Option::Some("cat") => {
                ::serde::Deserialize::deserialize(value)
                    .map(Self::Cat)
                    .map_err(::serde::de::Error::custom)
            }
            ::std::option::Option::Some("dog") | ::std::option::Option::Some("hound") => {
                ::serde::Deserialize::deserialize(value)
                    .map(Self::Dog)
                    .map_err(::serde::de::Error::custom)
            }
            ::std::option::Option::Some(_) => {
                ::std::result::Result::Ok(Self::Unknown(value))
            }
            ::std::option::Option::None => {
                ::std::result::Result::Err(
                    ::serde::de::Error::custom("missing field `kind`"),
                )
            }
        }
    }
}
impl ::windlass_contract::Validate for Animal {
    fn validate_at(
        &self,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        match self {
            Self::Cat(value) => {
                ::windlass_contract::Validate::validate_at(value, at, out);
            }
            Self::Dog(value) => {
                ::windlass_contract::Validate::validate_at(value, at, out);
            }
            Self::Unknown(_) => {
                ::windlass_contract::check::unknown_value(
                    &["cat", "dog", "hound"],
                    &at.field("kind"),
                    out,
                )
            }
        }
    }
    fn inspect(
        value: &::serde_json::Value,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        let ::std::option::Option::Some(object) = ::windlass_contract::inspect::object(
            value,
            at,
            out,
        ) else {
            return;
        };
        ::windlass_contract::inspect::member::<
            ::std::string::String,
        >(object, "kind", ::windlass_contract::inspect::Presence::Required, at, out);
        match object.get("kind").and_then(::serde_json::Value::as_str) {
            ::std::option::Option::Some("cat") => {
                <Cat as ::windlass_contract::Validate>::inspect(value, at, out);
            }
            ::std::option::Option::Some("dog")
            | ::std::option::Option::Some("hound") => {
                <Dog as ::windlass_contract::Validate>::inspect(value, at, out);
            }
            ::std::option::Option::Some(_) => {
                ::windlass_contract::check::unknown_value(
                    &["cat", "dog", "hound"],
                    &at.field("kind"),
                    out,
                );
            }
            ::std::option::Option::None => {}
        }
    }
}
/// The schema `Base`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct Base {
    /// What it is called.
    ///
    /// 1 to 20 characters.
    pub name: ::std::string::String,
    /// The property `born`.
    ///
    /// Set by the server alone.
    #[serde(
        default,
        deserialize_with = "::windlass_contract::de::some",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub born: ::std::option::Option<::chrono::DateTime<::chrono::Utc>>,
}
::windlass_contract::object!(Base);
impl Base {
    /// A value with the required fields.
    #[must_use]
    pub fn new(name: impl ::std::convert::Into<::std::string::String>) -> Self {
        Self {
            name: ::std::convert::Into::into(name),
            born: ::std::default::Default::default(),
        }
    }
    fn check_name(
        value: &str,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        ::windlass_contract::check::min_length(value, 1, at, out);
        ::windlass_contract::check::max_length(value, 20, at, out);
    }
}
impl ::windlass_contract::Validate for Base {
    fn validate_at(
        &self,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        Self::check_name(&self.name, &at.field("name"), out);
    }
    fn inspect(
        value: &::serde_json::Value,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        let ::std::option::Option::Some(object) = ::windlass_contract::inspect::object(
            value,
            at,
            out,
        ) else {
            return;
        };
        ::windlass_contract::inspect::member_with::<
            ::std::string::String,
        >(
            object,
            "name",
            ::windlass_contract::inspect::Presence::Required,
            at,
            out,
            |value, at, out| Self::check_name(value, at, out),
        );
        ::windlass_contract::inspect::member::<
            ::chrono::DateTime<::chrono::Utc>,
        >(object, "born", ::windlass_contract::inspect::Presence::Optional, at, out);
    }
}
/// The schema `Cat`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct Cat {
    /// What it is called.
    ///
    /// 1 to 20 characters.
    pub name: ::std::string::String,
    /// The property `born`.
    ///
    /// Set by the server alone.
    #[serde(
        default,
        deserialize_with = "::windlass_contract::de::some",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub born: ::std::option::Option<::chrono::DateTime<::chrono::Utc>>,
    /// The property `kind`.
    pub kind: ::std::string::String,
    /// The property `lives`.
    ///
    /// From 0 to 9; Default: `9`.
    #[serde(
        default,
        deserialize_with = "::windlass_contract::de::some",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub lives: ::std::option::Option<i64>,
}
::windlass_contract::object!(Cat);
impl Cat {
    /// A value with the required fields.
    #[must_use]
    pub fn new(
        name: impl ::std::convert::Into<::std::string::String>,
        kind: impl ::std::convert::Into<::std::string::String>,
    ) -> Self {
        Self {
            name: ::std::convert::Into::into(name),
            born: ::std::default::Default::default(),
            kind: ::std::convert::Into::into(kind),
            lives: ::std::default::Default::default(),
        }
    }
    /// The value of `lives`, or its default, `9`.
    #[must_use]
    pub fn lives_or_default(&self) -> i64 {
        self.lives.unwrap_or(9)
    }
    fn check_name(
        value: &str,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        ::windlass_contract::check::min_length(value, 1, at, out);
        ::windlass_contract::check::max_length(value, 20, at, out);
    }
    fn check_lives(
        value: &i64,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        ::windlass_contract::check::minimum(*value, 0, at, out);
        ::windlass_contract::check::maximum(*value, 9, at, out);
    }
}
impl ::windlass_contract::Validate for Cat {
    fn validate_at(
        &self,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        Self::check_name(&self.name, &at.field("name"), out);
        if let ::std::option::Option::Some(value) = &self.lives {
            Self::check_lives(value, &at.field("lives"), out);
        }
    }
    fn inspect(
        value: &::serde_json::Value,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        let ::std::option::Option::Some(object) = ::windlass_contract::inspect::object(
            value,
            at,
            out,
        ) else {
            return;
        };
        ::windlass_contract::inspect::member_with::<
            ::std::string::String,
        >(
            object,
            "name",
            ::windlass_contract::inspect::Presence::Required,
            at,
            out,
            |value, at, out| Self::check_name(value, at, out),
        );
        ::windlass_contract::inspect::member::<
            ::chrono::DateTime<::chrono::Utc>,
        >(object, "born", ::windlass_contract::inspect::Presence::Optional, at, out);
        ::windlass_contract::inspect::member::<
            ::std::string::String,
        >(object, "kind", ::windlass_contract::inspect::Presence::Required, at, out);
        ::windlass_contract::inspect::member_with::<
            i64,
        >(
            object,
            "lives",
            ::windlass_contract::inspect::Presence::Optional,
            at,
            out,
            Self::check_lives,
        );
    }
}
/// The schema `Dog`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
#[derive(Default)]
pub struct Dog {
    /// The property `tricks`.
    ///
    /// At most 3 items; No item twice.
    #[serde(
        default,
        deserialize_with = "::windlass_contract::de::some",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tricks: ::std::option::Option<::std::vec::Vec<::std::string::String>>,
    /// The property `weight`.
    ///
    /// More than 0; A multiple of 0.5.
    #[serde(default, skip_serializing_if = "::windlass_contract::Nullable::is_absent")]
    pub weight: ::windlass_contract::Nullable<f64>,
}
::windlass_contract::object!(Dog);
impl Dog {
    /// A value without any field.
    #[must_use]
    pub fn new() -> Self {
        Self {
            tricks: ::std::default::Default::default(),
            weight: ::std::default::Default::default(),
        }
    }
    fn check_tricks(
        value: &[::std::string::String],
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        ::windlass_contract::check::max_items(value, 3, at, out);
        ::windlass_contract::check::unique_items(value, at, out);
        ::windlass_contract::check::each(
            value,
            at,
            out,
            |value, at, out| {
                ::windlass_contract::check::pattern(value, &PATTERN_2, at, out);
            },
        );
    }
    fn check_weight(
        value: &f64,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        ::windlass_contract::check::exclusive_minimum(*value, 0f64, at, out);
        ::windlass_contract::check::multiple_of(*value, 0.5f64, at, out);
    }
}
impl ::windlass_contract::Validate for Dog {
    fn validate_at(
        &self,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        if let ::std::option::Option::Some(value) = &self.tricks {
            Self::check_tricks(value, &at.field("tricks"), out);
        }
        if let ::windlass_contract::Nullable::Value(value) = &self.weight {
            Self::check_weight(value, &at.field("weight"), out);
        }
    }
    fn inspect(
        value: &::serde_json::Value,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        let ::std::option::Option::Some(object) = ::windlass_contract::inspect::object(
            value,
            at,
            out,
        ) else {
            return;
        };
        ::windlass_contract::inspect::member_with::<
            ::std::vec::Vec<::std::string::String>,
        >(
            object,
            "tricks",
            ::windlass_contract::inspect::Presence::Optional,
            at,
            out,
            |value, at, out| Self::check_tricks(value, at, out),
        );
        ::windlass_contract::inspect::member_with::<
            f64,
        >(
            object,
            "weight",
            ::windlass_contract::inspect::Presence::OptionalNullable,
            at,
            out,
            Self::check_weight,
        );
    }
}
/// The schema `Size`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Size {
    /// `small`
    Small,
    /// `LARGE`
    Large,
    /// `+1`
    Plus1,
    /// `-1`
    Minus1,
    /// `type`
    Type,
    /// `Unknown`
    Unknown,
    /// A value that this version does not know. It is kept as it came, but is not valid to send.
    Unknown2(::std::string::String),
}
impl Size {
    /// The known values, as they are written.
    pub const VALUES: &'static [&'static str] = &[
        "small",
        "LARGE",
        "+1",
        "-1",
        "type",
        "Unknown",
    ];
    /// The value as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Small => "small",
            Self::Large => "LARGE",
            Self::Plus1 => "+1",
            Self::Minus1 => "-1",
            Self::Type => "type",
            Self::Unknown => "Unknown",
            Self::Unknown2(text) => text,
        }
    }
}
impl ::std::fmt::Display for Size {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        f.write_str(self.as_str())
    }
}
impl ::std::convert::From<&str> for Size {
    fn from(text: &str) -> Self {
        match text {
            "small" => Self::Small,
            "LARGE" => Self::Large,
            "+1" => Self::Plus1,
            "-1" => Self::Minus1,
            "type" => Self::Type,
            "Unknown" => Self::Unknown,
            other => Self::Unknown2(::std::borrow::ToOwned::to_owned(other)),
        }
    }
}
impl ::std::str::FromStr for Size {
    type Err = ::std::convert::Infallible;
    fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
        ::std::result::Result::Ok(Self::from(text))
    }
}
impl ::serde::Serialize for Size {
    fn serialize<S: ::serde::Serializer>(
        &self,
        serializer: S,
    ) -> ::std::result::Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> ::serde::Deserialize<'de> for Size {
    fn deserialize<D: ::serde::Deserializer<'de>>(
        deserializer: D,
    ) -> ::std::result::Result<Self, D::Error> {
        ::windlass_contract::de::text(deserializer)
    }
}
impl ::windlass_contract::FromParam for Size {
    fn from_param(
        text: &str,
    ) -> ::std::result::Result<Self, ::windlass_contract::ParamError> {
        ::std::result::Result::Ok(Self::from(text))
    }
}
impl ::windlass_contract::Validate for Size {
    fn validate_at(
        &self,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        if let Self::Unknown2(_) = self {
            ::windlass_contract::check::unknown_value(Self::VALUES, at, out);
        }
    }
    fn inspect(
        value: &::serde_json::Value,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        if let ::std::option::Option::Some(text) = ::windlass_contract::inspect::string(
            value,
            at,
            out,
        ) {
            ::windlass_contract::Validate::validate_at(&Self::from(text), at, out);
        }
    }
}
/// The schema `Tag`.
///
/// Pattern: `^[a-z]+$`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(transparent)]
pub struct Tag(pub ::std::string::String);
impl ::std::convert::From<::std::string::String> for Tag {
    fn from(value: ::std::string::String) -> Self {
        Self(value)
    }
}
impl ::std::convert::From<Tag> for ::std::string::String {
    fn from(value: Tag) -> Self {
        value.0
    }
}
impl ::std::ops::Deref for Tag {
    type Target = ::std::string::String;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}
impl ::std::fmt::Display for Tag {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt(&self.0, f)
    }
}
impl ::windlass_contract::FromParam for Tag {
    fn from_param(
        text: &str,
    ) -> ::std::result::Result<Self, ::windlass_contract::ParamError> {
        <::std::string::String as ::windlass_contract::FromParam>::from_param(text)
            .map(Self)
    }
}
impl ::windlass_contract::Validate for Tag {
    fn validate_at(
        &self,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        let value = &self.0;
        ::windlass_contract::check::pattern(value, &PATTERN_1, at, out);
    }
    fn inspect(
        value: &::serde_json::Value,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        ::windlass_contract::inspect::value_with::<
            ::std::string::String,
        >(
            value,
            at,
            out,
            |value, at, out| {
                ::windlass_contract::check::pattern(value, &PATTERN_1, at, out);
            },
        );
    }
}
/// The schema `Alias`.
pub type Alias = Size;
/// The schema `Node`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct Node {
    /// The property `value`.
    pub value: Tag,
    /// The property `next`.
    #[serde(deserialize_with = "::windlass_contract::de::required_nullable")]
    pub next: ::std::option::Option<::std::boxed::Box<Node>>,
    /// The property `children`.
    #[serde(
        default,
        deserialize_with = "::windlass_contract::de::some",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub children: ::std::option::Option<::std::vec::Vec<Node>>,
}
::windlass_contract::object!(Node);
impl Node {
    /// A value with the required fields.
    #[must_use]
    pub fn new(value: Tag, next: ::std::option::Option<Node>) -> Self {
        Self {
            value,
            next: next.map(::std::boxed::Box::new),
            children: ::std::default::Default::default(),
        }
    }
}
impl ::windlass_contract::Validate for Node {
    fn validate_at(
        &self,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        ::windlass_contract::Validate::validate_at(&self.value, &at.field("value"), out);
        ::windlass_contract::Validate::validate_at(&self.next, &at.field("next"), out);
        ::windlass_contract::Validate::validate_at(
            &self.children,
            &at.field("children"),
            out,
        );
    }
    fn inspect(
        value: &::serde_json::Value,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        let ::std::option::Option::Some(object) = ::windlass_contract::inspect::object(
            value,
            at,
            out,
        ) else {
            return;
        };
        ::windlass_contract::inspect::member::<
            Tag,
        >(object, "value", ::windlass_contract::inspect::Presence::Required, at, out);
        ::windlass_contract::inspect::member::<
            Node,
        >(
            object,
            "next",
            ::windlass_contract::inspect::Presence::RequiredNullable,
            at,
            out,
        );
        ::windlass_contract::inspect::member::<
            ::std::vec::Vec<Node>,
        >(object, "children", ::windlass_contract::inspect::Presence::Optional, at, out);
    }
}
/// The schema `Measure`.
#[derive(Debug, Clone, PartialEq)]
pub enum Measure {
    /// An alternative of `Measure`.
    Integer(i64),
    /// An alternative of `Measure`.
    String(::std::string::String),
    /// An alternative of `Measure`.
    Dog(Dog),
}
impl ::std::convert::From<Dog> for Measure {
    fn from(value: Dog) -> Self {
        Self::Dog(value)
    }
}
impl ::serde::Serialize for Measure {
    fn serialize<S: ::serde::Serializer>(
        &self,
        serializer: S,
    ) -> ::std::result::Result<S::Ok, S::Error> {
        match self {
            Self::Integer(value) => ::serde::Serialize::serialize(value, serializer),
            Self::String(value) => ::serde::Serialize::serialize(value, serializer),
            Self::Dog(value) => ::serde::Serialize::serialize(value, serializer),
        }
    }
}
impl<'de> ::serde::Deserialize<'de> for Measure {
    fn deserialize<D: ::serde::Deserializer<'de>>(
        deserializer: D,
    ) -> ::std::result::Result<Self, D::Error> {
        let value = <::serde_json::Value as ::serde::Deserialize>::deserialize(
            deserializer,
        )?;
        let mut lenient = ::std::option::Option::None;
        if let ::std::result::Result::Ok(form) = <i64 as ::serde::Deserialize>::deserialize(
            &value,
        ) {
            let form = Self::Integer(form);
            if ::windlass_contract::Validate::validate(&form).is_ok() {
                return ::std::result::Result::Ok(form);
            }
            lenient.get_or_insert(form);
        }
        if let ::std::result::Result::Ok(form) = <::std::string::String as ::serde::Deserialize>::deserialize(
            &value,
        ) {
            let form = Self::String(form);
            if ::windlass_contract::Validate::validate(&form).is_ok() {
                return ::std::result::Result::Ok(form);
            }
            lenient.get_or_insert(form);
        }
        if let ::std::result::Result::Ok(form) = <Dog as ::serde::Deserialize>::deserialize(
            &value,
        ) {
            let form = Self::Dog(form);
            if ::windlass_contract::Validate::validate(&form).is_ok() {
                return ::std::result::Result::Ok(form);
            }
            lenient.get_or_insert(form);
        }
        lenient
            .ok_or_else(|| ::serde::de::Error::custom(
                "the value fits no form of Measure",
            ))
    }
}
impl ::windlass_contract::Validate for Measure {
    fn validate_at(
        &self,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        match self {
            Self::Integer(value) => {
                ::windlass_contract::check::minimum(*value, 0, at, out);
            }
            Self::String(value) => {
                ::windlass_contract::check::max_length(value, 4, at, out);
            }
            Self::Dog(value) => {
                ::windlass_contract::Validate::validate_at(value, at, out);
            }
        }
    }
    fn inspect(
        value: &::serde_json::Value,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        ::windlass_contract::inspect::any_variant(
            value,
            &[
                |value, at, out| {
                    ::windlass_contract::inspect::value_with::<
                        i64,
                    >(
                        value,
                        at,
                        out,
                        |value, at, out| {
                            ::windlass_contract::check::minimum(*value, 0, at, out);
                        },
                    );
                },
                |value, at, out| {
                    ::windlass_contract::inspect::value_with::<
                        ::std::string::String,
                    >(
                        value,
                        at,
                        out,
                        |value, at, out| {
                            ::windlass_contract::check::max_length(value, 4, at, out);
                        },
                    );
                },
                |value, at, out| {
                    <Dog as ::windlass_contract::Validate>::inspect(value, at, out);
                },
            ],
            at,
            out,
        );
    }
}
/// The schema `Labels`.
///
/// At most 2 members.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[derive(Default)]
#[serde(transparent)]
pub struct Labels(
    pub ::std::collections::BTreeMap<::std::string::String, ::std::string::String>,
);
impl ::std::convert::From<
    ::std::collections::BTreeMap<::std::string::String, ::std::string::String>,
> for Labels {
    fn from(
        value: ::std::collections::BTreeMap<::std::string::String, ::std::string::String>,
    ) -> Self {
        Self(value)
    }
}
impl ::std::convert::From<Labels>
for ::std::collections::BTreeMap<::std::string::String, ::std::string::String> {
    fn from(value: Labels) -> Self {
        value.0
    }
}
impl ::std::ops::Deref for Labels {
    type Target = ::std::collections::BTreeMap<
        ::std::string::String,
        ::std::string::String,
    >;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}
impl ::windlass_contract::Validate for Labels {
    fn validate_at(
        &self,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        let value = &self.0;
        ::windlass_contract::check::max_properties(value.len(), 2, at, out);
        ::windlass_contract::check::each_value(
            value,
            at,
            out,
            |value, at, out| {
                ::windlass_contract::check::max_length(value, 3, at, out);
            },
        );
    }
    fn inspect(
        value: &::serde_json::Value,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        ::windlass_contract::inspect::value_with::<
            ::std::collections::BTreeMap<::std::string::String, ::std::string::String>,
        >(
            value,
            at,
            out,
            |value, at, out| {
                ::windlass_contract::check::max_properties(value.len(), 2, at, out);
                ::windlass_contract::check::each_value(
                    value,
                    at,
                    out,
                    |value, at, out| {
                        ::windlass_contract::check::max_length(value, 3, at, out);
                    },
                );
            },
        );
    }
}
/// The schema `Order`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct Order {
    /// The property `id`.
    pub id: ::uuid::Uuid,
    /// How large.
    pub r#type: Size,
    /// The property `self`.
    ///
    /// Default: `true`.
    #[serde(
        rename = "self",
        default,
        deserialize_with = "::windlass_contract::de::some",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub self_: ::std::option::Option<bool>,
    /// The property `crate`.
    #[serde(
        rename = "crate",
        default,
        deserialize_with = "::windlass_contract::de::some",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub crate_: ::std::option::Option<i32>,
    /// The property `fooBar`.
    #[serde(
        rename = "fooBar",
        default,
        deserialize_with = "::windlass_contract::de::some",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub foo_bar: ::std::option::Option<::std::string::String>,
    /// The property `foo_bar`.
    ///
    /// Default: `"x"`.
    #[serde(
        rename = "foo_bar",
        default,
        skip_serializing_if = "::windlass_contract::Nullable::is_absent"
    )]
    pub foo_bar_2: ::windlass_contract::Nullable<::std::string::String>,
    /// The property `size`.
    ///
    /// Default: `"small"`.
    #[serde(
        default,
        deserialize_with = "::windlass_contract::de::some",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub size: ::std::option::Option<Size>,
    /// The property `inner`.
    #[serde(
        default,
        deserialize_with = "::windlass_contract::de::some",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub inner: ::std::option::Option<OrderInner>,
    /// The property `anything`.
    #[serde(
        default,
        deserialize_with = "::windlass_contract::de::some",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub anything: ::std::option::Option<::serde_json::Value>,
    /// The property `meta`.
    #[serde(
        default,
        deserialize_with = "::windlass_contract::de::some",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub meta: ::std::option::Option<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    >,
    /// Further properties, by name.
    #[serde(flatten)]
    pub additional: ::std::collections::BTreeMap<::std::string::String, i64>,
}
::windlass_contract::object!(Order);
impl Order {
    /// A value with the required fields.
    #[must_use]
    pub fn new(id: ::uuid::Uuid, r#type: Size) -> Self {
        Self {
            id,
            r#type,
            self_: ::std::default::Default::default(),
            crate_: ::std::default::Default::default(),
            foo_bar: ::std::default::Default::default(),
            foo_bar_2: ::std::default::Default::default(),
            size: ::std::default::Default::default(),
            inner: ::std::default::Default::default(),
            anything: ::std::default::Default::default(),
            meta: ::std::default::Default::default(),
            additional: ::std::default::Default::default(),
        }
    }
    /// The value of `self`, or its default, `true`.
    #[must_use]
    pub fn self_or_default(&self) -> bool {
        self.self_.unwrap_or(true)
    }
    /// The value of `foo_bar`, or its default, `"x"`; `None` when it is null.
    #[must_use]
    pub fn foo_bar_2_or_default(&self) -> ::std::option::Option<::std::string::String> {
        match &self.foo_bar_2 {
            ::windlass_contract::Nullable::Absent => {
                ::std::option::Option::Some(::std::string::String::from("x"))
            }
            ::windlass_contract::Nullable::Null => ::std::option::Option::None,
            ::windlass_contract::Nullable::Value(value) => {
                ::std::option::Option::Some(::std::clone::Clone::clone(value))
            }
        }
    }
    /// The value of `size`, or its default, `"small"`.
    #[must_use]
    pub fn size_or_default(&self) -> Size {
        self.size.clone().unwrap_or(Size::Small)
    }
    fn check_crate(
        value: &i32,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        ::windlass_contract::check::one_of(value, &[1, 2], at, out);
    }
    fn check_foo_bar(
        value: &str,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        ::windlass_contract::check::format(value, "uri", at, out);
    }
    fn check_additional(
        value: &i64,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        ::windlass_contract::check::minimum(*value, 1, at, out);
    }
}
impl ::windlass_contract::Validate for Order {
    fn validate_at(
        &self,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        ::windlass_contract::Validate::validate_at(&self.r#type, &at.field("type"), out);
        if let ::std::option::Option::Some(value) = &self.crate_ {
            Self::check_crate(value, &at.field("crate"), out);
        }
        if let ::std::option::Option::Some(value) = &self.foo_bar {
            Self::check_foo_bar(value, &at.field("fooBar"), out);
        }
        ::windlass_contract::Validate::validate_at(&self.size, &at.field("size"), out);
        ::windlass_contract::Validate::validate_at(&self.inner, &at.field("inner"), out);
        ::windlass_contract::check::each_value(
            &self.additional,
            at,
            out,
            |value, at, out| {
                Self::check_additional(value, at, out);
            },
        );
        ::windlass_contract::check::min_properties(
            2 + usize::from(self.self_.is_some()) + usize::from(self.crate_.is_some())
                + usize::from(self.foo_bar.is_some())
                + usize::from(!self.foo_bar_2.is_absent())
                + usize::from(self.size.is_some()) + usize::from(self.inner.is_some())
                + usize::from(self.anything.is_some()) + usize::from(self.meta.is_some())
                + self.additional.len(),
            3,
            at,
            out,
        );
        ::windlass_contract::check::rule(
            (self.inner.is_some())
                || (self
                    .size
                    .as_ref()
                    .is_none_or(|value| ["small"].contains(&value.as_str()))),
            "any_of",
            "must satisfy one of these: `inner` is present; or `size` is absent or small",
            at,
            out,
        );
        ::windlass_contract::check::rule(
            [(self.foo_bar.is_some()) && (!self.foo_bar_2.is_absent())].contains(&false),
            "not",
            "must not satisfy this: `fooBar` is present and `foo_bar` is present",
            at,
            out,
        );
    }
    fn inspect(
        value: &::serde_json::Value,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        let ::std::option::Option::Some(object) = ::windlass_contract::inspect::object(
            value,
            at,
            out,
        ) else {
            return;
        };
        ::windlass_contract::inspect::member::<
            ::uuid::Uuid,
        >(object, "id", ::windlass_contract::inspect::Presence::Required, at, out);
        ::windlass_contract::inspect::member::<
            Size,
        >(object, "type", ::windlass_contract::inspect::Presence::Required, at, out);
        ::windlass_contract::inspect::member::<
            bool,
        >(object, "self", ::windlass_contract::inspect::Presence::Optional, at, out);
        ::windlass_contract::inspect::member_with::<
            i32,
        >(
            object,
            "crate",
            ::windlass_contract::inspect::Presence::Optional,
            at,
            out,
            Self::check_crate,
        );
        ::windlass_contract::inspect::member_with::<
            ::std::string::String,
        >(
            object,
            "fooBar",
            ::windlass_contract::inspect::Presence::Optional,
            at,
            out,
            |value, at, out| Self::check_foo_bar(value, at, out),
        );
        ::windlass_contract::inspect::member::<
            ::std::string::String,
        >(
            object,
            "foo_bar",
            ::windlass_contract::inspect::Presence::OptionalNullable,
            at,
            out,
        );
        ::windlass_contract::inspect::member::<
            Size,
        >(object, "size", ::windlass_contract::inspect::Presence::Optional, at, out);
        ::windlass_contract::inspect::member::<
            OrderInner,
        >(object, "inner", ::windlass_contract::inspect::Presence::Optional, at, out);
        ::windlass_contract::inspect::member::<
            ::serde_json::Value,
        >(
            object,
            "anything",
            ::windlass_contract::inspect::Presence::OptionalNullable,
            at,
            out,
        );
        ::windlass_contract::inspect::member::<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >(object, "meta", ::windlass_contract::inspect::Presence::Optional, at, out);
        for (name, value) in object {
            if ![
                "id",
                "type",
                "self",
                "crate",
                "fooBar",
                "foo_bar",
                "size",
                "inner",
                "anything",
                "meta",
            ]
                .contains(&name.as_str())
            {
                ::windlass_contract::inspect::value_with::<
                    i64,
                >(value, &at.field(name), out, Self::check_additional);
            }
        }
        ::windlass_contract::check::min_properties(object.len(), 3, at, out);
        {
            const RULE: ::windlass_contract::check::Rule = ::windlass_contract::check::Rule::Any(
                &[
                    ::windlass_contract::check::Rule::Present("inner"),
                    ::windlass_contract::check::Rule::Values("size", &["small"]),
                ],
            );
            ::windlass_contract::check::rule(
                RULE.holds(object),
                "any_of",
                "must satisfy one of these: `inner` is present; or `size` is absent or small",
                at,
                out,
            );
        }
        {
            const RULE: ::windlass_contract::check::Rule = ::windlass_contract::check::Rule::Not(
                &::windlass_contract::check::Rule::All(
                    &[
                        ::windlass_contract::check::Rule::Present("fooBar"),
                        ::windlass_contract::check::Rule::Present("foo_bar"),
                    ],
                ),
            );
            ::windlass_contract::check::rule(
                RULE.holds(object),
                "not",
                "must not satisfy this: `fooBar` is present and `foo_bar` is present",
                at,
                out,
            );
        }
    }
}
/// The schema at `/components/schemas/Order/properties/inner`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
#[derive(Default)]
pub struct OrderInner {
    /// The property `deep`.
    #[serde(
        default,
        deserialize_with = "::windlass_contract::de::some",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub deep: ::std::option::Option<::chrono::NaiveDate>,
}
::windlass_contract::object!(OrderInner);
impl OrderInner {
    /// A value without any field.
    #[must_use]
    pub fn new() -> Self {
        Self {
            deep: ::std::default::Default::default(),
        }
    }
}
impl ::windlass_contract::Validate for OrderInner {
    fn validate_at(
        &self,
        _at: &::windlass_contract::Pointer<'_>,
        _out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {}
    fn inspect(
        value: &::serde_json::Value,
        at: &::windlass_contract::Pointer<'_>,
        out: &mut ::std::vec::Vec<::windlass_contract::Violation>,
    ) {
        let ::std::option::Option::Some(object) = ::windlass_contract::inspect::object(
            value,
            at,
            out,
        ) else {
            return;
        };
        ::windlass_contract::inspect::member::<
            ::chrono::NaiveDate,
        >(object, "deep", ::windlass_contract::inspect::Presence::Optional, at, out);
    }
}
static PATTERN_1: ::windlass_contract::check::Pattern = ::windlass_contract::check::Pattern::new(
    "^[a-z]+$",
    "^[a-z]+$",
);
static PATTERN_2: ::windlass_contract::check::Pattern = ::windlass_contract::check::Pattern::new(
    "^\\w+$",
    "^[A-Za-z0-9_]+$",
);
