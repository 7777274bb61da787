use ::windlass_contract as ct;
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
ct::forms! {
    Animal { Cat(Cat), Dog(Dog), }
}
impl ::serde::Serialize for Animal {
    fn serialize<S: ::serde::Serializer>(
        &self,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match self {
            Self::Cat(value) => ::serde::Serialize::serialize(value, serializer),
            Self::Dog(value) => ct::ser::tagged("kind", "dog", value, serializer),
            Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
        }
    }
}
impl<'de> ::serde::Deserialize<'de> for Animal {
    fn deserialize<D: ::serde::Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Self, D::Error> {
        let value = <::serde_json::Value as ::serde::Deserialize>::deserialize(
            deserializer,
        )?;
        match value.get("kind").and_then(::serde_json::Value::as_str) {
            Some("cat") => {
                ::serde::Deserialize::deserialize(value)
                    .map(Self::Cat)
                    .map_err(::serde::de::Error::custom)
            }
            Some("dog") | Some("hound") => {
                ::serde::Deserialize::deserialize(value)
                    .map(Self::Dog)
                    .map_err(::serde::de::Error::custom)
            }
            Some(_) => Ok(Self::Unknown(value)),
            None => Err(::serde::de::Error::custom("missing field `kind`")),
        }
    }
}
impl ct::Validate for Animal {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        match self {
            Self::Cat(value) => {
                ct::Validate::validate_at(value, at, out);
            }
            Self::Dog(value) => {
                ct::Validate::validate_at(value, at, out);
            }
            Self::Unknown(_) => {
                ct::check::unknown_value(
                    &["cat", "dog", "hound"],
                    &at.field("kind"),
                    out,
                )
            }
        }
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::member::<
            String,
        >(object, "kind", ct::inspect::Presence::Required, at, out);
        match object.get("kind").and_then(::serde_json::Value::as_str) {
            Some("cat") => {
                <Cat as ct::Validate>::inspect(value, at, out);
            }
            Some("dog") | Some("hound") => {
                <Dog as ct::Validate>::inspect(value, at, out);
            }
            Some(_) => {
                ct::check::unknown_value(
                    &["cat", "dog", "hound"],
                    &at.field("kind"),
                    out,
                );
            }
            None => {}
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
    pub name: String,
    /// The property `born`.
    ///
    /// Set by the server alone.
    #[serde(default, deserialize_with = "ct::some", skip_serializing_if = "ct::is_none")]
    pub born: Option<::chrono::DateTime<::chrono::Utc>>,
}
ct::object!(Base);
impl Base {
    /// A value with the required fields.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: Into::into(name),
            born: None,
        }
    }
}
impl Base {
    fn check_name(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::min_length(value, 1, at, out);
        ct::check::max_length(value, 20, at, out);
    }
}
impl ct::Validate for Base {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        Self::check_name(&self.name, &at.field("name"), out);
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::required_with::<
            String,
            _,
        >(object, "name", at, out, Self::check_name);
        ct::inspect::optional::<
            ::chrono::DateTime<::chrono::Utc>,
        >(object, "born", at, out);
    }
}
/// The schema `Cat`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct Cat {
    /// What it is called.
    ///
    /// 1 to 20 characters.
    pub name: String,
    /// The property `born`.
    ///
    /// Set by the server alone.
    #[serde(default, deserialize_with = "ct::some", skip_serializing_if = "ct::is_none")]
    pub born: Option<::chrono::DateTime<::chrono::Utc>>,
    /// The property `kind`.
    pub kind: String,
    /// The property `lives`.
    ///
    /// From 0 to 9; Default: `9`.
    #[serde(default, deserialize_with = "ct::some", skip_serializing_if = "ct::is_none")]
    pub lives: Option<i64>,
}
ct::object!(Cat);
impl Cat {
    /// A value with the required fields.
    #[must_use]
    pub fn new(name: impl Into<String>, kind: impl Into<String>) -> Self {
        Self {
            name: Into::into(name),
            born: None,
            kind: Into::into(kind),
            lives: None,
        }
    }
    /// The value of `lives`, or its default, `9`.
    #[must_use]
    pub fn lives_or_default(&self) -> i64 {
        self.lives.unwrap_or(9)
    }
}
impl Cat {
    fn check_name(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::min_length(value, 1, at, out);
        ct::check::max_length(value, 20, at, out);
    }
    fn check_lives(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::minimum(*value, 0, at, out);
        ct::check::maximum(*value, 9, at, out);
    }
}
impl ct::Validate for Cat {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        Self::check_name(&self.name, &at.field("name"), out);
        if let Some(value) = &self.lives {
            Self::check_lives(value, &at.field("lives"), out);
        }
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::required_with::<
            String,
            _,
        >(object, "name", at, out, Self::check_name);
        ct::inspect::optional::<
            ::chrono::DateTime<::chrono::Utc>,
        >(object, "born", at, out);
        ct::inspect::required::<String>(object, "kind", at, out);
        ct::inspect::optional_with::<
            i64,
            _,
        >(object, "lives", at, out, Self::check_lives);
    }
}
/// The schema `Dog`.
#[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct Dog {
    /// The property `tricks`.
    ///
    /// At most 3 items; No item twice.
    #[serde(default, deserialize_with = "ct::some", skip_serializing_if = "ct::is_none")]
    pub tricks: Option<Vec<String>>,
    /// The property `weight`.
    ///
    /// More than 0; A multiple of 0.5.
    #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
    pub weight: ct::Nullable<f64>,
}
ct::object!(Dog);
impl Dog {
    /// A value without any field.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
impl Dog {
    fn check_tricks(value: &[String], at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::max_items(value, 3, at, out);
        ct::check::unique_items(value, at, out);
        ct::check::each(
            value,
            at,
            out,
            |value, at, out| {
                ct::check::pattern(value, &PATTERN_2, at, out);
            },
        );
    }
    fn check_weight(value: &f64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::exclusive_minimum(*value, 0f64, at, out);
        ct::check::multiple_of(*value, 0.5f64, at, out);
    }
}
impl ct::Validate for Dog {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        if let Some(value) = &self.tricks {
            Self::check_tricks(value, &at.field("tricks"), out);
        }
        if let ct::Nullable::Value(value) = &self.weight {
            Self::check_weight(value, &at.field("weight"), out);
        }
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::optional_with::<
            Vec<String>,
            _,
        >(object, "tricks", at, out, Self::check_tricks);
        ct::inspect::free_with::<f64, _>(object, "weight", at, out, Self::check_weight);
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
    Unknown2(String),
}
ct::text_enum! {
    Size { Small = "small", Large = "LARGE", Plus1 = "+1", Minus1 = "-1", Type = "type",
    Unknown = "Unknown", } else Unknown2
}
/// The schema `Tag`.
///
/// Pattern: `^[a-z]+$`.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(transparent)]
pub struct Tag(pub ::std::string::String);
ct::word!(Tag(String));
impl ct::Validate for Tag {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let value = &self.0;
        ct::check::pattern(value, &PATTERN_1, at, out);
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::inspect::value_with::<
            String,
        >(
            value,
            at,
            out,
            |value, at, out| {
                ct::check::pattern(value, &PATTERN_1, at, out);
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
    #[serde(deserialize_with = "ct::de::required_nullable")]
    pub next: Option<Box<Node>>,
    /// The property `children`.
    #[serde(default, deserialize_with = "ct::some", skip_serializing_if = "ct::is_none")]
    pub children: Option<Vec<Node>>,
}
ct::object!(Node);
impl Node {
    /// A value with the required fields.
    #[must_use]
    pub fn new(value: Tag, next: Option<Node>) -> Self {
        Self {
            value,
            next: next.map(Box::new),
            children: None,
        }
    }
}
impl ct::Validate for Node {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::field(&self.value, "value", at, out);
        ct::check::field(&self.next, "next", at, out);
        ct::check::field(&self.children, "children", at, out);
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::required::<Tag>(object, "value", at, out);
        ct::inspect::nullable::<Node>(object, "next", at, out);
        ct::inspect::optional::<Vec<Node>>(object, "children", at, out);
    }
}
/// The schema `Measure`.
#[derive(Debug, Clone, PartialEq)]
pub enum Measure {
    /// An alternative of `Measure`.
    Integer(i64),
    /// An alternative of `Measure`.
    String(String),
    /// An alternative of `Measure`.
    Dog(Dog),
}
ct::forms! {
    Measure { Dog(Dog), }
}
ct::union! {
    Measure { Integer(i64), String(String), Dog(Dog), }
}
impl ct::Validate for Measure {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        match self {
            Self::Integer(value) => {
                ct::check::minimum(*value, 0, at, out);
            }
            Self::String(value) => {
                ct::check::max_length(value, 4, at, out);
            }
            Self::Dog(value) => {
                ct::Validate::validate_at(value, at, out);
            }
        }
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::inspect::any_variant(
            value,
            &[
                |value, at, out| {
                    ct::inspect::value_with::<
                        i64,
                    >(
                        value,
                        at,
                        out,
                        |value, at, out| {
                            ct::check::minimum(*value, 0, at, out);
                        },
                    );
                },
                |value, at, out| {
                    ct::inspect::value_with::<
                        String,
                    >(
                        value,
                        at,
                        out,
                        |value, at, out| {
                            ct::check::max_length(value, 4, at, out);
                        },
                    );
                },
                |value, at, out| {
                    <Dog as ct::Validate>::inspect(value, at, out);
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
pub struct Labels(pub ::std::collections::BTreeMap<String, String>);
ct::newtype!(Labels(::std::collections::BTreeMap < String, String >));
impl ct::Validate for Labels {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let value = &self.0;
        ct::check::max_properties(value.len(), 2, at, out);
        ct::check::each_value(
            value,
            at,
            out,
            |value, at, out| {
                ct::check::max_length(value, 3, at, out);
            },
        );
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::inspect::value_with::<
            ::std::collections::BTreeMap<String, String>,
        >(
            value,
            at,
            out,
            |value, at, out| {
                ct::check::max_properties(value.len(), 2, at, out);
                ct::check::each_value(
                    value,
                    at,
                    out,
                    |value, at, out| {
                        ct::check::max_length(value, 3, at, out);
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
    #[serde(rename = "self")]
    #[serde(default, deserialize_with = "ct::some", skip_serializing_if = "ct::is_none")]
    pub self_: Option<bool>,
    /// The property `crate`.
    #[serde(rename = "crate")]
    #[serde(default, deserialize_with = "ct::some", skip_serializing_if = "ct::is_none")]
    pub crate_: Option<i32>,
    /// The property `fooBar`.
    #[serde(rename = "fooBar")]
    #[serde(default, deserialize_with = "ct::some", skip_serializing_if = "ct::is_none")]
    pub foo_bar: Option<String>,
    /// The property `foo_bar`.
    ///
    /// Default: `"x"`.
    #[serde(rename = "foo_bar")]
    #[serde(default, skip_serializing_if = "ct::Nullable::is_absent")]
    pub foo_bar_2: ct::Nullable<String>,
    /// The property `size`.
    ///
    /// Default: `"small"`.
    #[serde(default, deserialize_with = "ct::some", skip_serializing_if = "ct::is_none")]
    pub size: Option<Size>,
    /// The property `inner`.
    #[serde(default, deserialize_with = "ct::some", skip_serializing_if = "ct::is_none")]
    pub inner: Option<OrderInner>,
    /// The property `anything`.
    #[serde(default, deserialize_with = "ct::some", skip_serializing_if = "ct::is_none")]
    pub anything: Option<::serde_json::Value>,
    /// The property `meta`.
    #[serde(default, deserialize_with = "ct::some", skip_serializing_if = "ct::is_none")]
    pub meta: Option<::serde_json::Map<String, ::serde_json::Value>>,
    /// Further properties, by name.
    #[serde(flatten)]
    pub additional: ::std::collections::BTreeMap<String, i64>,
}
ct::object!(Order);
impl Order {
    /// A value with the required fields.
    #[must_use]
    pub fn new(id: ::uuid::Uuid, r#type: Size) -> Self {
        Self {
            id,
            r#type,
            self_: None,
            crate_: None,
            foo_bar: None,
            foo_bar_2: ct::Nullable::Absent,
            size: None,
            inner: None,
            anything: None,
            meta: None,
            additional: Default::default(),
        }
    }
    /// The value of `self`, or its default, `true`.
    #[must_use]
    pub fn self_or_default(&self) -> bool {
        self.self_.unwrap_or(true)
    }
    /// The value of `foo_bar`, or its default, `"x"`; `None` when it is null.
    #[must_use]
    pub fn foo_bar_2_or_default(&self) -> Option<String> {
        match &self.foo_bar_2 {
            ct::Nullable::Absent => Some(String::from("x")),
            ct::Nullable::Null => None,
            ct::Nullable::Value(value) => Some(Clone::clone(value)),
        }
    }
    /// The value of `size`, or its default, `"small"`.
    #[must_use]
    pub fn size_or_default(&self) -> Size {
        self.size.clone().unwrap_or(Size::Small)
    }
}
impl Order {
    fn check_crate(value: &i32, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::one_of(value, &[1, 2], at, out);
    }
    fn check_foo_bar(value: &str, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::format(value, "uri", at, out);
    }
    fn check_additional(value: &i64, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::minimum(*value, 1, at, out);
    }
}
impl ct::Validate for Order {
    fn validate_at(&self, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        ct::check::field(&self.r#type, "type", at, out);
        if let Some(value) = &self.crate_ {
            Self::check_crate(value, &at.field("crate"), out);
        }
        if let Some(value) = &self.foo_bar {
            Self::check_foo_bar(value, &at.field("fooBar"), out);
        }
        ct::check::field(&self.size, "size", at, out);
        ct::check::field(&self.inner, "inner", at, out);
        ct::check::each_value(
            &self.additional,
            at,
            out,
            |value, at, out| {
                Self::check_additional(value, at, out);
            },
        );
        ct::check::min_properties(
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
        ct::check::rule(
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
        ct::check::rule(
            [(self.foo_bar.is_some()) && (!self.foo_bar_2.is_absent())].contains(&false),
            "not",
            "must not satisfy this: `fooBar` is present and `foo_bar` is present",
            at,
            out,
        );
    }
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::required::<::uuid::Uuid>(object, "id", at, out);
        ct::inspect::required::<Size>(object, "type", at, out);
        ct::inspect::optional::<bool>(object, "self", at, out);
        ct::inspect::optional_with::<
            i32,
            _,
        >(object, "crate", at, out, Self::check_crate);
        ct::inspect::optional_with::<
            String,
            _,
        >(object, "fooBar", at, out, Self::check_foo_bar);
        ct::inspect::free::<String>(object, "foo_bar", at, out);
        ct::inspect::optional::<Size>(object, "size", at, out);
        ct::inspect::optional::<OrderInner>(object, "inner", at, out);
        ct::inspect::free::<::serde_json::Value>(object, "anything", at, out);
        ct::inspect::optional::<
            ::serde_json::Map<String, ::serde_json::Value>,
        >(object, "meta", at, out);
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
                ct::inspect::value_with::<
                    i64,
                >(value, &at.field(name), out, Self::check_additional);
            }
        }
        ct::check::min_properties(object.len(), 3, at, out);
        {
            const RULE: ct::check::Rule = ct::check::Rule::Any(
                &[
                    ct::check::Rule::Present("inner"),
                    ct::check::Rule::Values("size", &["small"]),
                ],
            );
            ct::check::rule(
                RULE.holds(object),
                "any_of",
                "must satisfy one of these: `inner` is present; or `size` is absent or small",
                at,
                out,
            );
        }
        {
            const RULE: ct::check::Rule = ct::check::Rule::Not(
                &ct::check::Rule::All(
                    &[
                        ct::check::Rule::Present("fooBar"),
                        ct::check::Rule::Present("foo_bar"),
                    ],
                ),
            );
            ct::check::rule(
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
#[derive(Debug, Clone, Default, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(remote = "Self")]
pub struct OrderInner {
    /// The property `deep`.
    #[serde(default, deserialize_with = "ct::some", skip_serializing_if = "ct::is_none")]
    pub deep: Option<::chrono::NaiveDate>,
}
ct::object!(OrderInner);
impl OrderInner {
    /// A value without any field.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}
impl ct::Validate for OrderInner {
    fn validate_at(&self, _at: &ct::Pointer<'_>, _out: &mut ct::Violations) {}
    fn inspect(value: &ct::Json, at: &ct::Pointer<'_>, out: &mut ct::Violations) {
        let Some(object) = ct::inspect::object(value, at, out) else {
            return;
        };
        ct::inspect::optional::<::chrono::NaiveDate>(object, "deep", at, out);
    }
}
static PATTERN_1: ct::check::Pattern = ct::check::Pattern::new("^[a-z]+$", "^[a-z]+$");
static PATTERN_2: ct::check::Pattern = ct::check::Pattern::new(
    "^\\w+$",
    "^[A-Za-z0-9_]+$",
);
